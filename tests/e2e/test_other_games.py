"""Games that do not come with the bot, played at the table: one of an admin's folder, one of an installed package."""

import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.cli.new_game.writing import NewGame
from bot.local.server import LocalTable
from tests.client.descriptions import described
from tests.client.person import Person
from tests.e2e.bot_process import ROOT, BotProcess
from tests.e2e.player import OVER, Player
from tests.games.made import changed, in_folder, installed

pytestmark = pytest.mark.long


@pytest.fixture
def ours(tmp_path: Path) -> NewGame:
    return in_folder(tmp_path / "games")


@pytest.fixture
def theirs(tmp_path: Path) -> NewGame:
    return installed(tmp_path / "packages")


@pytest.fixture
def broken(ours: NewGame) -> NewGame:
    """A third game, whose rules cannot be imported."""
    game = in_folder(ours.folder.parent)
    changed(game, "options.py", "LONGEST = 12, 40", "LONGEST = no_number")
    return game


@pytest.fixture
async def bot(
    local: LocalTable, tmp_path: Path, ours: NewGame, theirs: NewGame, broken: NewGame
) -> AsyncIterator[BotProcess]:
    env = {"CASTELLAN_GAMES": str(ours.folder.parent), "PYTHONPATH": str(theirs.folder.parent)}
    process = BotProcess(local.base_url, tmp_path, **env)
    await process.start()
    yield process
    await process.stop()


@pytest.fixture
async def ada(local: LocalTable, bot: BotProcess) -> AsyncIterator[Person]:
    async with await Person.sit(local.base_url, "Ada") as person:
        await bot.is_online(person)
        yield person


async def plays_to_the_end(person: Person, game: NewGame, channel: str) -> None:
    await person.slash(f"{game.names.key} new", channel=channel, automata=1, length=12, pace="none")
    await person.click(await person.sees("[Start]", channel=channel), "Start")
    assert await Player(person, channel).plays() > 0
    assert game.names.title in described(await person.sees(OVER, channel=channel))


async def test_games_from_elsewhere_are_played_and_a_broken_one_is_named(
    ada: Person, bot: BotProcess, ours: NewGame, theirs: NewGame, broken: NewGame
) -> None:
    await plays_to_the_end(ada, ours, "game-night")
    await plays_to_the_end(ada, theirs, "lobby-chat")
    (fault,) = bot.faults()
    assert f"The game in {broken.folder} is left out: its game.py cannot be imported (NameError: " in fault
    await ada.slash("kingdom help", channel="game-night")
    await ada.sees("How to play", channel="game-night")


def test_the_doctor_names_the_broken_one(tmp_path: Path, ours: NewGame, theirs: NewGame, broken: NewGame) -> None:
    """As a process, as an admin would ask."""
    env = {"CASTELLAN_GAMES": str(ours.folder.parent), "PYTHONPATH": str(theirs.folder.parent)}
    done = subprocess.run(
        [sys.executable, "-m", "bot", "doctor"],
        cwd=ROOT,
        env={"PATH": "", "CASTELLAN_DATA": str(tmp_path / "data"), "PORT": "0", **env},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert f"{ours.names.key}, {theirs.names.key}" in done.stdout
    assert f"MEND Games: The game in {broken.folder} is left out" in done.stdout
    assert "The other games work" in done.stdout
