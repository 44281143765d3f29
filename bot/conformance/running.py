"""Runs the checks on one game, one after the other."""

from collections.abc import Iterable, Iterator
from traceback import walk_tb

from msgspec import Struct

from bot.conformance.check import Case, Check
from bot.conformance.checked import Checked
from bot.conformance.subjects import SUBJECTS


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
                yield Result(subject, check.says, len(cases), tuple(_findings(check, cases, game.package)))


def _findings(check: Check, cases: Iterable[Case], package: str) -> Iterator[str]:
    for case in cases:
        try:
            yield from (f"{case.name}: {found}" for found in check.find(*case.given))
        except Exception as error:  # noqa: BLE001 - a game that is not ours may raise anything
            yield f"{case.name}: {told_of(error, package)}"


def told_of(error: BaseException, package: str) -> str:
    """What was raised, by what, and where: at the last line of the game's own that it came through."""
    said = f"{type(error).__name__}: {error}"
    walked = walk_tb(error.__traceback__)
    own = [(frame.f_code.co_filename, line) for frame, line in walked if _is_in(package, frame.f_globals["__name__"])]
    if error.__cause__ is not None:
        return f"{said}: {told_of(error.__cause__, package)}"
    return f"{said} (at {own[-1][0]}:{own[-1][1]})" if own else said


def _is_in(package: str, module: str) -> bool:
    return module == package or module.startswith(f"{package}.")
