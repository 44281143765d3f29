"""Every kind of answer to an interaction, by the real discord.py over real sockets."""

import base64

import aiohttp
import pytest

from tests.client.descriptions import described
from tests.client.person import Person, Refused
from tests.local.bots.feature_bot import png

pytestmark = pytest.mark.usefixtures("bot")


async def test_slash_shows_a_board_and_a_click_edits_it_with_a_new_picture(ada: Person) -> None:
    first = (await ada.slash("game new", seats=3)).message
    assert first is not None
    assert "Moves: 0" in described(first)
    reply = await ada.click("Move")
    assert reply.message is not None
    assert reply.message["id"] == first["id"]
    assert "Moves: 1" in described(reply.message)
    [attachment] = reply.message["attachments"]
    gallery = reply.message["components"][0]["components"][1]
    assert gallery["items"][0]["media"]["url"] == attachment["url"]
    assert (attachment["width"], attachment["height"], attachment["content_type"]) == (30, 20, "image/png")
    async with aiohttp.ClientSession() as session, session.get(attachment["url"]) as response:
        assert await response.read() == png(30, 20, 1)


async def test_modal_answers_reach_the_bot_and_its_answer_is_for_one_person(ada: Person, ben: Person) -> None:
    await ada.slash("game buttons")
    form = await ada.click("Form")
    assert form.modal["title"] == "Your name"
    with pytest.raises(Refused, match="2 to 20"):
        await ada.submit(form, {"Name": "A", "Side": "s"})
    reply = await ada.submit(form, {"Name": "Lovelace", "Side": "s"})
    assert reply.message is not None
    assert reply.message["content"] == "Lovelace goes s"
    await ben.sees("press one")
    assert not [m for m in ben.messages() if m["flags"] & 64]


async def test_a_form_from_a_command_has_no_message_to_update(ada: Person) -> None:
    reply = await ada.submit(await ada.slash("game form"), {})
    assert reply.message is not None
    assert reply.message["content"] == "refused with 50035"


async def test_autocomplete_offers_what_the_bot_offers(ada: Person) -> None:
    choices = await ada.autocomplete("game facts", "text", "dr")
    assert [choice["value"] for choice in choices] == ["dragon", "drake"]


async def test_options_of_all_types_arrive_converted(ada: Person) -> None:
    file = {"filename": "note.txt", "data": base64.b64encode(b"hello").decode()}
    reply = await ada.slash(
        "game facts",
        text="tale",
        number="1.5",
        flag=True,
        who="Ben",
        where="#lobby-chat",
        role="1300000000000000101",
        file=file,
    )
    assert reply.message is not None
    assert reply.message["content"] == "tale 1.5 True Ben lobby-chat Castellan hello"


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"seats": 5}, "takes 2 to 4"),
        ({"seats": "many"}, "whole number"),
        ({"mode": "fast"}, "not among the choices"),
        ({"color": "red"}, "no option color"),
    ],
)
async def test_options_that_discord_would_not_send_are_refused(
    ada: Person, options: dict[str, object], sentence: str
) -> None:
    with pytest.raises(Refused, match=sentence):
        await ada.slash("game new", options=options)


async def test_first_follow_up_fills_the_thinking_message(ada: Person) -> None:
    reply = await ada.slash("game think")
    assert reply.message is not None
    await ada.sees("and more")
    thought = ada.sight.by_id(reply.message["id"])
    assert thought is not None
    assert (thought["content"], thought["flags"] & 128) == ("thought", 0)


async def test_a_deferred_ephemeral_answer_stays_with_its_person(ada: Person, ben: Person) -> None:
    await ada.slash("game think", ephemeral=True)
    await ada.sees("thought")
    await ada.slash("game buttons")
    await ben.sees("press one")
    assert [described(m) for m in ben.messages() if "thought" in described(m)] == []
    [private] = [m for m in ada.messages() if m["content"] == "thought"]
    await ada.dismiss(private)
    await ada.waits_for(lambda: ada.sight.by_id(private["id"]) is None, "the message to go")


async def test_deferred_update_then_edit(ada: Person) -> None:
    await ada.slash("game buttons")
    await ada.click("Later")
    assert (await ada.sees("edited later"))["edited_timestamp"]


async def test_string_and_user_selects(ada: Person) -> None:
    shown = (await ada.slash("game buttons")).message
    await ada.choose(shown, "Fruit", "Plum")
    await ada.sees("a Plum")
    await ada.choose(shown, "Friend", "Cleo")
    await ada.sees("with Cleo")
    with pytest.raises(Refused, match="not offered"):
        await ada.choose(shown, "Fruit", "Stone")
