"""What keeps matches running: mailboxes that take steps one at a time, the alarm, automata, and telling people."""
