"""What can be stacked: all stacks of a deck, found once, and which of them a hand can play."""
