"""Why something is not allowed, each with the clause that forbids it."""

from __future__ import annotations

from typing import Final

from tapete.core.refusal import Refusal

NOT_IN_HAND: Final = Refusal("ML-play-04", "Solo se juega desde la mano.", "Cards are only played from hand.")
FORBIDDEN: Final = Refusal("ML-play-04", "Un efecto impide jugar esa carta.", "An effect forbids playing that card.")
BLOCK_COST: Final = Refusal("ML-play-20", "No puedes pagar ese bloqueo de más.", "You cannot pay for that extra block.")
USE_PLACE: Final = Refusal("ML-use-01", "Esa habilidad no se usa desde ahí.", "That ability is not used from there.")
ONE_GOLD: Final = Refusal("ML-vig-02", "Ya has bajado el Oro de este turno.", "You have already put down this turn’s Oro.")
GOLD_FIRST: Final = Refusal(
    "ML-vig-03", "El Oro debe ser lo primero de la Vigilia.", "The Oro must be the first thing in the Vigil."
)
NO_DROP: Final = Refusal("ML-put-04", "Ahora no se pueden bajar Oros.", "No Oros may be put down now.")
GOLD_IN_VIGIL: Final = Refusal("ML-vig-02", "El Oro se baja en tu propia Vigilia.", "The Oro is put down in your own Vigil.")
ONLY_VIGIL: Final = Refusal(
    "ML-vig-05",
    "Aliados, Armas y Tótems solo se juegan en tu Vigilia.",
    "Allies, Weapons and Totems are only played in your Vigil.",
)
TALISMAN_TIME: Final = Refusal(
    "ML-tal-08", "Los Talismanes se juegan en tu Vigilia o en la Guerra.", "Talismans are played in your Vigil or in the War."
)
ONLY_RESPONSE: Final = Refusal("ML-tal-09", "Esa carta solo responde a su suceso.", "That card only responds to its own event.")
NOT_A_RESPONSE: Final = Refusal(
    "ML-resp-05", "Esa carta no responde a lo que está ocurriendo.", "That card does not respond to what is going on."
)
ONE_RESPONSE: Final = Refusal("ML-resp-19", "Ya has respondido a esto.", "You have already responded to this.")
ONE_CANCEL: Final = Refusal(
    "ML-use-09", "Ya se ha intentado cancelar esa habilidad.", "There has already been an attempt to cancel that ability."
)
ONE_ANNULMENT: Final = Refusal("ML-play-12", "Solo cabe una anulación por jugador.", "Each player gets a single annulment.")
ANNULMENTS_OVER: Final = Refusal(
    "ML-play-14", "Las anulaciones ya han pasado: ahora se responde.", "The annulments are over: now is the time for responses."
)
GOLD_NOT_ANNULLED: Final = Refusal("ML-ann-06", "Los Oros no se anulan.", "Oros cannot be annulled.")
CONDITION: Final = Refusal("ML-play-05", "No se cumple la condición de la carta.", "The card’s condition is not met.")
NO_TARGET: Final = Refusal("ML-tal-02", "No hay objetivos válidos.", "There is no valid target.")
TOO_FEW_TO_DISCARD: Final = Refusal(
    "ML-abil-04", "No hay en la mano cartas suficientes que descartar.", "The hand does not hold enough cards to discard."
)
NO_BEARER: Final = Refusal("ML-weap-02", "Ningún Aliado puede portarla.", "No Ally can carry it.")
ON_WHOM: Final = Refusal(
    "ML-weap-02", "Un Arma se juega sobre un Aliado: di sobre cuál.", "A Weapon is played on an Ally: say on which."
)
ALREADY_ARMED: Final = Refusal("ML-weap-04", "Ese Aliado ya lleva un Arma.", "That Ally already carries a Weapon.")
WRONG_BEARER: Final = Refusal(
    "ML-weap-05", "Ese Aliado no cumple lo que pide el Arma.", "That Ally is not what the Weapon asks for."
)
TOO_DEAR: Final = Refusal("ML-play-20", "No puedes pagar el coste entero.", "You cannot pay the whole cost.")
TOLL: Final = Refusal("ML-put-03", "No puedes cumplir lo que pide para entrar.", "You cannot do what it asks in order to enter.")

FROM_THE_RESERVE: Final = Refusal("ML-gold-14", "Se paga con Oros de tu Reserva.", "Payment is made with Oros of your Reserve.")
LIKE_ANOTHER: Final = Refusal(
    "ML-gold-14", "Da igual cuál de los Oros iguales: elige el primero.", "Any of these equal Oros will do: choose the first."
)
NOT_FOR_THIS: Final = Refusal("ML-golden-05", "Ese Oro no paga esto.", "That Oro does not pay for this.")

NOT_YOURS: Final = Refusal(
    "ML-use-01", "Esa carta no está en juego bajo tu control.", "That card is not in play under your control."
)
NO_ABILITY: Final = Refusal("ML-use-01", "Esa carta no tiene esa habilidad.", "That card does not have that ability.")
LOST_ABILITY: Final = Refusal("ML-lose-04", "Esa carta ha perdido su habilidad.", "That card has lost its ability.")
KEPT_FROM_USE: Final = Refusal("ML-use-01", "Un efecto impide usar esa habilidad.", "An effect keeps that ability from being used.")
USE_TIME: Final = Refusal("ML-act-02", "Esa habilidad no se usa en este momento.", "That ability is not used at this time.")
USED_UP: Final = Refusal(
    "ML-act-10", "Ya la has usado este turno cuanto permite.", "You have used it this turn as often as it allows."
)
USE_CONDITION: Final = Refusal("ML-use-02", "No se cumple la condición de la habilidad.", "The ability’s condition is not met.")
USE_TARGET: Final = Refusal("ML-tgt-08", "La habilidad no tiene objetivos válidos.", "The ability has no valid target.")
USE_COST: Final = Refusal("ML-abil-05", "No puedes pagar el coste de la habilidad.", "You cannot pay the ability’s cost.")
USE_GOLD: Final = Refusal("ML-gold-15", "No tienes Oros para esa habilidad.", "You do not have the Oros for that ability.")

NOT_IN_DEFENCE: Final = Refusal("ML-bat-05", "Se ataca desde la Línea de Defensa.", "Attackers come from the Defence Line.")
NOT_SETTLED: Final = Refusal(
    "ML-ally-09", "Ese Aliado no ha pasado por tu Agrupación.", "That Ally has not gone through your Grouping."
)
MAY_NOT_ATTACK: Final = Refusal("ML-blk-08", "Un efecto le impide atacar.", "An effect keeps it from attacking.")
NO_ATTACK_ON: Final = Refusal("ML-affect-07", "Ese jugador no puede ser atacado.", "That player cannot be attacked.")
MUST_ATTACK: Final = Refusal(
    "ML-golden-05",
    "Hay un Aliado que debe atacar: declara también su ataque.",
    "There is an Ally that must attack: declare its attack too.",
)
COMPANY: Final = Refusal("ML-golden-05", "Ese Aliado no ataca sin compañía.", "That Ally does not attack without company.")
ATTACK_COST: Final = Refusal("ML-golden-05", "No puedes pagar lo que cuesta que ataque.", "You cannot pay what its attack costs.")
NOT_ATTACKING: Final = Refusal("ML-blk-01", "Eso no es un atacante.", "That is not an attacker.")
TAKEN_ATTACKER: Final = Refusal("ML-blk-04", "Ese atacante ya está bloqueado.", "That attacker is already blocked.")
ONE_BLOCK: Final = Refusal("ML-blk-03", "Ese Aliado ya bloquea a otro.", "That Ally already blocks another.")
BLOCK_LINE: Final = Refusal(
    "ML-blk-06", "Solo bloquea quien está en la Línea de Defensa.", "Only an Ally in the Defence Line blocks."
)
ATTACKERS_STAY: Final = Refusal("ML-zone-09", "En la Línea de Ataque no se bloquea.", "An Ally in the Attack Line cannot block.")
UNBLOCKABLE: Final = Refusal("ML-blk-10", "Ese atacante es imbloqueable.", "That attacker is unblockable.")
MAY_NOT_BLOCK: Final = Refusal("ML-blk-08", "Un efecto le impide bloquear.", "An effect keeps it from blocking.")
NOT_BY_IT: Final = Refusal("ML-golden-05", "Ese Aliado no puede bloquear a ese atacante.", "That Ally cannot block that attacker.")
EXHAUSTED: Final = Refusal("ML-blk-15", "La suma superaría su Fuerza.", "The total would exceed its Strength.")
MUST_BLOCK: Final = Refusal(
    "ML-blk-05",
    "Hay un atacante que debe ser bloqueado: asígnale un bloqueador.",
    "There is an attacker that must be blocked: assign it a blocker.",
)
ALL_GROUPED: Final = Refusal("ML-grp-05", "Se agrupa todo o nada.", "Everything is grouped or nothing.")
TRIM_FROM_HAND: Final = Refusal("ML-end-07", "Se descarta de la mano.", "The discard is from the hand.")
NO_BATTLE: Final = Refusal("ML-bat-04", "Ya no es momento de declarar ataques.", "This is no time to declare attacks.")
NOT_DESCRIBED: Final = Refusal("ML-tgt-08", "Esa carta no es un objetivo válido.", "That card is not a valid target.")
OTHER_TARGETS: Final = Refusal("ML-tgt-14", "Ya es un objetivo: elige otra carta.", "It is a target already: choose another card.")
NOT_ARRIVING: Final = Refusal(
    "ML-zone-15", "Se ordenan las cartas que llegan a la vez.", "Only the cards that arrive at once are put in order."
)
EMPTY_HAND: Final = Refusal("ML-setup-03", "No queda mano que cambiar.", "There is no hand left to change.")
WHOLE_HAND: Final = Refusal("ML-setup-03", "Se cambia la mano entera.", "The whole hand is changed.")
KEEP_ONLY: Final = Refusal("ML-setup-03", "La mano solo se cambia al empezar.", "The hand is only changed at the start.")
NO_GROUPING_NOW: Final = Refusal("ML-grp-09", "Eso espera a tu próxima Agrupación.", "That waits for your next Grouping.")
