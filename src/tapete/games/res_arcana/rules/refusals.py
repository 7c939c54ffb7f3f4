"""Why something is not allowed, with the clause that says so."""

from tapete.core.refusal import Refusal

NOT_IN_HAND = Refusal("RA-action-05", "Solo se ponen en juego artefactos de tu mano.", "Only artifacts from your hand are placed.")
CANNOT_PAY = Refusal("RA-cost-04", "No puedes pagar todo el coste.", "You cannot pay the whole cost.")
NOT_AVAILABLE = Refusal("RA-action-10", "Ese monumento o lugar no está disponible.", "That monument or place is not available.")
NOT_YOURS = Refusal("RA-action-15", "Solo puedes usar tus componentes.", "You can only use your own components.")
IS_TURNED = Refusal("RA-effect-05", "El componente está girado.", "The component is turned.")
NOT_TURNED = Refusal("RA-note-10", "Ese efecto solo se usa mientras está girado.", "That effect is only used while it is turned.")
RESTING = Refusal(
    "RA-pass-06",
    "Un objeto recién tomado no se usa hasta la próxima ronda.",
    "An item just taken is not used until the next round.",
)
NO_SUCH_POWER = Refusal("RA-icon-07", "El componente no tiene ese efecto.", "The component has no such effect.")
NOTHING_TO_TURN = Refusal(
    "RA-icon-01", "No tienes el dragón o la criatura que hay que girar.", "You have no such Dragon or Creature to turn."
)
NOTHING_TO_DESTROY = Refusal("RA-gloss-07", "No tienes el artefacto que hay que destruir.", "You have no such artifact to destroy.")
NOTHING_TO_DISCARD = Refusal("RA-effect-12", "No tienes cartas en la mano que descartar.", "You have no card in hand to discard.")
NOTHING_TO_PLACE = Refusal(
    "RA-effect-28", "No hay ninguna carta válida que puedas pagar.", "There is no valid card that you can pay for."
)
NOTHING_TO_STRAIGHTEN = Refusal("RA-effect-32", "No hay nada girado que enderezar.", "There is nothing turned to straighten.")
NOT_ON_IT = Refusal(
    "RA-cost-05", "No hay bastantes esencias sobre el componente.", "There are not enough essences on the component."
)
NOT_YOUR_TURN = Refusal("RA-action-01", "Ahora no es momento de hacer una acción.", "This is not the moment to take an action.")
SAME_ITEM = Refusal(
    "RA-pass-05", "Debes tomar un objeto distinto del que tienes.", "You must take a different item from the one you hold."
)
NOT_NOW = Refusal("RA-react-01", "Una reacción solo responde a su condición.", "A reaction only answers its condition.")
CANNOT_REACT = Refusal("RA-react-03", "No puedes pagar el coste de esa reacción.", "You cannot pay the cost of that reaction.")
ITEM_TAKEN = Refusal("RA-pass-05", "Ese objeto mágico no está en las existencias.", "That magic item is not in the supply.")
MUST_ANSWER = Refusal(
    "RA-action-01", "Antes hay que terminar la acción en curso.", "The action under way has to be finished first."
)
NOT_TO_LOSE = Refusal(
    "RA-life-03",
    "Solo puedes perder esencias de otros tipos que tengas.",
    "You can only lose essences of other types that you have.",
)
DISCARD_FOR = Refusal(
    "RA-action-11",
    "Se descarta por 1 de Oro o por 2 esencias que no sean Oro.",
    "A discard gives 1 Gold or 2 essences other than Gold.",
)
NO_MIX = Refusal("RA-effect-11", "Esa esencia está excluida.", "That essence is excluded.")
BAD_DISCOUNT = Refusal("RA-cost-12", "El descuento no puede quitar esa esencia.", "The discount cannot remove that essence.")
