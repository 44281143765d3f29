"""A match that is over, seen again in pictures: its moments, how they are stepped through, and the film of them."""
