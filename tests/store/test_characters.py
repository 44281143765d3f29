"""Characters in the store: what must hold is said by the statements, whoever calls them in whatever order."""

import asyncio
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.engine import Sheet
from bot.store import Brought, CharacterRow, CharacterTaken, Commit, MatchRow, Returned, StorageFailed, Store
from bot.store.commits import _touched_besides

AT = datetime(2026, 1, 1, tzinfo=UTC)
ODA = CharacterRow(
    id="oda", owner=1, game="arena", name="Oda", sheet={"name": "Oda", "level": 1}, created=AT, changed=AT
)


def match(id_: str, channel: int) -> MatchRow:
    return MatchRow(
        id=id_,
        game="arena",
        rules_version=1,
        guild=5,
        channel=channel,
        status="open",
        options={},
        starter=1,
        starter_name="Ada",
        pace="live",
        created=AT,
    )


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(tmp_path / "castellan.sqlite")
    for number, id_ in enumerate(("first", "second")):
        await store.create(match(id_, number), [])
    await store.add_character(ODA)
    yield store
    await store.close()


def came(row: CharacterRow, id_: str) -> Commit:
    return Commit(match=id_, brought=[Brought(Sheet(row.id, 0, row.sheet), row.revision)])


def went(row: CharacterRow, id_: str, level: int) -> Commit:
    """The match gives it back as it is on that level."""
    sheet = {"name": "Oda", "level": level}
    return Commit(match=id_, returned=[Returned(row.id, row.revision, sheet, "Oda", AT)])


async def oda(store: Store) -> CharacterRow:
    return (await store.characters(["oda"]))["oda"]


async def test_it_goes_into_one_match_at_a_time(store: Store) -> None:
    await store.commit(came(ODA, "first"))
    assert (await oda(store)).playing == "first"
    for id_ in ("first", "second"):
        with pytest.raises(CharacterTaken):
            await store.commit(came(ODA, id_))
    history = await store.history("first")
    assert history is not None
    assert history.brought == [Brought(Sheet("oda", 0, ODA.sheet), 1)]


async def test_what_cannot_come_in_leaves_nothing_of_the_whole_step(store: Store) -> None:
    await store.commit(came(ODA, "first"))
    with pytest.raises(CharacterTaken):
        await store.commit(replace(came(ODA, "second"), head=replace(match("second", 1), status="stopped")))
    history = await store.history("second")
    assert history is not None
    assert (history.head.status, history.brought) == ("open", [])


async def test_it_comes_home_once(store: Store) -> None:
    """The second time it is another's already, or as it was written the first time."""
    await store.commit(came(ODA, "first"))
    await store.commit(went(ODA, "first", 2))
    await store.commit(went(ODA, "first", 3))
    home = await oda(store)
    assert (home.sheet["level"], home.revision, home.playing) == (2, 2, None)
    await store.commit(came(home, "second"))
    await store.commit(went(ODA, "second", 4))  # of an older revision
    assert await oda(store) == replace(home, playing="second")


async def test_another_match_gives_nothing_back(store: Store) -> None:
    await store.commit(came(ODA, "first"))
    await store.commit(went(ODA, "second", 7))
    assert await oda(store) == replace(ODA, playing="first")


async def test_what_has_changed_since_it_was_read_does_not_come_in(store: Store) -> None:
    await store.change_character(replace(ODA, name="Odette"))
    with pytest.raises(CharacterTaken):
        await store.commit(came(ODA, "first"))
    await store.commit(came(await oda(store), "first"))


async def test_nobody_overwrites_what_they_have_not_read(store: Store) -> None:
    await store.change_character(replace(ODA, name="Odette"))
    with pytest.raises(CharacterTaken):
        await store.change_character(replace(ODA, name="Otto"))
    found = await oda(store)
    assert (found.name, found.revision) == ("Odette", 2)


async def test_while_it_plays_it_is_neither_altered_nor_deleted(store: Store) -> None:
    await store.commit(came(ODA, "first"))
    with pytest.raises(CharacterTaken):
        await store.change_character(replace(ODA, name="Odette"))
    await store.delete_character("oda")
    assert (await oda(store)).name == "Oda"
    await store.commit(went(ODA, "first", 2))
    await store.delete_character("oda")
    assert await store.characters(["oda"]) == {}
    with pytest.raises(CharacterTaken):
        await store.commit(came(replace(ODA, revision=2), "second"))


async def test_what_can_be_made_once_is_made_once(store: Store) -> None:
    await store.add_character(replace(ODA, id="tavin", origin="first:0"))
    with pytest.raises(CharacterTaken):
        await store.add_character(replace(ODA, id="wren", origin="first:0"))


async def test_a_forgotten_persons_are_gone_and_their_match_goes_on(store: Store) -> None:
    await store.commit(came(ODA, "first"))
    await store.add_character(replace(ODA, id="brakka", owner=2))
    await store.forget(1, "Masked Guest")
    await store.commit(went(ODA, "first", 2))
    assert await store.characters(["oda", "brakka"]) == {"brakka": replace(ODA, id="brakka", owner=2)}


async def test_a_failing_neighbour_in_the_same_transaction_harms_nobody(store: Store) -> None:
    """Writes are gathered; who fails, fails alone."""
    writes = [store.commit(came(ODA, "first")), store.commit(came(ODA, "second")), store.put_setting(1, "a", "b")]
    done = await asyncio.gather(*writes, return_exceptions=True)
    assert [type(one) for one in done] == [type(None), CharacterTaken, type(None)]
    assert (await oda(store)).playing == "first"
    assert await store.settings(1) == {"a": "b"}


async def test_a_closed_store_says_so(store: Store) -> None:
    await store.close()
    with pytest.raises(StorageFailed):
        await store.characters_of(1)


def test_a_step_is_about_its_channel_and_each_character_that_comes_or_goes() -> None:
    sheet = Sheet("oda", 0, {})
    brought = Commit(match="first", head=match("first", 7), brought=[Brought(sheet, 1)])
    assert _touched_besides(brought) == ["channel 7", "character oda"]
    returned = Commit(match="first", returned=[Returned("oda", 1, {}, "Oda", AT)])
    assert _touched_besides(returned) == ["character oda"]
    assert _touched_besides(Commit(match="first")) == []
