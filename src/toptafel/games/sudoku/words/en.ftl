unreadable = I cannot read “{ $text }”. { move-form }
typed-words = stuck: stuck, i am stuck, pass, i pass, it fits nowhere
move-form = A move is a free square from A1 to { $last }{ $claims ->
    [yes] , or stuck if you think that your card fits nowhere
   *[no] {""}
}.
no-claim = { your-card } still fits on { $count ->
    [one] one square
   *[other] { $count } squares
}. You never have to say that you are stuck: the referee is strict, and ends the game as soon as a card fits nowhere.
occupied = There is already { a-card } on { $square }. Choose a free square.
in-row = { your-card } does not fit on { $square }: there is already { a-card } in row { $row }, at { $other }. { way-out }
in-column = { your-card } does not fit on { $square }: there is already { a-card } in column { $column }, at { $other }. { way-out }
in-block = { your-card } does not fit on { $square }: there is already { a-card } in the same { $board ->
    [kids] rectangle
   *[classic] block
}, at { $other }. { way-out }
way-out = Choose a square without such a card in its row, column and { $board ->
    [kids] rectangle
   *[classic] block
}.

your-card = { $board ->
    [kids] { $card ->
        [1] Your bear
        [2] Your cat
        [3] Your dog
        [4] Your fox
        [5] Your hen
       *[6] Your pig
    }
   *[classic] Your { $card }
}
a-card = { $board ->
    [kids] { $card ->
        [1] a bear
        [2] a cat
        [3] a dog
        [4] a fox
        [5] a hen
       *[6] a pig
    }
   *[classic] { $card ->
        [8] an { $card }
       *[other] a { $card }
    }
}

the-card = { $pictured ->
    [yes] ⟦{ $card }⟧
   *[no] { a-card }
}
told-laid = { $who } lays { the-card } on { $square }: { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}.
told-lap = { $who } completes lap { $laps }: { $score } points in all.
told-drawn = { $who } draws { the-card }.
told-lost-row = { $who } tries { the-card } on { $square } and loses the card: there is already one in row { $row }, at { $other }.
told-lost-column = { $who } tries { the-card } on { $square } and loses the card: there is already one in column { $column }, at { $other }.
told-lost-block = { $who } tries { the-card } on { $square } and loses the card: there is already one in the same { $board ->
    [kids] rectangle
   *[classic] block
}, at { $other }.
told-lost-claim = { $who } says that { the-card } fits nowhere, and loses the card: it still fits on { $count ->
    [one] one square
   *[other] { $count } squares
}.
told-claim = { $who } says that { the-card } fits nowhere, and is right.
told-stuck = { $who } has { the-card }, which fits nowhere.
over = The game is over: { $reason ->
    [stuck] the card of the player to move fits nowhere any more
   *[all-cards] all cards are used up
}.

drawing-golden = A star marks a golden card.
drawing-animals = 1 is a bear, 2 a cat, 3 a dog, 4 a fox, 5 a hen, 6 a pig.
drawing-points = The other board: what your card would score{ $referee ->
    [strict] ; it does not fit on a square with a dash
   *[table] , if it fits
}.
drawing-seat = Seat { $seat }{ $you ->
    [yes] , you
   *[no] {""}
}: { $score ->
    [one] { $score } point
   *[other] { $score } points
} ({ $laps ->
    [one] { $laps } lap
   *[other] { $laps } laps
} and { $field } on the track)
drawing-aside = lost: { $cards }
drawing-card = Your card: { $card }{ $board ->
    [kids] , { a-card }
   *[classic] {""}
}
drawing-holds = card: { $card }
drawing-left = Not used yet (number×cards): { $cards }; { $stack ->
    [one] { $stack } of them is in the stack
   *[other] { $stack } of them are in the stack
}.
spoken-best = Most points: { $squares }.

why-points = { $points ->
    [0] Brings no points.
    [one] Brings { $points } point.
   *[other] Brings { $points } points.
}
why-free = Then { $row } squares are free in its row, { $column } in its column, { $block } in its block.
why-next = { $points ->
    [0] { $who } could score nothing then.
    [one] { $who } could then score about { $points } point at best.
   *[other] { $who } could then score about { $points } points at best.
}

explain-rule = Most points win.
explain-cards = { $cards ->
    [one] { $cards } card on the board
   *[other] { $cards } cards on the board
}
explain-laps = { $laps ->
    [one] one lap of { $lap }: { $points }
   *[other] { $laps } laps of { $lap }: { $points }
}
explain-track = { $laps ->
    [0] {""}
   *[other] plus{" "}
}{ $points } on the track
explain-lost = { $cards ->
    [one] { $cards } card lost
   *[other] { $cards } cards lost
}

companion-which-card = Say first which card it is.
companion-no-card = All cards like this one have been played: { web-card }.
companion-golden-twice = The golden { $card } lies there already; every number has one golden card.
companion-golden-line = { $square } cannot hold another golden card: every row and every column has just one.
companion-golden-first = { $count ->
    [one] One golden card is still missing.
   *[other] { $count } golden cards are still missing.
}
companion-which-points = Say how many points each player has.
companion-points = The cards that lie there have brought { $together } points together; you say { $said }. Look at the pawns again, or for a card that is missing.
companion-no-order = We found no order of these cards in which everybody has that many points. Look at the pawns again.

web-title = { $board ->
    [kids] SudoKids
   *[classic] SuDoKu
}
web-about = { $board ->
    [kids] Six animals, for children from six. No reading needed.
   *[classic] The fuller its row, column and block, the more points a card brings.
}
web-first = Lay your card on a square. The fuller its row, column and block, the more points.
web-board = Board
web-card = { $board ->
    [kids] { $card ->
        [1] bear
        [2] cat
        [3] dog
        [4] fox
        [5] hen
       *[6] pig
    }
   *[classic] { $card }
}
web-card-on = { $square }, { web-card }{ $golden ->
    [yes] , golden
   *[no] {""}
}{ $last ->
    [yes] , last move
   *[no] {""}
}
web-empty = { $square }, empty{ $last ->
    [yes] , last move
   *[no] {""}
}{ $told ->
    [yes] , { $points ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    }
   *[no] {""}
}{ $can ->
    [yes] , you can play here
   *[no] {""}
}
web-advice = hint { $number }
web-lap = { $laps ->
    [0] field { $field }
    [one] { $laps } lap, field { $field }
   *[other] { $laps } laps, field { $field }
}
web-aside = lost: { $cards }
web-your-card = Your card: { $card }
web-stack = { $stack ->
    [0] The stack is used up.
    [one] { $stack } card in the stack
   *[other] { $stack } cards in the stack
}
web-show-points = Show points
web-stuck = I am stuck …
web-stuck-yes = Yes, my card fits nowhere
web-stuck-no = No, I keep looking
web-to-come = Cards that are still to come
web-companion-ask = { $laying ->
    [yes] Where do the golden cards lie?
   *[no] Which card did { $name } lay?
}
web-companion-how = Tap it, then its square.
web-companion-where = Now tap its square.
web-companion-stuck = It fits nowhere
web-companion-typed = Card, then square: 7 D4; *7 D4 for a golden one; 7 stuck if it fits nowhere.
web-sheet-laps = Round cards × 40
web-sheet-field = Field of the pawn
web-sheet-sum = Total
web-companion-card = { $golden ->
    [yes] golden { web-card }
   *[no] { web-card }
}
web-chosen-scoring = { $value ->
    [lines] A card scores the cards in its row and column.
    [block] A card scores the cards in its rectangle.
   *[full] A card scores the cards in its row, column and block.
}
web-chosen-referee = { $value ->
    [table] You watch the rules yourselves: whoever is wrong loses the card.
   *[strict] {""}
}
web-chosen-repeats = { $value ->
    [yes] The same animal may come again.
   *[no] {""}
}
option-board = Board
about-board = Nine by nine with numbers, or SudoKids: six by six with animals.
value-board = { $value ->
    [kids] SudoKids
   *[classic] Classic
}
option-scoring = Scoring
about-scoring = What a card scores: the cards in its row, column and block; in row and column; or, at SudoKids, in its rectangle.
value-scoring = { $value ->
    [lines] Row and column
    [block] Rectangle
   *[full] Row, column and block
}
web-choice-scoring = { $value ->
    [lines] Simpler to count: a point for each other card in its row and its column.
    [block] A point for each other card in its rectangle.
   *[full] A point for each other card in its row, its column and its block.
}
needs-scoring = Only with SudoKids.
option-referee = Who watches the rules
about-referee = The computer: only squares where the card fits can be chosen. You yourselves: any free square can be tried, and whoever is wrong loses the card.
value-referee = { $value ->
    [table] You yourselves
   *[strict] The computer
}
option-repeats = The same animal again
about-repeats = Whether an animal may come more than once in a row, column or rectangle.
value-repeats = { $value ->
    [yes] Allowed
   *[no] Not allowed
}
needs-repeats = Only with SudoKids.
