"""One interaction is answered once and in time, and its private message changed, moved or replaced from then on."""

import asyncio
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import InteractionType, ui

from bot.ui.wire.declined import Declined
from bot.ui.wire.error_codes import INVALID_FORM, UNKNOWN_MESSAGE
from bot.ui.wire.refused_edits import refused_edits
from bot.ui.wire.reply import ORIGINAL, Reply

COMMAND, CLICK = InteractionType.application_command, InteractionType.component
FORM = InteractionType.modal_submit
PRESSED, GUILD = 40, 5


def refusal(code: int, kind: type[discord.HTTPException] = discord.HTTPException) -> discord.HTTPException:
    return kind(SimpleNamespace(status=400, reason=""), {"code": code, "message": ""})


class Asked:
    """An interaction that notes what it is answered with; each way may fail once."""

    def __init__(self, kind: InteractionType = CLICK, *, is_private: bool = False, has_message: bool = True) -> None:
        self.done: list[Any] = []
        self.fails: dict[str, list[BaseException]] = {}
        self._is_done = False
        self._next = 100
        pressed = SimpleNamespace(id=PRESSED, flags=SimpleNamespace(ephemeral=is_private))
        self.interaction: Any = SimpleNamespace(
            id=1,
            type=kind,
            message=pressed if has_message and kind is not COMMAND else None,
            extras={},
            guild_id=GUILD,
            response=SimpleNamespace(
                is_done=lambda: self._is_done,
                type=None,
                defer=self._way("defer"),
                send_message=self._way("answer"),
                edit_message=self._way("in place"),
                send_modal=self._way("modal"),
            ),
            followup=SimpleNamespace(
                send=self._way("send"), edit_message=self._way("change"), delete_message=self._way("delete")
            ),
            delete_original_response=self._way("gone"),
        )

    def _way(self, name: str) -> Any:
        async def do(*what: Any, **how: Any) -> Any:
            if self.fails.get(name):
                raise self.fails[name].pop(0)
            self._is_done |= name in ("defer", "answer", "in place", "modal")
            how.pop("view", None)
            files = how.pop("files", how.pop("attachments", []))
            shown = [one for one in what if isinstance(one, int | str)]
            self.done.append(
                (name, *shown, *(["picture"] if files else []), *sorted(k for k, v in how.items() if v is True))
            )
            self._next += 1
            return SimpleNamespace(message_id=self._next, id=self._next)

        return do


def view() -> ui.LayoutView:
    return ui.LayoutView(timeout=None)


class Picture:
    """A file, and how often it was read from its beginning again."""

    def __init__(self) -> None:
        self.rewound = 0

    def reset(self) -> None:
        self.rewound += 1


@pytest.fixture(autouse=True)
def _everywhere_edits_are_taken() -> Any:
    refused_edits.forget()
    yield
    refused_edits.forget()


async def answered(asked: Asked, *ways: str, files: Any = (), **how: Any) -> list[Any]:
    async with Reply(asked.interaction, **how) as reply:
        for way in ways:
            await (reply.accept() if way == "accept" else getattr(reply, way)(view(), files))
    return asked.done


async def test_the_first_thing_shown_is_the_answer_and_the_next_follows_it() -> None:
    assert await answered(Asked(COMMAND), "show", "show") == [("answer", "ephemeral"), ("send", "ephemeral")]


async def test_a_click_is_accepted_once_and_without_a_trace() -> None:
    assert await answered(Asked(), "accept", "accept") == [("defer",)]


async def test_what_is_pressed_in_private_changes_there() -> None:
    asked = Asked(is_private=True)
    assert await answered(asked, "replace", "replace") == [("in place",), ("change", ORIGINAL)]


async def test_a_message_moves_below_all_others_and_is_changed_there() -> None:
    asked = Asked(is_private=True)
    async with Reply(asked.interaction) as reply:
        assert reply.private_message == PRESSED
        await reply.accept()
        await reply.move(view())
        assert reply.private_message == 102
        await reply.replace(view())
        asked.fails["delete"] = [refusal(UNKNOWN_MESSAGE, discord.NotFound)]
        await reply.move(view())
        await reply.withdraw()
    assert asked.done == [
        ("defer",),
        ("send", "ephemeral", "wait"),
        ("delete", ORIGINAL),
        ("change", 102),
        ("send", "ephemeral", "wait"),
        ("delete", 105),
    ]


async def test_what_takes_too_long_is_acknowledged_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.ui.wire.reply.ACKNOWLEDGE_SECONDS", 0)
    for kind, will_show, how in (
        (COMMAND, False, ("ephemeral", "thinking")),
        (CLICK, True, ("ephemeral", "thinking")),
        (CLICK, False, ()),
    ):
        asked = Asked(kind)
        async with Reply(asked.interaction, will_show=will_show) as reply:
            for _ in range(3):
                await asyncio.sleep(0)
            assert reply._late is not None
            await reply._late
            await reply.show(view())
        shown = ("change", ORIGINAL) if how else ("send", "ephemeral")
        assert asked.done == [("defer", *how), shown]


async def test_whatever_is_answered_in_time_is_not_acknowledged_besides() -> None:
    asked = Asked()
    async with Reply(asked.interaction) as reply:
        await reply.show(view())
    assert reply._watch is not None
    assert reply._watch.cancelled()
    await reply._acknowledge_late()
    assert asked.done == [("answer", "ephemeral")]


async def test_an_acknowledgement_that_got_lost_is_not_sent_again() -> None:
    asked = Asked()
    asked.fails["defer"] = [TimeoutError()]
    assert await answered(asked, "accept", "accept") == []
    asked.fails["defer"] = [refusal(1)]
    with pytest.raises(discord.HTTPException):
        await answered(asked, "accept")


async def test_a_board_may_be_the_answer_to_a_click_that_has_time_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    asked, boards = Asked(), list[Any]()

    async def board(interaction: Any) -> None:
        boards.append(interaction)
        await interaction.response.edit_message()

    assert await answered(asked, "accept", "accept", answer=board) == [("in place",)]
    assert boards == [asked.interaction]
    monkeypatch.setattr(Reply, "_has_time", False)
    assert await answered(Asked(), "accept", answer=board) == [("defer",)]


async def test_a_form_whose_message_has_given_way_gets_a_message_or_none() -> None:
    assert await answered(Asked(FORM, has_message=False), "accept") == [("defer", "ephemeral", "thinking"), ("gone",)]
    assert await answered(Asked(FORM, has_message=False), "replace") == [("answer", "ephemeral")]
    assert await answered(Asked(FORM, is_private=True), "accept", "replace") == [("defer",), ("change", ORIGINAL)]


async def test_no_form_follows_another() -> None:
    async with Reply(Asked(FORM).interaction) as reply:
        with pytest.raises(Declined, match="refused-illegal"):
            await reply.ask(ui.Modal(title="Again?"))
    asked = Asked()
    async with Reply(asked.interaction) as reply:
        await reply.ask(ui.Modal(title="How many?"))
    assert asked.done == [("modal",)]


async def test_where_the_panel_has_given_way_its_click_is_answered_with_a_new_one() -> None:
    asked, picture = Asked(is_private=True), Picture()
    asked.fails["in place"] = [refusal(UNKNOWN_MESSAGE)]
    assert await answered(asked, "replace", files=[picture]) == [("answer", "picture", "ephemeral")]
    assert picture.rewound == 1


async def test_where_discord_takes_no_new_picture_in_place_it_comes_after_the_answer() -> None:
    asked, picture = Asked(is_private=True), Picture()
    asked.fails["in place"] = [refusal(INVALID_FORM)]
    assert await answered(asked, "replace", files=[picture]) == [("defer",), ("change", ORIGINAL, "picture")]
    assert (picture.rewound, refused_edits.is_answer_refused) == (1, True)
    assert await answered(Asked(is_private=True), "replace", files=[picture]) == asked.done, "it is not tried again"
    assert await answered(Asked(is_private=True), "replace") == [("in place",)], "words are taken"


async def test_where_discord_takes_no_new_picture_at_all_there_is_a_new_message() -> None:
    asked, picture = Asked(is_private=True), Picture()
    asked.fails["change"] = [refusal(INVALID_FORM)]
    refused_edits.is_answer_refused = True
    new = [("defer",), ("delete", ORIGINAL), ("send", "picture", "ephemeral", "wait")]
    assert await answered(asked, "replace", files=[picture]) == new
    assert (picture.rewound, refused_edits.are_refused(GUILD)) == (1, True)
    assert await answered(Asked(is_private=True), "accept", "replace") == [("defer",), ("change", ORIGINAL)]
    again = await answered(Asked(is_private=True), "accept", "replace", files=[picture])
    assert again == new, "what is refused once is not tried again on this server"
    async with Reply((asked := Asked(is_private=True)).interaction) as reply:
        files: Any = [picture]
        await reply.replace(view(), files)
        await reply.replace(view())
        assert asked.done == [*new, ("change", 103)]
        assert reply.private_message == 103


@pytest.mark.parametrize("way", ["in place", "change"])
async def test_any_other_refusal_is_raised(way: str) -> None:
    asked = Asked(is_private=True)
    asked.fails[way] = [refusal(1)]
    with pytest.raises(discord.HTTPException):
        await answered(asked, *(["accept"] if way == "change" else []), "replace", files=[Picture()])
    asked.fails[way] = [refusal(INVALID_FORM)]
    with pytest.raises(discord.HTTPException):
        await answered(asked, *(["accept"] if way == "change" else []), "replace")
