"""The arena: the same seeds give the same table, whoever plays the deals and however often it was interrupted."""
