"""The forms that the local table keeps, judged by Discord's own file."""

import json
import re
from typing import Any

import pytest

from bot.local.checks.forms.requests import DATA, bare, check_form
from bot.local.protocol.errors import Refusal
from bot.local.rest.routes import ROUTES
from tests.local.refusals.desk import CHANNEL, OPENED, Sent
from tests.local.refusals.legal import LEGAL
from tests.local.refusals.test_illegal import ILLEGAL
from tests.local.refusals.twisting import twisted
from tests.support.forms import forms, written
from tests.support.judge import Judge, as_written, openapi_file

pytestmark = pytest.mark.spec
UNKNOWN_KEY = "Additional properties are not allowed"  # the judge minds them; Discord and the forms do not
# What is documented beside the file (reference.mdx): ids may come as numbers, bits of permissions as text.
TAKEN = re.compile(
    r"(users|roles)\[\d+\]: \d+ is not of type 'string'|(?<!custom_)id: \d+ is not of type 'string'"
    r"|default_member_permissions: '\d+' is not of type 'integer'"
)
# Where the judge is lenient, or the file says something in a word that no schema checks: `format: int32`.
STRICTER = re.compile(r"'tts'|'allow'|'deny'|'permissions'|is not snowflake|2147483647")
TWISTED = 500


@pytest.fixture(scope="module")
def spec() -> Any:
    path = openapi_file()
    if path is None:
        pytest.skip("Discord's OpenAPI file is not here; name it in DISCORD_OPENAPI")
    return json.loads(path.read_text())


@pytest.fixture(scope="module")
def judge(spec: Any) -> Judge:
    path = openapi_file()
    assert path is not None
    return Judge(path)


def test_the_forms_are_derived_from_the_file(spec: Any) -> None:
    """`python -m tests.support.forms` writes them anew."""
    assert DATA.read_text() == written(forms(spec))


def test_the_forms_and_the_file_agree(judge: Judge) -> None:
    """About what is legal, illegal, and twisted at random: the forms let nothing through, and forbid nothing else."""
    cases = [*LEGAL, *ILLEGAL, *twisted(TWISTED, seed=1)]
    verdicts = [(case, _by_file(judge, case), _by_form(case)) for case in cases]
    assert [one for one in verdicts if one[1] and not one[2]] == []
    stricter = [one for one in verdicts if one[2] and not one[1] and one[0].path != CHANNEL]
    assert [one for one in stricter if not STRICTER.search(one[2])] == []
    assert sum(bool(by_file) for _, by_file, _ in verdicts) > len(cases) / 4


def _by_form(case: Sent) -> str:
    try:
        check_form(case.method, _route(case), case.body)
    except Refusal as refusal:
        return str(refusal)
    return ""


def _by_file(judge: Judge, case: Sent) -> list[str]:
    judge.faults.clear()
    judge.judge_request(case.method, _route(case), as_written(case.body))
    return [fault for fault in judge.faults if UNKNOWN_KEY not in fault and not TAKEN.search(fault)]


def _route(case: Sent) -> str:
    """The route that serves the path of a case."""
    if case.path in OPENED:
        return "/interactions/{interaction}/{token}/callback"
    steps = case.path.partition("?")[0].split("/")
    routes = [route.path for route in ROUTES if route.method == case.method]
    return next(path for path in routes if _fits(bare(path).split("/"), steps))


def _fits(pattern: list[str], steps: list[str]) -> bool:
    return len(pattern) == len(steps) and all(one in ("{}", step) for one, step in zip(pattern, steps, strict=True))
