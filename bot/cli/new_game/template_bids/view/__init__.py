"""View: what a seat, or the public, may know. Pictures, texts and automata read nothing else."""
