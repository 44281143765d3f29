"""What Discord refuses before it looks at the world: lengths, counts and shapes."""
