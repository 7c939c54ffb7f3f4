"""The commands, one module each, in the order of the help, with their lines in it. How to add one: `tapete/cli/__init__.py`."""

from tapete.cli.text import Phrase

COMMANDS = {
    "play": Phrase(es="juega una partida en la terminal", en="play a game at the terminal"),
    "serve": Phrase(
        es="pone la mesa: el servidor de partidas en el navegador", en="lay the table: the server of matches in the browser"
    ),
    "admin": Phrase(
        es="cuida las partidas de un servidor: revisar, copiar, recuperar",
        en="look after a server's matches: check, back up, restore",
    ),
    "tournament": Phrase(
        es="lleva un torneo sin red: inscripción, rondas, resultados, clasificación; o lo juegan los bots",
        en="run a tournament without a network: registration, rounds, results, standings; or let bots play it",
    ),
    "rules": Phrase(
        es="busca y enseña cláusulas de los reglamentos y cambios oficiales de cartas",
        en="search and show clauses of the rulebooks and official changes of cards",
    ),
    "conformance": Phrase(
        es="cuenta las cláusulas del reglamento que tienen una prueba",
        en="count the clauses of the rulebook that have a test",
    ),
    "text": Phrase(es="imprime los textos de las cartas en los dos idiomas", en="print the texts of the cards in both languages"),
    "words": Phrase(
        es="enseña las palabras con que se escriben las cartas de un juego, cada una con una carta que la usa",
        en="show the words that a game's cards are written in, each with a card that uses it",
    ),
    "simulate": Phrase(es="juega muchas partidas entre bots", en="play many games between bots"),
    "lab": Phrase(es="pregunta al laboratorio", en="ask the laboratory"),
    "bench": Phrase(
        es="mide la velocidad: juego al azar en un núcleo, con todas las opciones en cada decisión y sin registro",
        en="measure the speed: random play on one core, with all options at every decision and without a log",
    ),
    "interface": Phrase(
        es="enseña qué números recibe un programa que aprende: cada columna, sus límites y sus palabras",
        en="show which numbers a program that learns is given: every column, its bounds and its words",
    ),
    "replay": Phrase(es="vuelve a jugar una partida guardada", en="play a saved game again"),
    "review": Phrase(
        es="repasa una partida guardada: qué costó cada decisión, dónde cambió la partida y cuánto hubo de suerte",
        en="look back at a saved game: what each decision cost, where the game turned and how much of it was luck",
    ),
    "position": Phrase(
        es="comprueba y enseña un documento de posición, o lo saca de una partida guardada",
        en="check and show a position document, or take one from a saved game",
    ),
    "deck": Phrase(
        es="importa, exporta, muestra, valida o genera mazos de KeyForge o de Mitos y Leyendas",
        en="import, export, show, validate or generate decks of KeyForge or Mitos y Leyendas",
    ),
    "new_card": Phrase(es="prepara la declaración y la prueba de una carta", en="prepare the declaration and the test of a card"),
    "new_set": Phrase(
        es="prepara un set de cartas propio para un juego que ya existe, fuera del repositorio",
        en="prepare a set of cards of your own for a game there is, outside the repository",
    ),
    "new_game": Phrase(es="prepara un juego nuevo, que ya se puede jugar", en="prepare a new game, which can already be played"),
    "completion": Phrase(es="escribe lo que completa órdenes en tu intérprete", en="write what completes commands in your shell"),
}
