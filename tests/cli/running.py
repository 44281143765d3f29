"""The commands as somebody gives them in a shell."""

from typer.testing import CliRunner, Result

from bot.cli.commands import app


def run(*arguments: str, **env: str | None) -> Result:
    clean: dict[str, str | None] = {
        "DISCORD_TOKEN": "",
        "CASTELLAN_API": "",
        "CASTELLAN_DATA": "",
        "PORT": "",
        "CASTELLAN_LOG": "",
    }
    return CliRunner().invoke(app, list(arguments), env=clean | env)


def said(result: Result) -> str:
    """All that was printed, as one line."""
    return " ".join((result.stdout + result.stderr).split())
