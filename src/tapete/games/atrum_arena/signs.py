"""The symbols of Atrum Arena's Powers: Esbirros by their types, places, and what is done with them."""

from __future__ import annotations

from typing import Final

from tapete.core.language import Words
from tapete.core.symbols import UP_TO, Sign, by_id
from tapete.games.atrum_arena.kinds import (
    ANY_TYPE,
    ATTACK,
    DEFENSE,
    ESBIRRO_NAMES,
    EXHAUSTED,
    KIND_NAMES,
    OF_ANYONE,
    OF_VICTIM,
    OWN,
    READY,
    TACTICAL,
)

HARM: Final = "#d33a3a"
GOOD: Final = "#5fae6a"
PLAIN: Final = "#8f8f9a"
PLACE: Final = "#b8a98a"

TYPE_SIGNS: Final = {
    1: Sign("beast", ESBIRRO_NAMES[1], "♞", "wolf-head", "#8c5bb5"),
    2: Sign("fallen", ESBIRRO_NAMES[2], "♜", "broken-shield", "#c2473d"),
    4: Sign("skeleton", ESBIRRO_NAMES[4], "☠", "skeleton", "#d1a63c"),
    8: Sign("golem", ESBIRRO_NAMES[8], "⬢", "rock-golem", "#3f82c0"),
    16: Sign("zombie", ESBIRRO_NAMES[16], "☣", "shambling-zombie", "#4f9a50"),
    32: Sign("shadow", ESBIRRO_NAMES[32], "◐", "two-shadows", "#5b5a6b"),
    ANY_TYPE: Sign("minion", Words("Esbirro", "minion"), "●", "evil-minion", PLAIN),
}
KIND_SIGNS: Final = {
    ATTACK: Sign("attack", KIND_NAMES[ATTACK], "⚔", "crossed-swords", "#d0603a"),
    DEFENSE: Sign("defense", KIND_NAMES[DEFENSE], "◈", "checked-shield", "#6f8fb0"),
    TACTICAL: Sign("tactical", KIND_NAMES[TACTICAL], "♘", "chess-knight", "#8fae5a"),
}
RIVAL: Final = Sign(
    "rival", Words("un oponente, el mismo en todo el Poder", "an opponent, the same one throughout the Power"), "☹", "person", HARM
)
ALTAR: Final = Sign("own_altar", Words("tu Altar", "your Altar"), "⊓", "stone-stack", PLACE)
RIVALS_ALTAR: Final = Sign("rivals_altar", Words("el Altar de ese oponente", "that opponent's Altar"), "☹⊓", "stone-pile", HARM)
ANY_ALTAR: Final = Sign("any_altar", Words("el Altar de un participante", "a player's Altar"), "◌⊓", "stone-block", PLAIN)
ALTARS: Final = {OF_VICTIM: RIVALS_ALTAR, OWN: ALTAR, OF_ANYONE: ANY_ALTAR}
HAND: Final = Sign("own_hand", Words("tu mano", "your hand"), "✋", "poker-hand", PLACE)
RIVALS_HAND: Final = Sign("rivals_hand", Words("la mano de ese oponente", "that opponent's hand"), "☹✋", "card-discard", HARM)
PIT: Final = Sign("pit", Words("la Fosa", "the Pit"), "▽", "hole", PLACE)
TOP: Final = Sign("top", Words("el tope de la Fosa", "the top of the Pit"), "▼", "hole-ladder", PLACE)
DUMP: Final = Sign("dump", Words("el Vertedero", "the Dump"), "♺", "trash-can", PLACE)

DAMAGE: Final = Sign("damage", Words("Daño", "Damage"), "✶", "bleeding-wound", HARM)
PREVENT: Final = Sign("prevent", Words("previene daño de", "prevents damage from"), "⛨", "shield-reflect", "#6f8fb0")
REINFORCE: Final = Sign("reinforce", Words("Refuerza", "Reinforces"), "⇑", "upgrade", GOOD)
RESISTANCE: Final = Sign("resistance", Words("Resistencia", "Resistance"), "♥", "heart-beats", HARM)
ANNUL: Final = Sign("annul", Words("Anula", "annul"), "⊘", "cancel", HARM)
ANNOUNCED: Final = Sign("announced", Words("un Poder anunciado", "an announced Power"), "◎", "megaphone", PLAIN)
LAST: Final = Sign("last", Words("el último Poder anunciado", "the Power announced last"), "◎‹", "speaker", PLAIN)
RIVALS: Final = Sign("of_a_rival", Words("si es de un oponente", "if it is an opponent's"), "☹?", "angry-eyes", HARM)
NEUTRAL: Final = Sign("neutral", Words("si su descarte es «Cualquiera»", "if its discard is “Any”"), "●?", "card-random", PLAIN)
EXPLOIT: Final = Sign("exploit", Words("Explota", "Exploit"), "✖", "broken-bone", HARM)
TAKE_BACK: Final = Sign(
    "take_back", Words("vuelve a la mano de quien lo tiene", "goes back to its player's hand"), "↩", "return-arrow", PLAIN
)
EXHAUST: Final = Sign("exhaust", Words("Agota", "Exhaust"), "↷", "clockwise-rotation", PLAIN)
MAKE_READY: Final = Sign("make_ready", Words("Prepara", "ready"), "↶", "anticlockwise-rotation", GOOD)
STATES: Final = {
    READY: Sign("ready", Words("Preparado", "Ready"), "↑", "arrow-flights", GOOD),
    EXHAUSTED: Sign("exhausted", Words("Agotado", "Exhausted"), "↓", "sleepy", PLAIN),
}
DRAW: Final = Sign("draw", Words("roba Esbirros", "draw minions"), "▯", "card-draw", GOOD)
SEARCH: Final = Sign("search", Words("busca", "search"), "⌕", "magnifying-glass", PLAIN)
SHUFFLE: Final = Sign("shuffle", Words("baraja", "shuffle"), "⟳", "card-exchange", PLAIN)
SHOW: Final = Sign("show", Words("muestra", "show"), "☀", "sun", PLAIN)
LOOK: Final = Sign("look", Words("mira", "look at"), "👁", "eyeball", "#5fa7c7")
REVEALED: Final = Sign("revealed", Words("mostrado así", "shown this way"), "◉", "eye-target", PLAIN)
REST: Final = Sign("rest", Words("los demás mostrados", "the rest of those shown"), "⋯", "stack", PLAIN)
DISCARD: Final = Sign("discard", Words("descarta", "discard"), "⌫", "card-burn", HARM)
RANDOM: Final = Sign("random", Words("al azar", "at random"), "⚄", "perspective-dice-six-faces-random", PLAIN)
DONE: Final = Sign("done", Words("los del paso anterior", "those of the step before"), "✓", "check-mark", PLAIN)
THIS_TURN: Final = Sign("this_turn", Words("en este turno", "this turn"), "⏳", "hourglass", PLAIN)
A_TYPE: Final = Sign(
    "a_type", Words("un tipo de Esbirro que eliges", "a type of minion that you choose"), "◇", "cut-diamond", PLAIN
)
WARD: Final = Sign(
    "ward", Words("ningún Poder de un oponente te afecta", "no opponent's Power affects you"), "⛨☹", "magic-shield", GOOD
)
AS_DISCARD: Final = Sign(
    "as_discard",
    Words("Esbirro que descartas para lanzar un Poder", "minion you discard to launch a Power"),
    "●▾",
    "card-pickup",
    PLAIN,
)
OF_ATTACK: Final = Sign(
    "of_attack",
    Words("el Esbirro descartado para ese Ataque", "the minion discarded for that Attack"),
    "●⚔",
    "sword-brandish",
    PLAIN,
)
REINFORCED: Final = Sign(
    "reinforced",
    Words("has Reforzado un Poder en este turno", "you have Reinforced a Power this turn"),
    "⇑✓",
    "armor-upgrade",
    GOOD,
)
REPTANTE: Final = Sign("reptante", Words("un Reptante", "a Reptante"), "♟", "half-body-crawling", PLAIN)
ANOTHER: Final = Sign("another", Words("otro Reptante", "another Reptante"), "♟♟", "half-body-crawling", PLAIN)
ANOTHER_OWN: Final = Sign("another_own", Words("otro Reptante tuyo", "another of your Reptantes"), "♟♥", "half-body-crawling", GOOD)
COPY: Final = Sign(
    "copy", Words("copia el tipo y el efecto de un Poder de", "copy the type and effect of a Power of"), "⧉", "mirror-mirror", PLAIN
)
LOST: Final = Sign("lost", Words("cada Reptante tuyo eliminado", "each of your eliminated Reptantes"), "♟✝", "tombstone", PLAIN)
BEHIND: Final = Sign(
    "behind",
    Words("un oponente tiene más Reptantes que tú", "an opponent has more Reptantes than you"),
    "♟<",
    "life-in-the-balance",
    GOOD,
)
DIFFERENT: Final = Sign("different", Words("tipos distintos", "different types"), "≢", "rolling-dices", PLAIN)
PIERCING: Final = Sign("piercing", Words("no admite Defensas", "admits no Defenses"), "⛨̸", "pierced-body", HARM)
SLEEP: Final = Sign(
    "sleeps",
    Words(
        "este Reptante no se Prepara en su próxima fase de Preparar, salvo que se pague Explotando",
        "this Reptante is not readied in its next Ready phase, unless paid by Exploiting",
    ),
    "☾",
    "sleepy",
    "#7f8fb5",
)
TIRELESS: Final = Sign(
    "tireless", Words("lanzarlo no Agota a este Reptante", "launching it does not Exhaust this Reptante"), "≠↷", "sprint", GOOD
)
BY_EXPLOITING: Final = Sign(
    "by_exploiting", Words("su coste se paga Explotando", "its cost is paid by Exploiting"), "¤✖", "price-tag", HARM
)
SIGNS: Final = by_id(
    (
        *TYPE_SIGNS.values(), *KIND_SIGNS.values(), RIVAL, ALTAR, RIVALS_ALTAR, ANY_ALTAR, HAND, RIVALS_HAND, PIT, TOP, DUMP,
        DAMAGE, PREVENT, REINFORCE, RESISTANCE, ANNUL, ANNOUNCED, LAST, RIVALS, NEUTRAL, EXPLOIT, TAKE_BACK, EXHAUST, MAKE_READY,
        *STATES.values(), DRAW, SEARCH, SHUFFLE, SHOW, LOOK, REVEALED, REST, DISCARD, RANDOM, DONE, THIS_TURN, A_TYPE, WARD,
        AS_DISCARD, OF_ATTACK, REINFORCED, REPTANTE, ANOTHER, ANOTHER_OWN, COPY, SLEEP, TIRELESS, BY_EXPLOITING,
        LOST, BEHIND, DIFFERENT, PIERCING,
    )
)  # fmt: skip


def minions(number: int | str, type: int = ANY_TYPE, state: int = -1, up_to: bool = False) -> str:
    """So many Esbirros of a type."""
    said = f"{STATES[state].mark} " if state in STATES else ""
    return f"{UP_TO if up_to else ''}{number} {said}{TYPE_SIGNS[type].mark}"
