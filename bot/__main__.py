"""`python -m bot`: the command line. The health check goes by a way of its own, as it is asked every half minute."""

import sys

WINDOWS = "Castellan runs on Linux and macOS. On Windows, use Docker or WSL."


def main() -> None:
    if sys.platform == "win32":
        sys.exit(WINDOWS)
    if sys.argv[1:] == ["health"]:
        from bot.process.env_file import NoEnvFile, load_env_file  # noqa: PLC0415 - nothing else is loaded for it
        from bot.process.heartbeat_file import health  # noqa: PLC0415

        try:
            load_env_file()
        except NoEnvFile as error:
            sys.exit(str(error))
        sys.exit(health())
    from bot.cli.commands import main as obey  # noqa: PLC0415

    obey()


if __name__ == "__main__":
    main()
