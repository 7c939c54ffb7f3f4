"""Conditions: what texts require."""

from __future__ import annotations

from tapete.core.effects import Condition, Resolving
from tapete.core.language import EN
from tapete.core.nouns import YOURS, Cards
from tapete.core.state import State
from tapete.core.symbols import AT_LEAST, NOT, UP_TO, counted, joined
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import signs
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.rules.turn import groupable
from tapete.games.mitos_y_leyendas.things import face, other
from tapete.games.mitos_y_leyendas.values import burdened, has_race, purse, races
from tapete.games.mitos_y_leyendas.vocabulary.nouns.compared import attacked_you
from tapete.games.mitos_y_leyendas.vocabulary.nouns.kinds import Kind, race_noun


class There(Condition):
    """There are at least so many cards."""

    def __init__(self, cards: Cards, least: int = 1) -> None:
        self.cards = cards
        self.least = least

    def holds(self, s: State, f: Resolving) -> bool:
        return len(self.cards.all(s, f)) >= self.least

    def text(self, lang: str) -> str:
        several = self.least > 1
        article = (f"{self.least} or more" if lang == EN else f"{self.least} o más") if several else "a"
        cards = self.cards
        if cards.side == YOURS and isinstance(cards, Kind) and cards.zones[0] in t.IN_PLAY:
            return ("you control " if lang == EN else "controlas ") + cards.anyones.phrase(lang, article, several)
        verb = ("there are " if several else "there is ") if lang == EN else "hay "
        where = (" in play" if lang == EN else " en juego") if cards.zones[0] in t.IN_PLAY else ""
        return verb + cards.phrase(lang, article, several) + where

    def symbols(self) -> str:
        said = self.cards.symbols()
        return f"{AT_LEAST}{self.least} {said}" if said else ""


class Fewer(Condition):
    """There are at most so many cards."""

    def __init__(self, cards: Cards, most: int = 0) -> None:
        self.cards = cards
        self.most = most

    def holds(self, s: State, f: Resolving) -> bool:
        return len(self.cards.all(s, f)) <= self.most

    def text(self, lang: str) -> str:
        cards = self.cards
        if self.most == 0 and cards.side == YOURS and isinstance(cards, Kind):
            no = "you control no " if lang == EN else f"no controlas {'ninguna' if cards.noun.feminine else 'ningún'} "
            return no + cards.anyones.phrase(lang, "", False)
        if self.most == 0:
            return ("there is no " if lang == EN else "no hay ningún ") + cards.phrase(lang, "", False)
        return (f"there are {self.most} or fewer " if lang == EN else f"hay {self.most} o menos ") + cards.phrase(lang, "", True)

    def symbols(self) -> str:
        said = self.cards.symbols()
        return f"{UP_TO}{self.most} {said}" if said else ""


class SmallerHand(Condition):
    def holds(self, s: State, f: Resolving) -> bool:
        return len(s.zone(t.HAND, t.other(f.you))) < len(s.zone(t.HAND, f.you))

    def text(self, lang: str) -> str:
        return (
            "your opponent has fewer cards in hand than you" if lang == EN else "tu oponente tiene menos cartas en la mano que tú"
        )

    def symbols(self) -> str:
        return f"{counted(signs.THEIR_HAND.mark)} < {counted(signs.HAND.mark)}"


class Attacks(Condition):
    """The card that speaks (or its bearer) is attacking."""

    def holds(self, s: State, f: Resolving) -> bool:
        host = t.bearer(s, f.source)
        return bool(s.numbers[t.ATTACKING][host if host >= 0 else f.source])

    def symbols(self) -> str:
        return signs.ATTACKING.mark


class Blocks(Condition):
    """The card that speaks is blocking."""

    def holds(self, s: State, f: Resolving) -> bool:
        return f.source + 1 in s.numbers[t.BLOCKER]

    def symbols(self) -> str:
        return signs.BLOCKING.mark


class FirstOfItsName(Condition):
    """No other card of its name that its controller has came into play before it."""

    def holds(self, s: State, f: Resolving) -> bool:
        arrived = s.numbers[t.ARRIVED]
        name = face(s, f.source).name.es
        same = [card for card in t.allies(s, f.you) if face(s, card).name.es == name]
        return not any([arrived[card] < arrived[f.source] for card in same])

    def symbols(self) -> str:
        return f"{UP_TO}1 {signs.THIS.mark}"


class Unarmed(Condition):
    """The Ally that speaks carries no Weapon."""

    def holds(self, s: State, f: Resolving) -> bool:
        return not t.weapons_on(s, f.source)

    def symbols(self) -> str:
        return signs.UNARMED.mark


class HasAttacked(Condition):
    def holds(self, s: State, f: Resolving) -> bool:
        host = t.bearer(s, f.source)
        return bool(s.numbers[t.ATTACKED][host if host >= 0 else f.source])

    def text(self, lang: str) -> str:
        return "it attacked this turn" if lang == EN else "ha atacado este turno"

    def symbols(self) -> str:
        return signs.HAS_ATTACKED.mark if type(self) is HasAttacked else ""


class BearerAttacked(HasAttacked):
    def text(self, lang: str) -> str:
        return "its bearer attacked this turn" if lang == EN else "su portador ha atacado este turno"

    def symbols(self) -> str:
        return f"{signs.BEARER.mark} {signs.HAS_ATTACKED.mark}"


class HasFought(HasAttacked):
    def holds(self, s: State, f: Resolving) -> bool:
        return super().holds(s, f) or bool(s.numbers[t.FOUGHT][f.source])

    def text(self, lang: str) -> str:
        return "it attacked or blocked this turn" if lang == EN else "ha atacado o bloqueado este turno"


class NotPaid(Condition):
    """The Oro that speaks lies in the Reserve: what has been paid has given what it gives."""

    def holds(self, s: State, f: Resolving) -> bool:
        return s.place[f.source] // 2 == t.RESERVE

    def text(self, lang: str) -> str:
        return "it has not been paid" if lang == EN else "no está pagada"

    def symbols(self) -> str:
        return NOT + signs.PAID.mark


class AllPaid(Condition):
    """The opponent has used all their Oros."""

    def holds(self, s: State, f: Resolving) -> bool:
        rival = other(f.you)
        return bool(s.zone(t.PAID, rival)) and not s.zone(t.RESERVE, rival)

    def text(self, lang: str) -> str:
        return "all your opponent’s Oros are paid" if lang == EN else "todos los Oros de tu oponente están pagados"


class Is(Condition):
    """The card that speaks, or its bearer, is of a race now, or of any other, or goes by a name."""

    def __init__(self, race_name: str = "", name: str = "", bearer: bool = False, contrary: bool = False) -> None:
        self.bits = t.race_bit(race_name) if race_name else 0
        self.noun = race_noun(race_name) if race_name else None
        self.name = name
        self.bearer = bearer
        self.contrary = contrary

    def holds(self, s: State, f: Resolving) -> bool:
        card = t.bearer(s, f.source) if self.bearer else f.source
        if card < 0:
            return False
        return face(s, card).name.es == self.name if self.name else has_race(s, card, self.bits) != self.contrary

    def text(self, lang: str) -> str:
        noun = self.noun
        if noun is None:
            return f"its bearer is {self.name}" if lang == EN else f"su portador es {self.name}"
        if not self.bearer:
            return f"it counts as {noun.a('en')} {noun.en}" if lang == EN else f"se considera {noun.es}"
        if lang == EN:
            return f"its bearer is {'not ' if self.contrary else ''}{noun.a('en')} {noun.en}"
        return f"su portador {'no ' if self.contrary else ''}es {noun.es}"

    def symbols(self) -> str:
        if self.name or not self.bits:
            return ""
        races = " ".join([sign.mark for race, sign in enumerate(signs.RACE_SIGNS) if self.bits >> race & 1])
        return f"{NOT if self.contrary else '='}{races}"


class Against(Condition):
    """What it blocks, or what blocks it, is such an Ally."""

    def __init__(self, cards: Cards, blocked: bool = False) -> None:
        self.cards = cards
        self.blocked = blocked  # it is the one that is blocked

    def holds(self, s: State, f: Resolving) -> bool:
        return f.event is not None and self.cards.describes(s, f, f.event.other)

    def text(self, lang: str) -> str:
        what = self.cards.phrase(lang, "a", False)
        if self.blocked:
            return f"{what} blocks it" if lang == EN else f"lo bloquea {what}"
        return f"it blocks {what}" if lang == EN else f"bloquea a {what}"

    def symbols(self) -> str:
        return joined([(signs.BLOCKED_BY if self.blocked else signs.AGAINST).mark, self.cards.symbols()], " ")


class ByCombat(Condition):
    """The card was destroyed by combat damage (ML-dmg-12)."""

    def holds(self, s: State, f: Resolving) -> bool:
        return f.event is not None and f.event.zone == ev.COMBAT

    def text(self, lang: str) -> str:
        return "it was in combat" if lang == EN else "fue en combate"

    def symbols(self) -> str:
        return signs.IN_COMBAT.mark


class OneRace(Condition):
    """All your Allies share a race."""

    def holds(self, s: State, f: Resolving) -> bool:
        common = -1
        for card in t.allies(s, f.you):
            common &= races(s, card)
        return common > 0

    def text(self, lang: str) -> str:
        return "all Allies you control are of one race" if lang == EN else "todos los Aliados que controlas son de una misma raza"

    def symbols(self) -> str:
        return signs.ONE_RACE.mark


class FewerTheirs(Condition):
    """Your opponent controls fewer such cards than you, or you fewer than they, perhaps by a number."""

    def __init__(self, cards: Kind, mine: bool = False, by: int = 0) -> None:
        self.cards = cards
        self.mine = mine  # it is you who must have fewer
        self.by = by

    def holds(self, s: State, f: Resolving) -> bool:
        yours, theirs = len(self.cards.own.all(s, f)), len(self.cards.enemy.all(s, f))
        least = max(1, self.by)
        return theirs >= yours + least if self.mine else yours >= theirs + least

    def text(self, lang: str) -> str:
        what = self.cards.phrase(lang, "", True)
        if self.by:
            if lang == EN:
                return f"your opponent controls {self.by} more {what} than you"
            return f"tu oponente controla {self.by} {what} más que tú"
        if self.mine:
            return f"you control fewer {what} than your opponent" if lang == EN else f"controlas menos {what} que tu oponente"
        return f"your opponent controls fewer {what} than you" if lang == EN else f"tu oponente controla menos {what} que tú"

    def symbols(self) -> str:
        yours, theirs = counted(self.cards.own.symbols()), counted(self.cards.enemy.symbols())
        if not yours or not theirs:
            return ""
        less, more = (yours, theirs) if self.mine else (theirs, yours)
        return f"{less} + {self.by} {UP_TO} {more}" if self.by else f"{less} < {more}"


class Fresh(Condition):
    """The Ally has not yet gone through a Grouping of its controller's."""

    def holds(self, s: State, f: Resolving) -> bool:
        return not s.numbers[t.SETTLED][f.source]

    def text(self, lang: str) -> str:
        return "it entered play this turn" if lang == EN else "entró en juego este turno"

    def symbols(self) -> str:
        return signs.FRESH.mark


class SmallCastle(Condition):
    """Your Castle has fewer cards than a number, perhaps in your turn alone."""

    def __init__(self, less_than: int, in_your_turn: bool = False) -> None:
        self.less_than = less_than
        self.in_your_turn = in_your_turn

    def holds(self, s: State, f: Resolving) -> bool:
        return (t.active(s) == f.you or not self.in_your_turn) and len(s.zone(t.CASTLE, f.you)) < self.less_than

    def text(self, lang: str) -> str:
        if lang == EN:
            return f"{'it is your turn and ' if self.in_your_turn else ''}your Castle has fewer than {self.less_than} cards"
        return f"{'es tu turno y ' if self.in_your_turn else ''}tu Castillo tiene menos de {self.less_than} cartas"

    def symbols(self) -> str:
        said = f"{counted(signs.CASTLE.mark)} < {self.less_than}"
        return f"{signs.YOUR_TURN.mark} {said}" if self.in_your_turn else said


class OnThis(Condition):
    """The event puts something on the card that speaks."""

    def holds(self, s: State, f: Resolving) -> bool:
        return f.event is not None and f.event.other == f.source


class NotUsed(Condition):
    """Its ability has not been used this turn."""

    def holds(self, s: State, f: Resolving) -> bool:
        return not any([e.kind == ev.USED and e.card == f.source for e in s.history])

    def text(self, lang: str) -> str:
        return "you have not used its ability this turn" if lang == EN else "no has usado su habilidad este turno"


class KilledByThem(Condition):
    """The card was destroyed by the opponent: in combat with their Allies, or by a card of theirs."""

    def holds(self, s: State, f: Resolving) -> bool:
        e = f.event
        if e is None or e.player != f.you or e.zone == ev.BY_CONTROLLER:
            return False
        if e.zone == ev.COMBAT:
            return True
        return e.source >= 0 and (s.place[e.source] % 2 if s.place[e.source] >= 0 else s.owners[e.source]) != f.you


class WereAttacked(Condition):
    """You were attacked in the turn before."""

    def holds(self, s: State, f: Resolving) -> bool:
        return bool(attacked_you(s, f.you, True))

    def text(self, lang: str) -> str:
        return "you were attacked last turn" if lang == EN else "te atacaron en el turno anterior"

    def symbols(self) -> str:
        return signs.WAS_ATTACKED.mark


class InYourTurn(Condition):
    def holds(self, s: State, f: Resolving) -> bool:
        return t.active(s) == f.you

    def text(self, lang: str) -> str:
        return "it is your turn" if lang == EN else "es tu turno"

    def symbols(self) -> str:
        return signs.YOUR_TURN.mark


class StayedHome(Condition):
    """The card that speaks, or its bearer, has not attacked this turn."""

    def __init__(self, bearer: bool = False) -> None:
        self.bearer = bearer

    def holds(self, s: State, f: Resolving) -> bool:
        host = t.bearer(s, f.source)
        return not s.numbers[t.ATTACKED][host if host >= 0 else f.source]

    def text(self, lang: str) -> str:
        if self.bearer:
            return "its bearer did not attack" if lang == EN else "su portador no ha atacado"
        return "it did not attack" if lang == EN else "no ha atacado"

    def symbols(self) -> str:
        return f"{signs.BEARER.mark} {signs.STAYED_HOME.mark}" if self.bearer else signs.STAYED_HOME.mark


class YouStayedHome(Condition):
    """You have not attacked this turn."""

    def holds(self, s: State, f: Resolving) -> bool:
        return not any([e.kind == ev.ATTACKS and e.player == f.you for e in s.history])

    def symbols(self) -> str:
        return signs.YOU_STAYED_HOME.mark


class HaveGrouped(Condition):
    """You have grouped what you could."""

    def holds(self, s: State, f: Resolving) -> bool:
        return t.active(s) == f.you and not groupable(s, f.you)

    def symbols(self) -> str:
        return signs.ALL_GROUPED.mark


class PlayedAtMost(Condition):
    """Your opponent played no more than so many cards this turn."""

    def __init__(self, most: int) -> None:
        self.most = most

    def holds(self, s: State, f: Resolving) -> bool:
        return s.tallies[t.PLAYED][other(f.you)] <= self.most

    def text(self, lang: str) -> str:
        if lang == EN:
            return f"your opponent did not play more than {self.most} cards"
        return f"tu oponente no ha jugado más de {self.most} cartas"


class NoneArmed(Condition):
    """No attacker carries a Weapon."""

    def holds(self, s: State, f: Resolving) -> bool:
        return not any([s.numbers[t.ATTACKING][card] and t.weapons_on(s, card) for card in t.allies(s, t.active(s))])

    def text(self, lang: str) -> str:
        return "no attacking Ally carries a Weapon" if lang == EN else "ningún Aliado atacante porta un Arma"


class InBattle(Condition):
    """A Mythological Battle is under way."""

    def holds(self, s: State, f: Resolving) -> bool:
        return s.world[t.PHASE] in t.BATTLE

    def symbols(self) -> str:
        return signs.IN_BATTLE.mark


class SinceBefore(Condition):
    """The card that speaks was in play before this turn."""

    def holds(self, s: State, f: Resolving) -> bool:
        return not any([e.kind == ev.ENTERED and e.card == f.source for e in s.history])


class Unmet(Condition):
    """The contrary, for words that say it themselves."""

    def __init__(self, condition: Condition) -> None:
        self.condition = condition

    def holds(self, s: State, f: Resolving) -> bool:
        return not self.condition.holds(s, f)

    def text(self, lang: str) -> str:
        return self.condition.text(lang)

    def symbols(self) -> str:
        said = self.condition.symbols()
        return f"{NOT}({said})" if said else ""


class Carries(Condition):
    """The Ally that speaks carries a Weapon, or two of a name."""

    def __init__(self, two_of: str = "") -> None:
        self.two_of = two_of

    def holds(self, s: State, f: Resolving) -> bool:
        weapons = t.weapons_on(s, f.source)
        return len([each for each in weapons if face(s, each).name.es == self.two_of]) >= 2 if self.two_of else bool(weapons)

    def text(self, lang: str) -> str:
        if self.two_of:
            return f"it carries two {self.two_of}s" if lang == EN else f"porta dos {self.two_of}s"
        return "it carries a Weapon" if lang == EN else "porta un Arma"

    def symbols(self) -> str:
        return "" if self.two_of else signs.ARMED.mark


class DrawsAtTheEnd(Condition):
    """Nothing makes you skip the draw of the end of the turn."""

    def holds(self, s: State, f: Resolving) -> bool:
        return not burdened(s, m.SKIPS_DRAW, f.you) and not burdened(s, m.NO_DRAW, f.you)

    def symbols(self) -> str:
        return signs.DRAWS_AT_END.mark


class TheyHave(Condition):
    """The opponent can pay so much for an ability."""

    def __init__(self, gold: int) -> None:
        self.gold = gold

    def holds(self, s: State, f: Resolving) -> bool:
        return purse(s, other(f.you)) >= self.gold
