"""Which shards a process serves, how they start, and the lease that says so in the database."""
