unreadable = I cannot read “{ $text }”. { move-form }
move-form = A play is cards from top to bottom, like R27>R36, or a single card like R66; a joker on top says its colour, like J=G>R46>B56.{ $turning ->
    [yes] {""} A card given a half-turn has a ~ behind it.
   *[no] {""} Cards may not be turned at this table.
}
not-in-hand = { $case ->
    [twice] There is only one { $card }, so it cannot be in your stack twice.
    [joker] You do not have that many jokers. Your hand is { $hand }.
   *[none] You have no { $card }. Your hand is { $hand }.
}
one-joker = A stack has one joker at most. Keep the other for later.
joker-on-top = A joker always lies on top: put it first, with the colour that you say.
unknown-colour = Nobody plays with { colour-name } at this table. You can say { $colours }.
colour-not-led = The colour led is { colour-name }, so your joker counts as { colour-name }: say J={ $colour }.
mixed-colours = A stack has one colour, and yours has several ({ $colours }). Only below a joker can colours be mixed.
must-follow = The colour led is { colour-name } and you have it ({ $cards }), so you must play it{ $joker ->
    [yes] , or a joker
   *[no] {""}
}.
one-card-only = You have no { colour-name }, so you play one single card of another colour.
no-gain = Every card must earn its place, and this is worth { $value }. Leave out { $cards }: { $other } is worth { $same ->
    [yes] { $best } too
   *[no] even { $best }
}.

colour-name = { $colour ->
    [B] blue
    [G] green
    [O] orange
    [R] red
   *[V] violet
}

drawing-match = Game { $number } of { $games }; seat { $seat } dealt.
drawing-round = { $ties ->
    [0] Seat { $seat } leads the round
    [1] Tie-break in the round that seat { $seat } led
   *[other] Tie-break number { $ties } in the round that seat { $seat } led
}{ $colour ->
    [none] ; no colour yet
   *[other] ; the colour is { colour-name }
}{ $seats ->
    [none] {""}
   *[other] ; still to play: { $seats }
}.
drawing-seat = Seat { $seat }{ $you ->
    [yes] , you
   *[no] {""}
}
drawing-played = Seat { $seat } has played { $cards }
drawing-lacks = lacks { $colours }
drawing-value = { colour-name } { $value }
drawing-key = ● spot, ○ hole, · solid; ◉ a spot of a lower card shines through; * best so far. R27 is a red card with 2 spots, and 7 spots and holes together.
drawing-hand = Hand of seat { $seat }:
drawing-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
drawing-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
drawing-own-hand = Your hand:
drawing-finished = The round as it was played:

told-leads = { $who } leads { colour-name } with { $stack }, worth { $value }.
told-follows = { $who } plays { $stack }, worth { $value }.
told-cannot-follow = { $who } has no { colour-name } and plays { $stack }, which cannot win.
told-won = { $kind ->
    [tie-break] { $who } wins the tie-break, and with it the round, with { $value } in { colour-name }: one point.
   *[round] { $who } wins the round with { $value } in { colour-name }: one point.
}
told-tied = { $count ->
    [2] { $who } and { $second }
    [3] { $who }, { $second } and { $third }
    [4] { $who }, { $second }, { $third } and { $fourth }
   *[5] { $who }, { $second }, { $third }, { $fourth } and { $fifth }
} are tied at { $value }.
told-won-first = { $who } was the first to play that, and wins the round: one point.
told-drops-out = { $who } has no cards left and drops out.
told-tie-break = A tie-break decides; { $who } chooses the colour.
told-won-left = { $who } is the only one left, and wins the round: one point.
told-nobody-scores = Nobody scores the round.
told-next-round = { $who } leads the next round.
told-last-cards = { $who } has won and has no cards left, so the game ends.
told-bonus = Only { $who } has cards left: { $cards ->
    [one] one more point for one card
   *[other] { $cards } more points for { $cards } cards
}.
told-no-cards = Nobody has cards left, so the game ends.
told-game-over = Game { $number } of { $games } is over. Points by seat: { $points }; in all: { $total }.
told-next-game = { $who } deals game { $number }; { $leader } leads.
over = { $reason ->
   *[match-over] The match is over: its last game has been played.
}

explain-rule = Most points of all { $games } games together win: one for each round, and one for each card that is left when nobody else has any.
explain-games = { $games ->
    [1] {""}
   *[other] { $points } ={" "}
}{ $total ->
    [one] { $total } point
   *[other] { $total } points
}

web-title = Top Spot
web-about = Slide cards under cards until the most spots shine through.
web-board = Table
option-level = Level
about-level = Expert adds jokers, under which colours may be mixed, and tie-breaks.
value-level = { $value ->
    [expert] Expert
   *[junior] Junior
}
option-games = Games
about-games = How many games the match has.
value-games = { $value }
option-turning = Half-turns
about-turning = Cards may be given a half-turn in a stack.
value-turning = { $value ->
    [yes] Yes
   *[no] No
}
web-at-seat = { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
web-game = Game { $number } of { $games }
web-game-number = Game { $number }
web-led = The colour led is { colour-name }
web-to-beat = to beat
web-leads = { $name } leads
web-you-lead = You lead
web-tie-break = { $number ->
    [1] Tie-break
   *[other] Tie-break number { $number }
}
web-scores = { $name } scores { $points ->
    [one] one point
   *[other] { $points } points
}
web-nobody-scores = Nobody scores
web-game-over = Game { $number } is over
web-match-over = The match is over
web-match-won = { $names }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-points = Points of the match
web-together = In all
web-lacks = has no { colour-name }
web-card = { colour-name } { $number }
web-card-turned = { colour-name } { $number }, turned
web-joker = Joker
web-joker-said = joker as { colour-name }
web-stack = { $kind ->
    [building] Your stack
    [hint] Hint
   *[laid] { $name }
}: { $cards }; counts as { colour-name }, worth { $value }{ $best ->
    [true] , the best of the round
   *[false] {""}
}
web-hand = Your hand
web-hand-card = { colour-name } { $number }, { $spots ->
    [one] { $spots } spot
   *[other] { $spots } spots
} and { $holes ->
    [one] { $holes } hole
   *[other] { $holes } holes
}
web-hand-joker = Joker, { $holes ->
    [one] { $holes } hole
   *[other] { $holes } holes
}
web-in-stack = in your stack
web-not-now = cannot be played now
web-not-under = cannot be slid under
web-task-lead = You lead, in any colour
web-task-lead-one = You lead with one card
web-task-follow = Follow { colour-name }
web-task-other = You have no { colour-name }
web-no-cards = You have no cards left in this game
web-how = The first card you choose lies on top, the next ones slide under it.
web-how-one = Choose the card that you play.
web-shows = Your stack shows
web-compared = { $how ->
    [more] That beats { $name } ({ $best }).
    [same] As much as { $name }.
   *[less] Not enough: { $name } shows { $best }.
}
web-cannot-win = Another colour than the one led cannot win.
web-more = More cards can be slid under it.
web-no-more = None of your other cards can go under it.
web-needs-more = It needs one more card under it.
web-joker-is = Your joker counts as
web-turns = Half-turns
web-turn-card = Turn { colour-name } { $number }
web-play-stack = Play it: { $text }, worth { $value }
web-start-over = Start over
