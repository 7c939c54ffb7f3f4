"""The words of cards that make heroes fight in ways of their own: edges, nearby friends, what follows a hit, the limit of types."""

from __future__ import annotations

from typing import Final

from tapete.core.abilities import CardDef
from tapete.core.language import Words
from tapete.core.state import State
from tapete.core.symbols import AND, THEN
from tapete.games.dungeon_alliance import abilities as a
from tapete.games.dungeon_alliance import signs
from tapete.games.dungeon_alliance.abilities import Edge, Lasting, Power
from tapete.games.dungeon_alliance.printed import BONUSES, SPEED, TYPE_NAMES, Card
from tapete.games.dungeon_alliance.rules.drawing import draw
from tapete.games.dungeon_alliance.rules.harm import heal
from tapete.games.dungeon_alliance.things import owner

# -- bonuses when something holds


def against(when: str, amount: int) -> Edge:
    """On enemies who are ``HURT``, ``TIRED`` (exhausted) or ``FLANKED`` by a friend."""
    return Edge(when, amount)


def alone(amount: int) -> Edge:
    return Edge(a.ALONE, amount)


def steady(amount: int) -> Edge:
    return Edge(a.STILL, amount)


def rush(amount: int) -> Edge:
    return Edge(a.MOVED, amount)


# -- friends nearby


class Rally(Power):
    """Adds to the other heroes of the alliance beside its hero (DA-power-01)."""

    def __init__(self, kind: str, amount: int) -> None:
        assert kind != SPEED, "the points of a move are counted once"
        super().__init__(amount)
        self.kind = kind

    def printed_on(self, card: CardDef) -> None:
        assert isinstance(card, Card)
        card.shared = (*card.shared, (self.kind, self.amount))

    def text(self, lang: str) -> str:
        return RALLY.fill(lang, bonus=BONUSES[self.kind].fill(lang, n=str(self.amount)))

    def symbols(self) -> str:
        return f"{signs.FRIENDS.mark}{THEN}+{self.amount} {signs.BONUS_SIGNS[self.kind].mark}"


RALLY: Final = Words(
    "Los demás héroes de tu alianza adyacentes: {bonus}.", "Other heroes of your alliance adjacent to this one: {bonus}."
)


def rally(kind: str, amount: int) -> Rally:
    return Rally(kind, amount)


# -- what follows a hit


def poisonous() -> Lasting:
    return Lasting(
        a.POISONS, Words("Tus ataques cuerpo a cuerpo envenenan a quien dañen.", "Your melee attacks poison whom they damage.")
    )


def stunning() -> Lasting:
    words = Words(
        "Tus ataques cuerpo a cuerpo dejan exhausto al monstruo que dañen.",
        "Your melee attacks exhaust a monster that they damage.",
    )
    return Lasting(a.STUNS, words)


def leech(amount: int) -> Lasting:
    words = Words(
        "Cuando un ataque tuyo haga daño, retira {n} de daño de este héroe.",
        "When an attack of yours damages, remove {n} damage from this hero.",
    )
    return Lasting(a.LEECH, words, amount)


def cleave(amount: int) -> Lasting:
    words = Words(
        "Cuando ataques cuerpo a cuerpo, los demás enemigos adyacentes reciben {n} de daño.",
        "When you make a melee attack, the other adjacent enemies take {n} damage.",
    )
    return Lasting(a.CLEAVE, words, amount)


def thorns(amount: int) -> Lasting:
    words = Words(
        "Un enemigo adyacente que ataque a este héroe recibe {n} de daño.",
        "An adjacent enemy that attacks this hero takes {n} damage.",
    )
    return Lasting(a.THORNS, words, amount)


class Slaying(Power):
    """Draws cards or removes damage when the hero slays a monster."""

    def __init__(self, cards: int, healed: int) -> None:
        super().__init__(cards)
        self.healed = healed

    def slain(self, s: State, who: int) -> None:
        draw(s, owner(s, who), self.amount)
        heal(s, who, self.healed)

    def text(self, lang: str) -> str:
        parts: list[str] = []
        if self.amount:
            parts.append((DRAW_ONE if self.amount == 1 else DRAW_MANY).fill(lang, n=str(self.amount)))
        if self.healed:
            parts.append(HEALS.fill(lang, n=str(self.healed)))
        return SLAYING.fill(lang, what=AND_THEN.text(lang).join(parts))

    def symbols(self) -> str:
        parts = [f"+{self.amount} {signs.DRAW.mark}"] if self.amount else []
        parts += [f"{self.healed} {signs.HEAL.mark} {signs.HERO.mark}"] if self.healed else []
        return f"{signs.SLAYING.mark}{THEN}{AND.join(parts)}"


SLAYING: Final = Words("Cuando este héroe elimine a un monstruo, {what}.", "When this hero slays a monster, {what}.")
DRAW_ONE: Final = Words("roba una carta", "draw a card")
DRAW_MANY: Final = Words("roba {n} cartas", "draw {n} cards")
HEALS: Final = Words("retira {n} de daño de él", "remove {n} damage from it")
AND_THEN: Final = Words(" y ", " and ")


def slaying(cards: int = 0, healed: int = 0) -> Slaying:
    return Slaying(cards, healed)


# -- moving and searching


def nimble() -> Lasting:
    words = Words(
        "Este héroe no paga el punto de más por alejarse de enemigos.",
        "This hero does not pay the extra point for leaving enemies.",
    )
    return Lasting(a.NIMBLE, words)


def plunder(amount: int) -> Lasting:
    return Lasting(
        a.PLUNDER,
        Words("Gana {n} XP más por cada cofre que abra este héroe.", "Gain {n} more XP for each chest this hero opens."),
        amount,
    )


# -- the limit of types, and that of attacks


def free() -> Lasting:
    words = Words("No cuenta para el límite de su tipo.", "It does not count for the limit of its type.")
    return Lasting(a.FREE, words)


def second(type: str) -> Lasting:
    name = TYPE_NAMES[type]
    words = Words(
        f"Este héroe puede jugar esta ronda una carta más del tipo {name.es}.",
        f"This hero may play one more card of the type {name.en} this round.",
    )
    return Lasting(a.SECOND + type, words)


def flurry() -> Lasting:
    words = Words(
        "Puedes hacer el segundo ataque aunque este turno hayas gastado Velocidad.",
        "You may make the second attack even if you have spent Speed this turn.",
    )
    return Lasting(a.FLURRY, words)
