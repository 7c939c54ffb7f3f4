"""How KeyForge lies on the table."""

from tests.games.keyforge.conftest import KeyForgeKit, KeyForgeTable

from tapete.core.layout import Gauge, Gem, Pose


def pose(t: KeyForgeTable, name: str) -> Pose:
    return t.s.game.layout().pose(t.s, t.card(name))


def told(gems: list[Gem]) -> dict[str, tuple[int, int]]:
    return {gem.symbol: (gem.value, gem.printed) for gem in gems}


def gauge(t: KeyForgeTable, symbol: str, player: int = 1) -> Gauge:
    return next(each for each in t.s.game.layout().gauges(t.s, player - 1) if each.symbol == symbol)


def test_an_exhausted_creature_lies_turned_with_what_is_on_it(keyforge: KeyForgeKit) -> None:
    t = keyforge.table(
        house="brobnar", line=[{"card": "troll", "damage": 3, "aember": 2, "exhausted": True, "stunned": True}, "krump"]
    )
    assert pose(t, "troll").turned == 90 and pose(t, "krump").turned == 0
    assert told(pose(t, "troll").tokens) == {"damage": (3, 3), "aember": (2, 2)}
    assert pose(t, "troll").marks == ["stunned"] and pose(t, "krump").marks == []


def test_power_and_armor_are_shown_beside_what_is_printed(keyforge: KeyForgeKit) -> None:
    t = keyforge.table(house="sanctum", line=["staunch-knight", {"card": "bulwark"}, "francus"])
    assert told(pose(t, "staunch-knight").gems) == {"power": (6, 4), "armor": (4, 2)}  # on a flank, beside Bulwark
    assert told(pose(t, "bulwark").gems)["power"] == (4, 4)


def test_looking_at_armor_spends_none_of_it(keyforge: KeyForgeKit) -> None:
    t = keyforge.table(house="brobnar", line=["headhunter"], enemy_line=["champion-anaphiel"])
    before = [field[:] for field in t.s.numbers]
    assert told(pose(t, "champion-anaphiel").gems)["armor"] == (1, 1)
    assert t.s.numbers == before
    t.fight("headhunter", "champion-anaphiel")
    assert told(pose(t, "champion-anaphiel").gems)["armor"] == (0, 1)


def test_taunt_stands_a_little_forward(keyforge: KeyForgeKit) -> None:
    t = keyforge.table(house="sanctum", line=["champion-anaphiel", "francus"], hand=["protect-the-weak"])
    assert pose(t, "champion-anaphiel").forward and not pose(t, "francus").forward
    t.play("protect-the-weak", host="francus")
    assert pose(t, "francus").forward and "taunt" in pose(t, "francus").marks
    assert pose(t, "protect-the-weak").on == t.card("francus")


def test_a_maverick_says_its_house(keyforge: KeyForgeKit) -> None:
    t = keyforge.table(house="dis", line=[{"card": "troll", "house": "dis"}, "krump"])
    note = pose(t, "troll").note
    assert note is not None and "Dis" in note.es and pose(t, "krump").note is None


def test_who_is_winning_is_read_from_keys_and_aember_against_what_a_key_costs(keyforge: KeyForgeKit) -> None:
    t = keyforge.table(house="dis", aember=4, keys=["red"], enemy_line=["grabber-jammer"])
    assert (gauge(t, "keys").value, gauge(t, "keys").most, gauge(t, "keys").big) == (1, 3, True)
    assert (gauge(t, "aember").value, gauge(t, "aember").most) == (4, 7)  # the enemy's Grabber Jammer
    assert gauge(t, "aember", 2).most == 6


def test_the_step_and_the_active_house_stand_over_the_table(keyforge: KeyForgeKit) -> None:
    t = keyforge.table(house="dis")
    layout = t.s.game.layout()
    banner = layout.banner(t.s)
    assert layout.stage(t.s) == "main" and banner is not None and banner.en == "Active house: Dis"
    t.end_turn()
    assert layout.stage(t.s) == "house" and layout.banner(t.s) is None


def test_faces_have_the_colour_of_their_house_and_explain_their_keywords(keyforge: KeyForgeKit) -> None:
    layout = keyforge.game.layout()
    anaphiel, francus = (layout.face(keyforge.game.catalogue[id]) for id in ("champion-anaphiel", "francus"))
    assert anaphiel.colour == francus.colour != layout.face(keyforge.game.catalogue["troll"]).colour
    assert anaphiel.keywords == ("taunt",) and "capture" in francus.glossary and not francus.keywords


def test_a_newcomer_is_told_what_matters_at_this_very_question(keyforge: KeyForgeKit) -> None:
    def lesson(t: KeyForgeTable) -> str:
        told = t.s.game.layout().lesson(t.s, t.decision)
        assert told is not None
        return told.en

    assert "only one card" in lesson(keyforge.table(house="dis", turn=1, hand=["dust-imp", "drumble"]))
    assert "reap" in lesson(keyforge.table(house="dis", hand=["dust-imp"], line=["drumble"]))
    assert "reap" not in lesson(keyforge.table(house="dis", hand=["dust-imp"]))
    assert "end your turn" in lesson(keyforge.table(house="dis"))


def test_the_houses_of_each_player_stand_by_the_name_with_their_cards_in_play(keyforge: KeyForgeKit) -> None:
    t = keyforge.table(house="dis", line=["troll", "dust-imp", "drumble"], enemy_houses=["mars", "sanctum", "shadows"])
    assert [gauge(t, house).value for house in ("brobnar", "dis", "logos")] == [1, 2, 0]
    assert [gauge(t, house, 2).value for house in ("mars", "sanctum", "shadows")] == [0, 0, 0]
