"""The keywords printed on the cards of the later sets: what each lets happen, and what it does not."""

import pytest

from tapete.games.keyforge.things import HOUSES

ELUSIVE = """
    archimedes jargogle little-niff duskwitch po-s-pixies infomancer the-feathered-shaman little-rapscal bronze-key-imp
    gold-key-imp silver-key-imp streke tezmal æmber-imp director-of-zyx fila-the-researcher agent-hoo-man ixxyxli-fixfinger
    mindworm bordan-the-redeemed brobnar-ambassador dis-ambassador logos-ambassador mars-ambassador mother-northelle
    shadows-ambassador untamed-ambassador gamgee knuckles-bolton lamindra plague-rat guji-dinosaur-hunter slimy-jark
    lord-invidius snaglet e-e-on-the-fringes lesser-oxtet daughter crassosaurus questor-jarta fidgit brobnar-plant dis-plant
    logos-plant saurian-plant star-alliance-plant untamed-plant hugger-mugger the-shadow-council weasand breaker-hill j-vinda
    whisper chief-engineer-walls sci-officer-qincan doctor-driscoll special-agent-fingers harmonia imprinted-murmook
    xenos-bloodshadow culf-the-quiet
""".split()
SKIRMISH = """
    scowly-caper spyyyder brend-the-fanatic knuckles-bolton redlock panpaca-jaga roxador stilt-kin slimy-jark buzzle symon
    explo-rover bramble-lynx moor-wolf xenos-bloodshadow
""".split()
TAUNT = """
    grimlocus-dux prescriptive-grammarbot challe-the-safeguard rothais-the-fierce greater-oxtet titan-guardian
    brutodon-auxiliary tricerian-legionary lieutenant-khrkhar operations-officer-yshi
""".split()
HAZARDOUS = {
    "prescriptive-grammarbot": 3,
    "rothais-the-fierce": 4,
    "fanghouse": 3,
    "æmberspine-mongrel": 3,
    "sanitation-engineer": 1,
    "brutodon-auxiliary": 2,
    "armsmaster-molina": 3,
    "lieutenant-khrkhar": 3,
    "molephin": 3,
    "xenos-bloodshadow": 6,
}
ASSAULT = {"fanghouse": 3, "shorty": 4, "mega-shorty": 4, "sköll": 3, "tactical-officer-moon": 2, "eldest-bear": 3}
DEPLOY = """
    little-niff challe-the-safeguard lion-bautrem the-grey-rider lamindra code-monkey orator-hissaro weasand crash-muldoon
    nurse-soto ghosthawk deepwood-druid
""".split()
ALPHA = """
    eureka glimmer first-blood gargantes-scrapper binate-rupture heist-night sucker-punch swindle bumblebird ragnarok sow-salt
    diplo-macy united-action
""".split()
AT_HAND = {  # something else to do first
    "brobnar": "punch",
    "logos": "batdrone",
    "saurian": "city-gates",
    "shadows": "urchin",
    "staralliance": "lay-of-the-land",
    "untamed": "flaxia",
}
TROLL = 8  # its power


def house_of(keyforge, card):
    return HOUSES[keyforge.game.catalogue[card].house]


@pytest.mark.parametrize("card", ELUSIVE)
def test_an_elusive_creature_escapes_its_first_attacker_and_not_the_second(keyforge, card):
    t = keyforge.table(house="brobnar", line=["troll", "troll"], enemy_line=["krump", card, "bumpsy"])
    t.fight("troll", card)
    assert t.in_play(card) and t.damage(card) == 0
    t.fight("troll#2", card)
    assert not t.in_play(card) or t.damage(card) > 0


@pytest.mark.parametrize("card", SKIRMISH)
def test_a_skirmisher_is_not_struck_back_but_is_struck_when_attacked(keyforge, card):
    t = keyforge.table(house=house_of(keyforge, card), line=[card], enemy_line=["troll"])
    t.fight(card, "troll")
    assert t.in_play(card) and t.damage(card) == 0
    assert not t.in_play("troll") or t.damage("troll") > 0
    t = keyforge.table(house="brobnar", line=["troll", "troll"], enemy_line=[card])
    t.fight("troll", card)
    if t.in_play(card):  # elusive
        t.fight("troll#2", card)
    assert not t.in_play(card)


@pytest.mark.parametrize("card", TAUNT)
def test_taunt_shields_neighbors_and_nobody_farther_off(keyforge, card):
    t = keyforge.table(house="brobnar", line=["troll"], enemy_line=["headhunter", "krump", card])
    assert t.can("fight", "troll", card) and t.can("fight", "troll", "headhunter")
    assert not t.can("fight", "troll", "krump")


@pytest.mark.parametrize("card", HAZARDOUS)
def test_hazardous_damage_comes_before_the_fight_and_is_no_greater_than_said(keyforge, card):
    wounds = TROLL - HAZARDOUS[card]
    t = keyforge.table(house="brobnar", line=[{"card": "troll", "damage": wounds}], enemy_line=[card])
    t.fight("troll", card)
    assert not t.in_play("troll") and t.in_play(card) and t.damage(card) == 0
    t = keyforge.table(house="brobnar", line=[{"card": "troll", "damage": wounds - 1}], enemy_line=[card])
    t.fight("troll", card)
    assert t.in_play("troll") or not t.in_play(card) or t.damage(card) > 0  # it lived to strike, or found it elusive


@pytest.mark.parametrize("card", ASSAULT)
def test_assault_damage_comes_before_the_fight_and_is_no_greater_than_said(keyforge, card):
    wounds = TROLL - ASSAULT[card]
    house = house_of(keyforge, card)
    line = [card, "batdrone"]  # nobody in the centre
    t = keyforge.table(house=house, line=line, enemy_line=[{"card": "troll", "damage": wounds}])
    t.fight(card, "troll")
    assert not t.in_play("troll") and t.in_play(card) and t.damage(card) == 0
    t = keyforge.table(house=house, line=line, enemy_line=[{"card": "troll", "damage": wounds - 1}])
    t.fight(card, "troll")
    assert not t.in_play(card)


@pytest.mark.parametrize("card", DEPLOY)
def test_deploy_lets_a_creature_enter_between_others(keyforge, card):
    house = house_of(keyforge, card)
    t = keyforge.table(house=house, hand=[card], line=["troll", "krump", "bumpsy", "dust-imp"])
    t.act("play", card).act("place", word="2")
    assert card in t.ids("line")[1:-1]


@pytest.mark.parametrize("card", ALPHA)
def test_an_alpha_card_is_played_first_or_not_at_all(keyforge, card):
    house = house_of(keyforge, card)
    t = keyforge.table(house=house, hand=[card, AT_HAND[house]], line=["troll"], enemy_line=["krump"])
    assert t.can("play", card)
    t.discard(AT_HAND[house])
    assert t.refusal("play", card).clause == "KF-alpha-01"
