"""What the rules of several games share. Pure: it knows the engine and nothing else."""
