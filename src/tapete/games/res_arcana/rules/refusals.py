"""Why something is not allowed, with the clause that says so."""

from typing import Final

from tapete.core.refusal import Refusal

NOT_IN_HAND: Final = Refusal(
    "RA-action-05", "Solo se ponen en juego artefactos de tu mano.", "Only artifacts from your hand are placed."
)
NOT_FROM_HAND: Final = Refusal(
    "RA-action-11", "Solo se descartan artefactos de tu mano.", "Only artifacts from your hand are discarded."
)
CANNOT_PAY: Final = Refusal("RA-cost-04", "No puedes pagar todo el coste.", "You cannot pay the whole cost.")
NOT_TO_CLAIM: Final = Refusal(
    "RA-action-06",
    "Solo se reclaman los monumentos y lugares de poder del centro.",
    "Only monuments and places of power in the centre are claimed.",
)
CLAIMED: Final = Refusal("RA-action-10", "Ya lo ha reclamado alguien.", "Somebody has already claimed it.")
NO_MONUMENTS: Final = Refusal("RA-action-10", "No quedan monumentos en el mazo.", "There are no monuments left in the deck.")
NOT_SHOWN: Final = Refusal(
    "RA-action-08",
    "Se reclama un monumento visible o, sin verlo, el de encima del mazo.",
    "A face-up monument is claimed or, unseen, the one on top of the deck.",
)
OTHER_SIDE: Final = Refusal(
    "RA-setup-02",
    "Esa cara de la loseta no está en esta partida.",
    "That side of the tile is not in this game.",
)
NOT_YOURS: Final = Refusal(
    "RA-action-15", "Solo puedes usar componentes tuyos que estén en juego.", "You can only use your own components in play."
)
IS_TURNED: Final = Refusal("RA-effect-05", "El componente está agotado.", "The component is turned.")
NOT_TURNED: Final = Refusal(
    "RA-note-10", "Ese efecto solo se usa mientras está agotado.", "That effect is only used while it is turned."
)
RESTING: Final = Refusal(
    "RA-pass-06",
    "Un objeto recién tomado no se usa hasta la próxima ronda.",
    "An item just taken is not used until the next round.",
)
NO_SUCH_POWER: Final = Refusal("RA-icon-07", "El componente no tiene ese efecto.", "The component has no such effect.")
NOTHING_TO_TURN: Final = Refusal(
    "RA-icon-01", "No tienes el dragón o la criatura que hay que agotar.", "You have no such Dragon or Creature to turn."
)
NOTHING_TO_DESTROY: Final = Refusal(
    "RA-gloss-07", "No tienes el artefacto que hay que destruir.", "You have no such artifact to destroy."
)
NOTHING_TO_DISCARD: Final = Refusal(
    "RA-effect-12", "No tienes cartas en la mano que descartar.", "You have no card in hand to discard."
)
NOTHING_TO_PLACE: Final = Refusal(
    "RA-effect-28", "No hay ninguna carta válida que puedas pagar.", "There is no valid card that you can pay for."
)
NOTHING_TO_STRAIGHTEN: Final = Refusal(
    "RA-effect-32", "No tienes nada agotado que preparar.", "There is nothing turned to straighten."
)
NOT_ON_IT: Final = Refusal(
    "RA-note-05", "No hay bastantes esencias sobre el componente.", "There are not enough essences on the component."
)
NOT_YOUR_TURN: Final = Refusal(
    "RA-action-01", "Ahora no es momento de hacer una acción.", "This is not the moment to take an action."
)
STILL_COLLECTING: Final = Refusal("RA-round-01", "Antes de las acciones se recolecta.", "Collecting comes before the actions.")
STILL_SETTING_UP: Final = Refusal("RA-setup-19", "La partida aún se está preparando.", "The game is still being set up.")
SAME_ITEM: Final = Refusal(
    "RA-pass-05", "Debes tomar un objeto distinto del que tienes.", "You must take a different item from the one you hold."
)
NOT_NOW: Final = Refusal("RA-react-01", "Una reacción solo responde a su condición.", "A reaction only answers its condition.")
CANNOT_REACT: Final = Refusal(
    "RA-react-03", "No puedes pagar el coste de esa reacción.", "You cannot pay the cost of that reaction."
)
ITEM_TAKEN: Final = Refusal("RA-pass-05", "Ese objeto mágico no está en la reserva.", "That magic item is not in the supply.")
ITEM_CHOSEN: Final = Refusal("RA-setup-18", "Ese objeto mágico ya lo ha elegido otro.", "Somebody else has chosen that magic item.")
NOT_YOUR_MAGE: Final = Refusal(
    "RA-setup-13", "Se elige uno de los dos magos recibidos.", "One of the two mages you were dealt is chosen."
)
NOT_IN_PACK: Final = Refusal("RA-draft-02", "Esa carta no está en tu lote.", "That card is not in your pack.")
NOT_ON_OFFER: Final = Refusal("RA-match-06", "Ese artefacto no está en la oferta.", "That artifact is not on offer.")
MUST_ANSWER: Final = Refusal(
    "RA-action-01", "Antes hay que terminar la acción en curso.", "The action under way has to be finished first."
)
NOT_TO_LOSE: Final = Refusal(
    "RA-life-03",
    "Solo puedes perder esencias de otros tipos que tengas.",
    "You can only lose essences of other types that you have.",
)
DISCARD_FOR: Final = Refusal(
    "RA-action-11",
    "Se descarta por 1 de Oro o por 2 esencias que no sean Oro.",
    "A discard gives 1 Gold or 2 essences other than Gold.",
)
EXCLUDED: Final = Refusal("RA-effect-11", "Esa esencia está excluida.", "That essence is excluded.")
NOT_COLLECTED: Final = Refusal("RA-collect-07", "Esa esencia está excluida.", "That essence is excluded.")
NOT_OF_THESE: Final = Refusal("RA-collect-05", "Se recibe una de las esencias indicadas.", "One of the essences named is gained.")
NOT_FOR_COST: Final = Refusal("RA-effect-24", "Ese efecto no da esa esencia.", "That effect does not give that essence.")
NOT_ANOTHER: Final = Refusal(
    "RA-effect-20", "Las esencias se cambian por otra distinta.", "The essences are changed into another one."
)
NEVER_GOLD: Final = Refusal("RA-comp-15", "Ese efecto nunca da Oro.", "That effect never gives Gold.")
NOT_HELD: Final = Refusal("RA-cost-01", "No tienes esa esencia en tu reserva.", "You have none of that essence in your pool.")
NOT_THAT_MANY: Final = Refusal(
    "RA-effect-27", "No tienes tantas esencias de ese tipo.", "You do not have that many of that essence."
)
NOT_TO_PUT: Final = Refusal("RA-note-11", "Se pone 1 de Calma, Vida u Oro.", "1 Calm, Life or Gold is put.")
NOT_TO_PUT_ON: Final = Refusal("RA-note-11", "Se pone sobre uno de tus componentes.", "It is put on one of your components.")
NEEDED: Final = Refusal(
    "RA-effect-28",
    "Esa esencia hace falta para la carta que vas a poner en juego.",
    "That essence is needed for the card that you are about to place.",
)
NOT_IN_COST: Final = Refusal("RA-cost-11", "Esa esencia no está en el coste.", "That essence is not in the cost.")
NEVER_OFF_GOLD: Final = Refusal("RA-cost-12", "Ese descuento no quita Oro.", "That discount does not remove Gold.")
NOT_TO_TURN: Final = Refusal(
    "RA-icon-01",
    "Hay que agotar un dragón o una criatura preparados y tuyos, como pide el coste.",
    "The cost asks to turn a straight Dragon or Creature of yours.",
)
NOT_TO_DESTROY: Final = Refusal(
    "RA-gloss-07", "Se destruye un artefacto tuyo que esté en juego.", "An artifact of yours that is in play is destroyed."
)
NOT_ITSELF: Final = Refusal("RA-note-09", "Tiene que ser otro artefacto.", "It has to be another artifact.")
NOT_TO_DISCARD: Final = Refusal("RA-effect-12", "Se descarta una carta de tu mano.", "A card from your hand is discarded.")
NOT_A_CREATURE: Final = Refusal("RA-effect-19", "Solo se prepara una criatura.", "Only a Creature is straightened.")
NOT_TO_STRAIGHTEN: Final = Refusal(
    "RA-effect-26", "Solo se preparan componentes tuyos.", "Only your own components are straightened."
)
IS_STRAIGHT: Final = Refusal("RA-effect-32", "Ese componente no está agotado.", "That component is not turned.")
NOT_A_RIVAL: Final = Refusal("RA-effect-22", "Se elige a uno de los rivales.", "One of the rivals is chosen.")
NOT_COLLECTING: Final = Refusal(
    "RA-collect-08",
    "Las esencias se retiran de los componentes propios y solo al recolectar.",
    "Essences are taken off one’s own components, and only in the Collect step.",
)
DECIDED: Final = Refusal(
    "RA-collect-19",
    "Lo que se deja sobre un componente ya no se retira hasta la próxima ronda.",
    "What is left on a component is not taken off before the next round.",
)
NOTHING_ON_IT: Final = Refusal("RA-collect-08", "No hay esencias sobre ese componente.", "There are no essences on that component.")
ONE_BY_ONE: Final = Refusal(
    "RA-collect-09",
    "Se decide componente a componente, y ese viene después.",
    "Components are decided on one by one, and that one comes later.",
)
