"""Runs the checks on one game, one after the other."""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from bot.conformance.check import Case, Check
from bot.conformance.checked import Checked
from bot.conformance.subjects import SUBJECTS
from bot.engine.failures import cause_of


class Result(Struct, frozen=True):
    """What came of one check: at how many tables it looked, and a sentence for each fault with the table's name."""

    subject: str
    says: str
    cases: int
    findings: tuple[str, ...]


def run_checks(game: Checked, subjects: Iterable[str] = (), *, is_thorough: bool = False) -> Iterator[Result]:
    """Each check of these subjects (none: of all) that concerns the game; the long cases as well if it is thorough."""
    for subject in subjects or SUBJECTS:
        for check in SUBJECTS[subject]:
            cases = [case for case in check.cases(game) if is_thorough or not case.is_long]
            if cases:
                yield Result(subject, check.says, len(cases), tuple(_findings(check, cases)))


def _findings(check: Check, cases: Iterable[Case]) -> Iterator[str]:
    for case in cases:
        try:
            yield from (f"{case.name}: {found}" for found in check.find(*case.given))
        except Exception as error:  # noqa: BLE001 - a game that is not ours may raise anything
            yield f"{case.name}: {cause_of(error)}"
