"""Print the JSON Schema of the protocol: ``python -m openhearts.protocol``."""

import sys

from openhearts.protocol.schema import protocol_schema

sys.stdout.write(protocol_schema())
