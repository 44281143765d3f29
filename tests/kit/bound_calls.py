"""What every bound method of the games calls. `python -m tests.kit.bound` makes it, mypy reads it."""

from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

import bot.cli.new_game.template_bids.adviser.advise
import bot.cli.new_game.template_bids.describe.board
import bot.cli.new_game.template_bids.describe.hand
import bot.cli.new_game.template_bids.options
import bot.cli.new_game.template_bids.pictures.board
import bot.cli.new_game.template_bids.pictures.hand
import bot.cli.new_game.template_bids.rules.finish
import bot.cli.new_game.template_bids.rules.setup
import bot.cli.new_game.template_bids.rules.turn
import bot.cli.new_game.template_bids.state.match
import bot.cli.new_game.template_bids.view.hidden
import bot.cli.new_game.template_bids.view.sight
import bot.cli.new_game.template_bids.view.view
import bot.cli.new_game.template_race.adviser.advise
import bot.cli.new_game.template_race.describe.board
import bot.cli.new_game.template_race.describe.hand
import bot.cli.new_game.template_race.options
import bot.cli.new_game.template_race.pictures.board
import bot.cli.new_game.template_race.pictures.hand
import bot.cli.new_game.template_race.rules.finish
import bot.cli.new_game.template_race.rules.setup
import bot.cli.new_game.template_race.rules.turn
import bot.cli.new_game.template_race.state.match
import bot.cli.new_game.template_race.view.sight
import bot.cli.new_game.template_race.view.view
import bot.engine.game
import bot.ui.views.face
import cogs.bag_of_dungeon.adviser.advise
import cogs.bag_of_dungeon.adviser.chances
import cogs.bag_of_dungeon.describe.board
import cogs.bag_of_dungeon.describe.ending
import cogs.bag_of_dungeon.describe.moments
import cogs.bag_of_dungeon.describe.nouns
import cogs.bag_of_dungeon.describe.nouns_now
import cogs.bag_of_dungeon.describe.party
import cogs.bag_of_dungeon.options
import cogs.bag_of_dungeon.pictures.board
import cogs.bag_of_dungeon.pictures.ending
import cogs.bag_of_dungeon.pictures.hand
import cogs.bag_of_dungeon.pictures.labels
import cogs.bag_of_dungeon.pictures.laying
import cogs.bag_of_dungeon.pictures.moment
import cogs.bag_of_dungeon.pictures.noun
import cogs.bag_of_dungeon.rules.frame.outcome
import cogs.bag_of_dungeon.rules.frame.setup
import cogs.bag_of_dungeon.rules.goods.bags
import cogs.bag_of_dungeon.rules.invariants.state
import cogs.bag_of_dungeon.state.match
import cogs.bag_of_dungeon.view.finale
import cogs.bag_of_dungeon.view.moments
import cogs.bag_of_dungeon.view.orders
import cogs.bag_of_dungeon.view.sight
import cogs.bag_of_dungeon.view.telling
import cogs.bag_of_dungeon.view.view
import cogs.dead_throne.adviser.advise
import cogs.dead_throne.adviser.chances
import cogs.dead_throne.adviser.meeting
import cogs.dead_throne.adviser.orders
import cogs.dead_throne.adviser.plans
import cogs.dead_throne.describe.board
import cogs.dead_throne.describe.ending
import cogs.dead_throne.describe.hand
import cogs.dead_throne.describe.moments
import cogs.dead_throne.describe.standing
import cogs.dead_throne.options
import cogs.dead_throne.pictures.board
import cogs.dead_throne.pictures.desk
import cogs.dead_throne.pictures.ending
import cogs.dead_throne.pictures.hand
import cogs.dead_throne.pictures.lit
import cogs.dead_throne.pictures.looks
import cogs.dead_throne.pictures.moment
import cogs.dead_throne.pictures.noun
import cogs.dead_throne.rules.hidden
import cogs.dead_throne.rules.invariants
import cogs.dead_throne.rules.outcome
import cogs.dead_throne.rules.setting.setup
import cogs.dead_throne.state.match
import cogs.dead_throne.view.beats
import cogs.dead_throne.view.sight
import cogs.dead_throne.view.telling
import cogs.dead_throne.view.view
import cogs.death_over_the_kingdom.adviser.advise
import cogs.death_over_the_kingdom.adviser.ahead
import cogs.death_over_the_kingdom.describe.board
import cogs.death_over_the_kingdom.describe.cards
import cogs.death_over_the_kingdom.describe.ending
import cogs.death_over_the_kingdom.describe.moments
import cogs.death_over_the_kingdom.describe.nouns
import cogs.death_over_the_kingdom.options
import cogs.death_over_the_kingdom.pictures.board
import cogs.death_over_the_kingdom.pictures.desk
import cogs.death_over_the_kingdom.pictures.ending
import cogs.death_over_the_kingdom.pictures.hand
import cogs.death_over_the_kingdom.pictures.labels
import cogs.death_over_the_kingdom.pictures.moments
import cogs.death_over_the_kingdom.pictures.noun
import cogs.death_over_the_kingdom.rules.invariants
import cogs.death_over_the_kingdom.rules.outcome
import cogs.death_over_the_kingdom.state.match
import cogs.death_over_the_kingdom.view.chronicle
import cogs.death_over_the_kingdom.view.moments
import cogs.death_over_the_kingdom.view.reshuffle
import cogs.death_over_the_kingdom.view.view
import cogs.deckbox_dungeons.adviser.advise
import cogs.deckbox_dungeons.adviser.chances
import cogs.deckbox_dungeons.adviser.plans
import cogs.deckbox_dungeons.describe.board
import cogs.deckbox_dungeons.describe.ending
import cogs.deckbox_dungeons.describe.hand
import cogs.deckbox_dungeons.describe.moments
import cogs.deckbox_dungeons.describe.noun_now
import cogs.deckbox_dungeons.options
import cogs.deckbox_dungeons.pictures.board
import cogs.deckbox_dungeons.pictures.ending
import cogs.deckbox_dungeons.pictures.hand
import cogs.deckbox_dungeons.pictures.heroes
import cogs.deckbox_dungeons.pictures.lit
import cogs.deckbox_dungeons.pictures.moment
import cogs.deckbox_dungeons.pictures.noun
import cogs.deckbox_dungeons.rules.frame.epilogue
import cogs.deckbox_dungeons.rules.frame.setup
import cogs.deckbox_dungeons.rules.invariants
import cogs.deckbox_dungeons.state.match
import cogs.deckbox_dungeons.view.finale
import cogs.deckbox_dungeons.view.moments
import cogs.deckbox_dungeons.view.sight
import cogs.deckbox_dungeons.view.view
import cogs.p52.adviser.advise
import cogs.p52.adviser.chances
import cogs.p52.adviser.orders
import cogs.p52.describe.board
import cogs.p52.describe.character
import cogs.p52.describe.ending
import cogs.p52.describe.hand
import cogs.p52.describe.moments
import cogs.p52.describe.noun_now
import cogs.p52.describe.noun_sight
import cogs.p52.describe.nouns
import cogs.p52.face
import cogs.p52.options
import cogs.p52.pictures.board
import cogs.p52.pictures.ending
import cogs.p52.pictures.lit
import cogs.p52.pictures.looks
import cogs.p52.pictures.moment
import cogs.p52.pictures.noun
import cogs.p52.pictures.portrait
import cogs.p52.pictures.whole
import cogs.p52.rules.frame.outcome
import cogs.p52.rules.frame.setup
import cogs.p52.rules.heroes.roster
import cogs.p52.rules.hidden
import cogs.p52.rules.invariants
import cogs.p52.state.match
import cogs.p52.view.finale
import cogs.p52.view.moments
import cogs.p52.view.patterns
import cogs.p52.view.portrait
import cogs.p52.view.sight
import cogs.p52.view.telling
import cogs.p52.view.view

P = ParamSpec("P")
R = TypeVar("R")
T = TypeVar("T")


def same(method: Callable[P, R], bound: Callable[P, R]) -> None:
    """Both take the same, and return the same."""


def anything() -> Any:
    """What a lambda makes: it has no types."""


def own(kind: type[T], options: object) -> T:
    """A game is handed options of its own kind, though its `setup` takes any."""
    assert isinstance(options, kind)
    return options


def cogs_bag_of_dungeon_game(
    one: bot.engine.game.Game[cogs.bag_of_dungeon.state.match.State, cogs.bag_of_dungeon.view.view.BagView],
) -> None:
    same(
        one.setup,
        lambda seats, options, chance: cogs.bag_of_dungeon.rules.frame.setup.new_state(
            seats=seats, options=own(cogs.bag_of_dungeon.options.BagOptions, options), chance=chance
        ),
    )
    same(one.orders, lambda view: cogs.bag_of_dungeon.view.orders.orders(view=view))
    same(
        one.ordered,
        lambda view, prompt, word, value: cogs.bag_of_dungeon.view.orders.ordered(
            view=view, prompt=prompt, word=word, value=value
        ),
    )
    same(one.outcome, lambda state: cogs.bag_of_dungeon.rules.frame.outcome.outcome(state=state))
    same(one.view, lambda state, seat: cogs.bag_of_dungeon.view.sight.sight(state=state, seat=seat))
    same(
        one.advise,
        lambda view, prompt, chance: cogs.bag_of_dungeon.adviser.advise.advise(view=view, prompt=prompt, chance=chance),
    )
    same(one.odds, lambda view, prompt: cogs.bag_of_dungeon.adviser.chances.odds_of(view=view, prompt=prompt))
    same(one.check, lambda state: cogs.bag_of_dungeon.rules.invariants.state.check(state=state))
    same(
        one.reshuffle_hidden,
        lambda state, viewer, chance: cogs.bag_of_dungeon.rules.goods.bags.shuffle_all(state=state, chance=chance),
    )


def cogs_bag_of_dungeon_face(one: bot.ui.views.face.Face[cogs.bag_of_dungeon.view.view.BagView]) -> None:
    same(one.headline, lambda view, words: cogs.bag_of_dungeon.describe.board.headline(view=view, words=words))
    same(
        one.describe,
        lambda shown, words: cogs.bag_of_dungeon.describe.board.describe(
            view=shown.view, names=shown.names, words=words
        ),
    )
    same(
        one.read,
        lambda shown, words: cogs.bag_of_dungeon.describe.board.read(view=shown.view, names=shown.names, words=words),
    )
    same(
        one.draw_board,
        lambda shown, words: cogs.bag_of_dungeon.pictures.board.draw_board(
            view=shown.view,
            names=shown.names,
            words=cogs.bag_of_dungeon.pictures.labels.map_words(words=words, view=shown.view),
        ),
    )
    same(
        one.draw_whole,
        lambda shown, words: cogs.bag_of_dungeon.pictures.board.draw_whole(
            view=shown.view,
            names=shown.names,
            words=cogs.bag_of_dungeon.pictures.labels.map_words(words=words, view=shown.view),
        ),
    )
    same(
        one.draw_hand,
        lambda shown, words: cogs.bag_of_dungeon.pictures.hand.draw_hand(
            view=shown.view,
            names=shown.names,
            words=cogs.bag_of_dungeon.pictures.labels.map_words(words=words, view=shown.view),
        ),
    )
    same(
        one.describe_hand,
        lambda shown, words: cogs.bag_of_dungeon.describe.party.describe_hand(
            view=shown.view, names=shown.names, words=words
        ),
    )
    same(
        one.read_hand,
        lambda shown, words: cogs.bag_of_dungeon.describe.party.read_hand(
            view=shown.view, names=shown.names, words=words
        ),
    )
    same(
        one.draw_prompt,
        lambda shown, prompt, labels, words: cogs.bag_of_dungeon.pictures.laying.draw_laying(
            view=shown.view,
            labels=labels,
            names=shown.names,
            words=cogs.bag_of_dungeon.pictures.labels.map_words(words=words, view=shown.view),
        ),
    )
    same(one.is_told, lambda event: cogs.bag_of_dungeon.view.telling.is_told(event=event))
    same(
        one.told_as_one, lambda before, event: cogs.bag_of_dungeon.view.telling.told_as_one(before=before, event=event)
    )
    same(one.moment, lambda event: cogs.bag_of_dungeon.view.moments.seconds(event=event))
    same(
        one.draw_moment,
        lambda shown, moments, words: cogs.bag_of_dungeon.pictures.moment.draw_moment(
            view=shown.view,
            seen=cogs.bag_of_dungeon.describe.moments.captioned(view=shown.view, moments=moments, words=words),
            names=shown.names,
            words=cogs.bag_of_dungeon.pictures.labels.map_words(words=words, view=shown.view),
        ),
    )
    same(
        one.describe_moment,
        lambda shown, moments, words: cogs.bag_of_dungeon.describe.moments.describe_moments(
            view=shown.view, moments=moments, words=words
        ),
    )
    same(one.nouns, lambda: cogs.bag_of_dungeon.describe.nouns.all_nouns())
    same(one.nouns_in_sight, lambda shown: cogs.bag_of_dungeon.describe.nouns_now.in_sight(view=shown.view))
    same(
        one.noun_now,
        lambda noun, shown, words: cogs.bag_of_dungeon.describe.nouns_now.now(
            kind=noun.kind, key=noun.key, view=shown.view, names=shown.names, words=words
        ),
    )
    same(one.draw_noun, lambda noun, words: cogs.bag_of_dungeon.pictures.noun.draw_noun(kind=noun.kind, key=noun.key))
    same(
        one.account,
        lambda ending, words: cogs.bag_of_dungeon.describe.ending.account(
            view=ending.shown.view, names=ending.shown.names, words=words, outcome=ending.outcome, story=ending.story
        ),
    )
    same(
        one.draw_ending,
        lambda ending, words: cogs.bag_of_dungeon.pictures.ending.draw_ending(
            view=ending.shown.view,
            end=cogs.bag_of_dungeon.view.finale.finale(
                view=ending.shown.view, outcome=ending.outcome, story=ending.story
            ),
            names=ending.shown.names,
            words=cogs.bag_of_dungeon.pictures.labels.map_words(words=words, view=ending.shown.view),
            title=cogs.bag_of_dungeon.describe.ending.title(view=ending.shown.view, words=words),
            behind=cogs.bag_of_dungeon.describe.ending.behind(words=words),
        ),
    )
    same(
        one.describe_ending,
        lambda ending, words: cogs.bag_of_dungeon.describe.ending.describe_ending(
            view=ending.shown.view,
            names=ending.shown.names,
            words=words,
            end=cogs.bag_of_dungeon.view.finale.finale(
                view=ending.shown.view, outcome=ending.outcome, story=ending.story
            ),
        ),
    )


def cogs_dead_throne_game(
    one: bot.engine.game.Game[cogs.dead_throne.state.match.State, cogs.dead_throne.view.view.ThroneView],
) -> None:
    same(
        one.setup,
        lambda seats, options, chance: cogs.dead_throne.rules.setting.setup.new_state(
            seats=seats, options=own(cogs.dead_throne.options.ThroneOptions, options), chance=chance
        ),
    )
    same(one.orders, lambda view: cogs.dead_throne.adviser.orders.orders(view=view))
    same(
        one.ordered,
        lambda view, prompt, word, value: cogs.dead_throne.adviser.orders.ordered(
            view=view, prompt=prompt, word=word, value=value
        ),
    )
    same(one.rests_on, lambda view, plan: cogs.dead_throne.adviser.plans.rests_on(view=view, plan=plan))
    same(one.outcome, lambda state: cogs.dead_throne.rules.outcome.outcome(state=state))
    same(one.view, lambda state, seat: cogs.dead_throne.view.sight.sight(state=state, seat=seat))
    same(
        one.advise,
        lambda view, prompt, chance: cogs.dead_throne.adviser.advise.advise(view=view, prompt=prompt, chance=chance),
    )
    same(one.odds, lambda view, prompt: cogs.dead_throne.adviser.chances.odds(view=view, prompt=prompt))
    same(one.check, lambda state: cogs.dead_throne.rules.invariants.check(state=state))
    same(one.heeds, lambda view, offer: cogs.dead_throne.adviser.meeting.holds_on(view=view, offer=offer))
    same(
        one.reshuffle_hidden,
        lambda state, viewer, chance: cogs.dead_throne.rules.hidden.reshuffle(
            state=state, viewer=viewer, chance=chance
        ),
    )


def cogs_dead_throne_face(one: bot.ui.views.face.Face[cogs.dead_throne.view.view.ThroneView]) -> None:
    same(one.headline, lambda view, words: cogs.dead_throne.describe.board.headline(view=view, words=words))
    same(one.describe, lambda shown, words: anything())
    same(one.read, lambda shown, words: anything())
    same(
        one.draw_board,
        lambda shown, words: cogs.dead_throne.pictures.board.draw_board(
            view=shown.view, names=shown.names, prompts=shown.prompts, words=words
        ),
    )
    same(
        one.draw_whole,
        lambda shown, words: cogs.dead_throne.pictures.board.draw_whole(
            view=shown.view, names=shown.names, prompts=shown.prompts, words=words
        ),
    )
    same(
        one.describe_hand,
        lambda shown, words: cogs.dead_throne.describe.hand.describe_hand(
            view=shown.view, names=shown.names, prompts=shown.prompts, words=words
        ),
    )
    same(
        one.read_hand,
        lambda shown, words: cogs.dead_throne.describe.hand.read_hand(
            view=shown.view, names=shown.names, prompts=shown.prompts, words=words
        ),
    )
    same(
        one.draw_hand,
        lambda shown, words: cogs.dead_throne.pictures.hand.draw_hand(view=shown.view, names=shown.names, words=words),
    )
    same(
        one.draw_desk,
        lambda shown, moments, words: cogs.dead_throne.pictures.desk.draw_desk(
            view=shown.view,
            names=shown.names,
            light=cogs.dead_throne.pictures.lit.lit(view=shown.view, prompts=shown.prompts),
            seen=cogs.dead_throne.describe.moments.captioned(view=shown.view, moments=moments, words=words),
            words=words,
        ),
    )
    same(one.is_told, lambda event: cogs.dead_throne.view.telling.is_told(event=event))
    same(one.told_as_one, lambda before, event: cogs.dead_throne.view.telling.told_as_one(before=before, event=event))
    same(one.moment, lambda event: cogs.dead_throne.view.beats.seconds(event=event))
    same(
        one.draw_moment,
        lambda shown, moments, words: cogs.dead_throne.pictures.moment.draw_moment(
            seen=cogs.dead_throne.describe.moments.captioned(view=shown.view, moments=moments, words=words),
            looks=cogs.dead_throne.pictures.looks.looks(view=shown.view, names=shown.names, words=words),
        ),
    )
    same(
        one.describe_moment,
        lambda shown, moments, words: cogs.dead_throne.describe.moments.describe_moments(
            view=shown.view, moments=moments, words=words
        ),
    )
    same(one.nouns, lambda: anything())
    same(one.nouns_in_sight, lambda shown: anything())
    same(
        one.noun_now,
        lambda noun, shown, words: cogs.dead_throne.describe.standing.now(
            kind=noun.kind, key=noun.key, view=shown.view, names=shown.names, words=words
        ),
    )
    same(
        one.draw_noun,
        lambda noun, words: cogs.dead_throne.pictures.noun.draw_noun(kind=noun.kind, key=noun.key, name=anything()),
    )
    same(
        one.account,
        lambda ending, words: cogs.dead_throne.describe.ending.account(
            view=ending.shown.view, names=ending.shown.names, words=words, story=ending.story
        ),
    )
    same(
        one.draw_ending,
        lambda ending, words: cogs.dead_throne.pictures.ending.draw_ending(
            view=ending.shown.view,
            looks=cogs.dead_throne.pictures.looks.looks(view=ending.shown.view, names=ending.shown.names, words=words),
            title=cogs.dead_throne.describe.ending.title(view=ending.shown.view, words=words),
        ),
    )
    same(
        one.describe_ending,
        lambda ending, words: cogs.dead_throne.describe.ending.describe_ending(
            view=ending.shown.view, names=ending.shown.names, words=words, story=ending.story
        ),
    )


def cogs_death_over_the_kingdom_game(
    one: bot.engine.game.Game[
        cogs.death_over_the_kingdom.state.match.State, cogs.death_over_the_kingdom.view.view.KingdomView
    ],
) -> None:
    same(one.outcome, lambda state: cogs.death_over_the_kingdom.rules.outcome.outcome(state=state))
    same(one.check, lambda state: cogs.death_over_the_kingdom.rules.invariants.check(state=state))
    same(
        one.advise,
        lambda view, prompt, chance: cogs.death_over_the_kingdom.adviser.advise.reasoned(
            view=view, prompt=prompt, chance=chance
        ),
    )
    same(
        one.reshuffle_hidden,
        lambda state, viewer, chance: cogs.death_over_the_kingdom.view.reshuffle.reshuffle(
            state=state, viewer=viewer, chance=chance
        ),
    )
    same(one.worth, lambda view: cogs.death_over_the_kingdom.adviser.ahead.worth(view=view))


def cogs_death_over_the_kingdom_face(
    one: bot.ui.views.face.Face[cogs.death_over_the_kingdom.view.view.KingdomView],
) -> None:
    same(one.headline, lambda view, words: cogs.death_over_the_kingdom.describe.board.headline(view=view, words=words))
    same(
        one.describe,
        lambda shown, words: cogs.death_over_the_kingdom.describe.board.describe(
            view=shown.view, names=shown.names, words=words
        ),
    )
    same(
        one.read,
        lambda shown, words: cogs.death_over_the_kingdom.describe.board.read(
            view=shown.view, names=shown.names, words=words
        ),
    )
    same(
        one.draw_board,
        lambda shown, words: cogs.death_over_the_kingdom.pictures.board.draw_board(
            view=shown.view,
            names=shown.names,
            words=cogs.death_over_the_kingdom.pictures.labels.board_words(words=words, view=shown.view),
        ),
    )
    same(one.has_whole, lambda view: cogs.death_over_the_kingdom.pictures.board.has_whole(view=view))
    same(
        one.draw_whole,
        lambda shown, words: cogs.death_over_the_kingdom.pictures.board.draw_whole(
            view=shown.view,
            names=shown.names,
            words=cogs.death_over_the_kingdom.pictures.labels.board_words(words=words, view=shown.view),
        ),
    )
    same(
        one.describe_hand,
        lambda shown, words: cogs.death_over_the_kingdom.describe.cards.describe_hand(
            view=shown.view, names=shown.names, words=words
        ),
    )
    same(
        one.read_hand,
        lambda shown, words: cogs.death_over_the_kingdom.describe.cards.read_hand(
            view=shown.view, names=shown.names, words=words
        ),
    )
    same(
        one.draw_hand,
        lambda shown, words: cogs.death_over_the_kingdom.pictures.hand.draw_hand(
            view=shown.view,
            names=shown.names,
            words=cogs.death_over_the_kingdom.pictures.labels.board_words(words=words, view=shown.view),
        ),
    )
    same(
        one.draw_desk,
        lambda shown, moments, words: cogs.death_over_the_kingdom.pictures.desk.draw_desk(
            view=shown.view, names=shown.names, moments=moments, words=words
        ),
    )
    same(one.moment, lambda event: cogs.death_over_the_kingdom.view.moments.seconds(event=event))
    same(
        one.draw_moment,
        lambda shown, moments, words: cogs.death_over_the_kingdom.pictures.moments.draw_moment(
            view=shown.view, names=shown.names, moments=moments, words=words
        ),
    )
    same(
        one.describe_moment,
        lambda shown, moments, words: cogs.death_over_the_kingdom.describe.moments.describe_moment(
            view=shown.view, names=shown.names, moments=moments, words=words
        ),
    )
    same(one.nouns, lambda: cogs.death_over_the_kingdom.describe.nouns.nouns())
    same(one.nouns_in_sight, lambda shown: cogs.death_over_the_kingdom.describe.nouns.in_sight(view=shown.view))
    same(
        one.noun_now,
        lambda noun, shown, words: cogs.death_over_the_kingdom.describe.nouns.now(
            kind=noun.kind, key=noun.key, view=shown.view, names=shown.names, words=words
        ),
    )
    same(
        one.draw_noun,
        lambda noun, words: cogs.death_over_the_kingdom.pictures.noun.draw_noun(
            kind=noun.kind, key=noun.key, words=words
        ),
    )
    same(
        one.account,
        lambda ending, words: cogs.death_over_the_kingdom.describe.ending.account(
            view=ending.shown.view,
            outcome=ending.outcome,
            names=ending.shown.names,
            told=cogs.death_over_the_kingdom.view.chronicle.chronicle_of(view=ending.shown.view, story=ending.story),
            words=words,
        ),
    )
    same(
        one.draw_ending,
        lambda ending, words: cogs.death_over_the_kingdom.pictures.ending.draw_ending(
            view=ending.shown.view,
            outcome=ending.outcome,
            names=ending.shown.names,
            told=cogs.death_over_the_kingdom.view.chronicle.chronicle_of(view=ending.shown.view, story=ending.story),
            words=cogs.death_over_the_kingdom.pictures.labels.board_words(words=words, view=ending.shown.view),
            plural=cogs.death_over_the_kingdom.describe.ending.plural(outcome=ending.outcome, words=words),
        ),
    )
    same(
        one.describe_ending,
        lambda ending, words: cogs.death_over_the_kingdom.describe.ending.describe_ending(
            view=ending.shown.view,
            outcome=ending.outcome,
            names=ending.shown.names,
            told=cogs.death_over_the_kingdom.view.chronicle.chronicle_of(view=ending.shown.view, story=ending.story),
            words=words,
        ),
    )


def cogs_deckbox_dungeons_game(
    one: bot.engine.game.Game[cogs.deckbox_dungeons.state.match.State, cogs.deckbox_dungeons.view.view.DeckboxView],
) -> None:
    same(
        one.setup,
        lambda seats, options, chance: cogs.deckbox_dungeons.rules.frame.setup.new_state(
            seats=seats, options=own(cogs.deckbox_dungeons.options.DeckboxOptions, options), chance=chance
        ),
    )
    same(one.outcome, lambda state: cogs.deckbox_dungeons.rules.frame.epilogue.outcome(state=state))
    same(one.view, lambda state, seat: cogs.deckbox_dungeons.view.sight.sight(state=state, seat=seat))
    same(
        one.advise,
        lambda view, prompt, chance: cogs.deckbox_dungeons.adviser.advise.advise(
            view=view, prompt=prompt, chance=chance
        ),
    )
    same(one.odds, lambda view, prompt: cogs.deckbox_dungeons.adviser.chances.odds(view=view, prompt=prompt))
    same(one.orders, lambda view: cogs.deckbox_dungeons.adviser.plans.plans(view=view))
    same(one.rests_on, lambda view, plan: cogs.deckbox_dungeons.adviser.plans.rests_on(view=view, plan=plan))
    same(one.check, lambda state: cogs.deckbox_dungeons.rules.invariants.check(state=state))


def cogs_deckbox_dungeons_face(one: bot.ui.views.face.Face[cogs.deckbox_dungeons.view.view.DeckboxView]) -> None:
    same(one.headline, lambda view, words: cogs.deckbox_dungeons.describe.board.headline(view=view, words=words))
    same(one.describe, lambda shown, words: anything())
    same(one.read, lambda shown, words: anything())
    same(
        one.draw_board,
        lambda shown, words: cogs.deckbox_dungeons.pictures.board.draw_board(
            view=shown.view,
            names=shown.names,
            light=cogs.deckbox_dungeons.pictures.lit.lit(prompts=shown.prompts, view=shown.view),
            words=words,
        ),
    )
    same(one.has_whole, lambda view: cogs.deckbox_dungeons.pictures.board.has_whole(view=view))
    same(
        one.draw_whole,
        lambda shown, words: cogs.deckbox_dungeons.pictures.board.draw_whole(
            view=shown.view,
            names=shown.names,
            light=cogs.deckbox_dungeons.pictures.lit.lit(prompts=shown.prompts, view=shown.view),
            words=words,
        ),
    )
    same(
        one.draw_hand, lambda shown, words: cogs.deckbox_dungeons.pictures.hand.draw_hand(view=shown.view, words=words)
    )
    same(
        one.describe_hand,
        lambda shown, words: cogs.deckbox_dungeons.describe.hand.describe_hand(
            view=shown.view, names=shown.names, words=words
        ),
    )
    same(
        one.read_hand,
        lambda shown, words: cogs.deckbox_dungeons.describe.hand.read_hand(
            view=shown.view, names=shown.names, words=words
        ),
    )
    same(one.moment, lambda event: cogs.deckbox_dungeons.view.moments.seconds(event=event))
    same(
        one.draw_moment,
        lambda shown, moments, words: cogs.deckbox_dungeons.pictures.moment.draw_moments(
            view=shown.view,
            moments=moments,
            looks=cogs.deckbox_dungeons.pictures.heroes.hero_looks(view=shown.view, names=shown.names, words=words),
            words=words,
        ),
    )
    same(
        one.describe_moment,
        lambda shown, moments, words: cogs.deckbox_dungeons.describe.moments.describe_moments(
            view=shown.view, moments=moments, words=words
        ),
    )
    same(one.nouns, lambda: anything())
    same(one.nouns_in_sight, lambda shown: cogs.deckbox_dungeons.describe.noun_now.in_sight(view=shown.view))
    same(
        one.noun_now,
        lambda noun, shown, words: cogs.deckbox_dungeons.describe.noun_now.now(
            kind=noun.kind, key=noun.key, view=shown.view, names=shown.names, words=words
        ),
    )
    same(
        one.draw_noun,
        lambda noun, words: cogs.deckbox_dungeons.pictures.noun.draw_noun(kind=noun.kind, key=noun.key, words=words),
    )
    same(
        one.account,
        lambda ending, words: cogs.deckbox_dungeons.describe.ending.account(
            view=ending.shown.view, names=ending.shown.names, words=words, story=ending.story
        ),
    )
    same(
        one.draw_ending,
        lambda ending, words: cogs.deckbox_dungeons.pictures.ending.draw_ending(
            end=cogs.deckbox_dungeons.view.finale.finale(view=ending.shown.view, story=ending.story),
            looks=cogs.deckbox_dungeons.pictures.heroes.hero_looks(
                view=ending.shown.view, names=ending.shown.names, words=words
            ),
            title=cogs.deckbox_dungeons.describe.ending.title(
                end=cogs.deckbox_dungeons.view.finale.finale(view=ending.shown.view, story=ending.story),
                view=ending.shown.view,
                words=words,
            ),
        ),
    )
    same(
        one.describe_ending,
        lambda ending, words: cogs.deckbox_dungeons.describe.ending.describe_ending(
            view=ending.shown.view, names=ending.shown.names, words=words, story=ending.story
        ),
    )


def cogs_p52_game(one: bot.engine.game.Game[cogs.p52.state.match.State, cogs.p52.view.view.P52View]) -> None:
    same(
        one.setup,
        lambda seats, options, chance: cogs.p52.rules.frame.setup.new_state(
            seats=seats, options=own(cogs.p52.options.P52Options, options), chance=chance
        ),
    )
    same(one.orders, lambda view: cogs.p52.adviser.orders.orders(view=view))
    same(
        one.ordered,
        lambda view, prompt, word, value: cogs.p52.adviser.orders.ordered(
            view=view, prompt=prompt, word=word, value=value
        ),
    )
    same(one.outcome, lambda state: cogs.p52.rules.frame.outcome.outcome(state=state))
    same(one.view, lambda state, seat: cogs.p52.view.sight.sight(state=state, seat=seat))
    same(
        one.advise, lambda view, prompt, chance: cogs.p52.adviser.advise.advise(view=view, prompt=prompt, chance=chance)
    )
    same(one.odds, lambda view, prompt: cogs.p52.adviser.chances.odds(view=view, prompt=prompt))
    same(one.check, lambda state: cogs.p52.rules.invariants.check(state=state))
    same(one.keepsakes, lambda state: cogs.p52.rules.heroes.roster.keepsakes(state=state))
    same(one.retires, lambda sheet: cogs.p52.rules.heroes.roster.retires(sheet=sheet))
    same(
        one.reshuffle_hidden, lambda state, viewer, chance: cogs.p52.rules.hidden.reshuffle(state=state, chance=chance)
    )


def cogs_p52_face(one: bot.ui.views.face.Face[cogs.p52.view.view.P52View]) -> None:
    same(one.headline, lambda view, words: cogs.p52.describe.board.headline(view=view, words=words))
    same(
        one.describe,
        lambda shown, words: cogs.p52.describe.board.describe(
            view=shown.view,
            names=shown.names,
            words=words,
            laying=cogs.p52.view.patterns.laying(prompts=shown.prompts, view=shown.view),
        ),
    )
    same(
        one.read,
        lambda shown, words: cogs.p52.describe.board.read(
            view=shown.view,
            names=shown.names,
            words=words,
            laying=cogs.p52.view.patterns.laying(prompts=shown.prompts, view=shown.view),
        ),
    )
    same(
        one.draw_board,
        lambda shown, words: cogs.p52.pictures.board.draw_board(
            view=shown.view,
            names=shown.names,
            light=cogs.p52.pictures.lit.lit(prompts=shown.prompts, view=shown.view),
            words=words,
        ),
    )
    same(
        one.draw_whole,
        lambda shown, words: cogs.p52.pictures.whole.draw_whole(
            view=shown.view,
            names=shown.names,
            light=cogs.p52.pictures.lit.lit(prompts=shown.prompts, view=shown.view),
            words=words,
        ),
    )
    same(
        one.describe_hand,
        lambda shown, words: cogs.p52.describe.hand.describe_hand(view=shown.view, names=shown.names, words=words),
    )
    same(
        one.read_hand,
        lambda shown, words: cogs.p52.describe.hand.read_hand(view=shown.view, names=shown.names, words=words),
    )
    same(
        one.draw_hand,
        lambda shown, words: cogs.p52.pictures.portrait.draw_portrait(
            shown=cogs.p52.view.portrait.own_portrait(view=shown.view), words=words
        ),
    )
    same(one.is_told, lambda event: cogs.p52.view.telling.is_told(event=event))
    same(one.told_as_one, lambda before, event: cogs.p52.view.telling.told_as_one(before=before, event=event))
    same(one.moment, lambda event: cogs.p52.view.moments.seconds(event=event))
    same(
        one.draw_moment,
        lambda shown, moments, words: cogs.p52.pictures.moment.draw_moments(
            moments=moments,
            looks=cogs.p52.pictures.looks.hero_looks(view=shown.view, names=shown.names, words=words),
            words=words,
        ),
    )
    same(
        one.describe_moment,
        lambda shown, moments, words: cogs.p52.describe.moments.describe_moments(moments=moments, words=words),
    )
    same(one.nouns, lambda: cogs.p52.describe.nouns.nouns())
    same(one.nouns_in_sight, lambda shown: cogs.p52.describe.noun_sight.in_sight(view=shown.view))
    same(
        one.noun_now,
        lambda noun, shown, words: cogs.p52.describe.noun_now.now(
            kind=noun.kind, key=noun.key, view=shown.view, words=words
        ),
    )
    same(one.draw_noun, lambda noun, words: cogs.p52.pictures.noun.draw_noun(kind=noun.kind, key=noun.key, words=words))
    same(
        one.account,
        lambda ending, words: cogs.p52.describe.ending.account(
            view=ending.shown.view, names=ending.shown.names, words=words, story=ending.story
        ),
    )
    same(
        one.draw_ending,
        lambda ending, words: cogs.p52.pictures.ending.draw_ending(
            end=cogs.p52.view.finale.finale(view=ending.shown.view, story=ending.story),
            looks=cogs.p52.pictures.looks.hero_looks(view=ending.shown.view, names=ending.shown.names, words=words),
            title=cogs.p52.describe.ending.title(view=ending.shown.view, words=words),
        ),
    )
    same(
        one.describe_ending,
        lambda ending, words: cogs.p52.describe.ending.describe_ending(
            view=ending.shown.view, names=ending.shown.names, words=words, story=ending.story
        ),
    )
    same(
        one.character_line,
        lambda sheet, words: cogs.p52.describe.character.character_line(
            sheet=cogs.p52.face.as_character(sheet=sheet), words=words
        ),
    )
    same(
        one.draw_character,
        lambda sheet, words: cogs.p52.pictures.portrait.draw_portrait(
            shown=cogs.p52.face.portrait_on(sheet=sheet), words=words
        ),
    )
    same(
        one.describe_character,
        lambda sheet, words: cogs.p52.describe.character.describe_character(
            sheet=cogs.p52.face.as_character(sheet=sheet), words=words
        ),
    )


def bot_cli_new_game_template_race_game(
    one: bot.engine.game.Game[
        bot.cli.new_game.template_race.state.match.State, bot.cli.new_game.template_race.view.view.TemplateRaceView
    ],
) -> None:
    same(
        one.setup,
        lambda seats, options, chance: bot.cli.new_game.template_race.rules.setup.new_state(
            seats=seats, options=own(bot.cli.new_game.template_race.options.TemplateRaceOptions, options)
        ),
    )
    same(one.turn, lambda state, chance: bot.cli.new_game.template_race.rules.turn.play(state=state, chance=chance))
    same(one.outcome, lambda state: bot.cli.new_game.template_race.rules.finish.outcome(state=state))
    same(one.view, lambda state, seat: bot.cli.new_game.template_race.view.sight.sight(state=state, seat=seat))
    same(one.advise, lambda view, prompt, chance: bot.cli.new_game.template_race.adviser.advise.advise(view=view))


def bot_cli_new_game_template_race_face(
    one: bot.ui.views.face.Face[bot.cli.new_game.template_race.view.view.TemplateRaceView],
) -> None:
    same(
        one.headline, lambda view, words: bot.cli.new_game.template_race.describe.board.headline(view=view, words=words)
    )
    same(
        one.describe,
        lambda shown, words: bot.cli.new_game.template_race.describe.board.describe(
            view=shown.view, names=shown.names, words=words
        ),
    )
    same(
        one.read,
        lambda shown, words: bot.cli.new_game.template_race.describe.board.read(
            view=shown.view, names=shown.names, words=words
        ),
    )
    same(
        one.draw_board,
        lambda shown, words: bot.cli.new_game.template_race.pictures.board.draw_board(
            view=shown.view, names=shown.names, words=words
        ),
    )
    same(
        one.describe_hand,
        lambda shown, words: bot.cli.new_game.template_race.describe.hand.describe_hand(view=shown.view, words=words),
    )
    same(
        one.read_hand,
        lambda shown, words: bot.cli.new_game.template_race.describe.hand.describe_hand(view=shown.view, words=words),
    )
    same(
        one.draw_hand,
        lambda shown, words: bot.cli.new_game.template_race.pictures.hand.draw_hand(
            view=shown.view, names=shown.names, words=words
        ),
    )


def bot_cli_new_game_template_bids_game(
    one: bot.engine.game.Game[
        bot.cli.new_game.template_bids.state.match.State, bot.cli.new_game.template_bids.view.view.TemplateBidsView
    ],
) -> None:
    same(
        one.setup,
        lambda seats, options, chance: bot.cli.new_game.template_bids.rules.setup.new_state(
            seats=seats, options=own(bot.cli.new_game.template_bids.options.TemplateBidsOptions, options), chance=chance
        ),
    )
    same(one.turn, lambda state, chance: bot.cli.new_game.template_bids.rules.turn.play(state=state))
    same(one.outcome, lambda state: bot.cli.new_game.template_bids.rules.finish.outcome(state=state))
    same(one.view, lambda state, seat: bot.cli.new_game.template_bids.view.sight.sight(state=state, seat=seat))
    same(one.advise, lambda view, prompt, chance: bot.cli.new_game.template_bids.adviser.advise.advise(view=view))
    same(
        one.reshuffle_hidden,
        lambda state, viewer, chance: bot.cli.new_game.template_bids.view.hidden.reshuffle(
            state=state, viewer=viewer, chance=chance
        ),
    )


def bot_cli_new_game_template_bids_face(
    one: bot.ui.views.face.Face[bot.cli.new_game.template_bids.view.view.TemplateBidsView],
) -> None:
    same(
        one.headline, lambda view, words: bot.cli.new_game.template_bids.describe.board.headline(view=view, words=words)
    )
    same(
        one.describe,
        lambda shown, words: bot.cli.new_game.template_bids.describe.board.describe(
            view=shown.view, names=shown.names, words=words
        ),
    )
    same(
        one.read,
        lambda shown, words: bot.cli.new_game.template_bids.describe.board.read(
            view=shown.view, names=shown.names, words=words
        ),
    )
    same(
        one.draw_board,
        lambda shown, words: bot.cli.new_game.template_bids.pictures.board.draw_board(
            view=shown.view, names=shown.names, words=words
        ),
    )
    same(
        one.describe_hand,
        lambda shown, words: bot.cli.new_game.template_bids.describe.hand.describe_hand(view=shown.view, words=words),
    )
    same(
        one.read_hand,
        lambda shown, words: bot.cli.new_game.template_bids.describe.hand.describe_hand(view=shown.view, words=words),
    )
    same(
        one.draw_hand,
        lambda shown, words: bot.cli.new_game.template_bids.pictures.hand.draw_hand(
            view=shown.view, names=shown.names, words=words
        ),
    )
