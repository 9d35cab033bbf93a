unreadable = I cannot read “{ $text }”. { move-form }
move-form = A move is the two intersections where the sharp corners of the tile go, like c3e3, first the one for the first letter of the tile.
not-a-slot = { $case ->
    [point] No tile can have a corner like that { $placed ->
        [yes] at { $point }
       *[no] there
    }: it is not an intersection of the board, or has too little room. A move is the two sharp corners of a tile.
   *[far] These are not the two sharp corners of a tile on the board.{ $placed ->
        [yes] {" "}If one is { $point }, the other is one of { $others }.
       *[no] {""}
    }
}
occupied = { $piece ->
    [tile] A tile lies here already.
    [black] A black triangle lies here already.
   *[empty] { $placed ->
        [yes] Nothing fits into { $field } any more
       *[no] Nothing fits here any more
    }: it counts as covered, although the black triangles have run out.
} A tile needs two free fields.
not-touching = { $case ->
    [corner] There the tile would touch what lies on the board only with a corner{ $placed ->
        [yes] , at { $point }
       *[no] {""}
    }. It must share a side with a tile or a black triangle.
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
spoken-hand = The tile is { $tile }, around from a sharp corner: { $colours }.

told-laid = { $who } lays { the-tile }{ $placed ->
    [yes] {" "}at { $move }
   *[no] {""}
}.
the-tile = { $pictured ->
    [yes] ⟦{ $tile }⟧
   *[no] { $tile }
}
the-stones = { $pictured ->
    [yes] ⟦tower { $stones }⟧
   *[no] { $stones }
}
gap = { $placed ->
    [yes] the gap { $field }
   *[no] a gap: ⟦black⟧
}
gap-left = { $placed ->
    [yes] The gap { $field }
   *[no] A gap
}
told-gap = { $piece ->
    [black] A black triangle fills { gap }.
   *[empty] { gap-left } stays empty: there are no black triangles left.
}
told-closed = { $case ->
    [equal] { $placed ->
        [yes] At { $point } the strongest colours are equal
       *[no] A circle closes, and its strongest colours are equal
    }: nobody places a stone.
   *[bare] { $placed ->
        [yes] { $point }
       *[no] A circle
    } is closed by black triangles alone: nobody places a stone.
}
told-tower = { $placed ->
    [yes] Tower at { $point } ({ the-stones })
   *[no] A circle closes ⟦tower { $stones }⟧
}: { colour-name } is on top{ $seat ->
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
    [none] { $placed ->
        [yes] No tower at { $point }
       *[no] A circle closes without a tower
    }
   *[other] { $placed ->
        [yes] Tower at { $point } ({ the-stones })
       *[no] A circle closes ⟦tower { $stones }⟧
    }
}: { colour-name } is strongest, but has no stones left, so nobody scores.
told-last = { $seat ->
    [none] The last { colour-name } stone is placed.
   *[other] { $who } has placed the last { colour-name } stone.
}
told-next = { $who } turns up { the-tile }.
over = The game is over: { $reason ->
    [no-room] there is no room for another tile.
    [no-tiles] all tiles are laid.
    [all-stones] a player has placed the last stone and wins.
   *[neutral-stones] a neutral colour has placed its last stone.
}

why-closes = { $circles ->
    [0] Closes no circle yet.
    [one] Closes a circle: { why-points }.
   *[other] Closes { $circles } circles: { why-points }.
}
why-points = { $points ->
    [0] no points for you
    [one] { $points } point
   *[other] { $points } points
}{ $golden ->
    [yes] , doubled by the golden rim
   *[no] {""}
}
why-gives = { $who } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
why-sheds = { $stones ->
    [one] You are rid of a { colour-name } stone: one point less to lose at the end.
   *[other] You are rid of { $stones } { colour-name } stones: fewer points to lose at the end.
}
why-next = { $points ->
    [0] { $who } could score nothing then.
    [one] { $who } could then score about { $points } point.
   *[other] { $who } could then score about { $points } points.
}
why-ahead = { $circles ->
    [0] You are ahead in no open circle then.
    [one] You are ahead in { $circles } open circle then.
   *[other] You are ahead in { $circles } open circles then.
}
why-soon = { $fields ->
    [one] A circle in which you are ahead lacks one field.
   *[other] A circle in which you are ahead lacks { $fields } fields.
}
why-behind = { $circles ->
    [0] You are behind in no open circle then.
    [one] You are behind in { $circles } open circle then.
   *[other] You are behind in { $circles } open circles then.
}

explain-rule = Points of the towers, minus one for each stone left{ $teams ->
    [yes] , partners together
   *[no] {""}
}: the most wins. Ties: fewer stones left wins.
explain-decided = Tied for first: fewer stones left wins.
explain-points = { $points ->
    [one] { $points } point from towers
   *[other] { $points } points from towers
}
explain-left = { $left ->
    [0] no stones left
    [one] minus { $left } for a stone left
   *[other] minus { $left } for stones left
}
explain-team = together with the partner: { $one } + { $other } = { $sum }
explain-early = has placed the last stone, and so wins at once

companion-no-tile = { $case ->
    [laid] All tiles of this kind have been laid already.
   *[none] There is no tile “{ $tile }” in the box.
}

web-title = On Top
web-about = Close circles and get your stone on top of the tower.
web-first = Lay your tile beside another one. A circle you close becomes a tower; who is on top scores.
web-play-along = { $colours } { $count ->
    [one] plays
   *[other] play
} along for nobody.
web-triangles = { $way ->
    [red] On the red fields
    [random] At random
   *[own] Where you tap
}
web-triangles-about = { $way ->
    [red] As in the box.
    [random] A new board each time.
   *[own] { $count ->
        [0] Tap fields of the board.
       *[other] { $count } chosen, up to { $most }.
    }
}
web-triangles-count = Number of black triangles
web-triangles-board = Fields for black triangles
web-piece = { $kind ->
    [tower] tower of { $colours }
   *[tile] tile { $colours }
}
web-board = Board
web-companion-ask = Which tile did { $name } turn up?
web-companion-how = Tap it, then where it lies.
web-companion-where = Now show on the board where it lies; turn it if need be.
web-companion-typed = Tile, then its two sharp corners: BRWY c3e3.
web-chosen-start = { $value ->
    [red] The black triangles lie on the red fields.
    [random] { $count ->
        [one] One black triangle lies at random.
       *[other] { $count } black triangles lie at random.
    }
   *[list] The black triangles lie where the host put them.
}
web-chosen-teams = { $value ->
    [yes] Players who sit opposite each other are partners.
   *[no] {""}
}
web-chosen-segments = { $value ->
    [corners] Blunt corners count once.
   *[sixths] {""}
}
web-sheet-track = Points on the score track
web-sheet-left = Stones left: − 1 each
web-sheet-sum = Total
option-colours = Colours
about-colours = Which colour each player has.
value-colours = { $value }
option-start = Where the black triangles lie
about-start = On the red fields as in the box, at random for a board that is new each time, or where you tap.
value-start = { $value ->
    [red] On the red fields
    [random] { $count } at random
   *[other] Where you tap
}
start-outside = A black triangle lies outside the board of this edition.
start-too-many = There are only { $most } black triangles to begin with.
option-teams = Partners
about-teams = With four players, those who sit opposite each other can play together.
value-teams = { $value ->
    [yes] Two teams
   *[no] Every player for themselves
}
needs-teams = With four players only.
option-segments = Blunt corners
about-segments = How strong the blunt corner of a tile makes its colour in a circle: like two sharp corners, since it is as wide as two, or like one.
value-segments = { $value ->
    [corners] Count once
   *[sixths] Count double
}
value-edition = { $value ->
    [medley] 34 different tiles
   *[toptafel] As in the box
}
web-takes = { $left ->
    [one] the end would take { $left } point
   *[other] the end would take { $left } points
}
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
web-neutrals = neutral
web-stones = Stones and points
web-team = Team { $who }
web-to-come = { $count ->
    [one] { $count } tile to come
   *[other] { $count } tiles to come
} · { $triangles ->
    [one] { $triangles } black triangle left
   *[other] { $triangles } black triangles left
}
web-tiles-to-come = { $count ->
    [one] tile to come
   *[other] tiles to come
}
web-how = { $touch ->
    [yes] Tap a light field, then once more to lay your tile.
   *[no] Point at a light field and click to lay your tile.
}
web-turning = { $touch ->
    [yes] A tap on the tile turns it.
   *[no] A click on the tile, R or the wheel turns it.
}
web-would = { $count ->
    [0] No circle would close here.
    [one] One circle closes: { $gains }.
   *[other] { $count } circles close: { $gains }.
}
web-gain = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $mine ->
    [yes] you
   *[no] { $name }
}
web-no-gain = no points
web-then = { $touch ->
    [yes] Tap there once more to lay it.
   *[no] Click to lay it; R or the wheel turns it.
}
web-tile = { $mine ->
    [true] Your tile, { $colours }: turn it
   *[false] Tile of { $name }: { $colours }
}
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
