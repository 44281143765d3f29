"""What people do at the page: commands, clicks, forms, talk, and the developer's switches."""
