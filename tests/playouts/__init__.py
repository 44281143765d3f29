"""`make playouts`: matches without people, of each mode and size, in slices: as many as there is time for."""
