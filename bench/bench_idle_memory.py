"""How much memory the server holds: idle, and with a hundred tables in play.

    python bench/bench_idle_memory.py [tables]

Starts a real `hearts serve`, and beside it a bare Starlette application under the same ASGI
server as the twin to compare with. The checksum is the number of actions in the tables' logs.
"""

import json
import re
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack, closing, contextmanager
from http.client import HTTPConnection
from pathlib import Path

from websockets.sync.client import connect

TWIN = """
import sys, uvicorn
from starlette.applications import Starlette
print("http://127.0.0.1:%s/" % sys.argv[1], flush=True)
uvicorn.run(Starlette(), port=int(sys.argv[1]), log_level="error")
"""


def resident_mb(process):
    status = Path(f"/proc/{process.pid}/status")
    if status.exists():
        return int(re.search(r"VmRSS:\s+(\d+)", status.read_text())[1]) / 1024
    size = subprocess.run(
        ["ps", "-o", "rss=", "-p", str(process.pid)], capture_output=True, text=True, check=True
    )
    return int(size.stdout) / 1024


@contextmanager
def running(*command):
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        port = next(found[1] for line in process.stdout if (found := re.search(r":(\d+)/", line)))
        yield process, int(port)
    finally:
        process.terminate()
        process.communicate()


def settled_mb(process):
    time.sleep(1)
    return resident_mb(process)


def free_port():
    with closing(socket.socket()) as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]


def sit_down(port, stack, number):
    # A few tables from each of several addresses: the server takes only so many from one.
    own = (f"127.0.0.{2 + number // 5}", 0)
    with closing(HTTPConnection("127.0.0.1", port, source_address=own)) as connection:
        connection.request("POST", "/api/tables", b'{"rules": {}}')
        table = json.load(connection.getresponse())
    client = stack.enter_context(
        connect(
            f"ws://127.0.0.1:{port}/api/tables/{table['table_id']}/socket",
            subprotocols=["openhearts.1"],
            proxy=None,
            source_address=own,
        )
    )
    client.send(json.dumps({"type": "join", "request": 1, "token": table["token"]}))
    update = json.loads(client.recv())["now"]
    while update["view"]["to_act"] != [0]:
        update = json.loads(client.recv())
    return client


def main(tables):
    hearts = Path(sys.executable).with_name("hearts")
    with running(sys.executable, "-c", TWIN, str(free_port())) as (twin, _):
        bare = settled_mb(twin)
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        serve = (str(hearts), "serve", "--port", "0", "--data-dir", folder)
        with running(*serve):
            pass  # The first start makes the database, which takes memory of its own.
        server, port = stack.enter_context(running(*serve))
        idle = settled_mb(server)
        began = time.perf_counter()
        for number in range(tables):
            sit_down(port, stack, number)
        took = time.perf_counter() - began
        loaded = settled_mb(server)
        with closing(sqlite3.connect(Path(folder, "openhearts.db"))) as database:
            [(actions,)] = database.execute("SELECT count(*) FROM actions")
    print(f"bare Starlette application   {bare:7.1f} MB")
    print(f"hearts serve, idle           {idle:7.1f} MB   {idle / bare:.1f} times the bare one")
    print(f"hearts serve, {tables} tables    {loaded:7.1f} MB   {loaded / idle:.2f} times idle")
    print(f"a table with its socket      {1024 * (loaded - idle) / tables:7.1f} KB")
    print(f"opening a table              {1000 * took / tables:7.1f} ms")
    print(f"checksum                     {actions} actions")


main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
