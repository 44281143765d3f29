"""`python -m bot`: the command line. The health check goes by a way of its own, as it is asked every half minute."""

import sys


def main() -> None:
    if sys.argv[1:] == ["health"]:
        from bot.pulse import health  # noqa: PLC0415 - nothing else is loaded for it

        sys.exit(health())
    from bot.cli.commands import main as obey  # noqa: PLC0415

    obey()


if __name__ == "__main__":
    main()
