"""Figures of the house, in the text form that Prometheus reads."""

from litestar import MediaType, get

from toptafel.server.http.asked import Asked, house_of
from toptafel.server.http.described import problems
from toptafel.server.live.house import House


def text(house: House) -> str:
    """All figures, one a line."""
    figures = {
        "tables_in_memory": len(house.live_tables),
        "sockets": sum(house.rate_limits.sockets.values()),
        "events_stored_total": house.store.written,
        "commits_total": house.store.commits,
        "appends_failed_total": house.store.failed,
        "appends_waiting": house.store.waiting,
        "loop_late_seconds": round(house.metrics.late, 3),
        "requests_total": house.metrics.requests,
        "messages_total": house.metrics.messages,
        "refused_total": house.metrics.refused,
        "slow_readers_dropped_total": house.metrics.dropped,
        "records_waiting": house.rate_limits.waiting.total(),
        "steps_to_compile": house.compile_queue.left,
        "bots_waiting": house.bot_pool.waiting,
        "bot_longest_seconds": round(house.bot_pool.longest, 3),
    }
    return "".join(
        f"# TYPE toptafel_{name} {'counter' if name.endswith('_total') else 'gauge'}\ntoptafel_{name} {value}\n"
        for name, value in figures.items()
    )


@get(
    "/health",
    media_type=MediaType.TEXT,
    summary="Whether the house is open, and its database answers and stores",
    responses=problems("cannot-store"),
)
async def health(request: Asked) -> str:
    await house_of(request).check_health()
    return "ok\n"


@get(
    "/metrics",
    media_type=MediaType.TEXT,
    summary="Figures for Prometheus",
    responses=problems(),
)
async def show_metrics(request: Asked) -> str:
    return text(house_of(request))


ROUTES = [health, show_metrics]
