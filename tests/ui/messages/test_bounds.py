"""At the limit, and one beyond: how long messages wait for what, and how much each of them says."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from bot.ui.messages import draw_pool, painted, presence
from bot.ui.messages.claims import Claims
from bot.ui.messages.digests import Digests
from bot.ui.messages.drafts import Drafts
from bot.ui.messages.film import Films
from bot.ui.messages.letters import Letters
from bot.ui.messages.painted import Painted
from bot.ui.messages.panel import Panel
from bot.ui.messages.posted import posted_messages
from bot.ui.messages.presence import Presence
from bot.ui.messages.publisher import Publisher
from bot.ui.messages.reconciler import Reconciler
from bot.ui.views.kinds.draft import Draft
from bot.words import Catalogue
from tests.support.harbour.face import HarbourFace
from tests.support.harbour.game import HarbourOptions
from tests.ui.messages.updating import Shown
from tests.ui.scenes import ADA, scene_of
from tests.ui.waits import noted_waits, one_round

TABLE = scene_of(HarbourFace(), HarbourOptions(), 2).table


async def never(*_: Any, **__: Any) -> Any:
    await asyncio.Event().wait()


async def at_once(*_: Any) -> Any:
    return None


def client(**more: Any) -> Any:
    return SimpleNamespace(wait_until_ready=at_once, **more)


async def test_panels_wait_four_seconds_for_their_table(monkeypatch: pytest.MonkeyPatch) -> None:
    waits, table, now = noted_waits(monkeypatch), Painted(), [50.0]
    monkeypatch.setattr(painted, "time", SimpleNamespace(monotonic=lambda: now[0]))
    table.note_change()
    for passes, comes in ((0, ()), (1, (60,)), (3, (60,))):
        now[0] += passes
        assert not await table.comes(*comes)
    assert waits[:2] == [4, 3]
    assert not await table.comes(60), "it has lagged for four seconds"
    assert all(wait == 0 for wait in waits[2:])


async def test_who_has_pressed_something_sees_after_a_second_that_it_is_taken() -> None:
    asked: list[tuple[float, ...]] = []

    async def comes(*seconds: float) -> bool:
        asked.append(seconds)
        return bool(len(asked) > 1)

    shown = Panel.__new__(Panel)
    made: Any = shown
    made._painted, made._is_pressed, made._draw_safely = SimpleNamespace(comes=comes), True, at_once
    await shown._wait_for_table()
    assert asked == [(1,), ()]


async def test_a_table_waits_three_seconds_for_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    words = Catalogue().words()
    context: Any = SimpleNamespace(client=client(get_guild=lambda _: None))
    letters, waits = Letters(context), noted_waits(monkeypatch)
    monkeypatch.setattr(letters, "_write", never)
    assert not await letters._call(ADA.id, TABLE, "Harbour", words)
    assert waits == [3]


async def test_twenty_tables_are_named_in_a_digest() -> None:
    words = Catalogue().words()
    context: Any = SimpleNamespace(client=client(get_guild=lambda _: None), public=lambda _: SimpleNamespace(title="H"))
    digests = Digests(context)
    for count, said in ((20, 21), (21, 22), (22, 22)):
        assert len(list(digests._told([TABLE] * count, words))) == said
    assert "2 more" in list(digests._told([TABLE] * 22, words))[-1]


async def test_once_a_minute_it_is_looked_whose_digest_is_due(monkeypatch: pytest.MonkeyPatch) -> None:
    context: Any = SimpleNamespace(client=client())
    digests, waits = Digests(context), noted_waits(monkeypatch)
    monkeypatch.setattr(digests, "look", at_once)
    assert await one_round(digests.run, waits) == [60]


async def test_every_five_seconds_a_message_is_compared_with_its_match(monkeypatch: pytest.MonkeyPatch) -> None:
    publisher: Any = SimpleNamespace(context=SimpleNamespace(in_flight=SimpleNamespace(is_busy=True)))
    assert await one_round(Reconciler(publisher).run, noted_waits(monkeypatch)) == [5]


async def test_the_gateway_has_five_seconds_to_say_who_of_a_hundred_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    async def query_members(*, limit: int, **_: Any) -> Any:
        asked.append(limit)
        await never()

    guild = SimpleNamespace(query_members=query_members)
    context: Any = SimpleNamespace(client=client(get_guild=lambda _: guild))
    waits = noted_waits(monkeypatch)
    assert await presence._missed(context, 5, {1, 2}) == {1, 2}
    assert (waits, asked) == ([5], [100])


async def test_between_two_questions_to_the_gateway_lie_three_quarters_of_a_second(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    context: Any = SimpleNamespace(client=client())
    looking, waits = Presence(context), noted_waits(monkeypatch)
    monkeypatch.setattr(looking, "_look_up", at_once)
    monkeypatch.setattr(looking, "_take_together", lambda: [looking._waiting.popitem()])
    looking._waiting["one"] = TABLE, ADA
    await looking._run()
    assert waits == [0.75]


@pytest.mark.parametrize(("known", "limit"), [(None, 20), (7, 100)])
async def test_so_many_messages_are_read_after_a_restart(known: int | None, limit: int) -> None:
    """More around one that is known."""
    asked: list[int] = []

    async def history(*, limit: int, **_: Any) -> Any:
        asked.append(limit)
        for _ in ():
            yield

    async def fetch_message(_: int) -> None:
        return None

    channel: Any = SimpleNamespace(history=history, fetch_message=fetch_message)
    assert await posted_messages(channel, 1, known) == []
    assert asked == [limit]


async def test_an_update_has_a_second_and_a_half_as_the_bot_goes_down(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = Shown()
    monkeypatch.setattr(shown.canvas, "paint", never)
    shown.updater.request()
    await asyncio.sleep(0)
    waits = noted_waits(monkeypatch)
    await shown.updater.close()
    assert waits == [1.5]


def test_five_hundred_quiet_matches_are_kept() -> None:
    publisher = Publisher.__new__(Publisher)
    quiet: Any = SimpleNamespace(is_idle=True, table=replace(TABLE, status="finished"))
    for count, kept in ((500, 500), (501, 500)):
        publisher._updaters = {str(number): quiet for number in range(count)}
        publisher._forget_quiet()
        assert len(publisher._updaters) == kept


def test_five_thousand_drafts_are_kept() -> None:
    drafts, draft = Drafts(), Draft({"silk": 1})
    for person in range(5001):
        drafts.keep("m", person, 7, draft)
    assert (drafts.of("m", 0), len(drafts._kept)) == ({}, 5000)


@pytest.mark.parametrize(("under_way", "waiting"), [(1, 0), (2, 0), (3, 1)])
def test_two_pictures_are_drawn_side_by_side(under_way: int, waiting: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(draw_pool, "_under_way", set(range(under_way)))
    assert draw_pool.waiting() == waiting
    assert draw_pool._threads._max_workers == 2


async def test_a_film_may_take_five_minutes() -> None:
    films = Films("webp")
    assert films.worker._longest == 300
    await films.close()


def test_a_message_says_all_it_should_unless_it_was_cut() -> None:
    said, due = Claims(frozenset(), frozenset()), Claims(frozenset(), frozenset({"Turn 1"}))
    assert said.lacks(due) == ["does not say 'Turn 1'"]
    assert replace(said, is_cut=True).lacks(due) == []
