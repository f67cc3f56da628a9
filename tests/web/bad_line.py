"""A line and a server that hear or answer late, twice or not at all."""

import json

# Messages of the server that come late, twice or not at all, and requests that are sent twice or
# swallowed.
BAD_LINE = """
() => {
  window.line = { late: 0, twice: false, silent: false, deaf: false };
  const Real = window.WebSocket;
  window.WebSocket = class extends Real {
    get onmessage() { return super.onmessage; }
    set onmessage(handler) {
      super.onmessage = handler && ((event) => {
        if (line.silent) return;
        const give = () => super.onmessage !== null && handler(event);
        setTimeout(give, line.late);
        if (line.twice) setTimeout(give, line.late);
      });
    }
    send(text) {
      if (line.deaf) return;
      super.send(text);
      if (line.twice && JSON.parse(text).type !== "join") super.send(text);
    }
  };
  // An answer is waited for long: where none comes, a tenth of it is enough for a test.
  const later = window.setTimeout;
  window.setTimeout = (run, time, ...rest) =>
    later(run, (line.silent || line.deaf) && time >= 4000 ? time / 10 : time, ...rest);
}
"""

# What becomes of the next request of this path: its answer is late, it is sent twice, or the
# server takes it and its answer is lost.
BAD_FETCH = """
([path, how]) => {
  const fetched = window.fetch;
  window.fetch = async (...request) => {
    if (!String(request[0]).startsWith(path)) return fetched(...request);
    window.fetch = fetched;
    if (how === "late") await new Promise((go) => setTimeout(go, 1200));
    if (how === "twice") await Promise.all([fetched(...request), fetched(...request)]);
    const answer = await fetched(...request);
    if (how === "lost") throw new TypeError("Failed to fetch");
    return answer;
  };
}
"""


def spoil_line(guest, **how):
    """Make the open line of a page late, double or silent."""
    guest.page.evaluate("(how) => Object.assign(line, how)", how)


def spoil_request(guest, path, how):
    """Make the next request of a page go wrong."""
    guest.page.evaluate(f"({BAD_FETCH})({json.dumps([path, how])})")
