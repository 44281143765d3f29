"""Everything that can happen at a table, as pure functions from one committed table to the next: no I/O, no tasks."""
