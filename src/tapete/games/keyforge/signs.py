"""The symbols of KeyForge: when an ability works, what it does, and to whom."""

from __future__ import annotations

from typing import Final

from tapete.core.language import Words
from tapete.core.symbols import Sign, by_id
from tapete.games.keyforge.catalogue import trait_names
from tapete.games.keyforge.things import HOUSE_NAMES, HOUSES, KEYWORD_NAMES, KEYWORDS

WHEN: Final = "#5a7fb5"
HARM: Final = "#d33a3a"
GOOD: Final = "#4fae5c"
PLAIN: Final = "#8f8f9a"
AMBER: Final = "#e8a321"

HEADING_SIGNS: Final = {
    "play": Sign("on_play", Words("al jugarla", "play"), "▷", "card-play", WHEN),
    "reap": Sign("on_reap", Words("al cosechar", "reap"), "⚘", "sickle", WHEN),
    "fight": Sign("on_fight", Words("al luchar", "fight"), "⚔", "crossed-swords", WHEN),
    "destroyed": Sign("on_destroyed", Words("destruida", "destroyed"), "☠", "death-skull", WHEN),
    "action": Sign("on_action", Words("acción", "action"), "❖", "gears", WHEN),
    "omni": Sign("on_omni", Words("Omni", "Omni"), "✦", "star-formation", WHEN),
    "before fight": Sign("before_fight", Words("antes de luchar", "before fight"), "⚔‹", "sword-brandish", WHEN),
    "before reap": Sign("before_reap", Words("antes de cosechar", "before reap"), "⚘‹", "scythe", WHEN),
    "leaves play": Sign("on_leaving", Words("al abandonar el juego", "leaves play"), "⇥", "exit-door", WHEN),
}
HOUSE_LETTERS: Final = {id: "Sr" if id == "saurian" else HOUSE_NAMES[id].en[:2] for id in HOUSES}  # Sanctum has "Sa"
HOUSE_SIGNS: Final = {id: Sign(id, HOUSE_NAMES[id], f"[{HOUSE_LETTERS[id]}]", "castle") for id in HOUSES}
AEMBER: Final = Sign("aember", Words("Æmbar", "Æmber"), "Æ", "amber-mosquito", AMBER)
STEAL: Final = Sign("steal", Words("roba Æmbar", "steal Æmber"), "⇐", "swipe-card", AMBER)
CAPTURE: Final = Sign("capture", Words("captura Æmbar", "capture Æmber"), "⊙", "cage", AMBER)
RIVAL: Final = Sign("rival", Words("tu oponente", "your opponent"), "☹", "person", HARM)
DAMAGE: Final = Sign("damage", Words("Daño", "Damage"), "✶", "bleeding-wound", HARM)
HEAL: Final = Sign("heal", Words("cura daño", "heal damage"), "✚", "health-normal", GOOD)
ALL: Final = Sign("all", Words("todo", "all of it"), "∞", "infinity", PLAIN)
DESTROY: Final = Sign("destroy", Words("destruye", "destroy"), "✖", "broken-bone", HARM)
SACRIFICE: Final = Sign("sacrifice", Words("sacrifica", "sacrifice"), "✝", "sacrificial-dagger", HARM)
DRAW: Final = Sign("draw", Words("roba cartas", "draw cards"), "▯", "card-draw", GOOD)
CHAINS: Final = Sign("chains", Words("Cadenas", "Chains"), "⛓", "crossed-chains", "#8d8f98")
POWER_UP: Final = Sign("power_up", Words("Contador de Poder +1", "+1 power counter"), "⊕", "upgrade", GOOD)
TO_HAND: Final = Sign("to_hand", Words("a la mano", "to the hand"), "↩", "poker-hand", PLAIN)
ARCHIVE: Final = Sign("archive", Words("archiva", "archive"), "▤", "files", PLAIN)
PURGE: Final = Sign("purge", Words("purga", "purge"), "⊗", "cancel", HARM)
STUN: Final = Sign("stun", Words("aturde", "stun"), "✪", "knocked-out-stars", "#d9b64a")
UNSTUN: Final = Sign("unstun", Words("retira el aturdimiento", "unstun"), "≠✪", "awareness", GOOD)
READY: Final = Sign("ready", Words("prepara", "ready"), "↶", "anticlockwise-rotation", GOOD)
EXHAUST: Final = Sign("exhaust", Words("agota", "exhaust"), "↷", "clockwise-rotation", PLAIN)
WARD: Final = Sign("ward", Words("escuda", "ward"), "⛨", "magic-shield", "#5aa9d6")
ENRAGE: Final = Sign("enrage", Words("enfurece", "enrage"), "!", "enrage", HARM)
CREATURE: Final = Sign("creature", Words("criatura", "creature"), "❦", "beast-eye", PLAIN)
ARTIFACT: Final = Sign("artifact", Words("artefacto", "artifact"), "▣", "gem-pendant", PLAIN)
UPGRADE: Final = Sign("upgrade", Words("mejora", "upgrade"), "▲", "armor-upgrade", PLAIN)
FRIENDLY: Final = Sign("friendly", Words("de tu bando", "friendly"), "♥", "hearts", GOOD)
ENEMY: Final = Sign("enemy", Words("enemiga", "enemy"), "♠", "skull-crossed-bones", HARM)
THIS: Final = Sign("this", Words("esta carta", "this card"), "⌂", "card-pickup", PLAIN)
IT: Final = Sign("it", Words("la elegida", "the chosen one"), "•", "bullseye", PLAIN)
FLANK: Final = Sign("flank", Words("de flanco", "on a flank"), "⊣", "wing-cloak", PLAIN)
NEIGHBOR: Final = Sign("neighbor", Words("adyacente", "neighboring"), "⇿", "linked-rings", PLAIN)
POWER: Final = Sign("strength", Words("poder", "power"), "⚡", "biceps", PLAIN)
DAMAGED: Final = Sign("damaged", Words("dañada", "damaged"), "✶!", "bleeding-wound", HARM)
STUNNED: Final = Sign("stunned", Words("Aturdida", "Stunned"), "✪!", "knocked-out-stars", "#d9b64a")

# -- which cards, and where they lie

CARD: Final = Sign("card", Words("carta", "card"), "▭", "card-pick", PLAIN)
ACTION_CARD: Final = Sign("action_card", Words("carta de acción", "action card"), "✎", "scroll-unfurled", PLAIN)
TRAITS: Final[tuple[str, ...]] = (
    "agent", "beast", "demon", "dinosaur", "giant", "horseman", "human", "knight", "martian", "niffle", "rat", "robot",
    "scientist", "shard",
    "specter", "thief", "wolf",
)  # fmt: skip
TRAIT_SIGNS: Final = {
    id: Sign(id, Words(trait_names()[id]["es"], trait_names()[id]["en"]), f"{{{trait_names()[id]['en'][:3]}}}", "id-card")
    for id in TRAITS
}
KEYWORD_ICONS: Final[tuple[str, ...]] = (
    "dodging", "running-ninja", "shouting", "poison-bottle", "charging-bull", "spikes", "parachute", "sunrise", "omega",
    "diamond-hard", "spatter",
)  # fmt: skip
KEYWORD_SIGNS: Final = {
    id: Sign(id, KEYWORD_NAMES[id], f"⟨{KEYWORD_NAMES[id].en[:2]}⟩", KEYWORD_ICONS[at]) for at, id in enumerate(KEYWORDS)
}
YOU: Final = Sign("you", Words("tú", "you"), "☺", "player-next", GOOD)
HOST: Final = Sign(
    "host",
    Words("la criatura con esta mejora obtiene", "the creature with this upgrade gains"),
    "❦▲",
    "armor-upgrade",
    GOOD,
)
THAT_HOUSE: Final = Sign("that_house", Words("la casa elegida", "the chosen house"), "[?]", "castle", PLAIN)
ACTIVE_HOUSE: Final = Sign("active_house", Words("la casa activa", "the active house"), "[!]", "castle", GOOD)
ALL_HOUSES: Final = Sign("all_houses", Words("todas las casas", "all houses"), "[*]", "castle", PLAIN)
ARMOR: Final = Sign("armor", Words("armadura", "armor"), "⛉", "checked-shield", "#6f8fb0")
WITH_AEMBER: Final = Sign("with_aember", Words("con Æmbar", "with Æmber"), "Æ!", "amber-mosquito", AMBER)
NEXT_TO_IT: Final = Sign("next_to_it", Words("adyacente a la elegida", "neighboring the chosen one"), "⇿•", "linked-rings", PLAIN)
FOUGHT: Final = Sign("fought", Words("la criatura con la que lucha", "the creature it fights"), "⚔•", "crossed-swords", HARM)
THE_UPGRADE: Final = Sign("the_upgrade", Words("esta mejora", "this upgrade"), "⌂▲", "armor-upgrade", PLAIN)
MOST_POWERFUL: Final = Sign("most_powerful", Words("la más poderosa", "the most powerful"), "⚡⤒", "biceps", PLAIN)
LEAST_POWERFUL: Final = Sign("least_powerful", Words("la menos poderosa", "the least powerful"), "⚡⤓", "biceps", PLAIN)
IN_PLAY: Final = Sign("in_play", Words("el juego", "play"), "▦", "card-play", PLAIN)
HAND: Final = Sign(
    "hand",
    Words("mano, la tuya si no se dice otra", "hand, yours unless another is named"),
    "✋",
    "poker-hand",
    PLAIN,
)
THEIR_HAND: Final = Sign("their_hand", Words("la mano de tu oponente", "your opponent’s hand"), "☹✋", "card-discard", HARM)
OWN_DISCARD: Final = Sign("own_discard", Words("tu pila de descartes", "your discard pile"), "♻", "trash-can", PLAIN)
THEIR_DISCARD: Final = Sign(
    "their_discard",
    Words("la pila de descartes de tu oponente", "your opponent’s discard pile"),
    "☹♻",
    "trash-can",
    HARM,
)
ANY_DISCARD: Final = Sign("any_discard", Words("una pila de descartes", "a discard pile"), "◌♻", "trash-can", PLAIN)
SHOWN: Final = Sign("shown", Words("revelada así", "revealed this way"), "☀!", "sun", PLAIN)
DECK: Final = Sign("deck", Words("tu mazo, que se baraja", "your deck, which is shuffled"), "⟳", "card-exchange", PLAIN)
TOP: Final = Sign("top", Words("la parte superior de tu mazo", "the top of your deck"), "⊼", "stack", PLAIN)
THEIR_TOP: Final = Sign(
    "their_top",
    Words("la parte superior del mazo de tu oponente", "the top of your opponent’s deck"),
    "☹⊼",
    "stack",
    HARM,
)
ARCHIVED: Final = Sign("archived", Words("carta en tus archivos", "card in your archives"), "▤▭", "files", PLAIN)
KEY: Final = Sign("keys", Words("llave forjada", "forged key"), "⚿", "key", AMBER)
UNFORGED: Final = Sign("unforged", Words("llave por forjar", "unforged key"), "≠⚿", "key", PLAIN)

# -- what is done

DISCARD: Final = Sign("discard", Words("descarta", "discard"), "⌫", "card-discard", HARM)
RANDOM: Final = Sign("random", Words("al azar", "at random"), "⚄", "rolling-dices", PLAIN)
REVEAL: Final = Sign("reveal", Words("revela", "reveal"), "☀", "sun", PLAIN)
LOOK: Final = Sign("look", Words("mira", "look at"), "👁", "eyeball", "#5fa7c7")
ON_TOP: Final = Sign(
    "on_top",
    Words("a la parte superior del mazo de su propietario", "to the top of its owner’s deck"),
    "↥",
    "stack",
    PLAIN,
)
SHUFFLE_IN: Final = Sign(
    "shuffle_in",
    Words("baraja en el mazo de su propietario", "shuffle into its owner’s deck"),
    "↺",
    "card-exchange",
    PLAIN,
)
ABDUCT: Final = Sign(
    "abduct",
    Words("a tus archivos; de ahí, a la mano de su propietario", "to your archives; from there, to its owner’s hand"),
    "▤♥",
    "files",
    GOOD,
)
PLAY: Final = Sign("play", Words("juega", "play"), "⇲", "card-play", GOOD)
USE: Final = Sign("use", Words("usa", "use"), "✥", "gears", GOOD)
FIGHT_WITH: Final = Sign("fight_with", Words("lucha con", "fight with"), "✥⚔", "crossed-swords", GOOD)
REAP_WITH: Final = Sign("reap_with", Words("cosecha con", "reap with"), "✥⚘", "sickle", GOOD)
AS_YOURS: Final = Sign("as_yours", Words("usa como si fuera tuyo", "use as if it were yours"), "✥♥", "gears", GOOD)
CONTROL: Final = Sign("control", Words("toma el control de", "take control of"), "⚑", "flag-objective", GOOD)
EXALT: Final = Sign("exalt", Words("exalta", "exalt"), "△", "laurels", AMBER)
FORGE: Final = Sign(
    "forge",
    Words("forja una llave, a su coste actual si no se dice otro", "forge a key, at current cost unless another is named"),
    "⚿+",
    "key",
    AMBER,
)
FROM_SUPPLY: Final = Sign(
    "from_supply",
    Words("de la reserva común, sobre", "from the common supply, on"),
    "∅",
    "amber-mosquito",
    AMBER,
)

# -- when and how long

EVENT_SIGNS_BY_NAME: Final = {
    "destroyed": Sign("when_destroyed", Words("cuando es destruida", "when it is destroyed"), "☠›", "death-skull", WHEN),
    "enters": Sign("when_entering", Words("cuando entra en juego", "when it enters play"), "▦›", "card-play", WHEN),
    "fought": Sign("when_fighting", Words("cuando lucha", "when it fights"), "⚔›", "crossed-swords", WHEN),
    "reaped": Sign("when_reaping", Words("cuando cosecha", "when it reaps"), "⚘›", "sickle", WHEN),
    "played": Sign("when_played", Words("cuando se juega", "when it is played"), "▷›", "card-play", WHEN),
    "used": Sign("when_used", Words("cuando se usa", "when it is used"), "✥›", "gears", WHEN),
    "discarded": Sign("when_discarded", Words("cuando se descarta", "when it is discarded"), "⌫›", "card-discard", WHEN),
    "forged": Sign("when_forged", Words("cuando se forja una llave", "when a key is forged"), "⚿›", "key", WHEN),
    "turn_ends": Sign("turn_ends", Words("al final del turno", "at the end of the turn"), "☾", "night-sky", WHEN),
    "turn_begins": Sign("turn_begins", Words("al comienzo del turno", "at the start of the turn"), "☼", "sunrise", WHEN),
    "house": Sign("house_chosen", Words("cuando se elige casa activa", "when an active house is chosen"), "[›]", "castle", WHEN),
}
CENTER: Final = Sign(
    "center", Words("en el centro de la línea", "in the center of the battleline"), "⊹", "convergence-target", PLAIN
)
FIGHTING: Final = Sign("fighting", Words("luchando", "fighting"), "⚔!", "crossed-swords", WHEN)
ATTACKING: Final = Sign("attacking", Words("mientras ataca", "while attacking"), "⚔⇢", "crossed-swords", WHEN)
FIGHTING_IT: Final = Sign(
    "fighting_it",
    Words("luchando contra esta criatura", "fighting this creature"),
    "⚔⌂",
    "crossed-swords",
    WHEN,
)
IS_DESTROYED: Final = Sign("is_destroyed", Words("es destruida", "is destroyed"), "☠!", "death-skull", HARM)
FORGED: Final = Sign("has_forged", Words("se ha forjado una llave", "a key was forged"), "⚿✓", "key", WHEN)
THIS_TURN: Final = Sign("this_turn", Words("este turno", "this turn"), "⏳", "hourglass", WHEN)
LAST_TURN: Final = Sign("last_turn", Words("en su turno anterior", "on their previous turn"), "⏮", "fast-backward-button", WHEN)
THEIR_NEXT: Final = Sign(
    "their_next",
    Words("en el próximo turno de tu oponente", "on your opponent’s next turn"),
    "☹⏭",
    "fast-forward-button",
    WHEN,
)
UNTIL_NEXT: Final = Sign(
    "until_next",
    Words("hasta el comienzo de tu próximo turno", "until the start of your next turn"),
    "⏭",
    "fast-forward-button",
    WHEN,
)
WHILE_HERE: Final = Sign(
    "while_here",
    Words("hasta que esta carta abandone el juego", "until this card leaves play"),
    "⌂⇥",
    "exit-door",
    WHEN,
)
WHILE_IT: Final = Sign(
    "while_it",
    Words("hasta que la elegida abandone el juego", "until the chosen one leaves play"),
    "•⇥",
    "exit-door",
    WHEN,
)
YOUR_TURN: Final = Sign("your_turn", Words("en tu turno", "on your turn"), "☺☼", "sunrise", WHEN)

# -- what holds

EVEN: Final = Sign("even", Words("con poder par", "with even power"), "⚡2n", "biceps", PLAIN)
ODD: Final = Sign("odd", Words("con poder impar", "with odd power"), "⚡2n+1", "biceps", PLAIN)
WEAKER: Final = Sign(
    "weaker", Words("con menos poder que la elegida", "with lower power than the chosen one"), "⚡<•", "biceps", PLAIN
)
SAME_TRAIT: Final = Sign(
    "same_trait", Words("que comparte un rasgo con la elegida", "that shares a trait with the chosen one"), "{=•}", "id-card", PLAIN
)
LEFT_OF: Final = Sign("left_of", Words("a la izquierda de esta", "to the left of this one"), "◧", "linked-rings", PLAIN)
RIGHT_OF: Final = Sign("right_of", Words("a la derecha de esta", "to the right of this one"), "◨", "linked-rings", PLAIN)
NEXT_TO_FOUGHT: Final = Sign(
    "next_to_fought",
    Words("adyacente a la criatura con la que lucha", "neighboring the creature it fights"),
    "⇿⚔",
    "linked-rings",
    PLAIN,
)
WITH_COUNTERS: Final = Sign("with_counters", Words("con contadores de la carta", "with the card’s counters"), "◉!", "token", PLAIN)
HALF_POWER: Final = Sign("half_power", Words("la mitad de su poder", "half its power"), "½⚡•", "biceps", PLAIN)
BONUS: Final = Sign("bonus", Words("su bonificación de Æmbar", "its Æmber bonus"), "Æ▷•", "amber-mosquito", AMBER)
FLAGS: Final = {  # kinds of change that a sign says wholly, by their ids
    "must_fight": Sign("must_fight", Words("debe luchar, si es posible", "must fight, if able"), "⚔!", "crossed-swords", HARM),
    "enters_ready": Sign(
        "enters_ready",
        Words("entra en juego preparada", "enters play ready"),
        "▦↶",
        "anticlockwise-rotation",
        GOOD,
    ),
    "enters_stunned": Sign(
        "enters_stunned",
        Words("entra en juego aturdida", "enters play stunned"),
        "▦✪",
        "knocked-out-stars",
        HARM,
    ),
    "protected": Sign("no_damage", Words("no puede recibir daño", "cannot be dealt damage"), "≠✶", "magic-shield", GOOD),
    "harmless": Sign("harmless", Words("no inflige daño al luchar", "deals no damage when fighting"), "⚔0", "peace-dove", HARM),
    "blank": Sign("blank", Words("sin texto, salvo sus rasgos", "text blank, except for traits"), "≠✎", "cancel", HARM),
    "flank": Sign("counts_as_flank", Words("se considera de flanco", "counts as on a flank"), "=⊣", "wing-cloak", PLAIN),
    "spendable": Sign(
        "spendable",
        Words("su Æmbar sirve para forjar llaves", "its Æmber may be spent on keys"),
        "Æ⚿",
        "key",
        AMBER,
    ),
    "not_stolen": Sign(
        "not_stolen",
        Words("tu Æmbar no puede ser robado", "your Æmber cannot be stolen"),
        "≠⇐",
        "locked-chest",
        GOOD,
    ),
    "receives_spent": Sign(
        "receives_spent",
        Words("obtienes el Æmbar que tu oponente gaste en llaves", "you get the Æmber your opponent spends on keys"),
        "⚿⇒☺",
        "receive-money",
        GOOD,
    ),
}
CANNOT: Final = {  # by the deed
    1: Sign("cannot_play", Words("no puede jugar", "cannot play"), "≠⇲", "cancel", HARM),
    2: Sign("cannot_use", Words("no puede usar, o ser usada", "cannot use, or be used"), "≠✥", "cancel", HARM),
    3: Sign("cannot_fight", Words("no puede luchar", "cannot fight"), "≠⚔", "halt", HARM),
    4: Sign("cannot_reap", Words("no puede cosechar", "cannot reap"), "≠⚘", "halt", HARM),
    6: Sign("cannot_attack", Words("no puede luchar contra", "cannot fight against"), "≠⚔›", "halt", HARM),
    7: Sign("cannot_act", Words("no puede usar Acción ni Omni", "cannot use Action or Omni"), "≠❖", "halt", HARM),
}
MAY_USE: Final = Sign(
    "may_use",
    Words("puedes usar, sea de la casa que sea", "you may use, whatever its house"),
    "✥?",
    "gears",
    GOOD,
)
MAY_FIGHT: Final = Sign(
    "may_fight",
    Words("puedes luchar, sea de la casa que sea", "you may fight, whatever its house"),
    "⚔?",
    "crossed-swords",
    GOOD,
)
MAY_PLAY: Final = Sign(
    "may_play",
    Words("puedes jugar, sea de la casa que sea", "you may play, whatever its house"),
    "⇲?",
    "card-play",
    GOOD,
)
KEY_COST: Final = Sign("key_cost", Words("coste de las llaves", "cost of keys"), "⚿¤", "key", AMBER)
HAND_SIZE: Final = Sign(
    "hand_size", Words("cartas al reponer la mano", "cards when refilling the hand"), "✋▯", "poker-hand", PLAIN
)
NO_FORGING: Final = Sign(
    "no_forging",
    Words("se salta el paso de forjar una llave", "skips the “forge a key” step"),
    "≠⚿+",
    "key",
    HARM,
)
TO_PLAY: Final = Sign("to_play", Words("para jugarla", "in order to play it"), "⇲¤", "price-tag", HARM)
PLAY_ONLY_IF: Final = Sign("play_only_if", Words("solo se juega si", "it is only played if"), "⇲!", "card-play", HARM)
USE_ONLY_IF: Final = Sign("use_only_if", Words("solo se usa si", "it is only used if"), "✥!", "gears", HARM)
OPPOSITE: Final = Sign(
    "opposite",
    Words("entra bajo el control de tu oponente", "enters under your opponent’s control"),
    "▦☹",
    "card-exchange",
    HARM,
)
# -- words of Worlds Collide

ATTACH: Final = Sign(
    "attach",
    Words("une esta mejora a la criatura que nombra", "attach this upgrade to the creature it names"),
    "▲⇢",
    "armor-upgrade",
    GOOD,
)
NAMED: Final = Sign("named", Words("la que nombra", "the one it names"), "▲•", "armor-upgrade", PLAIN)
ATTACHED: Final = Sign("when_attached", Words("cuando se une", "when it is attached"), "▲›", "armor-upgrade", WHEN)
ASSAULTED: Final = Sign(
    "destroyed_by_assault", Words("la destruye el daño de Asalto", "its assault damage destroys it"), "⚔✝›", "sword-clash", WHEN
)
FORGING: Final = Sign("would_forge", Words("va a forjar una llave", "would forge a key"), "⚿›", "key", WHEN)
UNTIL: Final = Sign("until", Words("hasta que aparezca", "until there is"), "…⇥", "stack", PLAIN)
ENDED: Final = Sign("ends_turn", Words("termina tu turno", "end your turn"), "■›", "sand-castle", PLAIN)
ITS_PLACE: Final = Sign("its_place", Words("en la posición de esta", "in this one’s position"), "⇄•", "linked-rings", PLAIN)
TEXT_OF: Final = Sign("text_of", Words("obtiene el texto de", "gains the text of"), "¶⇐", "scroll-unfurled", GOOD)
IN_LINE: Final = Sign("in_line", Words("mientras esté en la línea", "while in the battleline"), "⌂⇆", "linked-rings", PLAIN)
COPY: Final = Sign("copy", Words("entra como copia de", "enters as a copy of"), "≡", "scroll-unfurled", PLAIN)
AS_UPGRADE: Final = Sign("as_upgrade", Words("o, jugada como mejora", "or, played as an upgrade"), "/▲", "armor-upgrade", PLAIN)
ITS_CONTROLLER: Final = Sign("its_controller", Words("su controlador", "its controller"), "•☺", "person", PLAIN)
EACH_PLAYER: Final = Sign("each_player", Words("cada jugador", "each player"), "☺☹", "person", PLAIN)
COUNTER: Final = Sign("counter", Words("contador de esta carta", "counter of this card"), "◍", "upgrade", PLAIN)
TO_SUPPLY: Final = Sign(
    "to_supply", Words("a la reserva común, desde", "to the common supply, from"), "⇒∅", "amber-mosquito", AMBER
)
HOUSES_AMONG: Final = Sign("houses_among", Words("casas representadas entre", "houses represented among"), "[#]", "castle", PLAIN)
CROWDED: Final = Sign(
    "crowded",
    Words("de la casa con más criaturas, o con tantas", "of the house with most creatures, or with so many"),
    "[⤒]",
    "castle",
)
KIN: Final = Sign("kin", Words("comparte casa con sus adyacentes", "shares a house with its neighbors"), "[⇿]", "castle", PLAIN)
TRIGGER_PLAY: Final = Sign("trigger_play", Words("activa su efecto de Jugar", "trigger its play effect"), "▷▷", "card-play", GOOD)
LEFT: Final = Sign("left_flank", Words("en el flanco izquierdo", "on the left flank"), "⊢", "wing-cloak", PLAIN)
RIGHT: Final = Sign("right_flank", Words("en el flanco derecho", "on the right flank"), "⊣›", "wing-cloak", PLAIN)
ORDER: Final = Sign("order", Words("y devuelve en cualquier orden", "and put back in any order"), "⇅", "stack", PLAIN)
PURGE_ONE: Final = Sign(
    "purge_one", Words("purga una y baraja las demás", "purge one and shuffle the others"), "⊗⟳", "cancel", HARM
)
MOVE: Final = Sign("move_in_line", Words("mueve dentro de su línea", "move within its battleline"), "⇆", "linked-rings", PLAIN)
SIGNS: Final = by_id(
    (
        *HEADING_SIGNS.values(), AEMBER, STEAL, CAPTURE, RIVAL, DAMAGE, HEAL, ALL, DESTROY, SACRIFICE, DRAW, CHAINS, POWER_UP,
        TO_HAND, ARCHIVE, PURGE, STUN, UNSTUN, READY, EXHAUST, WARD, ENRAGE, CREATURE, ARTIFACT, UPGRADE, FRIENDLY, ENEMY,
        THIS, IT, FLANK, NEIGHBOR, POWER, DAMAGED, STUNNED, *HOUSE_SIGNS.values(),
        CARD, ACTION_CARD, YOU, HOST, THAT_HOUSE, ACTIVE_HOUSE, ALL_HOUSES, ARMOR, WITH_AEMBER, NEXT_TO_IT, FOUGHT,
        THE_UPGRADE, MOST_POWERFUL, LEAST_POWERFUL, IN_PLAY, HAND, THEIR_HAND, OWN_DISCARD, THEIR_DISCARD, ANY_DISCARD,
        SHOWN, DECK, TOP, THEIR_TOP, ARCHIVED, KEY, UNFORGED, DISCARD, RANDOM, REVEAL, LOOK, ON_TOP, SHUFFLE_IN, ABDUCT,
        PLAY, USE, FIGHT_WITH, REAP_WITH, AS_YOURS, CONTROL, EXALT, FORGE, FROM_SUPPLY, CENTER, FIGHTING, ATTACKING, FIGHTING_IT,
        IS_DESTROYED, FORGED, THIS_TURN, LAST_TURN, THEIR_NEXT, UNTIL_NEXT, WHILE_HERE, WHILE_IT, YOUR_TURN, MAY_USE,
        MAY_FIGHT, MAY_PLAY,
        EVEN, ODD, WEAKER, SAME_TRAIT, LEFT_OF, RIGHT_OF, NEXT_TO_FOUGHT, WITH_COUNTERS, HALF_POWER, BONUS,
        KEY_COST, HAND_SIZE, NO_FORGING, TO_PLAY, PLAY_ONLY_IF, USE_ONLY_IF, OPPOSITE,
        *TRAIT_SIGNS.values(), *KEYWORD_SIGNS.values(), *EVENT_SIGNS_BY_NAME.values(), *FLAGS.values(), *CANNOT.values(),
        ATTACH, NAMED, ATTACHED, ITS_CONTROLLER, EACH_PLAYER, COUNTER, TO_SUPPLY, HOUSES_AMONG, CROWDED, KIN, TRIGGER_PLAY, LEFT,
        RIGHT, ORDER, PURGE_ONE, MOVE, ASSAULTED, FORGING, UNTIL, ENDED, ITS_PLACE, TEXT_OF, IN_LINE, COPY,
        AS_UPGRADE,
    )
)  # fmt: skip
