"""The games for programs that learn: PettingZoo environments and OpenSpiel games, made from the declarations alone.

Both are extras: ``pip install tapete[pettingzoo]`` and ``pip install tapete[openspiel]``. See docs/interfaces.md.
"""
