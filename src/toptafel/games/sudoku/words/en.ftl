unreadable = I cannot read “{ $text }”. { move-form }
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
in-block = { your-card } does not fit on { $square }: there is already { a-card } in the same block, at { $other }. { way-out }
way-out = Choose a square without such a card in its row, column and block.

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

told-laid = { $who } lays { a-card } on { $square }: { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}.
told-lap = { $who } completes lap { $laps }: { $score } points in all.
told-drawn = { $who } draws { a-card }.
told-lost-row = { $who } tries { a-card } on { $square } and loses the card: there is already one in row { $row }, at { $other }.
told-lost-column = { $who } tries { a-card } on { $square } and loses the card: there is already one in column { $column }, at { $other }.
told-lost-block = { $who } tries { a-card } on { $square } and loses the card: there is already one in the same block, at { $other }.
told-lost-claim = { $who } says that { a-card } fits nowhere, and loses the card: there { $count ->
    [one] is one square
   *[other] are { $count } squares
} for it.
told-claim = { $who } says that { a-card } fits nowhere, and is right.
told-stuck = { $who } has { a-card }, which fits nowhere.
over = The game is over: { $reason ->
    [stuck] the card of the player to move fits nowhere
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

web-title = SuDoKu
web-about = Every card counts its row, column and block. With SudoKids.
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
web-advice = { $alone ->
    [yes] hint: brings about { $brings } points in the end
   *[no] hint: wins about { $brings } times in 100
}
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
option-board = Board
about-board = Nine by nine with numbers, or SudoKids: six by six with animals.
value-board = { $value ->
    [kids] SudoKids
   *[classic] Classic
}
option-scoring = Scoring
about-scoring = What a card scores: the cards in its row, column and block; in row and column; or, at SudoKids, in its block.
value-scoring = { $value ->
    [lines] Row and column
    [block] Block
   *[full] Everything
}
option-referee = Referee
about-referee = Strict: only squares where the card fits can be chosen. The table: any free square can be tried, and whoever is wrong loses the card.
value-referee = { $value ->
    [table] The table
   *[strict] Strict
}
option-repeats = Repeats
about-repeats = SudoKids only: whether an animal may come more than once in a row, column or block.
value-repeats = { $value ->
    [yes] Yes
   *[no] No
}
