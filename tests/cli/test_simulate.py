"""`simulate`: figures of many matches, the same for the same seed."""

import json
import re

import pytest

from bot.cli.simulated import Played, Report, interval
from tests.cli.running import run, said
from tests.cli.test_commands import BAG, COURT


def test_simulate_prints_figures_and_no_errors() -> None:
    result = run("simulate", COURT, "--matches", "3", "--seats", "4", "--seed", "7", "--check")
    assert result.exit_code == 0
    assert "errors │ 0" in said(result)
    assert "won by seat 4" in said(result)


def test_simulate_explains_every_choice_in_the_games_own_words() -> None:
    result = said(run("simulate", COURT, "--matches", "1", "--seed", "2", "--explain"))
    assert result.startswith("1 seat ")
    assert "pick (R14): hand-" in result
    assert "By the odds" in result
    dungeon = said(run("simulate", "bag-of-dungeon", "--matches", "1", "--seats", "1", "--explain"))
    assert "Weighed against" in dungeon
    assert "reason-" not in result + dungeon


def test_simulate_plays_by_the_options_named() -> None:
    chosen = ("--option", "mode=classic", "--option", "length=2", "--seats", "9", "--matches", "1", "--check")
    told = json.loads(run("simulate", COURT, *chosen, "--json").stdout)
    assert told["errors"] == []
    assert told["options"] == {"mode": "classic", "length": 2, "scoring": "tokens", "hints": "auto"}
    assert told["answers"] >= 9 * 9 * 2, "an action for each seat in each of 18 rounds"
    assert "mode classic, length 2" in said(run("simulate", COURT, *chosen))


@pytest.mark.parametrize("flags", [("--mode", "classic"), ("--mode=classic",), ("--option", "mode=classic")])
def test_simulate_takes_the_games_own_options(flags: tuple[str, ...]) -> None:
    result = run("simulate", COURT, "--matches", "1", "--seats", "8", *flags)
    assert result.exit_code == 0
    assert "won by seat 8" in said(result)


def test_simulate_counts_presses_by_round_and_by_room() -> None:
    """Where the game counts them; of one seat."""
    told = json.loads(run("simulate", "p52", "--matches", "3", "--seats", "2", "--most-rounds", "3", "--json").stdout)
    presses = told["presses"]
    assert presses["per_room"] * told["mean_rooms"] == pytest.approx(presses["per_seat"], rel=0.01)
    assert presses["per_round"] * told["mean_rounds"] == pytest.approx(presses["per_seat"], rel=0.01)


def test_simulate_says_in_how_many_matches_a_milestone_was_reached() -> None:
    chosen = ("--mode", "combined", "--level", "fair", "--seats", "3", "--policy", "adviser", "--matches", "1")
    assert "reached: dungeon-entered │ 1 (100.0%" in said(run("simulate", BAG, *chosen))
    assert "reached" not in said(run("simulate", BAG, "--matches", "1"))


def test_simulate_says_the_same_as_json_for_the_same_seed() -> None:
    runs = [run("simulate", COURT, "--matches", "4", "--seats", "3", "--policy", "adviser", "--json") for _ in range(2)]
    first, second = (json.loads(result.stdout) for result in runs)
    assert first["errors"] == []
    assert (first["matches"], first["wins"]) == (4, second["wins"])
    assert first["answers"] == second["answers"] > 0


@pytest.mark.long
def test_simulate_says_the_same_however_many_processes_play() -> None:
    """The sums do not depend on who played what, nor on who came first."""
    chosen = ("simulate", COURT, "--matches", "6", "--seats", "3", "--policy", "mixed", "--check", "--json")
    alone, shared = (json.loads(run(*chosen, "--jobs", jobs).stdout) for jobs in ("1", "2"))
    assert alone["errors"] == shared["errors"] == []
    clocks = {"seconds", "answers_per_second"}
    assert {key: alone[key] for key in alone.keys() - clocks} == {key: shared[key] for key in shared.keys() - clocks}


def test_simulate_counts_what_each_seat_would_press() -> None:
    """By the prompt's word, per seat and match: every answer is somebody's press."""
    chosen = ("simulate", BAG, "--matches", "2", "--seats", "3", "--most-rounds", "6", "--seed", "5")
    told = json.loads(run(*chosen, "--json").stdout)
    presses = told["presses"]
    assert presses["per_seat"] == pytest.approx(told["answers"] / 6, abs=0.01)
    assert presses["fewest"] <= presses["per_seat"] <= presses["most"]
    assert sum(presses["by_word"].values()) == pytest.approx(presses["per_seat"], abs=0.2)
    assert presses["by_word"]["adventurer"] == 1
    assert next(iter(presses["by_word"])) == "menu", "the most frequent first"
    assert f"presses of a seat │ {presses['per_seat']:.1f} (" in said(run(*chosen))
    assert presses["per_turn"] > 1
    assert presses["per_turn"] * presses["turns"] == pytest.approx(told["answers"], rel=0.01)


def test_simulate_counts_how_often_only_one_person_can_do_anything() -> None:
    """In Bag of Dungeon one acts at a time; in the Kingdom all choose together, and only the last is alone."""
    by_turns, together = (
        json.loads(run("simulate", game, "--matches", "1", "--seats", "3", "--json").stdout)["presses"]["alone"]
        for game in (BAG, COURT)
    )
    assert together < by_turns <= 1


def test_simulate_tells_the_rate_with_its_interval_and_the_length() -> None:
    told = said(run("simulate", "bag-of-dungeon", "--matches", "3", "--seats", "1", "--mode", "forest"))
    assert "won by somebody │ 0 (0.0%, 0.0% to 56.2%)" in told
    assert re.search(r"rounds │ \d+\.\d \(\d+ to \d+\)", told)


@pytest.mark.parametrize(
    ("count", "of", "low", "high"), [(50, 100, 0.404, 0.596), (0, 10, 0.0, 0.278), (10, 10, 0.722, 1.0), (0, 0, 0, 1)]
)
def test_the_interval_is_wilsons(count: int, of: int, low: float, high: float) -> None:
    assert interval(count, of) == pytest.approx((low, high), abs=0.001)


def test_a_match_that_breaks_is_counted_and_its_seed_named() -> None:
    report = Report("chess", 2, "random", True, {})
    report.add(Played(7, 30, 4, (1,)))
    report.add(Played(8, error="AssertionError: a tile is lost"))
    assert (report.matches, report.ended, report.won, report.wins) == (2, 1, 1, {0: 0, 1: 1})
    assert [failure.seed for failure in report.errors] == [8]
