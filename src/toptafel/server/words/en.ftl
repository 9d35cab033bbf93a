table-is-closed = This table is closed.
table-is-waiting = The game has not begun: players are still missing.
table-is-full = Everybody is here; the game is about to begin.
table-is-playing = The game is under way.
table-is-paused = The game is paused.
table-is-over = The game is over.
no-such-seat = There is no player { $seat } here; players go from 1 to { $count }.
out-of-the-game = { $who } is out of the game; a bot has taken over.
not-your-seat = You do not play for { $who }.
time-is-up = Your time is up.
seat-taken = Somebody else plays here already.
no-free-seat = There is no room for another player.
sits-already = You play at this table already.
seat-left = You have already stopped playing as player { $seat }.
not-the-host = Only whoever opened this table, and sits at it, can do that.
nothing-to-take-back = There is nothing to take back there: this is turn { $turn }.
no-such-turn = The game has not come that far: this is turn { $turn }.
seat-not-left = { $who } has not left the table.
asked-already = The others have been asked that already.
log-is-long = A great deal has happened at this table: only moves are taken now, until the game is over.
nobody-to-agree = Nobody who plays is here to agree.
no-such-offer = There is no offer { $offer } any longer.
agreed-already = You have agreed already.
chat-is-off = There is no chat at this table.
not-your-room = Players talk among themselves, and so do spectators.
rematch-is-open = The rematch is open already.
did-not-play = A rematch is for those who played here.
nobody-to-play = At least one player has to be a person.
clock-without-time = A clock needs time: at least one second, or one day.
days-without-increment = A clock that gives days for each move adds no seconds. Leave the increment out.
cannot-set-up = { $why }
no-such-game = There is no such game here.
edition-too-long = This edition is too large: at most { $most } bytes can be played.
no-guest = Tell us your name first, then sit down.
banned = The host does not let you play here.
silenced = The host has silenced you here.
too-fast = That is too fast. Wait a moment.
too-busy = Many games are being replayed just now. Try again in a moment.
cannot-store = This could not be stored, or we were not told that it was. Try again.
no-such-table = There is no such table. Is the link complete?
unreadable-table = This table cannot be read any longer: its game is not here any more, or what was kept of it is damaged. All other tables are as they were.
bad-message = That was not understood. Load the page again, and tell whoever runs it if it happens once more.
bad-name = A name has 1 to 24 visible characters.
bad-text = A line of chat has 1 to 300 visible characters.
wrong-code = This code is wrong, used or too old. Make a new one on your other device.
too-many-tables = You have many tables open. Play one to the end, or resign there; one at which nobody plays is closed after a while.
too-many-new-tables = Too many new tables come from your network. Try again later.
too-many-guests = Too many new guests come from your network. Try again later.
too-many-sockets = Too many connections come from your network.
not-over = The record can be downloaded when the game is over.
bad-record = This holds no game that can be replayed: it is damaged, or has been changed.
own-edition = This game was played with somebody’s own edition, “{ $edition }”. It can be replayed where it was played.
bad-move = Move { $number } of this record, “{ $move }”, is not allowed. { $why }
record-too-long = This record is too long: at most { $most } bytes can be replayed.
no-hints = There are no hints at this table.
not-ready = { $title } is loading. A moment, please.
foreign-page = That request comes from another page, and is refused.
not-from-here = That can only be done on the computer on which the server runs.
no-network = This computer is in no network. Connect it to your Wi-Fi, and try again.
door-is-fixed = This server cannot be opened for a network while it runs.
slow-here = Set up like this, { $title } is slow in a browser: moves take longer, and bots think less. On a server it is quick.
needs-server = { $what ->
    [seats] There is no server here, so nobody can join from another device. Give every seat to somebody who is here, or to a bot.
    [list] There is no server here, so nobody else could find this table. Do not open it to everybody.
    [device] There is no server here, so you cannot move to another device. Save your games as files, and open them there.
   *[door] There is no server here to which others could be let in. Whoever starts one can: toptafel serve.
}
not-found = There is nothing at this address.
not-allowed = That cannot be done at this address.
broken = Something broke on our side, and has been noted. Load the page again, and tell whoever runs it if it happens once more.

event-opened = The table is open.
event-sat = { $name } sits down.
event-stood = { $name } stands up.
event-filled = Bots take the free seats.
event-dealt = The game begins.
event-played = { $name } plays { $move }.
event-offered = { $what ->
    [take-back] { $name } asks to take a move back.
    [pause] { $name } asks for a pause.
    [bot] { $name } asks that a bot plays on for { $place }.
   *[take-over] { $name } asks to play on for { $place }.
}
event-agreed = { $name } agrees.
event-declined = { $name } does not agree.
event-withdrew = { $name } takes the request back.
event-took-back = The game goes back to before that move.
event-paused = The game is paused.
event-continued = The game goes on.
event-resigned = { $name } resigns.
event-ran-out = { $name } has no time left.
event-left = { $stood ->
    [1] { $name } has left.
   *[0] { $name } has not been here for a while.
}
event-returned = { $name } is back.
event-replaced = A bot plays on for { $place }.
event-took-over = { $name } plays on for { $place }.
event-delayed = Nobody could play for a while. No clock has counted that.
event-named = Somebody is now called { $name }.
event-said = { $name }: { $text }
event-ended = The game is over.
event-rematched = A rematch is open.
event-closed = { $reason ->
    [host] The host has closed the table.
   *[abandoned] Nobody came for a long time. The table is closed.
}
bot-name = { $level ->
    [gentle] Bot 1 – beginner
    [easy] Bot 2 – casual
    [fair] Bot 3 – practised
    [strong] Bot 4 – strong
   *[hard] Bot 5 – expert
}

page-about = The table for modern board games is set, and runs on this machine.
