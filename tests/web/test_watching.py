"""The tests notice what goes wrong in a page."""

import pytest


@pytest.mark.parametrize(
    ("trouble", "named"),
    [
        ("console.error('trouble')", "console: trouble"),
        ("void setTimeout(() => { throw new Error('trouble'); })", "uncaught: trouble"),
        ("fetch('/nothing.png').then(() => null)", "404 for"),
        ("fetch('https://example.org/').catch(() => null)", "console: "),
        ("void new WebSocket(`ws://${location.host}/api/none`)", "console: WebSocket"),
    ],
)
def test_trouble_in_a_page_is_noticed(visit, trouble, named):
    guest = visit()
    assert guest.problems == []
    guest.page.evaluate(trouble)
    for _ in range(100):
        if guest.problems:
            break
        guest.page.wait_for_timeout(20)
    found, guest.problems = guest.problems, []
    assert any(problem.startswith(named) for problem in found), found
