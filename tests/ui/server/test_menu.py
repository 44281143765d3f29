"""The fields of the settings menu: what they offer is what they settle, and a forged click settles nothing."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.local.protocol.component_types import SELECTS, walk
from bot.ui.server.menu.fields import DAYS, HOURS, SECONDS, TABLES, Field, Section, Values, is_offered, sections
from bot.ui.server.menu.view import Menu
from bot.ui.shared.server_settings import ServerSettings
from bot.words import Catalogue

GAMES, CHANNEL = ("chess", "nim"), 10
NOW = ServerSettings()
FIELDS = [pytest.param(field, id=field.word) for part in sections(GAMES, CHANNEL) for field in part.fields]


@pytest.mark.parametrize("field", FIELDS)
def test_what_is_chosen_is_what_holds(field: Field) -> None:
    offered: list[Values] = [(value,) for value in field.values] or [("71",), ()]
    for values in offered:
        assert is_offered(field, values, NOW)
        settled = replace(NOW, **field.write(NOW, values))
        assert field.read(settled) == values


@pytest.mark.parametrize("field", FIELDS)
def test_what_no_select_offers_is_not_taken(field: Field) -> None:
    assert not is_offered(field, ("a forged value",), NOW)
    assert not is_offered(field, tuple(map(str, range(field.most + 1))), NOW)
    assert is_offered(field, (), NOW) == field.is_open


ROUND = {SECONDS: (60, 60), HOURS: (24, 24), DAYS: (90, 5), TABLES: (10, 10)}


@pytest.mark.parametrize("field", FIELDS)
def test_the_numbers_on_offer_are_in_order_and_as_people_say_them(field: Field) -> None:
    """Whole minutes from one minute on, whole days from a day on, and tables by tens from ten on."""
    if field.unit:
        numbers = [int(value) for value in field.values]
        least, step = ROUND[field.unit]
        assert numbers == sorted(set(numbers))
        assert [number for number in numbers if number >= least and number % step] == []


def test_what_was_typed_stays_on_offer_while_it_holds() -> None:
    field = next(one for part in sections(GAMES, CHANNEL) for one in part.fields if one.word == "tables")
    assert not is_offered(field, ("33",), NOW)
    assert is_offered(field, ("33",), replace(NOW, tables=33))


def test_a_game_that_is_off_in_one_channel_is_on_in_another() -> None:
    (field,) = [one for part in sections(GAMES, CHANNEL) for one in part.fields if one.word == "games-here"]
    settled = replace(NOW, **field.write(NOW, ("chess",)))
    assert settled.is_off("nim", CHANNEL)
    assert not settled.is_off("nim", CHANNEL + 1)
    assert not settled.is_off("chess", CHANNEL)


def test_a_game_that_is_not_here_now_stays_off_whatever_is_chosen() -> None:
    (field,) = [one for part in sections(GAMES, CHANNEL) for one in part.fields if one.word == "games"]
    settled = field.write(replace(NOW, games_off=("go", "nim")), ("nim",))
    assert settled == {"games_off": ("go", "chess")}


def test_the_menu_says_what_is_as_it_comes() -> None:
    words, parts = Catalogue().words(), sections(GAMES, CHANNEL)
    field = next(one for part in parts for one in part.fields if one.word == "tables")
    titles = dict.fromkeys(GAMES, "a game")
    assert Menu(parts, NOW, titles, words)._line(field).endswith("*(the default)*")
    assert "*(the default)*" not in Menu(parts, replace(NOW, tables=33), titles, words)._line(field)


TITLES = {"chess": "Chess", "nim": "Nim"}


def selects(word: str, settings: ServerSettings = NOW) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The select that turns to another section, and those of the fields."""
    view: Any = Menu(sections(GAMES, CHANNEL), settings, TITLES, Catalogue().words()).view(word)
    first, *others = [part for part in walk(view.to_components()) if part["type"] in SELECTS]
    return first, others


@pytest.mark.parametrize("part", sections(GAMES, CHANNEL), ids=lambda part: part.word)
async def test_each_section_has_a_select_for_each_of_its_fields(part: Section) -> None:
    turning, shown = selects(part.word)
    assert turning["custom_id"] == "c1:settings::settle"
    assert [one["value"] for one in turning["options"] if one["default"]] == [part.word]
    assert [one["value"] for one in turning["options"]] == [one.word for one in sections(GAMES, CHANNEL)]
    for select, field in zip(shown, part.fields, strict=True):
        assert select["custom_id"] == f"c1:settings::settle.{part.word}.{field.word}"
        assert (select["min_values"], select["max_values"]) == (int(not field.is_open), field.most)
        if "options" in select:
            assert [one["value"] for one in select["options"]] == list(field.values)
            assert tuple(one["value"] for one in select["options"] if one["default"]) == field.read(NOW)


async def test_a_section_that_nobody_knows_is_the_first() -> None:
    assert selects("nonsense")[0] == selects("play")[0]


async def test_what_holds_is_chosen_already_also_where_it_was_typed() -> None:
    settings = ServerSettings(tables=33, opener_roles=(71,), channels=(10, 11), language="de", games_off=("nim",))
    people = {one["custom_id"].rpartition(".")[2]: one for one in selects("people", settings)[1]}
    assert [one["value"] for one in people["tables"]["options"] if one["default"]] == ["33"]
    assert people["opener-roles"]["default_values"] == [{"id": 71, "type": "role"}]
    play = {one["custom_id"].rpartition(".")[2]: one for one in selects("play", settings)[1]}
    assert [one["id"] for one in play["channels"]["default_values"]] == [10, 11]
    assert [one["label"] for one in play["games"]["options"]] == ["Chess", "Nim"]
    assert [one["default"] for one in play["games"]["options"]] == [True, False]
    (language,) = selects("language", settings)[1]
    assert [one["label"] for one in language["options"] if one["default"]] == ["Deutsch"]


async def test_numbers_are_said_as_people_say_them() -> None:
    keeping = {one["custom_id"].rpartition(".")[2]: one for one in selects("keeping")[1]}
    assert [one["label"] for one in keeping["lobby-hours"]["options"]][:2] == ["1 hour", "6 hours"]
