"""How Mitos y Leyendas lies on the table."""

from tests.games.mitos_y_leyendas.conftest import MitosKit, MitosTable

from tapete.core.layout import Layout, Pose


def layout(t: MitosTable) -> Layout:
    return t.s.game.layout()


def pose(t: MitosTable, name: str) -> Pose:
    return layout(t).pose(t.s, t.card(name))


def test_blocks_are_arrows_from_the_blocker_to_the_attacker(mitos: MitosKit) -> None:
    t = mitos.table(defence=["sif", "frigg"], enemy_defence=["dux", "kain-mg"], patient=True)
    t.attack("sif", "frigg")
    while t.decision.kind != "block":
        t.answer("pass")
    assert pose(t, "sif").marks == ["attacking"] and layout(t).arrows(t.s) == []
    t.act("block", "dux", "sif")
    (arrow,) = layout(t).arrows(t.s)
    assert (arrow.start, arrow.end, arrow.symbol) == (t.card("dux"), t.card("sif"), "block")
    assert layout(t).stage(t.s) == "block"


def test_a_weapon_lies_under_its_bearer_whose_strength_shows_it(mitos: MitosKit) -> None:
    t = mitos.table(gold=5, hand=["espada_envenenada-mg"], defence=["sif"])
    before = pose(t, "sif").gems[0]
    t.play("espada_envenenada-mg", "sif")
    after = pose(t, "sif").gems[0]
    assert pose(t, "espada_envenenada-mg").on == t.card("sif")
    assert (before.symbol, before.value) == ("strength", before.printed)
    assert after.value == t.strength("sif") and after.printed == before.printed


def test_an_ally_that_has_just_entered_waits(mitos: MitosKit) -> None:
    t = mitos.table(gold=5, hand=["sif"], defence=["frigg"])
    t.play("sif")
    assert pose(t, "sif").marks == ["waiting"] and pose(t, "frigg").marks == []


def test_castle_hand_and_oros_stand_by_the_name(mitos: MitosKit) -> None:
    t = mitos.table(gold=3, hand=["sif"], castle_size=12)
    found = {each.symbol: (each.value, each.most, each.big) for each in layout(t).gauges(t.s, 0)}
    assert found == {"castle": (12, -1, True), "hand": (1, 8, True), "gold": (3, 3, False)}


def test_a_card_being_played_is_in_the_chain_until_it_resolves(mitos: MitosKit) -> None:
    t = mitos.table(gold=5, hand=["sif"], enemy_gold=5, enemy_hand=["kawarimi"], patient=True)
    t.act("play", "sif")
    while t.s.decision is not None and t.decision.kind in ("pay", "choose"):
        t.s.choose(t.decision.options[0])
    if t.decision.kind in ("annul", "respond"):
        (link,) = layout(t).chain(t.s)
        assert (link.player, link.card) == (0, t.card("sif"))
    while t.decision.kind in ("annul", "respond"):
        t.answer("pass")
    assert layout(t).chain(t.s) == [] and t.zone("sif") == "defence"


def test_allies_have_the_colour_of_their_race(mitos: MitosKit) -> None:
    cards = mitos.game.catalogue
    faces = {id: mitos.game.layout().face(cards[id]) for id in ("sif", "frigg", "dux", "midgard")}
    assert faces["sif"].colour == faces["frigg"].colour != faces["dux"].colour
    assert faces["sif"].kind.es == "Aliado · Dios" and faces["midgard"].kind.es == "Tótem"
    assert [gem.symbol for gem in faces["sif"].gems] == ["strength", "cost"]


def test_a_newcomer_is_told_to_put_down_an_oro_first(mitos: MitosKit) -> None:
    first, later = mitos.table(gold=2, hand=["espada_real-er", "sif"]), mitos.table(gold=2, hand=["sif"])
    told = [layout(t).lesson(t.s, t.decision) for t in (first, later)]
    assert told[0] is not None and told[1] is not None
    assert told[0].en.startswith("Begin by putting down an Oro") and told[1].en != told[0].en


def test_in_the_talisman_war_all_see_who_has_priority(mitos: MitosKit) -> None:
    t = mitos.table(gold=3, enemy_gold=3, defence=["sif"], hand=["hidromiel"], enemy_hand=["hidromiel"], patient=True)
    assert layout(t).banner(t.s) is None
    t.attack("sif")
    while t.decision.kind != "war":
        t.s.choose(t.decision.options[-1])
    first = layout(t).banner(t.s)
    t.answer("pass")
    second = layout(t).banner(t.s)
    assert t.decision.kind == "war" and first is not None and second is not None
    assert first.en.endswith("priority: player 2") and second.en.endswith("priority: player 1")  # the defender first
