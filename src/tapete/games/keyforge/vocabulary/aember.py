"""Verbs of Æmber: gain, lose, steal, capture, keys and chains."""

from __future__ import annotations

from typing import Final

from tapete.core.decision import Option
from tapete.core.effects import Act, Amount, Code, Each, Effect, Fixed, Keep, Op, PromptOf, Resolving, Selection, amount
from tapete.core.events import Event, happen, happens
from tapete.core.language import EN, THIRD, Lexeme, Words
from tapete.core.state import State
from tapete.core.symbols import AND, EACH, INTO, counted, joined
from tapete.games.keyforge import events as ev
from tapete.games.keyforge import signs
from tapete.games.keyforge.modifiers import OPPONENT, YOU
from tapete.games.keyforge.rules import aember
from tapete.games.keyforge.rules import forge as forging
from tapete.games.keyforge.things import AMBER, POOL, active, controller, is_creature, other
from tapete.games.keyforge.vocabulary.nouns import THIS
from tapete.games.keyforge.vocabulary.speech import Said


def before(sign: str, number: Amount) -> str:
    """A number in symbols with its sign; nothing when it cannot be said."""
    said = number.symbols()
    return sign + said if said else ""


class TheyLoseAll(Said):
    """The player the event is about loses all the Æmber they have left."""

    def __init__(self) -> None:
        super().__init__(LOSE, Words("", ""))

    def clause(self, lang: str, mood: str) -> str:
        return "they lose all of their remaining Æ" if lang == EN else "pierde todo el Æ que le quede"

    def act(self, s: State, f: Resolving) -> None:
        assert f.event is not None
        player = f.event.player
        aember.lose(s, player, s.tallies[POOL][player], f.source, len(s.stack) - 1)


class OpponentLosesTimes(Said):
    """The opponent loses a multiple of what you have just lost."""

    def __init__(self, times: int, words: Words) -> None:
        super().__init__(LOSE, words)
        self.times = times
        self.words = words

    def clause(self, lang: str, mood: str) -> str:
        return self.words.text(lang)

    def act(self, s: State, f: Resolving) -> None:
        aember.lose(s, other(f.you), f.weight(s) * self.times, f.source, len(s.stack) - 1)


def they_lose_all() -> TheyLoseAll:
    return TheyLoseAll()


def opponent_loses_triple() -> OpponentLosesTimes:
    words = Words(
        "tu oponente pierde el triple del Æ que hayas perdido de este modo",
        "your opponent loses triple the amount of Æ you lost this way",
    )
    return OpponentLosesTimes(3, words)


AEMBER: Final = Words("{n} Æ", "{n}Æ")
GAIN: Final = Lexeme("obtén", "obtener", "gain", third="obtiene")
LOSE: Final = Lexeme("pierde", "perder", "lose")
STEAL: Final = Lexeme("roba", "robar", "steal")
CAPTURE: Final = Lexeme("captura", "capturar", "capture", "captura", "capture")
CAPTURES: Final = Lexeme("captura", "capturar", "captures", "captura", "captures")  # after its subject


class OpponentGives(Said):
    """The opponent gives you Æmber, as far as they have any (KF-pay-01), or all they have."""

    def __init__(self, of: int) -> None:
        super().__init__(Lexeme("da", "dar", "give"), Words("", ""))
        self.of = of

    def clause(self, lang: str, mood: str) -> str:
        if not self.of:
            return "they give you their remaining Æ" if lang == EN else "te da el Æ que le quede"
        return f"they must give you {self.of}Æ" if lang == EN else f"debe darte {self.of} Æ"

    def act(self, s: State, f: Resolving) -> None:
        rival = other(f.you)
        much = s.tallies[POOL][rival]
        if much:
            happens(s, Event(ev.PAID, player=rival, amount=self.of or much, source=f.source, cause=len(s.stack) - 1))

    def symbols(self) -> str:
        return f"{signs.RIVAL.mark}: {self.of} {signs.AEMBER.mark}{INTO}{signs.YOU.mark}" if self.of else ""


def opponent_gives(of: int = 0) -> OpponentGives:
    """So much, or all they have left."""
    return OpponentGives(of)


class EachPlayer(Said):
    """Each player gains or loses Æmber: a number, or as much as follows from what they have."""

    def __init__(self, lexeme: Lexeme, kind: int, of: int | OfTheirPool) -> None:
        super().__init__(lexeme, Words("", ""))
        self.kind = kind
        self.of = of

    def clause(self, lang: str, mood: str) -> str:
        if not isinstance(self.of, int):
            return self.of.words.text(lang)
        verb = self.lexeme.form(lang, THIRD)
        return f"each player {verb} {self.of}Æ" if lang == EN else f"cada jugador {verb} {self.of} Æ"

    def act(self, s: State, f: Resolving) -> None:
        first, cause = active(s), len(s.stack) - 1
        batch: list[Event] = []
        for player in (first, other(first)):
            much = self.of if isinstance(self.of, int) else self.of.share(s.tallies[POOL][player])
            if much > 0:
                batch.append(Event(self.kind, player=player, amount=much, source=f.source, cause=cause))
        happen(s, batch)

    def symbols(self) -> str:
        if isinstance(self.of, int):
            return f"{signs.EACH_PLAYER.mark} +{self.of} {signs.AEMBER.mark}"
        return self.of.sign


class OfTheirPool:
    """An amount of Æmber that follows from how much a player has: the whole sentence, and the number."""

    def __init__(self, words: Words, kept: int = 0, part: int = 1, sign: str = "") -> None:
        self.words = words
        self.kept = kept  # not counted
        self.part = part  # of the rest: 2 for half of it, rounded down
        self.sign = sign

    def share(self, much: int) -> int:
        return max(0, much - self.kept) // self.part


AS_MUCH_AS_THEY_HAVE: Final = f"+{counted(signs.AEMBER.mark)} {signs.AEMBER.mark}"


def each_gains(of: int = 0) -> EachPlayer:
    """So much, or as much as they have."""
    if of:
        return EachPlayer(GAIN, ev.GAINED, of)
    words = Words("cada jugador obtiene tanto Æ como tenga en su reserva", "each player gains as much Æ as they have in their pool")
    sign = f"{signs.YOU.mark} {AS_MUCH_AS_THEY_HAVE}{AND}{signs.RIVAL.mark} {AS_MUCH_AS_THEY_HAVE}"
    return EachPlayer(GAIN, ev.GAINED, OfTheirPool(words, sign=sign))


def each_loses(down_to: int = 0) -> EachPlayer:
    """What they have over a number, or half of what they have, rounded down."""
    if down_to:
        words = Words(
            f"cada jugador con {down_to + 1} Æ o más pierde Æ hasta tener {down_to}",
            f"each player with {down_to + 1}Æ or more is reduced to {down_to}Æ",
        )
        return EachPlayer(LOSE, ev.LOST, OfTheirPool(words, down_to))
    words = Words(
        "cada jugador pierde la mitad de su Æ (redondeando la pérdida hacia abajo)",
        "each player loses half of their Æ (rounding the loss down)",
    )
    return EachPlayer(LOSE, ev.LOST, OfTheirPool(words, part=2))


class PoolChange(Said):
    """A verb that changes a player's pool by an amount."""

    def __init__(self, of: int | Amount, lexeme: Lexeme, who: int) -> None:
        super().__init__(lexeme, AEMBER, who=who)
        self.of = amount(of)

    def number(self) -> Amount:
        return self.of

    def wanted(self, s: State, f: Resolving) -> int:
        return max(1, self.of.value(s, f))


class Gain(PoolChange):
    """Gain Æmber from the common supply."""

    def blind(self) -> bool:
        return isinstance(self.of, Fixed)

    def act(self, s: State, f: Resolving) -> None:
        aember.gain(s, self.doer(s, f), self.of.value(s, f), f.source, len(s.stack) - 1)

    def symbols(self) -> str:
        return self.in_symbols(before("+", self.of), signs.AEMBER.mark)


class Lose(PoolChange):
    """Lose Æmber to the common supply, as much as there is."""

    def blind(self) -> bool:
        return isinstance(self.of, Fixed)

    def act(self, s: State, f: Resolving) -> None:
        aember.lose(s, self.doer(s, f), self.of.value(s, f), f.source, len(s.stack) - 1)

    def symbols(self) -> str:
        return self.in_symbols(before("−", self.of), signs.AEMBER.mark)


class Steal(PoolChange):
    """Move Æmber from the other player's pool (KF-steal-01)."""

    def act(self, s: State, f: Resolving) -> None:
        aember.steal(s, self.doer(s, f), self.of.value(s, f), f.source, len(s.stack) - 1)

    def symbols(self) -> str:
        return self.in_symbols(signs.STEAL.mark, self.of.symbols(), signs.AEMBER.mark)


class Capture(Said):
    """Creatures take Æmber from the pool of their controller's opponent, or from their own side (KF-capture-01)."""

    def __init__(self, of: int | Amount, by: Selection = THIS, own_side: bool = False) -> None:
        lexeme = CAPTURE if by is THIS else CAPTURES
        tail = Words("{n} Æ de su propio bando", "{n}Æ from its own side") if own_side else AEMBER
        super().__init__(lexeme, tail, by)
        self.of = amount(of)
        self.own_side = own_side

    def number(self) -> Amount:
        return self.of

    def clause(self, lang: str, mood: str) -> str:
        assert self.selection is not None
        if self.selection is THIS:
            return super().clause(lang, mood)
        return f"{self.selection.phrase(lang)} {super().clause(lang, mood)}"

    def emit(self, code: Code) -> None:
        if isinstance(self.selection, Each):
            self.selection.emit(code, self)
            asked = code.here
            code.add(AskCaptor(self))
            code.add(TakeCaptor(asked))
            code.add(Act(self))
        else:
            super().emit(code)

    def symbols(self) -> str:
        """Who captures comes first, as in a sentence; a creature that captures by itself goes without saying."""
        assert self.selection is not None
        said = joined([signs.CAPTURE.mark, self.of.symbols(), signs.AEMBER.mark], " ")
        if self.own_side or not said:
            return ""
        return said if self.selection is THIS else joined([self.selection.symbols(), said], " ")

    def victim(self, s: State, card: int) -> int:
        """The player from whose pool this creature captures."""
        return controller(s, card) if self.own_side else other(controller(s, card))

    def act(self, s: State, f: Resolving) -> None:
        cards = tuple([card for card in f.them if is_creature(s, card)])
        aember.capture(s, cards, self.of.value(s, f), f.source, len(s.stack) - 1, self.own_side, f.you)


class AskCaptor(Op):
    """With less Æmber than creatures that capture it, the active player says which of them do (KF-timing-01)."""

    def __init__(self, verb: Capture) -> None:
        self.verb = verb
        self.prompt = PromptOf(verb)

    def run(self, s: State, f: Resolving) -> None:
        much = self.verb.of.value(s, f)
        s.answer = None
        for victim in (0, 1):
            captors = [card for card in f.them if is_creature(s, card) and self.verb.victim(s, card) == victim]
            free = [card for card in captors if card not in f.picked]
            left = s.tallies[POOL][victim] - much * (len(captors) - len(free))
            if 0 < left < much * len(free):
                options = [Option(s.names, "choose", (card,)) for card in free]
                s.ask(s.game.decider(s, f.you), "choose", options, self.prompt.words(), f.source)
                return


class TakeCaptor(Op):
    """Those picked capture before the rest."""

    def __init__(self, asked: int) -> None:
        self.asked = asked

    def run(self, s: State, f: Resolving) -> None:
        if s.answer is not None:
            f.picked = (*f.picked, s.answer.thing)
            f.step = self.asked
            return
        f.them = (*f.picked, *[card for card in f.them if card not in f.picked])
        f.picked = ()


class PlaceAember(Said):
    """Æmber from the common supply on cards (KF-exalt-01)."""

    def __init__(self, of: int | Amount, on: Selection) -> None:
        lexeme = Lexeme("pon", "poner", "place", third="pone")
        super().__init__(lexeme, Words("{n} Æ de la reserva común sobre {target}", "{n}Æ from the common supply on {target}"), on)
        self.of = amount(of)

    def number(self) -> Amount:
        return self.of

    def act(self, s: State, f: Resolving) -> None:
        cause = len(s.stack) - 1
        happen(s, [Event(ev.PLACED, card, amount=self.of.value(s, f), source=f.source, cause=cause) for card in f.them])

    def symbols(self) -> str:
        return self.in_symbols(signs.FROM_SUPPLY.mark, before("+", self.of), signs.AEMBER.mark)


class StoreAember(Said):
    """Move Æmber from your pool to this card."""

    def __init__(self, of: int, on: Selection) -> None:
        lexeme = Lexeme("mueve", "mover", "move")
        super().__init__(lexeme, Words("{n} Æ de tu reserva a {target}", "{n}Æ from your pool to {target}"), on)
        self.of = amount(of)

    def number(self) -> Amount:
        return self.of

    def act(self, s: State, f: Resolving) -> None:
        for card in f.them:
            happens(s, Event(ev.STORED, card, f.you, self.of.value(s, f), f.source, cause=len(s.stack) - 1))

    def symbols(self) -> str:
        assert self.selection is not None
        return joined([f"{self.of.symbols()} {signs.AEMBER.mark}", self.selection.symbols()], INTO)


class TakeAember(Said):
    """Move Æmber from cards to your pool (or all of it); moving is not capturing, stealing or losing (KF-move-01)."""

    def __init__(self, of: int | Amount | None, cards: Selection, verb: Lexeme | None = None) -> None:
        lexeme = verb or Lexeme("mueve", "mover", "move")
        tail = Words("{n} Æ de {target} a tu reserva", "{n}Æ from {target} to your pool")
        if of is None:
            tail = Words("todo el Æ de {target} a tu reserva", "all Æ from {target} to your pool")
        super().__init__(lexeme, tail, cards)
        self.of = amount(of) if of is not None else None

    def number(self) -> Amount | None:
        return self.of

    def act(self, s: State, f: Resolving) -> None:
        cause = len(s.stack) - 1
        batch: list[Event] = []
        for card in f.them:
            much = s.numbers[AMBER][card] if self.of is None else self.of.value(s, f)
            if much:
                batch.append(Event(ev.TAKEN, card, self.receiver(s, f, card), much, f.source, cause=cause))
        happen(s, batch)

    def receiver(self, s: State, f: Resolving, card: int) -> int:
        return f.you

    def symbols(self) -> str:
        assert self.selection is not None
        number = EACH if self.of is None else self.of.symbols()
        said = joined([number, signs.AEMBER.mark, self.selection.symbols()], " ")
        return f"{said}{INTO}{signs.YOU.mark}" if said and type(self) is TakeAember else ""


class ReturnAember(TakeAember):
    """Captured Æmber goes back to the opponent of who controls the creature (KF-capture-06)."""

    def receiver(self, s: State, f: Resolving, card: int) -> int:
        return other(controller(s, card))


class ForgeKey(Said):
    """Forge a key outside step 1, at a modified cost or for free (KF-forge-09, KF-cost-02)."""

    def __init__(self, extra: int | Amount = 0, free: bool = False) -> None:
        more = amount(extra)
        tail = Words("una llave a su coste actual", "a key at current cost")
        if free:
            tail = Words("una llave sin coste", "a key at no cost")
        elif more.text("en") != "0":
            tail = Words(
                f"una llave a su coste actual más {more.text('es')} Æ{more.each('es')}",
                f"a key at +{more.text('en')}Æ current cost{more.each('en')}",
            )
        super().__init__(Lexeme("forja", "forjar", "forge"), tail)
        self.extra = more
        self.free = free

    def act(self, s: State, f: Resolving) -> None:
        forging.forge(s, f.you, self.extra.value(s, f), self.free, f.source, len(s.stack) - 1)

    def symbols(self) -> str:
        if self.free:
            return f"{signs.FORGE.mark}: 0 {signs.AEMBER.mark}"
        extra = self.extra.symbols()
        return signs.FORGE.mark if extra == "0" else f"{signs.FORGE.mark}: +{extra} {signs.AEMBER.mark}" if extra else ""


class GainChains(Said):
    def __init__(self, number: int, who: int = YOU) -> None:
        unit = Words("{n} cadena", "{n} chain") if number == 1 else Words("{n} cadenas", "{n} chains")
        super().__init__(Lexeme("obtén", "obtener", "gain", third="obtiene"), unit, who=who)
        self.of = amount(number)

    def number(self) -> Amount:
        return self.of

    def act(self, s: State, f: Resolving) -> None:
        happens(s, Event(ev.CHAINED, player=self.doer(s, f), amount=self.of.value(s, f), source=f.source))

    def symbols(self) -> str:
        return self.in_symbols(before("+", self.of), signs.CHAINS.mark)


class CaptureFromBoth(Said):
    """Capture an amount from the two pools in any combination: how much from the opponent's is asked, the rest is one's own."""

    def __init__(self, of: int) -> None:
        tail = Words(f"{of} Æ de cualquier combinación de jugadores", f"{of}Æ from any combination of players")
        super().__init__(CAPTURE, tail)
        self.of = of

    def emit(self, code: Code) -> None:
        code.add(AskFromThem(self))
        super().emit(code)

    def act(self, s: State, f: Resolving) -> None:
        cause = len(s.stack) - 1
        theirs = int(s.answer.word) if s.answer is not None else 0
        mine = min(self.of - theirs, s.tallies[POOL][f.you])
        pools = ((other(f.you), theirs), (f.you, mine))
        happen(s, [Event(ev.CAPTURED, f.source, player, much, f.source, cause=cause) for player, much in pools if much])


class AskFromThem(Op):
    """As much as can be captured is captured; how much of it from the opponent is free where both pools allow it."""

    def __init__(self, verb: CaptureFromBoth) -> None:
        self.verb = verb
        self.prompt = PromptOf(verb)

    def run(self, s: State, f: Resolving) -> None:
        mine, theirs = s.tallies[POOL][f.you], s.tallies[POOL][other(f.you)]
        least, most = max(0, min(theirs, self.verb.of - mine)), min(self.verb.of, theirs)
        options = [Option(s.names, "number", (), str(much)) for much in range(most, least - 1, -1)]
        s.ask(s.game.decider(s, f.you), "number", options, self.prompt.words(), f.source)


def capture_from_both(of: int) -> CaptureFromBoth:
    return CaptureFromBoth(of)


class DropAember(Said):
    """All the Æmber on cards goes to the common supply; nobody loses it or takes it (KF-move-01)."""

    def __init__(self, cards: Selection, most: int) -> None:
        tail = Words("todo el Æ de {target} a la reserva común", "each Æ on {target} to the common supply")
        if most:
            tail = Words(f"{most} Æ de {{target}} a la reserva común", f"{most}Æ from {{target}} to the common supply")
        super().__init__(Lexeme("mueve", "mover", "move"), tail, cards)
        self.most = most

    def act(self, s: State, f: Resolving) -> None:
        cause = len(s.stack) - 1
        held = s.numbers[AMBER]
        laden = [(card, min(held[card], self.most) if self.most else held[card]) for card in f.them if held[card]]
        happen(s, [Event(ev.DROPPED, card, amount=much, source=f.source, cause=cause) for card, much in laden])

    def symbols(self) -> str:
        return self.in_symbols(str(self.most) if self.most else signs.ALL.mark, signs.AEMBER.mark, signs.TO_SUPPLY.mark)


def drop_aember(cards: Selection, most: int = 0) -> DropAember:
    """All of it, or so much."""
    return DropAember(cards, most)


class PassAember(Said):
    """Move Æmber from one card to another (KF-move-01)."""

    def __init__(self, of: Amount, giver: Selection, to: Selection) -> None:
        tail = Words(f"{{n}} Æ de {giver.phrase('es')} a {{target}}", f"{{n}}Æ from {giver.phrase('en')} to {{target}}")
        super().__init__(Lexeme("mueve", "mover", "move"), tail, to)
        self.of = of
        self.giver = giver

    def number(self) -> Amount:
        return self.of

    def emit(self, code: Code) -> None:
        self.giver.emit(code, self)
        code.add(Keep())
        super().emit(code)

    def act(self, s: State, f: Resolving) -> None:
        cause = len(s.stack) - 1
        if f.kept:
            much = self.of.value(s, f)
            happen(s, [Event(ev.PASSED, card, amount=much, source=f.source, other=f.kept[0], cause=cause) for card in f.them])


def gain(of: int | Amount, who: int = YOU) -> Gain:
    return Gain(of, GAIN, who)


def lose(of: int | Amount, who: int = YOU) -> Lose:
    return Lose(of, LOSE, who)


def opponent_loses(of: int | Amount) -> Lose:
    return Lose(of, LOSE, OPPONENT)


def opponent_gains(of: int | Amount) -> Gain:
    return Gain(of, GAIN, OPPONENT)


def steal(of: int | Amount, who: int = YOU) -> Steal:
    return Steal(of, STEAL, who)


def capture(of: int | Amount, by: Selection = THIS) -> Capture:
    return Capture(of, by)


def capture_from_own_side(of: int | Amount, by: Selection) -> Capture:
    return Capture(of, by, own_side=True)


def place_aember(of: int | Amount, on: Selection) -> PlaceAember:
    return PlaceAember(of, on)


def store_aember(of: int, on: Selection) -> StoreAember:
    return StoreAember(of, on)


def forge_key(extra: int | Amount = 0, free: bool = False) -> ForgeKey:
    return ForgeKey(extra, free)


def gain_chains(number: int, who: int = YOU) -> GainChains:
    return GainChains(number, who)


def move_aember(of: int | Amount | None, cards: Selection, to: Selection | None = None, back: bool = False) -> Effect:
    """From cards to your pool, so much or all of it, or so much to another card; from enemy creatures it comes ``back``."""
    if back:
        return ReturnAember(of, cards, Lexeme("devuelve", "devolver", "return"))
    return TakeAember(of, cards) if to is None else PassAember(amount(of or 0), cards, to)
