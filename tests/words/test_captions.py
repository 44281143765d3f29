"""A moment is said with a heading and the line under it."""

from bot.words import Caption, Catalogue, board_in_words

WORDS = Catalogue().words("en")


def test_read_aloud_the_heading_is_a_sentence() -> None:
    assert Caption("The Ogre falls", "Sable struck it.").sentences == "The Ogre falls. Sable struck it."
    assert Caption("Even!").sentences == "Even!"


def test_a_board_is_said_plainly_in_an_alt_text_and_harmlessly_in_a_message() -> None:
    describe, read = board_in_words(
        lambda view, _: f"Round {view}", lambda _, names, __: [f"{name} is here." for name in names]
    )
    assert describe(3, ["*Ada*", "Ben"], WORDS) == "Round 3 *Ada* is here. Ben is here."
    assert read(3, ["*Ada*", "Ben"], WORDS) == "Round 3\n- \\*Ada\\* is here.\n- Ben is here."
