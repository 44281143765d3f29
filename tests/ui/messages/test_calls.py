"""Whom the message of a table calls and when: by what is asked now, by who is there, and by what everybody wishes."""

from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any

from msgspec.structs import replace

from bot.engine import Option, Prompt
from bot.host import Change, Table
from bot.ui.messages.calls import Calls, Plan
from bot.ui.shared.rings import Rings
from bot.ui.shared.server_settings import ServerSettings
from bot.ui.shared.wishes import Quiet, Wishes
from bot.ui.views.scene import Scene
from tests.support.harbour.face import HarbourFace
from tests.support.harbour.game import HarbourOptions
from tests.ui.scenes import ADA, BEN, scene_of

DIGEST = timedelta(minutes=10)
PATIENCE = timedelta(seconds=20)
PRESENT = timedelta(minutes=3)
REST = timedelta(minutes=10)
SOON = timedelta(seconds=15)
NOW = datetime(2026, 1, 1, 12, tzinfo=UTC)
PUSH = (Option("push", "north"),)
SECOND = timedelta(seconds=1)


class Asked:
    """A table at which these seats are asked, with no more of a match than that."""

    def __init__(self, *seats: int, pace: Any = "live") -> None:
        self.scene = scene_of(HarbourFace(), HarbourOptions(), 2)
        self.wishes: dict[int, Wishes] = {}
        book: Any = SimpleNamespace(of=lambda person: self.wishes.get(person, Wishes()))
        self.calls, self.pace = Calls(book, Rings()), pace
        self.ask(*seats)

    def ask(self, *seats: int, first: int = 1) -> None:
        prompts = tuple(Prompt(seat, "course", "R1", PUSH, number=first + seat) for seat in seats)
        match: Any = SimpleNamespace(prompts=prompts, outcome=None, is_over=False)
        self.prompts = prompts
        self.table: Table = replace(self.scene.table, match=match, pace=self.pace)

    def note(self, kind: Any = "answered", *, by: int | None = None, now: datetime = NOW, **more: Any) -> None:
        self.calls.note(Change(kind=kind, table=self.table, by=by, **more), now)

    def plan(self, now: datetime = NOW, pings: Any = "every") -> Plan:
        scene: Any = Scene(self.table, self.scene.face, self.scene.words)
        return self.calls.plan(scene, ServerSettings(pings=pings), now)

    def rang(self, now: datetime = NOW) -> Plan:
        plan = self.plan(now)
        self.calls.rang(plan, self.table.id, now)
        return plan


def test_who_is_asked_is_called_once_and_again_when_reminded() -> None:
    asked = Asked(0)
    asked.note()
    assert asked.rang().people == {ADA.id}
    assert asked.plan().people == set()
    asked.note("reminded", new_prompts=asked.prompts)
    assert asked.rang().people == {ADA.id}
    asked.note("reminded", new_prompts=asked.prompts)
    assert asked.plan().people == set()


def test_who_has_just_decided_something_is_called_only_once_they_let_the_table_wait() -> None:
    asked = Asked(0)
    asked.note(by=BEN.id)
    asked.ask(1, first=5)
    asked.note(by=ADA.id)
    assert asked.plan().people == set()
    due = NOW + PATIENCE
    assert asked.plan().later() == due
    assert asked.plan(due - SECOND).people == set()
    assert asked.plan(due).people == {BEN.id}


def test_who_decided_something_long_ago_is_called_at_once() -> None:
    asked = Asked(0)
    asked.note(by=BEN.id)
    asked.ask(1, first=5)
    asked.note(by=ADA.id, now=(now := NOW + PRESENT))
    assert asked.plan(now).people == {BEN.id}


def test_what_comes_of_ones_own_answer_calls_nobody_until_they_are_reminded() -> None:
    asked = Asked()
    asked.ask(0)
    asked.note(by=ADA.id)
    assert asked.plan(NOW + REST) == Plan()
    asked.note("reminded", new_prompts=asked.prompts)
    assert asked.plan().people == {ADA.id}


def test_whoever_would_be_called_soon_is_called_with_the_others() -> None:
    for rest, people in ((SOON, {ADA.id, BEN.id}), (SOON + SECOND, {ADA.id})):
        asked = Asked(0, 1)
        asked.calls.acted[BEN.id] = NOW
        asked.note()
        now = NOW + PATIENCE - rest
        plan = asked.plan(now)
        assert plan.people == people
        assert plan.times == (() if len(people) > 1 else (NOW + PATIENCE,))


def test_nobody_is_called_early_where_nobody_is_due() -> None:
    asked = Asked(1)
    asked.calls.acted[BEN.id] = NOW
    asked.note()
    assert asked.plan(NOW + PATIENCE - SECOND).people == set()


def test_after_a_call_in_vain_a_new_question_waits() -> None:
    asked = Asked(0)
    asked.note()
    asked.rang()
    asked.ask(0, first=5)
    asked.note()
    assert asked.plan(NOW + REST - SECOND).people == set()
    assert asked.plan(NOW + REST).people == {ADA.id}


def test_who_was_called_in_vain_twice_is_called_again_once_they_have_decided_something() -> None:
    asked = Asked(0)
    asked.note()
    asked.rang()
    asked.note("reminded", new_prompts=asked.prompts)
    asked.rang()
    asked.ask(0, first=5)
    asked.note()
    assert asked.plan(NOW + REST).people == set()
    asked.ask(0, first=9)
    asked.note(by=ADA.id)
    asked.note("reminded", new_prompts=asked.prompts)
    assert asked.plan().people == {ADA.id}


def test_by_letter_several_tables_are_one_call() -> None:
    for pace, due in (("live", NOW), ("correspondence", NOW + DIGEST)):
        asked = Asked(0, pace=pace)
        asked.calls.rings.rang(ADA.id, "another", NOW)
        asked.note()
        assert asked.plan().later(NOW - SECOND) == (None if due == NOW else due)
        assert asked.plan(due).people == {ADA.id}


def test_what_people_wish_holds() -> None:
    asked = Asked(0)
    asked.note()
    asked.wishes[ADA.id] = Wishes(pings="never")
    assert asked.plan() == Plan()
    asked.wishes[ADA.id] = Wishes(vacation=NOW + REST)
    assert asked.plan().later() == NOW + REST
    asked.wishes[ADA.id] = Wishes(quiet=Quiet("11:00", "13:00"))
    assert asked.plan().later() == NOW + timedelta(hours=1)
    asked.wishes[ADA.id] = Wishes(quiet=Quiet("13:00", "14:00"))
    assert asked.plan().people == {ADA.id}


def test_who_wishes_it_is_called_only_where_the_others_wait_for_them_alone() -> None:
    for seats, people in (((0,), {ADA.id}), ((0, 1), set[int]())):
        asked = Asked(*seats)
        asked.note()
        assert asked.plan(pings="waited").people == people


def test_it_is_said_whom_everybody_waits_for() -> None:
    asked = Asked(0, 1)
    asked.note()
    asked.ask(1)
    asked.note(by=ADA.id)
    assert asked.calls.is_alone(Scene(asked.table, asked.scene.face, asked.scene.words)) == BEN.id
    asked = Asked(1)
    asked.note()
    assert asked.calls.is_alone(Scene(asked.table, asked.scene.face, asked.scene.words)) is None
    asked.note("reminded", new_prompts=asked.prompts)
    assert asked.calls.is_alone(Scene(asked.table, asked.scene.face, asked.scene.words)) == BEN.id


def test_after_a_restart_nobody_who_was_there_is_called_at_once() -> None:
    asked = Asked(0)
    asked.note("resumed")
    assert asked.plan().people == set()
    assert asked.plan(NOW + PATIENCE).people == {ADA.id}


def test_after_a_restart_a_call_that_is_found_counts() -> None:
    asked = Asked(0, 1)
    asked.calls.found(asked.table, [ADA.id])
    asked.note()
    assert asked.plan().people == {BEN.id}
