"""Every colour that carries words stands out from every ground it is laid on (WCAG 2.2, 1.4.3: 4.5 to 1)."""

from typing import Literal

import pytest

from tests.local.page.browser.conftest import Sitter
from tests.support.sampled import sampled

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="package")]

PAIRS = [
    ("ink", "paper"),
    ("ink", "quiet"),
    ("ink-soft", "paper"),
    ("ink-soft", "paper-deep"),
    ("ink-soft", "paper-raised"),
    ("ink-soft", "quiet"),
    ("ink-soft", "accent-wash"),
    ("ink-soft", "secret-wash"),
    ("secret", "secret-wash"),
    ("accent", "paper"),
    ("accent-deep", "accent-wash"),
    ("on-accent", "accent"),
    ("danger", "paper"),
    ("danger", "paper-raised"),
    ("paper-raised", "good"),
]

COLOR = "name => getComputedStyle(document.documentElement).getPropertyValue(name).trim()"


def luminance(color: str) -> float:
    """Relative luminance of #rrggbb."""
    parts = [int(color[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("scheme", sampled(["dark", "light"], 1))
async def test_words_stand_out(sit: Sitter, scheme: Literal["light", "dark"]) -> None:
    page = await sit("ada", color_scheme=scheme)
    pale = []
    for ink, ground in PAIRS:
        lights = sorted([luminance(await page.evaluate(COLOR, f"--{name}")) for name in (ink, ground)])
        contrast = (lights[1] + 0.05) / (lights[0] + 0.05)
        if contrast < 4.5:
            pale.append(f"{ink} on {ground}: {contrast:.1f}")
    assert pale == []
