"""What can be asked of a server, and what is answered: games, guests, tables, records. Nothing of it knows HTTP."""
