"""Compiled code, and its cache: kernels, the short way to compile them, memory that they work on."""
