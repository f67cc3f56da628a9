"""Clients that hang up in the middle are a matter of course: nothing of them is logged."""

import socket
import time

import pytest

from server.live import PATIENCE, call

BODY = b"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 1000\r\n\r\n{"
HANDSHAKE = (
    b"GET /api/tables/x/socket HTTP/1.1\r\nhost: 127.0.0.1\r\nupgrade: websocket\r\n"
    b"connection: upgrade\r\nsec-websocket-version: 13\r\n"
    b"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nsec-websocket-protocol: %b\r\n\r\n"
)


@pytest.mark.parametrize(
    "sent",
    [BODY, HANDSHAKE % b"openhearts.1", HANDSHAKE % b"openhearts.0", HANDSHAKE % b"other"],
    ids=["in a body", "in a handshake", "of another version", "of another protocol"],
)
def test_a_client_that_hangs_up_leaves_no_line_in_the_log(live, sent):
    for _ in range(20):
        with socket.create_connection(("127.0.0.1", live.port), PATIENCE) as client:
            client.sendall(sent)
    time.sleep(0.5)
    assert call(live.port, "GET", "/api/catalogue")[0] == 200
