### Leagues: rounds of tables, and a standing.

league-title = League of { $game }
league-opened = { $starter } opens a league. Press **Join** to enter.
league-rules = Tables of { $seats }, as far as the numbers allow, until everybody has met everybody.
league-every = { $hours ->
    [one] A round begins every hour.
    [24] A round begins every day.
    [168] A round begins every week.
   *[other] A round begins every { $hours } hours.
  }
    .over = A round begins when the one before it is over.
league-entered = { $count ->
    [one] One player: { $people }.
   *[other] { $count } players: { $people }.
  }
league-empty = Nobody has entered yet.
league-begin = Begin
league-made = The league is open. Press **Begin** under its message when everybody has entered.
league-on = { $rounds ->
    [one] There is one round.
   *[other] There are { $rounds } rounds.
  }
league-over = The league is over.
league-how = The first at a table gets 100 points, the last none, the others between them; a rest or a match that was called off, 50. An automaton at the end earns none. If points are equal, wins decide, then the strength of the opponents.
league-round = Round { $round }
league-thread = round { $round }, table { $table }
league-table = Round { $round }, table { $table }: { $people }. Your match is in the thread below.
league-seated = { $channel }: { $people }
    .over = { $channel }: { $people }. Over.
    .waiting = { $people }
league-resting = Resting: { $people }.
league-next = Round { $round } begins { $when }.
    .over = Round { $round } begins when this one is over.
league-standing = Standing
league-line = { $place }. { $name }: { $points } points, { $won } of { $played } won
league-more = { $count ->
    [one] One more player is not shown.
   *[other] { $count } more players are not shown.
  }
league-closed = This league takes no more players.
league-none = There is no league on this server.
league-none-on = No league is on here now.
league-no-substitute = Name a player of the league who drops out, and a member who is not in it.
league-substituted = { $instead } takes over the place of { $name } from the next round on, and keeps its points.
league-ended = The league is over. Matches that have begun go on, but they do not count.
league-ending = I open no further round. The league ends when the matches that are on are over.
league-kept = The league goes on.
league-end-ask = { $running ->
    [0] End the league? I open no further round, and the standing stays.
    [one] End the league? I open no further round. One match is still on: it can count to its end, or go on without counting.
   *[other] End the league? I open no further round. { $running } matches are still on: they can count to their end, or go on without counting.
  }
league-end-after = End After These Matches
league-end-now = End Now
league-end-keep = Keep the League
league-together = In **{ $game }** you win or lose together, so there is no league. Choose a game in which people compete.
league-seats = A table of this game has { $least } to { $most } seats.
league-channel = A league needs a text channel: each table gets a thread of its own there.
league-too-many = { $most } leagues are open on this server already. End one first.
league-entered-already = You have entered this league already.
league-not-in = You are not in this league.
league-full = This league has { $most } players, and that is the limit.
league-too-few = There are too few players: a table needs { $least }.
