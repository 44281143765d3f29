"""What is in the box: the characters and their values, as data with their types."""
