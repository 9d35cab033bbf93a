unreadable = I cannot read “{ $text }”. { move-form }
move-form = A move is a tile, @ and a square, { $two ->
    [yes] with your colour in front: B:7@C7, O:ring@B5, G:$@E5
   *[no] like 7@C7, C@C4, ring@B5 or $@E5
}; or pass.
must-play = You may only pass when you are stuck, and you can still lay a tile: { $count ->
    [one] there is one legal move
   *[other] there are { $count } legal moves
}.
not-on-rack = { $case ->
    [colour] You do not play { colour-name }, so you cannot lay its { $tile }. Use a colour of your own.
    [finished] Your { colour-name } is finished: its last four tiles stay unused. Play your other colour.
   *[rack] There is no { $tile } on your rack; it holds { $rack }.
}
wrong-square = { $kind ->
    [column] Tile { $tile } belongs in column { $tile }; { $square } is not in it.
    [row] Tile { $tile } belongs in row { $tile }; { $square } is not in it.
   *[picture] Tile { $tile } belongs on a square with the picture { $tile }; { $square } has another.
}
own-tile = { $square } holds a tile of your own; you can only capture tiles of others.
splits-group = The { colour-adjective } tile on { $square } holds its group together; a capture must not split a group.

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

told-laid = { $who } lays { $two ->
    [yes] the { colour-adjective } { $tile }
   *[no] { $tile }
} at { $square }.
told-captured = That captures the { colour-adjective } { $tile } of { $owner }.
told-groups = { $who } now has { $groups ->
    [0] no group at all
    [one] { $groups } group
   *[other] { $groups } groups
}.
told-drew = You draw { $two ->
    [yes] the { colour-adjective } { $tile }
   *[no] { $tile }
}.
told-last = { $who } has drawn the last { colour-adjective } tile, and has { $rack } on the rack.
told-finished = { $who } has finished with { colour-name }; { $rack } stay unused.
told-passed = { $who } is stuck and passes.
over = The game is over: { $reason ->
    [finished] every colour is finished.
   *[all-stuck] everyone who could still play is stuck.
}

explain-rule = { $scoring ->
    [blockers] Groups and the colour captured most add up: the lowest sum wins.
   *[uptown] Fewest groups win.
} If equal, whoever captured less.
explain-decided = Equal at the top: fewer captured tiles decided.
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
web-about = Lay tiles into few groups. Capture what holds nothing together.
web-board = Board
web-standing = { $pile } in the pile · { $captured } captured
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
    [wild] wild tile
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
   *[no] {""}
}{ $can ->
    [yes] , you can capture it
   *[no] {""}
}
web-advice = hint: { web-tile }, wins about { $percent } times in 100
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
web-pass = Pass: none of your tiles fits
web-heap = Captured tiles, and what is still to come
web-unlaid = { colour-name }, not laid yet: { $tiles }
web-captured = { $name } has captured { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
option-scoring = Scoring
about-scoring = Count groups, or groups and the colour you captured most.
value-scoring = { $value ->
    [blockers] Blockers!
   *[uptown] Uptown
}
