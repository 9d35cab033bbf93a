table-is-closed = This table is closed.
table-is-waiting = The game has not begun: seats are still free.
table-is-full = All seats are taken; the deal is coming.
table-is-playing = The game is under way.
table-is-paused = The game is paused.
table-is-over = The game is over.
no-such-seat = There is no seat { $seat } here; seats go from 1 to { $count }.
out-of-the-game = { $who } is out of the game; a bot has taken over.
not-your-seat = You do not play for { $who }.
time-is-up = Your time is up.
seat-taken = This seat is taken.
no-free-seat = No seat is free.
sits-already = You have a seat at this table already.
seat-left = You have left seat { $seat } already.
nothing-to-take-back = There is nothing to take back there: this is turn { $turn }.
no-such-turn = The game has not come that far: this is turn { $turn }.
seat-not-left = { $who } has not left the table.
asked-already = The others have been asked that already.
nobody-to-agree = Nobody who plays is here to agree.
no-such-offer = There is no offer { $offer } any longer.
agreed-already = You have agreed already.
chat-is-off = There is no chat at this table.
not-your-room = Seats talk among themselves, and so do spectators.
rematch-is-open = The rematch is open already.
did-not-play = A rematch is for those who played here.
nobody-to-play = At least one seat has to be for a person.
clock-without-time = A clock needs time: at least one second, or one day.
no-guest = Tell us your name first, then sit down.
banned = The host does not let you play here.
silenced = The host has silenced you here.
too-fast = That is too fast. Wait a moment.
cannot-store = This could not be stored, or we were not told that it was. Try again.
no-such-table = There is no such table. Is the link whole?
unreadable-table = This table cannot be read any longer: its game is not here any more, or its log is damaged. It is in the host’s log.
bad-message = That message cannot be understood: { $problem }
bad-name = A name has 1 to 24 visible characters.
bad-text = A line of chat has 1 to 300 visible characters.
wrong-code = This code is wrong, used or too old. Make a new one on your other device.
too-many-tables = You have many tables open. Play one to the end, or resign there; one at which nobody plays is closed after a while.
too-many-new-tables = Too many new tables come from your network. Try again later.
too-many-guests = Too many new guests come from your network. Try again later.
too-many-sockets = Too many connections come from your network.
not-over = The record can be downloaded when the game is over.
bad-record = This record cannot be replayed: { $problem }
own-edition = This game was played with somebody’s own edition, “{ $edition }”. It can be replayed at the house where it was played.
bad-move = Move { $number } of this record, “{ $move }”, is not allowed. { $why }
record-too-long = This record is too long: at most { $most } bytes can be replayed.
no-hints = There are no hints at this table.
not-ready = { $title } is being made ready. A moment, please.
no-room-for-edition = { $title } has room for { $most } editions of people’s own here until the house is started anew, and “{ $edition }” would be one more. Play with the usual edition, or ask the host to start the house anew.
foreign-page = That request comes from another page, and is refused.
not-found = There is nothing at this address.
not-allowed = That cannot be done at this address.
broken = Something broke on our side. It is in the host’s log.

event-opened = The table is open.
event-sat = { $name } sits down.
event-stood = { $name } stands up.
event-dealt = The game begins.
event-played = { $name } plays { $move }.
event-offered = { $what ->
    [take-back] { $name } asks to go back to turn { $turn }.
    [pause] { $name } asks for a pause.
    [bot] { $name } asks that a bot plays on for seat { $place_seat }.
   *[take-over] { $name } asks to play on for seat { $place_seat }.
}
event-agreed = { $name } agrees.
event-declined = { $name } does not agree.
event-withdrew = { $name } takes the request back.
event-took-back = The game is back at turn { $turn }.
event-paused = The game is paused.
event-continued = The game goes on.
event-resigned = { $name } resigns.
event-ran-out = { $name } has no time left.
event-left = { $stood ->
    [1] { $name } has left.
   *[0] { $name } has not been here for a while.
}
event-returned = { $name } is back.
event-replaced = A bot plays on for seat { $place_seat }.
event-took-over = { $name } plays on for seat { $place_seat }.
event-delayed = The house was closed for a while. No clock has counted that.
event-named = Somebody is now called { $name }.
event-said = { $name }: { $text }
event-ended = The game is over.
event-rematched = A rematch is open.
event-closed = { $reason ->
    [host] The host has closed the table.
   *[abandoned] Nobody came for a long time. The table is closed.
}
bot-name = { $level ->
    [gentle] Gentle bot
    [easy] Easy bot
    [fair] Fair bot
    [strong] Strong bot
   *[hard] Hard bot
}

page-about = The table for modern board games is set, and runs on this machine.
