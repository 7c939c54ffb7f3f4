"""Verbs of Æmber: gain, lose, steal, capture, keys and chains."""

from __future__ import annotations

from typing import Final

from tapete.core.decision import Option
from tapete.core.effects import Act, Amount, Code, Each, Effect, Fixed, Keep, Op, PromptOf, Resolving, Selection, amount
from tapete.core.events import Event, happen, happens
from tapete.core.language import EN, Lexeme, Words
from tapete.core.state import State
from tapete.core.symbols import EACH, INTO, joined
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


class ReducePools(Said):
    """Each player with more Æmber than a number loses what they have over it."""

    def __init__(self, number: int) -> None:
        tail = Words(
            f"con {number + 1} Æ o más pierde Æ hasta tener {number}",
            f"with {number + 1}Æ or more is reduced to {number}Æ",
        )
        super().__init__(Lexeme("cada jugador", "cada jugador", "each player", en_third="each player"), tail)
        self.most = number

    def act(self, s: State, f: Resolving) -> None:
        first = active(s)
        cause = len(s.stack) - 1
        batch: list[Event] = []
        for player in (first, other(first)):
            over = s.tallies[POOL][player] - self.most
            if over > 0:
                batch.append(Event(ev.LOST, player=player, amount=over, source=f.source, cause=cause))
        happen(s, batch)


def reduce_pools(number: int) -> Effect:
    return ReducePools(number)


LOSE: Final = Lexeme("pierde", "perder", "lose")


class EachLosesHalf(Said):
    """Each player loses half of their Æmber, the loss rounded down."""

    def __init__(self) -> None:
        super().__init__(LOSE, Words("", ""))

    def clause(self, lang: str, mood: str) -> str:
        if lang == EN:
            return "each player loses half of their Æ (rounding the loss down)"
        return "cada jugador pierde la mitad de su Æ (redondeando la pérdida hacia abajo)"

    def act(self, s: State, f: Resolving) -> None:
        cause = len(s.stack) - 1
        batch: list[Event] = []
        for player in (f.you, other(f.you)):
            half = s.tallies[POOL][player] // 2
            if half:
                batch.append(Event(ev.LOST, player=player, amount=half, source=f.source, cause=cause))
        happen(s, batch)


class LoseAll(Said):
    """Lose all your Æmber."""

    def __init__(self) -> None:
        super().__init__(LOSE, Words("todo tu Æ", "all your Æ"))

    def act(self, s: State, f: Resolving) -> None:
        aember.lose(s, f.you, s.tallies[POOL][f.you], f.source, len(s.stack) - 1)

    def symbols(self) -> str:
        return self.in_symbols(f"−{EACH}", signs.AEMBER.mark)


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


class OpponentGivesAll(Said):
    """The opponent gives you all the Æmber in their pool."""

    def __init__(self) -> None:
        super().__init__(Lexeme("da", "dar", "give"), Words("", ""))

    def clause(self, lang: str, mood: str) -> str:
        return "they give you their remaining Æ" if lang == EN else "te da el Æ que le quede"

    def act(self, s: State, f: Resolving) -> None:
        rival = other(f.you)
        much = s.tallies[POOL][rival]
        if much:
            happens(s, Event(ev.PAID, player=rival, amount=much, source=f.source, cause=len(s.stack) - 1))


def each_loses_half() -> EachLosesHalf:
    return EachLosesHalf()


def they_lose_all() -> TheyLoseAll:
    return TheyLoseAll()


def lose_all() -> LoseAll:
    return LoseAll()


def opponent_loses_triple() -> OpponentLosesTimes:
    words = Words(
        "tu oponente pierde el triple del Æ que hayas perdido de este modo",
        "your opponent loses triple the amount of Æ you lost this way",
    )
    return OpponentLosesTimes(3, words)


def opponent_gives_all() -> OpponentGivesAll:
    return OpponentGivesAll()


AEMBER: Final = Words("{n} Æ", "{n}Æ")
GAIN: Final = Lexeme("obtén", "obtener", "gain", third="obtiene")
STEAL: Final = Lexeme("roba", "robar", "steal")
CAPTURE: Final = Lexeme("captura", "capturar", "capture", "captura", "capture")
CAPTURES: Final = Lexeme("captura", "capturar", "captures", "captura", "captures")  # after its subject


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


class EachGains(Said):
    """Each player gains Æmber."""

    def __init__(self, of: int) -> None:
        super().__init__(GAIN, AEMBER)
        self.of = of

    def clause(self, lang: str, mood: str) -> str:
        return f"each player gains {self.of}Æ" if lang == EN else f"cada jugador obtiene {self.of} Æ"

    def act(self, s: State, f: Resolving) -> None:
        cause = len(s.stack) - 1
        happen(
            s, [Event(ev.GAINED, player=player, amount=self.of, source=f.source, cause=cause) for player in (f.you, other(f.you))]
        )

    def symbols(self) -> str:
        return f"{signs.EACH_PLAYER.mark} +{self.of} {signs.AEMBER.mark}"


def each_gains(of: int) -> EachGains:
    return EachGains(of)


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

    def __init__(self, of: int, giver: Selection, to: Selection) -> None:
        tail = Words(f"{of} Æ de {giver.phrase('es')} a {{target}}", f"{of}Æ from {giver.phrase('en')} to {{target}}")
        super().__init__(Lexeme("mueve", "mover", "move"), tail, to)
        self.of = of
        self.giver = giver

    def emit(self, code: Code) -> None:
        self.giver.emit(code, self)
        code.add(Keep())
        super().emit(code)

    def act(self, s: State, f: Resolving) -> None:
        cause = len(s.stack) - 1
        if f.kept:
            happen(s, [Event(ev.PASSED, card, amount=self.of, source=f.source, other=f.kept[0], cause=cause) for card in f.them])


def pass_aember(of: int, giver: Selection, to: Selection) -> PassAember:
    return PassAember(of, giver, to)


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


def return_aember(cards: Selection) -> ReturnAember:
    """Æmber on enemy creatures comes back to your pool (KF-capture-06)."""
    return ReturnAember(None, cards, Lexeme("devuelve", "devolver", "return"))


def take_aember(of: int | Amount | None, cards: Selection) -> TakeAember:
    return TakeAember(of, cards)


def forge_key(extra: int | Amount = 0, free: bool = False) -> ForgeKey:
    return ForgeKey(extra, free)


def gain_chains(number: int, who: int = YOU) -> GainChains:
    return GainChains(number, who)
