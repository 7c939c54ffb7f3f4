"""Small cards that exist only in the tests of the rules: plain creatures of every size and cards with one line of text."""

from __future__ import annotations

from tapete.core.abilities import Ability
from tapete.core.effects import Effect
from tapete.core.language import Words
from tapete.games.keyforge import things as t
from tapete.games.keyforge.things import HOUSES, KEYWORDS, TYPES, Card
from tapete.games.keyforge.vocabulary.abilities import action as on_action
from tapete.games.keyforge.vocabulary.abilities import omni, on_play
from tapete.games.keyforge.vocabulary.aember import gain
from tapete.games.keyforge.vocabulary.changes import gets
from tapete.games.keyforge.vocabulary.damage import damage, destroy, heal, stun, ward
from tapete.games.keyforge.vocabulary.nouns import a, creature, each

WORDLESS = Words("", "")


def sample(
    id: str,
    type: str,
    *abilities: Ability,
    power: int = 0,
    armor: int = 0,
    house: str = "brobnar",
    aember: int = 0,
    traits: tuple[str, ...] = (),
    set: str = "test",
    rarity: str = "Common",
    **keywords: int,
) -> Card:
    """A card of our own: its facts, its keywords by name and its abilities."""
    words = tuple([(KEYWORDS.index(word.replace("_", "-")), value) for word, value in keywords.items()])
    name = Words(id.replace("-", " ").title(), id.replace("-", " ").title())
    number = HOUSES.index(house) if house else t.NO_HOUSE
    return Card(id, name, number, TYPES.index(type), power, armor, aember, traits, rarity, set, "0", words, abilities)


def beast(id: str, power: int, *abilities: Ability, **facts: object) -> Card:
    return sample(id, "creature", *abilities, power=power, **facts)  # type: ignore[arg-type]


def deed(id: str, *effects: Effect, **facts: object) -> Card:
    """An action card whose *Play:* does this."""
    return sample(id, "action", *([on_play(*effects)] if effects else []), **facts)  # type: ignore[arg-type]


def relic(id: str, *abilities: Ability, **facts: object) -> Card:
    return sample(id, "artifact", *abilities, **facts)  # type: ignore[arg-type]


def gear(id: str, *abilities: Ability, **facts: object) -> Card:
    return sample(id, "upgrade", *abilities, **facts)  # type: ignore[arg-type]


def shared() -> list[Card]:
    """The cards most tests are played with."""
    return [
        beast("mouse", 1),
        beast("goat", 2),
        beast("wolf", 3),
        beast("boar", 4),
        beast("bear", 5),
        beast("ox", 6),
        beast("whale", 8),
        beast("knight", 4, armor=2),
        beast("imp", 2, house="dis"),
        beast("scholar", 3, house="logos"),
        beast("fox", 3, elusive=1),
        beast("ram", 3, skirmish=1),
        beast("hound", 3, taunt=1),
        beast("viper", 2, poison=1),
        beast("golem", 3, invulnerable=1),
        relic("anvil"),
        relic("lamp", on_action(gain(1))),
        relic("beacon", omni(gain(1)), house="dis"),
        gear("saddle", *gets(power=2)),
        gear("shield", *gets(armor=2)),
        deed("coin", aember=1),
        deed("dark-coin", aember=1, house="dis"),
        deed("spark", damage(2, a(creature))),
        deed("storm", damage(2, each(creature))),
        deed("axe", destroy(a(creature))),
        deed("flood", destroy(each(creature))),
        deed("balm", heal(3, a(creature))),
        deed("daze", stun(a(creature))),
        deed("blessing", ward(a(creature))),
    ]
