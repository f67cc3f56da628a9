"""By which name and code a table invites now, and the refusal of those by which it did before."""

from __future__ import annotations

from openhearts.table.refusals import NotAllowed
from openhearts.table.seating import Seating


def inviting_name(table_id: str, seating: Seating) -> str:
    """Return what stands in the link to a table: its own name, until a new link is made."""
    return table_id if seating.invitation is None else seating.invitation.name


def inviting_code(first: str | None, seating: Seating) -> str | None:
    """Return the short code of a table: the ``first`` it had, until a new link is made."""
    return first if seating.invitation is None else seating.invitation.code


def check_invited(name: str, table_id: str, seating: Seating) -> None:
    """Refuse somebody who comes by a name that does not invite to this table any more.

    Raises:
        NotAllowed: a new invitation was made since.
    """
    if name != inviting_name(table_id, seating):
        raise old_invitation()


def old_invitation() -> NotAllowed:
    """Return the refusal of a link or a code that invited once."""
    return NotAllowed(
        "This invitation is no longer valid: ask for a new one.", "not-allowed-invitation"
    )
