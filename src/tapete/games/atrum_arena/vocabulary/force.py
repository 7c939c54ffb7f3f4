"""Damage, prevention, Reinforcing and annulling (I.7.2, II.4, II.8.1, II.8.3)."""

from __future__ import annotations

from typing import Final

from tapete.core.effects import Amount
from tapete.core.events import Event, happens, narrate
from tapete.core.language import EN, Words, listing
from tapete.core.state import State
from tapete.core.symbols import INTO, THEN, UP_TO, grouped, joined
from tapete.core.windows import Announcement, current
from tapete.games.atrum_arena import events as ev
from tapete.games.atrum_arena import links, signs
from tapete.games.atrum_arena import things as t
from tapete.games.atrum_arena.deeds import Deed, Launching
from tapete.games.atrum_arena.kinds import ATTACK, DEFENSE, ESBIRRO_NAMES, TACTICAL
from tapete.games.atrum_arena.links import own_power
from tapete.games.atrum_arena.powers import LinkAim, an_opponent
from tapete.games.atrum_arena.rules.objectives import kind_now
from tapete.games.atrum_arena.values import emboldened
from tapete.games.atrum_arena.vocabulary.amounts import number_of, tail, usually

OF_KIND: Final[tuple[Words, ...]] = (
    Words("de Ataque", "an Attack"),
    Words("de Defensa", "a Defense"),
    Words("de Táctico", "a Tactical"),
)


def aimed_at(s: State, f: Launching) -> Announcement:
    """The announced power that it is aimed at."""
    return current(s).chain[f.target(links.AIMED)]


def about(s: State, kind: int, f: Launching, amount: int) -> Event:
    """Something done to an announced power, which the sentence marks on it once it happens."""
    link = aimed_at(s, f)
    number = own_power(s, link).number
    return Event(kind, -1, f.you, amount, f.source, link.things[0], number, cause=len(s.stack) - 1)


def raise_by(s: State, f: Launching, field: int, amount: int) -> None:
    """Raise a number of the announced power that it is aimed at."""
    link = aimed_at(s, f)
    links.rewrite(current(s), f.target(links.AIMED), links.marked(link, field, link.numbers[field] + amount))


class Force(Deed):
    """A number that an Attack deals as damage and a Defense prevents: it follows the type of its power (AA-type-07)."""

    def __init__(self, amount: int | Amount) -> None:
        self.amount = number_of(amount)

    def force(self) -> bool:
        return True

    def act(self, s: State, f: Launching) -> None:
        kind = kind_now(s, f.announced)
        if kind == ATTACK or (kind == TACTICAL and self.harms()):
            self.deal(s, f, kind)
        else:
            self.hold(s, f)

    def deal(self, s: State, f: Launching, kind: int) -> None:
        """All damage against all prevention: only the difference is taken (AA-atkc-11)."""
        more = f.target(links.REINFORCED) + emboldened(s, f.you, ATTACK) if kind == ATTACK else 0
        total = self.amount.value(s, f) + more
        held = min(total, f.target(links.PREVENTED))
        victim = f.target(links.VICTIM)
        if held > 0:
            narrate(s, Event(ev.HELD_BACK, player=victim, amount=held, source=f.source, zone=total))
        if total > held:
            happens(s, Event(ev.DAMAGED, player=victim, amount=total - held, source=f.source))

    def hold(self, s: State, f: Launching) -> None:
        """Prevention waits on the announced power; what it does not need is lost (AA-pow-08)."""
        more = emboldened(s, f.you, DEFENSE) if kind_now(s, f.announced) == DEFENSE else 0
        happens(s, about(s, ev.PREVENTED, f, self.amount.value(s, f) + f.target(links.REINFORCED) + more))

    def done(self, s: State, f: Launching, event: Event) -> None:
        raise_by(s, f, links.PREVENTED, event.amount)


class Damage(Force):
    """Damage to an opponent; a Tactical's is direct (AA-pow-14)."""

    def aims_at_victim(self) -> bool:
        return True

    def harms(self) -> bool:
        return True

    def strength(self) -> Amount | None:
        return self.amount

    def sign(self) -> str:
        return "damage"

    def worth(self) -> float:
        return usually(self.amount)

    def clause(self, lang: str, mood: str) -> str:
        amount = self.amount
        if lang == EN:
            return f"deal {amount.text(lang)} damage to {an_opponent(lang, mood)}{tail(amount, lang)}"
        return f"haz {amount.text(lang)} de daño a {an_opponent(lang, mood)}{tail(amount, lang)}"

    def symbols(self) -> str:
        return f"{self.amount.symbols()} {signs.DAMAGE.mark} {signs.RIVAL.mark}"


class Prevent(Force):
    """Prevention: a Defense's against an Attack, a Tactical's against any damage (AA-pow-05, AA-pow-17)."""

    def __init__(self, amount: int | Amount, any_damage: bool = False) -> None:
        super().__init__(amount)
        self.any_damage = any_damage

    def strength(self) -> Amount | None:
        return self.amount

    def sign(self) -> str:
        return "prevent"

    def worth(self) -> float:
        return 0.8 * usually(self.amount)

    def clause(self, lang: str, mood: str) -> str:
        amount = self.amount
        if lang == EN:
            what = "an announced Power" if self.any_damage else "an Attack Power"
            return f"prevent up to {amount.text(lang)} damage from {what}{tail(amount, lang)}"
        what = "un Poder anunciado" if self.any_damage else "un Poder de Ataque"
        return f"prevén hasta {amount.text(lang)} de daño de {what}{tail(amount, lang)}"

    def symbols(self) -> str:
        of = signs.ANNOUNCED if self.any_damage else signs.KIND_SIGNS[ATTACK]
        return f"{UP_TO}{self.amount.symbols()} {signs.PREVENT.mark} {of.mark}"


class Reinforce(Deed):
    """Raise the damage of an announced Attack or the prevention of an announced Defense (AA-atkc-06)."""

    def __init__(self, kind: int, amount: int | Amount) -> None:
        self.kind = kind
        self.amount = number_of(amount)

    def link(self) -> LinkAim | None:
        return LinkAim((self.kind,))

    def act(self, s: State, f: Launching) -> None:
        happens(s, about(s, ev.REINFORCED, f, self.amount.value(s, f)))

    def done(self, s: State, f: Launching, event: Event) -> None:
        raise_by(s, f, links.REINFORCED, event.amount)

    def strength(self) -> Amount | None:
        return self.amount

    def sign(self) -> str:
        return "reinforce"

    def worth(self) -> float:
        return 0.9 * usually(self.amount)

    def clause(self, lang: str, mood: str) -> str:
        amount = self.amount
        kind = OF_KIND[self.kind].text(lang)
        if lang == EN:
            return f"Reinforce {kind} Power by {amount.text(lang)}{tail(amount, lang)}"
        return f"Refuerza en {amount.text(lang)} un Poder {kind}{tail(amount, lang)}"

    def symbols(self) -> str:
        return f"{signs.REINFORCE.mark} {signs.KIND_SIGNS[self.kind].mark} +{self.amount.symbols()}"


class Annul(Deed):
    """The power announced right before this one has no effect, though it is paid (AA-key-01, AA-key-02)."""

    def __init__(self, rival: bool = False, neutral: bool = False, kinds: tuple[int, ...] = (ATTACK, DEFENSE, TACTICAL)) -> None:
        self.rival = rival
        self.neutral = neutral
        self.kinds = kinds

    def link(self) -> LinkAim | None:
        return LinkAim(self.kinds, last=True, rival=self.rival, neutral=self.neutral)

    def act(self, s: State, f: Launching) -> None:
        link = aimed_at(s, f)
        number = own_power(s, link).number
        happens(s, Event(ev.ANNULLED, link.things[0], link.player, number, f.source, cause=len(s.stack) - 1))

    def done(self, s: State, f: Launching, event: Event) -> None:
        raise_by(s, f, links.ANNULLED, 1)

    def worth(self) -> float:
        return 3.5

    def clause(self, lang: str, mood: str) -> str:
        conditions: list[str] = []
        if len(self.kinds) == 1:
            kind = OF_KIND[self.kinds[0]].text(lang)
            conditions.append(f"it is {kind}" if lang == EN else f"es {kind}")
        if self.rival:
            conditions.append("it is an opponent's" if lang == EN else "es de un oponente")
        if self.neutral:
            any_type = ESBIRRO_NAMES[t.NEUTRAL].text(lang)
            conditions.append(f"its discard is “{any_type}”" if lang == EN else f"su descarte es «{any_type}»")
        only = f"{', if ' if lang == EN else ', si '}{listing(conditions, lang)}" if conditions else ""
        if lang == EN:
            return f"annul the effect of the Power announced last{only}"
        return f"Anula el efecto del último Poder anunciado{only}"

    def symbols(self) -> str:
        only = [signs.KIND_SIGNS[kind].mark for kind in self.kinds] if len(self.kinds) == 1 else []
        only += [signs.RIVALS.mark] if self.rival else []
        only += [signs.NEUTRAL.mark] if self.neutral else []
        return " ".join([signs.ANNUL.mark, *only, signs.LAST.mark])


class Claim(Deed):
    """The esbirro discarded for the Attack it held back goes to your altar; an Attack holds nothing back (AA-type-08)."""

    def befriends(self) -> bool:
        return True

    def alters(self) -> bool:
        return True

    def act(self, s: State, f: Launching) -> None:
        if kind_now(s, f.announced) != DEFENSE:
            return
        window = current(s)
        at = f.target(links.AIMED)
        links.rewrite(window, at, links.marked(window.chain[at], links.CLAIMED, f.target(links.FRIEND)))

    def clause(self, lang: str, mood: str) -> str:
        if lang == EN:
            return "put the minion discarded for that Attack into your Altar"
        return "coloca en tu Altar el Esbirro descartado para ese Ataque"

    def symbols(self) -> str:
        return signs.OF_ATTACK.mark + INTO + signs.ALTAR.mark


class IfReinforced(Deed):
    """Something more if you have Reinforced a power this turn (AA-key-08)."""

    def __init__(self, deed: Deed) -> None:
        self.deed = deed

    def befriends(self) -> bool:
        return self.deed.befriends()

    def act(self, s: State, f: Launching) -> None:
        if s.tallies[t.REINFORCED_ON][f.you] == s.turn:
            self.deed.act(s, f)

    def clause(self, lang: str, mood: str) -> str:
        said = self.deed.clause(lang, mood)
        if lang == EN:
            return f"if you have Reinforced a Power this turn, {said}"
        return f"si has Reforzado un Poder en este turno, {said}"

    def symbols(self) -> str:
        return joined([signs.REINFORCED.mark, grouped(self.deed.symbols())], THEN)
