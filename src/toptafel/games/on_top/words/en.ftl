unreadable = I cannot read “{ $text }”. { move-form }
move-form = A move is the two intersections where the sharp corners of the tile go, like c3e3, first the one for the first letter of the tile.
not-a-slot = { $case ->
    [point] No tile can have a corner like that at { $point }: it is not an intersection of the board, or has too little room. A move is the two sharp corners of a tile.
   *[far] These are not the two sharp corners of a tile on the board. If one is { $point }, the other is one of { $others }.
}
occupied = { $piece ->
    [tile] The tile { $tile } lies on { $field }.
    [black] A black triangle lies on { $field }.
   *[empty] Nothing fits into { $field } any more: it counts as covered, although the black triangles have run out.
} A tile needs two free fields.
not-touching = { $case ->
    [corner] There the tile would touch what lies on the board only with a corner, at { $point }. It must share a side with a tile or a black triangle.
   *[alone] There the tile would touch nothing. It must share a side with a tile or a black triangle.
}

colour-name = { $colour ->
    [B] blue
    [R] red
    [W] white
   *[Y] yellow
}

drawing-key = A number is an open intersection, [Y3] a tower of 3 stones with yellow on top, [-] none; * is golden. Small letters are corners of tiles, ▒ is black, ░ stayed empty.
drawing-seat = { $colour } { colour-name }, seat { $seat }{ $you ->
    [yes] , you
   *[no] {""}
}
drawing-neutral = { $colour } { colour-name }, neutral
drawing-stones = { $left ->
    [one] { $left } stone
   *[other] { $left } stones
}
drawing-score = score { $score }, { drawing-stones }
drawing-hand = The tile, as it can lie; each also half a turn round:
drawing-unseen = Face down ({ $count }): { $tiles }
drawing-triangles = Black triangles left: { $count }

told-laid = { $who } lays { $tile } at { $move }.
told-gap = { $piece ->
    [black] A black triangle fills the gap { $field }.
   *[empty] The gap { $field } stays empty: there are no black triangles left.
}
told-closed = { $case ->
    [equal] At { $point } the strongest colours are equal: nobody places a stone.
   *[bare] { $point } is closed by black triangles alone: nobody places a stone.
}
told-tower = Tower at { $point } ({ $stones }): { colour-name } is on top{ $seat ->
    [none] {""}, but nobody plays it: no points.
   *[other] {""} and scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $who }{ $golden ->
        [yes] , doubled by the golden rim.
       *[no] .
    }
}
told-topless = { $stones ->
    [none] No tower at { $point }
   *[other] Tower at { $point } ({ $stones })
}: { colour-name } is strongest, but has no stones left, so nobody scores.
told-last = { $seat ->
    [none] The last { colour-name } stone is placed.
   *[other] { $who } has placed the last { colour-name } stone.
}
told-next = { $who } turns up { $tile }.
over = The game is over: { $reason ->
    [no-room] there is no room for another tile.
    [no-tiles] all tiles are laid.
    [all-stones] a player has placed the last stone and wins.
   *[neutral-stones] a neutral colour has placed its last stone.
}

explain-rule = Points of the towers, less one for each stone left{ $teams ->
    [yes] , partners together
   *[no] {""}
}: the most win. If equal, whoever has fewer stones left.
explain-decided = Equal at the top: fewer stones left decided.
explain-points = { $points ->
    [one] { $points } point from towers
   *[other] { $points } points from towers
}
explain-left = { $left ->
    [0] no stones left
    [one] less { $left } for a stone left
   *[other] less { $left } for stones left
}
explain-team = together with the partner: { $one } + { $other } = { $sum }
explain-early = has placed the last stone, and so wins at once

web-title = On Top
web-about = Close circles, be on top of the towers that rise.
web-board = Board
option-colours = Colours
about-colours = Which colour each seat plays.
value-colours = { $value }
option-start = Start
about-start = Where black triangles lie at the start: on the red fields, or on fields at random, for a board that is new each time.
value-start = { $value ->
    [red] Red fields
    [random] { $count } at random
   *[other] { $value }
}
option-teams = Teams
about-teams = With four players, those who sit opposite each other can play together.
value-teams = { $value ->
    [yes] Two teams
   *[no] Everyone alone
}
option-segments = Segments
about-segments = A wide corner counts as two sixths of a circle, or every corner counts one.
value-segments = { $value ->
    [corners] Corners
   *[sixths] Sixths
}
web-standing = { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { web-left }
web-left = { $left ->
    [one] { $left } stone left
   *[other] { $left } stones left
}
web-neutral = { $colour ->
    [B] Blue
    [R] Red
    [W] White
   *[Y] Yellow
} (neutral)
web-stones = Stones and points
web-team = Team { $who }
web-to-come = { $count ->
    [one] { $count } tile to come
   *[other] { $count } tiles to come
} · { $triangles ->
    [one] { $triangles } black triangle left
   *[other] { $triangles } black triangles left
}
web-your-tile = Your tile
web-tile-of = Tile of { $name }
web-how = { $touch ->
    [yes] Tap a free field, then once more to lay the tile. A tap on the tile turns it.
   *[no] Point at a free field. Turn the tile with a click on it, R or the wheel.
}
web-closes-nothing = No circle would close here.
web-turn = Tile { $tile }: turn it
web-turn-it = Turn
web-lay-it = Lay it here
web-closes = Circles that close:
web-closing = { $point }: { $kind ->
    [nobody] nobody places a stone.
    [topless] nobody on top, no points.
    [neutral] { colour-name } on top, neutral, no points.
   *[seat] { colour-name } on top, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $name }.
}
web-corner = { colour-name } at { $point }
web-field = { $field }, { $what ->
    [open] free, you can play here
    [black] black triangle
    [empty] closed in, stays empty
   *[free] free
}
web-field-tile = { $field }, tile of { $name }: { $corners }
web-ghost = The tile would lie with { $corners }{ $ways ->
    [1] .
   *[other] , one of { $ways } ways; R turns it.
}
web-points = Intersections
web-segments = { colour-name } { $count }
web-point-open = { $point }{ $golden ->
    [yes] {""}, golden
   *[no] {""}
}, { $open ->
    [one] { $open } field free
   *[other] { $open } fields free
}{ $count ->
    [0] {""}
   *[other] {""}; segments: { $segments }
}
web-point-tower = { $point }{ $golden ->
    [yes] {""}, golden
   *[no] {""}
}, { $count ->
    [0] closed without stones
    [one] tower: { $stones }
   *[other] tower from bottom to top: { $stones }
}
