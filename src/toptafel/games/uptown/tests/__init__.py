"""Tests of Uptown alone: its rules, words, views, what it hides, how a move looks."""
