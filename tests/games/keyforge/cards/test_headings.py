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
ELUSIVE = "culf-the-quiet"  # a fight with it does nothing but what the fighter says


def a_table_with_everything(keyforge, card, played=False):
    """Whatever an ability may be about is there, on both sides."""
    hurt = {"card": "zorg", "damage": 1, "aember": 1}
    house = HOUSES[max(keyforge.game.catalogue[card].house, 0)]  # an anomaly belongs to the house its deck prints it in
    entry = {"card": card, "house": house}
    line = ["bumpsy", hurt, hurt, "flaxia"] if played else ["bumpsy", hurt, entry, hurt, "flaxia"]
    return keyforge.table(
        house=house,
        line=line,
        enemy_line=["troll", {"card": "krump", "damage": 1, "aember": 1}, ELUSIVE, "batdrone", "urchin", "dust-imp", "dextre"],
        artifacts=["library-of-babble"],
        enemy_artifacts=["cannon"],
        hand=["punch", "mug", "dextre", "urchin", *([entry] if played else [])],
        enemy_hand=["troll"],
        deck=["war-grumpus", "city-gates", "troll"],
        enemy_deck=["krump", "krump"],
        discard=["punch", "flaxia", "zorg", "ortannu-s-binding"],
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
