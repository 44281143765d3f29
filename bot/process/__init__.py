"""What one process needs to run well: its log, its sign of life, its lock on the data folder, its daily backup."""
