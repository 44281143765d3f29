"""Taking back in the dungeon: the turning of a tile goes at once; a tile once drawn by consent, and it comes again."""

import pytest

from tests.client.descriptions import described
from tests.client.person import Person
from tests.e2e.bot_process import BotProcess
from tests.e2e.player import prompt_of
from tests.e2e.tables import Json
from tests.e2e.test_bag import Adventurer, back_again, begin, keys_of, lay_out, play_until

SEED = bytes(32)  # with it the first tile to the north can be turned three ways


class Fighter(Adventurer):
    """No Warden: who draws two tiles puts one back, and the stack is shuffled."""

    def _wish(self, keys: list[str]) -> str:
        return next((key for key in ("sirrus", "tamara") if key in keys), keys[0])


async def answers_with(player: Adventurer, key: str) -> list[str]:
    """Press that option, and wait for what is asked next; its keys."""
    component = next(part for part in player._open() if key in keys_of(part))
    player.answered.add(prompt_of(component))
    await player.gives(component, [key])
    await player.becomes_asked()
    return player.keys


async def takes_back(player: Adventurer) -> None:
    player.answered |= {prompt_of(part) for part in player._open()}
    await player.person.click(player.table(), "Take Back")


def says(message: Json, *texts: str) -> bool:
    return all(text in described(message) for text in texts)


@pytest.mark.long
async def test_a_turned_tile_at_once_a_drawn_one_by_consent(
    people: list[Person], bot: BotProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben, cleo, _ = people
    lobby = await lay_out(ada, ben)
    await bot.stop()
    await begin(bot.data / "castellan.sqlite3", lobby, ada, monkeypatch, SEED)
    await back_again(bot, ada)
    player = await play_until("lay-north", [Fighter(ada), Fighter(ben)])
    turned = await answers_with(player, "lay-north")
    assert all(key.startswith("turns-") for key in turned)

    await answers_with(player, turned[0])
    await takes_back(player)
    await player.becomes_asked()
    await cleo.sees("Ada takes the last answer back. It does not count.")
    assert player.keys == turned, "nobody learned anything by the turning"

    await takes_back(player)
    question = await ben.sees(lambda m: says(m, "Ada would like to take back the last answer", "[Refuse]"))
    await ben.click(question, "Refuse")
    await cleo.sees("so nothing is taken back")

    await ada.slash("bag undo")
    question = await ben.sees(lambda m: says(m, "Ada would like to take back the last answer", "[Agree]"))
    await ben.click(question, "Agree")
    await cleo.sees(lambda m: says(m, "Ada takes the last answer back", "@", " AP, "))
    await player.open_panel()
    assert "lay-north" in player.keys
    assert await answers_with(player, "lay-north") == turned, "the same tile lies on top again: it pays nobody to ask"

    await ada.slash("bag undo")
    await ada.sees("three times in this turn")
    assert bot.faults() == []
