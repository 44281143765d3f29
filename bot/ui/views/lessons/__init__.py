"""A game taught by playing: the lesson of a game's folder, and the message a learner has before them."""
