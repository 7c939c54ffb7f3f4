"""A table for tests that read like a transcript: ``t.play("anger")``, ``t.choose("troll")``, ``t.refusal("play", "punch")``."""

from __future__ import annotations

from tapete.core.decision import Decision
from tapete.core.refusal import Refusal, Refused
from tapete.core.state import State


class Table:
    """A game at some moment, driven by words. Cards are named by id, ``2:id`` for another owner's, ``id#2`` for a copy."""

    shows_lone = False  # whether the only target of an effect waits for the test to take it

    def __init__(self, state: State) -> None:
        self.s = state

    # -- naming

    def card(self, name: str) -> int:
        """The number of a card: the first of that id, seen from player 1, then the others."""
        s = self.s
        if name in s.names:
            return s.names.index(name)
        id, _, copy = name.partition("#")
        owner, _, bare = id.rpartition(":")
        found = [
            card for card in range(len(s.cards)) if s.cards[card].id == bare and (not owner or s.owners[card] == int(owner) - 1)
        ]
        if not found:
            raise AssertionError(f"no card {name} at this table: {', '.join(s.names)}")
        return found[int(copy) - 1 if copy else 0]

    def name(self, name: str) -> str:
        return self.s.names[self.card(name)]

    # -- moves

    @property
    def decision(self) -> Decision:
        assert self.s.decision is not None, f"nothing is asked; over: {self.s.over}, winners: {self.s.winners}"
        return self.s.decision

    @property
    def options(self) -> list[str]:
        return self.decision.ids()

    def answer(self, option_id: str) -> Table:
        """Answer by an option's id."""
        self.s.game.play(self.s, option_id)
        if not self.shows_lone:
            self.take_lone()
        return self

    def take_lone(self) -> Table:
        """Take the only target of an effect, which is merely shown."""
        while self.s.decision is not None and self.s.decision.lone:
            self.s.game.play(self.s, self.options[0])
        return self

    def act(self, verb: str, *things: str, word: str = "") -> Table:
        """Answer with a verb and the cards it names."""
        return self.answer(self.option_id(verb, *things, word=word))

    def option_id(self, verb: str, *things: str, word: str = "") -> str:
        id = verb
        if things:
            id += ":" + ">".join([self.name(thing) for thing in things])
        return f"{id}:{word}" if word else id

    def choose(self, *names: str) -> Table:
        """Pick cards, one after another."""
        for name in names:
            self.act("choose", name)
        return self

    def done(self) -> Table:
        return self.answer("done")

    def yes(self) -> Table:
        return self.answer("yes")

    def no(self) -> Table:
        return self.answer("no")

    # -- questions

    def can(self, verb: str, *things: str, word: str = "") -> bool:
        """Whether the pending decision offers this."""
        return self.option_id(verb, *things, word=word) in self.options

    def choices(self) -> set[str]:
        """The ids of the cards offered by a choice."""
        return {self.s.cards[option.things[-1]].id for option in self.decision.options if option.things}

    def refusal(self, verb: str, *things: str, word: str = "") -> Refusal:
        """Why this is not allowed; fails when it is."""
        try:
            self.s.clone().game.play(self.s.clone(), self.option_id(verb, *things, word=word))
        except Refused as refused:
            return refused.refusal
        raise AssertionError(f"{self.option_id(verb, *things, word=word)} is allowed")
