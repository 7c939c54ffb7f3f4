"""Verbs that hurt and help: damage, heal, destroy, stun, ready, counters."""

from __future__ import annotations

from tapete.core.effects import Amount, Chosen, Resolving, Selection, amount
from tapete.core.events import Event, happen
from tapete.core.language import EN, Lexeme, Words
from tapete.core.state import State
from tapete.games.keyforge import events as ev
from tapete.games.keyforge.rules import destroy as destruction
from tapete.games.keyforge.rules.damage import Hit, deal
from tapete.games.keyforge.telling import spelled
from tapete.games.keyforge.things import DAMAGE, is_creature, neighbors
from tapete.games.keyforge.vocabulary.conditions import EqualTo
from tapete.games.keyforge.vocabulary.nouns import KeyForgeCards
from tapete.games.keyforge.vocabulary.qualities import Untagged
from tapete.games.keyforge.vocabulary.speech import Said


class Damage(Said):
    """Deal damage to creatures, perhaps with splash to the neighbors (KF-splash-01)."""

    def __init__(self, of: int | Amount, to: Selection, splash: int = 0, piercing: bool = False) -> None:
        tail = Words("{n} de daño a {target}", "{n} damage to {target}")
        if isinstance(of, EqualTo):
            tail = Words("a {target} una cantidad de daño igual a {n}", "damage to {target} equal to {n}")
        elif splash:
            tail = Words(
                "{n} de daño a {target}, con " + f"{splash} de daño de dispersión",
                "{n} damage to {target}, with " + f"{splash} splash damage",
            )
        super().__init__(Lexeme("inflige", "infligir", "deal"), tail, to)
        self.of = amount(of)
        self.splash = splash
        self.piercing = piercing

    def number(self) -> Amount:
        return self.of

    def aside(self, lang: str, several: bool = False) -> str:
        if not self.piercing:
            return ""
        return "This damage cannot be prevented by armor." if lang == EN else "La armadura no puede evitar este daño."

    def act(self, s: State, f: Resolving) -> None:
        hits: list[Hit] = []
        last = f.it
        for card in f.them:
            if not is_creature(s, card):
                continue
            f.it = card  # "for each Æ on it" is read anew for every creature
            hits.append(Hit(card, self.of.value(s, f), f.source, ev.PIERCING if self.piercing else 0))
            if self.splash:
                hits += [Hit(each, self.splash, f.source) for each in neighbors(s, card)]
        f.it = last
        deal(s, hits, len(s.stack) - 1)


class Heal(Said):
    """Remove damage; all of it without a number (KF-heal-01, KF-heal-02)."""

    def __init__(self, of: int | Amount | None, whom: Selection) -> None:
        if of is None:
            super().__init__(
                Lexeme("cura por completo a", "curar por completo a", "fully heal"), Words("{target}", "{target}"), whom
            )
        else:
            tail = Words("{n} de daño a {target}", "{n} damage from {target}")
            super().__init__(Lexeme("cura", "curar", "heal"), tail, whom)
        self.of = amount(of) if of is not None else None

    def number(self) -> Amount | None:
        return self.of

    def act(self, s: State, f: Resolving) -> None:
        batch: list[Event] = []
        for card in f.them:
            damage = s.numbers[DAMAGE][card]
            much = damage if self.of is None else min(damage, self.of.value(s, f))
            if much:
                batch.append(Event(ev.HEALED, card, amount=much, source=f.source, cause=len(s.stack) - 1))
        happen(s, batch)


class Destroy(Said):
    """Destroy cards. What is already tagged cannot be chosen for it (KF-destroy-09)."""

    def __init__(self, what: Selection, lexeme: Lexeme, own: bool = False) -> None:
        super().__init__(lexeme, Words("{target}", "{target}"), what)
        self.own = own  # sacrificed: only what one controls, or uses as if it were one's own (KF-sac-02)
        if isinstance(what, Chosen) and isinstance(what.cards, KeyForgeCards):
            what.cards = what.cards.having(Untagged())

    def act(self, s: State, f: Resolving) -> None:
        cards = f.them
        if self.own:
            cards = tuple([card for card in cards if card == f.source or s.holder(card) == f.you])
        destruction.destroy(s, cards, f.source, len(s.stack) - 1)


class Mark(Said):
    """Verbs that set a status: ready, exhaust, stun, unstun, ward, enrage."""

    def __init__(self, kind: int, lexeme: Lexeme, whom: Selection) -> None:
        super().__init__(lexeme, Words("{target}", "{target}"), whom)
        self.kind = kind

    def act(self, s: State, f: Resolving) -> None:
        cause = len(s.stack) - 1
        happen(s, [Event(self.kind, card, f.you, source=f.source, cause=cause) for card in f.them])


class PowerCounters(Said):
    def __init__(self, number: int | Amount, on: Selection) -> None:
        self.of = amount(number)
        many = spelled(self.of.text(EN))  # a numeral would run into the "+1"
        tail = (
            Words("un contador de Poder +1 sobre {target}", "a +1 power counter on {target}")
            if number == 1
            else Words("{n} contadores de Poder +1 sobre {target}", many + " +1 power counters on {target}")
        )
        super().__init__(Lexeme("pon", "poner", "put", third="pone"), tail, on)

    def number(self) -> Amount:
        return self.of

    def act(self, s: State, f: Resolving) -> None:
        cause = len(s.stack) - 1
        much = self.of.value(s, f)
        happen(s, [Event(ev.COUNTERS, card, amount=much, source=f.source, cause=cause) for card in f.them])


class Swap(Said):
    """Two creatures of one line exchange places: the card itself and the chosen one (KF-swap-02)."""

    def __init__(self, whom: Selection) -> None:
        tail = Words("la posición de esta criatura con la de {target}", "this creature with {target}")
        super().__init__(Lexeme("intercambia", "intercambiar", "swap"), tail, whom)

    def act(self, s: State, f: Resolving) -> None:
        cause = len(s.stack) - 1
        happen(s, [Event(ev.SWAPPED, f.source, f.you, other=card, source=f.source, cause=cause) for card in f.them])


class MoveDamage(Said):
    """Moving damage is not dealing it (KF-move-02)."""

    def __init__(self, of: int, source: Selection, to: Selection) -> None:
        super().__init__(Lexeme("mueve", "mover", "move"), Words("{n} de daño a {target}", "{n} damage to {target}"), to)
        self.of = amount(of)

    def number(self) -> Amount:
        return self.of

    def act(self, s: State, f: Resolving) -> None:
        cause = len(s.stack) - 1
        giver = f.kept[0] if f.kept else -1
        if giver >= 0:
            batch = [Event(ev.DAMAGE_MOVED, card, amount=self.of.value(s, f), other=giver, cause=cause) for card in f.them]
            happen(s, batch)


def damage(of: int | Amount, to: Selection, splash: int = 0, piercing: bool = False) -> Damage:
    return Damage(of, to, splash, piercing)


def heal(of: int | Amount, whom: Selection) -> Heal:
    return Heal(of, whom)


def fully_heal(whom: Selection) -> Heal:
    return Heal(None, whom)


def destroy(what: Selection) -> Destroy:
    return Destroy(what, Lexeme("destruye", "destruir", "destroy"))


def sacrifice(what: Selection) -> Destroy:
    """Sacrificing counts as destroying (KF-sac-01)."""
    return Destroy(what, Lexeme("sacrifica", "sacrificar", "sacrifice"), own=True)


def stun(whom: Selection) -> Mark:
    return Mark(ev.STUNNED, Lexeme("aturde a", "aturdir a", "stun"), whom)


def unstun(whom: Selection) -> Mark:
    return Mark(ev.UNSTUNNED, Lexeme("retira el aturdimiento de", "retirar el aturdimiento de", "unstun"), whom)


def ready(whom: Selection) -> Mark:
    return Mark(ev.READIED, Lexeme("prepara", "preparar", "ready"), whom)


def exhaust(whom: Selection) -> Mark:
    return Mark(ev.EXHAUSTS, Lexeme("agota", "agotar", "exhaust"), whom)


def ward(whom: Selection) -> Mark:
    return Mark(ev.WARDED, Lexeme("escuda a", "escudar a", "ward"), whom)


def enrage(whom: Selection) -> Mark:
    return Mark(ev.ENRAGED, Lexeme("enfurece a", "enfurecer a", "enrage"), whom)


def power_counters(number: int | Amount, on: Selection) -> PowerCounters:
    return PowerCounters(number, on)


def swap_with(whom: Selection) -> Swap:
    return Swap(whom)
