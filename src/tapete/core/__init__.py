"""The engine: it knows no game, no input or output, no clock and no third party.

Reading order: ``state`` (plain data) · ``decision`` (options and answers) · ``frames`` and ``machine`` (unfinished work) ·
``events`` (the only way anything changes) · ``abilities`` and ``effects`` (what cards are made of: ``programs``, ``selections``, ``control``) · ``modifiers`` (derived
values) · ``windows`` and ``costs`` (timing as data) · ``visibility``, ``codec``, ``records`` (what leaves the engine).
"""
