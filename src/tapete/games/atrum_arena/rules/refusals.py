"""Why something is not allowed, with the clause that says so."""

from typing import Final

from tapete.core.refusal import Refusal

NOT_YOURS: Final = Refusal(
    "AA-pow-01", "Solo lanzas Poderes de tus Reptantes.", "You only launch Powers of your Reptantes in play."
)
NO_SUCH_POWER: Final = Refusal("AA-comp-02", "Ese Reptante no tiene ese Poder.", "That Reptante has no such Power.")
IS_EXHAUSTED: Final = Refusal("AA-ann-03", "El Reptante está Agotado.", "The Reptante is Exhausted.")
EXHAUSTED_FOR_GOOD: Final = Refusal("AA-cost-03", "Un Reptante Agotado no lanza nada.", "An Exhausted Reptante launches nothing.")
COMMITTED: Final = Refusal(
    "AA-ann-04", "El Reptante ya se Agotará por otro Poder de la cadena.", "The Reptante will already Exhaust for another Power."
)
NOT_ENOUGH_MINIONS: Final = Refusal(
    "AA-ann-07",
    "No tienes bastantes Esbirros Preparados y sin comprometer en tu Altar.",
    "You lack Ready and uncommitted minions in your Altar.",
)
NO_DISCARD: Final = Refusal(
    "AA-ann-09", "No tienes en la mano el Esbirro que pide el descarte.", "The minion for the discard is not in your hand."
)
NO_COMPANION: Final = Refusal(
    "AA-ann-19",
    "La Sombra necesita otro Esbirro principal sin comprometer.",
    "The Shadow needs another uncommitted minion of a main type.",
)
TWO_SHADOWS: Final = Refusal("AA-shadow-11", "Dos Sombras no sirven de descarte.", "Two Shadows do not serve as the discard.")
WRONG_DISCARD: Final = Refusal(
    "AA-cost-04", "El descarte ha de ser del tipo que pide el Poder.", "The discard must be of its type."
)
DISCARD_COMMITTED: Final = Refusal("AA-ann-10", "Ese Esbirro ya está reservado.", "That minion is already reserved.")
NO_TOKEN: Final = Refusal("AA-type-03", "No has elegido ese tipo para un descarte.", "You chose no such type for a discard.")
ATTACK_AS_ANSWER: Final = Refusal(
    "AA-atkc-02", "Un Ataque nunca se anuncia como respuesta.", "An Attack is never announced in response."
)
ATTACK_ONLY_IN_MAIN: Final = Refusal(
    "AA-turn-17", "Un Ataque solo se anuncia en tu fase Principal.", "An Attack is announced only in your own Main phase."
)
ATTACK_ONLY_IN_DEVELOPMENT: Final = Refusal(
    "AA-flow-08",
    "Un Ataque solo se anuncia en el desarrollo de la fase Principal.",
    "An Attack is announced only in the development of the Main phase.",
)
DEFENSE_NEEDS_ATTACK: Final = Refusal(
    "AA-pow-06",
    "Una Defensa solo responde a un Ataque, en turno ajeno.",
    "A Defense only answers an Attack, in another's turn.",
)
NO_DEFENSE: Final = Refusal(
    "AA-card-05", "El texto de ese Ataque no admite Defensas.", "By its text, no Defense answers that Attack."
)
SECOND_DEFENSE: Final = Refusal(
    "AA-pow-07", "Ya se anunció una Defensa contra ese Ataque.", "A Defense was already announced against that Attack."
)
NOT_NOW: Final = Refusal(
    "AA-pow-13",
    "Fuera de turno, en esta parte solo se responde.",
    "Out of turn, in this part you may only respond.",
)
NOTHING_TO_ANNUL: Final = Refusal("AA-key-06", "No hay un Poder previo que Anular.", "There is no earlier Power to annul.")
NOT_ANNULLABLE: Final = Refusal(
    "AA-key-01",
    "Solo se Anula el último Poder anunciado, si el texto lo permite.",
    "Only the Power announced last is annulled, if the text allows it.",
)
NOTHING_TO_REINFORCE: Final = Refusal(
    "AA-atkc-07", "No hay en la cadena un Poder que Reforzar.", "The chain holds no Power to Reinforce."
)
NOTHING_TO_PREVENT: Final = Refusal("AA-atkc-19", "No hay daño anunciado que prevenir.", "There is no announced damage to prevent.")
NO_TARGET: Final = Refusal("AA-target-02", "No hay un objetivo válido.", "There is no valid target.")
AT_ZERO: Final = Refusal(
    "AA-goal-07",
    "Quien está en 0 de resistencia no puede ser objetivo de daño ni disminución.",
    "A player at 0 resistance cannot be the target of damage or decrease.",
)
NOT_AN_OPPONENT: Final = Refusal("AA-multi-05", "El objetivo ha de ser un oponente en juego.", "The target must be an opponent.")
NOT_A_FRIEND: Final = Refusal(
    "AA-multi-07", "Solo se aplica a ti o a alguien de tu grupo.", "It applies only to you or to a member of your group."
)
CONDITION: Final = Refusal("AA-launch-11", "No se cumple la condición del Poder.", "The Power's condition is not met.")
SPENT_ON_COST: Final = Refusal(
    "AA-ann-02",
    "Pagado así, no quedaría en tu Altar lo que su efecto necesita.",
    "Paid like this, your Altar would not keep what its effect needs.",
)
NOTHING_TO_EXPLOIT: Final = Refusal(
    "AA-err-15",
    "Pagado así, no quedaría en tu Altar el Esbirro que ha de Explotar después.",
    "Paid like this, your Altar would not keep the minion it must Exploit afterwards.",
)
NOTHING_TO_COPY: Final = Refusal("AA-key-13", "No hay un Poder que puedas copiar ahora.", "There is no Power you could copy now.")
COPIED_LOST: Final = Refusal(
    "AA-key-17", "El Reptante copiado ya no cumple lo exigido.", "The copied Reptante no longer qualifies."
)
GONE: Final = Refusal("AA-gap-08", "El Reptante del Poder fue eliminado.", "The Power's Reptante was eliminated.")
TARGET_LOST: Final = Refusal("AA-launch-10", "El objetivo ya no es válido.", "The target is no longer valid.")
CANNOT_PAY: Final = Refusal("AA-launch-09", "Ya no puede pagarse.", "It can no longer be paid.")
TYPE_CHANGED: Final = Refusal("AA-type-06", "Su nuevo tipo no puede lanzarse ahora.", "Its new type cannot be launched now.")
PLACED_ALREADY: Final = Refusal(
    "AA-turn-15", "Ya colocaste un Esbirro en este turno.", "You have already placed a minion this turn."
)
PLACE_ONLY_IN_MAIN: Final = Refusal(
    "AA-flow-08", "El Esbirro se coloca en el desarrollo de la fase Principal.", "The minion is placed in the Main phase."
)
PLACE_IN_CHAIN: Final = Refusal(
    "AA-altar-02",
    "Con una cadena abierta no se coloca nada: espera a que se resuelva.",
    "Nothing is placed while a chain is open: wait until it is resolved.",
)
NOT_IN_HAND: Final = Refusal("AA-turn-15", "Solo se coloca un Esbirro de tu mano.", "Only a minion of your hand is placed.")
NO_EXPLOIT: Final = Refusal(
    "AA-cost-08", "Un Poder de coste 0 no se paga con Esbirros.", "A cost 0 Power is not paid with minions."
)
ONLY_EXPLOITING: Final = Refusal("AA-act-13", "El texto pide pagar su coste Explotando.", "Its text asks to pay by Exploiting.")
KEEP_FIVE: Final = Refusal("AA-turn-19", "Descarta hasta quedarte con 5.", "Discard down to 5.")
ALIKE: Final = Refusal(
    "AA-comp-07",
    "Hay otro igual entre las opciones: da lo mismo cuál.",
    "Another one just like it is among the options: it makes no difference which.",
)
NEEDED: Final = Refusal(
    "AA-ann-21",
    "Ese Esbirro lo necesita el propio efecto: no puede pagar.",
    "The effect itself needs that minion: it cannot pay.",
)
OTHERS_MINION: Final = Refusal(
    "AA-act-14", "Los Esbirros ajenos solo se Explotan por un efecto.", "Others' minions are only Exploited by an effect."
)
EXHAUSTED_MINION: Final = Refusal("AA-act-16", "Un Esbirro Agotado no paga costes.", "An Exhausted minion pays no cost.")
TEAMMATES_MINION: Final = Refusal("AA-multi-14", "No se paga con el Altar de otro.", "Nobody pays with another's Altar.")
RESOLVING: Final = Refusal("AA-launch-02", "Mientras se resuelve no se anuncia.", "Nothing is announced while effects resolve.")
DISCARD_FIRST: Final = Refusal("AA-flow-17", "Antes has de descartar hasta quedarte con 5.", "First you must discard down to 5.")
ELIMINATE_OWN: Final = Refusal(
    "AA-goal-04", "Eliminas a uno de tus Reptantes en juego.", "You eliminate one of your Reptantes in play."
)
ELIMINATE_FIRST: Final = Refusal("AA-goal-04", "Antes has de eliminar a un Reptante.", "First you must eliminate a Reptante.")
FIRST_TAKES_SECONDS: Final = Refusal(
    "AA-trn-07", "Quien empieza aparta a uno de los 5 de su oponente.", "Who begins sets aside one of the opponent's five."
)
SECOND_TAKES_FIRSTS: Final = Refusal(
    "AA-trn-08",
    "El segundo aparta a uno de los 5 de quien empieza.",
    "The second player sets aside one of the five of who begins.",
)
EACH_TAKES_OWN: Final = Refusal("AA-trn-09", "Ahora apartas a uno de los tuyos.", "Now you set aside one of your own.")
NOT_IN_TEXT: Final = Refusal(
    "AA-target-01", "El efecto del Poder no deja elegir esto.", "The effect of the Power does not let this be chosen."
)
TEAMS_FIRST: Final = Refusal("AA-trn-13", "Antes de jugar se forman los equipos.", "The teams are formed before the game begins.")
FINAL: Final = Refusal(
    "AA-ann-12", "Un Poder anunciado no se retira ni se cambia.", "An announced Power is not withdrawn or changed."
)
