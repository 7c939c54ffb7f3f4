"""Maps of square rooms on a grid: cells, sets of cells, tiles that turn, passages, reach, facing and sight.

Everything here is geometry: no module of this package knows a game or a state. A growing map lives in a state as plain numbers
(on each tile thing its slot and its rotation, and one number whose bits are the open hallways), and what follows from them, who
is next to whom and what can be seen, is computed here and kept by ``passages`` as long as the map does not change.
"""
