"""Tests of On Top alone: its rules, set-ups, words, views, what it hides, how a move looks."""
