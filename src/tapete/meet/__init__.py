"""People who meet to play: pairings, standings, tournaments and ratings, as values computed from results alone.

Nothing here knows a game, a file, a clock or a network: what a match was like comes in as a result, and chance as a key.
"""
