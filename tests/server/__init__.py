"""The server, tested over real sockets and real processes."""
