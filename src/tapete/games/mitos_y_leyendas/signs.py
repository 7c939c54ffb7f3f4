"""The symbols of Mitos y Leyendas: types and races, places, what triggers, what is done and how long it lasts."""

from __future__ import annotations

from typing import Final

from tapete.core.language import Words
from tapete.core.symbols import MAY, THEN, Sign, by_id, grouped, joined
from tapete.games.mitos_y_leyendas.things import RACE_NAMES, RACES

HARM: Final = "#b2554d"
GOOD: Final = "#5fae6a"
PLAIN: Final = "#8f8f9a"
WHEN: Final = "#5a7fb5"
PLACE: Final = "#b8a98a"
GOLD_COLOUR: Final = "#d9ab2f"

RACE_LETTERS: Final[tuple[str, ...]] = (
    "Ab", "Be", "Bá", "Ca", "Cz", "Cp", "Ch", "Cr", "Dr", "Di", "Fa", "Ka", "Gu", "Li", "Xi", "Va", "Sa", "Sh", "Ni",
)  # fmt: skip
RACE_COLOURS: Final[tuple[str, ...]] = (
    "#6f7f3a",  # abominación
    "#a0692f",  # bestia
    "#b5532f",  # bárbaro
    "#3f78b5",  # caballero
    "#57834a",  # cazador
    "#c2473d",  # campeón
    "#8f6f4a",  # chamán
    "#4a9a8a",  # criaturas
    "#2f8a5a",  # dragón
    "#d0a83a",  # dios
    "#b56fb0",  # faerie
    "#c9678a",  # kami
    "#b5702f",  # guerrero
    "#6b6f7d",  # licántropo
    "#4f9db0",  # xian
    "#8a2f4a",  # vampiro
    "#b53f3f",  # samurái
    "#d08a3a",  # shaolín
    "#4a4f63",  # ninja
)
RACE_PICTURES: Final[tuple[str, ...]] = (
    "fleshy-mass", "wolf-head", "barbarian", "mounted-knight", "bowman", "swordman", "totem-mask", "imp", "dragon-head",
    "sun-priest", "fairy", "spark-spirit", "spartan", "werewolf", "monk-face", "vampire-dracula", "samurai-helmet",
    "meditation", "ninja-head",
)  # fmt: skip

# -- cards and where they lie

ALLY: Final = Sign("ally", Words("Aliado", "Ally"), "♟", "swordman", PLAIN)
WEAPON: Final = Sign("weapon", Words("Arma", "Weapon"), "†", "battle-axe", PLAIN)
TALISMAN: Final = Sign("talisman", Words("Talismán", "Talisman"), "✧", "gem-pendant", PLAIN)
TOTEM: Final = Sign("totem", Words("Tótem", "Totem"), "♖", "totem", PLAIN)
ORO: Final = Sign("oro", Words("Oro", "Oro"), "◉", "two-coins", GOLD_COLOUR)
VIRTUAL: Final = Sign("virtual", Words("Oro virtual", "virtual Oro"), "◎", "sparkles", "#c9c04a")
CARD: Final = Sign("card", Words("carta", "card"), "▯", "card-pick", PLAIN)
TYPES: Final[tuple[Sign, ...]] = (ALLY, WEAPON, TALISMAN, TOTEM, ORO)  # by their numbers
RACE_SIGNS: Final = tuple(
    [
        Sign(id, RACE_NAMES[race], f"[{RACE_LETTERS[race]}]", RACE_PICTURES[race], RACE_COLOURS[race])
        for race, id in enumerate(RACES)
    ]
)
OWN: Final = Sign("own", Words("que controlas", "you control"), "♥", "hearts", GOOD)
ENEMY: Final = Sign("enemy", Words("oponente", "opposing"), "♠", "skull-crossed-bones", HARM)
ANOTHER: Final = Sign("another", Words("otro", "another"), "≠⌂", "health-normal", PLAIN)
ATTACKING: Final = Sign("attacking", Words("atacante", "attacking"), "⚔!", "charging-bull", "#d0603a")
BLOCKING: Final = Sign("blocking", Words("bloqueador", "blocking"), "⛨!", "checked-shield", "#6f8fb0")
FIGHTING: Final = Sign("fighting", Words("que participa en la Batalla", "taking part in the Battle"), "⚔⛨", "crossed-swords", PLAIN)
ARMED: Final = Sign("armed", Words("que porta un Arma", "carrying a Weapon"), "†!", "sword-brandish", PLAIN)
UNARMED: Final = Sign("unarmed", Words("que no porta un Arma", "carrying no Weapon"), "≠†", "hand", PLAIN)
IN_ATTACK: Final = Sign("in_attack", Words("de la Línea de Ataque", "in the Attack Line"), "⚔▦", "sword-array", PLAIN)
FROM_HAND: Final = Sign("from_hand", Words("jugada de la mano", "played from hand"), "✋▷", "card-play", PLAIN)
PAID: Final = Sign("paid", Words("pagado", "paid"), "◉✓", "receive-money", PLAIN)
IN_PLAY: Final = Sign("in_play", Words("en juego", "in play"), "▦", "card-play", PLACE)
HAND: Final = Sign("own_hand", Words("tu mano", "your hand"), "✋", "poker-hand", PLACE)
THEIR_HAND: Final = Sign("their_hand", Words("la mano de tu oponente", "your opponent’s hand"), "☹✋", "card-discard", HARM)
CASTLE: Final = Sign("own_castle", Words("tu Castillo", "your Castle"), "♜", "castle", PLACE)
THEIR_CASTLE: Final = Sign("their_castle", Words("el Castillo oponente", "your opponent’s Castle"), "☹♜", "castle-ruins", HARM)
GRAVEYARD: Final = Sign("own_graveyard", Words("tu Cementerio", "your Graveyard"), "✝", "tombstone", PLACE)
THEIR_GRAVEYARD: Final = Sign(
    "their_graveyard", Words("el Cementerio oponente", "your opponent’s Graveyard"), "☹✝", "graveyard", HARM
)
A_GRAVEYARD: Final = Sign("a_graveyard", Words("un Cementerio", "a Graveyard"), "◌✝", "tombstone", PLACE)
EITHER: Final = Sign("either", Words("tu Castillo o tu Cementerio", "your Castle or Graveyard"), "♜✝", "castle", PLACE)
EXILE_PLACE: Final = Sign("exile_place", Words("el Destierro", "Exile"), "⊗", "portal", PLACE)
TOP: Final = Sign("top", Words("lo superior de", "the top of"), "▲", "card-pickup", PLACE)
THIS: Final = Sign("this", Words("esta carta", "this card"), "⌂", "card-pickup", PLAIN)
IT: Final = Sign("it", Words("la carta de que se habla", "the card spoken of"), "•", "bullseye", PLAIN)
BLOCKER: Final = Sign("blocker", Words("el Aliado que lo bloquea", "the Ally that blocks it"), "⛨•", "shield-bash", PLAIN)
BEARER: Final = Sign("bearer", Words("su portador", "its bearer"), "♟†", "swordman", GOOD)
RIVAL: Final = Sign("rival", Words("tu oponente", "your opponent"), "☹", "person", HARM)
BOTH: Final = Sign("both", Words("cada jugador", "each player"), "☺☹", "three-friends", PLAIN)
YOU: Final = Sign("you", Words("tú", "you"), "☺", "player-next", GOOD)
WHO: Final[tuple[Sign, ...]] = (YOU, RIVAL, BOTH)  # by their numbers

# -- numbers

STRENGTH: Final = Sign(
    "strength",
    Words(
        "Fuerza, de esta carta o de su portador si no se dice otra", "Strength, of this card or its bearer unless another is named"
    ),
    "⚔",
    "broadsword",
    "#d0603a",
)
COST: Final = Sign("cost", Words("coste", "cost"), "¤", "two-coins", GOLD_COLOUR)
ANY_NUMBER: Final = Sign("any_number", Words("cualquier número", "any number"), "∞", "infinity", PLAIN)
DONE: Final = Sign("done", Words("lo hecho en el paso anterior", "what the step before did"), "✓", "check-mark", PLAIN)
ATTACKED_YOU: Final = Sign("attacked_you", Words("Aliado que te ha atacado", "Ally that attacked you"), "⚔☺", "sword-clash", HARM)

# -- when

ENTERS: Final = Sign("enters", Words("cuando entra en juego", "when it enters play"), "▷", "card-play", WHEN)
PLAYED: Final = Sign("played", Words("cuando se juega", "when it is played"), "▷▷", "card-exchange", WHEN)
ATTACKS: Final = Sign("attacks", Words("cuando ataca", "when it attacks"), "⚔›", "charging-bull", WHEN)
BLOCKS: Final = Sign("blocks", Words("cuando bloquea", "when it blocks"), "⛨›", "checked-shield", WHEN)
IS_BLOCKED: Final = Sign("is_blocked", Words("cuando es bloqueado", "when it is blocked"), "⛨‹", "shield-bash", WHEN)
NOT_BLOCKED: Final = Sign(
    "not_blocked", Words("cuando ataca y no es bloqueado", "when it attacks and is not blocked"), "⛨0", "sprint", WHEN
)
DIES: Final = Sign("dies", Words("cuando es destruido", "when it is destroyed"), "☠", "death-skull", WHEN)
FALLS: Final = Sign(
    "falls", Words("cuando va del juego al Cementerio", "when it goes from play to the Graveyard"), "☠✝", "graveyard", WHEN
)
HITS: Final = Sign(
    "hits",
    Words("cuando hace daño al Castillo oponente", "when it deals damage to your opponent’s Castle"),
    "✶♜",
    "castle-ruins",
    WHEN,
)
LEAVES: Final = Sign("leaves", Words("cuando sale del juego", "when it leaves play"), "⇥", "exit-door", WHEN)
DISCARDED: Final = Sign("discarded", Words("cuando se descarta", "when it is discarded"), "⌫›", "card-discard", WHEN)
DRAWS: Final = Sign("draws", Words("cuando roba", "when they draw"), "▯›", "card-draw", WHEN)
USED: Final = Sign("used", Words("cuando usa su habilidad", "when it uses its ability"), "❖›", "gears", WHEN)
TURN_BEGINS: Final = Sign("turn_begins", Words("al principio del turno", "at the beginning of the turn"), "☼", "sunrise", WHEN)
GROUPING: Final = Sign("grouping", Words("en la Agrupación", "in the Grouping Phase"), "↶›", "anticlockwise-rotation", WHEN)
GROUPED: Final = Sign("grouped", Words("al terminar la Agrupación", "as the Grouping ends"), "↶|", "anticlockwise-rotation", WHEN)
BATTLE_BEGINS: Final = Sign(
    "battle_begins", Words("al empezar la Batalla Mitológica", "as the Mythological Battle begins"), "⚔☼", "crossed-swords", WHEN
)
BATTLE_ENDS: Final = Sign("battle_ends", Words("después de atacar", "after attacking"), "⚔☾", "crossed-sabres", WHEN)
TURN_ENDS: Final = Sign("turn_ends", Words("al final del turno", "at the end of the turn"), "☾", "night-sky", WHEN)
USE: Final = Sign("use", Words("habilidad que se usa", "ability that is used"), "❖", "gears", WHEN)
PER_TURN: Final = Sign("per_turn", Words("veces por turno", "times per turn"), "/⟳", "cycle", WHEN)
YOUR_TURN: Final = Sign("your_turn", Words("en tu turno", "in your turn"), "☺☼", "sunrise", WHEN)
IN_BATTLE: Final = Sign("in_battle", Words("en la Batalla Mitológica", "in the Mythological Battle"), "⚔⚔", "crossed-swords", WHEN)
IN_WAR: Final = Sign("in_war", Words("en la Guerra de Talismanes", "in the Talisman War"), "✧⚔", "magic-swirl", WHEN)
FROM_GRAVE: Final = Sign("from_grave", Words("desde tu Cementerio", "from your Graveyard"), "✝›", "tombstone", WHEN)
ANYBODY: Final = Sign("anybody", Words("cualquier jugador", "either player"), "☺/☹", "three-friends", WHEN)
RESPONDING: Final = {
    "annul": Sign(
        "to_annul", Words("en respuesta a que se juegue", "in response to the playing of"), "⚡▷", "lightning-trio", WHEN
    ),
    "play": Sign("to_play", Words("en respuesta a que se juegue", "in response to the playing of"), "⚡▷", "lightning-trio", WHEN),
    "attack": Sign("to_attack", Words("en respuesta a un ataque", "in response to an attack"), "⚡⚔", "lightning-trio", WHEN),
    "cancel": Sign("to_ability", Words("en respuesta a una habilidad", "in response to an ability"), "⚡❖", "lightning-trio", WHEN),
    "damaged": Sign("to_damage", Words("en respuesta al daño", "in response to damage"), "⚡✶", "lightning-trio", WHEN),
    "doomed": Sign(
        "to_doom",
        Words("en respuesta a que vaya a ser destruido", "in response to being about to be destroyed"),
        "⚡☠",
        "lightning-trio",
        WHEN,
    ),
}

# -- what is done

DRAW: Final = Sign("draw", Words("roba cartas", "draw cards"), "▯+", "card-draw", GOOD)
MILL: Final = Sign("mill", Words("bota cartas de su Castillo", "mill cards from one’s Castle"), "⇓", "falling", HARM)
DAMAGE: Final = Sign(
    "damage", Words("de daño al Castillo oponente", "damage to your opponent’s Castle"), "✶", "bleeding-wound", HARM
)
DISCARD: Final = Sign("discard", Words("descarta de su mano", "discard from one’s hand"), "⌫", "card-discard", HARM)
RANDOM: Final = Sign("random", Words("al azar", "at random"), "⚄", "rolling-dices", PLAIN)
DESTROY: Final = Sign("destroy", Words("destruye", "destroy"), "✖", "broken-bone", HARM)
EXILE: Final = Sign("exile", Words("destierra", "exile"), "⊗!", "portal", HARM)
SHUFFLE_IN: Final = Sign(
    "shuffle_in", Words("baraja en el Castillo de su dueño", "shuffle into its owner’s Castle"), "⟳♜", "card-exchange", PLAIN
)
TO_HAND: Final = Sign("to_hand", Words("a la mano de su dueño", "to its owner’s hand"), "↩", "return-arrow", PLAIN)
BURY: Final = Sign(
    "bury", Words("pon en el Cementerio, sin destruir", "put into the Graveyard, not destroyed"), "⇒✝", "tombstone", PLAIN
)
CONTROL: Final = Sign("control", Words("gana el control de", "gain control of"), "⚑", "flag-objective", GOOD)
RETREAT: Final = Sign("retreat", Words("a la Línea de Defensa", "to the Defence Line"), "⇤", "return-arrow", PLAIN)
REGROUP: Final = Sign("regroup", Words("reagrupa", "regroup"), "↶", "anticlockwise-rotation", GOOD)
LOOK: Final = Sign("look", Words("mira", "look at"), "👁", "eyeball", "#5fa7c7")
ARRANGE: Final = Sign("arrange", Words("mira y ordena", "look at and put in order"), "👁⇅", "eyeball", "#5fa7c7")
SHOW: Final = Sign("show", Words("muestra", "show"), "☀", "sun", PLAIN)
SEARCH: Final = Sign("search", Words("busca", "search for"), "⌕", "magnifying-glass", PLAIN)
ANNUL: Final = Sign("annul", Words("anula", "annul"), "⊘", "cancel", HARM)
CANCEL: Final = Sign("cancel", Words("cancela la habilidad", "cancel the ability"), "⊘❖", "cancel", HARM)
CANCEL_ATTACK: Final = Sign("cancel_attack", Words("cancela todo el ataque", "cancel the whole attack"), "⊘⚔", "cancel", HARM)
STAYS_IN_PLAY: Final = Sign("stays_in_play", Words("sigue en juego", "it stays in play"), "⛨", "healing-shield", GOOD)
EXTRA_TURN: Final = Sign("extra_turn", Words("turno extra", "extra turn"), "↻", "cycle", GOOD)
NEXT: Final = Sign("next", Words("la próxima que se juegue", "the next one played"), "▯›▯", "card-pick", PLAIN)

# -- what holds

FLAGS: Final = {  # kinds of change that a sign says wholly, by their ids
    "blank": Sign("blank", Words("pierde su habilidad", "loses its ability"), "≠❖", "silence", HARM),
    "cannot_attack": Sign("cannot_attack", Words("no puede atacar", "cannot attack"), "≠⚔", "halt", HARM),
    "cannot_block": Sign("cannot_block", Words("no puede bloquear", "cannot block"), "≠⛨", "broken-shield", HARM),
    "unblockable": Sign("unblockable", Words("imbloqueable", "unblockable"), "»", "sprint", "#5fa7c7"),
    "haste": Sign(
        "haste", Words("puede atacar el turno en que entra", "can attack on the turn it enters"), "»»", "running-ninja", GOOD
    ),
    "must_attack": Sign("must_attack", Words("debe atacar", "must attack"), "⚔!!", "enrage", HARM),
    "must_be_blocked": Sign(
        "must_be_blocked", Words("si ataca, debe ser bloqueado", "if it attacks, it must be blocked"), "⛨!!", "shield-reflect", GOOD
    ),
    "blocks_unblockable": Sign(
        "blocks_unblockable",
        Words("puede bloquear a Aliados imbloqueables", "can block unblockable Allies"),
        "⛨»",
        "eye-shield",
        GOOD,
    ),
    "blocks_sum": Sign(
        "blocks_sum",
        Words("bloquea a varios hasta agotar su Fuerza", "blocks several until its Strength is exhausted"),
        "⛨Σ",
        "shield-echoes",
        GOOD,
    ),
    "blockable": Sign("blockable", Words("puede ser bloqueado", "can be blocked"), "⛨?", "shield", PLAIN),
    "sturdy": Sign(
        "sturdy",
        Words("en combate cae ante el doble de su Fuerza", "falls to twice its Strength"),
        "◆2×",
        "shield-echoes",
        GOOD,
    ),
    "takes_damage": Sign(
        "takes_damage", Words("recibe el daño de tu Castillo", "takes your Castle’s damage"), "✶⇠", "shield-reflect", PLAIN
    ),
    "harmless": Sign("harmless", Words("no hace daño", "deals no damage"), "≠✶", "peace-dove", PLAIN),
    "stays": Sign("stays", Words("no se agrupa", "is not grouped"), "≠↶", "anchor", HARM),
    "not_swapped": Sign("not_swapped", Words("no cambia de controlador", "does not change controllers"), "≠⚑", "padlock", GOOD),
    "no_use": Sign("no_use", Words("no puede usar su habilidad", "cannot use its ability"), "❖≠", "silenced", HARM),
    "returns_to_block": Sign(
        "returns_to_block",
        Words("vuelve de la Línea de Ataque para bloquear", "goes back from the Attack Line to block"),
        "⇤⛨",
        "return-arrow",
        GOOD,
    ),
    "rallies": Sign(
        "rallies",
        Words("si ataca, atacan todos tus Aliados que puedan", "if it attacks, all your Allies that are able to attack"),
        "⚔⚔!",
        "rally-the-troops",
        PLAIN,
    ),
    "first_action": Sign(
        "first_action",
        Words("si ataca, tienes la primera acción de la Guerra", "if it attacks, you have the first action of the War"),
        "1✧",
        "flag-objective",
        GOOD,
    ),
    "unaffected": Sign(
        "unaffected", Words("los Talismanes no lo afectan", "Talismans do not affect it"), "≠✧", "magic-shield", GOOD
    ),
    "no_bonus": Sign("no_bonus", Words("pierde sus bonos de Fuerza", "loses its Strength bonuses"), "≠+⚔", "cancel", HARM),
    "weapon_twice": Sign(
        "weapon_twice", Words("la Fuerza que da cuenta doble", "the Strength it gives counts twice"), "2×†", "battle-axe", GOOD
    ),
    "blocks_for_gold": Sign(
        "blocks_for_gold", Words("por 1 Oro bloquea a uno más", "for 1 Oro it blocks one more"), "◉⛨", "shield-echoes", GOOD
    ),
    "no_drop": Sign("no_drop", Words("no puede bajar Oros", "cannot put down Oros"), "≠▷◉", "cancel", HARM),
    "not_attacked": Sign("not_attacked", Words("no puede ser atacado", "cannot be attacked"), "≠⚔☺", "peace-dove", GOOD),
    "skips_draw": Sign(
        "skips_draw", Words("no roba al final de su turno", "does not draw at the end of their turn"), "≠▯☾", "card-discard", HARM
    ),
    "no_graveyard": Sign(
        "no_graveyard", Words("no puede jugar con su Cementerio", "cannot use their Graveyard"), "≠✝", "graveyard", HARM
    ),
    "inverts": Sign(
        "inverts", Words("los bonos de Fuerza se aplican en negativo", "Strength bonuses apply negatively"), "±⚔", "contract", HARM
    ),
    "open_hand": Sign("open_hand", Words("juega con la mano descubierta", "plays with their hand face up"), "✋👁", "eyeball", HARM),
    "talisman_limit": Sign(
        "talisman_limit", Words("solo juega un Talismán por turno", "plays only one Talisman per turn"), "≤1✧", "gem-pendant", HARM
    ),
    "no_draw": Sign("no_draw", Words("no roba cartas", "draws no cards"), "≠▯", "card-discard", HARM),
    "exiles_talismans": Sign(
        "exiles_talismans",
        Words("los Talismanes que se jueguen van al Destierro", "Talismans that are played go to Exile"),
        "✧⊗",
        "portal",
        HARM,
    ),
    "shielded": Sign("shielded", Words("no recibe daño", "takes no damage"), "⛨♜", "castle", GOOD),
    "annuls": Sign("annulled", Words("es anulada", "is annulled"), "⊘!", "cancel", HARM),
}
SAFE: Final[tuple[Sign, ...]] = (  # from what a card is indestructible, by its number
    Sign("indestructible", Words("no puede ser destruido", "cannot be destroyed"), "◆", "diamond-hard", "#7fb5c7"),
    Sign("safe_in_combat", Words("no recibe daño de combate", "takes no combat damage"), "◆⚔", "diamond-hard", "#7fb5c7"),
    Sign(
        "safe_from_allies",
        Words("no lo destruyen habilidades de Aliados oponentes", "opposing Allies’ abilities do not destroy it"),
        "◆♟",
        "diamond-hard",
        "#7fb5c7",
    ),
    Sign(
        "safe_from_things",
        Words("no lo destruyen Armas, Talismanes ni Tótems", "Weapons, Talismans and Totems do not destroy it"),
        "◆†",
        "diamond-hard",
        "#7fb5c7",
    ),
)
BLOCKED_ONLY_BY: Final = Sign("blocked_only_by", Words("solo lo bloquea", "it is only blocked by"), "⛨=", "checked-shield", GOOD)
NOT_BLOCKED_BY: Final = Sign("not_blocked_by", Words("no lo bloquea", "it is not blocked by"), "⛨≠", "shield-disabled", GOOD)
BLOCK_MORE: Final = Sign(
    "block_more", Words("Aliados más que puede bloquear", "more Allies that it can block"), "⛨+", "shield-echoes", GOOD
)
WEAPON_MORE: Final = Sign(
    "weapon_more", Words("Armas más que puede portar", "more Weapons that it can carry"), "†+", "battle-axe", GOOD
)
COMPANY: Final = Sign(
    "company",
    Words("solo ataca acompañado de otros Aliados", "it only attacks along with other Allies"),
    "⚔♟",
    "three-friends",
    HARM,
)
TO_ATTACK: Final = Sign("for_attacking", Words("para que ataque", "for it to attack"), "⚔¤", "price-tag", HARM)
TO_ENTER: Final = Sign("for_entering", Words("para entrar en juego", "to enter play"), "▷¤", "price-tag", HARM)
PAYS_AS: Final = Sign("pays_as", Words("al utilizarlo cuenta como", "when used it counts as"), "◉=", "receive-money", GOLD_COLOUR)
CANNOT_PLAY: Final = Sign("cannot_play", Words("no puede jugar", "cannot play"), "≠▷", "cancel", HARM)
EXTRA_AT_END: Final = Sign(
    "extra_at_end", Words("carta extra al final del turno", "extra card at the end of the turn"), "▯☾", "card-draw", GOOD
)
ON_WEAPONS: Final = Sign("on_weapons", Words("ponerle un Arma", "putting a Weapon on it"), "▷†", "battle-axe", GOOD)
ONLY_IF: Final = Sign("only_if", Words("solo se juega si", "it is only played if"), "▷?", "card-play", HARM)
CARRIED_BY: Final = Sign("carried_by", Words("solo la porta", "it is only carried by"), "†=", "swordman", PLAIN)
UNANNULLABLE: Final = Sign("unannullable", Words("no puede ser anulada", "it cannot be annulled"), "≠⊘", "checked-shield", GOOD)
ANY_COPIES: Final = Sign(
    "any_copies", Words("más de tres copias en el mazo", "more than three copies in a deck"), "▯▯▯", "stack", PLAIN
)

# -- how long

THIS_TURN: Final = Sign("this_turn", Words("hasta el final del turno", "until the end of the turn"), "⏳", "hourglass", PLAIN)
UNTIL_FINAL: Final = Sign("until_final", Words("hasta la Fase Final", "until the Final Phase"), "⌛", "empty-hourglass", PLAIN)
NEXT_TURN: Final = Sign("next_turn", Words("en el próximo turno", "during the next turn"), "⏭", "fast-forward-button", PLAIN)
THEIR_NEXT: Final = Sign("their_next", Words("en su próximo turno", "during their next turn"), "☹⏭", "fast-forward-button", PLAIN)
FOR_GOOD: Final = Sign("for_good", Words("para el resto del juego", "for the rest of the game"), "∞⏳", "infinity", PLAIN)

# -- what is so

HAS_ATTACKED: Final = Sign("has_attacked", Words("ha atacado este turno", "it attacked this turn"), "⚔✓", "crossed-swords", PLAIN)
STAYED_HOME: Final = Sign("stayed_home", Words("no ha atacado este turno", "it did not attack this turn"), "⚔✗", "anchor", PLAIN)
DRAWS_AT_END: Final = Sign(
    "draws_at_end", Words("si robas al final del turno", "if you draw at the end of the turn"), "▯☾?", "card-draw", PLAIN
)
YOU_STAYED_HOME: Final = Sign(
    "you_stayed", Words("no has atacado este turno", "you did not attack this turn"), "☺⚔✗", "anchor", PLAIN
)
WAS_ATTACKED: Final = Sign(
    "was_attacked", Words("te atacaron en el turno anterior", "you were attacked last turn"), "☺⚔‹", "sword-clash", HARM
)
ONE_RACE: Final = Sign(
    "one_race", Words("tus Aliados son de una misma raza", "your Allies are of one race"), "♟=♟", "three-friends", PLAIN
)
IN_COMBAT: Final = Sign("in_combat", Words("en combate", "in combat"), "⚔•", "crossed-swords", PLAIN)
FRESH: Final = Sign("fresh", Words("entró en juego este turno", "it entered play this turn"), "▷✓", "card-play", PLAIN)
ALL_GROUPED: Final = Sign("all_grouped", Words("has agrupado", "you have grouped"), "↶✓", "anticlockwise-rotation", PLAIN)
AGAINST: Final = Sign("against", Words("bloquea a", "it blocks"), "⛨⇢", "shield-bash", PLAIN)
BLOCKED_BY: Final = Sign("blocked_by", Words("lo bloquea", "it is blocked by"), "⇠⛨", "shield-bash", PLAIN)


def powered(head: str, costs: str, effect: str, optional: bool = False) -> str:
    """An ability: when it works, what it costs, what it does; nothing when the effect cannot be said."""
    said = joined([costs, grouped(effect)], THEN) if costs else effect
    if not said:
        return ""
    if optional:
        said = MAY + grouped(said)
    return f"{head}: {said}" if head else said


def types(bits: int) -> str:
    """Types of cards, as bits."""
    return " / ".join([sign.mark for type, sign in enumerate(TYPES) if bits >> type & 1])


SIGNS: Final = by_id(
    (
        ALLY, WEAPON, TALISMAN, TOTEM, ORO, VIRTUAL, CARD, OWN, ENEMY, ANOTHER, ATTACKING, BLOCKING, FIGHTING, ARMED,
        UNARMED, IN_ATTACK, FROM_HAND, PAID, IN_PLAY, HAND, THEIR_HAND, CASTLE, THEIR_CASTLE, GRAVEYARD, THEIR_GRAVEYARD,
        A_GRAVEYARD, EITHER, EXILE_PLACE, TOP, THIS, IT, BLOCKER, BEARER, RIVAL, BOTH, YOU, STRENGTH, COST, ANY_NUMBER, DONE,
        ATTACKED_YOU, ENTERS, PLAYED, ATTACKS, BLOCKS, IS_BLOCKED, NOT_BLOCKED, DIES, FALLS, HITS, LEAVES, DISCARDED, DRAWS,
        USED, TURN_BEGINS, GROUPING, GROUPED, BATTLE_BEGINS, BATTLE_ENDS, TURN_ENDS, USE, PER_TURN, YOUR_TURN, IN_BATTLE,
        IN_WAR, FROM_GRAVE, ANYBODY, DRAW, MILL, DAMAGE, DISCARD, RANDOM, DESTROY, EXILE, SHUFFLE_IN, TO_HAND, BURY, CONTROL,
        RETREAT, REGROUP, LOOK, ARRANGE, SHOW, SEARCH, ANNUL, CANCEL, CANCEL_ATTACK, STAYS_IN_PLAY, EXTRA_TURN, NEXT,
        BLOCKED_ONLY_BY, NOT_BLOCKED_BY, BLOCK_MORE, WEAPON_MORE, COMPANY, TO_ATTACK, TO_ENTER, PAYS_AS, CANNOT_PLAY,
        EXTRA_AT_END, ON_WEAPONS, ONLY_IF, CARRIED_BY, UNANNULLABLE, ANY_COPIES, THIS_TURN, UNTIL_FINAL, NEXT_TURN,
        THEIR_NEXT, FOR_GOOD, HAS_ATTACKED, STAYED_HOME, YOU_STAYED_HOME, DRAWS_AT_END, WAS_ATTACKED, ONE_RACE, IN_COMBAT, FRESH,
        ALL_GROUPED, AGAINST, BLOCKED_BY,
        *RACE_SIGNS, *RESPONDING.values(), *FLAGS.values(), *SAFE,
    )
)  # fmt: skip
