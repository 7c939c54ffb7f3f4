"""Deeds on fosa, vertedero and hands (II.8.4, II.9.1, II.9.2): drawing, revealing, searching, discarding, showing."""

from __future__ import annotations

from typing import Final

from tapete.core.decision import Option
from tapete.core.effects import Code
from tapete.core.events import Event, happen, happen_in_turn, happens
from tapete.core.language import EN
from tapete.core.state import State
from tapete.core.symbols import AND, EACH, INTO, THEN, joined
from tapete.games.atrum_arena import events as ev
from tapete.games.atrum_arena import links, signs
from tapete.games.atrum_arena import things as t
from tapete.games.atrum_arena.deeds import AskingDeed, Deed, Do, Launching
from tapete.games.atrum_arena.kinds import ESBIRRO_PLURALS
from tapete.games.atrum_arena.powers import an_opponent
from tapete.games.atrum_arena.values import one_of_each, types
from tapete.games.atrum_arena.vocabulary.amounts import agree, one, several


class Draw(Deed):
    def __init__(self, number: int) -> None:
        self.number = number

    def befriends(self) -> bool:
        return True

    def act(self, s: State, f: Launching) -> None:
        drawer = f.target(links.FRIEND)
        happen_in_turn(s, [[Event(ev.DRAWN, player=drawer, source=f.source)] for _ in range(self.number)])

    def worth(self) -> float:
        return 1.1 * self.number

    def clause(self, lang: str, mood: str) -> str:
        return f"draw {several(self.number, t.NEUTRAL, lang)}" if lang == EN else f"roba {several(self.number, t.NEUTRAL, lang)}"

    def symbols(self) -> str:
        return f"+{self.number} {signs.DRAW.mark}"


def renews_fosa(s: State) -> bool:
    """There is a fosa as soon as one is needed (AA-gap-01): whether it has to be made first."""
    if t.fosa(s) or not t.vertedero(s):
        return False
    happens(s, Event(ev.REFILLED))
    return True


# -- revealing

THEM_ALL: Final = 0
THE_REST: Final = 1


class Reveal(Deed):
    """The top of the fosa is shown to everybody; when fewer are left, those (AA-key-09, AA-key-11)."""

    def __init__(self, number: int) -> None:
        self.number = number

    def act(self, s: State, f: Launching) -> None:
        if renews_fosa(s):
            f.step -= 1
            return
        happen(s, [Event(ev.REVEALED, card, f.you, source=f.source) for card in t.fosa(s)[: self.number]])

    def clause(self, lang: str, mood: str) -> str:
        number = several(self.number, t.NEUTRAL, lang)
        return f"reveal {number} from the top of the Pit" if lang == EN else f"revela {number} del tope de la Fosa"

    def symbols(self) -> str:
        return f"{signs.SHOW.mark} {signs.minions(self.number)} {signs.TOP.mark}"


class GiveBack(Deed):
    """The revealed esbirros go back to the fosa, all or those that are left, and it is shuffled (AA-key-10)."""

    def __init__(self, what: int) -> None:
        self.what = what

    def act(self, s: State, f: Launching) -> None:
        happens(s, Event(ev.GAVE_BACK, player=f.you, source=f.source))

    def clause(self, lang: str, mood: str) -> str:
        if lang == EN:
            return f"return {'all revealed minions' if self.what == THEM_ALL else 'the rest'} to the Pit and shuffle it"
        return f"devuelve {'todos los revelados' if self.what == THEM_ALL else 'los demás'} a la Fosa y barájala"

    def symbols(self) -> str:
        what = f"{EACH} {signs.REVEALED.mark}" if self.what == THEM_ALL else signs.REST.mark
        return f"{what}{INTO}{signs.PIT.mark}{AND}{signs.SHUFFLE.mark} {signs.PIT.mark}"


class PlaceRevealed(Deed):
    """Each revealed esbirro of a type goes to your altar, and the sombras too (AA-shadow-16)."""

    def __init__(self, type: int) -> None:
        self.type = type

    def befriends(self) -> bool:
        return True

    def alters(self) -> bool:
        return True

    def act(self, s: State, f: Launching) -> None:
        found = [card for card in t.revealed(s) if types(s, card) & (self.type | t.SHADOW)]
        happen(s, [Event(ev.ADDED, card, f.target(links.FRIEND), source=f.source) for card in found])

    def clause(self, lang: str, mood: str) -> str:
        name = one(self.type, lang)
        if lang == EN:
            return f"put each revealed {name} into your Altar"
        return f"coloca en tu Altar cada {name} {agree(self.type, 'revelado', 'revelada')}"

    def symbols(self) -> str:
        return f"{EACH} {signs.REVEALED.mark} {signs.TYPE_SIGNS[self.type].mark}{INTO}{signs.ALTAR.mark}"


class KeepRevealed(AskingDeed):
    """One revealed esbirro goes to your hand."""

    def befriends(self) -> bool:
        return True

    def options(self, s: State, f: Launching) -> list[Option]:
        return [] if f.picked else [Option(s.names, "choose", (card,)) for card in one_of_each(s, t.revealed(s))]

    def finish(self, s: State, f: Launching) -> None:
        happen(s, [Event(ev.FOUND, card, f.target(links.FRIEND), 1, f.source) for card in f.picked])

    def clause(self, lang: str, mood: str) -> str:
        return "choose one and put it into your hand" if lang == EN else "elige uno y colócalo en tu mano"

    def symbols(self) -> str:
        return f"1 {signs.REVEALED.mark}{INTO}{signs.HAND.mark}"


# -- searching


class Search(AskingDeed):
    """Esbirros searched and drawn: from the vertedero always shown, from the fosa when the text names a type (AA-search)."""

    def __init__(self, zone: int, number: int, type: int = t.NEUTRAL) -> None:
        self.zone = zone
        self.number = number
        self.type = type

    def befriends(self) -> bool:
        return True

    def prepares(self, s: State, f: Launching) -> bool:
        return self.zone == t.FOSA and renews_fosa(s)

    def options(self, s: State, f: Launching) -> list[Option]:
        if len(f.picked) >= self.number:
            return []
        pile = s.zones[self.zone * s.players]
        able = [card for card in pile if card not in f.picked and types(s, card) & self.type]
        options = [Option(s.names, "choose", (card,)) for card in one_of_each(s, able)]
        return [*options, Option(s.names, "done")] if options else []

    def finish(self, s: State, f: Launching) -> None:
        shown = 1 if self.zone == t.VERTEDERO or self.type != t.NEUTRAL else 0
        batches = [[Event(ev.FOUND, card, f.target(links.FRIEND), shown, f.source)] for card in f.picked]
        happen_in_turn(s, [*batches, [Event(ev.SHUFFLED, player=f.you)]] if self.zone == t.FOSA else batches)

    def worth(self) -> float:
        return 1.1 * self.number

    def clause(self, lang: str, mood: str) -> str:
        number = several(self.number, self.type, lang)
        if lang == EN:
            where = "Dump" if self.zone == t.VERTEDERO else "Pit"
            draw = f": you may draw {number}" if self.number == 1 else f" and draw up to {number}"
            return f"search the {where}{draw}" + ("" if self.zone == t.VERTEDERO else "; then shuffle it")
        where = "el Vertedero" if self.zone == t.VERTEDERO else "la Fosa"
        draw = f": puedes robar {number}" if self.number == 1 else f" y roba hasta {number}"
        return f"busca en {where}{draw}" + ("" if self.zone == t.VERTEDERO else "; después, barájala")

    def symbols(self) -> str:
        where = signs.DUMP.mark if self.zone == t.VERTEDERO else signs.PIT.mark
        said = f"{signs.SEARCH.mark} {signs.minions(self.number, self.type, up_to=True)} {where}{INTO}{signs.HAND.mark}"
        return said if self.zone == t.VERTEDERO else f"{said}{AND}{signs.SHUFFLE.mark} {where}"


class SwapHand(AskingDeed):
    """As many esbirros of the vertedero as you hold, for those you hold (AA-fmt-02).

    Where it holds fewer, all of them come to hand, and whoever holds the hand chooses which go.
    """

    def befriends(self) -> bool:
        return True

    def number(self, s: State, f: Launching) -> int:
        return min(len(t.hand(s, f.target(links.FRIEND))), len(t.vertedero(s)))

    def giving(self, s: State, f: Launching) -> bool:
        """Whether all that comes is picked, and it is fewer than what is held."""
        return self.number(s, f) <= len(f.picked) and len(t.vertedero(s)) < len(t.hand(s, f.target(links.FRIEND)))

    def chooser(self, s: State, f: Launching) -> int:
        return f.target(links.FRIEND) if self.giving(s, f) else f.you

    def options(self, s: State, f: Launching) -> list[Option]:
        wanted = self.number(s, f)
        giving = self.giving(s, f)
        if len(f.picked) >= (2 * wanted if giving else wanted):
            return []
        pile = t.hand(s, f.target(links.FRIEND)) if giving else t.vertedero(s)
        return [Option(s.names, "choose", (card,)) for card in one_of_each(s, [c for c in pile if c not in f.picked])]

    def finish(self, s: State, f: Launching) -> None:
        player = f.target(links.FRIEND)
        found = f.picked[: self.number(s, f)]
        given = [card for card in f.picked if card not in found] if self.giving(s, f) else t.hand(s, player)[:]
        batch = [Event(ev.FOUND, card, player, 1, f.source) for card in found]
        happen(s, batch + [Event(ev.DISCARDED, card, player, source=f.source) for card in given])

    def clause(self, lang: str, mood: str) -> str:
        if lang == EN:
            return "search the Dump for as many minions as you hold, or all it has, and swap them with as many of your hand"
        return "busca en el Vertedero tantos Esbirros como tengas en la mano, o los que haya, y cámbialos por otros tantos de ella"


class Spill(Deed):
    """From the top of the fosa to the vertedero, one after another; when fewer are left, those."""

    def __init__(self, number: int) -> None:
        self.number = number

    def act(self, s: State, f: Launching) -> None:
        happen_in_turn(s, [[Event(ev.SPILLED, player=f.you, source=f.source)] for _ in range(self.number)])

    def worth(self) -> float:
        return 0.2 * self.number

    def clause(self, lang: str, mood: str) -> str:
        number = several(self.number, t.NEUTRAL, lang)
        return (
            f"put {number} from the top of the Pit into the Dump"
            if lang == EN
            else f"lleva {number} del tope de la Fosa al Vertedero"
        )

    def symbols(self) -> str:
        return f"{signs.minions(self.number)} {signs.TOP.mark}{INTO}{signs.DUMP.mark}"


# -- hands


class DiscardRandom(Deed):
    """Esbirros of a hand at random; the hand is the target, even an empty one (AA-target-04)."""

    def __init__(self, number: int) -> None:
        self.number = number

    def aims_at_victim(self) -> bool:
        return True

    def act(self, s: State, f: Launching) -> None:
        victim = f.target(links.VICTIM)
        happen_in_turn(s, [[Event(ev.DISCARDED, player=victim, source=f.source)] for _ in range(self.number)])

    def worth(self) -> float:
        return 1.1 * self.number

    def clause(self, lang: str, mood: str) -> str:
        number = several(self.number, t.NEUTRAL, lang)
        if lang == EN:
            return f"discard {number} at random from {an_opponent(lang, mood)}'s hand"
        return f"descarta al azar {number} de la mano de {an_opponent(lang, mood)}"

    def symbols(self) -> str:
        return f"{signs.DISCARD.mark} {signs.RANDOM.mark} {signs.minions(self.number)} {signs.RIVALS_HAND.mark}"


class DiscardSeen(AskingDeed):
    """Look at a hand and discard from it."""

    def __init__(self, number: int) -> None:
        self.number = number

    def emit(self, code: Code) -> None:
        code.add(Do(self))
        super().emit(code)

    def act(self, s: State, f: Launching) -> None:
        happens(s, Event(ev.LOOKED, player=f.you, source=f.source, zone=f.target(links.VICTIM)))

    def aims_at_victim(self) -> bool:
        return True

    def options(self, s: State, f: Launching) -> list[Option]:
        if len(f.picked) >= self.number:
            return []
        held = [card for card in t.hand(s, f.target(links.VICTIM)) if card not in f.picked]
        return [Option(s.names, "choose", (card,)) for card in one_of_each(s, held)]

    def finish(self, s: State, f: Launching) -> None:
        happen(s, [Event(ev.DISCARDED, card, f.target(links.VICTIM), source=f.source) for card in f.picked])

    def clause(self, lang: str, mood: str) -> str:
        number = several(self.number, t.NEUTRAL, lang)
        if lang == EN:
            return f"look at {an_opponent(lang, mood)}'s hand and choose {number} to be discarded from it"
        return f"mira la mano de {an_opponent(lang, mood)} y elige {number}, que se descarta"

    def symbols(self) -> str:
        where = signs.RIVALS_HAND.mark
        return f"{signs.LOOK.mark} {where}{AND}{signs.DISCARD.mark} {signs.minions(self.number)} {where}"


class DiscardAll(Deed):
    """All esbirros of a type in your hand, which is shown first (AA-hand-01)."""

    def __init__(self, type: int) -> None:
        self.type = type

    def befriends(self) -> bool:
        return True

    def act(self, s: State, f: Launching) -> None:
        player = f.target(links.FRIEND)
        found = [card for card in t.hand(s, player) if types(s, card) & self.type]
        f.number = len(found)
        shown = Event(ev.SHOWN, player=player, source=f.source)
        happen_in_turn(s, [[shown], [Event(ev.DISCARDED, card, player, source=f.source) for card in found]])

    def clause(self, lang: str, mood: str) -> str:
        name = ESBIRRO_PLURALS[self.type].text(lang)
        if lang == EN:
            return f"show your hand and discard all {name} in it"
        return f"muestra tu mano y descarta {agree(self.type, 'todos los', 'todas las')} {name} que haya en ella"

    def symbols(self) -> str:
        where = signs.HAND.mark
        return f"{signs.SHOW.mark} {where}{AND}{signs.DISCARD.mark} {EACH} {signs.TYPE_SIGNS[self.type].mark} {where}"


class ShowHand(Deed):
    """The hand once more, after what was discarded from it (AA-err-25, AA-err-27)."""

    def befriends(self) -> bool:
        return True

    def act(self, s: State, f: Launching) -> None:
        happens(s, Event(ev.SHOWN, player=f.target(links.FRIEND), source=f.source))

    def clause(self, lang: str, mood: str) -> str:
        return "show your hand again" if lang == EN else "vuelve a mostrar tu mano"

    def symbols(self) -> str:
        return f"{signs.SHOW.mark} {signs.HAND.mark}"


class IfInHand(Deed):
    """Show the hand; with an esbirro of a type in it, something more. The one discarded to launch does not count (AA-hand-02)."""

    def __init__(self, type: int, deed: Deed) -> None:
        self.type = type
        self.deed = deed

    def aims_at_victim(self) -> bool:
        return self.deed.aims_at_victim()

    def harms(self) -> bool:
        return self.deed.harms()

    def befriends(self) -> bool:
        return True

    def emit(self, code: Code) -> None:
        code.add(Do(ShowHand()))
        super().emit(code)

    def act(self, s: State, f: Launching) -> None:
        if any([types(s, card) & self.type for card in t.hand(s, f.target(links.FRIEND))]):
            self.deed.act(s, f)

    def clause(self, lang: str, mood: str) -> str:
        name = one(self.type, lang)
        said = self.deed.clause(lang, mood)
        if lang == EN:
            return f"show your hand; if it holds a {name}, {said}"
        return f"muestra tu mano; si hay {agree(self.type, 'un', 'una')} {name} en ella, {said}"

    def symbols(self) -> str:
        there = f"{signs.TYPE_SIGNS[self.type].mark} {signs.HAND.mark}"
        return joined([f"{signs.SHOW.mark} {signs.HAND.mark}", joined([there, self.deed.symbols()], THEN)], AND)
