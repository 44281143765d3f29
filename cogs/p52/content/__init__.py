"""What the game is made of, as data. `p52_tables` is Jordan Kasper's, under a licence of its own; the rest is ours."""
