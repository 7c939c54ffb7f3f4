"""The commands, one module each, in the order of the help. How to add one: `tapete/cli/__init__.py`."""

COMMANDS = (
    "play",
    "serve",
    "admin",
    "rules",
    "conformance",
    "text",
    "simulate",
    "lab",
    "bench",
    "interface",
    "replay",
    "position",
    "deck",
    "new_card",
    "new_game",
)
