"""The outside: HTTP endpoints, the WebSocket of a table, and what protects them."""
