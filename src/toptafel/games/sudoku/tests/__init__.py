"""Tests of SuDoKu alone: its rules, words, views, what it hides, how a move looks."""
