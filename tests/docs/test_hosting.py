"""What docs/hosting.md tells an admin to type is there; and the unit and the container are as closed as it says."""

import asyncio
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from bot.cli.commands import app
from bot.settings import VARIABLES, read_settings
from bot.store import Store
from tests.cli.running import run, said
from tests.e2e.bot_process import ROOT

PAGE = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
COMPOSE = (ROOT / "compose.yaml").read_text(encoding="utf-8")
SCALE = (ROOT / "compose.scale.yaml").read_text(encoding="utf-8")
UNIT = ROOT / "docs/castellan.service"
COMMANDS = {name for command in app.registered_commands if (name := command.name or command.callback.__name__)}  # type: ignore[union-attr]


def test_every_command_it_names_is_there() -> None:
    named = set(re.findall(r"`bot ([a-z][a-z-]+)", PAGE)) | set(re.findall(r"castellan ([a-z]+)(?: /data|`)", PAGE))
    assert {"backup", "restore", "drain", "doctor", "health", "rehearse"} <= named
    assert named - COMMANDS == set()


def test_version_tells_schema_and_rules() -> None:
    result = run("--version")
    assert result.exit_code == 0
    assert re.fullmatch(r"Castellan \d+\.\d+\.\d+ \(schema \d{4}; rules: .*bag-of-dungeon \d+.*\)", said(result))


@pytest.mark.parametrize(
    "line",
    [
        "read_only: true",
        "- ALL",
        "- no-new-privileges:true",
        "mem_limit: 640m",
        "max-size: 10m",
        "DISCORD_TOKEN_FILE: /run/secrets/discord-token",
    ],
)
def test_the_container_is_closed(line: str) -> None:
    assert re.search(rf"^\s+{re.escape(line)}$", COMPOSE, re.MULTILINE)
    assert "DISCORD_TOKEN:" not in COMPOSE, "whoever may look at a container sees its environment"


def test_the_processes_that_share_the_bot_serve_all_of_it_and_nothing_twice() -> None:
    named = dict(re.findall(r"^ +(CASTELLAN_SHARDS): \$\{CASTELLAN_SHARDS:-(.+)\}$", SCALE, re.MULTILINE))
    parts = re.findall(r"^ +CASTELLAN_SHARD_IDS: \$\{\w+:-(.+)\}$", SCALE, re.MULTILINE)
    served = [read_settings({**named, "CASTELLAN_SHARD_IDS": ids, "DISCORD_TOKEN": "a"}).served for ids in parts]
    assert sorted(shard for shards in served for shard in shards.own) == list(range(served[0].count))
    assert set(re.findall(r"^ +(CASTELLAN_\w+):", SCALE, re.MULTILINE)) <= set(VARIABLES)
    assert "DISCORD_TOKEN:" not in SCALE
    assert "read_only: true" in SCALE


def test_the_unit_is_understood_by_systemd(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("there is no systemd here")
    unit = tmp_path / UNIT.name
    unit.write_text(re.sub(r"^ExecStart=\S+", "ExecStart=/bin/true", UNIT.read_text(), flags=re.MULTILINE))
    done = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)
    assert [line for line in done.stderr.splitlines() if "castellan" in line] == []


def test_the_token_is_read_from_a_file(tmp_path: Path) -> None:
    token = tmp_path / "token"
    told = said(run("doctor", CASTELLAN_DATA=str(tmp_path), DISCORD_TOKEN_FILE=str(token)))
    assert f"DISCORD_TOKEN_FILE names {token}, which cannot be read" in told
    token.write_text("\n")
    assert "which is empty" in said(run("doctor", CASTELLAN_DATA=str(tmp_path), DISCORD_TOKEN_FILE=str(token)))
    token.write_text("MTE.abc.def\n")
    assert "DISCORD_TOKEN is set" in said(run("doctor", CASTELLAN_DATA=str(tmp_path), DISCORD_TOKEN_FILE=str(token)))


def bot_commands() -> list[list[str]]:
    """Everything the page tells an admin to run as `bot …`, in its order; a placeholder is given a name."""
    inline = re.findall(r"`(bot [^`]+)`", PAGE)
    blocks = [line for block in re.findall(r"```\n(.*?)```", PAGE, re.DOTALL) for line in block.splitlines()]
    typed = [*inline, *(line.strip() for line in blocks if line.strip().startswith("bot "))]
    return [shlex.split(line, comments=True)[1:] for line in dict.fromkeys(typed)]


# What asks for a server, for a second process or for a backup of its own is run elsewhere, with all three.
ELSEWHERE = {
    "copy": "tests/postgres/test_copying.py",
    "restore": "tests/cli/test_keeping.py",
    "replay": "tests/cli/test_replay.py",
}


@pytest.mark.parametrize("words", bot_commands(), ids=" ".join)
def test_each_command_is_run_as_it_stands(words: list[str], tmp_path: Path) -> None:
    """On a database without a bot; paths of the container and of the machine are those of the test."""
    if words[0] in ELSEWHERE:
        assert f'"{words[0]}"' in (ROOT / ELSEWHERE[words[0]]).read_text(encoding="utf-8")
        return
    path = tmp_path / "castellan.sqlite3"
    asyncio.run(_made(path))
    there = [re.sub(r"^/(data|var/lib/castellan)(?=/)", str(tmp_path), word) for word in words]
    result = run(*there, CASTELLAN_DATA=str(tmp_path), PORT="0")
    told = said(result)
    assert result.exit_code in (0, 1), told
    if result.exit_code:
        assert EXPECTED_TO_FAIL[words[0]] in told


# Without a bot these end with 1, as they should.
EXPECTED_TO_FAIL = {
    "health": "",
    "status": "No bot runs on it",
    "drain": "No process serves shard 2",
    "doctor": "MEND Privacy",
}


async def _made(path: Path) -> None:
    await (await Store.open(path)).close()


def test_every_shell_command_is_grammatical() -> None:
    """No Docker and no systemd is here: their lines are read by the shell without being run."""
    for page in (PAGE, (ROOT / "docs/scale.md").read_text(encoding="utf-8")):
        for block in re.findall(r"```\n(.*?)```", page, re.DOTALL):
            script = re.sub(r"\bADDRESS\b|…", "X", block)
            done = subprocess.run(["sh", "-n"], input=script, capture_output=True, text=True, check=False)
            assert done.returncode == 0, f"{done.stderr}\n{block}"


def test_the_wrapper_gives_the_commands_the_units_variables() -> None:
    wrapper, unit = (ROOT / "docs/castellan").read_text(encoding="utf-8"), UNIT.read_text(encoding="utf-8")
    assert subprocess.run(["sh", "-n", ROOT / "docs/castellan"], check=False).returncode == 0
    (file,) = re.findall(r"CASTELLAN_ENV_FILE=(\S+)", wrapper)
    assert f"EnvironmentFile=-{file}" in unit
    (folder,) = re.findall(r"^WorkingDirectory=(\S+)$", unit, re.MULTILINE)
    assert f"cd {folder} &&" in wrapper
    assert file in PAGE


def test_the_services_it_names_are_in_the_compose_files() -> None:
    for service in re.findall(r"docker compose -f compose\.scale\.yaml exec (\w+)", PAGE):
        assert re.search(rf"^  {service}:$", SCALE, re.MULTILINE)
    for service in re.findall(r"docker compose (?:exec|run --rm) (\w+)", PAGE):
        assert re.search(rf"^  {service}:$", COMPOSE, re.MULTILINE)
