"""What a card lets somebody do that the rules do not, or asks for where they ask nothing: attack, block, carry, put down, use."""

from __future__ import annotations

from typing import Final

from tapete.core.abilities import Ability, CardDef, Constant
from tapete.core.effects import Chosen, Condition, Effect, Resolving, Selection, Verb
from tapete.core.language import EN, Words, listing
from tapete.core.nouns import Cards
from tapete.core.state import State
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.abilities import Activated, Spell
from tapete.games.mitos_y_leyendas.modifiers import Change
from tapete.games.mitos_y_leyendas.rules.legal import refuse_card, refuse_host, refuse_tolls
from tapete.games.mitos_y_leyendas.rules.playing import play
from tapete.games.mitos_y_leyendas.terms import ToAttack
from tapete.games.mitos_y_leyendas.things import face
from tapete.games.mitos_y_leyendas.tolls import Toll
from tapete.games.mitos_y_leyendas.vocabulary.lasting import Lasts, Predicate, for_all, for_players, on_cards
from tapete.games.mitos_y_leyendas.vocabulary.nouns import WEAPON, ally, in_hand, weapon
from tapete.games.mitos_y_leyendas.vocabulary.rulings import NAMES
from tapete.games.mitos_y_leyendas.vocabulary.short import own_change, player_rule

# -- attacking and blocking


def returns_to_block() -> Ability:
    es = "puede volver de la Línea de Ataque a la de Defensa para bloquear"
    return own_change(m.RETURNS_TO_BLOCK, es, "it can go back from the Attack Line to the Defence Line in order to block")


def rallies() -> Ability:
    es = "si ataca, también deben atacar todos tus Aliados habilitados para ello"
    return own_change(m.RALLIES, es, "if it attacks, all your Allies that are able to must attack too")


def blocks_for_gold() -> Ability:
    """One block more than it may, for an Oro paid as the block is declared."""
    es = "al declarar el bloqueo puedes pagar 1 Oro para que bloquee a un Aliado más"
    return own_change(m.BLOCKS_FOR_GOLD, es, "as you declare blocks you may pay 1 Oro for it to block one more Ally", 1)


def bearer_acts_first() -> Ability:
    """Whoever attacks with the bearer has the first priority of the War (ML-war-02)."""
    es = "si su portador ataca, tienes la primera acción de la Guerra de Talismanes"
    return own_change(m.FIRST_ACTION, es, "if its bearer attacks, you have the first action of the Talisman War")


def to_attack(toll: Toll) -> Ability:
    return ToAttack(toll)


def answers_any_attack(effect: Effect) -> Ability:
    """A Talisman in response to an attack declaration, whoever attacks."""
    words = Words("juégalo en respuesta a una declaración de ataque", "play it in response to an attack declaration")
    return Spell(effect, None, words, ("attack",), None, m.EVERYONE)


def they_deal_no_damage() -> Lasts:
    """Combat damage of the opponent, to the Castle and to what it is compared with."""
    words = Words("los Aliados oponentes no hacen daño", "opposing Allies deal no damage")
    return for_all(Change(m.HARMLESS, words, ally.enemy), m.FOR_THIS_TURN)


def you_take_no_damage() -> Lasts:
    """No combat damage to your Castle."""
    return for_players(m.SHIELDED, m.YOU, "no recibes daño", "you take no damage", m.FOR_THIS_TURN)


def bonuses_are_lost() -> Lasts:
    """What all Allies have as bonuses now, up or down (ML-str-09); what comes later counts."""
    words = Words("todos los Aliados pierden sus bonos de Fuerza", "all Allies lose their Strength bonuses")
    return for_all(Change(m.NO_BONUS, words, ally), m.END_OF_TURN)


class NoneArmed(Condition):
    """No attacker carries a Weapon."""

    def holds(self, s: State, f: Resolving) -> bool:
        return not any([s.numbers[t.ATTACKING][card] and t.weapons_on(s, card) for card in t.allies(s, t.active(s))])

    def text(self, lang: str) -> str:
        return "no attacking Ally carries a Weapon" if lang == EN else "ningún Aliado atacante porta un Arma"


class FewLeft(Condition):
    """Your Castle has fewer cards than a number."""

    def __init__(self, less_than: int) -> None:
        self.less_than = less_than

    def holds(self, s: State, f: Resolving) -> bool:
        return len(s.zone(t.CASTLE, f.you)) < self.less_than

    def text(self, lang: str) -> str:
        if lang == EN:
            return f"your Castle has fewer than {self.less_than} cards"
        return f"tu Castillo tiene menos de {self.less_than} cartas"


def answers_damage(effect: Effect, condition: Condition) -> Ability:
    """A Talisman in response to damage that your Castle has just taken (ML-dmg-09)."""
    words = Words("juégalo en respuesta a recibir daño en tu Castillo", "play it in response to damage to your Castle")
    return Spell(effect, condition, words, ("damaged",))


# -- carrying


class CarriesTwo(Condition):
    """The Ally carries two Weapons of a name."""

    def __init__(self, name: str) -> None:
        self.name = name

    def holds(self, s: State, f: Resolving) -> bool:
        return len([each for each in t.weapons_on(s, f.source) if face(s, each).name.es == self.name]) >= 2

    def text(self, lang: str) -> str:
        return f"it carries two {self.name}s" if lang == EN else f"porta dos {self.name}s"


def carries_two(name: str) -> Ability:
    words = Words(f"puede portar dos {name}s", f"it can carry two {name}s")
    return Constant(Change(m.EXTRA_WEAPON, words, by=1, blockers=weapon.named(name)))


class Wieldable(Cards):
    """The Weapons of your hand that this Ally could carry."""

    def __init__(self) -> None:
        super().__init__(WEAPON, (t.HAND,), m.YOU)
        self.hand = in_hand(t.WEAPON)

    def all(self, s: State, f: Resolving) -> list[int]:
        return [card for card in self.hand.all(s, f) if self.fits(s, f, card)]

    def fits(self, s: State, f: Resolving, card: int) -> bool:
        if refuse_host(s, f.you, card, f.source) is not None:
            return False
        return refuse_card(s, f.you, card) is None and refuse_tolls(s, f.you, card) is None

    def phrase(self, lang: str, article: str, plural: bool) -> str:
        return self.hand.phrase(lang, article, plural)


class TakesUp(Verb):
    """A Weapon of the hand is put on this Ally without its cost: it counts as played (ML-put-01)."""

    def __init__(self) -> None:
        super().__init__(Chosen(Wieldable()))

    def act(self, s: State, f: Resolving) -> None:
        for card in f.them:
            play(s, f.you, card, f.source, free=1)

    def clause(self, lang: str, mood: str) -> str:
        if lang == EN:
            return "put a Weapon from your hand on it without paying its cost"
        return f"{'ponerle' if mood == 'infinitive' else 'ponle'} un Arma de tu mano sin pagar su coste"


# -- Talismans


class InBattle(Condition):
    """A Mythological Battle is under way."""

    def holds(self, s: State, f: Resolving) -> bool:
        return s.world[t.PHASE] in t.BATTLE


def cannot_use_in_battle(selection: Selection) -> Lasts:
    """Its ability is not used in this turn's Battle: neither at will, nor in response, nor when it would trigger (ML-use-01)."""
    es, en = "usar su habilidad en la Batalla Mitológica", "ability in the Mythological Battle"
    said = Predicate("no puede", "no pueden", es, "cannot use its", "cannot use their", en, negative=True)
    change = Change(m.NO_USE, said.words(), chosen=True, condition=InBattle(), told=True)
    return Lasts(change, m.UNTIL_FINAL_PHASE, selection, said, said=False)


def unaffected_by_talismans() -> Ability:
    """It may be a target, but nothing comes of it (ML-affect-01, ML-affect-02)."""
    return own_change(m.UNAFFECTED, "los Talismanes no lo afectan", "Talismans do not affect it")


def unaffected_in_battle(cards: Cards) -> Ability:
    es, en = cards.phrase("es", "those", True), cards.phrase("en", "those", True)
    words = Words(
        f"en la Batalla Mitológica los Talismanes no afectan a {es}", f"in the Mythological Battle Talismans do not affect {en}"
    )
    return Constant(Change(m.UNAFFECTED, words, cards, condition=InBattle(), told=True))


# -- having, putting down, using


def only_one(*names: str) -> Ability:
    es, en = " o ".join(names), " or ".join(names)
    words = Words(f"solo puedes tener en juego un Aliado llamado {es}", f"you can only have one Ally named {en} in play")
    return OnlyOne(words, names)


class OnlyOne(Constant):
    """Its controller has a single Ally of some names in play."""

    def __init__(self, words: Words, names: tuple[str, ...]) -> None:
        super().__init__(Change(m.ONLY_ONE, words, names=names))
        self.names = names

    def printed_on(self, card: CardDef) -> None:
        assert isinstance(card, t.Card)
        card.alone += self.names


class SinceBefore(Condition):
    """The card that speaks was in play before this turn."""

    def holds(self, s: State, f: Resolving) -> bool:
        return not any([e.kind == ev.ENTERED and e.card == f.source for e in s.history])


EXTRA_DROP: Final = Constant(
    Change(
        m.EXTRA_DROP,
        Words(
            "desde el turno siguiente al de su entrada puedes bajar un Oro más de tu mano",
            "from the turn after it entered you may put down one more Oro from your hand",
        ),
        by=1,
        condition=SinceBefore(),
        told=True,
    )
)
TALISMANS_ARE_EXILED: Final = player_rule(
    m.EXILES_TALISMANS, m.EVERYONE, "los Talismanes que se jueguen van al Destierro", "Talismans that are played go to Exile"
)


def their_oros_cost(number: int) -> Ability:
    """The opponent pays for each Oro they put into play, with other Oros."""
    oros = "Oro" if number == 1 else "Oros"
    es = f"tu oponente debe pagar {number} {oros} por cada Oro que ponga en juego"
    en = f"your opponent has to pay {number} {oros} for each Oro they put into play"
    return player_rule(m.GOLD_TOLL, m.OPPONENT, es, en, number)


def pays_only(number: int, types: int) -> Ability:
    """An Oro that is worth more, but pays for cards of certain types alone."""
    names = [NAMES[type] for type in range(len(NAMES)) if types >> type & 1]
    es = listing([name.es for name in names], "es", Words("o", "or"))
    en = listing([name.en for name in names], "en", Words("o", "or"))
    words = Words(
        f"al utilizarlo cuenta como {number} Oros, y solo paga {es}",
        f"when used it counts as {number} Oros, and it only pays for {en}",
    )
    return Constant(Change(m.WORTH, words, by=number - 1, extra=types))


def weapon_counts_twice(selection: Selection) -> Lasts:
    """What a Weapon adds to the Strength of its bearer counts twice this turn."""
    es, en = "el doble de Fuerza a su portador", "twice as much Strength"
    return on_cards(
        m.WEAPON_TWICE, selection, m.FOR_THIS_TURN, Predicate("da", "dan", es, "gives its bearer", "give their bearers", en)
    )


def from_graveyard(effect: Effect, pay: int, tolls: tuple[Toll, ...] = ()) -> Ability:
    """Used while the card is in its owner's Graveyard."""
    return Activated(effect, pay, tolls, zone=t.GRAVEYARD)


def anyone_may(effect: Effect, tolls: tuple[Toll, ...]) -> Ability:
    """Used by either player."""
    return Activated(effect, 0, tolls, anyone=True)
