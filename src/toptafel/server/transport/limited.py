"""Orders of which there may be too many: lines of chat, names, rematches."""

import msgspec

from toptafel.server import messages
from toptafel.server.live.registry import Registry
from toptafel.server.services.guest import Guest
from toptafel.server.services.limits import RateLimits
from toptafel.server.services.tidy import tidy_name, tidy_text
from toptafel.server.table.guards import TableError

Limited = messages.Say | messages.Call | messages.Rematch


async def allowed(registry: Registry, rate_limits: RateLimits, guest: Guest, address: str, order: Limited) -> Limited:
    """An order that is fit to be done; a TableError if it is not, or one too many."""
    if isinstance(order, messages.Rematch):
        await registry.allow_table(guest, address)
        return order
    if guest.silenced:
        raise TableError("silenced")
    if isinstance(order, messages.Call):
        order = msgspec.structs.replace(order, name=tidy_name(order.name))
    else:
        order = msgspec.structs.replace(order, text=tidy_text(order.text))
    if not rate_limits.chat.allows(guest.id):
        raise TableError("too-fast")
    return order
