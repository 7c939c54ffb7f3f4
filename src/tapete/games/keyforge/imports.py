"""Decks written by other programs: Master Vault (raw and flattened), Decks of KeyForge and Keyteki JSON; and lists of names.

A deck's identity is fixed: an import reads a list as it is and never repairs it (KF-overview-03). What it cannot keep, the icons
that later sets add to single copies, it names under ``left_out``. A link to a deck is no deck: nothing is fetched here.
"""

from __future__ import annotations

import re
from typing import Final

from tapete.core.language import Words
from tapete.core.position import Document, plain
from tapete.core.refusal import BadDocument
from tapete.games.keyforge.catalogue import DECLARED, SETS, all_facts
from tapete.games.keyforge.houses import no_entry, no_house
from tapete.games.keyforge.lists import entries
from tapete.games.keyforge.things import HOUSE_NAMES, HOUSES

DOK_ICONS: Final[tuple[str, ...]] = ("aember", "capture", "damage", "draw", "discard")
SIZE: Final = 36
HOUSES_IN_A_DECK: Final = 3
OF_A_HOUSE: Final = 12
MASTER_VAULT_SETS: Final = {341: "CotA", 435: "AoA", 452: "WC", 479: "Mass Mutation", 496: "Dark Tidings"}
ID: Final = re.compile(r"\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b", re.IGNORECASE)  # of a deck, in Master Vault
LINK: Final = re.compile(r"\s*https?://\S+\s*", re.IGNORECASE)


class Listing:
    """A deck being read: its name and its copies, each with the house it is printed in."""

    def __init__(self, name: str, expansion: object = None) -> None:
        self.name = name
        self.expansion = expansion  # the set, as its program writes it
        self.copies: list[tuple[str, str]] = []
        self.unknown: list[str] = []
        self.left_out: list[str] = []  # icons added to single copies, each with its card
        self.no_house: BadDocument | None = None

    def add(self, title: str, house: str, field: str, count: int = 1) -> None:
        """Copies of a card, by its id or by its name in either language."""
        id = card_by_title(title)
        if id is None:
            self.unknown.append(title)
            return
        try:
            self.copies += [(id, house_by_name(house, field) if house else own_house(id, field))] * count
        except BadDocument as bad:  # told unless cards are unknown too, as in a deck of a later set
            self.no_house = self.no_house or bad

    def leave_out(self, title: str, icons: list[str]) -> None:
        """Icons that a copy of a card carries besides what is printed on all of them: only Æmber printed on a card counts."""
        if icons:
            self.left_out.append(f"{title} ({', '.join(icons)})")

    def deck(self) -> dict[str, object]:
        """The deck in our own form; an unknown card stops the import, with all of them named."""
        if self.unknown:
            raise self.refusal()
        if self.no_house is not None:
            raise self.no_house
        houses = [house for house in HOUSES if any([each == house for _, each in self.copies])]
        deck: dict[str, object] = {"name": self.name, "houses": houses, "cards": [[id, house] for id, house in self.copies]}
        if self.left_out:
            deck["left_out"] = self.left_out
        return deck

    def refusal(self) -> BadDocument:
        """All that keeps a deck with unknown cards from being played, so that nobody has to ask twice."""
        titles = ", ".join(sorted(set(self.unknown)))
        es, en = [f"no se conocen estas cartas: {titles}"], [f"unknown: {titles}"]
        absent = [id for id, _ in self.copies if id not in DECLARED]
        if absent:
            lacking = missing_cards(absent)
            es.append(lacking.es)
            en.append(lacking.en)
        if self.left_out:
            icons = bonus_icons(self.left_out)
            es.append(icons.es)
            en.append(icons.en)
        of = set_of(self.expansion)
        es.append((f"el mazo es de {of.es}, y " if of is not None else "") + f"aquí se juega con {those([*SETS.values()]).es}")
        en.append((f"the deck is of {of.en}, and " if of is not None else "") + f"{those([*SETS.values()]).en} are played here")
        return BadDocument("cards", "; ".join(es), "; ".join(en))


def those(names: list[Words]) -> Words:
    """Several names as one says them."""
    es, en = [name.es for name in names], [name.en for name in names]
    return Words(f"{', '.join(es[:-1])} y {es[-1]}", f"{', '.join(en[:-1])} and {en[-1]}")


def set_of(expansion: object) -> Words | None:
    """The set of a deck as Master Vault (a number) or Decks of KeyForge (``MASS_MUTATION``) writes it."""
    if isinstance(expansion, str) and expansion:
        title = expansion.replace("_", " ").title()
    elif isinstance(expansion, int):
        title = MASTER_VAULT_SETS.get(expansion, "")
        if not title:
            return Words(f"un set que no se conoce ({expansion} en Master Vault)", f"an unknown set ({expansion} in Master Vault)")
    else:
        return None
    for id, name in SETS.items():
        if simple(title) in (simple(id), simple(name.en)):
            return name
    return Words(title, title)


def missing_cards(ids: list[str]) -> Words:
    """The cards of our three sets whose rules are not written yet."""
    names = [all_facts()[id].name for id in sorted(set(ids))]
    es, en = ", ".join([name.es for name in names]), ", ".join([name.en for name in names])
    return Words(
        f"sin implementar, porque sus reglas aún no están escritas: {es}", f"not implemented, their rules not yet written: {en}"
    )


def bonus_icons(left_out: list[str]) -> Words:
    icons = "; ".join(left_out)
    return Words(
        f"sin los iconos de bonificación de sets posteriores: {icons} (KF-play-01)",
        f"without the bonus icons of later sets: {icons} (KF-play-01)",
    )


def card_by_title(title: str) -> str | None:
    """The id of a card from its id, or its English or Spanish name, whatever its quotes, capitals and accents."""
    if title in all_facts():
        return title
    return titles().get(simple(title))


def simple(title: str) -> str:
    """A name without what programs write differently: accents, quotes, hyphens, blanks."""
    return "".join([letter for letter in plain(title) if letter.isalnum()])


_titles: Final[dict[str, str]] = {}


def titles() -> dict[str, str]:
    if not _titles:
        for id, facts in all_facts().items():
            for name in (id, facts.name.es, facts.name.en):
                _titles.setdefault(simple(name), id)
    return _titles


def house_by_name(name: str, field: str) -> str:
    """A house by any of its names: ``Star Alliance``, ``staralliance``, ``Alianza Estelar``."""
    wanted = simple(name)
    for house in HOUSES:
        if wanted in (simple(house), simple(HOUSE_NAMES[house].es), simple(HOUSE_NAMES[house].en)):
            return house
    raise no_house(field, name)


def own_house(id: str, field: str) -> str:
    """The house printed on all copies of a card; an Anomaly has none and belongs to that in which it appears (KF-cardmark-01)."""
    house = all_facts()[id].house
    if house < 0:
        raise BadDocument(
            field,
            f"{id} no tiene casa propia: falta decir en cuál está (KF-cardmark-01)",
            f"{id} has no house of its own: say in which it is (KF-cardmark-01)",
        )
    return HOUSES[house]


def read_decks(data: object) -> tuple[list[dict[str, object]], list[BadDocument]]:
    """The decks of a file, whichever of the known forms it has, and what was wrong with those that cannot be read.

    A file with a single deck that cannot be read raises; of a list, the good ones are kept.
    """
    if not isinstance(data, list):
        return [read_one(data, "")], []
    if not data:
        raise BadDocument("deck", "una lista vacía no tiene mazos", "an empty list has no decks")
    decks: list[dict[str, object]] = []
    errors: list[BadDocument] = []
    for at, each in enumerate(data):
        try:
            decks.append(read_one(each, f"[{at}]"))
        except BadDocument as bad:
            place = bad.field if bad.field.startswith(f"[{at}]") else f"[{at}].{bad.field}"
            errors.append(BadDocument(place, bad.reason.es, bad.reason.en))
    return decks, errors


def read_one(data: object, path: str) -> dict[str, object]:
    if isinstance(data, str) and (LINK.fullmatch(data) or ID.fullmatch(data.strip())):
        raise only_a_link(data, path)
    if isinstance(data, str) and any([card_by_title(entry.title) for entry in entries(data)]):
        return read_list(data)
    if not isinstance(data, dict):
        raise no_deck(path)
    doc = Document(data, path)
    if doc.has("data") and doc.has("_linked"):
        return read_master_vault(doc)
    if doc.has("deck"):
        return read_decks_of_keyforge(doc.document("deck"))
    if doc.has("housesAndCards"):
        return read_decks_of_keyforge(doc)
    cards = doc.items("cards")
    if cards and isinstance(cards[0], dict):
        first = Document(cards[0], "cards[0]")
        return read_flattened(doc) if first.has("card_title") else read_keyteki(doc)
    if doc.has("houses"):
        return read_own(doc)
    raise no_deck(path)


def read_list(text: str) -> dict[str, object]:
    """Names, one a line; a first line that is no card's is the name of the deck."""
    listed = entries(text)
    named = card_by_title(listed[0].title) is None
    made = Listing(listed[0].title if named else "")
    for entry in listed[1:] if named else listed:
        made.add(entry.title, entry.house, "cards", entry.count)
    return made.deck()


def no_deck(path: str) -> BadDocument:
    return BadDocument(
        path or "deck",
        "hace falta JSON de Master Vault, Decks of KeyForge, Keyteki o Tapete, o una lista de nombres de cartas, uno por línea",
        "expected Master Vault, Decks of KeyForge, Keyteki or Tapete JSON, or a list of names of cards, one a line",
    )


def only_a_link(written: str, path: str) -> BadDocument:
    """A deck's address or id: where its JSON is, for whoever has a network."""
    found = ID.search(written)
    if found is None:
        return BadDocument(
            path or "deck",
            "es un enlace, y aquí no se busca nada en la red: guarda la página como JSON y trae el archivo",
            "that is a link, and nothing is fetched from the network here: save the deck as JSON and bring the file",
        )
    address = f"https://www.keyforgegame.com/api/decks/v2/{found.group().lower()}/?links=cards"
    return BadDocument(
        path or "deck",
        f"es el enlace o el identificador de un mazo de Master Vault, y aquí no se busca nada en la red: abre {address} en un "
        "navegador, guarda lo que muestra y trae ese archivo o pega su texto",
        f"that is the link or the id of a Master Vault deck, and nothing is fetched from the network here: open {address} in a "
        "browser, save what it shows and bring that file or paste its text",
    )


def read_master_vault(doc: Document) -> dict[str, object]:
    """Master Vault's answer as it comes: ids in ``_links``, cards in ``_linked``."""
    body = doc.document("data")
    made = Listing(body.text("name"), body.get("expansion"))
    linked = doc.document("_linked").documents("cards")
    known = {card.text("id"): card for card in linked}
    for at, id in enumerate(body.document("_links").texts("cards")):
        field = f"data._links.cards[{at}]"
        if id not in known:
            raise BadDocument(field, f"no hay ninguna carta {id} en _linked.cards", f"no card {id} in _linked.cards")
        made.add(known[id].text("card_title"), known[id].text("house"), field)
    titles = {id: card.text("card_title") for id, card in known.items()}
    master_vault_icons(made, body, titles)
    return made.deck()


def master_vault_icons(made: Listing, doc: Document, titles: dict[str, str]) -> None:
    """Master Vault lists the icons of a deck's copies apart, by the card's id there."""
    if not doc.has("bonus_icons"):
        return
    for each in doc.documents("bonus_icons"):
        id = each.text("card_id")
        made.leave_out(titles.get(id, id), each.texts("bonus_icons"))


def read_flattened(doc: Document) -> dict[str, object]:
    """Master Vault's deck with its cards in place, one object a copy."""
    made = Listing(doc.text("name"), doc.get("expansion"))
    for card in doc.documents("cards"):
        made.add(card.text("card_title"), card.text("house"), card.at("house"))
    titles = {card.text("id"): card.text("card_title") for card in doc.documents("cards") if card.has("id")}
    master_vault_icons(made, doc, titles)
    return made.deck()


def read_decks_of_keyforge(doc: Document) -> dict[str, object]:
    """Decks of KeyForge: cards grouped by house."""
    made = Listing(doc.text("name"), doc.get("expansion"))
    for group in doc.documents("housesAndCards"):
        for card in group.documents("cards"):
            title = card.text("cardTitle" if card.has("cardTitle") else "cardName")
            made.add(title, group.text("house"), group.at("house"))
            made.leave_out(title, [icon for icon in DOK_ICONS for _ in range(icons_of(card, icon))])
    return made.deck()


def icons_of(card: Document, icon: str) -> int:
    """How many icons of a kind Decks of KeyForge counts on a copy."""
    field = f"bonus{icon.capitalize()}"
    return card.number(field, 0, default=0)


def read_keyteki(doc: Document) -> dict[str, object]:
    """Keyteki: ids with counts; a Maverick names the house it is in."""
    made = Listing(doc.text("name"))
    for card in doc.documents("cards"):
        count = card.number("count", 1, SIZE + 1, default=1)
        house = ""
        for key in ("maverick", "anomaly", "house"):
            value = card.get(key)
            if isinstance(value, str) and value:
                house = value
                break
        made.add(card.text("id"), house, card.at("maverick"), count)
        made.leave_out(card.text("id"), card.texts("enhancements") if card.get("enhancements") else [])
    return made.deck()


def read_own(doc: Document) -> dict[str, object]:
    """Our own form: ids, each alone or with the house it is printed in."""
    made = Listing(doc.text("name", default=""))
    for at, item in enumerate(doc.items("cards")):
        field = doc.at(f"cards[{at}]")
        if isinstance(item, list) and len(item) == 2 and isinstance(item[0], str) and isinstance(item[1] or "", str):
            made.add(item[0], item[1] or "", field)
        elif isinstance(item, str):
            made.add(item, "", field)
        else:
            raise no_entry(field, item)
    made.left_out = doc.texts("left_out", default=[])
    return made.deck()


def so_many(number: int, es: str, en: str) -> tuple[str, str]:
    """A number of things in both languages."""
    end = "" if number == 1 else "s"
    return f"{number} {es}{end}", f"{number} {en}{end}"


def problems(deck: dict[str, object]) -> list[Words]:
    """What keeps a deck from being an Archon deck that can be played here: three houses with twelve cards each, no more and no
    less than what is printed on them."""
    cards = deck["cards"]
    assert isinstance(cards, list)
    found: list[Words] = []
    if len(cards) != SIZE:
        es, en = so_many(len(cards), "carta", "card")
        found.append(Words(f"{es}; un mazo de Arconte tiene {SIZE}", f"{en}; an Archon deck has {SIZE}"))
    counts: dict[str, int] = {}
    for _, house in cards:
        counts[house] = counts.get(house, 0) + 1
    if len(counts) != HOUSES_IN_A_DECK:
        named = f"({', '.join(sorted(counts))})"
        es, en = so_many(len(counts), "casa", "house")
        found.append(
            Words(
                f"{es} {named}; la carta de identidad muestra {HOUSES_IN_A_DECK} (KF-component-02)",
                f"{en} {named}; the identity card shows {HOUSES_IN_A_DECK} (KF-component-02)",
            )
        )
    for house, count in sorted(counts.items()):
        if len(counts) == HOUSES_IN_A_DECK and count != OF_A_HOUSE:
            name = HOUSE_NAMES[house]
            es, en = so_many(count, "carta", "card")
            found.append(Words(f"{es} de {name.es}; una casa tiene {OF_A_HOUSE}", f"{en} of {name.en}; a house has {OF_A_HOUSE}"))
    identity = deck.get("houses")
    if len(counts) == HOUSES_IN_A_DECK and isinstance(identity, list) and set(identity) != set(counts):
        shown, present = ", ".join(sorted([str(house) for house in identity])), ", ".join(sorted(counts))
        found.append(
            Words(
                f"la carta de identidad muestra {shown}, y las cartas son de {present} (KF-component-02)",
                f"the identity card shows {shown}, and the cards are of {present} (KF-component-02)",
            )
        )
    left_out = deck.get("left_out")
    if isinstance(left_out, list) and left_out:
        found.append(bonus_icons([str(each) for each in left_out]))
    missing = [id for id, _ in cards if id not in DECLARED]
    if missing:
        found.append(missing_cards(missing))
    return found
