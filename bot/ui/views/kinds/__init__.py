"""One file for each kind of prompt: the things to press, the modal it may open, and what was chosen with them."""
