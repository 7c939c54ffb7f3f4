"""Houses: how many are represented, which have most creatures, and which cards share one."""

from __future__ import annotations

from tapete.core.decision import Option
from tapete.core.effects import Amount, Branch, Code, Condition, Effect, Jump, Op, PromptOf, Register, Resolving
from tapete.core.language import EN, Adjective, Words, invariable
from tapete.core.nouns import Cards, Quality
from tapete.core.state import State
from tapete.core.symbols import counted
from tapete.games.keyforge import events as ev
from tapete.games.keyforge import signs
from tapete.games.keyforge import things as t
from tapete.games.keyforge.abilities import Whenever
from tapete.games.keyforge.modifiers import OPPONENT, YOU
from tapete.games.keyforge.things import HOUSE, HOUSE_NAMES, HOUSES, neighbors
from tapete.games.keyforge.values import belongs, houses_of, kin_beside, share_a_house
from tapete.games.keyforge.vocabulary.abilities import PLAIN, Occurrence
from tapete.games.keyforge.vocabulary.aember import gain
from tapete.games.keyforge.vocabulary.changes import cannot_choose
from tapete.games.keyforge.vocabulary.conditions import IT_IS_YOUR_TURN, active_house_is
from tapete.games.keyforge.vocabulary.lasting import THEIR_NEXT_TURN, Lasts, on_their_turn, plainly
from tapete.games.keyforge.vocabulary.nouns import KeyForgeCards, creature, each
from tapete.games.keyforge.vocabulary.permissions import house_choice
from tapete.games.keyforge.vocabulary.zones import archive


def represented(s: State, cards: list[int]) -> list[int]:
    """The houses to which at least one of these cards belongs."""
    return [house for house in range(len(HOUSES)) if any([belongs(s, card, house) for card in cards])]


class Houses(Amount):
    """For each house represented among some cards, perhaps up to a number of them."""

    def __init__(self, cards: KeyForgeCards, most: int, times: int = 1) -> None:
        self.cards = cards
        self.most = most
        self.times = times

    def value(self, s: State, f: Resolving) -> int:
        many = len(represented(s, self.cards.all(s, f)))
        return (min(many, self.most) if self.most else many) * self.times

    def text(self, lang: str) -> str:
        return str(self.times)

    def each(self, lang: str) -> str:
        if lang == EN:
            text = f"for each house represented among {self.cards.phrase(lang, '', True)}{self.in_play(lang)}"
            return f"{text} (to a maximum of {self.most})" if self.most else text
        text = f"por cada casa representada entre {self.cards.phrase(lang, 'those all', True)}{self.in_play(lang)}"
        return f"{text} (hasta un máximo de {self.most})" if self.most else text

    def in_play(self, lang: str) -> str:
        """Friendly and enemy cards are in play; of others it has to be said."""
        return "" if self.cards.side != -1 else (" in play" if lang == EN else " en juego")

    def symbols(self) -> str:
        cards = self.cards.symbols()
        said = counted(f"{signs.HOUSES_AMONG.mark} {cards}", self.times) if cards else ""
        return f"{said} ≤{self.most}" if said and self.most else said


def houses(cards: KeyForgeCards, most: int = 0) -> Houses:
    return Houses(cards, most)


class HousesAre(Condition):
    """Whether the houses represented among the creatures in play are so many."""

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def holds(self, s: State, f: Resolving) -> bool:
        return self.least <= len(represented(s, creature.all(s, f))) <= self.most

    def text(self, lang: str) -> str:
        if self.most >= len(HOUSES):
            many = f"{self.least} or more" if lang == EN else f"{self.least} o más"
        elif self.least == self.most:
            many = f"exactly {self.least}" if lang == EN else f"exactamente {self.least}"
        else:
            many = f"{self.least} or {self.most}" if lang == EN else f"{self.least} o {self.most}"
        if lang == EN:
            return f"there are {many} houses represented among creatures in play"
        return f"hay {many} casas representadas entre las criaturas en juego"

    def symbols(self) -> str:
        most = "" if self.most >= len(HOUSES) else f"≤{self.most} "
        return f"≥{self.least} {most}{signs.HOUSES_AMONG.mark} {signs.CREATURE.mark}"


def houses_are(least: int, most: int = len(HOUSES)) -> HousesAre:
    return HousesAre(least, most)


class OfCrowdedHouse(Quality):
    """Of a house with at least so many creatures in play, or (0) of the one with the most of them."""

    def __init__(self, least: int) -> None:
        words = invariable(
            f"de una casa que tenga {least} o más criaturas en juego", f"of a house that has {least} or more creatures in play"
        )
        if not least:
            words = invariable("de la casa que tenga más criaturas en juego", "of the house with the most creatures in play")
        super().__init__(words)
        self.least = least

    def test(self, s: State, f: Resolving, card: int) -> bool:
        crowds = crowd(s, f)
        least = self.least if self.least else max([1, *crowds])
        return any([crowds[house] >= least for house in houses_of(s, card)])

    def symbols(self) -> str:
        return f"{signs.CROWDED.mark}≥{self.least}" if self.least else signs.CROWDED.mark


def crowd(s: State, f: Resolving) -> list[int]:
    """How many creatures in play belong to each house."""
    cards = creature.all(s, f)
    return [len([card for card in cards if belongs(s, card, house)]) for house in range(len(HOUSES))]


def of_crowded_house(cards: KeyForgeCards, least: int = 0) -> KeyForgeCards:
    return cards.having(OfCrowdedHouse(least))


class SharesHouseWithNeighbors(Quality):
    """Shares a house with at least so many of its neighbors."""

    def __init__(self, least: int) -> None:
        which = Words("al menos una de sus adyacentes", "at least 1 of its neighbors")
        if least == 2:
            which = Words("sus 2 adyacentes", "both of its neighbors")
        one, many = f"que comparta casa con {which.es}", f"que compartan casa con {which.es}"
        super().__init__(Adjective(one, one, many, many, f"that shares a house with {which.en}", True, 8, 8))
        self.least = least

    def test(self, s: State, f: Resolving, card: int) -> bool:
        return len(kin_beside(s, card)) >= self.least

    def symbols(self) -> str:
        return f"{signs.KIN.mark}≥{self.least}"


def sharing_with_neighbors(cards: KeyForgeCards, least: int) -> KeyForgeCards:
    return cards.having(SharesHouseWithNeighbors(least))


class ForEachHouse(Effect):
    """An effect once for each house, in the order the player wants: ``word`` is the house whose turn it is."""

    def __init__(self, effect: Effect, cards: Cards) -> None:
        self.effect = effect
        self.cards = cards  # houses with none of these are passed over

    def emit(self, code: Code) -> None:
        code.add(Forget())
        top = code.here
        code.add(AskNextHouse(self.cards, PromptOf(self)))
        take = TakeNextHouse()
        code.add(take)
        self.effect.emit(code)
        back = Jump()
        back.target = top
        code.add(back)
        take.end = code.here

    def clause(self, lang: str, mood: str) -> str:
        return f"{'for each house' if lang == EN else 'por cada casa'}, {self.effect.clause(lang, mood)}"

    def parts(self) -> list[Effect]:
        return [self.effect]


class Forget(Op):
    def run(self, s: State, f: Resolving) -> None:
        f.number = 0  # the houses that have had their turn, as bits


class AskNextHouse(Op):
    def __init__(self, cards: Cards, prompt: PromptOf) -> None:
        self.cards = cards
        self.prompt = prompt

    def run(self, s: State, f: Resolving) -> None:
        left = [house for house in represented(s, self.cards.all(s, f)) if not f.number >> house & 1]
        s.answer = None
        if left:
            options = [Option(s.names, "house", (), HOUSES[house]) for house in left]
            s.ask(s.game.decider(s, f.you), "naming", options, self.prompt.words(), f.source)


class TakeNextHouse(Op):
    def __init__(self) -> None:
        self.end = 0

    def run(self, s: State, f: Resolving) -> None:
        if s.answer is None:
            f.step = self.end
            return
        f.word = s.answer.word
        f.number |= 1 << HOUSES.index(f.word)


def for_each_house(effect: Effect, cards: Cards) -> ForEachHouse:
    return ForEachHouse(effect, cards)


class MatchesNothing(Condition):
    """Whether the house just chosen is that of no card in play."""

    def holds(self, s: State, f: Resolving) -> bool:
        assert f.event is not None
        cards = [card for zone in t.IN_PLAY for player in (0, 1) for card in s.zone(zone, player)]
        return f.event.amount not in represented(s, cards)

    def text(self, lang: str) -> str:
        return "it matches no cards in play" if lang == EN else "no es la de ninguna carta en juego"


def a_player_chooses(house: str = "") -> Occurrence:
    """A house, this one, any or a "strange" one of which no card is in play, as the active one."""
    if not house:
        return Occurrence(ev.HOUSE_CHOSEN, Words("un jugador elija su casa activa", "a player chooses their active house"))
    if house == "strange":
        strange = Words(
            "un jugador elija como casa activa una que no sea la de ninguna carta en juego",
            "a player chooses an active house that matches no cards in play",
        )
        return Occurrence(ev.HOUSE_CHOSEN, strange, when=MatchesNothing())
    name = HOUSE_NAMES[house]
    words = Words(f"un jugador elija {name.es} como su casa activa", f"a player chooses {name.en} as their active house")
    return Occurrence(ev.HOUSE_CHOSEN, words, when=active_house_is(house))


class TakeItsHouse(Op):
    def __init__(self, of: Register) -> None:
        self.of = of

    def run(self, s: State, f: Resolving) -> None:
        for card in self.of.known(s, f):
            house = s.numbers[HOUSE][card] - 1
            f.word = HOUSES[house] if house >= 0 else ""


class MustChooseItsHouse(Effect):
    """The opponent must choose the house of a creature the text knows, on their next turn."""

    def __init__(self, of: Register) -> None:
        self.of = of
        self.lasts = on_their_turn(house_choice("must"))

    def emit(self, code: Code) -> None:
        code.add(TakeItsHouse(self.of))
        self.lasts.emit(code)

    def clause(self, lang: str, mood: str) -> str:
        whose = self.of.phrase(lang)
        if lang == EN:
            return f"on their next turn, your opponent must choose the house of {whose} as their active house"
        return f"en su próximo turno, tu oponente debe elegir como su casa activa la de {whose}"

    def parts(self) -> list[Effect]:
        return [self.lasts]


def must_choose_house_of(of: Register) -> MustChooseItsHouse:
    return MustChooseItsHouse(of)


class TheirOpponentCannotChooseIt(Effect):
    """The house a player has just chosen is closed to the other player on their next turn."""

    def __init__(self) -> None:
        closed = Words("tu oponente no puede elegir esa casa", "your opponent cannot choose that house")
        self.theirs = Lasts(cannot_choose("", OPPONENT, closed), THEIR_NEXT_TURN)
        self.yours = Lasts(cannot_choose("", YOU, closed), THEIR_NEXT_TURN)

    def emit(self, code: Code) -> None:
        code.add(TakeChosenHouse())
        branch = Branch(IT_IS_YOUR_TURN)
        code.add(branch)
        self.theirs.emit(code)
        end = Jump()
        code.add(end)
        branch.otherwise = code.here
        self.yours.emit(code)
        end.target = code.here

    def clause(self, lang: str, mood: str) -> str:
        if lang == EN:
            return "their opponent cannot choose the same house as their active house on their next turn"
        return "su oponente no puede elegir la misma casa como su casa activa en su próximo turno"

    def parts(self) -> list[Effect]:
        return [self.theirs, self.yours]


class TakeChosenHouse(Op):
    def run(self, s: State, f: Resolving) -> None:
        assert f.event is not None
        f.word = HOUSES[f.event.amount]


def their_opponent_cannot_choose_it() -> TheirOpponentCannotChooseIt:
    return TheirOpponentCannotChooseIt()


class ArchiveNeighborsForPay(Effect):
    """Archive each neighbor; Æmber if they shared a house while they were in play."""

    def __init__(self, pay: int) -> None:
        self.archive = archive(each(creature.neighboring))
        self.pay = gain(pay)

    def emit(self, code: Code) -> None:
        code.add(NoteKin())
        self.archive.emit(code)
        branch = Branch(TheyShared())
        code.add(branch)
        self.pay.emit(code)
        branch.otherwise = code.here

    def clause(self, lang: str, mood: str) -> str:
        first, then = self.archive.clause(lang, mood), self.pay.clause(lang, mood)
        return f"{first}; if those creatures share a house, {then}" if lang == EN else f"{first}; si comparten casa, {then}"

    def parts(self) -> list[Effect]:
        return [self.archive, self.pay]


class NoteKin(Op):
    def run(self, s: State, f: Resolving) -> None:
        beside = neighbors(s, f.source) if s.place[f.source] // 2 == t.LINE else []
        f.number = 1 if len(beside) == 2 and share_a_house(s, beside[0], beside[1]) else 0


class TheyShared(Condition):
    def holds(self, s: State, f: Resolving) -> bool:
        return f.number > 0

    def text(self, lang: str) -> str:
        return "those creatures share a house" if lang == EN else "esas criaturas comparten casa"


def archive_neighbors_for(pay: int) -> ArchiveNeighborsForPay:
    return ArchiveNeighborsForPay(pay)


class BetOnHouse(Effect):
    """What happens if the opponent chooses the house named before on their next turn: of nine effects, that of the house."""

    def __init__(self, effect: Effect) -> None:
        self.effect = effect
        self.bets = [plainly(self.bet(house), THEIR_NEXT_TURN) for house in HOUSES]

    def bet(self, house: str) -> Whenever:
        chosen = Occurrence(ev.HOUSE_CHOSEN, Words("", ""), who=OPPONENT, when=active_house_is(house))
        return chosen.answered(PLAIN, (self.effect,))

    def emit(self, code: Code) -> None:
        code.add(PlaceBet(self.bets))

    def clause(self, lang: str, mood: str) -> str:
        when = "if your opponent chooses that house as their active house on their next turn"
        if lang != EN:
            when = "si tu oponente elige esa casa como su casa activa en su próximo turno"
        return f"{when}, {self.effect.clause(lang, mood)}"

    def parts(self) -> list[Effect]:
        return list(self.bets)


class PlaceBet(Op):
    def __init__(self, bets: list[Lasts]) -> None:
        self.bets = bets

    def run(self, s: State, f: Resolving) -> None:
        if f.word:
            self.bets[HOUSES.index(f.word)].act(s, f)


def if_they_do_next_turn(deed: str, effect: Effect) -> Effect:
    """On their next turn the opponent may "forge" a key, or "choose" the house named before."""
    if deed == "choose":
        return BetOnHouse(effect)
    words = Words("si tu oponente forja una llave en su próximo turno", "if your opponent forges a key on their next turn")
    return plainly(Occurrence(ev.FORGED, words, who=OPPONENT).answered(PLAIN, (effect,)), THEIR_NEXT_TURN)
