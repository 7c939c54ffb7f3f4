"""The games that are finished. They are held to more than the contract that every game keeps from its first minute:
a rulebook that is whole, words for all cards, reasons for what cannot be done, documents, a log told by turns."""

SHIPPED = ("atrum_arena", "dungeon_alliance", "keyforge", "mitos_y_leyendas", "res_arcana")
