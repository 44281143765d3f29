"""A table seen from above: the cloth, the seats around it, what lies in the middle and which way play runs."""
