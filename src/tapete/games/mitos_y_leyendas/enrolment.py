"""What the cards of the game can do, found out once, as each is taken into its catalogue."""

from __future__ import annotations

from typing import cast

from tapete.core.abilities import Ability, CardDef
from tapete.core.effects import Effect, Verb
from tapete.core.game import Game
from tapete.core.state import State
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.abilities import Activated, Power, Spell
from tapete.games.mitos_y_leyendas.things import Card
from tapete.games.mitos_y_leyendas.vocabulary.nouns.selections import Topmost


class Enrolling(Game):
    """A game that knows which of its cards answer what."""

    def furnish(self) -> None:
        self.ordinals: list[Card] = []
        self.speaking: set[CardDef] = set()  # the cards that answer what happens to themselves
        self.reactive: set[CardDef] = set()  # the cards that can answer something
        self.answered: set[str] = set()  # the moments some card answers from play
        self.answers: dict[str, list[Card]] = {}  # the Talismans that answer each moment
        self.ordered: set[CardDef] = set()  # the cards that look at the order of a Graveyard
        self.elsewhere: set[CardDef] = set()  # the cards with an ability used from elsewhere than their controller's table
        self.told_abilities: list[Ability] = []  # all abilities, so that a line of the log can name one by its number
        self.numbers_of_abilities: dict[str, int] = {}
        self.by_name: dict[str, int] = {}  # the number of a card of each name
        self.war_talismans: list[Card] = []  # those that are played at will in the Talisman War

    def enrol(self, card: Card) -> None:
        """Take a card into the catalogue with a number of its own, by which copies of it are known."""
        card.ordinal = len(self.ordinals)
        self.ordinals.append(card)
        self.by_name.setdefault(card.name.es, card.ordinal)
        if card.own:
            self.speaking.add(card)
        if any([isinstance(each, Activated) and (each.anyone or each.zone >= 0) for each in card.activated]):
            self.elsewhere.add(card)
        if card.moments:
            self.reactive.add(card)
            if card.spell is None:
                self.answered.update(card.moments)
        if card.spell is not None:
            self.enrol_talisman(card, cast(Spell, card.spell))
        if any([isinstance(ability, Power) and orderly(ability.effect) for ability in card.abilities]):
            self.ordered.add(card)
        self.register(card)

    def learn(self, ability: Ability) -> None:
        if ability.id not in self.numbers_of_abilities:
            self.numbers_of_abilities[ability.id] = len(self.told_abilities)
            self.told_abilities.append(ability)
        super().learn(ability)

    def enrol_talisman(self, card: Card, spell: Spell) -> None:
        """Know which Talismans a hidden hand might hold for each moment, the cheapest first."""
        for moment in spell.moments:
            self.answers[moment] = cheapest_first([*self.answers.get(moment, []), card])
        if not spell.moments and (not spell.phases or t.WAR in spell.phases):
            self.war_talismans = cheapest_first([*self.war_talismans, card])

    def reads_order(self, s: State, player: int) -> bool:
        """Whether a card of this player looks at the order of a Graveyard."""
        return any([card in self.ordered for card, owner in zip(s.cards, s.owners, strict=True) if owner == player])


def cheapest_first(cards: list[Card]) -> list[Card]:
    return sorted(cards, key=least_of)


def least_of(card: Card) -> int:
    return card.least


def orderly(effect: Effect) -> bool:
    """Whether an effect takes cards by their place in a Graveyard."""
    if isinstance(effect, Verb) and isinstance(effect.selection, Topmost):
        return True
    return any([orderly(part) for part in effect.parts()])
