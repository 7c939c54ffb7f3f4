"""What Talismans and abilities respond to: ``answers(on.THEIR_ATTACK, …)``."""

from __future__ import annotations

from typing import Final

from tapete.core.language import Words
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas.rules.responding import BURIED, COPYING, DOOMED


class Occasion:
    """Something to respond to: its moments, by whom it is done, and how it is said."""

    def __init__(self, moments: tuple[str, ...], es: str, en: str, whose: int = m.OPPONENT) -> None:
        self.moments = moments
        self.words = Words(f"en respuesta a {es}", f"in response to {en}")
        self.whose = whose


THEIR_ATTACK: Final = Occasion(("attack",), "una declaración de ataque oponente", "an opposing attack declaration")
ANY_ATTACK: Final = Occasion(("attack",), "una declaración de ataque", "an attack declaration", m.EVERYONE)
YOUR_ATTACK: Final = Occasion(("attack",), "que declares un ataque", "your declaring an attack", m.YOU)
THEIR_ABILITY: Final = Occasion(("cancel",), "que una carta oponente use su habilidad", "an opposing card using its ability")
YOUR_DAMAGE: Final = Occasion(("damaged",), "recibir daño en tu Castillo", "damage to your Castle")
DOOM: Final = Occasion((DOOMED,), "que un Aliado vaya a ser destruido", "an Ally about to be destroyed", m.EVERYONE)
FALL: Final = Occasion(
    (DOOMED, BURIED), "que un Aliado en juego vaya al Cementerio", "an Ally in play going to the Graveyard", m.EVERYONE
)
COPY: Final = Occasion(
    (COPYING,),
    "que una carta en juego copie a otra o se convierta en ella",
    "a card in play copying another one or becoming it",
    m.EVERYONE,
)
