"""Why something is not allowed, with the clause that says so."""

from typing import Final

from tapete.core.refusal import Refusal

NOT_YOUR_TURN: Final = Refusal("KF-turn-04", "No es tu turno.", "It is not your turn.")
NOT_IN_HAND: Final = Refusal(
    "KF-main-01",
    "Solo puedes jugar o descartar cartas de tu mano.",
    "You may only play or discard cards from your hand.",
)
NOT_MAIN_STEP: Final = Refusal(
    "KF-turn-02",
    "Las cartas se juegan, descartan y usan en el paso 3.",
    "Cards are played, discarded and used in step 3.",
)
OFF_HOUSE: Final = Refusal("KF-main-04", "La carta no es de la casa activa.", "The card does not belong to the active house.")
OFF_HOUSE_DISCARD: Final = Refusal(
    "KF-discard-04",
    "No puedes descartar cartas de una casa inactiva.",
    "You cannot discard cards of an inactive house.",
)
FIRST_TURN: Final = Refusal(
    "KF-firstturn-01",
    "En su primer turno, quien empieza solo juega o descarta una carta de la mano.",
    "On their first turn the starting player plays or discards a single card from hand.",
)
CARD_FORBIDS: Final = Refusal("KF-golden-01", "Un efecto en vigor lo impide.", "An effect in force forbids it.")
REQUIREMENT: Final = Refusal(
    "KF-play-06",
    "No se cumple lo que la carta exige para jugarse.",
    "What the card requires in order to be played is not met.",
)
USE_REQUIREMENT: Final = Refusal(
    "KF-golden-01",
    "No se cumple lo que la carta exige para usarse.",
    "What the card requires in order to be used is not met.",
)
CANNOT_PAY: Final = Refusal(
    "KF-ifyoudo-01", "No tienes el Æmbar que hay que pagar.", "You do not have the Æmber that must be paid."
)
ALPHA_LATE: Final = Refusal(
    "KF-alpha-01",
    "Una carta Alfa solo se juega si aún no has jugado, usado ni descartado nada en este paso.",
    "An Alpha card can only be played before anything else is played, used or discarded in this step.",
)
SIX_TIMES: Final = Refusal(
    "KF-six-01",
    "Ya has jugado o usado seis veces cartas con ese nombre este turno.",
    "You have already played or used cards of that name six times this turn.",
)
NO_HOST: Final = Refusal(
    "KF-upgrade-05",
    "No hay ninguna criatura a la que unir la mejora.",
    "There is no creature to attach the upgrade to.",
)
NOT_IN_PLAY: Final = Refusal("KF-cardab-02", "La carta no está en juego.", "The card is not in play.")
NOT_CONTROLLED: Final = Refusal("KF-ability-07", "Solo puedes usar cartas que controlas.", "You can only use cards you control.")
NOT_READY: Final = Refusal("KF-state-03", "La carta está agotada.", "The card is exhausted.")
IS_STUNNED: Final = Refusal(
    "KF-stun-02",
    "La criatura está aturdida: usarla solo retira el aturdimiento.",
    "The creature is stunned: using it only removes the stun.",
)
NOT_STUNNED: Final = Refusal("KF-stun-03", "La criatura no está aturdida.", "The creature is not stunned.")
IS_ENRAGED: Final = Refusal(
    "KF-enrage-01",
    "La criatura está enfurecida y debe luchar si puede.",
    "The creature is enraged and must fight if able.",
)
NO_SUCH_ABILITY: Final = Refusal("KF-useart-08", "La carta no tiene esa habilidad.", "The card has no such ability.")
NO_SUCH_WAY: Final = Refusal("KF-usecr-01", "La criatura no tiene esa habilidad.", "The creature has no such ability.")
ARTIFACTS_DO_NOT: Final = Refusal("KF-useart-07", "Los artefactos no cosechan ni luchan.", "Artifacts never reap or fight.")
UPGRADES_NOT_USED: Final = Refusal("KF-upgrade-06", "Una mejora no se usa por sí sola.", "An upgrade is never used on its own.")
NOBODY_TO_FIGHT: Final = Refusal(
    "KF-fight-05", "No hay ninguna criatura enemiga a la que atacar.", "There is no enemy creature to attack."
)
NOT_AN_ENEMY: Final = Refusal("KF-fight-07", "Solo se ataca a criaturas enemigas.", "Only enemy creatures can be attacked.")
TAUNT_SHIELDS: Final = Refusal(
    "KF-taunt-01", "Una criatura adyacente con Provocar impide atacarla.", "A neighbor with Taunt keeps it from being attacked."
)
BAD_HOUSE: Final = Refusal(
    "KF-house-06",
    "Esa casa no está en tu carta de identidad ni en una carta que controles.",
    "That house is neither on your identity card nor on a card you control.",
)
NO_HOUSE: Final = Refusal("KF-house-08", "Debes elegir una casa.", "You must choose a house.")
MUST_HOUSE: Final = Refusal("KF-house-09", "Un efecto te obliga a elegir otra casa.", "An effect makes you choose another house.")
CANNOT_HOUSE: Final = Refusal(
    "KF-cannot-01", "Un efecto te impide elegir esa casa.", "An effect keeps you from choosing that house."
)
INSIDE_THE_LINE: Final = Refusal(
    "KF-creature-03",
    "Una criatura solo entra por un extremo de la línea.",
    "A creature only enters at an end of the line.",
)
ALREADY_FORGED: Final = Refusal("KF-forge-03", "Esa llave ya está forjada.", "That key is already forged.")
NOT_A_HOST: Final = Refusal(
    "KF-upgrade-01", "Una mejora se une a una criatura en juego.", "An upgrade is attached to a creature in play."
)
ALL_OR_NONE: Final = Refusal(
    "KF-archive-03",
    "De los archivos se toman todas las cartas o ninguna.",
    "All the cards of the archives are taken, or none.",
)
DECK_IS_CHOSEN: Final = Refusal(
    "KF-overview-03", "El mazo se elige antes de empezar.", "The deck is chosen before the game begins."
)
ONE_MULLIGAN: Final = Refusal("KF-mulligan-02", "La mano solo se cambia una vez.", "A hand is only changed once.")
UNFINISHED: Final = Refusal(
    "KF-ability-09",
    "Antes hay que terminar de resolver lo que está en curso.",
    "What is being resolved has to be finished first.",
)
IS_TAGGED: Final = Refusal(
    "KF-destroy-09",
    "La carta ya está marcada para su destrucción.",
    "The card is already tagged for destruction.",
)
NOT_DESCRIBED: Final = Refusal(
    "KF-ability-08",
    "La carta no es de las que la habilidad describe.",
    "The card is not one that the ability describes.",
)
NOT_THAT_WAY: Final = Refusal(
    "KF-ability-08",
    "El efecto no deja usar la carta de ese modo.",
    "The effect does not let the card be used like that.",
)
NOT_HIGHER: Final = Refusal(
    "KF-bidding-01", "Cada puja debe superar a la anterior.", "Each bid must be higher than the one before."
)
NOT_A_BID: Final = Refusal(
    "KF-bidding-01", "Una puja es un número de cadenas, cero o más.", "A bid is a number of chains, zero or more."
)
ABOVE_THE_TRACKER: Final = Refusal("KF-chains-08", "El marcador de cadenas termina en 24.", "The chain tracker ends at 24.")
BIDDING_OVER: Final = Refusal("KF-bidding-01", "No hay ninguna puja en curso.", "There is no bidding under way.")
