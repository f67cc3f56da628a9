"""The messages between server and client."""
