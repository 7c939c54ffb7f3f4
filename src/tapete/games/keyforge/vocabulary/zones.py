"""Verbs that move cards between hand, archives, discard pile, purged cards and beneath other cards."""

from __future__ import annotations

from typing import Final

from tapete.core.decision import Option
from tapete.core.effects import NOTHING, Amount, Code, Effect, Op, PromptOf, Register, Resolving, Selection, amount, chooser
from tapete.core.events import Event, happen, happen_in_turn
from tapete.core.language import EN, THIRD, Lexeme, Words, listing
from tapete.core.nouns import ANYONE, Quality
from tapete.core.state import State
from tapete.core.symbols import INTO
from tapete.games.keyforge import events as ev
from tapete.games.keyforge import signs
from tapete.games.keyforge import things as t
from tapete.games.keyforge.modifiers import OPPONENT, YOU
from tapete.games.keyforge.rules import draw as drawing
from tapete.games.keyforge.rules.leave import SHUFFLED_IN, TOP, leaving, out_of_archives
from tapete.games.keyforge.rules.playing import put_into_play
from tapete.games.keyforge.things import ARCHIVES, HOST, PURGED, beneath, in_play, other
from tapete.games.keyforge.vocabulary.nouns import CREATURE, THIS_ARTIFACT, KeyForgeCards, exactly
from tapete.games.keyforge.vocabulary.qualities import NO_LIMIT, NO_WORD
from tapete.games.keyforge.vocabulary.speech import Said


class Send(Said):
    """Cards go to a zone of their owner, from play or from elsewhere; ``mine`` sends them to your own zone instead."""

    def __init__(self, what: Selection, zone: int, lexeme: Lexeme, tail: Words, at: int = TOP, mine: bool = False) -> None:
        super().__init__(lexeme, tail, what)
        self.zone = zone
        self.at = at
        self.mine = mine

    def act(self, s: State, f: Resolving) -> None:
        cause = len(s.stack) - 1
        played = tuple([card for card in f.them if in_play(s, card)])
        rest = [card for card in f.them if not in_play(s, card)]
        keeper = f.you if self.mine else -1
        moved: list[Event] = []
        owners: list[int] = []
        for card in rest:
            owner = f.you if self.mine else s.owners[card]
            owners.append(owner)
            moved.append(out_of_archives(s, Event(ev.MOVED, card, owner, self.at, f.source, zone=self.zone, cause=cause)))
        mixed = sorted(set(owners)) if self.at == SHUFFLED_IN and self.zone == t.DECK else []
        left = leaving(s, played, self.zone, f.source, cause, keeper, self.at)
        if moved:
            happen_in_turn(s, [moved, [Event(ev.SHUFFLED, player=owner) for owner in mixed], left])
        else:
            happen(s, left)

    def symbols(self) -> str:
        """To their owners' hands, decks, archives or purged cards; what goes to somebody else has to be read."""
        sign = GOES.get(self.zone)
        if self.zone == t.DECK:
            sign = signs.SHUFFLE_IN if self.at == SHUFFLED_IN else signs.ON_TOP if self.at == TOP else None
        return "" if sign is None or self.mine or type(self) is not Send else self.in_symbols(sign.mark)


GOES: Final = {t.HAND: signs.TO_HAND, t.ARCHIVES: signs.ARCHIVE, t.PURGED: signs.PURGE}


class DiscardCards(Said):
    """Cards from hand, deck or archives to the discard pile."""

    def __init__(self, what: Selection) -> None:
        super().__init__(Lexeme("descarta", "descartar", "discard"), Words("{target}", "{target}"), what)

    def act(self, s: State, f: Resolving) -> None:
        cause = len(s.stack) - 1
        batch = [Event(ev.DISCARDED, card, s.holder(card), source=f.source, cause=cause) for card in f.them]
        happen(s, [out_of_archives(s, e) for e in batch])

    def symbols(self) -> str:
        return self.in_symbols(signs.DISCARD.mark)


RANDOM_DEEDS: Final = {
    "archive": (Lexeme("archiva", "archivar", "archive"), signs.ARCHIVE),
    "discard": (Lexeme("descarta", "descartar", "discard"), signs.DISCARD),
    "purge": (Lexeme("purga", "purgar", "purge"), signs.PURGE),
}


class AtRandom(Said):
    """Random cards of your hand are archived or discarded, or one of the opponent's hand is purged."""

    def __init__(self, deed: str, number: int, who: int) -> None:
        lexeme, self.sign = RANDOM_DEEDS[deed]
        tail = Words("una carta al azar de la mano de tu oponente", "a random card from your opponent’s hand")
        if who == YOU:
            tail = Words("una carta al azar de tu mano", "a random card from your hand")
            if number > 1:
                tail = Words(f"{number} cartas al azar de tu mano", f"{number} random cards from your hand")
        super().__init__(lexeme, tail)
        self.deed = deed
        self.count = number
        self.whose = who

    def act(self, s: State, f: Resolving) -> None:
        player = f.you if self.whose == YOU else other(f.you)
        if self.deed == "discard":
            discard_random(s, player, self.count, f.source, len(s.stack) - 1)
            return
        cards = drawn_at_random(s, player, self.count)
        zone = ARCHIVES if self.deed == "archive" else PURGED
        shown = [Event(ev.REVEALED, card, source=f.source) for card in cards if self.deed == "purge"]
        cause = len(s.stack) - 1
        happen_in_turn(s, [shown, [Event(ev.MOVED, card, player, -1, f.source, zone=zone, cause=cause) for card in cards]])

    def symbols(self) -> str:
        if self.whose != YOU:
            return f"{self.sign.mark} {signs.RANDOM.mark} {signs.THEIR_HAND.mark}"
        return self.in_symbols(self.sign.mark, signs.RANDOM.mark, str(self.count), signs.CARD.mark, signs.HAND.mark)


def at_random(deed: str, number: int = 1, who: int = YOU) -> AtRandom:
    """ "archive" or "discard" so many random cards of your hand, or "purge" one of the opponent's."""
    return AtRandom(deed, number, who)


class DiscardsRandom(Said):
    """The opponent, or the owner of the chosen card, discards a random card from their hand."""

    def __init__(self, owner: bool) -> None:
        tail = Words("una carta al azar de su mano", "a random card from their hand")
        super().__init__(Lexeme("descarta", "descartar", "discard"), tail, who=YOU if owner else OPPONENT)
        self.owner = owner

    def clause(self, lang: str, mood: str) -> str:
        if not self.owner:
            return super().clause(lang, mood)
        return f"{'its owner' if lang == EN else 'su propietario'} {super().clause(lang, THIRD)}"

    def act(self, s: State, f: Resolving) -> None:
        if not self.owner or f.it >= 0:
            player = s.owners[f.it] if self.owner else self.doer(s, f)
            discard_random(s, player, 1, f.source, len(s.stack) - 1)

    def symbols(self) -> str:
        said = self.in_symbols(signs.DISCARD.mark, signs.RANDOM.mark, "1", signs.CARD.mark, signs.HAND.mark)
        return "" if self.owner else said


def discards_random(owner: bool = False) -> DiscardsRandom:
    """The opponent, or the ``owner`` of the chosen card."""
    return DiscardsRandom(owner)


def drawn_at_random(s: State, player: int, count: int) -> list[int]:
    """Random cards of a player's hand; there is no chance in the last one."""
    hand = s.zone(t.HAND, player)[:]
    return [hand.pop(s.random(len(hand))) if len(hand) > 1 else hand.pop() for _ in range(min(count, len(hand)))]


def discard_random(s: State, player: int, count: int, source: int, cause: int) -> None:
    """Random cards from a player's hand to their discard pile, one after another."""
    cards = drawn_at_random(s, player, count)
    happen_in_turn(s, [[Event(ev.DISCARDED, card, player, source=source, cause=cause)] for card in cards])


class Draw(Said):
    def __init__(self, number: int | Amount, who: int = YOU) -> None:
        tail = Words("una carta", "a card") if number == 1 else Words("{n} cartas", "{n} cards")
        super().__init__(Lexeme("roba", "robar", "draw"), tail, who=who)
        self.of = amount(number)

    def number(self) -> Amount:
        return self.of

    def act(self, s: State, f: Resolving) -> None:
        drawing.draw(s, self.doer(s, f), self.of.value(s, f), len(s.stack) - 1)

    def symbols(self) -> str:
        number = self.of.symbols()
        return self.in_symbols(f"+{number}" if number else "", signs.DRAW.mark)


class TopOfDeck(Said):
    """The top card of a deck goes to the discard pile or the archives; an empty deck gives none (KF-draw-10)."""

    def __init__(self, deed: str, number: int = 1, who: int = YOU) -> None:
        where = Words("la carta superior de tu mazo", "the top card of your deck")
        if number > 1:
            where = Words(f"las {number} cartas superiores de tu mazo", f"the top {number} cards of your deck")
        if who == OPPONENT:
            where = Words("la carta superior del mazo de tu oponente", "the top card of your opponent’s deck")
        lexeme = Lexeme("archiva", "archivar", "archive") if deed == "archive" else Lexeme("descarta", "descartar", "discard")
        super().__init__(lexeme, where)
        self.whose = who
        self.deed = deed
        self.count = number

    def act(self, s: State, f: Resolving) -> None:
        player = f.you if self.whose == YOU else other(f.you)
        cause = len(s.stack) - 1
        cards = s.zone(t.DECK, player)[: self.count]
        f.them = tuple(cards)
        f.it = cards[0] if cards else -1
        if self.deed == "archive":
            happen(s, [Event(ev.MOVED, card, player, -1, f.source, zone=t.ARCHIVES, cause=cause) for card in cards])
        else:
            happen(s, [Event(ev.DISCARDED, card, player, source=f.source, cause=cause) for card in cards])

    def symbols(self) -> str:
        deed = signs.ARCHIVE if self.deed == "archive" else signs.DISCARD
        top = signs.TOP if self.whose == YOU else signs.THEIR_TOP
        return f"{deed.mark} {self.count} {top.mark}"


class Reveal(Said):
    """Show cards of a hand or deck to everybody."""

    def __init__(self, what: Selection) -> None:
        super().__init__(Lexeme("revela", "revelar", "reveal"), Words("{target}", "{target}"), what)

    def act(self, s: State, f: Resolving) -> None:
        cause = len(s.stack) - 1
        happen(s, [Event(ev.REVEALED, card, source=f.source, cause=cause) for card in f.them])

    def symbols(self) -> str:
        return self.in_symbols(signs.REVEAL.mark)


class LookAtHand(Said):
    """Look at the opponent's hand: only you learn it."""

    def __init__(self) -> None:
        super().__init__(Lexeme("mira", "mirar", "look at"), Words("la mano de tu oponente", "your opponent’s hand"))

    def act(self, s: State, f: Resolving) -> None:
        hand = s.zone(t.HAND, other(f.you))[:]
        happen(s, [Event(ev.REVEALED, card, f.you, source=f.source, cause=len(s.stack) - 1) for card in hand])

    def symbols(self) -> str:
        return f"{signs.LOOK.mark} {signs.THEIR_HAND.mark}"


class Shuffle(Said):
    """Shuffle your deck, perhaps with other zones put into it first."""

    def __init__(self, tail: Words, zones: tuple[int, ...] = ()) -> None:
        super().__init__(Lexeme("baraja", "barajar", "shuffle"), tail)
        self.zones = zones

    def act(self, s: State, f: Resolving) -> None:
        cards = [card for zone in self.zones for card in s.zone(zone, f.you)]
        moved = [Event(ev.MOVED, card, f.you, -1, f.source, zone=t.DECK, cause=len(s.stack) - 1) for card in cards]
        happen_in_turn(s, [moved, [Event(ev.SHUFFLED, player=f.you)]])

    def symbols(self) -> str:
        where = [signs.HAND.mark if zone == t.HAND else signs.OWN_DISCARD.mark for zone in self.zones]
        return f"{' + '.join(where)}{INTO}{signs.DECK.mark}" if where else signs.DECK.mark


def return_to_hand(what: Selection, whose: Words | None = None) -> Send:
    """To the hand of the cards' owner (KF-leave-06)."""
    tail = Words("{target} a ", "{target} to ")
    hand = whose or Words("la mano de su propietario", "its owner’s hand")
    return Send(what, t.HAND, Lexeme("devuelve", "devolver", "return"), Words(tail.es + hand.es, tail.en + hand.en))


YOUR_HAND: Final = Words("tu mano", "your hand")
OWNERS_HANDS: Final = Words("la mano de sus propietarios", "their owners’ hands")
YOUR_DECK: Final = Words("la parte superior de tu mazo", "top of your deck")
YOUR_DECK_SHUFFLED: Final = Words("tu mazo", "your deck")
OWNERS_DECKS: Final = Words("el mazo de sus propietarios", "their owners’ decks")


def put_on_top(what: Selection, whose: Words | None = None) -> Send:
    deck = whose or Words("la parte superior del mazo de su propietario", "top of its owner’s deck")
    tail = Words("{target} en " + deck.es, "{target} on " + deck.en)
    return Send(what, t.DECK, Lexeme("pon", "poner", "put", third="pone"), tail)


def shuffle_into_deck(what: Selection, whose: Words | None = None) -> Send:
    deck = whose or Words("el mazo de su propietario", "its owner’s deck")
    tail = Words("{target} en " + deck.es, "{target} into " + deck.en)
    return Send(what, t.DECK, Lexeme("baraja", "barajar", "shuffle"), tail, SHUFFLED_IN)


def archive(what: Selection) -> Send:
    return Send(what, t.ARCHIVES, Lexeme("archiva", "archivar", "archive"), Words("{target}", "{target}"))


class Abduct(Send):
    """Into your archives, also another player's card: it leaves them for its owner's hand, as the text reminds."""

    def __init__(self, what: Selection) -> None:
        tail = Words("{target} en tus archivos", "{target} into your archives")
        super().__init__(what, t.ARCHIVES, Lexeme("pon", "poner", "put", third="pone"), tail, mine=True)

    def aside(self, lang: str, several: bool = False) -> str:
        assert self.selection is not None
        many = several or self.selection.plural()
        if lang == EN:
            which = "any of those creatures leaves" if many else "that creature leaves"
            return f"If {which} your archives, it is put into its owner’s hand instead."
        which = "alguna de esas criaturas" if many else "esa criatura"
        return f"Si {which} fuera a abandonar tus archivos, en vez de eso va a la mano de su propietario."

    def symbols(self) -> str:
        return self.in_symbols(signs.ABDUCT.mark)


class Banish(Send):
    """Into the opponent's archives, whoever owns the card."""

    def __init__(self, what: Selection) -> None:
        tail = Words("{target} en los archivos de tu oponente", "{target} into your opponent’s archives")
        super().__init__(what, t.ARCHIVES, Lexeme("pon", "poner", "put", third="pone"), tail)

    def act(self, s: State, f: Resolving) -> None:
        happen(s, leaving(s, f.them, self.zone, f.source, len(s.stack) - 1, other(f.you), self.at))


def put_into_archives(what: Selection, whose: str = "yours") -> Send:
    """ "yours", the "opponent's" or the "owner's"."""
    if whose == "yours":
        return Abduct(what)
    if whose == "opponent's":
        return Banish(what)
    tail = Words("{target} en los archivos de su propietario", "{target} into its owner’s archives")
    return Send(what, ARCHIVES, Lexeme("pon", "poner", "put", third="pone"), tail)


def purge(what: Selection) -> Send:
    return Send(what, t.PURGED, Lexeme("purga", "purgar", "purge"), Words("{target}", "{target}"))


def discard(what: Selection) -> DiscardCards:
    return DiscardCards(what)


def draw(number: int | Amount) -> Draw:
    return Draw(number)


def archive_top(number: int = 1) -> TopOfDeck:
    return TopOfDeck("archive", number)


def discard_top(number: int = 1, who: int = YOU) -> TopOfDeck:
    return TopOfDeck("discard", number, who)


def reveal(what: Selection) -> Reveal:
    return Reveal(what)


def look_at_hand() -> LookAtHand:
    return LookAtHand()


PILES: Final = {"discard": Words("tu pila de descartes", "discard pile"), "hand": Words("tu mano", "hand")}


def shuffle_deck(*piles: str) -> Shuffle:
    """Your deck, perhaps with your "hand" and your "discard" pile put into it."""
    if not piles:
        return Shuffle(Words("tu mazo", "your deck"))
    es, en = listing([PILES[pile].es for pile in piles], "es"), listing([PILES[pile].en for pile in piles], EN)
    tail = Words(f"{es} en tu mazo", f"your {en} into your deck")
    return Shuffle(tail, tuple([t.HAND if pile == "hand" else t.DISCARD for pile in piles]))


UNSEEN: Final = "unseen"


class Archived(Selection):
    """A card of any archives, chosen by the player."""

    def emit(self, code: Code, prompt: Effect) -> None:
        code.add(AskArchived(PromptOf(prompt)))
        code.add(TakeArchived())

    def phrase(self, lang: str) -> str:
        return "an archived card" if lang == EN else "una carta archivada"


def archived_cards(s: State, f: Resolving, seen: bool) -> list[int]:
    """All archived cards that whoever chooses sees, or does not see."""
    player = chooser(s, f, YOU)
    cards = s.zone(ARCHIVES, f.you) + s.zone(ARCHIVES, other(f.you))
    return [card for card in cards if s.game.sight.sees(s, player, card) == seen]


class AskArchived(Op):
    def __init__(self, prompt: PromptOf) -> None:
        self.prompt = prompt

    def run(self, s: State, f: Resolving) -> None:
        options = [Option(s.names, "choose", (card,)) for card in archived_cards(s, f, True)]
        if archived_cards(s, f, False):
            options.append(Option(s.names, UNSEEN))
        s.answer = None
        if options:
            s.ask(chooser(s, f, YOU), "choose", options, self.prompt.words(), f.source)


class TakeArchived(Op):
    """The card that was named; of those nobody can tell apart, any one."""

    def run(self, s: State, f: Resolving) -> None:
        answer = s.answer
        f.it = NOTHING
        if answer is not None and answer.verb == UNSEEN:
            hidden = archived_cards(s, f, False)
            f.it = hidden[s.random(len(hidden))] if len(hidden) > 1 else hidden[0]
        elif answer is not None:
            f.it = answer.thing
        f.them = (f.it,) if f.it != NOTHING else ()


def an_archived_card() -> Archived:
    return Archived()


class PurgedByThis(Quality):
    """Purged by the card that speaks."""

    def __init__(self) -> None:
        super().__init__(NO_WORD)

    def test(self, s: State, f: Resolving, card: int) -> bool:
        return s.numbers[HOST][card] == f.source + 1


class ReturnPurged(Said):
    """Put into play, under their owners' control, the cards this one has purged, in the order chosen (KF-faq-30, KF-faq-31)."""

    def __init__(self) -> None:
        purged = KeyForgeCards(CREATURE, (PURGED,), ANYONE, (PurgedByThis(),))
        tail = Words("al juego todas las cartas que haya purgado", "to play all cards it has purged")
        super().__init__(Lexeme("devuelve", "devolver", "return"), tail, exactly(NO_LIMIT, purged))

    def act(self, s: State, f: Resolving) -> None:
        cause = len(s.stack) - 1
        for card in reversed(f.them):
            put_into_play(s, card, s.owners[card], cause)


def return_purged() -> ReturnPurged:
    return ReturnPurged()


class CardBeneath(Register):
    """The card that lies beneath the one that speaks."""

    def known(self, s: State, f: Resolving) -> tuple[int, ...]:
        return tuple(beneath(s, f.source))


class PutBeneath(Said):
    """Put a card face down beneath this one; only its player may look at it."""

    def __init__(self, what: Selection, here: Words) -> None:
        tail = Words("{target} boca abajo debajo de " + here.es, "{target} facedown beneath " + here.en)
        super().__init__(Lexeme("pon", "poner", "put", third="pone"), tail, what)

    def act(self, s: State, f: Resolving) -> None:
        if in_play(s, f.source):
            cause = len(s.stack) - 1
            happen(s, [Event(ev.SET_ASIDE, card, s.holder(card), 1, f.source, f.source, cause=cause) for card in f.them])


def beneath_it(here: Selection = THIS_ARTIFACT) -> CardBeneath:
    """The card beneath the one that speaks."""
    return CardBeneath("beneath", Words(f"la carta que hay debajo de {here.phrase('es')}", f"the card beneath {here.phrase('en')}"))


def put_beneath(what: Selection, here: Selection = THIS_ARTIFACT) -> PutBeneath:
    return PutBeneath(what, Words(here.phrase("es"), here.phrase("en")))
