"""Verbs on what is under way: annul, cancel, redirect, save, take another turn."""

from __future__ import annotations

from tapete.core.abilities import Ability, Constant
from tapete.core.effects import Effect, Resolving, Verb
from tapete.core.events import Event, give_way, happens, narrate
from tapete.core.language import EN, Lexeme, Words
from tapete.core.modifiers import Lasting, last
from tapete.core.state import State
from tapete.core.symbols import AND, joined
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import signs
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.abilities import Doing, Whenever
from tapete.games.mitos_y_leyendas.modifiers import OnChosen
from tapete.games.mitos_y_leyendas.rules.battle import Battle
from tapete.games.mitos_y_leyendas.rules.playing import under_way
from tapete.games.mitos_y_leyendas.rules.using import Using
from tapete.games.mitos_y_leyendas.things import other
from tapete.games.mitos_y_leyendas.vocabulary.verbs.moving import cause


class Annul(Doing):
    """The card that is being played is annulled (ML-ann-01)."""

    def __init__(self) -> None:
        super().__init__(None, m.YOU)

    def act(self, s: State, f: Resolving) -> None:
        if f.event is not None and t.printed(s, f.event.card).type != t.GOLD:
            happens(s, Event(ev.ANNULLED, f.event.card, source=f.source, cause=cause(s)))

    def deed(self, lang: str, mood: str) -> str:
        return Lexeme("anula esa carta", "anular esa carta", "annul that card").form(lang, mood)

    def addressed(self) -> Effect:
        return Annulled()

    def symbols(self) -> str:
        return f"{signs.ANNUL.mark} {signs.IT.mark}"


class Annulled(Effect):
    """What annulling means to whoever plays the card."""

    def clause(self, lang: str, mood: str) -> str:
        return "your card is annulled" if lang == EN else "tu carta es anulada"


class CancelAbility(Verb):
    """The ability being used is cancelled (ML-con-12)."""

    def act(self, s: State, f: Resolving) -> None:
        for frame in reversed(s.stack):
            if isinstance(frame, Using) and f.event is not None and frame.source == f.event.card:
                happens(s, Event(ev.CANCELLED, frame.source, frame.you, source=f.source, cause=cause(s)))
                return

    def clause(self, lang: str, mood: str) -> str:
        return Lexeme("cancela esa habilidad", "cancelar esa habilidad", "cancel that ability").form(lang, mood)

    def symbols(self) -> str:
        return signs.CANCEL.mark


class CancelPhase(Verb):
    """The phase is cancelled: it does not take place (ML-resp-06)."""

    def act(self, s: State, f: Resolving) -> None:
        happens(s, Event(ev.PHASE_CANCELLED, amount=1, source=f.source))

    def clause(self, lang: str, mood: str) -> str:
        return Words("cancela todo el ataque", "cancel the whole attack").text(lang)

    def symbols(self) -> str:
        return signs.CANCEL_ATTACK.mark


class Redirect(Verb):
    """The Ally being played will enter under your control (ML-multi-08)."""

    def act(self, s: State, f: Resolving) -> None:
        frame = under_way(s, f.event.card) if f.event is not None else None
        if frame is not None and s.place[frame.card] // 2 == t.PLAYING:
            frame.controller = f.you

    def clause(self, lang: str, mood: str) -> str:
        return Words("ese Aliado queda bajo tu control", "that Ally comes under your control").text(lang)

    def symbols(self) -> str:
        return f"{signs.CONTROL.mark} {signs.IT.mark}"


class Save(Verb):
    """The card that was about to leave play stays in it, with its Weapons and all that is on it (ML-con-34), or is exiled."""

    def __init__(self, exiled: bool = False) -> None:
        super().__init__(None)
        self.kind = ev.EXILED if exiled else ev.SAVED

    def act(self, s: State, f: Resolving) -> None:
        assert f.event is not None
        card = f.event.card
        made = Event(self.kind, card, s.place[card] % 2, source=f.source)
        if give_way(s, card, [made]):
            f.note(s, made)

    def clause(self, lang: str, mood: str) -> str:
        if self.kind == ev.EXILED:
            return Lexeme("destiérralo", "desterrarlo", "exile it").form(lang, mood)
        return "that Ally stays in play" if lang == EN else "ese Aliado sigue en juego"

    def symbols(self) -> str:
        return f"{(signs.EXILE if self.kind == ev.EXILED else signs.STAYS_IN_PLAY).mark} {signs.IT.mark}"


class Withhold(Verb):
    """The damage this Ally was about to deal is not dealt."""

    def act(self, s: State, f: Resolving) -> None:
        for frame in s.stack:
            if isinstance(frame, Battle):
                frame.withhold(f.source)

    def clause(self, lang: str, mood: str) -> str:
        return "this Ally deals no damage" if lang == EN else "este Aliado no hace daño"


class DealIt(Verb):
    """The damage is dealt."""

    def act(self, s: State, f: Resolving) -> None:
        return

    def clause(self, lang: str, mood: str) -> str:
        return "this Ally deals its damage" if lang == EN else "este Aliado hace su daño"


class ExtraTurn(Verb):
    """You take a turn more after this one, whoever's it is; then the turns go on as they would have."""

    def act(self, s: State, f: Resolving) -> None:
        happens(s, Event(ev.EXTRA_TURN, player=f.you, amount=1 << (t.FALLEN_BITS * f.you)))

    def clause(self, lang: str, mood: str) -> str:
        return "take an extra turn after this one" if lang == EN else "juega un turno extra después de este"

    def symbols(self) -> str:
        return f"+1 {signs.EXTRA_TURN.mark}" if type(self) is ExtraTurn else ""


class Loses(Verb):
    """You lose the game."""

    def act(self, s: State, f: Resolving) -> None:
        narrate(s, Event(ev.ENDED, player=other(f.you), amount=ev.BY_EFFECT, source=f.source))
        s.finish((other(f.you),))

    def clause(self, lang: str, mood: str) -> str:
        return "you lose the game" if lang == EN else "pierdes el juego"


class LastChance(ExtraTurn):
    """An extra turn in which the game has to be won."""

    def __init__(self) -> None:
        super().__init__(None)
        words = Words("al final de ese turno", "at the end of that turn")
        self.ability = Whenever((ev.PHASE,), words, Loses(), who=m.YOU, moment=ev.TURN_ENDS)

    def declared(self) -> list[Ability]:
        return [self.ability]

    def act(self, s: State, f: Resolving) -> None:
        super().act(s, f)
        ends = (s.turn + 1) * 8 + 8
        last(s, Lasting(self.ability, f.source, f.you, s.next_serial(), s.turn + 1, ends))

    def clause(self, lang: str, mood: str) -> str:
        if lang == EN:
            return "take an extra turn after this one; if you do not win in it, you lose the game"
        return "juega un turno extra después de este; si no ganas en él, pierdes el juego"


def extra_turn() -> Effect:
    return ExtraTurn(None)


class ComesBack(Verb):
    """The Talisman being played returns to its owner's hand once it has done what it does, and is not played again this turn."""

    def __init__(self) -> None:
        super().__init__(None)
        words = Words("vuelve a la mano de su dueño", "returns to its owner’s hand")
        self.back = Constant(OnChosen(m.COMES_BACK, words))
        self.kept = Constant(OnChosen(m.NOT_AGAIN, Words("no puede volver a jugarse", "cannot be played again")))

    def declared(self) -> list[Ability]:
        return [self.back, self.kept]

    def act(self, s: State, f: Resolving) -> None:
        if f.event is not None:
            them, ends = (f.event.card,), m.END_OF_TURN.ends(s, f.you)
            last(s, Lasting(self.back, f.source, f.you, s.next_serial(), s.turn, ends, them=them))
            last(s, Lasting(self.kept, f.source, f.you, s.next_serial(), s.turn, ends, them=them))

    def clause(self, lang: str, mood: str) -> str:
        if lang == EN:
            return (
                "after it has done what it does, that Talisman returns to its owner’s hand instead of going to the Graveyard, "
                "and it cannot be played again this turn"
            )
        return (
            "cuando haya hecho lo que hace, ese Talismán vuelve a la mano de su dueño en lugar de ir al Cementerio, "
            "y no puede volver a jugarse este turno"
        )

    def symbols(self) -> str:
        back = f"{signs.TO_HAND.mark} {signs.IT.mark}"
        return joined([back, f"{signs.CANNOT_PLAY.mark} {signs.IT.mark} {signs.THIS_TURN.mark}"], AND)
