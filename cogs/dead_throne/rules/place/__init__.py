"""Where people are: what keeps them there, where they may go, and every change of place."""
