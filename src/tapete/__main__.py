"""The command `tapete` and `python -m tapete`."""

import sys

from tapete import build


def main() -> int:
    """Run the command, on the compiled build when there is one for these sources."""
    build.prefer_compiled(sys.argv[1:])
    from tapete import cli  # only now: before the move to the compiled build it would be imported twice

    return cli.main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
