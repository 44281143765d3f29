"""Content: whatever can be read without reading code, as TOML, and what loads it."""
