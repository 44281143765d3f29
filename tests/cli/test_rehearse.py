"""A rehearsal says of every match what an upgrade of the rules would do to it, and touches none."""

import asyncio
import shutil
from io import StringIO
from pathlib import Path
from tempfile import gettempdir
from typing import Any

import msgspec
from rich.console import Console

from bot.cli.rehearse import _rehearse, loses_something, print_rehearsal, roomy
from bot.cli.rehearsed import Rehearsed
from bot.cli.verify import verify
from bot.engine import Amount, Prompt, Script, ask
from bot.host import Host
from bot.store import Store
from tests.cli.running import run, said
from tests.faults.schemas import write
from tests.faults.test_migrations import dump, restored
from tests.host.duel_game import Duel
from tests.host.harness import ADA, BEN, Harness, number
from tests.host.test_changed_rules import PromptGone


class NextEdition(Duel):
    rules_version = 2


class OtherDice(Duel):
    """The roll is another, and whoever reads the answers alone sees nothing of it."""

    rules_version = 2

    def turn(self, state: Any, chance: Any) -> Script[None]:
        bid = yield from ask(Prompt(0, "bid", "R2", Amount(0, 9)))
        chance.die(20)
        state.points[0] += bid.amount
        state.played += 1


async def tables(path: Path) -> dict[str, str]:
    """One match that is over, one that has just begun, one in the middle of a turn; by what they are, their ids."""
    async with Harness(path) as harness:
        over, fresh, on = [await harness.match(channel=channel, rounds=1) for channel in (1, 2, 3)]
        for person, choice in ((ADA, ("a",)), (BEN, ("a",)), (ADA, 4)):
            over = (await harness.commands.answer(over.id, person.id, number(over, person.id - 1), choice)).table
        assert over.status == "finished"
        await harness.commands.answer(on.id, BEN.id, number(on, 1), ("a",))
        return {over.id: "over", fresh.id: "fresh", on.id: "on"}


async def rehearsal(path: Path, game: Duel) -> tuple[dict[str, Rehearsed], bool]:
    names, before = await tables(path), dump(path)
    found = await _rehearse(path, {"duel": game})
    assert dump(path) == before
    return {names[one.match]: one for one in found}, loses_something(found)


async def test_under_the_same_rules_all_fits(tmp_path: Path) -> None:
    found, loses = await rehearsal(tmp_path / "castellan.sqlite3", Duel())
    assert ({name: one.verdict for name, one in found.items()}, loses) == (dict.fromkeys(found, "fits"), False)


async def test_a_turn_that_is_on_steps_back_under_new_rules_and_its_first_answer_is_named(tmp_path: Path) -> None:
    found, loses = await rehearsal(tmp_path / "castellan.sqlite3", NextEdition())
    assert {name: one.verdict for name, one in found.items()} == {"over": "fits", "fresh": "fits", "on": "steps back"}
    assert found["on"].why == "1 answer is taken back, the first answer 1 (seat 2, prompt 2)"
    assert loses


async def test_what_can_no_longer_be_answered_breaks_where_it_first_differs(tmp_path: Path) -> None:
    found, _ = await rehearsal(tmp_path / "castellan.sqlite3", PromptGone())
    assert (found["over"].verdict, found["on"].verdict) == ("breaks", "steps back")
    assert found["over"].why.startswith("answer 1 (seat 1, prompt 1) is refused")


async def test_other_dice_are_seen_though_every_answer_is_taken(tmp_path: Path) -> None:
    path = tmp_path / "castellan.sqlite3"
    async with Harness(path, OtherDice()) as harness:
        table = await harness.match(rounds=2)
        await harness.commands.answer(table.id, ADA.id, number(table, 0), 4)
        table = await harness.commands.stop(table.id, ADA)

    class Dice(OtherDice):
        def turn(self, state: Any, chance: Any) -> Script[None]:
            bid = yield from ask(Prompt(0, "bid", "R2", Amount(0, 9)))
            chance.die(12)
            state.points[0] += bid.amount
            state.played += 1

    (found,) = await _rehearse(path, {"duel": Dice()})
    assert (found.verdict, found.why) == ("breaks", "other things are drawn at answer 1 (seat 1, prompt 1)")


async def test_a_match_that_goes_on_but_cannot_be_seen_from_its_start_is_named(tmp_path: Path) -> None:
    path, told = tmp_path / "castellan.sqlite3", Console(file=StringIO(), width=200)
    async with Harness(path, OtherDice()) as harness:
        table = await harness.match(rounds=2)
        await harness.commands.answer(table.id, ADA.id, number(table, 0), 4)

    class Dice(OtherDice):
        def turn(self, state: Any, chance: Any) -> Script[None]:
            bid = yield from ask(Prompt(0, "bid", "R2", Amount(0, 9)))
            chance.die(12)
            state.points[0] += bid.amount
            state.played += 1

    (found,) = await _rehearse(path, {"duel": Dice()})
    assert (found.verdict, found.unwatched) == ("fits", "other things are drawn at answer 1 (seat 1, prompt 1)")
    assert not loses_something([found])
    print_rehearsal([found], told)
    assert f"{table.id} (duel): other things are drawn" in told.file.getvalue()  # type: ignore[attr-defined]
    assert (await _rehearse(path, {"duel": OtherDice()}))[0].unwatched == ""


def test_an_older_database_is_rehearsed_on_a_copy(tmp_path: Path) -> None:
    path = restored(tmp_path, "0005")
    before = dump(path)
    result = run("rehearse", CASTELLAN_DATA=str(tmp_path))
    assert result.exit_code == 1
    assert "breaks: there is no such game here" in said(result)
    assert "would lose answers" in said(result)
    assert dump(path) == before
    assert [file.name for file in tmp_path.iterdir()] == [path.name]


def test_what_has_no_room_among_temporary_files_is_copied_beside_itself(tmp_path: Path) -> None:
    database = tmp_path / "castellan.sqlite3"
    assert roomy(database) == Path(gettempdir())
    with database.open("wb") as file:
        file.truncate(shutil.disk_usage(gettempdir()).free)  # a hole: it takes no room itself
    assert roomy(database) == tmp_path


def test_without_a_database_there_is_nothing_to_rehearse(tmp_path: Path) -> None:
    result = run("rehearse", CASTELLAN_DATA=str(tmp_path / "typo"))
    assert (result.exit_code, "There is no database" in said(result)) == (1, True)


def test_a_finished_match_is_proven_in_part_when_its_rules_are_gone(tmp_path: Path, monkeypatch: Any) -> None:
    """Which rules it was played by, its seed and its rolls."""
    path = tmp_path / "castellan.sqlite3"
    asyncio.run(write(path))
    export = tmp_path / "match.json"

    async def record() -> bytes:
        store = await Store.open(path)
        ((match,),) = [[found] async for found in store.begun() if (await store.history(found)).head.outcome][:1]  # type: ignore[union-attr]
        try:
            return msgspec.json.encode(await Host(store, {"duel": Duel()}).queries.record(match))
        finally:
            await store.close()

    export.write_bytes(asyncio.run(record()))

    class Gone(PromptGone):
        rules_version = 2

    monkeypatch.setattr("bot.cli.verify.find_game", {"duel": Gone()}.__getitem__)
    proven = verify(export)[1]
    assert len(proven.rolls) == 1
    told = said(run("verify", str(export)))
    assert "Proven in part: duel." in told
    assert "its 1 rolls follow from it. It was played under rules 1." in told
