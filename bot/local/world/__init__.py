"""What exists and is saved: the world as data, who may do what in it, and the files people attached."""
