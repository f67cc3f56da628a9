"""Tests of the compiled side."""
