"""Effects that last until the end of the turn (II.9.3, II.9.5): types given, types of powers changed, players warded."""

from __future__ import annotations

from tapete.core.abilities import Ability, Constant
from tapete.core.decision import Option
from tapete.core.effects import Resolving
from tapete.core.events import Event, happens, narrate
from tapete.core.language import EN
from tapete.core.modifiers import Lasting, Modifier, last
from tapete.core.state import State
from tapete.core.symbols import EACH, IS, MAY, SWAPS, TIMES
from tapete.games.atrum_arena import events as ev
from tapete.games.atrum_arena import links, signs
from tapete.games.atrum_arena import things as t
from tapete.games.atrum_arena.deeds import AskingDeed, Deed, Launching
from tapete.games.atrum_arena.kinds import ATTACK, DEFENSE
from tapete.games.atrum_arena.links import own_power
from tapete.games.atrum_arena.values import FORCE_WORDS, warded


class TypeGiven(Modifier):
    """All esbirros of a hand or altar are of a type, those there and those to come (AA-type-01)."""

    def text(self, lang: str) -> str:
        return "these minions are of the chosen type" if lang == EN else "estos Esbirros son del tipo elegido"


class KindSwitched(Modifier):
    """Attacks of a reptante are Defenses, and its Defenses Attacks (AA-type-05)."""

    def affects(self, s: State, scope: Resolving, card: int) -> bool:
        return card == ATTACK or card == DEFENSE

    def amount(self, s: State, scope: Resolving, card: int) -> int:
        return DEFENSE if card == ATTACK else ATTACK

    def text(self, lang: str) -> str:
        if lang == EN:
            return "its Attacks are Defenses and its Defenses Attacks"
        return "sus Ataques son Defensas y sus Defensas, Ataques"


class Warded(Modifier):
    def text(self, lang: str) -> str:
        return "no opponent's Power affects this player" if lang == EN else "ningún Poder de un oponente afecta a este participante"


class Emboldened(Modifier):
    """Attacks or Defenses of a player do more."""

    def text(self, lang: str) -> str:
        return "these Powers do more" if lang == EN else "estos Poderes hacen más"


class Embolden(Deed):
    """This turn all your Attacks deal more damage, or all your Defenses prevent more."""

    def __init__(self, kind: int, number: int) -> None:
        self.kind = kind
        self.number = number
        self.ability = Constant(Emboldened(t.FORCE_CHANGE))

    def declared(self) -> list[Ability]:
        return [self.ability]

    def befriends(self) -> bool:
        return True

    def act(self, s: State, f: Launching) -> None:
        player = f.target(links.FRIEND)
        kind = FORCE_WORDS[self.kind]
        last(s, Lasting(self.ability, f.source, player, s.next_serial(), s.turn, s.turn, word=kind, number=self.number))
        narrate(s, Event(ev.EMBOLDENED, player=player, amount=self.number, source=f.source, zone=self.kind))

    def worth(self) -> float:
        return 0.8 * self.number

    def clause(self, lang: str, mood: str) -> str:
        if lang == EN:
            said = "Attacks deal {n} more damage" if self.kind == ATTACK else "Defenses prevent {n} more damage"
            return f"this turn your {said.format(n=self.number)}"
        said = "Ataques hacen {n} de daño más" if self.kind == ATTACK else "Defensas previenen {n} de daño más"
        return f"en este turno tus {said.format(n=self.number)}"

    def symbols(self) -> str:
        return f"{signs.THIS_TURN.mark} {EACH} {signs.KIND_SIGNS[self.kind].mark} +{self.number}"


class GiveType(AskingDeed):
    """Choose a type, now and not before (AA-target-01): all esbirros of your hand or altar are of it this turn."""

    def __init__(self, zone: int) -> None:
        self.zone = zone
        self.ability = Constant(TypeGiven(t.TYPE_CHANGE))

    def declared(self) -> list[Ability]:
        return [self.ability]

    def befriends(self) -> bool:
        return True

    def options(self, s: State, f: Launching) -> list[Option]:
        return [] if f.word else [Option(s.names, "type", (), t.TYPE_IDS[type]) for type in t.MAIN_TYPES]

    def take(self, s: State, f: Launching, answer: Option) -> None:
        f.word = answer.word

    def finish(self, s: State, f: Launching) -> None:
        player = f.target(links.FRIEND)
        zone = t.ZONES[self.zone].id
        type = t.TYPE_OF[f.word]
        where = 1 if self.zone == t.ALTAR else 0
        last(s, Lasting(self.ability, f.source, player, s.next_serial(), s.turn, s.turn, word=zone, number=type))
        narrate(s, Event(ev.TYPE_GIVEN, player=player, amount=where, source=f.source, zone=t.MAIN_TYPES.index(type)))

    def clause(self, lang: str, mood: str) -> str:
        if lang == EN:
            where = "hand" if self.zone == t.HAND else "Altar"
            return f"choose a type of minion: this turn all minions in your {where} are of that type"
        where = "tu mano" if self.zone == t.HAND else "tu Altar"
        return f"elige un tipo de Esbirro: en este turno todos los de {where} son de ese tipo"

    def symbols(self) -> str:
        where = signs.ALTAR if self.zone == t.ALTAR else signs.HAND
        return f"{signs.THIS_TURN.mark} {EACH} {signs.TYPE_SIGNS[t.NEUTRAL].mark} {where.mark}{IS}{signs.A_TYPE.mark}"


class SwitchKinds(AskingDeed):
    """A reptante has its Attacks and Defenses exchanged this turn; chosen as a guide, while it resolves (AA-target-01)."""

    def __init__(self) -> None:
        self.ability = Constant(KindSwitched(t.KIND_CHANGE))

    def declared(self) -> list[Ability]:
        return [self.ability]

    def targets(self) -> bool:
        return True

    def options(self, s: State, f: Launching) -> list[Option]:
        if f.picked:
            return []
        return [Option(s.names, "choose", (card,)) for each in range(s.players) for card in t.team(s, each)]

    def finish(self, s: State, f: Launching) -> None:
        if warded(s, s.holder(f.picked[0]), f.you):  # a valid choice, but nothing comes of it (AA-target-03)
            happens(s, Event(ev.WITHOUT_EFFECT, f.source, f.you, own_power(s, f.announced).number, zone=ev.IS_WARDED))
            return
        last(s, Lasting(self.ability, f.source, f.you, s.next_serial(), s.turn, s.turn, them=f.picked))
        narrate(s, Event(ev.KINDS_SWITCHED, f.picked[0], f.you, source=f.source))

    def clause(self, lang: str, mood: str) -> str:
        if lang == EN:
            return "choose a Reptante: this turn its Attacks are Defenses and its Defenses are Attacks"
        return "elige un Reptante: en este turno sus Ataques son Defensas y sus Defensas son Ataques"

    def symbols(self) -> str:
        both = signs.KIND_SIGNS[ATTACK].mark + SWAPS + signs.KIND_SIGNS[DEFENSE].mark
        return f"{signs.THIS_TURN.mark} {signs.REPTANTE.mark}: {both}"


class Ward(Deed):
    """No opponent's power affects you this turn: those aimed at you count as annulled (AA-target-03)."""

    def __init__(self) -> None:
        self.ability = Constant(Warded(t.WARD))

    def declared(self) -> list[Ability]:
        return [self.ability]

    def befriends(self) -> bool:
        return True

    def act(self, s: State, f: Launching) -> None:
        player = f.target(links.FRIEND)
        last(s, Lasting(self.ability, f.source, player, s.next_serial(), s.turn, s.turn, number=player))
        narrate(s, Event(ev.WARDED, player=player, source=f.source))

    def clause(self, lang: str, mood: str) -> str:
        if lang == EN:
            return "no opponent's Power affects you this turn"
        return "ningún Poder de un oponente te afecta en este turno"

    def symbols(self) -> str:
        return f"{signs.THIS_TURN.mark} {signs.WARD.mark}"


class ChooseTypes(AskingDeed):
    """Types for the discards of your next powers this turn; one type may be chosen several times (AA-type-03, AA-type-04)."""

    def __init__(self, number: int) -> None:
        self.number = number

    def befriends(self) -> bool:
        return True

    def options(self, s: State, f: Launching) -> list[Option]:
        if f.number >= self.number:
            return []
        return [Option(s.names, "type", (), t.TYPE_IDS[type]) for type in t.MAIN_TYPES]

    def take(self, s: State, f: Launching, answer: Option) -> None:
        f.number += 1
        at = t.MAIN_TYPES.index(t.TYPE_OF[answer.word])
        happens(s, Event(ev.TOKEN_GIVEN, player=f.target(links.FRIEND), zone=at, source=f.source))

    def finish(self, s: State, f: Launching) -> None:
        f.number = 0

    def clause(self, lang: str, mood: str) -> str:
        if lang == EN:
            return (
                f"choose {self.number} types of minion, alike or not: once this turn for each of them, "
                "a minion you discard to launch a Power may count as that type"
            )
        return (
            f"elige {self.number} tipos de Esbirro, iguales o distintos: en este turno, una vez por cada uno, "
            "el Esbirro que descartes para lanzar un Poder puede considerarse de ese tipo"
        )

    def symbols(self) -> str:
        return f"{signs.THIS_TURN.mark} {self.number}{TIMES}({MAY}{signs.AS_DISCARD.mark}{IS}{signs.A_TYPE.mark})"
