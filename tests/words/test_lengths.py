from bot.words.lengths import filled, first_fitting, itemised, listed


def test_the_first_version_that_fits() -> None:
    assert first_fitting(["the longest of all", "shorter", "short"], 10) == "shorter"
    assert first_fitting(["the longest of all", "still too long"], 8) == "still t…"


def test_nothing_is_said_beyond_need() -> None:
    """Later versions are not even made."""
    made = []

    def versions() -> object:
        for text in ("fits", "never asked for"):
            made.append(text)
            yield text

    assert first_fitting(versions(), 10) == "fits"  # type: ignore[arg-type]
    assert made == ["fits"]


def test_what_does_not_fit_is_left_out_and_the_next_tried() -> None:
    assert filled("One.", ["A very long second.", "Two."], 10) == "One. Two."
    assert filled("One.", ["Two."], 9) == "One. Two."
    assert filled("One.", ["Two."], 8) == "One."


def test_how_many_more_there_are() -> None:
    things = ["a sword", "a bow", "a torch"]
    assert listed(things, 99, lambda left: f"{left} more") == things
    assert listed(things, 16, lambda left: f"{left} more") == ["a sword", "a bow", "1 more"]
    assert listed(things, 15, lambda left: f"{left} more") == ["a sword", "2 more"]


def test_a_list_ends_with_the_last_line_there_is_room_for() -> None:
    whole = "Round 2\n- Ada\n- Ben"
    assert itemised("Round 2", ["Ada", "Ben"], len(whole)) == whole
    assert itemised("Round 2", ["Ada", "Ben"], len(whole) - 1) == "Round 2\n- Ada"
    assert itemised("Round 2", ["a line far too long", "Ben"], len(whole)) == "Round 2", (
        "nothing comes out of its order"
    )
