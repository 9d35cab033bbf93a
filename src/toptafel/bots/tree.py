"""A tree of information sets, grown by simulations: compiled once a game, naming none.

Every simulation deals anew what the searching seat cannot know, goes down the tree along moves that are legal in that
deal, adds one node, plays on to the end and tells every node on its way what that was worth to the seat that chose it.
A node is known by its parent, its action and what the move shows besides, and found by a hash of the three.
"""

from typing import Any, NamedTuple

from toptafel import engine
from toptafel.bots.verbs import best_rated, done, play_out, shows, weigh
from toptafel.engine import MOST_SEATS, call_legal, call_play, redeal, to_move
from toptafel.kit import arrays as np
from toptafel.kit.chance import Source, below
from toptafel.kit.compiler.compiled import kernel, new_states
from toptafel.kit.compiler.elsewhere import run
from toptafel.kit.compiler.entries import entry
from toptafel.kit.compiler.scratch import copy_state, fractions, numbers
from toptafel.kit.exponential import log, logs
from toptafel.kit.tables import table
from toptafel.table import InformationState

Array = np.ndarray[Any, Any]

NODE = np.dtype(
    [
        ("total", np.float64),  # what the simulations through it were worth to the seat that chose it
        ("shown", np.int64),
        ("parent", np.int32),
        ("action", np.int32),
        ("visits", np.int32),
        ("offers", np.int32),  # how often it could have been chosen
    ]
)
ROOT, NONE = 0, 0  # no node has the root for a child
DEEPEST = 256
HASH_1, HASH_2, HASH_3 = (np.uint64(n) for n in (0x9E3779B97F4A7C15, 0xC2B2AE3D27D4EB4F, 0x165667B19E3779F9))
HALF = np.uint64(32)
LOGARITHM = table(f"{__name__}.LOGARITHM", lambda: logs(np.maximum(1.0, np.arange(1 << 12))))


class Nodes(NamedTuple):
    """The nodes of a tree, `slots` in which each is found by its hash, and how many there are."""

    all: Array
    slots: Array
    used: Array


class Style(NamedTuple):
    """How a tree grows: `explore` what is little known, `widen` to few moves; `tries` and `whole` are for playouts."""

    explore: float
    widen: float
    tries: int
    whole: bool


@entry
def grow(root, work, nodes, moves, chance, seat, simulations, hidden, style):
    """Add simulations to a tree. If nothing is hidden, the root is taken as the truth."""
    path, movers, worths = numbers(DEEPEST), numbers(DEEPEST), fractions(MOST_SEATS)
    for _ in range(simulations):
        copy_state(work, root)
        if hidden:
            redeal(work[0], seat, chance)
        depth = descend(work[0], root[0], nodes, moves, chance, path, movers, style)
        play_out(work[0], root[0], moves, chance, style.tries, style.whole)
        weigh(work[0], worths, style.whole)
        nodes.all[ROOT].visits += 1
        for step in range(depth):
            nodes.all[path[step]].visits += 1
            nodes.all[path[step]].total += worths[movers[step]]


@kernel
def descend(s, root, nodes, moves, chance, path, movers, style):
    """Go down to a new node, or as far as nodes are left; the number of steps."""
    node, depth, new = ROOT, 0, False
    while depth < DEEPEST and not new and not done(s, root):
        movers[depth] = to_move(s)
        count = call_legal(s, moves)
        before = nodes.used[0]
        node = step_down(s, node, nodes, moves, count, chance, style)
        if node == NONE:
            break
        new = nodes.used[0] > before
        call_play(s, np.int64(nodes.all[node].action))
        path[depth] = node
        depth += 1
    return depth


@kernel
def step_down(s, node, nodes, moves, count, chance, style):
    """The child to go on with: a new one while there are few for the visits, else the one of the highest UCT value."""
    best, most, unknown, visits, shown = NONE, -1.0, 0, 1, np.int64(shows(s))
    for n in range(count):
        action = np.int64(moves[n])
        child = np.int64(nodes.slots[slot_of(nodes, node, action, shown)])
        if child == NONE:
            moves[unknown] = action
            unknown += 1
        else:
            visits += nodes.all[child].visits
            nodes.all[child].offers += 1
            value = uct(nodes.all[child], style.explore)
            if value > most:
                best, most = child, value
    wanted = 1.0 + style.widen * np.sqrt(visits) if style.widen > 0.0 else 1.0 * count
    if unknown and nodes.used[0] < len(nodes.all) and count - unknown < wanted:
        action = best_rated(s, moves, unknown) if style.widen > 0.0 else np.int64(moves[below(chance, unknown)])
        return add(nodes, node, action, shown)
    return best


@kernel
def uct(node, explore):
    """Upper confidence bound of a node: the mean so far, and more the less is known of it."""
    offers = np.int64(node.offers)
    logarithm = LOGARITHM[offers] if offers < LOGARITHM.size else log(np.float64(offers))
    return node.total / node.visits + explore * np.sqrt(logarithm / node.visits)


@kernel
def slot_of(nodes, node, action, shown):
    """Where a child is noted, or would be."""
    slots, last = nodes.slots, nodes.slots.size - 1
    hashed = np.uint64(node) * HASH_1 + np.uint64(action) * HASH_2 + np.uint64(shown) * HASH_3
    slot = np.int64((hashed ^ hashed >> HALF) * HASH_1 >> HALF) & last
    while slots[slot] != NONE and not is_child(nodes.all[slots[slot]], node, action, shown):
        slot = slot + 1 & last
    return slot


@kernel
def is_child(child, node, action, shown):
    """Whether a node is the one after an action that showed this."""
    return child.parent == node and child.action == action and child.shown == shown


@kernel
def add(nodes, node, action, shown):
    """A new child."""
    child = nodes.used[0]
    nodes.used[0] += 1
    nodes.slots[slot_of(nodes, node, action, shown)] = child
    nodes.all[child].parent = node
    nodes.all[child].action = action
    nodes.all[child].shown = shown
    nodes.all[child].offers = 1
    return child


@entry
def count_children(root, nodes, actions, visits, totals):
    """Add up how often each action was tried at the root, and what that was worth."""
    for n in range(actions.size):
        child = nodes.slots[slot_of(nodes, ROOT, np.int64(actions[n]), np.int64(shows(root[0])))]
        visits[n] += nodes.all[child].visits if child != NONE else 0
        totals[n] += nodes.all[child].total if child != NONE else 0.0


class Tree:
    """A tree that grows from a position as its seat knows it, or, if nothing is hidden, as it is."""

    def __init__(self, info_state: InformationState, source: Source, hidden: bool, nodes: int, style: Style) -> None:
        self.root, self.work, self.moves = info_state.state, info_state.state.copy(), engine.new_moves(info_state.state)
        slots = np.zeros(2 << nodes.bit_length(), np.int32)
        self.nodes = Nodes(new_states(NODE, nodes), slots, np.ones(1, np.int64))
        self.seat, self.source, self.hidden, self.style = info_state.seat, source, hidden, style

    async def grow(self, simulations: int) -> None:
        """Add so many simulations."""
        states, how = (self.root, self.work), (self.hidden, self.style)
        await run(grow, *states, self.nodes, self.moves, self.source, self.seat, simulations, *how)

    def count(self, actions: Array, visits: Array, totals: Array) -> None:
        """Add up how often each action was tried at the root, and what that was worth."""
        count_children(self.root, self.nodes, actions, visits, totals)
