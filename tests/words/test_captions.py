"""A moment is said with a heading and the line under it."""

from bot.words import Caption


def test_read_aloud_the_heading_is_a_sentence() -> None:
    assert Caption("The Ogre falls", "Sable struck it.").sentences == "The Ogre falls. Sable struck it."
    assert Caption("Even!").sentences == "Even!"
