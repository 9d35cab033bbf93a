unreadable = I cannot read “{ $text }”. { move-form }
typed-words = pass: pass, i pass, skip, stuck, i am stuck
move-form = A move is a tile, @ and a square, { $two ->
    [yes] with your colour in front: B:7@C7, O:ring@B5, G:$@E5
   *[no] like 7@C7, C@C4, ring@B5 or $@E5
}; or pass.
must-play = You may only pass when you are stuck, and you can still lay a tile: { $count ->
    [one] there is one legal move
   *[other] there are { $count } legal moves
}.
not-on-rack = { $case ->
    [colour] You do not play { colour-name }, so you cannot lay { $pictured ->
        [yes] ⟦{ $colour }:{ $tile }⟧
       *[no] its { $tile }
    }. Use a colour of your own.
    [finished] Your { colour-name } is finished: its last four tiles stay unused. Play your other colour.
   *[rack] There is no { $pictured ->
        [yes] ⟦{ $colour }:{ $tile }⟧ on your rack
       *[no] { $tile } on your rack; it holds { $rack }
    }.
}
which-tile = { $pictured ->
    [yes] ⟦{ $colour }:{ $tile }⟧
   *[no] Tile { $tile }
}
wrong-square = { $kind ->
    [column] { which-tile } belongs in column { $tile }; { $square } is not in it.
    [row] { which-tile } belongs in row { $tile }; { $square } is not in it.
   *[picture] { which-tile } belongs on a square with its picture; { $square } has another.
}
own-tile = { $square } holds a tile of your own; you can only capture tiles of others.
splits-group = The { colour-adjective } tile on { $square } holds its group together; a capture must not split a group.
companion-laid = The { colour-adjective } tile { web-tile } has been laid already: { $square ->
    [none] { $captor } has captured it.
   *[other] it lies on { $square }.
}
companion-was-stuck = { $who } was stuck, and the { colour-adjective } tile { web-tile } would have fitted then. So it cannot be on the rack before another tile is drawn.
companion-not-stuck = { $who } cannot be stuck: too few of the tiles that are left fit nowhere.
companion-which-tile = Say first which tile it is.
companion-which-captor = Say who has captured it: one of the others.
companion-all-laid = { colour-name }: 24 tiles have been laid already, and nobody lays more.
companion-square-taken = A tile lies on { $square } already. If it has been captured, undo it and give it to its captor.
companion-uneven = { $who } has laid { $count } tiles and { $other } { $other_count }, captured ones included. In turn, from player 1, nobody is more than one tile ahead. Look for a tile that is missing; or, if somebody was stuck, say whose turn it is.
companion-no-order = We found no order of moves that leads to these tiles; that does not prove that there is none. Look at the captured ones: where each lay, a tile of its captor must have come.
companion-whose-turn = Say whose turn it is: one of those who still have tiles to lay.

colour-name = { $colour ->
    [B] blue
    [G] green
    [O] orange
    [R] red
   *[V] violet
}
colour-adjective = { colour-name }

drawing-key = A letter is a tile of that colour; with + it holds its group together and cannot be captured.
drawing-seat = Seat { $seat }{ $you ->
    [yes] , you
   *[no] {""}
}: { $groups ->
    [one] { $groups } group
   *[other] { $groups } groups
}{ $scoring ->
    [blockers] , score { $score }
   *[uptown] {""}
}
drawing-captured = captured: { $tiles }
drawing-taken = { colour-name } { $count }
drawing-colour = { $letter } { colour-name }, { $pile } in the pile{ $finished ->
    [yes] , finished
   *[no] {""}
}
drawing-rack = rack { $tiles }
drawing-unlaid = { $letter } { colour-name }, not laid yet: { $tiles }
spoken-rack = Your { colour-adjective } tiles: { $tiles }.
spoken-groups = its groups: { $groups }
spoken-fixed = cannot be captured: { $squares }
spoken-captures = captures the { colour-adjective } { $tile }

that-tile = { $pictured ->
    [yes] ⟦{ $colour }:{ $tile }⟧
   *[no] the { colour-adjective } { $tile }
}
told-laid = { $who } lays { $pictured ->
    [yes] ⟦{ $colour }:{ $tile }⟧
   *[no] { $two ->
        [yes] the { colour-adjective } { $tile }
       *[no] { $tile }
    }
} at { $square }.
told-captured = That captures { that-tile } of { $owner }.
told-groups = { $who } now has { $groups ->
    [0] no group at all
    [one] { $groups } group
   *[other] { $groups } groups
}.
told-drew = You draw { $pictured ->
    [yes] ⟦{ $colour }:{ $tile }⟧
   *[no] { $two ->
        [yes] the { colour-adjective } { $tile }
       *[no] { $tile }
    }
}.
told-last = { $who } has drawn the last { colour-adjective } tile, and has { $pictured ->
    [yes] ⟦{ $colour }:{ $rack }⟧
   *[no] { $rack }
} on the rack.
told-finished = { $who } has finished with { colour-name }; { $pictured ->
    [yes] ⟦{ $colour }:{ $rack }⟧
   *[no] { $rack }
} stay unused.
told-passed = { $who } is stuck and passes.
over = The game is over: { $reason ->
    [finished] every colour is finished.
   *[all-stuck] everyone who could still play is stuck.
}

why-groups = { $joined ->
    [0] Starts a new group: { explain-groups }.
    [1] Makes a group of { $size }: still { explain-groups }.
   *[other] Joins { $joined } groups: { explain-groups } left.
}
why-captures = Captures { that-tile } of { $owner }.
why-keeps = Keeps { that-tile } for later.
why-near = { $groups ->
    [one] One more tile would join another group.
   *[other] One more tile would join { $groups } other groups.
}
why-far = { $squares ->
    [one] It is one square away from your next group.
   *[other] It is { $squares } squares away from your next group.
}
why-holds = It holds its group together: nobody can capture it.
why-safe = { $tiles ->
    [0] No tile that is left can capture it.
    [one] { $tiles } tile that is left could capture it.
   *[other] { $tiles } tiles that are left could capture it.
}
why-room = Its group can grow on { $squares ->
    [0] no square
    [one] { $squares } square
   *[other] { $squares } squares
} around it.
why-later = More groups than hint { $number } for now, but it did at least as well in the games that were played out.

explain-rule = { $scoring ->
    [blockers] Groups and the colour captured most add up: the lowest sum wins.
   *[uptown] Fewest groups win.
} Ties: fewer captured tiles wins.
explain-decided = Tied for first: fewer captured tiles wins.
explain-colour = { colour-name }: { $groups ->
    [one] { $groups } group
   *[other] { $groups } groups
}
explain-groups = { $groups ->
    [one] { $groups } group
   *[other] { $groups } groups
}
explain-most = plus { $count } for { colour-name }, captured most: { $sum }
explain-captured = { $count ->
    [0] nothing captured
   *[other] { $count } captured
}

web-title = Uptown
web-about = Connect your tiles. Capture tiles that hold no group together.
web-first = Lay a tile{ $two ->
    [yes] {" "}of either colour
   *[no] {""}
}: its letter, number or picture says where.
web-choose = Choose a tile, then its square.
web-lay-it = { $case ->
    [both] Lay it on a dot, or take a framed tile.
    [empty] Lay it on a dot.
    [capture] Take a framed tile with it.
   *[none] It fits nowhere now. Choose another tile.
}
web-which = Which tile goes to { $square }?
web-stuck = None of your tiles fits anywhere.
web-laid = { $name } laid { web-tile } on { $square }.
web-board = Board
web-standing = { $pile } in the pile · { $captured } captured
web-unit = { $groups ->
    [one] group
   *[other] groups
}
web-duel = duel
web-tile = { $tile ->
    [man] man
    [ring] ring
    [lady] lady
    [lamp] lamp
    [city] city
    [sax] sax
    [car] car
    [cards] cards
    [wine] wine
    [wild] joker ($)
   *[sign] { $tile }
}
web-colour-tile = { colour-adjective } tile { web-tile }
web-empty = { $square }, empty{ $last ->
    [yes] , last move
   *[no] {""}
}{ $can ->
    [yes] , you can play here
   *[no] {""}
}
web-tile-on = { $square }, { web-colour-tile }{ $fixed ->
    [yes] , holds its group together
   *[no] {""}
}{ $last ->
    [yes] , last move
    [since] , laid just now
   *[no] {""}
}{ $can ->
    [yes] , you can capture it
   *[no] {""}
}
web-advice = hint { $number }: { web-tile }
web-nothing-fits = None of your tiles can go to { $square }.
web-rack = Your { colour-adjective } rack
web-rack-tile = { web-colour-tile }{ $turn ->
    [yes] , { $squares ->
        [0] fits nowhere
        [one] fits on { $squares } square
       *[other] fits on { $squares } squares
    }
   *[no] {""}
}
web-pile = { $pile } in the pile
web-finished = Finished: these four stay unused.
web-pass = Pass
web-heap = Captured tiles, and what is still to come
web-unlaid = { colour-name }, not laid yet: { $tiles }
web-captured = { $name } has captured { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
web-companion-ask = Which tile did { $name } lay?
web-companion-how = Tap it, then its square.
web-companion-where = Now tap its square: it may lie wherever there is a dot.
web-companion-pass = { $name } is stuck
web-companion-taken = { $name } has captured it
web-companion-begin = That is all, and it is { $name }’s turn
web-companion-typed = Tile @ square: 7@C7, sax@D7; pass if nothing fits.
web-chosen-scoring = { $value ->
    [blockers] Groups and the colour captured most add up: the lowest sum wins.
   *[uptown] Fewest groups win.
}
web-sheet-groups = Groups on the board
web-sheet-captured = Captured tiles (fewer win a tie)
web-sheet-most = Blockers!: the colour captured most
web-sheet-sum = Total (fewest wins)
option-scoring = Scoring
about-scoring = Count groups, or groups and the colour you captured most.
value-scoring = { $value ->
    [blockers] Blockers!
   *[uptown] Uptown
}
web-choice-scoring = { $value ->
    [blockers] Fewest points win: one for each group, and one for each tile of the colour you captured most.
   *[uptown] Fewest groups win.
}
