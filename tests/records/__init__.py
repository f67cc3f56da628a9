"""Tests of records: building, forms, verification, rule cases."""
