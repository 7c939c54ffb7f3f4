"""Make Res Arcana's fact file from the source data, and check it.

    python tools/res_arcana_facts.py SOURCE [--out FOLDER]

Reads SOURCE (components.json) and writes components.json in our own shape: each cost, effect and
Collect is a list of parts, each part an object whose "do" names the verb. Every key of the source
must be understood; one that is not stops the script.

Verbs of costs    turn what · pay essences · pay_one_of essences · pay_x (X >= 0 of one essence)
                  · remove essences (from this component) · destroy what · discard count
Verbs of effects  gain essences · gain_one_of essences · gain_x essence · gain_cost of, plus
                  · gain_per_rival gain, per · rivals_gain essences · put essences (on this
                  component) · put_paid on · put_per_kind count · straighten what · draw count
                  · draw_then_discard count · reorder count, decks · place what, from, discount
                  · life_loss amount, ignored_by · ignore what · points amount, until
                  · check_victory · one_of options
"any" among essences is any mix, Gold included unless "except" names it. "except" is always what
the player may not choose. Components a cost or effect names are the player's own. "es_from" says
where the Spanish name comes from: the rulebook, a published page, or our own translation.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

Part = dict[str, Any]

KINDS = {
    "artifact": "artifact",
    "mage": "mage",
    "magic_item": "item",
    "monument": "monument",
    "place_of_power": "place",
}
COUNTS = {"artifact": 40, "mage": 10, "item": 8, "monument": 10, "place": 10}
ESSENCES = ("elan", "life", "calm", "death", "gold", "any")
DEFAULT_OUT = Path(__file__).parent.parent / "src" / "tapete" / "games" / "res_arcana" / "data"

# Left behind on purpose: where the source's author found each fact, other languages, prose.
PROVENANCE = frozenset("source confidence name_confidence_es cross_checked_with name_fr translated notes name_es_alt".split())
TARGETS = {
    "self": "self",
    "own_creature": "creature",
    "own_dragon": "dragon",
    "creature": "creature",
    "any_component": "component",
    "any_own_component": "component",
    "any_own_artifact": "artifact",
    "any_own_artifact_of_that_rival": "artifact",
    "another_own_artifact": "another_artifact",
    "own_dragon_or_creature": "dragon_or_creature",
}
ZONES = {"own_hand": "hand", "own_discard": "discard", "any_player_discard": "any_discard"}
TRIGGERS = {
    "life_loss_to_you": "life_loss",
    "dragon_power": "dragon_power",
    "victory_check": "victory_check",
}
POSITIONS = {"only_when_straightened": "straightened", "only_when_turned": "turned"}
IGNORED = {"that_life_loss": "life_loss", "that_dragon_power": "dragon_power"}


class Source:
    """One object of the source that must be read whole: what is left unread is an error."""

    def __init__(self, raw: Mapping[str, Any], where: str) -> None:
        self.left = dict(raw)
        self.where = where

    def take(self, key: str, default: Any = None) -> Any:
        """Read a key, once."""
        return self.left.pop(key, default)

    def has(self, key: str) -> bool:
        """Whether the key is still to be read."""
        return key in self.left

    def done(self) -> None:
        """Nothing may be left."""
        if self.left:
            raise SystemExit(f"{self.where}: not understood: {self.left}")


def essences(raw: Mapping[str, int]) -> dict[str, int]:
    """Essences in the fixed order; an unknown one is an error."""
    if unknown := set(raw) - set(ESSENCES):
        raise SystemExit(f"unknown essences {sorted(unknown)}; they are {ESSENCES}")
    return {essence: raw[essence] for essence in ESSENCES if essence in raw}


def excepting(part: Part, source: Source) -> Part:
    """The part with what the player may not choose."""
    part["except"] = source.take("exclude", [])
    return part


def any_of(verb: str, amount: int, source: Source) -> Part:
    """A part that takes any mix of essences."""
    return excepting({"do": verb, "essences": {"any": amount}}, source)


def cost_part(raw: Mapping[str, Any], where: str) -> Part:
    """One part of a cost."""
    source = Source(raw, where)
    part: Part
    if source.has("turn"):
        part = {"do": "turn", "what": TARGETS[source.take("turn")]}
    elif source.has("pay"):
        part = {"do": "pay", "essences": essences(source.take("pay"))}
    elif source.has("pay_any"):
        part = {"do": "pay", "essences": {"any": source.take("pay_any")}}
    elif source.has("pay_one_of"):
        part = {"do": "pay_one_of", "essences": source.take("pay_one_of")}
    elif source.has("pay_identical"):
        assert (source.take("pay_identical"), source.take("type")) == ("X", "any_one_essence")
        part = {"do": "pay_x"}
    elif source.has("remove_from_self"):
        part = {"do": "remove", "essences": essences(source.take("remove_from_self"))}
    elif source.has("destroy"):
        part = {"do": "destroy", "what": TARGETS[source.take("destroy")]}
    elif source.has("discard_from_hand"):
        part = {"do": "discard", "count": source.take("discard_from_hand")}
    else:
        part = {}
    source.done()
    return part


def place_part(raw: Mapping[str, Any], where: str) -> Part:
    """Placing an artifact by a power: free, or at a discount (0: none of its own)."""
    source = Source(raw, where)
    part: Part = {
        "do": "place",
        "what": source.take("what"),
        "from": ZONES[source.take("from")],
    }
    if source.has("cost"):
        assert source.take("cost") == 0
        part["free"] = True
    else:
        assert source.take("pay_cost", True) is True
        part["free"] = False
        part["discount"] = {
            "amount": source.take("discount_any"),
            "except": source.take("discount_exclude", []),
        }
    source.done()
    return part


def life_loss_part(source: Source) -> Part:
    """Life loss of every rival, and what a rival may do to ignore it."""
    amount = source.take("life_loss_all_rivals")
    escape = source.take("rival_may_ignore_by")
    return {
        "do": "life_loss",
        "amount": amount,
        "ignored_by": [cost_part(escape, source.where)] if escape else [],
    }


def reorder_part(source: Source) -> Part:
    """Looking at the top of a deck and putting it back in any order."""
    assert source.take("deck") == "own_artifact_deck_or_monument_deck"
    count = source.take("look_and_reorder_top")
    return {"do": "reorder", "count": count, "decks": ["own", "monuments"]}


def gain_x_part(source: Source) -> Part:
    """As many as the X paid, of one essence."""
    essence = source.take("gain_x")
    if essence == "one_chosen_essence":
        return excepting({"do": "gain_x", "essence": "chosen"}, source)
    return {"do": "gain_x", "essence": essence}


def gain_cost_part(of: str, plus: int, source: Source) -> Part:
    """As many as the printed cost of what was destroyed or discarded, and some more."""
    part: Part = {"do": "gain_cost", "of": of, "plus": plus, "essence": "any"}
    return excepting(part, source)


def temporary_points_part(source: Source) -> Part:
    """Points for the victory check under way and no longer."""
    assert source.take("duration") == "that_victory_check_only"
    return {"do": "points", "amount": source.take("temporary_points"), "until": "check"}


def gain_per_rival_part(source: Source) -> Part:
    """One of an essence for each of another in the pool of one chosen rival."""
    raw = source.take("gain_equal_to_one_rival_pool")
    return {"do": "gain_per_rival", "gain": raw["gain"], "per": raw["count"]}


def check_victory_part(source: Source) -> Part:
    """The victory check, now."""
    assert source.take("check_victory_now") is True
    return {"do": "check_victory"}


EFFECTS: Mapping[str, Callable[[Source], Part]] = {
    "gain": lambda s: {"do": "gain", "essences": essences(s.take("gain"))},
    "gain_any": lambda s: any_of("gain", s.take("gain_any"), s),
    "gain_one_of": lambda s: {"do": "gain_one_of", "essences": s.take("gain_one_of")},
    "gain_x": gain_x_part,
    "gain_any_equal_to_destroyed_cost_plus": lambda s: gain_cost_part(
        "destroyed", s.take("gain_any_equal_to_destroyed_cost_plus"), s
    ),
    "gain_any_equal_to_discarded_cost_plus": lambda s: gain_cost_part(
        "discarded", s.take("gain_any_equal_to_discarded_cost_plus"), s
    ),
    "gain_gold_equal_to_destroyed_cost_plus": lambda s: {
        "do": "gain_cost",
        "of": "destroyed",
        "plus": s.take("gain_gold_equal_to_destroyed_cost_plus"),
        "essence": "gold",
        "except": [],
    },
    "gain_equal_to_one_rival_pool": gain_per_rival_part,
    "rivals_gain": lambda s: {"do": "rivals_gain", "essences": essences(s.take("rivals_gain"))},
    "put_on_self": lambda s: {"do": "put", "essences": essences(s.take("put_on_self"))},
    "put_on_self_any": lambda s: any_of("put", s.take("put_on_self_any"), s),
    "put_paid_on": lambda s: {"do": "put_paid", "on": TARGETS[s.take("put_paid_on")]},
    "put_on_self_per_type_present": lambda s: {
        "do": "put_per_kind",
        "count": s.take("put_on_self_per_type_present"),
    },
    "straighten": lambda s: {"do": "straighten", "what": TARGETS[s.take("straighten")]},
    "draw": lambda s: {"do": "draw", "count": s.take("draw")},
    "draw_to_hand_then_discard_same_number": lambda s: {
        "do": "draw_then_discard",
        "count": s.take("draw_to_hand_then_discard_same_number"),
    },
    "look_and_reorder_top": reorder_part,
    "place": lambda s: place_part(s.take("place"), s.where),
    "life_loss_all_rivals": life_loss_part,
    "ignore": lambda s: {"do": "ignore", "what": IGNORED[s.take("ignore")]},
    "temporary_points": temporary_points_part,
    "check_victory_now": check_victory_part,
    "mandatory_one_of": lambda s: {
        "do": "one_of",
        "options": [[cost_part(option, s.where)] for option in s.take("mandatory_one_of")],
    },
}


def effect_part(raw: Mapping[str, Any], where: str) -> Part:
    """One part of an effect."""
    verbs = [verb for verb in EFFECTS if verb in raw]
    if len(verbs) != 1:
        raise SystemExit(f"{where}: not understood: {raw}")
    source = Source(raw, where)
    part = EFFECTS[verbs[0]](source)
    source.done()
    return part


def power_of(raw: Mapping[str, Any], where: str) -> Part:
    """One power: its cost, its effect, and the position its component must be in."""
    source = Source(raw, where)
    usable = source.take("usable", "only_when_straightened")
    power: Part = {
        "requires": POSITIONS[usable],
        "cost": [cost_part(part, where) for part in source.take("cost")],
        "effect": [effect_part(part, where) for part in source.take("effect")],
        "dragon_power": source.take("tags", []) == ["dragon_power"],
    }
    source.done()
    return power


def reaction_of(raw: Mapping[str, Any], where: str) -> Part:
    """One reaction: what it answers to, its cost and its effect."""
    source = Source(raw, where)
    reaction: Part = {
        "to": TRIGGERS[source.take("trigger")],
        "cost": [cost_part(part, where) for part in source.take("cost")],
        "effect": [effect_part(part, where) for part in source.take("effect")],
    }
    source.done()
    return reaction


def collect_of(raw: Mapping[str, Any] | None, where: str) -> Part | None:
    """The Collect ability; "if_left": only with at least that much on it and none of it taken."""
    if raw is None:
        return None
    gain = dict(raw)
    condition = gain.pop("if", None)
    return {
        "if_left": {
            None: None,
            "at_least_1_gold_left_on_self_and_none_taken": {"gold": 1},
            "essences_left_on_self_and_none_taken": {"any": 1},
        }[condition],
        "effect": [effect_part(gain, where)],
    }


def discount_of(raw: Mapping[str, Any], where: str) -> Part:
    """A standing discount on the cost of artifacts or of dragons."""
    source = Source(raw, where)
    discount: Part = {
        "on": source.take("applies_to"),
        "amount": source.take("amount_any"),
        "except": source.take("exclude"),
    }
    source.done()
    return discount


def scoring_of(raw: Mapping[str, Any] | None, points: int, where: str) -> Part | None:
    """What a Place scores beyond its printed points, which are in "points"."""
    if raw is None:
        return None
    source = Source(raw, where)
    if source.take("base") != points:
        raise SystemExit(f"{where}: points and scoring base disagree")
    scoring: Part = {
        "essence": source.take("per_essence_on_self"),
        "per_creature": source.take("per_own_creature_in_play", 0),
        "per_dragon": source.take("per_own_dragon_in_play", 0),
    }
    source.done()
    return scoring


def component_of(raw: Mapping[str, Any], ids: Mapping[str, str]) -> Part:
    """Every fact of one component."""
    where = raw["id"]
    source = Source({key: raw[key] for key in raw if key not in PROVENANCE}, where)
    cost = source.take("cost")
    points = source.take("points")
    tile = source.take("tile")
    side, other = source.take("side"), source.take("flip")
    component: Part = {
        "id": source.take("id"),
        "kind": KINDS[source.take("kind")],
        "es": source.take("name_es"),
        "en": source.take("name_en"),
        "es_from": source.take("name_es_source"),
        "cost": None if cost is None else essences(cost),
        "points": points,
        "types": source.take("types"),
        "first_game_set": source.take("first_game_set"),
        "tile": tile and {"number": tile, "first_game": side == "first_game", "back": ids[other]},
        "scoring": scoring_of(source.take("scoring"), points, where),
        "discounts": [discount_of(discount, where) for discount in source.take("discounts")],
        "collect": collect_of(source.take("collect"), where),
        "on_claim": [effect_part(part, where) for part in source.take("on_claim", [])],
        "powers": [power_of(power, where) for power in source.take("powers")],
        "reactions": [reaction_of(reaction, where) for reaction in source.take("reactions")],
    }
    source.done()
    return component


def check(components: Iterable[Part], meta: Mapping[str, Any]) -> None:
    """The counts, the pairs of sides and the first-game sets must be those of the game."""
    by_name = {component["en"]: component for component in components}
    by_id = {component["id"]: component for component in by_name.values()}
    counts = Counter(component["kind"] for component in by_name.values())
    assert counts == COUNTS, f"counts are {dict(counts)}, expected {COUNTS}"
    for front, back in meta["pairs"]:
        assert by_name[front]["tile"]["first_game"] and not by_name[back]["tile"]["first_game"]
        assert by_id[by_name[front]["tile"]["back"]]["en"] == back
        assert by_id[by_name[back]["tile"]["back"]]["en"] == front
        assert by_name[front]["tile"]["number"] == by_name[back]["tile"]["number"]
    marked = {name: c["first_game_set"] for name, c in by_name.items() if c["first_game_set"]}
    listed = {name: int(n) for n, names in meta["first_game_sets"].items() for name in names}
    assert marked == listed, "first-game sets disagree"
    assert by_id["dragons_lair"]["collect"] is None, "the curse belongs to Cursed Forge only"


def main() -> None:
    """Write the fact file and print the report."""
    parser = argparse.ArgumentParser(description="Make Res Arcana's fact file.")
    parser.add_argument("source", type=Path, help="the source's components.json")
    parser.add_argument("--out", type=Path, default=DEFAULT_OUT, help="folder for the fact file")
    arguments = parser.parse_args()
    raw: dict[str, Any] = json.loads(arguments.source.read_text(encoding="utf-8"))
    ids = {component["name_en"]: component["id"] for component in raw["components"]}
    components = [component_of(component, ids) for component in raw["components"]]
    check(components, raw["meta"])
    facts = {"first_player_token_points": raw["meta"]["first_player_token_points"]}
    rows = ",\n".join(json.dumps(component, ensure_ascii=False) for component in components)
    out: Path = arguments.out
    out.mkdir(parents=True, exist_ok=True)
    head = json.dumps(facts)[:-1]
    text = f'{head}, "components": [\n{rows}\n]}}\n'
    json.loads(text)
    (out / "components.json").write_text(text, encoding="utf-8")
    print(dict(Counter(component["kind"] for component in components)))
    print("Spanish names:", dict(Counter(component["es_from"] for component in components)))


if __name__ == "__main__":
    main()
