"""A tournament in browsers: made, entered, paired, played, ruled on, shown on the wall, and taken along."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from tests.browser.player import Screen
from tests.browser.test_axe import objections
from tests.browser.test_meeting import come, give_up
from tests.server.company import Visitor
from tests.server.served import Process


def create(person: Screen, name: str, **choices: str) -> str:
    """From the front door to a tournament of one's own."""
    person.go()
    person.page.click("footer [data-act=tournaments]")
    form = person.page.locator("[data-form=tournament]")
    form.locator("[data-field=name]").fill(name)
    for field, value in choices.items():
        place = form.locator(f"[data-field={field}]")
        if place.evaluate("(each) => each.tagName") == "SELECT":
            place.select_option(value)
        elif value in ("on", "off"):
            place.set_checked(value == "on")
        else:
            place.fill(value)
    form.locator("[data-act=create]").click()
    person.page.wait_for_selector("[data-desk]")
    return str(person.page.url.rpartition("/")[2])


def enter(person: Screen, name: str) -> None:
    """By the list, as somebody who has heard of it."""
    person.go()
    person.page.click("footer [data-act=tournaments]")
    person.page.get_by_role("link", name=name).click()
    person.page.click("[data-act=register]")
    person.page.wait_for_selector("[data-mine=in]")


def results(person: Screen) -> list[str]:
    person.page.wait_for_selector("[data-round]")
    found: list[str] = person.page.locator("[data-round] >> nth=0").locator("[data-result]").all_inner_texts()
    return found


def lose(person: Screen) -> None:
    """Give up one's match of the round, and come back to the tournament."""
    tournament = person.page.url
    person.page.click("[data-act=go]")
    person.page.wait_for_selector("[data-seq]")
    person.page.wait_for_selector(".board .thing, .question")
    give_up(person)
    person.page.wait_for_selector("dialog [data-result], [data-result]")
    person.page.goto(tournament)
    person.page.wait_for_selector("[data-mine=in]")


def test_an_organiser_runs_a_tournament_of_four_with_two_bots(screen: Callable[..., Screen]) -> None:
    ana, bea, eva = screen(), screen(width=390, height=844), screen(width=1920, height=1080)
    come(ana, "Ana")
    come(bea, "Bea")
    id = create(ana, "Noche de arcontes", game="keyforge", form="archon", rounds="1", minutes="35", check_in="on")
    enter(ana, "Noche de arcontes")
    enter(bea, "Noche de arcontes")
    ana.page.locator("[data-field=many]").fill("2")
    ana.page.click("[data-act=fill]")
    ana.page.wait_for_selector("[data-entrant='aprendiz 2']")
    for person in (ana, bea):
        person.page.click("[data-act=check_in]")
    for bot in ("aprendiz 1", "aprendiz 2"):
        ana.page.locator(f"[data-entrant='{bot}']").get_by_role("button", name=re.compile("^Ha venido")).click()
    eva.go(f"#/tournament/{id}/wall")
    eva.page.wait_for_selector("[data-wall=open]")
    ana.page.wait_for_function("() => document.querySelectorAll('[data-entrant] small').length === 4")

    ana.page.click("[data-act=pair]")
    eva.page.wait_for_selector("[data-wall=pairings] [data-clock]")
    assert re.fullmatch(r"3[45]:\d\d", eva.page.inner_text("[data-clock]"))
    letters = eva.page.evaluate("parseFloat(getComputedStyle(document.querySelector('ol')).fontSize)")
    assert letters >= 40, "large enough to be read from far away"
    bea.page.wait_for_selector("[data-act=go]")
    meet = "Bea" in ana.page.inner_text("[data-mine] .table")
    if meet:
        bea.page.click("[data-act=go]")
        bea.page.wait_for_selector(".table")
    lose(ana)
    if not meet:
        lose(bea)
    ana.page.wait_for_selector("[data-act=finish]", timeout=120_000)
    assert all(re.search(r"\d–\d", each) for each in results(ana))
    eva.page.wait_for_selector("[data-wall=standings]")

    ana.page.click("[data-judges] summary >> nth=1")
    ana.page.locator("[data-form=result] [data-field=one]").fill("0")
    ana.page.locator("[data-form=result] [data-field=other]").fill("1")
    ana.page.locator("[data-form=result] [data-field=reason]").fill("estaba al revés")
    ana.page.click("[data-act=enter-result]")
    ana.page.wait_for_selector("[data-ruling=result]")
    assert "estaba al revés" in ana.page.inner_text("[data-ruling=result]")
    assert results(ana)[0].startswith("0–1")
    ana.page.click("[data-act=finish]")
    ana.page.wait_for_selector("[data-state=over]")
    rows = ana.page.locator("[data-standings] tbody tr").all_inner_texts()
    assert len(rows) == 4 and sum("\t3\t" in row.replace("\n", "\t") for row in rows) == 2
    with ana.page.expect_download() as download:
        ana.page.get_by_role("link", name="CSV").first.click()
    assert download.value.path().read_text(encoding="utf-8").startswith("place,name,points")
    assert objections(eva.page) == []


@pytest.mark.parametrize(
    ("size", "language", "theme"), [((1440, 900), "es", "dark"), ((390, 844), "en", "light")], ids=["desk", "phone"]
)
def test_a_tournament_with_real_cards_is_for_everyone(
    screen: Callable[..., Screen], size: tuple[int, int], language: str, theme: str
) -> None:
    """Results are told at the desk and by keyboard alone, and axe objects to nothing on any of its pages."""
    ana = screen(*size, language=language)
    come(ana, "Ana")
    settings = f'{{"theme": "{theme}", "language": "{language}"}}'
    ana.page.evaluate("(kept) => localStorage.setItem('tapete.settings', kept)", settings)
    ana.page.reload()
    name = f"Paper {size[0]}"
    create(ana, name, game="atrum_arena", form="five", rounds="2", online="paper")
    url = ana.page.url
    ana.go("#/tournaments")
    ana.page.wait_for_selector("[data-form=tournament]")
    assert objections(ana.page) == []
    ana.page.goto(url)
    ana.forgive("409")
    ana.page.locator("[data-field=paper]").fill("Bea")
    ana.page.keyboard.press("Enter")  # in this form everybody says what they play
    ana.page.wait_for_selector("[role=alert]")
    for _ in range(3):
        ana.page.locator("[data-field=many]").focus()
        before = ana.page.locator("[data-entrant]").count()
        ana.page.keyboard.press("Enter")
        ana.page.wait_for_function("(before) => document.querySelectorAll('[data-entrant]').length > before", arg=before)
    ana.page.locator("[data-act=pair]").focus()
    ana.page.keyboard.press("Enter")
    ana.page.wait_for_selector("[data-round='1']")
    ana.page.locator("[data-judges] summary >> nth=1").focus()
    ana.page.keyboard.press("Enter")
    ana.page.locator("[data-form=result] [data-field=one]").focus()
    ana.page.keyboard.press("ArrowUp")
    ana.page.keyboard.press("Enter")
    ana.page.wait_for_function(
        "() => [...document.querySelectorAll('[data-result]')].some((each) => each.textContent.includes('1–0'))"
    )
    assert objections(ana.page) == []
    wide = ana.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, "nothing sticks out to the side"
    ana.go(f"#/tournament/{url.rpartition('/')[2]}/wall")
    ana.page.wait_for_selector("[data-wall=standings]")
    assert objections(ana.page) == []


def test_sixty_four_people_are_on_the_wall_at_once(screen: Callable[..., Screen], served: Process) -> None:
    ana, wall = Visitor(served.port, "Ana"), screen(width=1920, height=1080)
    asked = {"name": "Sesenta y cuatro", "game": "res_arcana", "form": "match", "online": False, "minutes": 60}
    id = ana.post("/tournaments", asked)[1]["id"]
    for number in range(64):
        assert ana.post(f"/tournaments/{id}", {"action": "enter", "name": f"Persona con apellido {number}"})[0] == 200
    wall.go(f"#/tournament/{id}/wall")
    fits(wall, "open", 64)
    tables = ana.post(f"/tournaments/{id}", {"action": "pair"})[1]["rounds_told"][0]["tables"]
    fits(wall, "pairings", 32)
    for table in tables:
        assert ana.post(f"/tournaments/{id}", {"action": "result", "table": table["table"], "wins": [1, 0]})[0] == 200
    fits(wall, "standings", 64)


def fits(wall: Screen, what: str, lines: int) -> None:
    """So many lines, all of them on the screen, in letters that are read from far away."""
    wall.page.wait_for_selector(f"[data-wall={what}] li")
    assert wall.page.locator("[data-wall] li").count() == lines
    over, letters = wall.page.evaluate(
        "[document.documentElement.scrollHeight - innerHeight, parseFloat(getComputedStyle(document.querySelector('ol')).fontSize)]"
    )
    assert over <= 0 and letters >= 22, (what, over, letters)


def test_a_judge_looks_at_open_hands_and_everybody_reads_it(screen: Callable[..., Screen]) -> None:
    ana, bea, eva = screen(), screen(), screen()
    for person, name in ((ana, "Ana"), (bea, "Bea"), (eva, "Eva")):
        come(person, name)
    id = create(eva, "Con juez", game="keyforge", form="sealed", rounds="1", minutes="0")
    for person in (ana, bea):
        enter(person, "Con juez")
        assert person.page.inner_text("[data-mine]")
    eva.page.wait_for_function("() => document.querySelectorAll('[data-entrant]').length === 2")
    eva.page.click("[data-act=pair]")
    for person in (ana, bea):
        person.page.click("[data-act=go]")
        person.page.wait_for_selector(".table")
    eva.page.locator("[data-round] a").first.click()
    eva.page.wait_for_selector(".board")
    assert eva.page.locator(".edge [data-thing]").count() == 0, "whoever looks on sees no hand"
    eva.go(f"#/tournament/{id}")
    eva.page.locator("[data-judges] summary").last.click()
    eva.page.locator("[data-field=look-reason]").fill("una carta que no se entiende")
    eva.page.click("[data-act=look]")
    eva.page.wait_for_selector("[data-look]")
    eva.page.wait_for_selector(".board")
    open_cards = eva.page.locator("[data-look] ~ * .thing, .board .thing, .edge .thing")
    assert open_cards.count() >= 12, "both hands lie open"
    assert "Ana" in eva.page.inner_text(".table") and "Bea" in eva.page.inner_text(".table")
    ana.go(f"#/tournament/{id}")
    ana.page.wait_for_selector("[data-looked]")
    assert "una carta que no se entiende" in ana.page.inner_text("[data-looked]")
