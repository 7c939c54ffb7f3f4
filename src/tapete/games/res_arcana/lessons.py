"""Res Arcana explained at the table: keywords, what a newcomer is told at each question, and the clause behind each event."""

from __future__ import annotations

from typing import Final

from tapete.core.language import Words
from tapete.core.layout import Keyword

KEYWORDS: Final[tuple[Keyword, ...]] = (
    Keyword(
        "collect",
        Words("Recolectar", "Collect"),
        Words(
            "Al empezar cada ronda, el componente da estas esencias a su dueño.",
            "As each round begins, the component gives these essences to its owner.",
        ),
        "RA-collect-02",
    ),
    Keyword(
        "turn",
        Words("Agotar", "Turn"),
        Words(
            "El componente se gira para pagar; agotado, sus efectos no se usan hasta que se prepare.",
            "Paid by turning the component; a turned one cannot use its effects until it is straightened.",
        ),
        "RA-effect-04",
    ),
    Keyword(
        "straighten",
        Words("Preparar", "Straighten"),
        Words("El componente agotado se endereza y vuelve a poder usarse.", "A turned component can be used again."),
        "RA-gloss-17",
    ),
    Keyword(
        "reaction",
        Words("Reacción", "Reaction"),
        Words(
            "Se usa fuera de turno y sin gastar acción, cuando pasa lo que dice.",
            "Used out of turn and without an action, when what it names happens.",
        ),
        "RA-react-01",
    ),
    Keyword(
        "life_loss",
        Words("Pérdida de Vida", "Life loss"),
        Words(
            "Cada rival que no ha pasado pierde Vida; por cada una que le falte, pierde 2 esencias de otros tipos.",
            "Each rival who has not passed loses Life; for each one missing, 2 essences of other types.",
        ),
        "RA-life-01",
    ),
    Keyword(
        "discount",
        Words("Descuento", "Discount"),
        Words(
            "Pones en juego esas cartas con menos esencias, aunque el componente esté agotado.",
            "You place those cards for fewer essences, even while the component is turned.",
        ),
        "RA-gloss-06",
    ),
    Keyword(
        "dragon",
        Words("Dragón", "Dragon"),
        Words(
            "Un tipo de artefacto: hace perder Vida a los rivales, y algunas cartas lo abaratan.",
            "A type of artifact: it makes rivals lose Life, and some cards make it cheaper.",
        ),
        "RA-gloss-05",
    ),
    Keyword(
        "creature",
        Words("Criatura", "Creature"),
        Words("Un tipo de artefacto que otras cartas usan o cuentan.", "A type of artifact that other cards use or count."),
        "RA-gloss-05",
    ),
    Keyword(
        "destroy",
        Words("Destruir", "Destroy"),
        Words(
            "El artefacto en juego va a los descartes, y lo que tenía encima se pierde.",
            "The artifact in play goes to the discards, and what lay on it is lost.",
        ),
        "RA-gloss-07",
    ),
    Keyword(
        "scores",
        Words("Puntúa esencias", "Scores essences"),
        Words("Cada esencia de su tipo que esté encima vale 1 punto.", "Each essence of its type lying on it is worth 1 point."),
        "RA-effect-09",
    ),
    Keyword(
        "claim",
        Words("Reclamar", "Claim"),
        Words(
            "Pagas su coste y te llevas del centro el lugar o el monumento: ya es solo tuyo.",
            "Pay its cost and take the place or monument from the centre: it is yours alone.",
        ),
        "RA-action-06",
    ),
    Keyword(
        "swap",
        Words("Cambio al pasar", "Swapped on passing"),
        Words(
            "Cada vez que pases lo cambias por otro objeto mágico de la reserva.",
            "Each time you pass you swap it for another magic item of the supply.",
        ),
        "RA-pass-05",
    ),
)

NOTHING_LEFT: Final = Words(
    "No puedes hacer ninguna acción más: pasa. Cambiarás de objeto y robarás una carta.",
    "There is no action left to you: pass. You swap your item and draw a card.",
)
ABOUT: Final = Words(
    "Un mago, ocho artefactos y cinco esencias: llega a diez puntos antes que nadie.",
    "A mage, eight artifacts and five essences: get to ten points before anybody else.",
)
GUIDE: Final = {
    "mage": Words(
        "Elige tu mago: estará contigo toda la partida. Mira qué esencias da y cuáles piden tus cartas.",
        "Choose your mage: it stays with you all game. See which essences it gives and which your cards ask for.",
    ),
    "item": Words(
        "Elige un objeto mágico. Lo usarás esta ronda y lo cambiarás por otro cuando pases.",
        "Choose a magic item. You use it this round and swap it for another when you pass.",
    ),
    "pick": Words(
        "Quédate con la carta que mejor se lleve con las que ya tienes; las demás pasan al vecino.",
        "Keep the card that goes best with those you have; the others go to your neighbour.",
    ),
    "first": Words(
        "Decide quién empieza la próxima partida. Empezar deja elegir antes los lugares.",
        "Decide who starts the next game. Starting lets you claim places earlier.",
    ),
    "collect": Words(
        "De cada componente puedes llevarte todo lo que tiene encima o dejarlo. Sobre un lugar de poder, lo que dejas sigue dando "
        "puntos.",
        "You may take everything that lies on a component, or leave it. On a place of power, what you leave keeps scoring.",
    ),
    "curse": Words(
        "La forja cobra su precio: paga 1 de Muerte o agótala y no la usarás esta ronda.",
        "The forge takes its price: pay 1 Death, or turn it and do without it this round.",
    ),
    "gain": Words(
        "Recibes esencias y eliges cuáles. Piensa qué te falta para tu próxima carta.",
        "You gain essences of your choice. Think of what you lack for your next card.",
    ),
    "put": Words(
        "Elige qué esencia queda sobre el componente; la recogerás en otra ronda.",
        "Choose which essence stays on the component; you can collect it in another round.",
    ),
    "pay": Words(
        "Elige con qué pagas la parte libre del coste: suelta lo que menos necesites.",
        "Choose what pays the free part of the cost: give what you need least.",
    ),
    "discount": Words(
        "Un descuento te ahorra una esencia: quita la que más te cueste conseguir.",
        "A discount saves you one essence: drop the one that is hardest to get.",
    ),
    "x": Words(
        "Puedes cambiar tantas esencias iguales como quieras: cuantas más, más recibes.",
        "You may change as many identical essences as you like: the more, the more you get.",
    ),
    "main": Words(
        "Haz una acción: poner una carta de tu mano, reclamar un lugar o monumento, descartar una carta por esencias o usar "
        "un efecto. Lo que brilla es posible. Se gana con 10 puntos.",
        "Take one action: place a card from hand, claim a place or monument, discard a card for essences, or use an effect. "
        "What glows is possible. 10 points win.",
    ),
    "reactions": Words(
        "Te hacen perder Vida. Si tienes una reacción, puedes ignorarlo.",
        "You are made to lose Life. With a reaction you may ignore it.",
    ),
    "lose": Words(
        "No te queda Vida: por cada una que falte pierdes 2 esencias de otros tipos. Elige las que menos te duelan.",
        "You have no Life left: for each one missing you lose 2 other essences. Choose those that hurt least.",
    ),
    "rival": Words(
        "Elige a qué rival te refieres: mira cuánto tiene cada uno.", "Choose which rival is meant: see how much each of them has."
    ),
    "choose": Words("Elige una carta de las que brillan.", "Choose one of the cards that glow."),
    "place": Words(
        "Este efecto pone una carta en juego más barata: elige la que más te ahorre.",
        "This effect places a card for less: choose the one that saves you most.",
    ),
    "look": Words(
        "Mira las tres primeras cartas de un mazo y déjalas en el orden que quieras.",
        "Look at the top three cards of a deck and leave them in the order you like.",
    ),
    "order": Words(
        "Ponlas en orden: la primera que elijas será la próxima en salir.",
        "Put them in order: the first you choose will come next.",
    ),
    "check": Words(
        "Se cuentan los puntos. Si puedes sumar alguno con una reacción, este es el momento.",
        "Points are counted. If a reaction can add some, this is the moment.",
    ),
}

# the clause that each event of the log follows
CLAUSES: Final = {
    "gained": "RA-collect-02",
    "paid": "RA-cost-01",
    "put": "RA-effect-08",
    "taken": "RA-collect-10",
    "removed": "RA-note-05",
    "turned": "RA-gloss-01",
    "straightened": "RA-gloss-17",
    "drawn": "RA-pass-09",
    "placed": "RA-action-05",
    "claimed": "RA-action-06",
    "destroyed": "RA-gloss-07",
    "discarded": "RA-action-11",
    "used": "RA-action-15",
    "passed": "RA-pass-01",
    "exchanged": "RA-pass-05",
    "lost": "RA-life-02",
    "ignored": "RA-life-06",
    "checked": "RA-victory-01",
    "bonus": "RA-note-20",
    "round_begins": "RA-round-01",
    "looks": "RA-comp-10",
    "revealed": "RA-setup-13",
    "won": "RA-victory-02",
    "token": "RA-pass-03",
    "renewed": "RA-effect-15",
    "reacted": "RA-react-01",
    "answered": "RA-life-07",
    "unharmed": "RA-life-03",
    "chose_item": "RA-setup-18",
    "uncovered": "RA-action-09",
    "counts": "RA-effect-22",
    "scored": "RA-victory-01",
    "tied": "RA-victory-03",
    "shared": "RA-victory-04",
    "readied": "RA-victory-06",
    "next_game": "RA-match-04",
    "starts": "RA-match-05",
    "picked": "RA-match-06",
    "match_won": "RA-match-12",
    "match_drawn": "RA-match-10",
}

# ---------------------------------------------------------------------------------------------------------------- counted

# What of a match is worth counting for each player once it is over, the weightiest first.
COUNTED: Final = {
    "gained": Words("Esencias recibidas", "Essences gained"),
    "paid": Words("Esencias pagadas", "Essences paid"),
    "lost": Words("Esencias perdidas", "Essences lost"),
    "placed": Words("Artefactos puestos en juego", "Artifacts placed"),
    "claimed": Words("Lugares y monumentos reclamados", "Places and monuments claimed"),
    "used": Words("Efectos usados", "Effects used"),
    "destroyed": Words("Artefactos destruidos", "Artifacts destroyed"),
    "discarded": Words("Cartas descartadas", "Cards discarded"),
    "drawn": Words("Cartas robadas", "Cards drawn"),
}
