"""Creatures of the later sets speak under the headings printed on them, and are silent when something else is done with them."""

import pytest

from tapete.games.keyforge.position import to_position
from tapete.games.keyforge.things import HOUSES

WHEN_PLAYED = """
    brammo flamewake-shaman gargantes-scrapper yurk old-yurk skullion ancient-yurk onyx-knight eyegor helper-bot zyx-researcher
    jargogle tyxl-beambuckler yzphyz-knowdrone prince-derric-unifier opal-knight ronnie-wristclocks brend-the-fanatic murkens
    plague-rat glimmer bumblebird mega-ganger-chieftain infurnace edai-edie-4x4 code-monkey dr-milli odoac-the-patrician
    tricerian-legionary orator-hissaro crassosaurus grimlocus-dux hugger-mugger tactical-officer-moon æmbertracker ghosthawk
    musthic-murmook moor-wolf
""".split()
WHEN_REAPING = """
    grumpus-tamer tezmal ortannu-the-chained professor-sutterkin agent-hoo-man glyxl-proliferator skybooster-squadron
    xanthyx-harvester anahita-the-trader mother-northelle gamgee shorty old-boomy mega-shorty etaromme borr-nit
    babbling-bibliophile quant sanitation-engineer wormhole-technician hyde prescriptive-grammarbot velum questor-jarta
    draco-praeco paraguardian philophosaurus livia-the-elder primus-unguis a-vinda j-vinda fidgit mab-the-mad the-grim-reaper
    the-red-baron kangaphant lord-invidius
""".split()
WHEN_FIGHTING = """
    groke collector-worm yxlyx-stimrager rustgnawer tantadlin roxador mogghunter slimy-jark nogi-smartfist mega-groke
    mega-mogghunter dendrix malison snag legatus-raptor cincinnatus-rex spartasaur symon
""".split()
WHEN_USED = """
    war-grumpus project-zyx brobnar-ambassador dis-ambassador logos-ambassador mars-ambassador shadows-ambassador
    untamed-ambassador lilithal saurus-rex senator-bracchus finch-cloak commander-chan calv-1n cxo-taber helmsman-spears
    the-feathered-shaman valoocanth
""".split()
WHEN_PLAYED_OR_REAPING = ["senator-shrix", "deepwood-druid", "dharna", "rotgrub", "lesser-oxtet", "rhetor-gallim", "infomancer"]
WHEN_PLAYED_OR_FIGHTING = ["igon-the-terrible", "buzzle", "thero-centurion"]

SILENT_REAPERS = [*WHEN_PLAYED, *WHEN_FIGHTING, *WHEN_PLAYED_OR_FIGHTING]
SILENT_FIGHTERS = [*WHEN_PLAYED, *WHEN_REAPING, *WHEN_PLAYED_OR_REAPING]
SILENT_ARRIVALS = [*WHEN_REAPING, *WHEN_FIGHTING, *WHEN_USED]
NAMED = ["hyde", "velum", "igon-the-terrible"]  # whom others look for in the discard pile
ELUSIVE = "culf-the-quiet"  # a fight with it does nothing but what the fighter says


def a_table_with_everything(keyforge, card, played=False, spell="", beneath=()):
    """Whatever an ability may be about is there, on both sides."""
    hurt = {"card": "zorg", "damage": 1, "aember": 1}
    house = HOUSES[max(keyforge.game.catalogue[card].house, 0)]  # an anomaly belongs to the house its deck prints it in
    entry = {"card": card, "house": house, "beneath": list(beneath)}
    line = ["bumpsy", hurt, hurt, "flaxia"] if played else ["bumpsy", hurt, entry, hurt, "flaxia"]
    return keyforge.table(
        house=HOUSES[keyforge.game.catalogue[spell].house] if spell else house,
        line=line,
        enemy_line=["troll", {"card": "krump", "damage": 1, "aember": 1}, ELUSIVE, "batdrone", "urchin", "dust-imp", "dextre"],
        artifacts=["library-of-babble"],
        enemy_artifacts=["cannon"],
        hand=["punch", "mug", "dextre", "urchin", *([entry] if played else []), *([spell] if spell else [])],
        enemy_hand=["troll"],
        deck=["war-grumpus", "city-gates", "troll"],
        enemy_deck=["krump", "krump"],
        discard=["punch", "flaxia", "zorg", "ortannu-s-binding", *[each for each in NAMED if each != card]],
        enemy_discard=["troll"],
        archives=["troll"],
        enemy_archives=["krump"],
        keys=["red"],
        aember=3,
        enemy_aember=8,
    )


def seen(t, *cards):
    """Everything on the table but these cards, and what lasts."""
    document = to_position(t.s)
    for row in document["players"]:
        for zone, lying in row.items():
            if isinstance(lying, list):
                row[zone] = [each for each in lying if (each["card"] if isinstance(each, dict) else each) not in cards]
    return document, len(t.s.lasting)


def bare(t, card):
    """Whether nothing lies on the card."""
    return not any(t.on(card, field) for field in ("aember", "damage", "enrage", "power_counters", "stun", "ward"))


def gained(before, aember):
    before[0]["players"][0]["aember"] += aember
    return before


@pytest.mark.parametrize("card", SILENT_REAPERS)
def test_what_speaks_when_played_or_fighting_only_gains_by_reaping(keyforge, card):
    t = a_table_with_everything(keyforge, card)
    before = gained(seen(t, card), 1)
    t.reap(card)
    assert t.decision.kind == "main" and t.in_play(card) and bare(t, card)
    assert seen(t, card) == before


@pytest.mark.parametrize("card", SILENT_FIGHTERS)
def test_what_speaks_when_played_or_reaping_changes_nothing_but_its_fight(keyforge, card):
    t = a_table_with_everything(keyforge, card)
    before = seen(t, card, ELUSIVE)
    t.fight(card, ELUSIVE)
    assert t.decision.kind == "main" and t.in_play(card) and bare(t, card)
    assert t.in_play(ELUSIVE) and seen(t, card, ELUSIVE) == before


@pytest.mark.parametrize("card", SILENT_ARRIVALS)
def test_what_speaks_when_used_is_silent_when_it_is_played(keyforge, card):
    t = a_table_with_everything(keyforge, card, played=True)
    before = gained(seen(t, card), keyforge.game.catalogue[card].aember)
    t.play(card)
    assert t.decision.kind == "main" and t.in_play(card) and bare(t, card)
    assert seen(t, card) == before


WHEN_DESTROYED = """
    jargogle hexpion brend-the-fanatic igon-the-green impspector harbinger-of-doom reassembling-automaton
    self-bolstering-automata titan-guardian hyde velum gebuk
""".split()


@pytest.mark.parametrize("card", WHEN_DESTROYED)
def test_what_speaks_when_destroyed_is_silent_when_it_only_leaves(keyforge, card):
    t = a_table_with_everything(keyforge, card, spell="nature-s-call", beneath=["dust-imp"])
    before = gained(seen(t, card, "nature-s-call"), 1)
    t.play("nature-s-call").choose(card).done()
    assert t.decision.kind == "main" and t.zone(card) == "hand"
    before[0]["players"][0]["discard"].insert(0, "dust-imp")
    assert seen(t, card, "nature-s-call") == before


# what the bearer of an upgrade gains, and the deed that says nothing of it
GAINED = {
    "force-field": "fight",
    "academy-training": "fight",
    "wild-spirit": "fight",
    "killzord-mk-9001": "reap",
    "instrument-of-silence": "reap",
}


@pytest.mark.parametrize("upgrade", GAINED)
def test_what_an_upgrade_lends_is_silent_when_something_else_is_done(keyforge, upgrade):
    bearer = {"card": "dust-pixie", "upgrades": [upgrade]}
    house = "logos" if upgrade == "academy-training" else "untamed"
    t = keyforge.table(house=house, line=[bearer], enemy_line=[ELUSIVE], enemy_aember=3, deck=["troll"])
    t.act(GAINED[upgrade], "dust-pixie", *([ELUSIVE] if GAINED[upgrade] == "fight" else []))
    assert (t.aember, t.enemy_aember) == (1 if GAINED[upgrade] == "reap" else 0, 3)
    assert bare(t, "dust-pixie") and t.chains() == 0 and t.ids("hand") == []


def test_foozle_gains_nothing_by_the_very_fight_in_which_an_enemy_falls(keyforge):
    t = keyforge.table(house="brobnar", line=["foozle"], enemy_line=["batdrone"])
    t.fight("foozle", "batdrone")
    assert t.zone("batdrone") == "discard" and t.aember == 0


def test_war_grumpus_sends_nobody_to_fight_when_it_is_played(keyforge):
    t = keyforge.table(house="brobnar", hand=["war-grumpus"], line=[{"card": "troll", "exhausted": True}], enemy_line=["krump"])
    t.play("war-grumpus")
    assert t.decision.kind == "main" and t.in_play("krump") and t.damage("krump") == 0


def test_a_creature_played_beside_yshi_captures_nothing_yet(keyforge):
    t = keyforge.table(house="staralliance", hand=["sci-officer-qincan"], line=["operations-officer-yshi"], enemy_aember=3)
    t.play("sci-officer-qincan")
    assert t.on("sci-officer-qincan", "aember") == 0 and t.enemy_aember == 3


def test_saurus_rex_searches_nothing_when_it_is_played_into_the_centre(keyforge):
    t = keyforge.table(house="saurian", hand=["saurus-rex"], deck=["city-gates", "troll"])
    t.play("saurus-rex")
    assert t.decision.kind == "main" and t.on("saurus-rex", "aember") == 0 and t.ids("hand") == []


def test_moor_wolf_readies_nobody_by_reaping(keyforge):
    t = keyforge.table(house="untamed", line=["moor-wolf", {"card": "moor-wolf", "exhausted": True}])
    t.reap("moor-wolf#1")
    assert t.exhausted("moor-wolf#1") and t.exhausted("moor-wolf#2")


def test_uncharted_lands_pay_no_fighter(keyforge):
    lands = {"card": "uncharted-lands", "aember": 6}
    t = keyforge.table(house="staralliance", artifacts=[lands], line=["lieutenant-khrkhar"], enemy_line=[ELUSIVE])
    t.fight("lieutenant-khrkhar", ELUSIVE)
    assert (t.aember, t.on("uncharted-lands", "aember")) == (0, 6)


def test_the_song_of_the_wild_pays_no_fighter_and_ends_with_the_turn(keyforge):
    t = keyforge.table(house="untamed", hand=["song-of-the-wild"], line=["flaxia", "dust-pixie"], enemy_line=[ELUSIVE])
    t.play("song-of-the-wild")
    before = t.aember
    t.fight("flaxia", ELUSIVE)
    assert t.aember == before
    t.reap("dust-pixie")
    assert t.aember == before + 2
    t.end_turn("mars").end_turn("untamed").reap("flaxia")
    assert t.aember == before + 3


def test_into_the_fray_readies_no_reaper_and_ends_with_the_turn(keyforge):
    t = keyforge.table(
        house="brobnar", hand=["into-the-fray"], line=["troll", "flaxia"], enemy_line=["bumpsy", "headhunter", "urchin"]
    )
    t.play("into-the-fray")  # of Brobnar and friendly: no other
    t.fight("troll", "bumpsy")
    assert not t.exhausted("troll")
    t.reap("troll")
    assert t.exhausted("troll")
    t.end_turn("mars").end_turn("brobnar").fight("troll", "headhunter")
    assert t.exhausted("troll")
