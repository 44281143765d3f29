"""What special tiles do (L, N), and the poison of the forest."""
