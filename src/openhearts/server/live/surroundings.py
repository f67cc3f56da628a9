"""What the rooms of one process share."""

from __future__ import annotations

from typing import NamedTuple

from openhearts.server.live.houses import HouseMaker
from openhearts.server.moments import Moments
from openhearts.server.processes.bus import Bus
from openhearts.server.settings import ServerSettings
from openhearts.server.storage.leases import Leases
from openhearts.server.storage.store import Store


class Surroundings(NamedTuple):
    """What the rooms of one process share."""

    store: Store
    settings: ServerSettings
    house_maker: HouseMaker
    moments: Moments
    bus: Bus
    leases: Leases
