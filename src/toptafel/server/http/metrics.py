"""Figures of the server, in the text form that Prometheus reads."""

from starlette.requests import Request

from toptafel.server.live.server import Server
from toptafel.server.resources.routes import get


def text(server: Server) -> str:
    """All figures, one a line."""
    figures = {
        "tables_in_memory": len(server.registry.live_tables),
        "sockets": sum(server.services.rate_limits.sockets.values()),
        "events_stored_total": server.services.store.written,
        "commits_total": server.services.store.commits,
        "appends_failed_total": server.services.store.failed,
        "appends_waiting": server.services.store.waiting,
        "loop_late_seconds": round(server.services.figures.late, 3),
        "requests_total": server.services.figures.requests,
        "messages_total": server.services.figures.messages,
        "refused_total": server.services.figures.refused,
        "slow_readers_dropped_total": server.services.figures.dropped,
        "records_waiting": server.services.rate_limits.waiting.total(),
        "steps_to_compile": server.services.compile_queue.left,
        "bots_waiting": server.services.bot_pool.waiting,
        "bot_longest_seconds": round(server.services.bot_pool.longest, 3),
    }
    return "".join(
        f"# TYPE toptafel_{name} {'counter' if name.endswith('_total') else 'gauge'}\ntoptafel_{name} {value}\n"
        for name, value in figures.items()
    )


@get(
    "/health",
    summary="Whether the server is open, and its database answers and stores",
    refusals=("cannot-store",),
)
async def health(request: Request) -> str:
    await request.app.server.services.outages.check_health()
    return "ok\n"


@get(
    "/metrics",
    summary="Figures for Prometheus",
)
async def show_metrics(request: Request) -> str:
    return text(request.app.server)


ROUTES = [health, show_metrics]
