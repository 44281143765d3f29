game-name = Harbour

new = Open the harbour
new-turns = How many turns
new-flares = Which seats hold a flare, as bits
new-dusk = How many seconds dusk lasts
new-has-tolls = Is there toll to pay?
new-has-plans = Can a turn be planned?
new-automata = Seats to fill with automata at once

prompt-course = Where to?
    .waiting = { $asked } steers.
    .title = Course
prompt-knots = How fast?
    .waiting = { $asked } sets the speed.
    .title = Speed
prompt-whistle = Whistle for a coin?
    .offered = { $asked } may whistle.
    .waiting = { $asked } whistles.
    .title = Whistle
prompt-trade = Trade your flare?
    .waiting = { $asked } trades.
    .title = Trade
prompt-flare = Fire your flare?
    .waiting = { $asked } watches the dark.
    .title = Flare
prompt-anchor = Drop the anchor?
    .waiting = { $asked } comes in.
    .title = Anchor
prompt-toll = How much toll?
    .waiting = { $asked } pays.
    .title = Toll
prompt-lamps = Which lamps?
    .waiting = { $asked } lights lamps.
    .title = Lamps

option-north = North
option-south = South
option-low = Low Tune
option-high = High Tune
option-trade = Trade It
option-fire = Fire
option-keep = Keep
option-never = Never
option-always = Always
option-drop = Drop
option-drift = Drift
option-lamp = Lamp of { $colour }

order-flares = Fire flares
order-toll = Toll this turn
order-lamps = Lamps
order-heading = Steer

pause-dusk = Dusk falls on day { $turn }.

event-steered = { $actor } steers { $course } at { $knots } knots.
event-whistled = { $actor } whistles.
event-fired = { $actor } fires a flare.
event-docked = { $actor } docks.

reason-breeze = The breeze says so.
reason-flare = Only seat { $seat } knows.
reason-calm = The water is calm on day { $turn }.
