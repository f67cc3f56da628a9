"""The game server: HTTP and WebSockets on the outside, referees and a store of logs within."""
