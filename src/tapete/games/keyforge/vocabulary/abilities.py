"""Abilities under bold headings, and those that answer what happens: each time, after."""

from __future__ import annotations

from typing import Final

from tapete.core.abilities import Ability
from tapete.core.effects import Condition, Effect
from tapete.core.language import EN, TELL, Words, sentence
from tapete.core.nouns import YOURS, Cards
from tapete.games.keyforge import abilities as ab
from tapete.games.keyforge import events as ev
from tapete.games.keyforge.abilities import Bold, Whenever
from tapete.games.keyforge.modifiers import EVERYONE, OPPONENT, YOU
from tapete.games.keyforge.things import HOUSE_NAMES
from tapete.games.keyforge.vocabulary.conditions import active_house_is
from tapete.games.keyforge.vocabulary.history import FOUGHT_TO_DEATH, FROM_HAND, YOUR_READY_STEP
from tapete.games.keyforge.vocabulary.lasting import Lasts, plainly
from tapete.games.keyforge.vocabulary.replacements import BY_REAPING
from tapete.games.keyforge.vocabulary.speech import Said


class Occurrence:
    """Something that may happen: the events it fits, and its clause (in Spanish with the subjunctive)."""

    def __init__(
        self,
        kind: int,
        words: Words,
        cards: Cards | None = None,
        who: int = EVERYONE,
        when: Condition | None = None,
        foe: bool = False,
        itself: bool = False,
    ) -> None:
        self.kind = kind
        self.words = words
        self.cards = cards
        self.who = who
        self.when = when
        self.foe = foe  # only for what fights the card itself
        self.itself = itself  # only for the card itself
        self.your_turn = False

    def answered(self, opening: Words, effects: tuple[Effect, ...]) -> Whenever:
        words = Words(f"{opening.es} {self.words.es}".strip(), f"{opening.en} {self.words.en}".strip())
        return Whenever(
            (self.kind,),
            words,
            joined(effects),
            self.cards,
            self.who,
            foe=self.foe,
            on_your_turn=self.your_turn,
            condition=self.when,
            itself=self.itself,
        )


EACH_TIME: Final = Words("cada vez que", "each time")
AFTER: Final = Words("después de que", "after")
BEFORE: Final = Words("antes de que", "before")
PLAIN: Final = Words("", "")


def each_time(occurrence: Occurrence, *effects: Effect) -> Whenever:
    return occurrence.answered(EACH_TIME, effects)


def after(occurrence: Occurrence, *effects: Effect) -> Whenever:
    return occurrence.answered(AFTER, effects)


def before(occurrence: Occurrence, *effects: Effect) -> Whenever:
    return occurrence.answered(BEFORE, effects)


def at_the_start_of_your_turn(*effects: Effect) -> Whenever:
    words = Words("al comienzo de tu turno", "at the start of your turn")
    return Occurrence(ev.TURN_BEGINS, words, who=YOU).answered(PLAIN, effects)


def after_your_cards_are_ready(*effects: Effect) -> Whenever:
    """At the end of the fourth step: it begins with its player's cards being readied."""
    words = Words("al final de tu paso de «preparar cartas»", "at the end of your “ready cards” step")
    return Occurrence(ev.STEP_BEGINS, words, when=YOUR_READY_STEP).answered(PLAIN, effects)


def at_the_end_of_this_turn(*effects: Effect) -> Lasts:
    words = Words("al final del turno", "at the end of the turn")
    return plainly(Occurrence(ev.TURN_ENDS, words).answered(PLAIN, effects))


def at_the_end_of_your_turn(*effects: Effect) -> Whenever:
    return Occurrence(ev.TURN_ENDS, Words("al final de tu turno", "at the end of your turn"), who=YOU).answered(PLAIN, effects)


def about(cards: Cards, es: str, en: str) -> Words:
    """A clause whose subject is a card of a kind."""
    return Words(f"{cards.phrase('es', 'a', False)} {es}", f"{cards.phrase('en', 'a', False)} {en}")


def doing(cards: Cards, es: str, en: str) -> Words:
    """A clause whose object is a card of a kind."""
    return Words(f"{es} {cards.phrase('es', 'a', False)}", f"{en} {cards.phrase('en', 'a', False)}")


def destroyed(cards: Cards, in_a_fight: bool = False) -> Occurrence:
    """In whatever way, or in a fight."""
    if in_a_fight:
        words = about(cards, "sea destruida luchando", "is destroyed while fighting")
        return Occurrence(ev.DESTROYED, words, cards, when=FOUGHT_TO_DEATH)
    return Occurrence(ev.DESTROYED, about(cards, "sea destruida", "is destroyed"), cards)


def destroyed_fighting_it(cards: Cards, by_assault: bool = False) -> Occurrence:
    """Destroyed in a fight with the card that speaks, whichever of them attacked; or by its assault damage, before it."""
    if by_assault:
        said = about(
            cards, "sea destruida por el daño de Asalto de esta criatura", "is destroyed by this creature’s assault damage"
        )
        return Occurrence(ev.ASSAULTED, said, cards, foe=True)
    words = about(cards, "sea destruida luchando contra esta criatura", "is destroyed fighting this creature")
    return Occurrence(ev.DESTROYED, words, cards, foe=True)


def enters_play(cards: Cards) -> Occurrence:
    return Occurrence(ev.ENTERED_PLAY, about(cards, "entre en juego", "enters play"), cards)


def fights(cards: Cards) -> Occurrence:
    """A creature was used to fight. It counts even if it did not survive (KF-faq-58)."""
    yours = cards.side == YOURS
    return Occurrence(ev.FOUGHT, about(cards, "luche", "fights"), None if yours else cards, YOU if yours else EVERYONE)


CREATURES_DO: Final = {
    "attack": (ev.ATTACKS, Words("luche", "fights")),  # is about to
    "reap": (ev.REAPED, Words("coseche", "reaps")),
}
PLAYERS_DO: Final = {
    ("play", OPPONENT): (ev.PLAYED, Words("tu oponente juegue {card}", "your opponent plays {card}")),
    ("use", YOU): (ev.USED, Words("uses {card}", "you use {card}")),
    ("discard", YOU): (ev.DISCARDED, Words("descartes de tu mano {card}", "you discard {card} from your hand")),
}


def does(deed: str, cards: Cards, who: int = YOU) -> Occurrence:
    """A creature of a kind attacks or reaps; or a player plays, uses or discards (from hand) a card of a kind."""
    one = Words(cards.phrase("es", "a", False), cards.phrase("en", "a", False))
    if deed in CREATURES_DO:
        kind, words = CREATURES_DO[deed]
        return Occurrence(kind, Words(f"{one.es} {words.es}", f"{one.en} {words.en}"), cards)
    kind, words = PLAYERS_DO[deed, who]
    said = Words(words.fill("es", card=one.es), words.fill("en", card=one.en))
    return Occurrence(kind, said, cards, who, FROM_HAND if deed == "discard" else None)


FORGERS: Final = {
    YOU: Words("forjes una llave", "you forge a key"),
    EVERYONE: Words("un jugador forje una llave", "a player forges a key"),
}


def forges(who: int) -> Occurrence:
    return Occurrence(ev.FORGED, FORGERS[who], who=who)


def you_play(cards: Cards) -> Occurrence:
    return Occurrence(ev.PLAYED, doing(cards, "juegues", "you play"), cards, YOU)


def is_played(cards: Cards) -> Occurrence:
    """By whichever player."""
    words = Words(f"se juegue {cards.phrase('es', 'a', False)}", f"{cards.phrase('en', 'a', False)} is played")
    return Occurrence(ev.PLAYED, words, cards)


def aember_is_stolen_from_you() -> Occurrence:
    return Occurrence(ev.STOLEN, Words("te roben Æ", "Æ is stolen from you"), who=OPPONENT)


def you_choose(house: str) -> Occurrence:
    """A house as your active one."""
    name = HOUSE_NAMES[house]
    words = Words(f"elijas {name.es} como tu casa activa", f"you choose {name.en} as your active house")
    return Occurrence(ev.HOUSE_CHOSEN, words, who=YOU, when=active_house_is(house))


def its_armor_prevents_damage() -> Occurrence:
    words = Words("la armadura de esta criatura evite daño", "this creature prevents damage with its armor")
    return Occurrence(ev.ARMORED, words, itself=True)


def a_neighbor_is_used_to_fight() -> Occurrence:
    words = Words("una criatura adyacente a esta se use para luchar", "a neighbor of this creature is used to fight")
    return Occurrence(ev.FOUGHT_BESIDE, words, itself=True)


def they_gain_by_reaping() -> Occurrence:
    words = Words("tu oponente obtenga Æ al cosechar", "your opponent gains Æ by reaping")
    return Occurrence(ev.GAINED, words, who=OPPONENT, when=BY_REAPING)


def an_action_is_announced() -> Occurrence:
    """An action card has been played and has not resolved yet."""
    words = Words("se juegue una carta de acción y antes de que se resuelva", "an action card is played but before it resolves")
    return Occurrence(ev.ANNOUNCED, words)


def during_your_turn(occurrence: Occurrence) -> Occurrence:
    """The same, but only on your own turn."""
    words = occurrence.words
    occurrence.words = Words(f"{words.es} durante tu turno", f"{words.en} during your turn")
    occurrence.your_turn = True
    return occurrence


def on_play(*effects: Effect) -> Bold:
    """*Jugar:* / *Play:*"""
    return Bold(("play",), joined(effects))


def on_reap(*effects: Effect) -> Bold:
    return Bold(("reap",), joined(effects))


def on_fight(*effects: Effect) -> Bold:
    return Bold(("fight",), joined(effects))


def on_fight_or_reap(*effects: Effect) -> Bold:
    return Bold(("fight", "reap"), joined(effects))


def on_play_fight_or_reap(*effects: Effect) -> Bold:
    return Bold(("play", "fight", "reap"), joined(effects))


def on_play_or_reap(*effects: Effect) -> Bold:
    return Bold(("play", "reap"), joined(effects))


def on_play_or_fight(*effects: Effect) -> Bold:
    return Bold(("play", "fight"), joined(effects))


def on_destroyed(*effects: Effect) -> Bold:
    return Bold(("destroyed",), joined(effects))


def on_leaving_play(*effects: Effect) -> Bold:
    return Bold(("leaves play",), joined(effects))


def before_fight(*effects: Effect) -> Bold:
    return Bold(("before fight",), joined(effects))


def action(*effects: Effect) -> Bold:
    """*Acción:* / *Action:*"""
    return Bold(("action",), joined(effects))


def omni(*effects: Effect) -> Bold:
    return Bold(("omni",), joined(effects))


def joined(effects: tuple[Effect, ...]) -> Effect:
    from tapete.core.effects import Sequence

    return effects[0] if len(effects) == 1 else Sequence(*effects)


def whenever(
    kind: int | tuple[int, ...],
    words: Words,
    *effects: Effect,
    cards: Cards | None = None,
    who: int = EVERYONE,
    others: bool = False,
    foe: bool = False,
    your_turn: bool = False,
    when: Condition | None = None,
    itself: bool = False,
) -> ab.Whenever:
    """ "Each time…", "after…": ``words`` open the sentence, the effects close it."""
    kinds = kind if isinstance(kind, tuple) else (kind,)
    return ab.Whenever(kinds, words, joined(effects), cards, who, others, foe, your_turn, when, itself)


def gained(ability: Ability) -> ab.Granted:
    """On an upgrade: "this creature gains, “…”"."""
    return ab.Granted(ability)


class IfItLeaves(Bold):
    """ "If this artifact leaves play…": resolved just before it leaves (KF-leave-07)."""

    def __init__(self, subject: Words, *effects: Said) -> None:
        super().__init__(("leaves play",), joined(effects))
        self.subject = subject

    def text(self, lang: str) -> str:
        when = f"if {self.subject.en} leaves play" if lang == EN else f"si {self.subject.es} abandona el juego"
        return sentence(f"{when}, {self.effect.clause(lang, TELL)}")


def if_this_artifact_leaves(*effects: Said) -> IfItLeaves:
    return IfItLeaves(Words("este artefacto", "this artifact"), *effects)
