"""Tests of Top Spot alone: its rules, stacks, words, views, what it hides, how a play looks."""
