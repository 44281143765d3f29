# The story: a line for every event.

event-prize-shown = The prize is { $prize }.
event-bid-shown = { $seat } bids { $card }.
event-prize-won = { $seat } takes the prize of { $prize } and has { $score }.
