"""Mitos y Leyendas once more, from the rulebook: what is paid, what the Castle takes, who falls, and what a turn moves.

Only cards whose text is told here, in ``TEXTS``, are followed, and those without a text. As soon as any other card is played or
stands in play the game is left alone (``followed``), for its text may touch everything. Of the engine nothing is read but what was
chosen: the answers, which Oros paid, and the order of the Castle.
"""

from __future__ import annotations

import json
from collections import Counter
from importlib.resources import files
from typing import Any, NamedTuple

from tests.oracles.common import Disagreement

from tapete.core.decision import Decision, Option
from tapete.core.state import State
from tapete.games.mitos_y_leyendas.things import PHASES, PLAYER_FIELDS, WORLD_FIELDS, ZONES

CASTLE, HAND, RESERVE, PAID, DEFENCE, ATTACK, SUPPORT, GRAVEYARD, EXILE, PERMANENT, WEAPONS, PLAYING = [zone.id for zone in ZONES]
PLAY = (RESERVE, PAID, DEFENCE, ATTACK, SUPPORT, WEAPONS)
ENTERS = {"ally": DEFENCE, "weapon": WEAPONS, "talisman": GRAVEYARD, "totem": SUPPORT, "gold": RESERVE}
WINDOWS = ("annul", "respond", "answer", "cancel", "order")  # questions before something that was announced happens
PRINTED: dict[str, dict[str, Any]] = {
    row["id"]: row for row in json.loads((files("tapete.games.mitos_y_leyendas") / "data" / "cards.json").read_text("utf-8"))
}


class Text(NamedTuple):
    """What the text of a card does, as far as this opinion goes."""

    word: str
    amount: int = 0
    about: str = ""


TEXTS: dict[str, tuple[Text, ...]] = {
    # Weapons: what the bearer gains
    "nanigata": (Text("bearer", 1),),
    "kunai": (Text("bearer", 2),),
    "martillo_shaolin": (Text("bearer", -1),),
    "fu_tao": (Text("bearer", -3),),
    "nunchaku": (Text("bearer blocking", 2),),
    "tetsu_bishi": (Text("bearer without Strength"),),
    "honda-in": (Text("bearer", 1), Text("bearer unblockable")),
    "guantes_de_hierro": (Text("bearer", 1), Text("bearer survives")),
    # what changes prices
    "totem_de_penumbra": (Text("dearer weapons", 1),),
    "totem_de_guanaco-in": (Text("dearer for the opponent", 1),),
    "totem_de_guanaco-co": (Text("dearer for the opponent", 1),),
    "totem_del_aguila": (Text("cheaper for you", 1, "chaman"),),
    "totem_del_bosque": (Text("cheaper", 1, "licantropo"),),
    "karib-in": (Text("cheaper arming", 1),),
    "karib-co": (Text("cheaper arming", 1),),
    "yu_huang": (Text("cheaper for each", 1, "xian"),),
    # Totems that strengthen, and some that do not matter here
    "totem_de_jaguar": (Text("all yours", 1),),
    "totem_de_vitalidad": (Text("all yours blocking", 1),),
    "alfheim": (),
    "totem_de_guerra": (),
    # Allies
    "krishna": (Text("mill yourself on entering", 1),),
    "demonio": (Text("mill yourself to play", 4),),
    "berserker-er": (Text("unblockable"),),
    "silver": (Text("only blocks"),),
    "nurikabe": (Text("only blocks"),),
    "corazon_de_leon-mg": (Text("attacking", 1),),
    # Talismans
    "haiit-co": (Text("generate", 2, "virtual"),),
    "oraculo": (Text("generate", 4, "virtual"),),
    "fragua": (Text("generate", 3, "virtual_for_weapons"),),
    "mecenas": (Text("generate", 2, "virtual_for_vampires"),),
    "trofeo_de_guerra": (Text("generate", 2, "virtual_for_werewolves"),),
    "tonatiuh": (Text("generate", 2, "virtual_for_shamans"),),
    "caceria_del_peyotl-in": (Text("generate", 2, "virtual_for_things"),),
    "caceria_del_peyotl-co": (Text("generate", 2, "virtual_for_weapons_or_totems"),),
    "huitzilopochtli": (Text("strengthen", 3),),
    "hombres_de_madera": (Text("strengthen", 1),),
    "bufalo_blanco-er": (Text("strengthen all yours", 1),),
    "chon_chon-er": (Text("mill", 2),),
    "espectro_de_dragon": (Text("mill", 3),),
    "mascara_de_jade": (Text("mill", 3),),
    "fu_hi": (Text("harmless"),),
    "custodio": (Text("all harmless", 0, "vampiro"),),
    "huascar_y_atahualpa": (Text("your blockers survive"),),
    "machitun": (Text("opponent harmless"),),
}  # fmt: skip
AIMED = ("strengthen", "harmless")
PAYS_FOR = {  # virtual Oros that pay for certain things alone: the types, and a race
    "virtual_for_weapons": (("weapon",), ""),
    "virtual_for_weapons_or_totems": (("weapon", "totem"), ""),
    "virtual_for_things": (("talisman", "weapon", "totem"), ""),
    "virtual_for_vampires": (("ally",), "vampiro"),
    "virtual_for_werewolves": (("ally",), "licantropo"),
    "virtual_for_shamans": (("ally",), "chaman"),
}
VIRTUAL = ("virtual", *PAYS_FOR)


def told(card: str) -> bool:
    """Whether everything the card does is known here."""
    return card in TEXTS or (card in PRINTED and not PRINTED[card]["text"])


def followed(s: State) -> bool:
    """The filter: nothing has entered the game whose text is not told here."""
    public = [zone for zone, kind in enumerate(ZONES) if kind.id in (*PLAY, PERMANENT, PLAYING)]
    return all(told(s.cards[card].id) for zone in public for side in (0, 1) for card in s.zone(zone, side))


class MitosYLeyendas:
    """One game beside the engine's: where every card must lie, what was generated, what lasts this turn."""

    def __init__(self) -> None:
        self.compared = 0
        self.seen: Counter[str] = Counter()  # how often each matter was worked out
        self.path: list[str] = []
        self.stage = ""

    # -- following

    def begin(self, s: State) -> None:
        """Take over the facts of a Vigil that has just begun."""
        self.cards = [card.id for card in s.cards]
        self.owners = s.owners
        self.at: list[tuple[str, int]] = [(ZONES[place // 2].id, place % 2) for place in s.place]
        self.castles = [s.zone(0, side)[:] for side in (0, 1)]
        self.virtual = [{field: tally(s, field, side) for field in VIRTUAL} for side in (0, 1)]
        self.host = {card: s.numbers[0][card] - 1 for card in self.lying(WEAPONS)}
        self.active = s.world[WORLD_FIELDS.index("active")]
        self.fresh: set[int] = set()
        self.new_turn()
        self.stage = "vigil"

    def new_turn(self) -> None:
        self.bonus: Counter[int] = Counter()
        self.harmless: set[int] = set()
        self.harmless_side: set[int] = set()
        self.harmless_races: set[str] = set()
        self.safe_blockers: set[int] = set()
        self.attackers: list[int] = []
        self.blocks: dict[int, int] = {}
        self.drop = True  # the Oro of the turn may still come
        self.loser = -1
        self.passes = 0  # in a row, in the War
        self.priority = -1

    def play(self, s: State, picks: Any, most: int) -> None:
        """Answer at random and follow, as long as the filter lets it."""
        for _ in range(most):
            if s.over or s.decision is None:
                return
            if not self.stage and s.decision.kind == "vigil" and followed(s):
                self.begin(s)
            asked = s.decision
            option = asked.options[next(picks) % len(asked.options)]
            self.path = [*self.path[-12:], f"{asked.player + 1}: {asked.kind}: {option.id}"]
            if self.stage and not self.understood(option):
                return
            if self.stage:
                self.answer(asked, option)
            s.choose(option)
            if self.stage:
                self.look(s)

    def understood(self, option: Option) -> bool:
        return option.verb not in ("use", "react") and all(
            told(self.cards[card]) for card in option.things if option.verb == "play"
        )

    def answer(self, asked: Decision, option: Option) -> None:
        """What the answer itself decides."""
        self.fell = asked.kind in ("arrange", "discard")
        if option.verb == "play":
            self.announce(asked.player, option)
        elif asked.kind == "choose":
            self.targets.append(option.thing)
        elif asked.kind == "grouping":
            if option.verb == "group":
                self.group()
            self.stage = "vigil"
        elif asked.kind == "vigil":
            self.stage = "attack"
        elif asked.kind == "attack":
            if option.verb == "done":
                self.declared()
            else:
                self.attackers.append(option.thing)
        elif asked.kind == "block":
            if option.verb == "done":
                self.begin_war()
            else:
                self.block(option.things[0], option.things[1])
        elif asked.kind == "war":
            self.passed()
        elif asked.kind == "discard":
            self.put(option.thing, GRAVEYARD)

    def look(self, s: State) -> None:
        """Run on until the engine's question, and compare."""
        asked = s.decision
        for _ in range(20):
            if self.loser >= 0:
                if not s.over or s.winners != (1 - self.loser,):
                    self.fail(f"player {self.loser + 1} has no Castle left and must have lost; winners {s.winners}", asked)
                self.seen["defeat"] += 1
                return
            if s.over or asked is None:
                self.step(s, "")
            elif (asked.kind == "arrange" and self.fell) or self.step(s, asked.kind):
                break
        else:
            self.fail("the question is not one of this moment", asked)
        if asked is not None and asked.kind != "pay":
            self.compare(s)

    def step(self, s: State, kind: str) -> bool:
        """Whether the engine's question belongs here; otherwise the next thing happens."""
        stage = self.stage
        if stage == "casting":
            if kind == "choose" or kind == "pay":
                return True
            if not self.paid:
                self.pay(s, kind)
            if kind in ("annul", "respond"):
                return True
            self.resolve()
        elif stage == "entering":
            if kind in ("cancel", "answer"):
                return True
            self.stage = self.back
            self.mill_for(self.card, "mill yourself on entering")
        elif stage == "grouping":
            if self.own(PAID) or self.own(ATTACK):
                return self.expects(s, kind, "grouping", self.active)
            self.stage = "vigil"
        elif stage == "vigil":
            self.check_offered(s)
            return self.expects(s, kind, "vigil", self.active)
        elif stage == "attack":
            able = [card for card in self.own(DEFENCE) if self.may_attack(card)]
            waiting = set(able) - set(self.attackers)
            if waiting:
                offered = {each.thing for each in s.decision.options if each.things} if s.decision is not None else set()
                self.same(s, "attackers", offered, waiting)
                return self.expects(s, kind, "attack", self.active)
            self.declared()
        elif stage == "block":
            if kind == "block" or self.answerable(s, kind, "attack", "block"):
                return True
            self.begin_war()
        elif stage == "war":
            if self.answerable(s, kind, "block", "war"):
                return True
            if self.passes == 2:
                self.stage = "damage"
            elif self.idle(self.priority) and (kind != "war" or s.decision is None or s.decision.player != self.priority):
                self.passed()
            else:
                self.check_talismans(s)
                return self.expects(s, kind, "war", self.priority)
        elif stage == "damage":
            if self.answerable(s, kind, "damage") and s.zone(0, 1 - self.active) == self.castles[1 - self.active]:
                return True  # answered before the damage, or there is none
            self.damage()
        elif stage == "falling":
            if kind == "doomed" or self.answerable(s, kind, "damage"):
                return True
            self.fall(s)
        elif stage == "final":
            if self.answerable(s, kind, "final"):
                return True
            self.draw()
        elif stage == "discard":
            if len(self.own(HAND)) > 8:
                return self.expects(s, kind, "discard", self.active)
            self.active = 1 - self.active
            self.new_turn()
            self.fresh -= set(self.own(DEFENCE)) | set(self.own(ATTACK))
            self.stage = "grouping"
        return False

    def answerable(self, s: State, kind: str, *phases: str) -> bool:
        """Whether the question is a window in which a phase or a text can be answered: nothing has happened yet."""
        return kind in ("phase", *WINDOWS) and PHASES[s.world[WORLD_FIELDS.index("phase")]] in phases

    def passed(self) -> None:
        self.passes += 1
        self.priority = 1 - self.priority

    def talismans(self, player: int) -> set[int]:
        """The Talismans a player could pay for now."""
        hand = [card for card in self.lying(HAND) if self.at[card][1] == player and told(self.cards[card])]
        return {card for card in hand if self.kind(card) == "talisman" and self.price(player, card, -1) <= self.purse(player, card)}

    def idle(self, player: int) -> bool:
        """Whether a player can do nothing but pass in the War."""
        return not self.talismans(player)

    def check_talismans(self, s: State) -> None:
        """In the War, whatever Talisman can be paid is offered, and no other."""
        assert s.decision is not None
        offered = {each.thing for each in s.decision.options if each.verb == "play" and told(self.cards[each.thing])}
        self.same(s, "Talismans to play", offered, self.talismans(self.priority))

    def expects(self, s: State, kind: str, wanted: str, player: int) -> bool:
        if kind != wanted or s.decision is None or s.decision.player != player:
            self.fail(f"player {player + 1} should be asked {wanted}", s.decision)
        return True

    # -- playing and paying (8.1)

    def announce(self, player: int, option: Option) -> None:
        self.caster, self.card = player, option.thing
        self.bearer = option.target if self.kind(self.card) == "weapon" else -1
        self.targets: list[int] = []
        self.back = self.stage
        self.stage, self.paid = "casting", False
        self.at[self.card] = (PLAYING, player)
        self.drop = False

    def price(self, player: int, card: int, bearer: int) -> int:
        """Printed cost, plus what makes it dearer, less what makes it cheaper, and never less than nothing."""
        kind, row = self.kind(card), self.printed(card)
        if kind == "gold":
            return 0
        total = int(row["cost"] or 0)
        for each in self.lying(SUPPORT):
            mine = self.at[each][1] == player
            for text in self.texts(each):
                if (text.word == "dearer weapons" and kind == "weapon") or (text.word == "dearer for the opponent" and not mine):
                    total += text.amount
                elif text.about in row["races"] and (text.word == "cheaper" or (text.word == "cheaper for you" and mine)):
                    total -= text.amount
        if kind == "weapon" and self.at[bearer][1] == player:
            total -= sum(text.amount for text in self.texts(bearer) if text.word == "cheaper arming")
        for text in self.texts(card):
            if text.word == "cheaper for each":
                total -= text.amount * sum(text.about in self.printed(each)["races"] for each in self.allies())
        return max(total, 0)

    def pays(self, field: str, card: int) -> bool:
        """Whether virtual Oros of this sort pay for the card."""
        if field == "virtual":
            return True
        kinds, race = PAYS_FOR[field]
        return self.kind(card) in kinds and (not race or race in self.printed(card)["races"])

    def purse(self, player: int, card: int) -> int:
        reserve = [each for each in self.lying(RESERVE) if self.at[each][1] == player]
        return len(reserve) + sum(count for field, count in self.virtual[player].items() if self.pays(field, card))

    def pay(self, s: State, kind: str) -> None:
        """Exactly the price has left: Oros from the Reserve to the Paid ones, or virtual ones that may pay for this."""
        due = self.price(self.caster, self.card, self.bearer)
        moved = [each for each in self.lying(RESERVE) if self.at[each][1] == self.caster and lies(s, each) == (PAID, self.caster)]
        for each in moved:
            self.at[each] = (PAID, self.caster)
        spent = self.spent(s, kind, due - len(moved))
        for field, amount in spent.items():
            if amount and not self.pays(field, self.card):
                self.fail(f"{field} cannot pay for {self.cards[self.card]}", s.decision)
            self.virtual[self.caster][field] -= amount
        virtual = sum(spent.values())
        if len(moved) + virtual != due or min(self.virtual[self.caster].values()) < 0:
            self.fail(f"{self.cards[self.card]} costs {due}; {len(moved)} Oros and {virtual} virtual ones were paid", s.decision)
        self.seen["virtual payment"] += bool(virtual)
        self.mill_for(self.card, "mill yourself to play")
        self.paid = True
        self.seen["payment"] += bool(due)
        self.seen["changed price"] += self.kind(self.card) != "gold" and due != int(self.printed(self.card)["cost"] or 0)

    def spent(self, s: State, kind: str, rest: int) -> dict[str, int]:
        """The virtual Oros that have left. If nobody was asked before the turn was over, they are what the Oros left unpaid."""
        had = Counter(self.virtual[self.caster])
        if s.over or kind == "discard" or s.world[WORLD_FIELDS.index("active")] != self.active:
            able = [field for field in VIRTUAL if self.pays(field, self.card) for _ in range(had[field])]
            return Counter(able[: max(rest, 0)])
        if kind not in ("annul", "respond"):
            had.update({text.about: text.amount for text in self.texts(self.card) if text.word == "generate"})
        return {field: had[field] - tally(s, field, self.caster) for field in VIRTUAL}

    def check_offered(self, s: State) -> None:
        """Whatever can be paid is offered, and nothing else. Talismans wait for targets and moments: they are left out."""
        assert s.decision is not None
        wanted: set[tuple[int, ...]] = set()
        for card in self.own(HAND):
            kind = self.kind(card)
            if not told(self.cards[card]) or kind == "talisman":
                continue
            for bearer in self.allies() if kind == "weapon" else [-1]:
                if bearer >= 0 and bearer in self.host.values():
                    continue
                if (kind == "gold" and not self.drop) or len(self.castles[self.active]) < self.milling(card):
                    continue
                if self.price(self.active, card, bearer) <= self.purse(self.active, card):
                    wanted.add((card, bearer) if bearer >= 0 else (card,))
        offered = {
            option.things
            for option in s.decision.options
            if option.verb == "play" and told(self.cards[option.thing]) and self.kind(option.thing) != "talisman"
        }
        self.same(s, "cards to play", offered, wanted)

    def resolve(self) -> None:
        card, kind = self.card, self.kind(self.card)
        self.stage = self.back
        if kind == "talisman":
            for text in self.texts(card):
                self.effect(text)
            self.put(card, GRAVEYARD)
        elif kind == "weapon":
            self.at[card] = (WEAPONS, self.at[self.bearer][1])
            self.host[card] = self.bearer
        else:
            self.at[card] = (ENTERS[kind], self.caster)
            self.fresh.add(card)
            self.stage = "entering"
        if self.stage == "war":
            self.passes = 0
            self.priority = 1 - self.caster

    def effect(self, text: Text) -> None:
        me, opponent = self.caster, 1 - self.caster
        if text.word in AIMED and not self.targets:
            possible = self.attackers if text.word == "harmless" else self.allies()
            assert len(possible) == 1, "only a lone target goes without saying"
            self.targets = possible[:]
        if text.word == "generate":
            self.virtual[me][text.about] += text.amount
        elif text.word == "strengthen":
            self.bonus[self.targets[0]] += text.amount
        elif text.word == "strengthen all yours":
            self.bonus.update({ally: text.amount for ally in self.allies() if self.at[ally][1] == me})
        elif text.word == "mill":
            self.mill(opponent, text.amount)
        elif text.word == "harmless":
            self.harmless.add(self.targets[0])
        elif text.word == "all harmless":
            self.harmless_races.add(text.about)
        elif text.word == "your blockers survive":
            self.safe_blockers.add(me)
        elif text.word == "opponent harmless":
            self.harmless_side.add(opponent)

    # -- the Battle (9.3)

    def may_attack(self, card: int) -> bool:
        return card not in self.fresh and all(text.word != "only blocks" for text in self.texts(card))

    def declared(self) -> None:
        for card in self.attackers:
            self.at[card] = (ATTACK, self.active)
        self.stage = "block" if self.attackers else "final"

    def block(self, blocker: int, attacker: int) -> None:
        if self.at[blocker] != (DEFENCE, 1 - self.active) or attacker not in self.attackers or attacker in self.blocks:
            self.fail("nobody blocks from elsewhere than the Defence Line, nor an attacker that is blocked", None)
        if any(text.word == "unblockable" for text in self.texts(attacker)) or self.carries(attacker, "bearer unblockable"):
            self.fail("nobody blocks the unblockable", None)
        if blocker in self.blocks.values():
            self.fail("an Ally blocks one attacker", None)
        self.blocks[attacker] = blocker

    def begin_war(self) -> None:
        self.stage, self.passes, self.priority = "war", 0, 1 - self.active

    def strength(self, card: int) -> int:
        """Printed, with Weapons, Totems and what was given this turn; never less than nothing."""
        blocking = card in self.blocks.values()
        total = int(self.printed(card)["strength"]) + self.bonus[card]
        for text in self.texts(card):
            total += text.amount if text.word == "attacking" and card in self.attackers else 0
        for text in self.carried(card):
            if text.word == "bearer without Strength":
                return 0
            total += text.amount if text.word == "bearer" or (text.word == "bearer blocking" and blocking) else 0
        for each in self.lying(SUPPORT):
            if self.at[each][1] == self.at[card][1]:
                for text in self.texts(each):
                    total += text.amount if text.word == "all yours" or (text.word == "all yours blocking" and blocking) else 0
        return max(total, 0)

    def does_damage(self, card: int) -> bool:
        return not (
            card in self.harmless
            or self.at[card][1] in self.harmless_side
            or self.harmless_races.intersection(self.printed(card)["races"])
        )

    def damage(self) -> None:
        """Compare the pairs, let the Castle take what nobody covered; the losers fall afterwards."""
        total = 0
        self.doomed: list[int] = []
        self.unsaid: list[int] = []  # the rulebook does not say whether they fall
        for attacker in self.attackers:
            blocker = self.blocks.get(attacker, -1)
            strong, weak = self.strength(attacker), self.strength(blocker) if blocker >= 0 else 0
            if self.does_damage(attacker):
                total += max(strong - weak, 0)
            else:
                self.seen["prevention"] += 1
            if blocker >= 0:
                self.seen["pair"] += 1
                self.condemn(blocker, attacker, strong >= weak)
                self.condemn(attacker, blocker, weak >= strong)
        self.seen["battle"] += bool(self.attackers)
        self.stage = "falling"
        self.mill(1 - self.active, total)

    def condemn(self, card: int, by: int, beaten: bool) -> None:
        """An Ally that loses or ties its comparison falls, unless combat damage does not destroy it."""
        if not beaten:
            return
        safe = card in self.blocks.values() and self.at[card][1] in self.safe_blockers
        if safe or self.carries(card, "bearer survives"):
            self.seen["survival"] += 1
        elif self.does_damage(by):
            self.doomed.append(card)
        else:
            self.unsaid.append(card)

    def fall(self, s: State) -> None:
        self.stage, self.fell = "final", True
        for card in self.doomed + [each for each in self.unsaid if lies(s, each)[0] == GRAVEYARD]:
            for weapon in [each for each, bearer in self.host.items() if bearer == card]:
                del self.host[weapon]
                self.put(weapon, GRAVEYARD)
            self.put(card, GRAVEYARD)

    # -- the rest of the turn (9.1, 9.4)

    def group(self) -> None:
        self.seen["grouping"] += 1
        for card in self.own(PAID):
            self.at[card] = (RESERVE, self.active)
        for card in self.own(ATTACK):
            self.at[card] = (DEFENCE, self.active)

    def draw(self) -> None:
        """What lasts this turn ends; the active player draws; virtual Oros are lost."""
        self.seen["draw"] += 1
        self.new_turn()
        self.at[self.castles[self.active].pop(0)] = (HAND, self.active)
        self.lose_without_castle(self.active)
        self.virtual = [dict.fromkeys(VIRTUAL, 0) for _ in (0, 1)]
        self.stage = "discard"

    def mill(self, player: int, amount: int) -> None:
        for _ in range(min(amount, len(self.castles[player]))):
            self.put(self.castles[player].pop(0), GRAVEYARD)
        self.seen["milled"] += amount
        self.lose_without_castle(player)

    def milling(self, card: int) -> int:
        """How many cards of one's own Castle it takes to play the card."""
        return sum(text.amount for text in self.texts(card) if text.word == "mill yourself to play")

    def mill_for(self, card: int, word: str) -> None:
        for text in self.texts(card):
            if text.word == word:
                self.seen["milled cost"] += 1
                self.mill(self.caster, text.amount)

    def lose_without_castle(self, player: int) -> None:
        if not self.castles[player]:
            self.loser = player

    # -- small words

    def put(self, card: int, zone: str) -> None:
        self.at[card] = (zone, self.owners[card])

    def lying(self, zone: str) -> list[int]:
        return [card for card, at in enumerate(self.at) if at[0] == zone]

    def own(self, zone: str) -> list[int]:
        return [card for card, at in enumerate(self.at) if at == (zone, self.active)]

    def allies(self) -> list[int]:
        return self.lying(DEFENCE) + self.lying(ATTACK)

    def printed(self, card: int) -> dict[str, Any]:
        return PRINTED[self.cards[card]]

    def kind(self, card: int) -> str:
        return str(self.printed(card)["type"])

    def texts(self, card: int) -> tuple[Text, ...]:
        return TEXTS.get(self.cards[card], ())

    def carried(self, card: int) -> list[Text]:
        return [text for weapon, bearer in self.host.items() if bearer == card for text in self.texts(weapon)]

    def carries(self, card: int, word: str) -> bool:
        return any(text.word == word for text in self.carried(card))

    # -- comparing

    def compare(self, s: State) -> None:
        """Each card lies in one place, the one the rules say; Castles in order; virtual Oros counted."""
        self.compared += 1
        found = Counter(card for zone in s.zones for card in zone)
        self.same(s, "cards in one place", dict(found), dict.fromkeys(range(len(self.cards)), 1))
        for card, wanted in enumerate(self.at):
            if lies(s, card) != wanted or card not in s.zones[s.place[card]]:
                self.fail(f"{s.names[card]} must lie in {wanted} and lies in {lies(s, card)}", s.decision)
        self.same(s, "castles", [s.zone(0, side) for side in (0, 1)], self.castles)
        self.same(s, "virtual Oros", [{field: tally(s, field, side) for field in VIRTUAL} for side in (0, 1)], self.virtual)
        self.same(s, "active player", s.world[WORLD_FIELDS.index("active")], self.active)

    def same(self, s: State, what: str, found: object, wanted: object) -> None:
        if found != wanted:
            self.fail(f"{what}: {wanted} expected, {found} found", s.decision)

    def fail(self, problem: str, asked: Decision | None) -> None:
        raise Disagreement("\n".join([problem, f"now {asked}", "after:", *self.path]))


def lies(s: State, card: int) -> tuple[str, int]:
    return ZONES[s.place[card] // 2].id, s.place[card] % 2


def tally(s: State, field: str, player: int) -> int:
    return s.tallies[PLAYER_FIELDS.index(field)][player]
