"""KeyForge explained at the table: keywords, what a newcomer is told at each question, and the clause behind each event."""

from __future__ import annotations

from typing import Final

from tapete.core.language import Words
from tapete.core.layout import Keyword
from tapete.games.keyforge.things import KEYWORD_NAMES

ABOUT_KEYWORDS: Final = {
    "elusive": (
        "KF-elusive-01",
        Words(
            "La primera vez que la atacan cada turno, nadie recibe daño de ese combate.",
            "The first time it is attacked each turn, that fight’s power damage is not dealt to anyone.",
        ),
    ),
    "skirmish": (
        "KF-skirmish-01",
        Words("Cuando ataca, el defensor no le devuelve el daño.", "When it attacks, the defender deals no damage back."),
    ),
    "taunt": (
        "KF-taunt-01",
        Words(
            "Protege a las criaturas adyacentes: mientras esté, hay que atacarla a ella antes que a las de al lado.",
            "It shields its neighbors: they cannot be attacked unless they have Taunt too.",
        ),
    ),
    "poison": (
        "KF-poison-01",
        Words(
            "Su daño de combate destruye a la criatura herida, por poco que sea.", "Any damage its power deals in a fight destroys."
        ),
    ),
    "assault": (
        "KF-assault-01",
        Words(
            "Al atacar, inflige ese daño al defensor antes del combate.",
            "When it attacks, it first deals that much to the defender.",
        ),
    ),
    "hazardous": (
        "KF-hazard-01",
        Words(
            "Cuando la atacan, inflige ese daño al atacante antes del combate.",
            "When attacked, it first deals that much to the attacker.",
        ),
    ),
    "deploy": (
        "KF-deploy-01",
        Words(
            "Puede entrar en cualquier lugar de tu línea, no solo en un flanco.",
            "It may enter anywhere in your line, not only on a flank.",
        ),
    ),
    "alpha": (
        "KF-alpha-01",
        Words("Solo se juega si es lo primero que haces en el paso.", "It can only be the first thing you do in the step."),
    ),
    "omega": (
        "KF-omega-01",
        Words("Después de jugarla termina el paso: que sea lo último.", "Playing it ends the step: keep it for last."),
    ),
    "invulnerable": (
        "KF-invuln-01",
        Words("No se la puede dañar ni destruir.", "It cannot be dealt damage or destroyed."),
    ),
    "splash-attack": (
        "KF-splash-01",
        Words(
            "Al atacar, inflige ese daño también a las criaturas adyacentes a la atacada.",
            "When it attacks, the target’s neighbors are dealt that much damage too.",
        ),
    ),
}
KEYWORDS: Final = tuple([Keyword(id, KEYWORD_NAMES[id], about, clause) for id, (clause, about) in ABOUT_KEYWORDS.items()])
GLOSSARY: Final[tuple[Keyword, ...]] = (
    Keyword(
        "capture",
        Words("Capturar", "Capture"),
        Words(
            "Pasa Æmbar de la reserva de tu oponente a tu criatura; si ella abandona el juego, vuelve a su dueño.",
            "Move Æmber from the rival’s pool onto your creature; they get it back when it leaves play.",
        ),
        "KF-capture-01",
    ),
    Keyword(
        "steal",
        Words("Robar Æmbar", "Steal"),
        Words("El Æmbar pasa de la reserva de tu oponente a la tuya.", "Æmber moves from the rival’s pool to yours."),
        "KF-steal-01",
    ),
    Keyword(
        "stun",
        Words("Aturdir", "Stun"),
        Words(
            "No puede actuar: usarla la agota y solo le quita el aturdimiento.",
            "It cannot act: using it only exhausts it and removes the stun.",
        ),
        "KF-stun-02",
    ),
    Keyword(
        "ward",
        Words("Escudar", "Ward"),
        Words(
            "La próxima vez que fuera a recibir daño o a abandonar el juego, en vez de eso pierde su contador de Escudar.",
            "The next time it would take damage or leave play, it loses the ward instead.",
        ),
        "KF-ward-01",
    ),
    Keyword(
        "enrage",
        Words("Enfurecer", "Enrage"),
        Words("Si la usas, tiene que luchar si puede.", "If you use it, it must fight if it can."),
        "KF-enrage-01",
    ),
    Keyword(
        "exalt",
        Words("Exaltar", "Exalt"),
        Words("Pone 1 Æ de la reserva común sobre la criatura.", "Put 1Æ from the supply on the creature."),
        "KF-exalt-01",
    ),
    Keyword(
        "archive",
        Words("Archivar", "Archive"),
        Words(
            "La carta queda boca abajo en tus archivos; podrás tomarlas todas al elegir casa.",
            "The card waits face down in your archives; you may take them all after choosing a house.",
        ),
        "KF-archive-03",
    ),
    Keyword(
        "purge",
        Words("Purgar", "Purge"),
        Words("La carta queda fuera de la partida.", "The card leaves the game."),
        "KF-purge-01",
    ),
    Keyword(
        "sacrifice",
        Words("Sacrificar", "Sacrifice"),
        Words("Destruyes una carta tuya.", "You destroy a card of your own."),
        "KF-sac-01",
    ),
    Keyword(
        "heal",
        Words("Curar", "Heal"),
        Words("Retira ese daño de la criatura.", "Remove that much damage from the creature."),
        "KF-heal-01",
    ),
    Keyword(
        "chains",
        Words("Cadenas", "Chains"),
        Words(
            "Mientras las tengas robas menos cartas; cada vez que robas de menos, te libras de una.",
            "While you have them you draw fewer cards, and shed one each time.",
        ),
        "KF-chains-02",
    ),
    Keyword(
        "omni",
        Words("Omni", "Omni"),
        Words("Se puede usar aunque su casa no sea la activa.", "It may be used even if its house is not the active one."),
        "KF-omni-01",
    ),
    Keyword(
        "graft",
        Words("Injertar", "Graft"),
        Words("La carta queda boca arriba debajo de otra.", "The card lies face up beneath another one."),
        "KF-graft-01",
    ),
)
# how a card's English text speaks of each word of the glossary
SPOKEN: Final[tuple[tuple[str, str], ...]] = (
    ("capture", "capture captures captured"),
    ("steal", "steal steals stolen"),
    ("stun", "stun stuns stunned"),
    ("ward", "ward wards warded"),
    ("enrage", "enrage enrages enraged"),
    ("exalt", "exalt exalts exalted"),
    ("archive", "archive archives archived"),
    ("purge", "purge purges purged"),
    ("sacrifice", "sacrifice sacrifices"),
    ("heal", "heal heals healed"),
    ("chains", "chain chains"),
    ("omni", "omni"),
    ("graft", "graft grafts grafted"),
)

CHOOSE: Final = Words(
    "La carta te pide elegir. Las que brillan son las posibles; toca una.",
    "The card asks you to choose. Those that glow can be chosen; pick one.",
)
NAMING: Final = Words(
    "La carta te pide nombrar algo: piensa en lo que más te conviene.", "The card asks you to name something that helps you most."
)
FIRST_TURN: Final = Words(
    "Es el primer turno: solo puedes jugar o descartar una carta de tu mano. Una criatura es un buen comienzo.",
    "It is the first turn: you may play or discard only one card from hand. A creature is a good start.",
)
NOTHING_LEFT: Final = Words(
    "Con esta casa ya no puedes hacer más: termina tu turno.", "There is nothing more to do with this house: end your turn."
)
ONLY_HAND: Final = Words(
    "Juega cartas de esta casa: las criaturas entran agotadas y las usarás en tu próximo turno. Lo que no te sirva, descártalo y "
    "robarás más.",
    "Play cards of this house: creatures enter exhausted, and you use them next turn. Discard what does not help you, and you draw "
    "more.",
)
ABOUT: Final = Words(
    "Reúne Æmbar con tus criaturas y forja tres llaves antes que tu rival.",
    "Gather Æmber with your creatures and forge three keys before your rival does.",
)
GUIDE: Final = {
    "first": Words(
        "Puedes empezar tú, con una carta más y un primer turno corto, o dejar que empiece tu rival.",
        "You may go first, with one card more and a short first turn, or let your rival begin.",
    ),
    "bidding": Words(
        "Ofrece cadenas por el mazo que te gusta más: con ellas robarás menos cartas. Si tu rival ofrece demasiado, cede.",
        "Offer chains for the deck you like better: with them you draw fewer cards. If your rival offers too many, yield.",
    ),
    "mulligan": Words(
        "Mira tu mano. Si casi no tiene cartas de una misma casa, cámbiala: tendrás una menos. Si hay varias, quédatela.",
        "Look at your hand. If hardly any cards share a house, change it for one card fewer. If several do, keep it.",
    ),
    "house": Words(
        "Este turno solo jugarás y usarás cartas de la casa que elijas. Elige la que tenga más cartas entre tu mano y tu mesa.",
        "This turn you only play and use cards of the house you choose. Take the one with most cards in hand and in play.",
    ),
    "naming": Words(
        "La carta que se resuelve habla de la casa que nombres: lee lo que hará con ella. Tu casa activa sigue siendo la misma.",
        "The card being resolved speaks of the house you name: read what it will do with it. Your active house stays the same.",
    ),
    "archives": Words(
        "Tus cartas archivadas pueden volver todas a tu mano. Casi siempre conviene.",
        "Your archived cards may all come back to your hand. It is almost always good.",
    ),
    "main": Words(
        "Juega cartas de tu mano, cosecha con tus criaturas para obtener 1 Æ cada una o lucha para quitar las del rival. Con "
        "6 Æ forjarás una llave al empezar tu turno.",
        "Play cards from hand, reap with your creatures for 1Æ each, or fight to remove the rival’s. With 6Æ you forge a "
        "key as your turn begins.",
    ),
    "use": Words(
        "La criatura está preparada: cosechar da 1 Æ seguro; luchar quita criaturas del rival.",
        "The creature is ready: reaping is a sure 1Æ; fighting removes the rival’s creatures.",
    ),
    "flank": Words(
        "Una criatura entra por un extremo de tu línea. Las de los extremos son los flancos; piensa quién quedará adyacente.",
        "A creature enters at one end of your line. The ends are the flanks; think of who its neighbor will be.",
    ),
    "place": Words(
        "Con Despliegue puedes colocarla donde quieras: mira junto a quién le conviene estar.",
        "With Deploy you may put it anywhere: look at which neighbors suit it.",
    ),
    "host": Words(
        "La mejora se queda debajo de una criatura y la cambia. Suele ir en una tuya que vaya a durar.",
        "The upgrade stays under a creature and changes it. It usually goes on one of yours that will last.",
    ),
    "key": Words(
        "¡Forjas una llave! El color casi nunca importa: elige el que quieras. Con tres ganas.",
        "You forge a key! Its colour hardly ever matters: take any. Three win the game.",
    ),
    "pay": Words(
        "Puedes pagar la llave con tu reserva o con el Æmbar de esta carta.",
        "You may pay for the key from your pool or with the Æmber on this card.",
    ),
    "permission": Words(
        "Varias cartas te dejan jugar esta: elige qué permiso gastas.",
        "Several cards let you play this one: choose whose leave you use up.",
    ),
    "choose": CHOOSE,
    "may": Words("Es opcional: si te conviene, acepta.", "It is optional: accept if it helps you."),
    "modal": Words("La carta ofrece varias cosas: elige una.", "The card offers several things: choose one."),
    "order": Words(
        "Ocurren a la vez: tú decides cuál se resuelve antes.", "They happen at the same time: you say which comes first."
    ),
    "replace": Words(
        "Varios efectos cambiarían lo que va a pasar: elige cuál se aplica.",
        "Several effects would change what is about to happen: choose which applies.",
    ),
    "number": Words(
        "Di cuánto. Las opciones que ves son las que el reglamento permite.", "Say how much. The options you see are those allowed."
    ),
    "name": NAMING,
    "type": NAMING,
    "trait": NAMING,
}

# what the rulebook leaves to whoever holds the match (docs/formats.md): such events follow no clause
OURS: Final = ""

# the clause that each event of the log follows
CLAUSES: Final = {
    "gained": "KF-play-02",
    "lost": "KF-aember-02",
    "stolen": "KF-steal-01",
    "captured": "KF-capture-01",
    "placed": "KF-exalt-01",
    "dropped": "KF-aember-02",
    "taken": "KF-move-01",
    "stored": "KF-move-01",
    "paid": "KF-pay-01",
    "damaged": "KF-damage-01",
    "healed": "KF-heal-01",
    "readied": "KF-state-01",
    "exhausts": "KF-state-02",
    "stunned": "KF-stun-01",
    "unstunned": "KF-stun-03",
    "warded": "KF-ward-01",
    "unwarded": "KF-ward-01",
    "enraged": "KF-enrage-01",
    "calmed": "KF-enrage-03",
    "counters": "KF-pcounter-01",
    "destroyed": "KF-destroy-01",
    "left": "KF-leave-01",
    "entered": "KF-state-04",
    "copies": "KF-golden-01",
    "played": "KF-main-01",
    "discarded": "KF-discard-01",
    "drawn": "KF-draw-01",
    "moved": "KF-leave-06",
    "revealed": "KF-cardab-02",
    "shuffled": "KF-search-03",
    "forged": "KF-forge-03",
    "unforged": "KF-unforge-01",
    "chained": "KF-chains-01",
    "shed": "KF-chains-03",
    "bid": "KF-bidding-01",
    "bid_won": "KF-bidding-01",
    "reaped": "KF-reap-02",
    "attacks": "KF-fight-02",
    "house_chosen": "KF-house-02",
    "house_becomes": "KF-house-03",
    "turn_begins": "KF-turn-02",
    "controlled": "KF-control-03",
    "swapped": "KF-swap-02",
    "reattached": "KF-upgrade-03",
    "check": "KF-draw-08",
    "set_aside": "KF-graft-01",
    "damage_moved": "KF-move-02",
    "spent": "KF-forge-02",
    "returned": "KF-leave-05",
    "passed": "KF-move-01",
    "shifted": "KF-move-04",
    "plays": "KF-main-01",
    "reaps_with": "KF-reap-02",
    "uses": "KF-use-01",
    "dodged": "KF-elusive-01",
    "armored": "KF-armor-01",
    "tagged": "KF-destroy-01",
    "counted": "KF-counter-01",
    "named": "KF-house-01",
    "looked": "KF-search-01",
    "changes_hand": "KF-mulligan-01",
    "keeps_hand": "KF-mulligan-01",
    "won": "KF-objective-01",
    "won_on_time": OURS,
    "nobody_wins": OURS,
    "time_up": OURS,
    "deck_chosen": "KF-setup-02",
    "game_begins": "KF-setup-05",
    "fell": "KF-leave-03",
    "reshuffles": "KF-draw-04",
}

# ---------------------------------------------------------------------------------------------------------------- counted

# What of a match is worth counting for each player once it is over, the weightiest first.
COUNTED: Final = {
    "forged": Words("Llaves forjadas", "Keys forged"),
    "gained": Words("Æ obtenido", "Æ gained"),
    "stolen": Words("Æ robado", "Æ stolen"),
    "reaps_with": Words("Cosechas", "Reaps"),
    "attacks": Words("Ataques", "Attacks"),
    "plays": Words("Cartas jugadas", "Cards played"),
    "discarded": Words("Cartas descartadas", "Cards discarded"),
    "drawn": Words("Cartas robadas", "Cards drawn"),
}
