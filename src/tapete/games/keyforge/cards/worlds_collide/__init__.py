"""Cards that came with Worlds Collide, one file a house."""

FILES: tuple[str, ...] = ()
