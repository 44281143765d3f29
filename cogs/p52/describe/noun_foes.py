"""The cards of enemies, bosses and what great bosses strike with (5.4)."""

from collections.abc import Iterator

from bot.engine import Fact, Noun, Term
from cogs.p52.content.tables import ENEMIES, MAJORS, MINORS
from cogs.p52.view.printed import printed_foe

_ABOUT = {"ranged": "about-archer", "magic": "about-witch", "melee": "about-blade"}
_RULES = (97, 99, 102)


def enemy_nouns() -> Iterator[Noun]:
    for kind in ENEMIES.values():
        facts = _figures(kind.key)
        yield Noun("enemy", kind.key, facts, (*_RULES, 98, 62), text=_ABOUT[str(facts["way"])])


def boss_nouns() -> Iterator[Noun]:
    for key, minor in MINORS.items():
        facts = _figures(key) | {"rank": Term("rank", (minor.rank,))}
        yield Noun("boss", key, facts, (*_RULES, 62), name=f"enemy-{key}", text="about-minor")
    for key in MAJORS:
        yield Noun("boss", key, _figures(key), (*_RULES, 101, 62), name=f"enemy-{key}")
    yield from (Noun("blow", blow.key, rules=(102, 105)) for one in MAJORS.values() for blow in one.attack)


def _figures(key: str) -> dict[str, Fact]:
    return {"enemy": Term("enemy", (key,)), **printed_foe(key)._asdict()}
