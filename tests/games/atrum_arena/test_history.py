"""Official changes, bans and misprints (III.1), as people are told them and as they are played."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from tests.games.atrum_arena.conftest import AtrumKit

from tapete.core.language import Words
from tapete.games.atrum_arena import history
from tapete.games.atrum_arena import things as th
from tapete.games.atrum_arena.catalogue import POWERS, REPTANTES, reptante
from tapete.games.atrum_arena.kinds import TACTICAL
from tapete.games.atrum_arena.rules.tournament import why_not_registered

clause = pytest.mark.clause


def told(aa: AtrumKit, id: str, lang: str) -> str:
    return " · ".join(aa.game.documents.official_changes(id, lang))


@pytest.mark.parametrize(
    ("id", "es", "en"),
    [
        pytest.param(
            "metamorfosis-masiva",
            "la Primera Edición: donde pone «Matamorfosis masiva» se lee «Metamorfosis masiva»",
            "for “Matamorfosis masiva” read “Metamorfosis masiva”",
            marks=clause("AA-typo-01"),
        ),
        pytest.param(
            "excavado-instintivo",
            "la Primera Edición: donde pone «Excarvado instintivo» se lee «Excavado instintivo»",
            "for “Excarvado instintivo” read “Excavado instintivo”",
            marks=clause("AA-typo-02"),
        ),
        pytest.param(
            "carga-heroica-0",
            "la Primera Edición: donde pone «Carga heróica» se lee «Carga heroica»",
            "for “Carga heróica” read “Carga heroica”",
            marks=clause("AA-typo-03"),
        ),
        pytest.param(
            "ritual-de-transmutacion",
            "la Primera Edición y los Capítulos 1 y 2: donde pone «Ritual de trasmutación» se lee «Ritual de transmutación»",
            "for “Ritual de trasmutación” read “Ritual de transmutación”",
            marks=clause("AA-typo-04"),
        ),
        pytest.param(
            "martirio-temporal",
            "el Capítulo 1: donde pone «culaquier» se lee «cualquier»",
            "Chapter 1: for “culaquier” read “cualquier”",
            marks=clause("AA-typo-05"),
        ),
        pytest.param(
            "avance-cronologico-2",
            "el Capítulo 2: donde pone «Releva» se lee «Revela»",
            "Chapter 2: for “Releva” read “Revela”",
            marks=clause("AA-typo-06"),
        ),
        pytest.param(
            "muro-de-cadaveres-1",
            "la Edición Aniversario (Tumar Eternodurmiente): donde pone «hasta 2» se lee «hasta 3»",
            "for “hasta 2” read “hasta 3”",
            marks=clause("AA-typo-07"),
        ),
        pytest.param(
            "hostigamiento-carronero",
            "la Segunda Edición (Masthor Llemaplastante): el Esbirro a descartar es Bestia, no Gólem",
            "the minion to discard is Beast, not Golem",
            marks=clause("AA-typo-08"),
        ),
        pytest.param(
            "lectura-de-huesos-3",
            "la Segunda Edición (Sketh I Tronopisado): lleva ★ sin ser un Poder único",
            "it bears a ★ without being a unique Power",
            marks=clause("AA-typo-09"),
        ),
        pytest.param(
            "lectura-de-huesos-3",
            "la Segunda Edición (Sketh I Tronopisado): el Esbirro a descartar es Esqueleto, no Zombie",
            "the minion to discard is Skeleton, not Zombie",
            marks=clause("AA-typo-10"),
        ),
        pytest.param(
            "infeccion-creciente",
            "los ejemplares EX (Castellar Cofreabisal): el Esbirro a descartar es Zombie, no Caído",
            "the minion to discard is Zombie, not Fallen",
            marks=clause("AA-typo-11"),
        ),
    ],
)
def test_a_misprint_is_told_with_how_it_is_to_be_read(aa: AtrumKit, id: str, es: str, en: str) -> None:
    assert id in aa.game.documents.printed_cards()
    assert es in told(aa, id, "es") and en in told(aa, id, "en")


@clause("AA-typo-03", "AA-typo-06", "AA-typo-09", "AA-typo-10")
def test_the_powers_we_have_are_as_corrected() -> None:
    assert POWERS["carga-heroica-0"].name.es == "Carga heroica"
    assert POWERS["avance-cronologico-2"].power.text("es").startswith("Revela")
    reading = POWERS["lectura-de-huesos-3"].power
    assert not reading.unique and reading.esbirro == th.SKELETON


@clause("AA-typo-08", "AA-typo-11")
def test_what_is_known_of_powers_without_a_text_is_as_corrected() -> None:
    known = {row["id"]: row["discard"] for row in history.records()["powers_without_effect"]}
    assert (known["hostigamiento-carronero"], known["infeccion-creciente"]) == ("beast", "zombie")


@pytest.fixture
def declared() -> Iterator[Callable[..., th.Reptante]]:
    """Declares reptantes for a test only."""
    before = set(REPTANTES)
    yield reptante
    for id in set(REPTANTES) - before:
        del REPTANTES[id]


@pytest.mark.parametrize(
    ("id", "edition"),
    [
        pytest.param("escandria-dulcematanza", "Exclusiva Nudo Escudo 2022", marks=clause("AA-ban-02")),
        pytest.param("palixen-iraespectral", "Capítulo 2", marks=clause("AA-ban-03")),
    ],
)
def test_a_reptante_printed_with_the_banned_power_plays_with_deja_vu(
    aa: AtrumKit, declared: Callable[..., th.Reptante], id: str, edition: str
) -> None:
    printed = ("zarpazo-0", "incursion-cadaverica-2", "zarpazo-1", "zarpazo-2", "acopio-0")
    made = declared(id, id, id, *printed, ours=False, edition=edition)
    played = [f"{power.key}-{power.cost}" for power in made.powers]
    assert played == ["zarpazo-0", "deja-vu-2", "zarpazo-1", "zarpazo-2", "acopio-0"]
    assert "juega con Déjà Vu en lugar de Incursión Cadavérica" in told(aa, id, "es")
    row = next(row for row in history.records()["official_reptantes"] if row["id"] == id)
    assert row["edition"] == edition and row["known_powers"] == ["deja-vu-2"]


@clause("AA-ban-01")
def test_the_banned_power_is_refused_and_told_as_such(aa: AtrumKit) -> None:
    power = POWERS["incursion-cadaverica-2"].power
    assert (power.cost, power.esbirro, power.kind) == (2, th.ZOMBIE, TACTICAL)
    bearer = th.Reptante("x", Words("x", "x"), (power,), True, "")
    four = [REPTANTES[id] for id in ("fauces-de-ambar", "cuernos-de-luna", "espada-sin-rey", "voto-quebrado")]
    refusal = why_not_registered([*four, bearer])
    assert refusal is not None and refusal.clause == "AA-ban-01"
    assert "prohibido" in told(aa, "incursion-cadaverica-2", "es") and "AA-ban-01" in told(aa, "deja-vu-2", "es")
    assert not any(each.key == "incursion-cadaverica" for bearer in REPTANTES.values() for each in bearer.powers)


@clause("AA-trn-22")
def test_both_who_play_with_deja_vu_cannot_be_registered_together(declared: Callable[..., th.Reptante]) -> None:
    printed = ("incursion-cadaverica-2", "zarpazo-0", "zarpazo-1", "zarpazo-2", "acopio-0")
    both = [declared(id, id, id, *printed, ours=False) for id in ("escandria-dulcematanza", "palixen-iraespectral")]
    three = [REPTANTES[id] for id in ("fauces-de-ambar", "cuernos-de-luna", "espada-sin-rey")]
    refusal = why_not_registered([*three, *both])
    assert refusal is not None and refusal.clause == "AA-trn-04"
    assert why_not_registered([*three, both[0], REPTANTES["voto-quebrado"]]) is None
    assert [history.official_unique(each.id) for each in both] == [["deja-vu"], ["deja-vu"]]
