"""What a server counts and measures."""

from __future__ import annotations

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
)

REGISTRY = CollectorRegistry()
"""Everything that this process counts."""
ProcessCollector(registry=REGISTRY)
PlatformCollector(registry=REGISTRY)
GCCollector(registry=REGISTRY)

_QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)

ENTRIES = Counter("openhearts_entries", "Entries stored in the logs of tables", registry=REGISTRY)
ENTRIES_TAKEN = Counter(
    "openhearts_entries_taken",
    "Entries that were not stored because another process was first",
    registry=REGISTRY,
)
STORE_FAILURES = Counter(
    "openhearts_store_failures", "Entries that the database did not take", registry=REGISTRY
)
STORE_SECONDS = Histogram(
    "openhearts_store_seconds",
    "How long a transaction with entries took",
    buckets=_QUICK,
    registry=REGISTRY,
)
ANSWER_SECONDS = Histogram(
    "openhearts_answer_seconds",
    "From a request over a table's socket to its answer and everybody's update",
    buckets=_QUICK,
    registry=REGISTRY,
)
REFUSALS = Counter(
    "openhearts_refusals",
    "Requests over tables' sockets that were refused, by code",
    ["code"],
    registry=REGISTRY,
)
TABLES = Gauge("openhearts_tables", "Tables in memory", registry=REGISTRY)
SOCKETS = Gauge("openhearts_sockets", "Sockets that are open", registry=REGISTRY)
BUS_WHOLE = Gauge(
    "openhearts_bus_whole", "1 while the bus between processes works", registry=REGISTRY
)
