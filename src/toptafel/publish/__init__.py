"""A table without a server: a folder of files that plays in any browser."""
