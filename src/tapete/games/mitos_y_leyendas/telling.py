"""What the log tells: who, what, to whom and how much, the cause before its effect, and nothing that another line tells already.

Spanish sentences say who acts ("Niamh anula Huang Di"), so that no participle has to agree with a card's name; Allies are
persons and take *a* ("destruye a Silver").
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, cast

from tapete.core.abilities import Ability, Constant
from tapete.core.events import Event, narrate
from tapete.core.language import EN, ES, Words, player_named, small
from tapete.core.modifiers import Lasting
from tapete.core.state import State
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.things import PURPOSE_WORDS, RACE_NAMES, THEIR_PURPOSES, other

if TYPE_CHECKING:
    from tapete.games.mitos_y_leyendas.declaration import MitosYLeyendas

Telling = Callable[[State, Event], Words | None]


def sentence(s: State, e: Event, usual: Words | None) -> Words | None:
    """The line for one event; ``usual`` is what its kind says when nothing particular is to be said."""
    telling = TELLINGS.get(e.kind)
    return usual if telling is None else telling(s, e)


def to(s: State, card: int) -> str:
    """The Spanish *a* before somebody: Allies are persons. Only for cards that everybody sees."""
    return "a " if t.printed(s, card).type == t.ALLY else ""


def player(number: int) -> Words:
    return Words(player_named(number, ES), player_named(number, EN))


# -- cards on their way


def owed(s: State, e: Event) -> Words | None:
    """Something that a player does, and the card that makes them."""
    usual = OWED[e.kind]
    if e.source < 0 or e.source == e.card:
        return usual
    return Words(f"{usual.es} (por {{source}})", f"{usual.en} (by {{source}})")


def drawn(s: State, e: Event) -> Words | None:
    """The cards of a new hand are told as one."""
    return None if e.zone == ev.NEW_HAND else owed(s, e)


def removed(s: State, e: Event) -> Words | None:
    """What becomes of a card by the doing of another one, or by itself."""
    does, goes = REMOVED[e.kind]
    if e.source < 0 or e.source == e.card:
        return goes
    return Words(f"{{source}} {does.es}", f"{{source}} {does.en}")


def destroyed(s: State, e: Event) -> Words | None:
    """In the Battle, by the doing of its own controller, or by another card."""
    a = to(s, e.card)
    if e.zone == ev.COMBAT:
        return Words(f"se destruye {a}{{card}} en la Batalla", "{card} is destroyed in the Battle")
    if e.source < 0 or e.source == e.card:
        return Words(f"se destruye {a}{{card}}", "{card} is destroyed")
    if e.zone == ev.BY_CONTROLLER:
        return Words(f"{{player}} destruye {a}{{card}} (por {{source}})", "{player} destroys {card} (by {source})")
    return Words(f"{{source}} destruye {a}{{card}}", "{source} destroys {card}")


def declared(s: State, e: Event) -> Words | None:
    """A card is played, or an effect puts it into play; a Weapon on somebody."""
    es, en = ("pone en juego {card}", "puts {card} into play") if e.zone == ev.FREE else ("juega {card}", "plays {card}")
    if e.other >= 0:
        es, en = f"{es} sobre {{other}}", f"{en} on {{other}}"
    return Words(f"{{player}} {es}", f"{{player}} {en}")


def entered(s: State, e: Event) -> Words | None:
    """Whoever plays a card has it in play unless another line says otherwise; what an effect puts down is told."""
    return (
        Words("{player} pone en juego {card} (por {source})", "{player} puts {card} into play (by {source})")
        if e.source >= 0
        else None
    )


def resolved(s: State, e: Event) -> Words | None:
    """A Talisman goes to the Graveyard, as always, or elsewhere."""
    if e.zone == t.HAND:
        return Words("{card} vuelve a la mano de su dueño", "{card} returns to its owner’s hand")
    return Words("{card} va al Destierro", "{card} goes into Exile") if e.zone == t.EXILE else None


def annulled(s: State, e: Event) -> Words | None:
    if e.source >= 0 and e.source != e.card:
        return Words("{source} anula {card}", "{source} annuls {card}")
    return Words("se anula {card}", "{card} is annulled")


def cancelled(s: State, e: Event) -> Words | None:
    return Words("{source} cancela la habilidad de {card}", "{source} cancels {card}’s ability")


def controlled(s: State, e: Event) -> Words | None:
    return Words("{player} gana el control de {card}", "{player} gains control of {card}")


def saved(s: State, e: Event) -> Words | None:
    a = to(s, e.card)
    if e.source >= 0 and e.source != e.card:
        return Words(f"{{source}} salva {a}{{card}}", "{source} saves {card}")
    return Words("{card} se salva", "{card} is saved")


def copied(s: State, e: Event) -> Words | None:
    name = cast("MitosYLeyendas", s.game).ordinals[e.amount].name
    return Words(COPIES[e.zone].es.replace("{model}", name.es), COPIES[e.zone].en.replace("{model}", name.en))


def shuffled(s: State, e: Event) -> Words | None:
    """What was looked for is taken first: a line of its own tells of the shuffling after it."""
    return None if e.zone == ev.SEARCHED else Words("{player} baraja su Castillo", "{player} shuffles their Castle")


# -- numbers


def counted(s: State, e: Event) -> Words | None:
    """Virtual Oros, one or several, and what they are meant for."""
    es, en = COUNTED[e.kind]
    oros = ("Oro virtual", "virtual Oro") if e.amount == 1 else ("Oros virtuales", "virtual Oros")
    use = THEIR_PURPOSES.get(e.zone, PURPOSE_WORDS[e.zone]) if e.zone >= 0 else Words("", "")
    told = Words(
        f"{{player}} {es} {{amount}} {oros[0]} {use.es}".strip(),
        f"{{player}} {en} {{amount}} {oros[1]} {use.en}".strip(),
    )
    if e.kind == ev.FADED:
        return Words(f"{told.es} sin gastar", f"{told.en}, unspent")
    return Words(f"{told.es} (por {{source}})", f"{told.en} (by {{source}})") if e.source >= 0 else told


def hits(s: State, e: Event) -> Words | None:
    return Words("{card} hace {amount} de daño al Castillo de {player}", "{card} deals {amount} damage to {player}’s Castle")


def clash(s: State, e: Event) -> Words | None:
    """An attacker and whoever blocks it, with the Strength of each."""
    mine, theirs = divmod(e.amount, ev.CLASH_BASE)
    return Words(
        f"{{card}} (Fuerza {mine}) se enfrenta a {{other}} (Fuerza {theirs})",
        f"{{card}} (Strength {mine}) fights {{other}} (Strength {theirs})",
    )


def grouped(s: State, e: Event) -> Words | None:
    cards = ("una carta", "a card") if e.amount == 1 else ("{amount} cartas", "{amount} cards")
    return Words(f"{{player}} agrupa {cards[0]}", f"{{player}} groups {cards[1]}")


def new_hand(s: State, e: Event) -> Words | None:
    cards = ("1 carta", "1 card") if e.amount == 1 else ("{amount} cartas", "{amount} cards")
    return Words(f"{{player}} cambia su mano por otra de {cards[0]}", f"{{player}} changes their hand for one of {cards[1]}")


def chosen(s: State, e: Event) -> Words | None:
    """A race, a number or a name that a player has chosen."""
    if e.zone == ev.A_NAME:
        name = cast("MitosYLeyendas", s.game).ordinals[e.amount].name
        return Words(f"{{player}} nombra {name.es} ({{source}})", f"{{player}} names {name.en} ({{source}})")
    if e.zone == ev.A_RACE:
        race = RACE_NAMES[e.amount]
        return Words(f"{{player}} elige la raza {race.es} ({{source}})", f"{{player}} chooses the race {race.en} ({{source}})")
    return Words("{player} elige {amount} ({source})", "{player} chooses {amount} ({source})")


# -- moments


def phase(s: State, e: Event) -> Words | None:
    """Of the moments of a turn only the Talisman War is told: what happens in the others says where the turn is."""
    return Words("Guerra de Talismanes", "Talisman War") if e.amount == ev.WAR_BEGINS else None


def turn(s: State, e: Event) -> Words | None:
    return Words("Turno {amount}: {player}", "Turn {amount}: {player}")


def aimed(s: State, e: Event) -> Words | None:
    a = to(s, e.card)
    return Words(f"{{player}} elige {a}{{card}} como objetivo de {{source}}", "{player} chooses {card} as a target of {source}")


def used(s: State, e: Event) -> Words | None:
    return Words("{player} usa la habilidad de {card}", "{player} uses {card}’s ability")


def ended(s: State, e: Event) -> Words | None:
    """Who has won, and how."""
    if e.amount == ev.STANDSTILL:
        return Words("Empate: los Castillos ya no cambian", "A draw: the Castles no longer change")
    if e.player < 0:
        return Words("Empate: los dos Castillos se quedan sin cartas", "A draw: both Castles have run out of cards")
    loser = player(other(e.player))
    if e.amount == ev.GIVEN_UP:
        return Words(f"{loser.es} se retira: gana {{player}}", f"{loser.en} gives up: {{player}} wins")
    if e.amount == ev.BY_EFFECT:
        return Words(f"{{source}} hace perder a {loser.es}: gana {{player}}", f"{{source}} makes {loser.en} lose: {{player}} wins")
    return Words(
        f"el Castillo de {loser.es} se queda sin cartas: gana {{player}}",
        f"{loser.en}’s Castle has run out of cards: {{player}} wins",
    )


# -- what lasts


def tell_lasting(s: State, effect: Lasting) -> None:
    """What comes into force: a line for each card it changes, or one for whatever it is about."""
    number = cast("MitosYLeyendas", s.game).numbers_of_abilities.get(effect.ability.id)
    log = s.log
    if number is None or log is None:
        return
    zone = number * len(SPANS) + span_of(s, effect)
    cards = [each for each in effect.them if each >= 0] or [-1]
    before = log[-len(cards) :]
    for card in cards:
        e = Event(ev.LASTS, card, effect.you, effect.number, effect.source, zone=zone)
        if not any([same(s, e, entry.event) for entry in before]):
            narrate(s, e)


def same(s: State, e: Event, told: Event) -> bool:
    """Whether a line says what the other one says: two changes of one sentence are told once."""
    return told.kind == ev.LASTS and told.card == e.card and told.source == e.source and lasting(s, told) == lasting(s, e)


def span_of(s: State, effect: Lasting) -> int:
    """How long it lasts, as a number of ``SPANS``."""
    if effect.ends == m.FOREVER:
        return WHILE_HERE if effect.tie >= 0 else ALWAYS if effect.them else REST_OF_GAME
    if effect.starts > s.turn:
        return NEXT_TURN
    left = effect.ends - s.turn * 8
    if left == 8:
        return END_OF_TURN
    if left > 8:
        return UNTIL_NEXT_TURN
    return UNTIL_FINAL if left == t.FINAL else THIS_PHASE


def lasting(s: State, e: Event) -> Words | None:
    """What has come into force, for whom and until when."""
    number, span = divmod(e.zone, len(SPANS))
    ability = cast("MitosYLeyendas", s.game).told_abilities[number]
    change = ability.modifier if isinstance(ability, Constant) else None
    if isinstance(change, m.Change) and change.kind == m.EXTRA_DRAW:
        return extra_cards(e.amount if isinstance(change.by, m.Lent) else 1)
    until = SPANS[span]
    if not isinstance(change, m.Change) or not change.spanned:
        until = Words("", "")
    if e.card >= 0 and isinstance(change, m.Change) and not change.whole:
        told = predicate(change, e.amount)
        if told is None:
            return None
        return Words(f"{{card}} {told.es} {until.es}".strip(), f"{{card}} {told.en} {until.en}".strip())
    said = Words(change.clause(ES), change.clause(EN)) if isinstance(change, m.Change) else printed(ability)
    note = Words(f" ({until.es})", f" ({until.en})") if until.es else Words("", "")
    return Words(f"{{player}}, por {{source}}{note.es}: {said.es}", f"{{player}}, by {{source}}{note.en}: {said.en}")


def extra_cards(number: int) -> Words | None:
    """Cards that come along with the draw of the end of the turn."""
    if number < 1:
        return None
    cards = ("1 carta extra", "1 extra card") if number == 1 else (f"{number} cartas extra", f"{number} extra cards")
    return Words(
        f"{{player}} robará {cards[0]} al final del turno (por {{source}})",
        f"{{player}} will draw {cards[1]} at the end of the turn (by {{source}})",
    )


def printed(ability: Ability) -> Words:
    return Words(small(ability.text(ES).rstrip(".")), small(ability.text(EN).rstrip(".")))


def predicate(change: m.Change, number: int) -> Words | None:
    """What a change does to one card, with its number; nothing when that number is none."""
    if not isinstance(change.by, m.Lent):
        return change.words
    if change.kind == m.STRENGTH:
        if number < 0:
            return Words(f"pierde {-number} de Fuerza", f"loses {-number} Strength")
        return Words(f"gana +{number} a la Fuerza", f"gets +{number} Strength") if number else None
    if change.kind in (m.SET, m.BASE):
        return Words(f"tiene Fuerza {number}", f"has Strength {number}")
    return Words(change.words.fill(ES, n=str(number)), change.words.fill(EN, n=str(number)))


ALWAYS: Final = 0
WHILE_HERE: Final = 1
REST_OF_GAME: Final = 2
UNTIL_FINAL: Final = 3
END_OF_TURN: Final = 4
THIS_PHASE: Final = 5
NEXT_TURN: Final = 6
UNTIL_NEXT_TURN: Final = 7
SPANS: Final[tuple[Words, ...]] = (
    m.PERMANENT,
    Words("mientras {source} siga en juego", "while {source} is in play"),
    m.REST_OF_GAME,
    m.UNTIL_FINAL,
    m.THIS_TURN,
    Words("en esta fase", "during this phase"),
    m.NEXT_TURN,
    Words("hasta el próximo turno", "until the next turn"),
)


# -- the tables

OWED: Final = {
    ev.DRAWN: Words("{player} roba {card}", "{player} draws {card}"),
    ev.MILLED: Words("{player} bota {card} de su Castillo", "{player} mills {card}"),
    ev.DISCARDED: Words("{player} descarta {card}", "{player} discards {card}"),
    ev.SHOWN: Words("{player} muestra {card}", "{player} shows {card}"),
    ev.LOOKED: Words("{player} mira {card}", "{player} looks at {card}"),
    ev.TAKEN: Words("{card} va a la mano de {player}", "{card} goes to {player}’s hand"),
    ev.RETREATED: Words("{card} vuelve a la Línea de Defensa", "{card} goes back to the Defence Line"),
    ev.REGROUPED: Words("{card} se reagrupa", "{card} is regrouped"),
    ev.PLACED: Words("{card} queda encima del Castillo de su dueño", "{card} ends on top of its owner’s Castle"),
}
REMOVED: Final = {
    ev.EXILED: (Words("destierra {card}", "exiles {card}"), Words("{card} va al Destierro", "{card} goes into Exile")),
    ev.SHUFFLED_IN: (
        Words("baraja {card} en el Castillo de su dueño", "shuffles {card} into its owner’s Castle"),
        Words("{card} se baraja en el Castillo de su dueño", "{card} is shuffled into its owner’s Castle"),
    ),
    ev.RETURNED: (
        Words("devuelve {card} a la mano de su dueño", "returns {card} to its owner’s hand"),
        Words("{card} vuelve a la mano de su dueño", "{card} returns to its owner’s hand"),
    ),
    ev.BURIED: (
        Words("manda {card} al Cementerio", "sends {card} to the Graveyard"),
        Words("{card} va al Cementerio", "{card} goes to the Graveyard"),
    ),
}
COUNTED: Final = {
    ev.GENERATED: ("genera", "generates"),
    ev.SPENT: ("gasta", "spends"),
    ev.FADED: ("pierde", "loses"),
    ev.REFUNDED: ("recupera", "takes back"),
}
COPIES: Final[tuple[Words, ...]] = (
    Words("{card} se convierte en una copia total de {model}", "{card} becomes a full copy of {model}"),
    Words(
        "{card} copia la Fuerza y la habilidad de {model} hasta la Fase Final",
        "{card} copies the Strength and ability of {model} until the Final Phase",
    ),
    Words("{card} tiene permanentemente la habilidad de {model}", "{card} permanently has the ability of {model}"),
    Words("{card} copia la habilidad de {model} hasta la Fase Final", "{card} copies the ability of {model} until the Final Phase"),
)
TELLINGS: Final[dict[int, Telling]] = {
    ev.DRAWN: drawn,
    **dict.fromkeys((ev.MILLED, ev.DISCARDED, ev.SHOWN, ev.LOOKED, ev.TAKEN, ev.RETREATED, ev.REGROUPED, ev.PLACED), owed),
    ev.DESTROYED: destroyed,
    **dict.fromkeys((ev.EXILED, ev.SHUFFLED_IN, ev.RETURNED, ev.BURIED), removed),
    ev.ENTERED: entered,
    **dict.fromkeys((ev.GENERATED, ev.SPENT, ev.FADED, ev.REFUNDED), counted),
    ev.DECLARED: declared,
    ev.PHASE: phase,
    ev.CONTROLLED: controlled,
    ev.ANNULLED: annulled,
    ev.CANCELLED: cancelled,
    ev.RESOLVED: resolved,
    ev.SHUFFLED: shuffled,
    ev.COPIED: copied,
    ev.SAVED: saved,
    ev.TURN: turn,
    ev.GROUPS: grouped,
    ev.NEW_HANDS: new_hand,
    ev.AIMED: aimed,
    ev.USES: used,
    ev.LASTS: lasting,
    ev.HITS: hits,
    ev.CLASH: clash,
    ev.CHOSEN: chosen,
    ev.ENDED: ended,
}
