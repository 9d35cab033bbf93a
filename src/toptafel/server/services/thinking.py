"""What bots at tables think about, and how long: what their seat may see, and shorter when many wait."""

from collections.abc import Callable
from dataclasses import replace

from toptafel.bots import hint
from toptafel.bots.bot import Bot, find
from toptafel.bots.budget import Budget
from toptafel.bots.hint import Hint
from toptafel.bots.policies import Flat, Search
from toptafel.kit import chance
from toptafel.position import Position
from toptafel.table import InformationState

HINT = 3000  # simulations for a hint, when nobody else waits


async def choose(position: Position, seat: int, level: str, share: Callable[[], float]) -> str:
    """Think on the seat's information state, as long as there is time."""
    bot = shortened(find(level, position.game), share())
    return await bot.consider(InformationState.of(position, seat), chance.fresh_generator())


def shortened(bot: Bot, share: float) -> Bot:
    """The same bot with a part of its budget."""
    if share >= 1 or not isinstance(bot.policy, Flat | Search):
        return bot
    return replace(bot, policy=replace(bot.policy, budget=part(bot.policy.budget, share)))


def part(budget: Budget, share: float) -> Budget:
    if budget.simulations is not None:
        return Budget(max(1, int(budget.simulations * share)))
    return Budget(seconds=(budget.seconds or 0) * share)


async def hints(position: Position, seat: int, source: chance.Source, share: Callable[[], float]) -> list[Hint]:
    """The best moves of a seat."""
    return await hint.hints(InformationState.of(position, seat), part(Budget(HINT), share()), source)
