"""Every game keeps the contract; and the contract notices a game that does not (see the broken toys below)."""

import random
from typing import ClassVar, cast

import pytest

import toy_game
from tapete import games
from tapete.contract import ContractBroken, check_game
from tapete.core.abilities import CardDef
from tapete.core.decision import PASS, Option
from tapete.core.events import Event, EventKind, happens
from tapete.core.facets import Sight
from tapete.core.game import Game
from tapete.core.language import Words
from tapete.core.state import State
from tapete.core.windows import Announcement, Window


@pytest.mark.parametrize("id", games.ids())
def test_the_game_keeps_the_contract(id: str) -> None:
    check_game(games.find(id))


def test_the_toy_keeps_the_contract() -> None:
    check_game(toy_game.game(), games=4, each=15)


@pytest.mark.parametrize("id", ["torch", "bellows"])
def test_what_a_card_has_in_force_does_not_depend_on_how_many_played_before(id: str) -> None:
    """What a card says is worked out once for its number and player: those of another match may be another card's."""
    game = toy_game.game()
    card = game.catalogue[id]
    for players in (4, 3, 2):
        s = game.start({"players": players}, 1)
        for number in range(8):
            for player in range(players):
                found = game.standing(s, card, number, player)
                assert {(each.source, each.you) for each in found.listeners + found.replacings} == {(number, player)}


# -- toys that break it, each in one way


class Peeking(Sight):
    """Shows the top of every deck to everybody in the view."""

    def described(self, s: State, card: int) -> dict[str, object]:
        return {"next": [s.names[zone[0]] for zone in s.zones[: s.players] if zone]}


class PeekingToy(toy_game.Toy):
    def furnish(self) -> None:
        super().furnish()
        self.sight = Peeking(self)


class ChancyToy(toy_game.Toy):
    """Shuffles with the interpreter's dice."""

    def start(self, setup: dict[str, object], seed: int) -> State:
        return super().start(setup, random.randrange(1 << 30))


class ForgetfulResponding(toy_game.ToyResponding):
    def plays(self, s: State, player: int) -> bool:
        ForgetfulToy.touched += 1
        s.world[0] = ForgetfulToy.touched % 97
        return True


class ForgetfulToy(toy_game.Toy):
    """Keeps something about a match in the game, where copies share it."""

    touched = 0

    def furnish(self) -> None:
        super().furnish()
        self.responding = ForgetfulResponding(self)


class LosingResponding(toy_game.ToyResponding):
    def not_launched(self, s: State, announced: object, refusal: object) -> None:
        lost = s.zones[4 * s.players].pop() if s.zones[4 * s.players] else -1
        if lost >= 0:
            s.place[lost] = -1


class LosingToy(toy_game.Toy):
    def furnish(self) -> None:
        super().furnish()
        self.responding = LosingResponding(self)


class GrowingAccounts(toy_game.ToyAccounts):
    def conserved(self, s: State) -> list[int]:
        return [sum(s.tallies[0])]


class GrowingToy(toy_game.Toy):
    """Its embers are said to be conserved, and are not."""

    def furnish(self) -> None:
        super().furnish()
        self.accounts = GrowingAccounts(self)


class RepeatingResponding(toy_game.ToyResponding):
    def responses(self, s: State, window: Window, player: int) -> list[Option]:
        found = super().responses(s, window, player)
        return found + found


class RepeatingToy(toy_game.Toy):
    def furnish(self) -> None:
        super().furnish()
        self.responding = RepeatingResponding(self)


class StingyResponding(toy_game.ToyResponding):
    def responses(self, s: State, window: Window, player: int) -> list[Option]:
        return super().responses(s, window, player)[1:]


class StingyToy(toy_game.Toy):
    """Offers less than its own rules allow."""

    def furnish(self) -> None:
        super().furnish()
        self.responding = StingyResponding(self)


class DeepAccounts(toy_game.ToyAccounts):
    def main_depth(self, s: State) -> int:
        return 1


class DeepToy(toy_game.Toy):
    def furnish(self) -> None:
        super().furnish()
        self.accounts = DeepAccounts(self)


class ObligingToy(toy_game.Toy):
    """Takes any answer."""

    def play(self, s: State, option_id: str) -> None:
        assert s.decision is not None
        s.choose(s.decision.find(option_id) or s.decision.options[-1])


class TouchyToy(toy_game.Toy):
    """Changes the state while it refuses."""

    def why_not(self, s: State, option_id: str) -> None:
        s.counter += 1


class EndlessToy(toy_game.Toy):
    def start(self, setup: dict[str, object], seed: int) -> State:
        s = super().start(setup, seed)
        s.decision = None
        return s


class Boasted(toy_game.Counted):
    """Tells how many embers its player has, whenever it is told."""

    def sentence(self, s: State, e: Event) -> Words | None:
        now = s.tallies[toy_game.EMBERS][e.player]
        return Words(f"{{player}} gana {{amount}} brasas y tiene {now}", f"{{player}} gains {{amount}} embers and has {now}")


class BoastingToy(toy_game.Toy):
    EVENTS: ClassVar[tuple[EventKind, ...]] = (
        *toy_game.EVENTS[: toy_game.GAINED],
        Boasted("gained", toy_game.EVENTS[toy_game.GAINED].log),
        *toy_game.EVENTS[toy_game.GAINED + 1 :],
    )


class HastyResponding(toy_game.ToyResponding):
    def launch(self, s: State, announced: Announcement) -> None:
        super().launch(s, announced)
        if s.zone_kind(announced.things[0]) == toy_game.TABLE:
            happens(s, Event(toy_game.GAINED, player=announced.player, amount=1))


class HastyToy(toy_game.Toy):
    """Goes on as if a card had moved already, though something could still replace that."""

    def furnish(self) -> None:
        super().furnish()
        self.responding = HastyResponding(self)


class RememberingResponding(toy_game.ToyResponding):
    """Reads the answer that was given before the card was paid, though a replacement could have asked something since."""

    def launch(self, s: State, announced: Announcement) -> None:
        if s.answer is not None and s.answer.verb == PASS:
            super().launch(s, announced)
        else:
            happens(s, Event(toy_game.MOVED, announced.things[0], announced.player, zone=toy_game.DISCARD))


class RememberingToy(toy_game.Toy):
    def furnish(self) -> None:
        super().furnish()
        self.responding = RememberingResponding(self)


def made(kind: type[toy_game.Toy]) -> Game:
    plain = cast(toy_game.Toy, toy_game.game())
    events: tuple[EventKind, ...] = getattr(kind, "EVENTS", plain.event_kinds)
    broken = kind(
        "toy",
        plain.title,
        plain.zones,
        events,
        plain.card_fields,
        plain.player_fields,
        plain.world_fields,
        (),
        (toy_game.Turn,),
        tuple(plain.windows.values()),
        plain.resources,
    )
    broken.offer_actions(*plain.actions.values())
    for card in plain.catalogue.values():
        broken.register(card)
    return broken


@pytest.mark.parametrize(
    ("kind", "property"),
    [
        (PeekingToy, "no leak"),
        (ChancyToy, "replay gives the same digests"),
        (ForgetfulToy, "clone fidelity"),
        (LosingToy, "every card in one zone"),
        (GrowingToy, "resources conserved"),
        (RepeatingToy, "options are distinct"),
        (StingyToy, "options are what no rule refuses"),
        (DeepToy, "nothing under way at the main decision"),
        (ObligingToy, "illegal answers refused"),
        (TouchyToy, "illegal answers refused"),
        (EndlessToy, "somebody decides"),
        (BoastingToy, "the log stays as told"),
        (HastyToy, "every event can be replaced"),
        (RememberingToy, "every event can be replaced"),
    ],
)
def test_a_broken_game_is_noticed(kind: type[toy_game.Toy], property: str) -> None:
    with pytest.raises(ContractBroken) as caught:
        check_game(made(kind), games=4, each=8)
    assert caught.value.property == property
    assert caught.value.game == "toy"


def test_a_hole_in_a_text_is_noticed() -> None:
    game = toy_game.game()
    game.register(CardDef("hole", Words("Hueco", "Hole"), (toy_game.OneMore((1,)),)))
    game.catalogue["hole"].name = Words("Hueco {n}", "Hole")
    with pytest.raises(ContractBroken, match=r"both languages print: the name of hole \(es\)"):
        check_game(game, games=1)


def test_a_card_without_words_is_noticed() -> None:
    class Mute(toy_game.OneMore):
        def text(self, lang: str) -> str:
            raise NotImplementedError

    game = toy_game.game()
    game.register(CardDef("mute", Words("Muda", "Mute"), (Mute((1,)),)))
    with pytest.raises(ContractBroken, match="mute has a part without text"):
        check_game(game, games=1)
