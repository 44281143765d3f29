"""A person at the local table, as code: what the page does in a browser, without one."""
