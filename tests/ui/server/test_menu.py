"""The fields of the settings menu: what they offer is what they settle, and a forged click settles nothing."""

import pytest
from msgspec.structs import replace

from bot.ui.server.menu.fields import DAYS, HOURS, SECONDS, TABLES, Field, Values, is_offered, sections
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


def test_the_menu_says_what_is_as_it_comes() -> None:
    words, parts = Catalogue().words(), sections(GAMES, CHANNEL)
    field = next(one for part in parts for one in part.fields if one.word == "tables")
    titles = dict.fromkeys(GAMES, "a game")
    assert Menu(parts, NOW, titles, words)._line(field).endswith("*(the default)*")
    assert "*(the default)*" not in Menu(parts, replace(NOW, tables=33), titles, words)._line(field)
