"""How Res Arcana lies on the table."""

from tests.games.res_arcana.conftest import ResArcanaKit

from tapete.core.layout import Gem
from tapete.games.res_arcana.things import FIRST


def told(gems: list[Gem]) -> dict[str, int]:
    return {gem.symbol: gem.value for gem in gems}


def test_essences_lie_on_components_and_a_turned_one_is_turned(res_arcana: ResArcanaKit) -> None:
    t = res_arcana.table(area=[{"card": "vault", "gold": 2, "calm": 1, "turned": True}, "druid"])
    layout = t.s.game.layout()
    vault = layout.pose(t.s, t.card("vault"))
    assert told(vault.tokens) == {"gold": 2, "calm": 1} and vault.turned == 90
    assert layout.pose(t.s, t.card("druid")).turned == 0
    assert vault.bare and not vault.gems  # its cost has been paid: no essences but those that lie on it


def test_a_place_shows_the_points_it_is_worth_now(res_arcana: ResArcanaKit) -> None:
    t = res_arcana.table(area=[{"card": "sacred_grove", "life": 3}, "nightingale", "sorcerers_bestiary", "hawk"])
    layout = t.s.game.layout()
    grove, bestiary = (layout.pose(t.s, t.card(name)).gems[0] for name in ("sacred_grove", "sorcerers_bestiary"))
    assert (grove.symbol, grove.value, grove.printed) == ("points", 5, 2)
    creatures = 2  # nightingale and hawk
    assert (bestiary.value, bestiary.printed) == (creatures, 0)
    total = next(each for each in layout.gauges(t.s, 0) if each.symbol == "points")
    assert (total.value, total.most, total.big) == (t.points(), 10, True)


def test_points_say_where_they_come_from(res_arcana: ResArcanaKit) -> None:
    t = res_arcana.table(area=[{"card": "sacred_grove", "life": 3}, "nightingale", "sorcerers_bestiary", "hawk", "vault"])
    total = next(each for each in t.s.game.layout().gauges(t.s, 0) if each.symbol == "points")
    parts = {part.name.en: part.value for part in total.parts}
    assert parts["Sacred Grove"] == 5 and parts["Sorcerer's Bestiary"] == 2 and "Vault" not in parts
    assert parts.get("First Player token", 0) == (1 if t.s.world[FIRST] == 0 else 0)
    assert sum(parts.values()) == total.value == t.points()


def test_an_option_says_which_effect_of_its_component_it_uses(res_arcana: ResArcanaKit) -> None:
    t = res_arcana.table(area=["chalice_of_fire"], pool={"elan": 3, "calm": 2}, rivals=[{}])
    layout = t.s.game.layout()
    parts = layout.face(t.s.cards[t.card("chalice_of_fire")]).parts
    assert [part.kind.en for part in parts] == ["Collect", "Effect"]
    t.s.write(5)[t.card("chalice_of_fire")] = 0
    uses = [option for option in t.decision.options if option.verb == "use"]
    readings = [layout.reading(t.s, option) for option in uses]
    assert all([reading is not None and reading.part == 2 for reading in readings])
    assert layout.reading(t.s, next(option for option in t.decision.options if option.verb == "pass")) is None


def test_the_steps_of_a_round(res_arcana: ResArcanaKit) -> None:
    t = res_arcana.table(area=[{"card": "vault", "gold": 1}])
    layout = t.s.game.layout()
    banner = layout.banner(t.s)
    assert layout.stage(t.s) == "actions" and banner is not None and banner.en == "Round 1"
    t.everybody_passes()
    assert t.kind == "collect" and layout.stage(t.s) == "collect"
    assert layout.stage(res_arcana.new_game(mode="draft").s) == "setup"


def test_dragons_and_what_scores_are_explained(res_arcana: ResArcanaKit) -> None:
    layout = res_arcana.game.layout()
    dragon = layout.face(res_arcana.game.catalogue["fire_dragon"])
    assert dragon.kind.es == "Artefacto · dragón" and {"dragon", "life_loss"} <= set(dragon.glossary)
    assert "scores" in layout.face(res_arcana.game.catalogue["catacombs_of_the_dead"]).glossary


def test_a_newcomer_without_actions_is_told_to_pass(res_arcana: ResArcanaKit) -> None:
    t = res_arcana.table(pool={}, rivals=[{}])
    told = t.s.game.layout().lesson(t.s, t.decision)
    assert t.options == ["pass"] and told is not None and told.en.startswith("There is no action left")


def test_collecting_is_one_sheet_of_all_that_is_asked_whatever_is_answered(res_arcana: ResArcanaKit) -> None:
    area = ["witch", "celestial_horse", {"card": "athanor", "elan": 2}, {"card": "vault", "gold": 1}, "cursed_forge"]
    t = res_arcana.collecting(area, {"death": 1}, item="calm_elan")
    layout = t.s.game.layout()
    sheet = layout.together(t.s, t.decision)
    asked = [[option.id for option in each.decision.options] for each in sheet]
    assert [each.decision.kind for each in sheet] == ["gain", "gain", "gain", "gain", "collect", "collect"]
    assert [each.usual.id if each.usual else "" for each in sheet[3:]] == ["", "take:athanor", "take:vault"]
    for number in (0, -1):  # the first answer everywhere, the last answer everywhere
        ahead = t.s.clone()
        for ids in asked:
            assert ahead.decision is not None and [option.id for option in ahead.decision.options] == ids
            ahead.choose(ahead.decision.options[number])
        assert ahead.decision is not None  # the forge's demand, or what the vault gives for what was left on it
        assert ahead.decision.kind == ("gain" if number else "curse") and layout.together(ahead, ahead.decision) == []
    assert t.decision is t.s.decision  # looking ahead changes nothing


def test_an_action_stands_alone(res_arcana: ResArcanaKit) -> None:
    t = res_arcana.table(area=["chalice_of_fire"], pool={"elan": 3}, rivals=[{}])
    assert t.s.game.layout().together(t.s, t.decision) == []
