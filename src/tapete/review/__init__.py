"""A match looked back at: what each decision was worth to whoever made it, with what they knew then (docs/review.md).

``weighing`` weighs one decision and runs wherever there is a core to spare; ``account`` draws up the whole match from what came of
it. Neither has files, processes or a clock: the command, the server and the browser bring their own.
"""
