"""What may be done at a table online, one decision after the other: a file for each feature."""
