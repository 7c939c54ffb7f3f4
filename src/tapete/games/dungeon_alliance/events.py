"""Everything that can happen in Dungeon Alliance: each kind of event by its number, with its line of the log."""

from __future__ import annotations

from typing import Final

from tapete.core.events import Event
from tapete.core.kinds import PlayerMark, WorldMark
from tapete.core.language import Words
from tapete.core.state import State
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance.kinds import (
    Appeared,
    Cleared,
    Counter,
    DefeatedHero,
    Drawn,
    Faced,
    Fell,
    Gained,
    Healed,
    Hidden,
    Hit,
    Laid,
    Marked,
    Moved,
    Opened,
    Placed,
    Played,
    Poisoned,
    Refreshed,
    Regrew,
    Renewed,
    Revealed,
    RoundBegins,
    Selected,
    Spent,
    Stepped,
    Surged,
    World,
    Wounded,
)
from tapete.games.dungeon_alliance.telling import TRIES_DOOR, Attacked, Drew, Rolled, Scored, Told, Tried, Won, here

(
    MOVED, STEPPED, PASSED, DEPLOYED, PUSHED, FACED, ACTIVATED, PROWLS, EXHAUSTED, READIED, REFRESHED, WOUNDED, HIT, HEALED,
    CURED, DEFEATED, STOOD, FELL, GAINED, SPENT, TURNED_DOWN, TRIED, FAILED, OPENED, PLACED, SHOWN, APPEARED, LAID, REVEALED,
    HIDDEN, SPRUNG, CLEARED, CHEST_OPENED, PLAYED, SURGED, DRAWN, DREW, RENEWED, SELECTED, DISCARDED, CAST_OFF, REMOVED,
    ROUND_BEGINS, CYCLE_BEGINS, FINAL_BEGINS, TOKEN, ROLLED, ATTACKED, MISSED, RESTED, DRAFTED, SWITCHED, DISARMED, WAIVED,
    LEFT, OMEN, NEXT_OMEN, SCORED, WON, MARKED, OFFERED, DEDUCTED, TOTALLED, PREVAILED, SUCCUMBED,
    TAKES_OVER, END_NEARS, DRAWS_LESS, BLINKED, THREW, POISONED, FESTERED, REGREW, ELUDED,
) = range(74)  # fmt: skip


EVENTS: Final = (
    Moved("moved"),
    Stepped("stepped", Words("{card}{at} va a {square}", "{card}{at} goes to {square}")),
    Stepped("passed"),
    Stepped("deployed", Words("{card} se coloca en {square}", "{card} takes the square {square}")),
    Stepped("pushed", Words("{other} mueve a {card}{at} a {square}", "{other} moves {card}{at} to {square}")),
    Faced("faced", Words("{card}{at} mira al {side}", "{card}{at} faces {side}")),
    Counter("activated", Words("{player} activa a {card}", "{player} activates {card}"), t.EXHAUSTED, 1),
    Told("prowls", Words("{player} activa a {card}{at}", "{player} activates {card}{at}")),
    Counter("exhausted", Words("{card}{at} queda exhaust{o}", "{card}{at} is exhausted"), t.EXHAUSTED, 1),
    Counter("readied", Words("{card}{at} se prepara", "{card}{at} becomes ready"), t.EXHAUSTED, 0),
    Refreshed("refreshed"),
    Wounded("wounded", Words("{card} recibe {amount} {kind}", "{card} takes {amount} {kind}")),
    Hit("hit", Words("{other} hace {amount} de daño a {card}{at}", "{other} deals {amount} damage to {card}{at}")),
    Healed("healed", Words("{card} se quita {amount} {kind}", "{card} removes {amount} {kind}")),
    Healed("cured"),
    DefeatedHero(
        "defeated",
        Words(
            "{card} es derrotad{o}: {player} recibe una Ficha de Derrota (−1 XP)",
            "{card} is defeated: {player} takes a defeat token (−1 XP)",
        ),
    ),
    Counter("stood", Words("{card} se levanta", "{card} stands up"), t.DEFEATED, 0),
    Fell("fell", Words("{card}{at} es eliminad{o}", "{card}{at} is slain")),
    Gained("gained", Words("{player} recibe {amount} XP", "{player} gains {amount} XP")),
    Spent("spent", Words("{player} gasta {amount} XP", "{player} spends {amount} XP")),
    Spent("turned_down", Words("{player} gira {amount} XP boca abajo", "{player} turns {amount} XP face down")),
    Tried("tried", TRIES_DOOR),
    Told("failed", Words("{card} no lo consigue", "{card} does not manage it")),
    Opened("opened", Words("{card} abre un pasillo al {side}", "{card} opens a hallway to the {side}")),
    Placed("placed", Words("{player} coloca {card}", "{player} places {card}")),
    Moved("shown", Words("{card} pasa al Área de Losas", "{card} comes to the Tile Area")),
    Appeared("appeared", Words("{card} aparece en {square}", "{card} appears on {square}")),
    Laid("laid", Words("Se pone una amenaza boca abajo en {square}", "A threat is laid face down on {square}")),
    Revealed("revealed", Words("{other} revela {card}{at}", "{other} reveals {card}{at}")),
    Hidden("hidden", Words("{card} vuelve boca abajo", "{card} is turned face down again")),
    Told("sprung", Words("{card} se activa en la casilla de {other}", "{card} goes off on the square of {other}")),
    Cleared("cleared"),
    Told("chest_opened", Words("{other} abre {card}", "{other} opens {card}")),
    Played("played", Words("{other} juega {card}", "{other} plays {card}")),
    Surged("surged", Words("{card} recibe una Descarga de Fuerza: {surge}", "{card} has a Power Surge: {surge}")),
    Drawn("drawn"),
    Drew("drew", Words("{player} roba {cards}", "{player} draws {cards}")),
    Renewed("renewed", Words("{player} baraja sus descartes en un mazo nuevo", "{player} shuffles the discards into a new deck")),
    Selected("selected", Words("{player} adquiere {card}", "{player} acquires {card}")),
    Moved("discarded", Words("{player} descarta {card}", "{player} discards {card}")),
    Moved("cast_off", Words("{card} va a los descartes de mejoras", "{card} goes to the upgrade discards")),
    Moved("removed", Words("{card} sale de la partida", "{card} leaves the game")),
    RoundBegins("round_begins", Words("Ronda {amount}", "Round {amount}")),
    World("cycle_begins", Words("Ciclo {amount}", "Cycle {amount}"), t.CYCLE),
    Told(
        "final_begins",
        Words(
            "Fase final de la ronda {amount}: héroes y monstruos se preparan",
            "Final phase of round {amount}: heroes and monsters become ready",
        ),
    ),
    World("token", Words("{player} es ahora jugador inicial", "{player} is first player now"), t.FIRST),
    Rolled("rolled", Words("{card} saca {sum} con el dado y necesita {needed}", "{card} rolls {sum} and needs {needed}")),
    Attacked(
        "attacked", Words("{other} ataca a {card}{at} con potencia {amount}", "{other} attacks {card}{at} with strength {amount}")
    ),
    Told("missed", Words("{card}{at} tiene defensa {amount}: no hay daño", "{card}{at} has defence {amount}: no damage")),
    Told("rested", Words("{card} descansa", "{card} rests")),
    Told("drafted", Words("{player} elige a {card}", "{player} drafts {card}")),
    Told(
        "switched",
        Words(
            "Se vacía una reserva: mazo de mejoras de nivel {amount}", "A reserve is empty: the level {amount} upgrade deck comes"
        ),
    ),
    Told("disarmed", Words("{other} desactiva {card}", "{other} disarms {card}")),
    Counter(
        "waived", Words("{card} renuncia a atacar para moverse otra vez", "{card} gives up attacking to move again"), t.WAIVED, 1
    ),
    Told("left", Words("{card} abandona la mazmorra y vuelve sin daño", "{card} leaves the dungeon and comes back unhurt")),
    Told("omen", Words("Se resuelve {card}", "{card} takes effect")),
    Told("next_omen", Words("Para el próximo ciclo se revela {card}", "{card} is revealed for the next cycle")),
    Scored("scored", Words("{player} termina con {points}", "{player} ends with {points}")),
    Won("won", Words("{player} gana {how}", "{player} wins {how}")),
    Marked("marked", Words("{other} marca a {card}{at}", "{other} marks {card}{at}")),
    Moved("offered", Words("{card} pasa al Área de Mejoras", "{card} comes to the Upgrade Area")),
    Scored(
        "deducted",
        Words("Lo que queda por explorar y por vencer resta {points}", "What is left to explore and to defeat costs {points}"),
    ),
    Scored("totalled", Words("Puntuación final: {score}", "Final score: {score}")),
    Told(
        "prevailed", Words("La alianza vence: hacían falta {amount} puntos", "The alliance prevails: {amount} points were needed")
    ),
    Told("succumbed", Words("La alianza fracasa: hacían falta {amount} puntos", "The alliance fails: {amount} points were needed")),
    WorldMark("takes_over", t.ACTIVE),  # whose hero or monster is activated
    WorldMark("end_nears", t.ENDING),
    PlayerMark("draws_less", t.SHORT),
    Stepped("blinked", Words("{card} se planta en {square}", "{card} is suddenly on {square}")),
    Told("threw", Words("{card}{at} tira el dado: {amount}", "{card}{at} rolls the die: {amount}")),
    Poisoned("poisoned", Words("{card}{at} queda envenenad{o}", "{card}{at} is poisoned")),
    Hit("festered", Words("{card}{at} recibe {amount} de daño por veneno", "{card}{at} takes {amount} poison damage")),
    Regrew("regrew", Words("{card}{at} se quita {amount} de daño", "{card}{at} removes {amount} damage")),
    Told("eluded", Words("{card}{at} esquiva el ataque", "{card}{at} eludes the attack")),
)


def step_to(s: State, card: int, player: int, cell: int, kind: int = STEPPED) -> Event:
    """The event of somebody coming to a cell."""
    return Event(kind, card, player, cell, zone=here(s, card))


def send(card: int, zone: int, player: int, at: int = -1, kind: int = MOVED) -> Event:
    """The event of a card going to a zone."""
    return Event(kind, card, player, at, zone=zone)
