"""Tables that are being played at: rooms, sockets, clocks and what seats are told."""
