"""The engine: it knows no game, no input or output, no clock and no third party.

Reading order: ``state`` (plain data, and the machine that runs it) · ``decision`` (options and answers) · ``frames``
(unfinished work) · ``events`` (the only way anything changes) · ``abilities`` and ``effects`` (what cards are made of; behind
it ``programs``, ``selections`` and ``control``) · ``modifiers`` (derived values) · ``windows`` and ``costs`` (timing as data)
· ``visibility``, ``codec``, ``records`` (what leaves the engine) · ``game`` (the questions a game answers).
"""
