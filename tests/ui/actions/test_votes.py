"""What somebody who takes an answer back, asks for an end or gives a seat away is told of what came of it."""

from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from bot.host import Change, Table, Vote
from bot.ui.actions import votes as module
from bot.ui.actions.votes import Votes
from bot.ui.views.scene import Scene
from bot.ui.wire.custom_id import Verb
from bot.ui.wire.declined import Declined
from tests.support.harbour.face import HarbourFace
from tests.support.harbour.game import HarbourOptions
from tests.ui.scenes import ADA, BEN, scene_of
from tests.ui.server.managing import NOON, text_of

SCENE = scene_of(HarbourFace(), HarbourOptions(), 2)
TABLE = SCENE.table
VOTE = Vote(number=3, about="undo", by=ADA, due=NOON, asked=(BEN.id,))
ASKING = replace(TABLE, notes=replace(TABLE.notes, votes=(VOTE,)))


class Asked:
    """A table whose host answers with this change; `newest`: as it is once the absent are away."""

    def __init__(
        self,
        monkeypatch: pytest.MonkeyPatch,
        kind: Any,
        *,
        vote: Vote | None = None,
        newest: Table = TABLE,
        **more: Any,
    ) -> None:
        self.change = Change(kind=kind, table=TABLE, vote=vote, **more)
        self.newest, self.left = newest, list[int]()
        self.said: list[Any] = []
        self.swapped: list[Any] = []
        commands = {name: self._answers(name) for name in ("undo", "end", "swap", "agree", "refuse")}
        context: Any = SimpleNamespace(
            host=SimpleNamespace(commands=SimpleNamespace(**commands)),
            private=lambda table, _: Scene(table, SCENE.face, SCENE.words),
            rights=lambda *_: None,
        )
        self.votes = Votes(context, SimpleNamespace(say=self._say), SimpleNamespace(ask=self._ask))  # type: ignore[arg-type]
        monkeypatch.setattr(module, "release_absent_voters", self._released)
        monkeypatch.setattr(module, "has_left_server", self._has_left)

    def _answers(self, name: str) -> Any:
        async def answer(*given: Any, **how: Any) -> Change:
            self.swapped.append((name, *given[1:], *sorted(how.items())))
            return self.change

        return answer

    async def _released(self, _: Any, table: Table) -> Table:
        return self.newest

    async def _has_left(self, _: Any, __: int, person: int) -> bool:
        return person in self.left

    async def _say(self, _: Any, table: Table, message: str, **facts: Any) -> None:
        self.said.append((message, *facts.values()))

    async def _ask(self, _: Any, __: Any, *what: Any) -> None:
        self.said.append(what)

    def reply(self, *, is_private: bool = True) -> Any:
        async def accept() -> None:
            self.said.append("accepted")

        async def tell(text: str) -> None:
            self.said.append(text)

        async def show(view: Any) -> None:
            self.said.append(text_of(view))

        user = SimpleNamespace(id=ADA.id, display_name=ADA.name, bot=False)
        interaction = SimpleNamespace(user=user, guild_id=5)
        return SimpleNamespace(
            interaction=interaction, is_private=is_private, accept=accept, whisper=tell, replace=show
        )


@pytest.mark.parametrize(
    ("kind", "vote", "newest", "is_private", "said"),
    [
        ("undone", None, TABLE, True, ("undo-done", 4)),
        ("undone", None, TABLE, False, "accepted"),
        ("proposed", VOTE, ASKING, True, ("question-put",)),
        ("proposed", VOTE, ASKING, False, ("question-put",)),
        ("proposed", None, TABLE, True, ("question-put",)),
        ("proposed", VOTE, TABLE, True, ("undo-done", 0)),
    ],
)
async def test_who_takes_an_answer_back_hears_whether_it_is_or_must_be_agreed_to(
    kind: Any, vote: Vote | None, newest: Table, is_private: bool, said: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In public the table shows it. Where all who were asked have left the server it is settled at once."""
    monkeypatch.setattr(module, "taken_back", lambda *_: 0)
    asked = Asked(monkeypatch, kind, vote=vote, newest=newest, count=4)
    await asked.votes.undo(asked.reply(is_private=is_private), TABLE)
    assert asked.said == [said]


@pytest.mark.parametrize(("status", "said"), [("open", "question-put"), ("stopped", "end-agreed")])
async def test_who_asks_for_an_end_hears_whether_it_is_one(
    status: Any, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = Asked(monkeypatch, "proposed", newest=replace(TABLE, status=status))
    await asked.votes.end(asked.reply(), TABLE)
    assert asked.said == [SCENE.say(said)]


async def test_an_end_is_asked_for_twice_and_not_in_a_lobby(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Asked(monkeypatch, "proposed")
    await asked.votes.ask_end(asked.reply(), TABLE)
    assert asked.said == [("end-sure", Verb.END, "end-propose")]
    monkeypatch.setattr(module, "require", lambda *_: None)
    with pytest.raises(Declined, match="refused-end-lobby"):
        await asked.votes.ask_end(asked.reply(), replace(TABLE, status="lobby"))


@pytest.mark.parametrize(("kind", "said"), [("seats", ("swap-done",)), ("proposed", ("question-put",))])
async def test_seats_are_counted_from_one_as_people_do(kind: Any, said: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Asked(monkeypatch, kind)
    asked.left = [BEN.id]
    heir: Any = SimpleNamespace(id=8, display_name="Zoe", bot=False)
    for seat, place, has_left in ((1, 0, False), (2, 1, True), (3, 2, False), (0, -1, False)):
        await asked.votes.swap(asked.reply(), TABLE, seat, heir)
        name, by, number, to, *how = asked.swapped[-1]
        assert (name, by, number, to.id, dict(how)["has_left_server"]) == ("swap", ADA, place, 8, has_left)
    assert asked.said == [said] * 4
    await asked.votes.swap(asked.reply(), TABLE, None, heir)
    assert asked.swapped[-1][2] is None


async def test_a_seat_goes_to_a_person_who_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Asked(monkeypatch, "seats")
    robot: Any = SimpleNamespace(id=8, display_name="Tin", bot=True)
    with pytest.raises(Declined, match="swap-whom"):
        await asked.votes.swap(asked.reply(), TABLE, None, None)
    with pytest.raises(Declined, match="swap-bot"):
        await asked.votes.swap(asked.reply(), TABLE, 1, robot)
    await asked.votes.swap(asked.reply(), TABLE, 2, None)
    assert asked.swapped[-1][3] == ADA, "whoever asks"


@pytest.mark.parametrize(("kind", "said"), [("seats", [SCENE.say("swap-done"), "accepted"]), ("agreed", ["accepted"])])
async def test_whoever_takes_a_seat_is_told_where_its_hand_is(
    kind: Any, said: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = Asked(monkeypatch, kind)
    await asked.votes.agree(asked.reply(), TABLE, 3)
    await asked.votes.refuse(asked.reply(), TABLE, 4)
    assert asked.said == [*said, "accepted"]
    assert asked.swapped == [("agree", ADA.id, 3), ("refuse", ADA.id, 4)]
