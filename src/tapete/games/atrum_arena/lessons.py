"""Atrum Arena explained at the table: keywords, what a newcomer is told at each question, and the clause behind each event."""

from __future__ import annotations

from typing import Final

from tapete.core.language import Words
from tapete.core.layout import Keyword

KEYWORDS: Final[tuple[Keyword, ...]] = (
    Keyword(
        "attack",
        Words("Ataque", "Attack"),
        Words(
            "Solo en tu fase Principal y con la cadena vacía: daña a un oponente.",
            "Only in your Main phase with no chain open: it damages an opponent.",
        ),
        "AA-turn-17",
    ),
    Keyword(
        "defense",
        Words("Defensa", "Defense"),
        Words(
            "Responde a un Ataque en el turno de otro; solo cabe una por Ataque.",
            "Answers an Attack in another’s turn; only one for each Attack.",
        ),
        "AA-pow-06",
    ),
    Keyword(
        "tactical",
        Words("Táctico", "Tactical"),
        Words(
            "Se anuncia en tu turno o en el ajeno, y también como respuesta.",
            "Announced in your turn or in others’, and also as a response.",
        ),
        "AA-pow-11",
    ),
    Keyword(
        "copy",
        Words("Copiar", "Copy"),
        Words(
            "Tiene el tipo y el efecto del Poder que copia; solo se usa cuando aquel se podría usar.",
            "It has the type and effect of the Power it copies, and is used only when that one could be.",
        ),
        "AA-key-12",
    ),
    Keyword(
        "unique",
        Words("Poder único ★", "Unique Power ★"),
        Words("Existe con un solo coste.", "It exists at a single cost."),
        "AA-card-04",
    ),
    Keyword(
        "reinforce",
        Words("Reforzar", "Reinforce"),
        Words(
            "Suma al daño de un Ataque anunciado o a lo que previene una Defensa anunciada.",
            "Adds to an announced Attack’s damage or to what an announced Defense prevents.",
        ),
        "AA-atkc-06",
    ),
    Keyword(
        "annul",
        Words("Anular", "Annul"),
        Words(
            "Deja sin efecto el Poder anunciado justo antes; su coste se paga igual.",
            "Voids the Power announced right before; its cost is paid all the same.",
        ),
        "AA-key-01",
    ),
    Keyword(
        "exploit",
        Words("Explotar", "Exploit"),
        Words(
            "Un Esbirro del Altar va al Vertedero. También puedes pagar así: entonces el Reptante no se Agota.",
            "A minion of an Altar goes to the Dump. You may also pay this way: then the Reptante is not Exhausted.",
        ),
        "AA-act-10",
    ),
    Keyword(
        "prevent",
        Words("Prevenir", "Prevent"),
        Words("Quita esa cantidad al daño; lo que sobra se pierde.", "Takes that much off the damage; any excess is lost."),
        "AA-pow-08",
    ),
    Keyword(
        "reveal",
        Words("Revelar", "Reveal"),
        Words(
            "Se muestran a todos Esbirros del tope de la Fosa, que luego vuelven a ella y se barajan.",
            "Minions from the top of the Pit are shown to everybody; then they go back and it is shuffled.",
        ),
        "AA-key-09",
    ),
    Keyword(
        "decrease",
        Words("Disminuir resistencia", "Decrease resistance"),
        Words("No es daño: no se puede prevenir.", "It is not damage: it cannot be prevented."),
        "AA-decr-01",
    ),
    Keyword(
        "shadow",
        Words("Sombra", "Shadow"),
        Words(
            "En un Altar es de todos los tipos que haya en él. Junto a otro Esbirro sirve de descarte para cualquier Poder.",
            "In an Altar it is of every type there. With another minion it serves as the discard of any Power.",
        ),
        "AA-shadow-04",
    ),
)
# how a power's English text speaks of some keywords
SPOKEN: Final[tuple[tuple[str, str], ...]] = (
    ("reinforce", "reinforce reinforced"),
    ("annul", "annul"),
    ("exploit", "exploit exploiting"),
    ("prevent", "prevent"),
    ("reveal", "reveal revealed"),
    ("decrease", "decrease"),
)

OUT_OF_TURN: Final = Words(
    "Aquí puedes abrir con un Poder Táctico. Si no te hace falta, pasa y sigue la fase.",
    "Here you may open with a Tactical Power. If you do not need to, pass and the phase goes on.",
)
NOTHING_NOW: Final = Words("Ahora no tienes nada que anunciar: pasa.", "You have nothing to announce now: pass.")
PLACED: Final = Words(
    "Ya has puesto tu Esbirro. Anuncia un Poder de los que brillan o termina tu fase: lo que no gastes te servirá para responder.",
    "Your minion is placed. Announce one of the Powers that glow, or end your phase: what you do not spend lets you respond.",
)
ONLY_PLACE: Final = Words(
    "Pon un Esbirro en tu Altar: con los del Altar se pagan los Poderes. Elige un tipo que tus Reptantes pidan mucho.",
    "Put a minion into your Altar: those in the Altar pay for Powers. Choose a type that your Reptantes often ask for.",
)
ABOUT: Final = Words(
    "Tres Reptantes contra tres: anuncia tus Poderes, responde a los suyos y sobrevive.",
    "Three Reptantes against three: announce your Powers, answer theirs and survive.",
)
GUIDE: Final = {
    "main": Words(
        "Pon un Esbirro en tu Altar (uno por turno: con él pagarás) y anuncia Poderes. Cada Poder Agota tantos del Altar "
        "como su coste y descarta uno de su tipo.",
        "Put a minion into your Altar (one a turn: it pays for you) and announce Powers. Each Exhausts as many of the Altar "
        "as its cost and discards one of its type.",
    ),
    "phase_start": OUT_OF_TURN,
    "part": OUT_OF_TURN,
    "chain": Words(
        "Te toca responder a lo anunciado. Una Defensa previene daño de un Ataque; lo último anunciado ocurre primero.",
        "You may answer what was announced. A Defense prevents an Attack’s damage; what was announced last happens first.",
    ),
    "announcing": Words(
        "Completa el anuncio: a quién va y qué apartas para pagarlo. Todavía no se gasta nada.",
        "Complete the announcement: whom it is aimed at and what you set aside for it. Nothing is spent yet.",
    ),
    "pay": Words(
        "Ahora se paga: elige con qué Esbirros. Cuida los del tipo que más te piden tus Poderes.",
        "Now it is paid: choose with which minions. Keep those of the types your Powers ask for most.",
    ),
    "hand_limit": Words(
        "Tu turno acaba con cinco Esbirros como mucho: descarta los que menos necesites.",
        "You end your turn with five minions at most: discard those you need least.",
    ),
    "choose": Words(
        "El Poder te deja elegir: toca una de las cartas que brillan.",
        "The Power lets you choose: pick one of the cards that glow.",
    ),
    "eliminate": Words(
        "Te has quedado sin resistencia: pierdes un Reptante. Conserva los que mejor se pagan con tu mano.",
        "Your resistance is gone: you lose a Reptante. Keep those your hand pays for best.",
    ),
    "remove": Words(
        "Antes del torneo se apartan Reptantes: quítale al oponente el que más te preocupe.",
        "Before a tournament game Reptantes are set aside: take away the opponent’s that worries you most.",
    ),
    "order": Words("Ocurren a la vez: tú decides el orden.", "They happen at once: you decide the order."),
}

# the clause that each event of the log follows
CLAUSES: Final = {
    "turn_begins": "AA-turn-01",
    "restored": "AA-goal-12",
    "readied_all": "AA-turn-05",
    "readied": "AA-act-05",
    "exhausted": "AA-act-01",
    "drawn": "AA-turn-07",
    "discarded": "AA-comp-12",
    "placed": "AA-turn-15",
    "added": "AA-altar-06",
    "exploited": "AA-act-10",
    "spilled": "AA-comp-12",
    "emboldened": "AA-card-05",
    "taken_back": "AA-pow-10",
    "buried": "AA-comp-11",
    "taken": "AA-altar-07",
    "swapped": "AA-altar-08",
    "found": "AA-search-01",
    "shown": "AA-hand-01",
    "revealed": "AA-key-09",
    "shuffled": "AA-search-01",
    "gave_back": "AA-key-10",
    "damaged": "AA-goal-09",
    "weakened": "AA-decr-01",
    "healed": "AA-goal-11",
    "eliminated": "AA-goal-04",
    "defeated": "AA-goal-03",
    "cleared": "AA-multi-10",
    "announced": "AA-ann-01",
    "launched": "AA-launch-05",
    "not_launched": "AA-launch-12",
    "annulled": "AA-key-01",
    "reinforced": "AA-atkc-06",
    "prevented": "AA-pow-05",
    "without_effect": "AA-target-03",
    "token_given": "AA-type-03",
    "token_used": "AA-type-04",
    "sleeps": "AA-err-03",
    "set_aside": "AA-trn-07",
    "won": "AA-goal-01",
    "will_exploit": "AA-ann-08",
    "copies": "AA-key-16",
    "applies": "AA-multi-07",
    "aims": "AA-target-02",
    "answers": "AA-target-02",
    "held_back": "AA-atkc-11",
    "type_given": "AA-type-01",
    "kinds_switched": "AA-type-05",
    "warded": "AA-target-03",
    "looked": "AA-target-04",
    "time_up": "AA-score-01",
    "conceded": "AA-score-06",
    "undecided": "AA-score-03",
}

# ---------------------------------------------------------------------------------------------------------------- counted

# What of a match is worth counting for each player once it is over, the weightiest first.
COUNTED: Final = {
    "eliminated": Words("Reptantes perdidos", "Reptantes lost"),
    "damaged": Words("Daño sufrido", "Damage taken"),
    "launched": Words("Poderes lanzados", "Powers launched"),
    "annulled": Words("Poderes que otros Anularon", "Powers annulled by others"),
    "placed": Words("Esbirros colocados en el Altar", "Minions put into the Altar"),
    "exploited": Words("Esbirros Explotados", "Minions Exploited"),
    "discarded": Words("Esbirros descartados", "Minions discarded"),
    "drawn": Words("Esbirros robados", "Minions drawn"),
}
