"""An automaton answers by the question's word, and by the default where it knows nothing better."""

from collections.abc import Callable

from msgspec import Struct

from bot.engine import Advice, Chance, Option, Prompt, Term
from bot.kit.minds import Mind, Thought, advised, always, named, number


class Field(Struct):
    wide: int


ASKED = Prompt(
    0, "go", "R1", (Option("to-a"), Option("hit-b"), Option("rest")), facts={"cost": 3, "foe": Term("foe", ("ogre",))}
)
CHANCE = Chance(b"any")


def mind(prompt: Prompt = ASKED) -> Mind[Field]:
    return Mind(Field(3), prompt)


def test_options_are_found_by_their_key_and_by_its_first_word() -> None:
    assert mind().keys["rest"] == Option("rest")
    assert [option.key for option in mind().options("to", "hit")] == ["to-a", "hit-b"]


def test_a_thought_that_is_legal_is_the_answer() -> None:
    assert advised({"go": always(lambda one: f"to-{'a' * (one.view.wide // 3)}", "near")}, mind(), CHANCE) == Advice(
        ("to-a",), "near"
    )


def test_else_the_default_is_and_else_chance() -> None:
    thoughts: dict[str, Callable[[Mind[Field]], Thought]] = {
        "go": always(lambda _: "fly", "near"),
        "stay": lambda _: None,
    }
    usual = Prompt(0, "go", "R1", ASKED.options, default=("rest",))
    assert advised(thoughts, mind(usual), CHANCE) == Advice(("rest",), "usual")
    assert advised(thoughts, mind(), CHANCE).word == "whim"
    assert advised(thoughts, mind(Prompt(0, "stay", "R1", ASKED.options)), CHANCE).word == "whim"


def test_facts_are_read_by_their_names() -> None:
    assert (number(ASKED, "cost"), number(ASKED, "foe"), named(ASKED, "foe"), named(ASKED, "cost")) == (
        3,
        0,
        "ogre",
        "",
    )
