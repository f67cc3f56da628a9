"""What the rooms of one process share."""

from __future__ import annotations

from typing import NamedTuple

from openhearts.server.bus import Bus
from openhearts.server.houses import HouseMaker
from openhearts.server.leases import Leases
from openhearts.server.moments import Moments
from openhearts.server.settings import ServerSettings
from openhearts.server.store import Store


class Surroundings(NamedTuple):
    """What the rooms of one process share."""

    store: Store
    settings: ServerSettings
    house_maker: HouseMaker
    moments: Moments
    bus: Bus
    leases: Leases
