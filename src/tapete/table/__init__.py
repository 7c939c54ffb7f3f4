"""The table: a match with the people around it, without the house it stands in.

No sockets, files, processes or threads, and no package but the standard library (a test keeps it): what is here also runs in a
browser. `wire` and `bodies` are what is said (`structs`: what it is made of), `match` is the game as it stands, `news`, `eyes`,
`scene` and `texts` tell it to each seat as it may know it. `room` is a match with the people around it, its `clock` and its bots
(`driver`, `thinking`, `advice`, in turns by `fairness`); `lobby` makes new ones, `replay` looks back at those that are over,
`uploads` takes in records. `hall` is all rooms, and a `visitor` whoever sits there: what they say is done. A house lends them its
`Store` and its `Thinkers`.
"""
