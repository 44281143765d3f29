"""One's own record, as a picture and in the same words: matches by game, and how each rating went."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.host.model.ledger import Account
from bot.store import Reliability
from bot.ui.server import own_record
from bot.ui.server.own_record import OwnRecord, Played, _line, _page
from bot.ui.shared.wishes import Wishes
from bot.ui.views.picture import Picture
from bot.ui.wire.command_mentions import command_mentions
from bot.words import Catalogue
from tests.ui.server.managing import Managed, text_of

WORDS = Catalogue().words()
FOUND = [
    Played("Chess", Account(played=3, won=2, shown=[1.0, 4.5, 3.0])),
    Played("Nim", Account(played=1, shown=[2.0])),
]


def test_a_rating_has_a_history_once_there_are_two_of_it() -> None:
    page, alt = _page("Record", FOUND, WORDS, has_ratings=True)
    matches, history = page.charts
    assert matches.bars == (("Chess", 3), ("Nim", 1))
    assert history.values == (1.0, 4.5, 3.0)
    assert "Chess" in history.title
    assert len(alt) == 3
    assert all(figure in alt[2] for figure in ("1.0", "3.0", "4.5"))


def test_without_ratings_matches_alone_are_shown() -> None:
    page, alt = _page("Record", FOUND, WORDS, has_ratings=False)
    assert (len(page.charts), len(alt)) == (1, 2)


def test_a_line_tells_of_a_game_what_was_played_and_with_ratings_what_it_is_worth() -> None:
    one = Played("Chess", Account(played=3, won=2, shown=[8.0, 12.34], points=450))
    assert _line(one, WORDS, has_ratings=False) == "**Chess**: 2 victories in 3 matches"
    with_ratings = "**Chess**: 2 victories in 3 matches · rating 12.3 · 450 points"
    assert _line(one, WORDS, has_ratings=True) == with_ratings


class Asking(Managed):
    """Somebody who has played so many matches of each game here."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, played: dict[str, int], *, is_unlisted: bool = False) -> None:
        super().__init__()
        self.shown: list[tuple[str, int]] = []
        self.wishes = Wishes(is_unlisted=is_unlisted)
        self.reply.show = self._shows
        context = self.context
        context.wishes = SimpleNamespace(of=lambda _: self.wishes, change=self._wishes)
        context.host.other_processes = SimpleNamespace(tell=self._tell)
        context.host.queries = SimpleNamespace(reliability=self._reliability)
        context.faces = {game: SimpleNamespace(title=lambda _, game=game: game) for game in played}
        context.ledgers = SimpleNamespace(look=self._look)
        self.played = played
        monkeypatch.setattr(own_record, "draw_in_pool", self._drawn)

    async def _shows(self, view: Any, files: tuple[Any, ...] = ()) -> None:
        self.shown.append((text_of(view), len(files)))

    async def _wishes(self, _: int, **changes: Any) -> None:
        self.wishes = Wishes(**changes)

    async def _tell(self) -> None: ...

    async def _reliability(self, *_: int) -> Reliability:
        return Reliability(answered=9, missed=1)

    async def _look(self, _: int, game: str, *__: object) -> Account:
        return Account(played=self.played[game])

    async def _drawn(self, _: object) -> Picture:
        return Picture(b"bars", "Bars.")


@pytest.mark.parametrize(
    ("played", "said", "pictures"),
    [
        ({"Chess": 0}, ["You have not finished a match here yet."], 0),
        ({"Chess": 3}, ["**Chess**: 0 victories in 3 matches"], 1),
        (
            {"Nim": 1, "Go": 0, "Chess": 3},
            ["**Chess**: 0 victories in 3 matches", "**Nim**: 0 victories in 1 match", "You play Chess most."],
            1,
        ),
    ],
)
async def test_what_was_played_is_told_below_the_picture_the_favourite_first(
    monkeypatch: pytest.MonkeyPatch, played: dict[str, int], said: list[str], pictures: int
) -> None:
    asking = Asking(monkeypatch, played)
    await OwnRecord(asking.context).show(asking.reply, is_listed=None)
    ((text, files),) = asking.shown
    title, *told, reliable, listed = text.splitlines()
    assert (title, told, files) == ("### Your record on this server", said, pictures)
    assert "90" in reliable
    assert listed.startswith("-# Others see you")


@pytest.mark.parametrize(
    ("was", "wish", "sees"), [(False, None, True), (True, None, False), (False, False, False), (True, True, True)]
)
async def test_whether_others_see_it_is_as_it_was_last_wished(
    monkeypatch: pytest.MonkeyPatch, *, was: bool, wish: bool | None, sees: bool
) -> None:
    asking = Asking(monkeypatch, {"Chess": 1}, is_unlisted=was)
    await OwnRecord(asking.context).show(asking.reply, is_listed=wish)
    assert asking.shown[0][0].endswith(command_mentions.within(WORDS.say("me-listed" if sees else "me-unlisted")))
