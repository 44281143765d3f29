"""What can happen: each event with its rule, a file for each subject. Nothing hidden is ever named in one."""
