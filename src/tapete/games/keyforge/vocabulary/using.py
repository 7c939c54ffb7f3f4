"""Verbs of using, fighting, playing and control."""

from __future__ import annotations

from typing import Final

from tapete.core.abilities import Constant
from tapete.core.decision import Option
from tapete.core.effects import Chosen, Code, Effect, Op, PromptOf, Register, Resolving, Selection, Times, Together, Verb, resolving
from tapete.core.events import Event, happen
from tapete.core.language import EN, Lexeme, Words
from tapete.core.modifiers import FOREVER, Lasting, last
from tapete.core.state import State
from tapete.core.symbols import AND, CHOOSE, INTO, joined
from tapete.games.keyforge import events as ev
from tapete.games.keyforge import modifiers as m
from tapete.games.keyforge import signs
from tapete.games.keyforge.modifiers import Change
from tapete.games.keyforge.rules.control import take_for_good
from tapete.games.keyforge.rules.fight import current_fight
from tapete.games.keyforge.rules.headings import headed
from tapete.games.keyforge.rules.house import eligible_houses
from tapete.games.keyforge.rules.playing import play_card, put_into_play
from tapete.games.keyforge.rules.use import use_by_effect
from tapete.games.keyforge.rules.using import ACTING, FIGHTING, MODES, OMNI, REAPING
from tapete.games.keyforge.telling import tell
from tapete.games.keyforge.things import DECK, HOUSES, IDENTITY, in_play, other
from tapete.games.keyforge.vocabulary.damage import ready
from tapete.games.keyforge.vocabulary.lasting import THIS_TURN, Lasts
from tapete.games.keyforge.vocabulary.nouns import IT, creature
from tapete.games.keyforge.vocabulary.speech import Said


class UseWith(Said):
    """Use the chosen card in one of some ways (KF-usecr-02); it must be ready (KF-ability-06)."""

    def __init__(self, what: Selection, modes: tuple[str, ...], lexeme: Lexeme, tail: Words, as_yours: bool = False) -> None:
        super().__init__(lexeme, tail, what)
        self.modes = modes
        self.as_yours = as_yours

    def act(self, s: State, f: Resolving) -> None:
        for card in reversed(f.them):
            if in_play(s, card):
                player = f.you if self.as_yours else s.holder(card)
                use_by_effect(s, card, player, self.modes, len(s.stack) - 1)

    def symbols(self) -> str:
        sign = signs.FIGHT_WITH if self.modes == (FIGHTING,) else signs.REAP_WITH if self.modes == (REAPING,) else signs.USE
        return self.in_symbols(signs.AS_YOURS.mark if self.as_yours else sign.mark)


class PlayCards(Said):
    """Play the chosen card, whatever its house (KF-ability-05)."""

    def __init__(self, what: Selection) -> None:
        super().__init__(Lexeme("juega", "jugar", "play"), Words("{target}", "{target}"), what)

    def act(self, s: State, f: Resolving) -> None:
        cause = len(s.stack) - 1
        for card in f.them:
            play_card(s, card, f.you, True, cause)

    def symbols(self) -> str:
        return self.in_symbols(signs.PLAY.mark)


class PlayStunned(Effect):
    """Play the chosen card; it enters play stunned."""

    def __init__(self, what: Selection) -> None:
        self.what = what
        entering = Change(m.ENTERS_STUNNED, Words("esa criatura entra aturdida", "that creature enters stunned"), creature.chosen)
        self.lasts = Lasts(Constant(entering), THIS_TURN)
        self.play = PlayCards(IT)

    def emit(self, code: Code) -> None:
        self.what.emit(code, self)
        self.lasts.emit(code)
        self.play.emit(code)

    def clause(self, lang: str, mood: str) -> str:
        one = self.what.phrase(lang)
        if lang == EN:
            return f"play {one}, and it enters play stunned"
        return f"juega {one}, que entra en juego aturdida"

    def parts(self) -> list[Effect]:
        return [self.lasts, self.play]


class PutIntoPlay(Said):
    """Put a card into play without playing it (KF-playgl-02), under your control."""

    def __init__(self, what: Selection, prepared: bool = False) -> None:
        tail = Words("{target} en juego bajo tu control", "{target} into play under your control")
        if isinstance(what, Chosen):  # a card of your own
            tail = Words("en juego {target}", "{target} into play")
        super().__init__(Lexeme("pon", "poner", "put", third="pone"), tail, what)
        self.prepared = prepared

    def act(self, s: State, f: Resolving) -> None:
        for card in f.them:
            if not in_play(s, card):
                put_into_play(s, card, f.you, len(s.stack) - 1, self.prepared)

    def symbols(self) -> str:
        assert self.selection is not None
        said = joined([self.selection.symbols(), signs.IN_PLAY.mark], INTO)
        return f"{said} {signs.READY.mark}" if said and self.prepared else said


class TakeControl(Said):
    """Take control of cards while they are in play (KF-control-03)."""

    def __init__(self, what: Selection) -> None:
        super().__init__(Lexeme("toma", "tomar", "take"), Words("el control de {target}", "control of {target}"), what)

    def act(self, s: State, f: Resolving) -> None:
        take_for_good(s, f.them, f.you, f.source, len(s.stack) - 1)

    def symbols(self) -> str:
        return self.in_symbols(signs.CONTROL.mark)


class TakeControlWhile(Said):
    """Take control of cards until this one leaves play."""

    def __init__(self, what: Selection) -> None:
        tail = Words(
            "el control de {target} hasta que esta criatura abandone el juego",
            "control of {target} until this creature leaves play",
        )
        super().__init__(Lexeme("toma", "tomar", "take"), tail, what)

    def act(self, s: State, f: Resolving) -> None:
        control = s.game.abilities["rule/control"]
        for card in f.them:
            last(s, Lasting(control, f.source, f.you, s.next_serial(), s.turn, FOREVER, tie=f.source, it=card))


class GiveControl(Said):
    """The opponent takes control of a card."""

    def __init__(self, what: Selection) -> None:
        super().__init__(Lexeme("toma", "tomar", "gain"), Words("el control de {target}", "control of {target}"), what, m.OPPONENT)

    def act(self, s: State, f: Resolving) -> None:
        cards = tuple([card for card in f.them if in_play(s, card)])
        take_for_good(s, cards, other(f.you), f.source, len(s.stack) - 1)

    def symbols(self) -> str:
        return self.in_symbols(signs.CONTROL.mark)


class ChooseHouse(Effect):
    """Choose a house, for the sentences that follow: any of the nine, those that are in this game first (KF-house-01)."""

    def __init__(self, words: Words | None = None, theirs: bool = False) -> None:
        self.words = words
        self.theirs = theirs  # only houses of the opponent's identity card

    def emit(self, code: Code) -> None:
        code.add(AskHouse(self))
        code.add(TakeHouse())

    def clause(self, lang: str, mood: str) -> str:
        if self.words is not None:
            return self.words.text(lang)
        return "choose a house" if lang == EN else "elige una casa"

    def houses(self, s: State, f: Resolving) -> list[int]:
        if self.theirs:
            bits = s.tallies[IDENTITY][other(f.you)]
            return [house for house in range(len(HOUSES)) if bits >> house & 1]
        found = eligible_houses(s, f.you)
        found += [house for house in eligible_houses(s, other(f.you)) if house not in found]
        return found + [house for house in range(len(HOUSES)) if house not in found]

    def symbols(self) -> str:
        if self.words is not None and not self.theirs:
            return ""
        return f"{CHOOSE} {signs.RIVAL.mark} {signs.THAT_HOUSE.mark}" if self.theirs else f"{CHOOSE} {signs.THAT_HOUSE.mark}"


class AskHouse(Op):
    def __init__(self, effect: ChooseHouse) -> None:
        self.effect = effect
        self.prompt = PromptOf(effect)

    def run(self, s: State, f: Resolving) -> None:
        options = [Option(s.names, "house", (), HOUSES[house]) for house in self.effect.houses(s, f)]
        s.ask(s.game.decider(s, f.you), "naming", options, self.prompt.words(), f.source)


class TakeHouse(Op):
    def run(self, s: State, f: Resolving) -> None:
        assert s.answer is not None
        f.word = s.answer.word
        named = HOUSES.index(f.word)
        tell(s, Event(ev.NAMED, player=s.game.decider(s, f.you), amount=named, source=f.source, zone=ev.NAMES_HOUSE))


class RedirectFight(Said):
    """The attacker deals its damage to the chosen creature instead of the one it fights."""

    def __init__(self, to: Selection) -> None:
        tail = Words(
            "su daño a {target} en lugar de a la criatura con la que lucha",
            "its damage to {target} rather than to the creature it is fighting",
        )
        lexeme = Lexeme("esta criatura inflige", "hacer que esta criatura inflija", "this creature deals")
        super().__init__(lexeme, tail, to)

    def act(self, s: State, f: Resolving) -> None:
        fight = current_fight(s)
        if fight is not None and f.them:
            fight.redirected = f.them[0]


class TriggerReap(Said):
    """Resolve the *Reap:* abilities of another creature as if you controlled it; it does not exhaust."""

    def __init__(self, what: Selection) -> None:
        tail = Words(
            "el efecto de Cosechar de {target} como si controlaras esa criatura",
            "the reap effect of {target} as if you controlled that creature",
        )
        super().__init__(Lexeme("activa", "activar", "trigger"), tail, what)

    def act(self, s: State, f: Resolving) -> None:
        for card in f.them:
            for ability, via in reversed(headed(s, card, "reap")):
                s.push(resolving(ability.program, f.you, card, None, via))


FIGHT_WITH: Final = Lexeme("lucha con", "luchar con", "fight with")
TARGET: Final = Words("{target}", "{target}")


def fight_with(what: Selection) -> UseWith:
    return UseWith(what, (FIGHTING,), FIGHT_WITH, TARGET)


def reap_with(what: Selection) -> UseWith:
    return UseWith(what, (REAPING,), Lexeme("cosecha con", "cosechar con", "reap with"), TARGET)


def use(what: Selection) -> UseWith:
    return UseWith(what, MODES, Lexeme("usa", "usar", "use"), TARGET)


def use_as_yours(what: Selection) -> UseWith:
    """Use an artifact of another player as if it were yours; its control never changes (KF-asif-01)."""
    tail = Words("{target} como si fuera tuyo", "{target} as if it were yours")
    return UseWith(what, (ACTING, OMNI), Lexeme("usa", "usar", "use"), tail, as_yours=True)


class ReadyAnd(Together):
    """ "Ready and fight with a creature": chosen once, readied, then used."""

    def __init__(self, what: Selection, then: UseWith, words: Words, infinitive: Words) -> None:
        super().__init__(ready(what), then)
        self.what = what
        self.words = words
        self.infinitive = infinitive

    def clause(self, lang: str, mood: str) -> str:
        verb = (self.infinitive if mood == "infinitive" else self.words).text(lang)
        return f"{verb} {self.what.phrase(lang)}"

    def symbols(self) -> str:
        return joined([effect.symbols() for effect in self.effects], AND)


def same(what: Selection) -> Selection:
    """The cards just spoken of: those the text knew already, or the one chosen."""
    return what if isinstance(what, Register) else IT


def ready_and_fight(what: Selection) -> ReadyAnd:
    words = Words("prepara y lucha con", "ready and fight with")
    return ReadyAnd(what, fight_with(same(what)), words, Words("preparar y luchar con", "ready and fight with"))


def ready_and_use(what: Selection) -> ReadyAnd:
    words = Words("prepara y usa", "ready and use")
    return ReadyAnd(what, use(same(what)), words, Words("preparar y usar", "ready and use"))


def play(what: Selection, stunned: bool = False) -> Effect:
    """The card; ``stunned`` when it enters play so."""
    return PlayStunned(what) if stunned else PlayCards(what)


def put_in_play(what: Selection, prepared: bool = False) -> PutIntoPlay:
    return PutIntoPlay(what, prepared)


def take_control(what: Selection, while_in_play: bool = False) -> Verb:
    """For good, or until this card leaves play."""
    return TakeControlWhile(what) if while_in_play else TakeControl(what)


def choose_house(theirs: bool = False) -> ChooseHouse:
    words = Words("elige una casa de la carta de identidad de tu oponente", "choose a house on your opponent’s identity card")
    return ChooseHouse(words if theirs else None, theirs)


def redirect_fight(to: Selection) -> RedirectFight:
    return RedirectFight(to)


class FightAnother(Said):
    """Fight with the chosen creature, never against one it has already fought by this effect."""

    def __init__(self) -> None:
        super().__init__(Lexeme("lucha con", "luchar con", "fight with"), Words("{target}", "{target}"), IT)

    def act(self, s: State, f: Resolving) -> None:
        for card in f.them:
            if in_play(s, card):
                use_by_effect(s, card, s.holder(card), (FIGHTING,), len(s.stack) - 1, f.kept)


class RememberFoes(Op):
    """Keep whom the creature has just fought."""

    def run(self, s: State, f: Resolving) -> None:
        f.kept = (*f.kept, *[e.other for e in f.noted if e.kind == ev.FOUGHT])


class ForgetFoes(Op):
    def run(self, s: State, f: Resolving) -> None:
        f.kept = ()


class ReadyAndFightOnce(Effect):
    """One of the fights: ready the creature, then fight another enemy with it."""

    def emit(self, code: Code) -> None:
        ready(IT).emit(code)
        FightAnother().emit(code)
        code.add(RememberFoes())

    def clause(self, lang: str, mood: str) -> str:
        return "ready and fight with that creature" if lang == EN else "prepara y lucha con esa criatura"


class FightsInARow(Effect):
    """Ready and fight with one creature several times, each time against a different enemy, one fight at a time."""

    def __init__(self, times: int, who: Selection) -> None:
        self.times = times
        self.who = who
        self.fights = Times(times, ReadyAndFightOnce())

    def emit(self, code: Code) -> None:
        self.who.emit(code, self)
        code.add(ForgetFoes())
        self.fights.emit(code)

    def clause(self, lang: str, mood: str) -> str:
        who = self.who.phrase(lang)
        if lang == EN:
            return (
                f"ready and fight with {who} {self.times} times, each time against a different enemy creature, "
                "resolving these fights one at a time"
            )
        verbs = "preparar y luchar" if mood == "infinitive" else "prepara y lucha"
        return (
            f"{verbs} con {who} {self.times} veces, cada vez contra una criatura enemiga diferente, "
            "resolviendo las luchas de una en una"
        )

    def parts(self) -> list[Effect]:
        return [self.fights]


class DiscardItsTop(Said):
    """Discard the top card of the deck of the player who controls the event's creature; an empty deck gives none."""

    def __init__(self) -> None:
        tail = Words("la carta superior del mazo de su controlador", "the top card of its controller’s deck")
        super().__init__(Lexeme("descarta", "descartar", "discard"), tail)

    def act(self, s: State, f: Resolving) -> None:
        assert f.event is not None
        player = s.holder(f.event.card)
        cards = s.zone(DECK, player)[:1]
        f.them = tuple(cards)
        f.it = cards[0] if cards else -1
        happen(s, [Event(ev.DISCARDED, card, player, source=f.source, cause=len(s.stack) - 1) for card in cards])


class StopFight(Said):
    """The fight under way has no effect; the attacker is exhausted all the same."""

    def __init__(self) -> None:
        super().__init__(
            Lexeme("agota", "agotar", "exhaust"), Words("esa criatura sin ningún otro efecto", "that creature with no effect")
        )

    def act(self, s: State, f: Resolving) -> None:
        assert f.event is not None
        fight = current_fight(s)
        if fight is not None and fight.attacker == f.event.card:
            fight.cancelled = True
            happen(s, [Event(ev.EXHAUSTS, fight.attacker, f.you, source=f.source)])


def fights_in_a_row(times: int, who: Selection) -> FightsInARow:
    return FightsInARow(times, who)


def discard_its_top() -> DiscardItsTop:
    return DiscardItsTop()


def stop_fight() -> StopFight:
    return StopFight()
