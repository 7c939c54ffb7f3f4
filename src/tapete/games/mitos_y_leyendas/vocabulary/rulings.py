"""Sentences that classes of cards share: what players cannot do or pay more for, responses, returns after an attack."""

from __future__ import annotations

from typing import Final

from tapete.core.abilities import Ability, CardDef, Constant
from tapete.core.effects import Condition, Effect, Resolving, Selection
from tapete.core.language import EN, Words
from tapete.core.nouns import Cards
from tapete.core.state import State
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.abilities import Reaction, Spell, Whenever
from tapete.games.mitos_y_leyendas.modifiers import REST, Change, Span
from tapete.games.mitos_y_leyendas.tolls import Toll
from tapete.games.mitos_y_leyendas.vocabulary.choices import Unless
from tapete.games.mitos_y_leyendas.vocabulary.conditions import Attacks, BearerAttacked, HasAttacked, Unarmed
from tapete.games.mitos_y_leyendas.vocabulary.lasting import Lasts, Predicate, for_all, for_players
from tapete.games.mitos_y_leyendas.vocabulary.nouns import ALLY, CREATURE, THIS, THIS_ALLY, Kind, OfRace, OfType, ally, race_noun
from tapete.games.mitos_y_leyendas.vocabulary.selections import Bearer
from tapete.games.mitos_y_leyendas.vocabulary.short import at, bearer_is, own_change, player_rule, turn_ends
from tapete.games.mitos_y_leyendas.vocabulary.upsets import Annul, CancelAbility, Retreat
from tapete.games.mitos_y_leyendas.vocabulary.verbs import DRAW, destroy, exile

SUBJECTS: Final = (
    Words("cuando juegas", "when you play"),
    Words("cuando tu oponente juega", "when your opponent plays"),
    Words("cuando un jugador juega", "when a player plays"),
)
PLAYERS: Final = (
    Words("no puedes", "you cannot"),
    Words("tu oponente no puede", "your opponent cannot"),
    Words("nadie puede", "nobody can"),
)
ANSWERS: Final = (
    Words("juégalo en respuesta a que juegues", "play it in response to your playing"),
    Words("juégalo en respuesta a que tu oponente juegue", "play it in response to your opponent playing"),
    Words("juégalo en respuesta a que un jugador juegue", "play it in response to a player playing"),
)


def on_playing(
    cards: Cards, who: int, effect: Effect, optional: bool = False, gold: int = 0, tolls: tuple[Toll, ...] = ()
) -> Ability:
    """Triggers when somebody plays such a card."""
    es = f"{SUBJECTS[who].es} {cards.phrase('es', 'a', False)}"
    en = f"{SUBJECTS[who].en} {cards.phrase('en', 'a', False)}"
    return Whenever((ev.PLAYED,), Words(es, en), effect, cards, who, optional=optional, gold=gold, tolls=tolls)


def on_destroyed(cards: Cards, effect: Effect, optional: bool = False) -> Ability:
    """Triggers when such a card is destroyed."""
    es = f"cuando {cards.phrase('es', 'a', False)} es destruid{'a' if cards.noun.feminine else 'o'}"
    en = f"when {cards.phrase('en', 'a', False)} is destroyed"
    return Whenever((ev.DESTROYED,), Words(es, en), effect, cards, others=True, optional=optional)


def annuls(cards: Cards, who: int = m.OPPONENT) -> Ability:
    """A Talisman that annuls such a card as it is played."""
    es = f"{ANSWERS[who].es} {cards.phrase('es', 'a', False)}"
    en = f"{ANSWERS[who].en} {cards.phrase('en', 'a', False)}"
    return Spell(Annul(), None, Words(es, en), ("annul",), cards, who)


def annuls_unless(cards: Cards, milled: int) -> Ability:
    """A Talisman that annuls such a card unless its player mills so many cards."""
    es = f"{ANSWERS[m.OPPONENT].es} {cards.phrase('es', 'a', False)}"
    en = f"{ANSWERS[m.OPPONENT].en} {cards.phrase('en', 'a', False)}"
    return Spell(Unless(Annul(), milled), None, Words(es, en), ("annul",), cards, m.OPPONENT)


def annuls_by(cards: Cards, who: int, tolls: tuple[Toll, ...] = (), gold: int = 0) -> Ability:
    """A card in play that annuls such a card."""
    es = f"{SUBJECTS[who].es} {cards.phrase('es', 'a', False)}"
    en = f"{SUBJECTS[who].en} {cards.phrase('en', 'a', False)}"
    return Reaction(("annul",), Words(es, en), Annul(), cards, who, gold, tolls)


def answers_play(cards: Cards, effect: Effect, who: int = m.OPPONENT) -> Ability:
    """A Talisman in response to such a card being played."""
    es = f"{ANSWERS[who].es} {cards.phrase('es', 'a', False)}"
    en = f"{ANSWERS[who].en} {cards.phrase('en', 'a', False)}"
    return Spell(effect, None, Words(es, en), ("play",), cards, who)


def answers_attack(effect: Effect) -> Ability:
    """A Talisman in response to an opposing attack declaration."""
    words = Words(
        "juégalo en respuesta a una declaración de ataque oponente", "play it in response to an opposing attack declaration"
    )
    return Spell(effect, None, words, ("attack",))


def answers_attack_in_play(effect: Effect, tolls: tuple[Toll, ...]) -> Ability:
    words = Words("en respuesta a una declaración de ataque oponente", "in response to an opposing attack declaration")
    return Reaction(("attack",), words, effect, None, m.OPPONENT, 0, tolls)


def answers_use(effect: Effect, moment: str = "cancel") -> Ability:
    """A Talisman in response to an opposing card using its ability."""
    words = Words(
        "juégalo en respuesta a que una carta oponente use su habilidad",
        "play it in response to an opposing card using its ability",
    )
    return Spell(effect, None, words, (moment,))


def cancels_by(tolls: tuple[Toll, ...], cards: Cards) -> Ability:
    """A card in play that cancels an opposing card's ability."""
    es = f"cuando {cards.phrase('es', 'a', False)} oponente usa su habilidad"
    en = f"when an opposing {cards.phrase('en', '', False)} uses its ability"
    return Reaction(("cancel",), Words(es, en), CancelAbility(), cards, m.OPPONENT, 0, tolls)


def cannot_play(who: int, type: int, cards: Cards | None = None) -> Ability:
    what = cards.phrase("es", "", True) if cards is not None else NAMES[type].es
    said = cards.phrase("en", "", True) if cards is not None else NAMES[type].en
    return player_rule(
        m.CANNOT_PLAY, who, f"{PLAYERS[who].es} jugar {what}", f"{PLAYERS[who].en} play {said}", types=1 << type, cards=cards
    )


def cannot_play_for(who: int, types: int, es: str, en: str, span: Span) -> Lasts:
    return for_players(m.CANNOT_PLAY, who, f"{PLAYERS[who].es} jugar {es}", f"{PLAYERS[who].en} play {en}", span, extra=types)


def no_talismans_for(who: int, span: Span) -> Lasts:
    return cannot_play_for(who, 1 << t.TALISMAN, "Talismanes", "Talismans", span)


def no_gold_for(who: int, span: Span) -> Lasts:
    words = (f"{PLAYERS[who].es} jugar, utilizar ni generar Oros", f"{PLAYERS[who].en} play, use or generate Oros")
    return for_players(m.NO_GOLD, who, *words, span, extra=m.SPEND | m.DROP | m.GENERATE | m.SPEND_VIRTUAL)


def no_gold_cards_for(who: int, span: Span) -> Lasts:
    """Only the cards: virtual Oros are none (ML-gold-05)."""
    words = (f"{PLAYERS[who].es} utilizar ni jugar cartas de Oro", f"{PLAYERS[who].en} use or play Oro cards")
    return for_players(m.NO_GOLD, who, *words, span, extra=m.SPEND | m.DROP)


def no_spending_for(who: int, span: Span) -> Lasts:
    words = (f"{PLAYERS[who].es} utilizar sus Oros", f"{PLAYERS[who].en} use their Oros")
    return for_players(m.NO_GOLD, who, *words, span, extra=m.SPEND | m.SPEND_VIRTUAL)


NAMES: Final = (
    Words("Aliados", "Allies"),
    Words("Armas", "Weapons"),
    Words("Talismanes", "Talismans"),
    Words("Tótems", "Totems"),
    Words("Oros", "Oros"),
)
WHOSE: Final = (
    Words("te cuesta", "costs you"),
    Words("a tu oponente le cuesta", "costs your opponent"),
    Words("a todos les cuesta", "costs everybody"),
)


def dearer(who: int, by: int, types: int = m.ANY_TYPE, es: str = "sus cartas", en: str = "their cards") -> Ability:
    oros = "Oro" if by == 1 else "Oros"
    return player_rule(
        m.SURCHARGE, who, f"{WHOSE[who].es} {by} {oros} más jugar {es}", f"playing {en} {WHOSE[who].en} {by} more {oros}", by, types
    )


def dearer_type(who: int, by: int, type: int) -> Ability:
    return dearer(who, by, 1 << type, NAMES[type].es, NAMES[type].en)


def cheaper(who: int, by: int, type: int, cards: Cards) -> Ability:
    """Such cards cost less to play."""
    es = cards.phrase("es", "", True)
    en = cards.phrase("en", "", True)
    oros = "Oro" if by == 1 else "Oros"
    return player_rule(
        m.REDUCTION,
        who,
        f"{WHOSE[who].es} {by} {oros} menos jugar {es}",
        f"playing {en} {WHOSE[who].en} {by} {oros} less",
        by,
        1 << type,
        cards,
    )


def all_cost_nothing(cards: Cards, condition: Condition) -> Ability:
    """Such Allies cost nothing, to everybody, while something is so."""
    es, en = cards.phrase("es", "", True), cards.phrase("en", "", True)
    words = Words(f"jugar {es} cuesta 0", f"playing {en} costs 0")
    return Constant(Change(m.REDUCTION, words, cards, m.EVERYONE, FREE, 1 << t.ALLY, condition))


CANNOT_BE_ATTACKED: Final = player_rule(m.NOT_ATTACKED, m.YOU, "no puedes ser atacado", "you cannot be attacked")
NO_DROPS: Final = player_rule(m.NO_DROP, m.EVERYONE, "nadie puede bajar Oros", "nobody can put down Oros")
NO_DRAWS: Final = player_rule(
    m.SKIPS_DRAW, m.EVERYONE, "los jugadores no roban al finalizar su turno", "players do not draw at the end of their turn"
)
ONE_TALISMAN: Final = player_rule(
    m.TALISMAN_LIMIT,
    m.EVERYONE,
    "cada jugador solo puede jugar un Talismán por turno",
    "each player can only play one Talisman per turn",
)
OPEN_HAND: Final = player_rule(
    m.OPEN_HAND, m.OPPONENT, "tu oponente juega con la mano descubierta", "your opponent plays with their hand face up"
)


def no_abilities_this_turn() -> Lasts:
    """Nobody uses abilities of cards for the rest of the turn."""
    words = ("nadie puede usar habilidades de cartas", "nobody can use abilities of cards")
    return for_players(m.NO_ABILITIES, m.EVERYONE, *words, m.FOR_THIS_TURN, extra=m.ALWAYS)


NO_BATTLE_ABILITIES: Final = Constant(
    Change(
        m.NO_ABILITIES,
        Words(
            "en la Batalla Mitológica tu oponente no puede usar habilidades",
            "in the Mythological Battle your opponent cannot use abilities",
        ),
        who=m.OPPONENT,
    )
)


def extra_draw(who: int, by: int = 1) -> Ability:
    es = (f"robas {by} carta extra", f"tu oponente roba {by} carta extra", f"cada jugador roba {by} carta extra")[who]
    en = (f"you draw {by} extra card", f"your opponent draws {by} extra card", f"each player draws {by} extra card")[who]
    return player_rule(
        m.EXTRA_DRAW,
        who,
        f"{es} al final de su turno" if who else f"{es} al final de tu turno",
        f"{en} at the end of their turn" if who else f"{en} at the end of your turn",
        by,
    )


class ExtraDraw(Lasts):
    """An extra card at the end of this turn, along with the normal one (ML-end-11)."""

    def __init__(self) -> None:
        words = Words("robas 1 carta extra al final del turno", "you draw 1 extra card at the end of the turn")
        super().__init__(Change(m.EXTRA_DRAW, words, by=1), m.Span(Words("", ""), phase=8))

    def clause(self, lang: str, mood: str) -> str:
        return f"{DRAW.form(lang, mood)} {EXTRA_CARD.text(lang)}"


EXTRA_CARD: Final = Words("1 carta extra al final del turno", "1 extra card at the end of the turn")


def extra_draw_now() -> Lasts:
    return ExtraDraw()


def draws_nothing_next(who: int) -> Lasts:
    """Neither the card of the end of the turn nor any other."""
    span = m.Span(m.NEXT_TURN, starts=1, phase=8, later=1)
    return for_players(m.NO_DRAW, who, "tu oponente no roba cartas", "your opponent draws no cards", span)


def open_hand_for_good() -> Lasts:
    return for_players(
        m.OPEN_HAND, m.OPPONENT, "tu oponente juega con la mano descubierta", "your opponent plays with their hand face up", REST
    )


def not_attacked_next() -> Lasts:
    return for_players(m.NOT_ATTACKED, m.YOU, "no puedes ser atacado", "you cannot be attacked", m.NEXT)


def no_graveyard(who: int) -> Lasts:
    es = (
        "no puedes jugar con tu Cementerio",
        "tu oponente no puede jugar con su Cementerio",
        "nadie puede jugar con su Cementerio",
    )[who]
    en = ("you cannot use your Graveyard", "your opponent cannot use their Graveyard", "nobody can use their Graveyard")[who]
    return for_players(m.NO_GRAVEYARD, who, es, en, REST)


def invert_bonuses() -> Lasts:
    return for_players(
        m.INVERTS, m.EVERYONE, "los bonos de Fuerza se aplican en negativo", "Strength bonuses apply negatively", REST
    )


# -- after an attack


def goes_back() -> Ability:
    """After attacking it returns to the Defence Line."""
    return at(ev.BATTLE_ENDS, "después de atacar", "after attacking", Retreat(THIS_ALLY), condition=Attacks())


def bearer_goes_back() -> Ability:
    return at(
        ev.BATTLE_ENDS, "después de que su portador ataque", "after its bearer attacks", Retreat(Bearer()), condition=Attacks()
    )


def all_go_back(effect: Effect, who: int = m.YOU) -> Ability:
    return at(ev.BATTLE_ENDS, "después de atacar", "after attacking", effect, who=who)


def dies_after_attacking() -> Ability:
    return turn_ends(destroy(THIS_ALLY), HasAttacked())


def bearer_dies_after_attacking() -> Ability:
    return turn_ends(destroy(Bearer()), BearerAttacked())


def cannot(kind: int, es: str, en: str, condition: Condition | None = None) -> Ability:
    return own_change(kind, es, en, condition=condition)


BEARER_UNBLOCKABLE: Final = bearer_is(m.UNBLOCKABLE, "es imbloqueable", "is unblockable")
BEARER_CANNOT_FIGHT: Final = (
    bearer_is(m.CANNOT_ATTACK, "no puede atacar ni bloquear", "cannot attack or block"),
    Constant(Change(m.CANNOT_BLOCK, m.SAID_BEFORE)),
)
BEARER_BLOCKS_UNBLOCKABLE: Final = bearer_is(
    m.BLOCKS_UNBLOCKABLE, "puede bloquear a Aliados imbloqueables", "can block unblockable Allies"
)
BEARER_BLOCKS_MORE: Final = bearer_is(m.BLOCKS_MORE, "puede bloquear a más de un Aliado", "can block more than one Ally", by=9)
BEARER_STAYS_YOURS: Final = bearer_is(m.NOT_SWAPPED, "no puede cambiar de controlador", "cannot change controllers")
BEARER_HAS_ZERO: Final = bearer_is(m.SET, "tiene Fuerza 0", "has Strength 0")
SAFE_FROM_COMBAT: Final = bearer_is(m.INDESTRUCTIBLE, "no recibe daño de combate", "takes no combat damage", extra=m.FROM_COMBAT)
SAFE_FROM_ENEMY_ALLIES: Final = Constant(
    Change(
        m.INDESTRUCTIBLE,
        Words(
            "no puede ser destruido por habilidades de Aliados oponentes", "it cannot be destroyed by abilities of opposing Allies"
        ),
        extra=m.FROM_ENEMY_ALLIES,
    )
)
SAFE_FROM_THINGS: Final = Constant(
    Change(
        m.INDESTRUCTIBLE,
        Words("no es destruido por Armas, Talismanes ni Tótems", "it is not destroyed by Weapons, Talismans or Totems"),
        extra=m.FROM_THINGS,
    )
)


def bearer_is_race(race_name: str) -> Ability:
    name = race_noun(race_name)
    return bearer_is(m.RACE, f"se considera {name.es}", f"counts as {name.a('en')} {name.en}", extra=t.race_bit(race_name))


def nobody(cards: Cards, es: str, en: str) -> Words:
    """None of these cards can: "los Oros que controles no pueden ser destruidos"."""
    return Words(f"{cards.phrase('es', 'those', True)} no {es}", f"{cards.phrase('en', 'those', True)} cannot {en}")


def all_safe(cards: Cards) -> Ability:
    destroyed = f"destruid{'as' if cards.noun.feminine else 'os'}"
    return Constant(Change(m.INDESTRUCTIBLE, nobody(cards, f"pueden ser {destroyed}", "be destroyed"), cards))


def all_lose_ability(cards: Cards) -> Ability:
    es, en = cards.phrase("es", "all", True), cards.phrase("en", "all", True)
    return Constant(Change(m.BLANK, Words(f"{es} pierden su habilidad", f"{en} lose their ability"), cards))


def all_unblockable(cards: Cards, condition: Condition | None = None) -> Ability:
    es, en = cards.phrase("es", "all", True), cards.phrase("en", "all", True)
    return Constant(Change(m.UNBLOCKABLE, Words(f"{es} son imbloqueables", f"{en} are unblockable"), cards, condition=condition))


def attackers_unblockable() -> Lasts:
    """Your Allies that attack this turn, also those that come later."""
    cards = ally.own.attacking
    es, en = cards.phrase("es", "all", True), cards.phrase("en", "all", True)
    return for_all(Change(m.UNBLOCKABLE, Words(f"{es} son imbloqueables", f"{en} are unblockable"), cards), m.FOR_THIS_TURN)


def all_attack_at_once(cards: Cards) -> Ability:
    es, en = cards.phrase("es", "all", True), cards.phrase("en", "all", True)
    return Constant(
        Change(m.HASTE, Words(f"{es} pueden atacar el turno en que entran", f"{en} can attack on the turn they enter"), cards)
    )


def all_cannot(kind: int, cards: Cards) -> Ability:
    deed = ("atacar", "attack") if kind == m.CANNOT_ATTACK else ("bloquear", "block")
    return Constant(Change(kind, nobody(cards, f"pueden {deed[0]}", deed[1]), cards))


def all_carry_more(cards: Cards, by: int = 1) -> Ability:
    es, en = cards.phrase("es", "all", True), cards.phrase("en", "all", True)
    return Constant(
        Change(m.EXTRA_WEAPON, Words(f"{es} pueden portar un Arma más", f"{en} can carry one more Weapon"), cards, by=by)
    )


def all_block_more(cards: Cards, by: int = 1) -> Ability:
    es, en = cards.phrase("es", "all", True), cards.phrase("en", "all", True)
    return Constant(
        Change(m.BLOCKS_MORE, Words(f"{es} pueden bloquear a un Aliado más", f"{en} can block one more Ally"), cards, by=by)
    )


def all_are(cards: Cards, race_name: str) -> Ability:
    name = race_noun(race_name)
    es, en = cards.phrase("es", "all", True), cards.phrase("en", "all", True)
    words = Words(f"{es} se consideran {name.es_plural}", f"{en} count as {name.en_plural}")
    return Constant(Change(m.RACE, words, cards, extra=t.race_bit(race_name)))


def weapons_cheaper_on_it(by: int) -> Ability:
    oros = "Oro" if by == 1 else "Oros"
    es = f"ponerle Armas te cuesta {by} {oros} menos"
    return own_change(m.CHEAP_WEAPON, es, f"putting Weapons on it costs you {by} {oros} less", by)


FREE: Final = 99


def one_weapon_cheaper(by: int) -> Ability:
    """A single Weapon costs its controller less on it, or nothing."""
    oros = "Oro" if by == 1 else "Oros"
    es = "puedes ponerle un Arma sin pagar su coste" if by == FREE else f"puedes ponerle un Arma por {by} {oros} menos"
    en = "you may put a Weapon on it without paying its cost" if by == FREE else f"you may put a Weapon on it for {by} {oros} less"
    return Constant(Change(m.CHEAP_WEAPON, Words(es, en), by=by, condition=Unarmed(), told=True))


def weapons_cheaper_on(cards: Cards, by: int) -> Ability:
    oros = "Oro" if by == 1 else "Oros"
    es, en = cards.phrase("es", "those", True), cards.phrase("en", "those", True)
    words = Words(f"poner Armas a {es} te cuesta {by} {oros} menos", f"putting Weapons on {en} costs you {by} {oros} less")
    return Constant(Change(m.CHEAP_WEAPON, words, cards, by=by))


# -- more moments


def at_their_turn(effect: Effect) -> Ability:
    return at(
        ev.GROUPING_BEGINS,
        "al principio del turno de tu oponente",
        "at the beginning of your opponent’s turn",
        effect,
        who=m.OPPONENT,
    )


def at_battle_end(effect: Effect) -> Ability:
    """After attacking, if it is still there."""
    return at(ev.BATTLE_ENDS, "después de atacar", "after attacking", effect, condition=Attacks())


def at_their_battle_end(effect: Effect) -> Ability:
    words = ("al final de un ataque de tu oponente", "at the end of an attack by your opponent")
    return at(ev.BATTLE_ENDS, *words, effect, who=m.OPPONENT)


def bearer_is_blocked(effect: Effect) -> Ability:
    words = Words("cuando su portador es bloqueado", "when its bearer is blocked")
    return Whenever((ev.BLOCKED,), words, effect, of_bearer=True)


def bearer_damages(effect: Effect, optional: bool = False) -> Ability:
    words = Words("cuando su portador hace daño al Castillo oponente", "when its bearer deals damage to your opponent’s Castle")
    return Whenever((ev.DEALT,), words, effect, of_bearer=True, optional=optional)


def cannot_attack_unless(condition: Condition) -> Ability:
    words = Words(f"solo puede atacar si {condition.text('es')}", f"it can only attack if {condition.text('en')}")
    return Constant(Change(m.CANNOT_ATTACK, words, condition=Unmet(condition), told=True))


class Unmet(Condition):
    """The contrary, for words that say it themselves."""

    def __init__(self, condition: Condition) -> None:
        self.condition = condition

    def holds(self, s: State, f: Resolving) -> bool:
        return not self.condition.holds(s, f)

    def text(self, lang: str) -> str:
        return self.condition.text(lang)


class Carries(Condition):
    """The Ally that speaks carries a Weapon."""

    def holds(self, s: State, f: Resolving) -> bool:
        return bool(t.weapons_on(s, f.source))

    def text(self, lang: str) -> str:
        return "it carries a Weapon" if lang == EN else "porta un Arma"


def cannot_die(selection: Selection, span: Span = m.UNTIL_FINAL_PHASE) -> Lasts:
    """Combat does not destroy them."""
    said = Predicate("no recibe", "no reciben", "daño de combate", "takes", "take", "no combat damage", negative=True)
    return Lasts(Change(m.INDESTRUCTIBLE, said.words(), chosen=True, extra=m.FROM_COMBAT), span, selection, said)


DAMAGE_WORDS: Final = Words("cuando hace daño al Castillo oponente", "when it deals damage to your opponent’s Castle")
AFTER_NEXT: Final = Span(
    Words("en la próxima Agrupación de su controlador", "in their controller’s next Grouping"),
    phase=t.GROUPING,
    later=2,
    awaits=True,
    of_one=Words("en la próxima Agrupación de su controlador", "in its controller’s next Grouping"),
)


def at_battle(effect: Effect) -> Ability:
    """As a Battle begins, whoever attacks: in time for what responds to the attack."""
    return at(ev.ATTACK_BEGINS, "al empezar la Batalla Mitológica", "as the Mythological Battle begins", effect, who=2)


def at_their_grouping_end(effect: Effect) -> Ability:
    return at(
        ev.VIGIL_BEGINS, "al terminar la Agrupación de tu oponente", "as your opponent’s Grouping ends", effect, who=m.OPPONENT
    )


def each_turn_ends(effect: Effect, optional: bool) -> Ability:
    return at(ev.TURN_ENDS, "al final de cada turno", "at the end of each turn", effect, who=2, optional=optional)


class Unannullable(Ability):
    """The card cannot be annulled."""

    def printed_on(self, card: CardDef) -> None:
        assert isinstance(card, t.Card)
        card.annullable = False

    def text(self, lang: str) -> str:
        return "It cannot be annulled." if lang == EN else "No puede ser anulado."


class AnyCopies(Ability):
    """A deck may hold more than three copies of it (ML-deck-09); the deck's own rule knows its name."""

    def text(self, lang: str) -> str:
        return "A deck may hold more than three copies of it." if lang == EN else "Un mazo puede llevar más de tres copias."


ANY_COPIES: Final = AnyCopies()
CANNOT_BE_ANNULLED: Final = Unannullable()
PLAYED_CREATURE: Final = Kind(CREATURE, (t.PLAYING,), -1, (OfType(1 << t.ALLY), OfRace(t.race_bit("criaturas"))))
ally_card: Final = Kind(ALLY, t.LINES, -1, (OfType(1 << t.ALLY),))
EXILE_THIS: Final = Toll(exile(THIS))
