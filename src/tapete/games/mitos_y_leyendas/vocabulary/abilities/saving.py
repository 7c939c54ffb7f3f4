"""What keeps a card from leaving play: it is saved, as a shield against one deed (ML-con-32, ML-con-34)."""

from __future__ import annotations

from typing import Final

from tapete.core.abilities import Ability, Replacement, Replacing
from tapete.core.effects import scope
from tapete.core.events import Event
from tapete.core.language import EN, INFINITIVE, Words, sentence
from tapete.core.nouns import Cards
from tapete.core.state import State
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import signs
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.abilities import Power
from tapete.games.mitos_y_leyendas.rules.legal import uses
from tapete.games.mitos_y_leyendas.rules.using import USED, use
from tapete.games.mitos_y_leyendas.things import voice
from tapete.games.mitos_y_leyendas.tolls import Toll
from tapete.games.mitos_y_leyendas.values import mute, purse, unusable
from tapete.games.mitos_y_leyendas.vocabulary.verbs.annulling import Save

ITSELF: Final = Words("este Aliado", "this Ally")


ITS_BEARER: Final = Words("su portador", "its bearer")


class Rescue(Power):
    """Saving a card, as an ability that is used: it is paid for, responded to and cancelled like any other (ML-use-04)."""

    def __init__(self, gold: int, tolls: tuple[Toll, ...]) -> None:
        super().__init__(Save(), gold=gold, tolls=tolls, whose=m.EVERYONE)

    def text(self, lang: str) -> str:
        return self.effect.text(lang)


class Saves(Replacement):
    """Its controller may pay for a card to stay in play instead of being destroyed (ML-con-32)."""

    def __init__(
        self, cards: Cards | None, gold: int, tolls: tuple[Toll, ...], combat: bool, buried: bool, bearer: bool, times: int
    ) -> None:
        super().__init__((ev.DESTROYED, ev.BURIED) if buried else (ev.DESTROYED,))
        self.cards = cards  # nothing for the card itself, or the bearer of a Weapon
        self.power = Rescue(gold, tolls)
        self.combat = combat  # only from combat damage
        self.buried = buried  # from anything that would send it to the Graveyard
        self.bearer = bearer
        self.times = times  # per turn

    def declared(self) -> list[Ability]:
        return [self.power]

    def applies(self, s: State, e: Event, r: Replacing) -> bool:
        power = self.power
        if not t.is_ally(s, e.card) or (self.combat and e.zone != ev.COMBAT) or mute(s, r.you) or unusable(s, r.source):
            return False
        if self.cards is not None:
            if not self.cards.fits(s, scope(r.you, r.source), e.card):
                return False
        elif e.card != (t.bearer(s, r.source) if self.bearer else r.source):
            return False
        if self.times and uses(s, r.source, self.place_of_use(s, r.source)) >= self.times:
            return False
        return power.gold <= purse(s, r.you, t.ABILITY, r.source) and power.payable(s, r.you, r.source)

    def place_of_use(self, s: State, card: int) -> int:
        """Where its uses are counted: after the abilities that are used at will."""
        return len(voice(s, card).activated)

    def offered_to(self, s: State, e: Event, r: Replacing) -> int:
        return r.you

    def question(self) -> Words:
        return Words(self.text("es"), self.text("en"))

    def take_up(self, s: State, e: Event, r: Replacing) -> None:
        use(s, self.power, r.you, r.source, USED, t.bearer(s, r.source), self.place_of_use(s, r.source) if self.times else -1, e)

    def text(self, lang: str) -> str:
        if self.cards is not None:
            who = self.cards.phrase(lang, "a", False)
        else:
            who = (ITS_BEARER if self.bearer else ITSELF).text(lang)
        costs = self.power.costs(lang, INFINITIVE)
        if lang == EN:
            fate = "go to the Graveyard from play" if self.buried else "be destroyed"
            fate += " by combat damage" if self.combat else ""
            often = "once per turn, " if self.times else ""
            return sentence(f"{often}when {who} would {fate}, you may {costs} for it to stay in play")
        fate = "ir al Cementerio desde el juego" if self.buried else "ser destruido"
        fate += " por daño de combate" if self.combat else ""
        often = "una vez por turno, " if self.times else ""
        return sentence(f"{often}cuando {who} vaya a {fate}, puedes {costs} para que siga en juego")

    def symbols(self) -> str:
        if self.cards is not None:
            who = self.cards.symbols()
        else:
            who = (signs.BEARER if self.bearer else signs.THIS).mark
        fate = (signs.FALLS if self.buried else signs.DIES).mark + (f" {signs.IN_COMBAT.mark}" if self.combat else "")
        often = f"{self.times}{signs.PER_TURN.mark} " if self.times else ""
        costs = self.power.costs_said()
        if not who or not costs:
            return ""
        return signs.powered(f"{often}{fate} {who}", costs, signs.STAYS_IN_PLAY.mark, optional=True)


def saves(
    cards: Cards | None = None,
    gold_cost: int = 0,
    tolls: tuple[Toll, ...] = (),
    combat: bool = False,
    buried: bool = False,
    bearer: bool = False,
    times: int = 0,
) -> Ability:
    """Such a card, this very one or its bearer stays in play at a price."""
    return Saves(cards, gold_cost, tolls, combat, buried, bearer, times)
