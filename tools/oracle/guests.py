"""Cards of later sets that stand beside ours in many recordings, declared so that those can be replayed.

They are no part of the game that is shipped, and a card it has comes from there.
"""

from __future__ import annotations

from tapete.core.abilities import Ability, Constant
from tapete.core.effects import Amount, Condition, Effect, If, May, Not, Resolving, Together
from tapete.core.language import Words
from tapete.core.state import State
from tapete.games.keyforge import events as ev
from tapete.games.keyforge.abilities import Bold
from tapete.games.keyforge.modifiers import EVERYONE, HAND_SIZE, OPPONENT, Change
from tapete.games.keyforge.rules.fight import current_fight
from tapete.games.keyforge.things import DAMAGE
from tapete.games.keyforge.values import on_flank
from tapete.games.keyforge.vocabulary.abilities import (
    action,
    at_the_end_of_your_turn,
    before_fight,
    joined,
    omni,
    on_destroyed,
    on_fight,
    on_play,
    on_play_fight_or_reap,
    on_play_or_reap,
    on_reap,
    whenever,
)
from tapete.games.keyforge.vocabulary.aember import (
    capture,
    capture_from_own_side,
    forge_key,
    gain,
    gain_chains,
    move_aember,
    opponent_gains,
    opponent_loses,
    place_aember,
    steal,
)
from tapete.games.keyforge.vocabulary.amounts import Counted, count, for_each
from tapete.games.keyforge.vocabulary.changes import (
    boosts,
    cannot,
    enters,
    enters_ready,
    gains,
    gets,
    keys_cost,
    may_play,
    spendable,
)
from tapete.games.keyforge.vocabulary.conditions import IF_YOU_DO, CardIs, Exists, has_more
from tapete.games.keyforge.vocabulary.damage import damage, destroy, enrage, power_counters, ready, sacrifice, ward
from tapete.games.keyforge.vocabulary.decks import reveal_top
from tapete.games.keyforge.vocabulary.history import Happened, has_done
from tapete.games.keyforge.vocabulary.lasting import for_the_turn, plainly
from tapete.games.keyforge.vocabulary.nouns import (
    EVENT_CARD,
    FOUGHT_AND_STANDING,
    HER,
    IT,
    THIS,
    THIS_ARTIFACT,
    a,
    any_card,
    any_number,
    creature,
    each,
    exactly,
)
from tapete.games.keyforge.vocabulary.using import play, ready_and_fight, ready_and_use, take_control
from tapete.games.keyforge.vocabulary.zones import (
    archive,
    discard,
    discards_random,
    draw,
    purge,
    put_on_top,
    return_to_hand,
    shuffle_into_deck,
)


def on_play_or_fight(*effects: Effect) -> Bold:
    return Bold(("play", "fight"), joined(effects))


UNSAID = Words("", "")  # words nobody reads: these cards are never shown


class AttackingAFlank(Condition):
    def holds(self, s: State, f: Resolving) -> bool:
        fight = current_fight(s)
        return fight is not None and fight.attacker == f.source and on_flank(s, fight.defender)

    def text(self, lang: str) -> str:
        return ""


class FewerSacrificed(Amount):
    def value(self, s: State, f: Resolving) -> int:
        return 6 - f.weight(s)

    def text(self, lang: str) -> str:
        return ""


class DamageOnIt(Amount):
    def value(self, s: State, f: Resolving) -> int:
        return s.numbers[DAMAGE][f.source]

    def text(self, lang: str) -> str:
        return ""


def guests() -> dict[str, tuple[Ability, ...]]:
    inside = Exists(creature.itself.off_flank, UNSAID)
    return {
        "lamindra": (gains("elusive", cards=creature.neighboring),),
        "bumblebird": (on_play(power_counters(2, each(creature.friendly.of("untamed").other))),),
        "sanitation-engineer": (on_reap(discard(a(any_card.in_hand))),),
        "mega-narp": (cannot("reap", EVERYONE, UNSAID, creature.neighboring),),
        "gub": boosts(power=5, keywords=("taunt",), when=inside),
        "hapsis": (whenever(ev.DESTROYED, UNSAID, Together(ward(THIS), draw(1)), cards=creature.enemy, foe=True),),
        "abond-the-armorsmith": (
            *gets(armor=1, cards=creature.friendly.other),
            action(for_the_turn(gets(armor=1, cards=creature.friendly.other)[0])),
        ),
        "helper-bot": (on_play(plainly(may_play(UNSAID, any_card.not_of("logos"), number=1), uses=1)),),
        "slimy-jark": (on_fight(enrage(FOUGHT_AND_STANDING)),),
        "gamgee": (on_reap(If(has_more(OPPONENT, "aember"), steal(1))),),
        "skybooster-squadron": (on_reap(return_to_hand(THIS)),),
        "swindle": (on_play(steal(3)),),
        "bordan-the-redeemed": (action(capture(2)),),
        "the-grey-rider": (on_play_fight_or_reap(May(ready_and_fight(a(creature.neighboring)))),),
        "universal-keylock": (keys_cost(3, EVERYONE), whenever(ev.FORGED, UNSAID, destroy(THIS_ARTIFACT))),
        "bingle-bangbang": (before_fight(damage(5, each(creature.next_to_the_fought))),),
        "brend-the-fanatic": (on_play(opponent_gains(1)), on_destroyed(steal(3))),
        "senator-shrix": (spendable(), on_play_or_reap(May(place_aember(1, THIS)))),
        "ballcano": (on_play(damage(4, each(creature)), gain_chains(2)),),
        "fanghouse": (),
        "lieutenant-khrkhar": (),
        "hypnobeam": (on_play(take_control(a(creature.enemy))),),
        "yantzee-gang": (action(steal(1)),),
        "symon": (on_fight(put_on_top(FOUGHT_AND_STANDING)),),
        "mab-the-mad": (on_reap(shuffle_into_deck(THIS)),),
        "pestering-blow": (on_play(damage(1, a(creature)), enrage(IT)),),
        "unlocked-gateway": (on_play(destroy(each(creature))),),
        "rotgrub": (on_play(opponent_loses(1)), on_reap(archive(THIS))),
        "harbinger-of-doom": (on_destroyed(destroy(each(creature))),),
        "bloodshard-imp": (whenever(ev.REAPED, UNSAID, destroy(EVENT_CARD)),),
        "flamethrower": (action(damage(1, a(creature), splash=1)),),
        "brammo": (on_play(damage(2, each(creature.enemy.flank))),),
        "phloxem-spike": (on_play(If(Exists(creature.friendly, UNSAID, wanted=False), destroy(each(creature.off_flank)))),),
        "city-state-interest": (on_play(capture(1, each(creature.friendly))),),
        "ancient-yurk": (on_play(discard(exactly(3, any_card.in_hand))),),
        "questor-jarta": (on_reap(May(place_aember(1, THIS)), If(IF_YOU_DO, gain(1))),),
        "exhume": (on_play(May(play(a(creature.in_discard)))),),
        "buzzle": (on_play_or_fight(May(purge(a(creature.neighboring))), If(IF_YOU_DO, ready(THIS))),),
        "the-golden-spiral": (action(place_aember(1, a(creature.friendly)), ready_and_use(IT)),),
        "pound": (on_play(damage(2, a(creature), splash=1)),),
        "dendrix": (on_fight(discards_random()),),
        "spike-trap": (omni(sacrifice(THIS_ARTIFACT), If(IF_YOU_DO, damage(3, each(creature.flank)))),),
        "lion-bautrem": (*gets(power=2, cards=creature.neighboring),),
        "haedroth-s-wall": (*gets(power=2, cards=creature.friendly.flank),),
        "spyyyder": (gains("poison", when=AttackingAFlank()),),
        "alaka": (enters_ready(UNSAID, when=Happened(ev.FOUGHT, 1, UNSAID)),),
        "obsidian-forge": (
            action(
                sacrifice(any_number(creature.friendly)), May(forge_key(FewerSacrificed())), If(IF_YOU_DO, destroy(THIS_ARTIFACT))
            ),
        ),
        "angwish": (keys_cost(DamageOnIt()),),
        "mother-northelle": (on_reap(move_aember(1, a(creature.friendly.with_aember))),),
        "plague-rat": (on_play(damage(count(creature.trait("rat")), each(creature.not_trait("rat")))),),
        "gargantodon": (enters("stunned"),),
        "redlock": (at_the_end_of_your_turn(If(Not(has_done("played", 1, creature), UNSAID), gain(1))),),
        "mars-needs-æmber": (on_play(capture_from_own_side(1, each(creature.enemy.damaged.not_of("mars")))),),
        "binate-rupture": (on_play(gain(for_each("aember-in-your-pool")), opponent_gains(Counted("pool", UNSAID, OPPONENT))),),
        "wormhole-technician": (on_reap(reveal_top(), If(CardIs(any_card.of("logos"), UNSAID), play(HER), archive(HER))),),
        "bellowing-patrizate": (
            whenever(ev.ENTERED_PLAY, UNSAID, damage(1, EVENT_CARD), cards=creature, when=Exists(creature.itself.ready, UNSAID)),
        ),
        "streke": (Constant(Change(HAND_SIZE, UNSAID, who=OPPONENT, by=-1, condition=inside)),),
        "com-officer-kirby": (),
        "kirby-s-blaster": (on_play(draw(2)),),  # attached to Com. Officer Kirby
    }
