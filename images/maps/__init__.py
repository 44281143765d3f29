"""Pictures of maps of square cells: which part is shown, the ground, what is marked on it, a small map of it all."""
