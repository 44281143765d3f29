"""What can be looked up names the messages that say it, its own where the game says them elsewhere."""

from bot.engine.noun import Noun


def test_its_messages_follow_from_its_kind_and_key() -> None:
    wolf = Noun("enemy", "wolf")
    assert (wolf.id, wolf.name_message, wolf.text_message) == ("enemy.wolf", "enemy-wolf", "about-enemy-wolf")
    assert (wolf.facts, wolf.rules) == ({}, ())


def test_a_game_may_say_them_elsewhere() -> None:
    wolf = Noun("enemy", "wolf", name="beast-wolf", text="lore-wolf")
    assert (wolf.name_message, wolf.text_message) == ("beast-wolf", "lore-wolf")
