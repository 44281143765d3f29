"""Fills the words of the pictures from the catalogue."""

from bot.words import Words
from cogs.death_over_the_kingdom.content.characters import CODES
from cogs.death_over_the_kingdom.content.terms import DEATH_OVER_ALL, GOALS
from cogs.death_over_the_kingdom.describe.powers import power
from cogs.death_over_the_kingdom.pictures.words import BoardWords, CardWords
from cogs.death_over_the_kingdom.view.view import KingdomView


def board_words(words: Words, view: KingdomView) -> BoardWords:
    """The words of one picture: fixed labels, and what this view's turn, goal and result are called."""
    return BoardWords(
        turn=_turn(words, view),
        goals={goal: words.say(f"goal-{goal}") for goal in GOALS},
        costs=_costs(words, view),
        aim=words.say(_aim(view)),
        result=_result(words, view),
        dealer=words.say("board-dealer"),
        acting=words.say("board-acting"),
        deck=words.say("board-deck"),
        discards=words.say("board-discards"),
        toad=words.say("board-toad"),
        hanged=words.say("board-hanged"),
        out=words.say("board-out"),
        known=words.say("board-known"),
        seat=words.say("board-seat"),
        front=words.say("board-front"),
        hand=words.say("board-hand"),
        cards={code: CardWords(words.say(f"card-{code}"), power(code, view.mode, words)) for code in CODES},
    )


def _turn(words: Words, view: KingdomView) -> str:
    if view.mode == "court":
        return words.say("board-turn", turn=view.turn, turns=view.turns, round=view.round)
    return words.say("board-round", round=view.round, rounds=view.rounds)


def _aim(view: KingdomView) -> str:
    if view.mode == "court":
        return f"goal-{view.goal}.aim"
    return "aim-void" if view.is_void else f"aim-{view.scoring}"


def _costs(words: Words, view: KingdomView) -> tuple[str, ...]:
    if view.mode == "court":
        return ()
    costs = DEATH_OVER_ALL if view.scoring == "death-over-all" else (1,)
    return tuple(words.say(f"cost-{view.unit}", cost=cost) for cost in costs)


def _result(words: Words, view: KingdomView) -> str:
    is_won = view.outcome is None or bool(view.outcome.winners)
    return words.say(f"board-wins-{view.unit}" if is_won else "board-nobody-wins")
