"""What enemies do (section 5), and how they come (R38 to R43)."""
