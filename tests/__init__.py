"""The laws, the table, the command line."""
