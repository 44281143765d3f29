# The story: a line for every event.

event-rolled = { $seat } rolls a { $die }.
event-walked = { $seat } walks { $count }, to space { $space }.
event-dared = { $seat } dares, rolls a { $die } and leaps { $count }, to space { $space }.
event-stumbled = { $seat } dares, rolls a { $die } and stumbles.
event-splashed = A puddle! { $seat } steps back to space { $space }.
event-finished = { $seat } is first at the finish.
