unreadable = I cannot read “{ $text }”. { move-form }
move-form = A play is cards from top to bottom, like R27>R36, or a single card like R66; a joker on top says its colour, like J=G>R46>B56.{ $turning ->
    [yes] {""} A card given a half-turn has a ~ behind it.
   *[no] {""} Cards may not be turned at this table.
}
not-in-hand = { $case ->
    [twice] There is only one { a-card }, so it cannot be in your stack twice.
    [joker] You do not have that many jokers.{ the-hand }
   *[none] You have no { a-card }.{ the-hand }
}
the-hand = { $pictured ->
    [yes] {""}
   *[no] {" "}Your hand is { $hand }.
}
a-card = { $pictured ->
    [yes] ⟦{ $card }⟧
   *[no] { $card }
}
those-cards = { $pictured ->
    [yes] ⟦{ $cards }⟧
   *[no] { $cards }
}
other-stack = { $pictured ->
    [yes] ⟦{ $other }⟧
   *[no] { $other }
}
one-joker = A stack has one joker at most. Keep the other for later.
joker-on-top = A joker always lies on top: first comes the joker, with the colour that you say.
unknown-colour = Nobody plays with { colour-name } at this table. { $pictured ->
    [yes] Say the colour of somebody who does.
   *[no] You can say { $colours }.
}
colour-not-led = The colour led is { colour-name }, so your joker counts as { colour-name }{ $pictured ->
    [yes] {""}
   *[no] : say J={ $colour }
}.
mixed-colours = A stack has one colour, and yours has several{ $pictured ->
    [yes] {""}
   *[no] {" "}({ $colours })
}. Only below a joker can colours be mixed.
scores-mixed = A stack has one colour. Only below a joker can colours be mixed.
scores-no-gain = Every card must raise the value. These show { $value }; with fewer of them one can show { $best }.
scores-too-many = Game { $game } cannot have { $points } points: it has at least one, and { $most } at most, since each costs its winner a card.
must-follow = The colour led is { colour-name } and you have it ({ those-cards }), so you must play it{ $joker ->
    [yes] , or a joker
   *[no] {""}
}.
one-card-only = You have no { colour-name }, so you play one single card of another colour.
no-gain = Every card must earn its place, and this is worth { $value }. Leave out { those-cards }: { other-stack } is worth { $same ->
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
spoken-card = { $called } ({ $card }): spots at { $spots }, holes at { $holes }.
spoken-key = Places on a card are counted from 1 to 9, row by row from the top left.

the-stack = { $pictured ->
    [yes] ⟦{ $stack }⟧
   *[no] { $stack }
}
told-leads = { $who } leads { colour-name } with { the-stack }, worth { $value }.
told-follows = { $who } plays { the-stack }, worth { $value }.
told-cannot-follow = { $who } has no { colour-name } and plays { the-stack }, which cannot win.
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

why-leads = Leads { colour-name } with { $value }.
why-beats = { $last ->
    [yes] Wins the round: { $value } against { $best }.
   *[no] Takes the lead: { $value } against { $best }.
}
why-not-enough = { $case ->
    [equal] As good as the best so far: { $value }.
   *[less] Does not beat the { $best } that lies there.
}
why-gives-away = You have no { colour-name }, so one card goes.
why-sheds = Gets rid of { $cards } cards at once.
why-keeps = Keeps { $pictured ->
    [yes] ⟦{ $card }⟧
   *[no] your joker
} for later.
why-left = { $value ->
    [0] You have no { colour-name } left then.
   *[other] In { colour-name } you could still show { $value }.
}
why-cards = { $cards ->
    [0] You have no cards left then.
    [one] You have { $cards } card left.
   *[other] You have { $cards } cards left.
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
web-sheet-sum = Points of the match
web-scores-round = Who won the round?
web-scores-how = tap whoever scores: one tap a point.
web-scores-next = This game is over
web-scores-stack = What is a stack worth?
web-scores-stack-how = Tap its cards from the top down.
web-scores-clear = Take them away
web-scores-deck = The cards are those of our box: the sheet does not show them. If yours differ, count the spots yourselves.
web-board = Table
web-chosen-level = { $value ->
    [expert] With jokers and tie-breaks.
   *[junior] Without jokers; of equal stacks the first wins.
}
web-chosen-games = { $count ->
    [one] One game.
   *[other] { $count } games.
}
web-chosen-turning = { $value ->
    [yes] Cards may be turned half way round.
   *[no] {""}
}
option-level = Level
about-level = Expert adds jokers, under which colours may be mixed, and tie-breaks.
value-level = { $value ->
    [expert] Expert
   *[junior] Junior
}
web-choice-level = { $value ->
    [expert] With jokers, under which colours may be mixed, and tie-breaks instead of “first come”.
   *[junior] The basic game: stacks of one colour.
}
option-games = Number of games
about-games = Each player leads the first round as often as the others.
value-games = { $value }
option-turning = Turning cards
about-turning = Whether a card may be turned half way round before it is slid into a stack. The box says no.
value-turning = { $value ->
    [yes] Allowed
   *[no] Not allowed
}
value-edition = { $value ->
   *[toptafel] Our twelve cards
}
web-at-seat = { web-points-of } · { web-cards-of }
web-unit = { $points ->
    [one] point
   *[other] points
}
web-points-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-cards-of = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
web-game = Game { $number } of { $games }
web-game-number = Game { $number }
web-led = Led: { colour-name }
web-to-beat = to beat
web-beat = { $best } to beat
web-leads = { $name } leads
web-you-lead = You lead
web-any-colour = any colour
web-follow = Follow { colour-name }
web-none-of = No { colour-name }
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
web-take-off = take off
web-task-lead = { $how ->
    [stack] Tap a card: it goes on top. Then slide more of its colour under it.
    [one] You lead: tap the card that you play.
   *[known] You lead, in any colour.
}
web-task-follow = { $how ->
    [stack] Follow { colour-name }: tap the card that goes on top, then slide more under it.
    [one] Follow { colour-name }: tap the card that you play.
   *[known] Follow { colour-name }.
}
web-task-other = You have no { colour-name }: tap one card to give away.
web-no-cards = You have no cards left in this game.
web-numbers = { $spots } / { $all }: { $spots ->
    [one] one spot
   *[other] { $spots } spots
} now, { $all } if every hole shines.
web-gain = +2: so many more spots your stack would show.
web-take-hint = This stack would be good: tap it to take it up.
web-hint-over = { $how ->
    [done] Your stack is good as it is: play it.
    [more] This would complete your stack: tap it to take it up.
   *[new] Another stack would be better: tap it to take it up.
}
web-compared = { $how ->
    [more] Your { $value } beats the { $best } of { $name }.
    [same] Your { $value } is as much as { $name } shows.
   *[less] Your { $value } does not beat the { $best } of { $name }.
}
web-cannot-win = Another colour than the one led cannot win.
web-slide-or-play = Slide another { $mixed ->
    [true] card
   *[false] { colour-name } card
} under it, or play it as it is.
web-more = { $mixed ->
    [true] { $count ->
        [one] One more card can shine through.
       *[other] { $count } more cards can shine through.
    }
   *[false] { $count ->
        [one] One more { colour-name } card can shine through.
       *[other] { $count } more { colour-name } cards can shine through.
    }
}
web-no-more = No other card of yours adds a spot.
web-needs-more = It needs one more card under it.
web-joker-is = Which colour is your joker?
web-turns = Half-turns
web-turn-card = Turn { colour-name } { $number }
web-play = Play
web-play-value = Play { $value }
web-play-stack = Play { $value }: { $cards }
web-start-over = Start over
