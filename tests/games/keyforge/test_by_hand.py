"""Recordings of cards of the later sets, written by hand: the oracle reads them as it reads those of the other engine."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable

import pytest
from tests.games.keyforge.tape import Tape
from tools.oracle.record import scenario
from tools.oracle.replay import Result
from tools.oracle_keyforge import run

from tapete import build

Written = Callable[[], Tape]
RECORDED: dict[str, Written] = {}
pytestmark = pytest.mark.skipif(build.which() != "pure", reason="only the pure build can be rigged")


def recorded(write: Written) -> Written:
    RECORDED[write.__name__] = write
    return write


def replayed(row: object) -> Result:
    return run([scenario(json.loads(json.dumps(row)))])[0]


@recorded
def a_ward_saves_from_1_2_punch() -> Tape:
    tape = Tape("brobnar", {"hand": ["1-2-punch"]}, {"play": [{"u": "krump", "stunned": True, "warded": True}, "bumpsy"]})
    return tape.play("1-2-punch", ("krump", ["krump", "bumpsy"])).put("krump", warded=False)


@recorded
def might_makes_right_needs_25_power() -> Tape:
    tape = Tape("brobnar", {"hand": ["might-makes-right"], "play": ["troll", "troll", "zorg", "bumpsy"]}, {"play": ["shooler"]})
    everybody = ["troll", "troll#2", "zorg", "bumpsy"]
    tape.play("might-makes-right", ("troll", everybody), "troll#2", "zorg", "bumpsy", "!Done", "!Red")
    return tape.send("discard", *everybody).forge(1, "red")


@recorded
def destructive_analysis_deals_its_damage_in_two_steps() -> Tape:
    tape = Tape("mars", {"hand": ["destructive-analysis"], "archives": ["zorg", "foggify"]}, {"play": ["krump", "sequis"]})
    tape.play("destructive-analysis", ("sequis", ["krump", "sequis"]), ("zorg", ["zorg", "foggify"]), "!Done")
    return tape.send("purged", "zorg").put("sequis", damage=2, armor=0, armorUsed=2)


@recorded
def redacted_forges_when_it_holds_four() -> Tape:
    tape = Tape("logos", {"play": [{"u": "[redacted]", "amber": 3}]}, {"play": ["krump", "troll"]})
    tape.end("brobnar", "untamed", "dis").choose("brobnar").end("logos", "untamed", "dis").choose("logos", "!Blue")
    return tape.send("discard", "[redacted]").forge(1, "blue")


@recorded
def murkens_plays_the_top_of_the_other_deck() -> Tape:
    tape = Tape("shadows", {"hand": ["murkens"]}, {"deck": ["urchin"], "play": ["krump"]})
    tape.play("murkens", "!Top of deck", "!Left").taken("2:urchin#1")
    tape.lay(1, {"u": "2:urchin#1", "exhausted": True}, at=0)
    return tape


@recorded
def aember_on_senator_shrix_pays_for_a_key() -> Tape:
    tape = Tape("mars", {"play": ["troll"]}, {"play": [{"u": "senator-shrix", "amber": 2}], "amber": 5})
    tape.end("untamed", "saurian", steps=("!1", "!Red")).put("2:senator-shrix#1", amber=1)
    return tape.pay(theirs=-5).forge(2, "red")


@recorded
def crassosaurus_captures_from_both() -> Tape:
    tape = Tape("saurian", {"hand": ["crassosaurus"], "amber": 7}, {"play": ["troll"], "amber": 6})
    return tape.play("crassosaurus", "!4").put("crassosaurus", amber=10).pay(-4, -6)


@recorded
def general_order_24_is_obeyed_by_whoever_begins_a_turn() -> Tape:
    tape = Tape("staralliance", {"play": ["general-order-24", "medic-ingram"]}, {"play": ["zorg", "blypyp", "troll"]})
    tape.end("untamed", "mars", "brobnar", steps=(("zorg", ["zorg", "blypyp", "troll"]),))
    return tape.send("discard", "zorg", "blypyp")


@recorded
def mimic_gel_enters_as_a_copy_with_its_play_ability() -> Tape:
    tape = Tape("logos", {"hand": ["mimic-gel"]}, {"play": ["dextre", "charette"], "amber": 4})
    return tape.play("mimic-gel", ("charette", ["dextre", "charette"])).put("mimic-gel", power=4, amber=3).pay(theirs=-3)


@recorded
def code_monkey_comes_between_two_and_archives_them() -> Tape:
    tape = Tape("logos", {"hand": ["code-monkey"], "play": ["dextre", "troll"]}, {"play": ["zorg"]})
    return tape.play("code-monkey", "!Deploy Right", "dextre").send("archives", "dextre", "troll")


@recorded
def the_colosseum_counts_glory_and_forges_for_six() -> Tape:
    colosseum = {"u": "the-colosseum", "tokens": {"glory": 5}}
    tape = Tape("saurian", {"play": [colosseum, "troll", "odoac-the-patrician"], "amber": 6}, {"play": ["krump", "dextre"]})
    tape.fight("odoac-the-patrician", ("dextre", ["krump", "dextre"])).put("odoac-the-patrician", damage=3)
    tape.send("deck", "2:dextre#1").put("the-colosseum", tokens={"glory": 6})
    return tape.omni("the-colosseum", "!Blue").put("the-colosseum", tokens={}).pay(-6).forge(1, "blue")


@recorded
def lord_invidius_takes_a_creature_from_a_flank() -> Tape:
    tape = Tape("dis", {"play": ["lord-invidius"]}, {"play": ["zorg", "dextre", "blypyp"]})
    tape.reap("lord-invidius", ("blypyp", ["zorg", "blypyp"]), "!Right")
    return tape.move("blypyp", 1).put("blypyp", exhausted=True)


@recorded
def obsidian_forge_costs_less_for_each_sacrifice() -> Tape:
    imps = ["ember-imp", "pitlord", "shooler"]
    tape = Tape("dis", {"play": ["obsidian-forge", *imps], "amber": 9}, {"play": ["zorg"]})
    tape.use("obsidian-forge", ("ember-imp", imps), "pitlord", "shooler", "!Done", "!Yes", "!Red")
    return tape.send("discard", *imps, "obsidian-forge").pay(-9).forge(1, "red")


@recorded
def calv_1n_may_be_an_upgrade() -> Tape:
    tape = Tape("staralliance", {"hand": ["calv-1n"], "play": ["medic-ingram"]}, {"play": ["zorg"]})
    tape.act("calv-1n", "Play this upgrade", "Play this creature", "Discard this card", steps=("medic-ingram",))
    return tape.put("medic-ingram", upgrades=[tape.taken("calv-1n")])


@recorded
def a_line_is_rearranged_by_tactical_officer_moon() -> Tape:
    tape = Tape("staralliance", {"hand": ["tactical-officer-moon"]}, {"play": ["blypyp", "dextre", "krump"]})
    tape.play("tactical-officer-moon", "!Opponent", "krump", "dextre")
    return tape.move("dextre", 2).move("blypyp", 2)


@recorded
def reassembling_automaton_moves_instead_of_being_destroyed() -> Tape:
    tape = Tape("logos", {"play": ["reassembling-automaton", "dextre"]}, {"play": ["troll"]})
    return tape.fight("reassembling-automaton", "troll", "!Right").move("reassembling-automaton", 1).put("troll", damage=3)


@recorded
def greater_oxtet_purges_before_cards_are_drawn() -> Tape:
    tape = Tape("dis", {"play": ["greater-oxtet"], "hand": ["troll", "dextre"]}, {"play": ["zorg"]})
    tape.clicked("!End Turn")
    tape.ask("Yes", "No", title="End Turn")
    tape.clicked("!Yes")
    tape.then(("troll", ["troll", "dextre"]))
    tape.send("purged", "troll").put("greater-oxtet", pc=2, power=6).draw(1, 5)
    return tape.turn_over("mars", "untamed", "dis")


@pytest.mark.parametrize("name", RECORDED)
def test_a_recording_by_hand_is_replayed(name: str) -> None:
    result = replayed(RECORDED[name]().row())
    assert result.outcome == "passed", result.details


@pytest.mark.parametrize("name", RECORDED)
def test_the_same_recording_with_another_end_is_not(name: str) -> None:
    row = copy.deepcopy(RECORDED[name]().row())
    row["ops"][-1]["state"]["p"]["player2"]["chains"] += 1
    assert replayed(row).outcome == "failed"
