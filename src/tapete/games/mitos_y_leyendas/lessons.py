"""Mitos y Leyendas explained at the table: keywords, what a newcomer is told at each question, the clause behind each event."""

from __future__ import annotations

from typing import Final

from tapete.core.language import Words
from tapete.core.layout import Keyword

KEYWORDS: Final[tuple[Keyword, ...]] = (
    Keyword(
        "ally",
        Words("Aliado", "Ally"),
        Words(
            "Entra en tu Línea de Defensa; ataca desde tu siguiente turno y bloquea desde ya.",
            "Enters your Defence Line; it attacks from your next turn on and blocks at once.",
        ),
        "ML-ally-09",
    ),
    Keyword(
        "weapon",
        Words("Arma", "Weapon"),
        Words("Va debajo de un Aliado; como mucho, una por Aliado.", "Goes under an Ally, one at most for each."),
        "ML-weap-01",
    ),
    Keyword(
        "talisman",
        Words("Talismán", "Talisman"),
        Words(
            "Hace su efecto y va al Cementerio. Se juega en tu Vigilia o en la Guerra de Talismanes.",
            "It does its effect and goes to the Graveyard. Played in your Vigil or in the Talisman War.",
        ),
        "ML-tal-08",
    ),
    Keyword("totem", Words("Tótem", "Totem"), Words("Se queda en tu Línea de Apoyo.", "Stays in your Support Line."), "ML-tot-01"),
    Keyword(
        "gold",
        Words("Oro", "Oro"),
        Words(
            "Con Oros se paga. Puedes bajar uno por turno, lo primero de tu Vigilia.",
            "Oros pay for things. You may put one down each turn, first thing in your Vigil.",
        ),
        "ML-vig-02",
    ),
    Keyword(
        "unique", Words("Carta Única", "Unique Card"), Words("Solo cabe una en el mazo.", "Only one fits in a deck."), "ML-deck-04"
    ),
    Keyword(
        "mill",
        Words("Botar", "Mill"),
        Words(
            "Cartas de encima del Castillo van al Cementerio. Quien se queda sin Castillo pierde.",
            "Cards from the top of the Castle go to the Graveyard. Whoever has no Castle left loses.",
        ),
        "ML-con-04",
    ),
    Keyword(
        "exile",
        Words("Desterrar", "Exile"),
        Words("La carta va al Destierro, de donde no se vuelve.", "The card goes to Exile, from which nothing returns."),
        "ML-con-21",
    ),
    Keyword(
        "unblockable",
        Words("Imbloqueable", "Unblockable"),
        Words("No se le pueden asignar bloqueadores.", "No blockers can be assigned to it."),
        "ML-blk-10",
    ),
    Keyword(
        "annul",
        Words("Anular", "Annul"),
        Words(
            "La carta que se está jugando no llega a hacer nada; lo pagado no vuelve.",
            "The card being played comes to nothing; what was paid is not returned.",
        ),
        "ML-ann-02",
    ),
    Keyword(
        "cancel",
        Words("Cancelar", "Cancel"),
        Words(
            "La habilidad o la fase no ocurre; los costes quedan pagados.",
            "The ability or phase does not happen; its costs stay paid.",
        ),
        "ML-con-12",
    ),
    Keyword(
        "destroy",
        Words("Destruir", "Destroy"),
        Words("La carta en juego va al Cementerio de su dueño.", "The card in play goes to its owner’s Graveyard."),
        "ML-con-23",
    ),
    Keyword(
        "search",
        Words("Buscar", "Search"),
        Words(
            "Miras un Castillo o un Cementerio y tomas una carta; el Castillo se baraja después.",
            "You look through a Castle or Graveyard and take a card; the Castle is shuffled afterwards.",
        ),
        "ML-con-06",
    ),
    Keyword(
        "shuffle",
        Words("Barajar", "Shuffle"),
        Words("La carta vuelve al Castillo de su dueño.", "The card goes back into its owner’s Castle."),
        "ML-con-03",
    ),
    Keyword(
        "virtual",
        Words("Oro virtual", "Virtual Oro"),
        Words(
            "Paga como un Oro, no es una carta y se pierde al acabar el turno.",
            "Pays like an Oro, is no card, and is lost as the turn ends.",
        ),
        "ML-gold-05",
    ),
)
# how a card's English text speaks of some keywords
SPOKEN: Final[tuple[tuple[str, str], ...]] = (
    ("mill", "mill mills milled milling"),
    ("exile", "exile exiles exiled"),
    ("unblockable", "unblockable"),
    ("annul", "annul annuls annulled"),
    ("cancel", "cancel cancels cancelled"),
    ("destroy", "destroy destroys destroyed"),
    ("search", "search searches"),
    ("shuffle", "shuffle shuffles shuffled"),
    ("virtual", "virtual"),
)

RESPOND: Final = Words(
    "Puedes responder una sola vez a esto. Si no te conviene, pasa.", "You may respond to this once. If it does not help you, pass."
)
DROP: Final = Words(
    "Empieza por bajar un Oro: si juegas otra carta antes, ya no podrás este turno.",
    "Begin by putting down an Oro: once you play another card first, you no longer can this turn.",
)
NOTHING_NOW: Final = Words("Ahora no tienes nada que usar: sigue adelante.", "You have nothing to use now: go on.")
ABOUT: Final = Words(
    "Ataca con tus Aliados hasta vaciar el Castillo rival: su mazo es su vida.",
    "Attack with your Allies until the rival’s Castle is empty: their deck is their life.",
)
GUIDE: Final = {
    "hand": Words(
        "Busca una mano con Oros y Aliados baratos. Si la cambias, tendrás una carta menos.",
        "Look for Oros and cheap Allies. If you change your hand, you get one card fewer.",
    ),
    "grouping": Words(
        "Agrupar devuelve tus atacantes a la defensa y tus Oros pagados a la Reserva: casi siempre conviene.",
        "Grouping brings your attackers back to defend and your paid Oros back to the Reserve: almost always good.",
    ),
    "vigil": Words(
        "Baja primero un Oro si tienes; después juega Aliados, Armas, Tótems o Talismanes pagando su coste. Lo que entra "
        "ahora atacará el próximo turno.",
        "Put down an Oro first if you have one; then play Allies, Weapons, Totems or Talismans for their cost. What enters "
        "now attacks next turn.",
    ),
    "attack": Words(
        "Elige quién ataca. Cada punto de Fuerza sin bloquear bota una carta del Castillo rival; los que atacan no podrán "
        "bloquear.",
        "Choose who attacks. Each unblocked point of Strength mills a card of the rival Castle; attackers will not be able "
        "to block.",
    ),
    "block": Words(
        "Elige quién bloquea a quién: gana la Fuerza mayor y, si empatan, caen los dos. Lo que no bloquees bota tu Castillo.",
        "Choose who blocks whom: the greater Strength wins, and a tie destroys both. What you do not block mills your Castle.",
    ),
    "war": Words(
        "Guerra de Talismanes: por turnos, una carta o habilidad cada vez. Si los dos pasan seguidos, se reparte el daño.",
        "Talisman War: take turns, one card or ability each time. When both pass in a row, damage is dealt.",
    ),
    "pay": Words(
        "Elige con qué Oro pagas. Guarda los que tengan habilidad si puedes.",
        "Choose which Oro pays. Keep those with an ability if you can.",
    ),
    "discard": Words(
        "Tienes demasiadas cartas: descarta las que menos te sirvan.", "You have too many cards: discard those you need least."
    ),
    "choose": Words("Elige una de las cartas que brillan.", "Choose one of the cards that glow."),
    "may": Words("Es opcional: acéptalo si te conviene.", "It is optional: accept if it helps you."),
    "modal": Words("La carta ofrece varias cosas: elige una.", "The card offers several things: choose one."),
    "order": Words(
        "Se disparan a la vez: decide cuál de las tuyas va antes.", "They trigger at once: decide which of yours goes first."
    ),
    "replace": Words(
        "Varios efectos cambiarían lo que va a pasar: elige cuál se aplica.",
        "Several effects would change what is about to happen: choose which applies.",
    ),
    "annul": Words(
        "Tu rival juega una carta y puedes anularla: quedará en nada.",
        "Your rival plays a card and you may annul it: it will come to nothing.",
    ),
    "respond": RESPOND,
    "answer": RESPOND,
    "phase": RESPOND,
    "doomed": RESPOND,
    "instead": Words(
        "Ese Aliado va a caer y puedes salvarlo pagando lo que se dice.",
        "That Ally is about to fall and you may save it for the price that is told.",
    ),
    "arrange": Words(
        "Solo importa si alguien mira las cartas de arriba del Cementerio; si no, déjalas como están.",
        "It only matters if somebody looks at the top cards of the Graveyard; else leave them as they are.",
    ),
    "cancel": Words("Puedes cancelar esa habilidad antes de que ocurra.", "You may cancel that ability before it happens."),
    "race": Words(
        "Elige una raza: suele convenir la que más se repite en tu mesa.", "Choose a race: usually the one you have most of."
    ),
    "name": Words("Nombra una carta: piensa cuál te haría más daño.", "Name a card: think of the one that would hurt you most."),
    "number": Words("Di cuánto. Las opciones que ves son las permitidas.", "Say how much. The options you see are those allowed."),
}

# the clause that each event of the log follows
CLAUSES: Final = {
    "drawn": "ML-con-33",
    "milled": "ML-con-04",
    "destroyed": "ML-con-23",
    "exiled": "ML-con-21",
    "shuffled_in": "ML-con-03",
    "returned": "ML-con-35",
    "discarded": "ML-con-19",
    "entered": "ML-con-24",
    "played": "ML-play-01",
    "paid": "ML-gold-14",
    "generated": "ML-gold-13",
    "spent": "ML-gold-17",
    "faded": "ML-gold-18",
    "grouped": "ML-grp-02",
    "declared": "ML-play-06",
    "follows": "ML-weap-10",
    "advanced": "ML-bat-05",
    "attacks": "ML-bat-05",
    "retreated": "ML-con-22",
    "blocks": "ML-blk-01",
    "unblocked": "ML-dmg-03",
    "phase": "ML-grp-01",
    "controlled": "ML-ctrl-01",
    "annulled": "ML-ann-02",
    "cancelled": "ML-con-12",
    "resolved": "ML-tal-01",
    "shown": "ML-con-27",
    "looked": "ML-con-26",
    "taken": "ML-zone-20",
    "used": "ML-use-04",
    "shuffled": "ML-con-02",
    "dealt": "ML-dmg-20",
    "copied": "ML-con-14",
    "regrouped": "ML-grp-02",
    "refunded": "ML-play-20",
    "unpaid": "ML-play-20",
    "placed": "ML-con-28",
    "failed": "ML-weap-16",
    "saved": "ML-con-34",
    "named": "ML-card-02",
    "buried": "ML-zone-13",
    "turn": "ML-grp-01",
    "groups": "ML-grp-05",
    "new_hand": "ML-setup-03",
    "aimed": "ML-tgt-03",
    "uses": "ML-use-04",
    "lasts": "ML-dur-01",
    "hits": "ML-dmg-20",
    "clash": "ML-dmg-07",
    "ended": "ML-win-01",
}

# ---------------------------------------------------------------------------------------------------------------- counted

# What of a match is worth counting for each player once it is over, the weightiest first.
COUNTED: Final = {
    "milled": Words("Cartas botadas del Castillo", "Cards milled from the Castle"),
    "attacks": Words("Ataques", "Attacks"),
    "blocks": Words("Bloqueos", "Blocks"),
    "played": Words("Cartas jugadas", "Cards played"),
    "used": Words("Habilidades usadas", "Abilities used"),
    "paid": Words("Oros pagados", "Oros paid"),
    "discarded": Words("Cartas descartadas", "Cards discarded"),
    "drawn": Words("Cartas robadas", "Cards drawn"),
}
