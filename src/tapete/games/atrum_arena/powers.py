"""Powers as static declarations: what is printed on them, what they are aimed at, and the deeds they consist of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tapete.core.abilities import Ability
from tapete.core.effects import Code, Effect, Program
from tapete.core.language import EN, TELL, Words, sentence
from tapete.core.symbols import AND, THEN, grouped, joined
from tapete.games.atrum_arena import signs
from tapete.games.atrum_arena.kinds import ANY_TYPE, EITHER, ESBIRRO_NAMES, KIND_NAMES, OF_VICTIM, RARITY_NAMES, READY

if TYPE_CHECKING:
    from tapete.core.state import State
    from tapete.games.atrum_arena.deeds import Deed


class MinionAim:
    """Esbirros of an altar that are chosen when the power is announced (AA-target-05, AA-gap-05)."""

    def __init__(self, whose: int, count: int = 1, up_to: bool = False, types: int = ANY_TYPE, state: int = EITHER) -> None:
        self.whose = whose
        self.count = count
        self.up_to = up_to
        self.types = types
        self.state = state


class LinkAim:
    """An announced power that another one is aimed at."""

    def __init__(
        self, kinds: tuple[int, ...], damaging: bool = False, last: bool = False, rival: bool = False, neutral: bool = False
    ) -> None:
        self.kinds = kinds
        self.damaging = damaging  # tacticals only when they deal damage
        self.last = last  # only the one announced right before (AA-key-01)
        self.rival = rival  # only an opponent's
        self.neutral = neutral  # only one whose discard is of any type


class CopyAim:
    """Whose powers can be copied."""

    def __init__(self, ready: bool, own: bool = False) -> None:
        self.ready = ready  # only of Ready reptantes
        self.own = own  # only of the own team


class Requirement:
    """A condition in a power's text, without which it cannot be launched (AA-launch-11)."""

    def holds(self, s: State, player: int, gone: tuple[int, ...]) -> bool:
        """Whether it holds for a player once these esbirros have left the altar."""
        raise NotImplementedError

    def text(self, lang: str) -> str:
        """After "si"/"if"."""
        raise NotImplementedError

    def symbols(self) -> str:
        """The requirement in symbols; "" when it cannot be said in them."""
        return ""


class Power(Ability):
    """A power at one cost."""

    def __init__(
        self,
        key: str,
        name: Words,
        cost: int,
        esbirro: int,
        kind: int,
        rarity: int,
        unique: bool,
        deeds: tuple[Deed, ...],
        loss: Deed,
        needs: Requirement | None = None,
        copies: CopyAim | None = None,
        tireless: bool = False,
        ours: bool = True,
        invented: tuple[str, ...] = (),
        exploiting: bool = False,
        piercing: bool = False,
    ) -> None:
        super().__init__()
        self.key = key  # the name it shares with its other costs
        self.name = name
        self.cost = cost
        self.esbirro = esbirro
        self.kind = kind
        self.rarity = rarity
        self.unique = unique
        self.deeds = deeds
        self.needs = needs
        self.copies = copies
        self.tireless = tireless  # its reptante does not Exhaust (AA-err-06)
        self.exploiting = exploiting  # its text asks to pay by Exploiting (AA-act-13)
        self.piercing = piercing  # no Defense answers it (AA-card-05)
        self.ours = ours
        self.invented = invented  # what the rulebook does not give and we chose
        self.number = -1  # among all powers
        self.anyone = False
        self.harms = False
        self.friendly = False
        self.force = False
        self.strikes = False
        self.other_victim = False
        self.other_harm = False
        self.alters = False
        self.exempt = needs is not None
        self.minions: MinionAim | None = None
        self.link: LinkAim | None = None
        self.demand: Requirement | None = None
        for deed in deeds:
            self.gather(deed)
        # whether what is in the launcher's altar decides if it can be launched, however it is paid or at least if esbirros leave it
        own = self.aims_at_own_minions()
        self.demanding = needs is not None or self.demands()
        self.particular = own or self.demanding
        self.taxable = self.alters and not self.exempt
        self.loss = loss
        self.taxed_program = written(with_loss(deeds, loss) if self.taxable else list(deeds))
        self.plain_program = written(self.sentences)

    def aims_at_own_minions(self) -> bool:
        return self.minions is not None and self.minions.whose != OF_VICTIM

    def demands(self) -> bool:
        return self.demand is not None

    def gather(self, deed: Deed) -> None:
        """What one of its sentences makes the whole power."""
        force = deed.force()
        harm = deed.harms()
        self.anyone = self.anyone or deed.aims_at_anyone()
        self.harms = self.harms or harm
        self.friendly = self.friendly or deed.befriends()
        self.force = self.force or force
        self.strikes = self.strikes or (force and harm)
        self.other_victim = self.other_victim or (deed.aims_at_victim() and not force)
        self.other_harm = self.other_harm or (harm and not force)
        self.alters = self.alters or deed.alters()
        self.exempt = self.exempt or deed.loses() or deed.commits()
        self.minions = self.minions or deed.minions()
        self.link = self.link or deed.link()
        self.demand = self.demand or deed.demands()

    @property
    def sentences(self) -> list[Deed]:
        """Its deeds, with the loss that the general rule adds (AA-altar-11)."""
        return with_loss(self.deeds, self.loss) if self.taxable and self.cost <= LOW_COST else list(self.deeds)

    def programs(self) -> list[Program]:
        return [self.plain_program, self.taxed_program]

    def declared(self) -> list[Ability]:
        found: list[Ability] = []
        for deed in self.deeds:
            found.extend(deed.declared())
        return found

    def text(self, lang: str) -> str:
        clauses = [] if self.copies is None else [copy_clause(self.copies, lang)]
        mood = TELL
        for deed in self.sentences:
            clauses.append(deed.clause(lang, mood))
            if deed.names_opponent():
                mood = AGAIN
        if self.needs is not None and clauses:
            clauses[0] = f"{'if' if lang == EN else 'si'} {self.needs.text(lang)}, {clauses[0]}"
        if self.exploiting:
            clauses.insert(0, "its cost is paid by Exploiting" if lang == EN else "su coste se paga Explotando")
        if self.piercing:
            clauses.append("no Defense answers it" if lang == EN else "no admite Defensas")
        if self.tireless:
            clauses.append("launching it does not Exhaust this Reptante" if lang == EN else "lanzarlo no Agota a este Reptante")
        return " ".join([sentence(each) for each in clauses])

    def line(self, lang: str) -> str:
        """Name, cost, discard, type and rarity in one line, then the text."""
        star = "★" if self.unique else ""
        kind = KIND_NAMES[self.kind].text(lang)
        discard = ESBIRRO_NAMES[self.esbirro].text(lang)
        rarity = RARITY_NAMES[self.rarity].text(lang)
        return f"{self.name.text(lang)}{star} ({self.cost}, {discard}, {kind}, {rarity}): {self.text(lang)}"

    def symbols(self) -> str:
        said = [] if self.copies is None else [copy_symbols(self.copies)]
        said += [deed.symbols() for deed in self.sentences]
        if self.needs is not None:
            said = [joined([self.needs.symbols(), grouped(joined(said, AND))], THEN)]
        if self.exploiting:
            said.insert(0, signs.BY_EXPLOITING.mark)
        if self.piercing:
            said.append(signs.PIERCING.mark)
        if self.tireless:
            said.append(signs.TIRELESS.mark)
        return joined(said, AND)


LOW_COST: Final = 1  # the loss of 2 is for powers of cost 0 or 1


AGAIN: Final = "again"  # the mood of a sentence after one that named the opponent a power is aimed at (AA-target-02)


def an_opponent(lang: str, mood: str) -> str:
    """The opponent that a power is aimed at: it has one as its target, so a later sentence speaks of that one."""
    if lang == EN:
        return "that opponent" if mood == AGAIN else "an opponent"
    return "ese oponente" if mood == AGAIN else "un oponente"


def written(deeds: list[Deed]) -> Program:
    """The deeds as one program."""
    code = Code()
    for deed in deeds:
        deed.emit(code)
    return Program(Sentences(deeds), tuple(code.ops))


class Sentences(Effect):
    """The deeds of a power, as the program's text."""

    def __init__(self, deeds: list[Deed]) -> None:
        self.deeds = deeds

    def clause(self, lang: str, mood: str) -> str:
        return " ".join([deed.text(lang) for deed in self.deeds])

    def text(self, lang: str) -> str:
        return self.clause(lang, TELL)


def with_loss(deeds: tuple[Deed, ...], loss: Deed) -> list[Deed]:
    """The loss comes after the first part of the effect: the one that alters the altar (AA-decr-04)."""
    found: list[Deed] = []
    added = False
    for deed in deeds:
        found.append(deed)
        if deed.alters() and not added:
            found.append(loss)
            added = True
    return found


def copy_clause(aim: CopyAim, lang: str) -> str:
    if lang == EN:
        ready = "Ready " if aim.ready else ""
        whose = f"another of your {ready}Reptantes" if aim.own else f"another {ready}Reptante"
        return f"copy the type and effect of a Power of {whose}"
    whose = " tuyo" if aim.own else ""
    return f"copia el tipo y el efecto de un Poder de otro Reptante{whose}{' Preparado' if aim.ready else ''}"


def copy_symbols(aim: CopyAim) -> str:
    ready = f"{signs.STATES[READY].mark} " if aim.ready else ""
    return f"{signs.COPY.mark} {ready}{(signs.ANOTHER_OWN if aim.own else signs.ANOTHER).mark}"
