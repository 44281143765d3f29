"""What a table is: who sits there, what is open, how fast it goes, and a match in memory. Nothing here acts."""
