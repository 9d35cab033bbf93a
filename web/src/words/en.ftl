language = Language
make-dark = Dark
make-light = Light
nothing-here = There is nothing here.
to-the-start = To the start page
pull-up = Pull up a chair.
about = Board games with friends by link, or with bots that never peek. No account.
play-now = Play now
set-up = Set up a table
titled = { $what }: { $title }
players = { $least }–{ $most } players
players-one = { $count } players
getting-ready = loading
getting-ready-game = { $title } is loading
my-tables = My tables
public-tables = Public tables
my-turn-at = { $count ->
    [one] Your turn at one table
   *[other] Your turn at { $count } tables
}
turn-number = turn { $turn }
no-public-tables = No public table is open now. Set one up for everybody, or send friends a link.
tables-of-game = Game of the public tables
tables-of-all-games = All games
more-tables = More tables
tables-to-come = Tables under way are listed here as soon as their games are ready.
server-is-away = The server does not answer.
server-is-away-about = It may have been stopped, or the network is down. This page tries again by itself.
try-again = Try again
offline = No connection
offline-about = You are offline, or the server has been stopped. All that you have played is kept there, and the game goes on where it was.
part-is-missing = A part of the page could not be fetched.
about-here = Board games on this device: with bots that never peek, or together at one screen. No account.
friends-need-server = This table is on this device alone, and plays without a network. Friends on other devices can only join you at a Toptafel server.
no-answer-here = The table on this device does not answer. Load the page anew; what was played is kept.
missing-table-here = There is no such table on this device. Tables stay in the browser in which they were opened.
folder-is-away = The files of this page cannot be reached.
starting = Loading the table: { $done } of { $all } MB
starting-soon = Setting the table …
failed-no-webassembly = The table cannot be set up: this browser has no WebAssembly, or it is switched off. Switch it on, or use a newer browser.
failed-no-file = The table cannot be set up: { $what } could not be fetched. Are you online? If so, the folder is not whole: publish it anew.
failed-not-started = The table cannot be set up. Load the page anew; if that does not help, close other tabs or use another browser. The reason given: { $what }
trouble-nothing-kept = This browser keeps nothing for this page: your tables last as long as it is open. A private window may be why, or a setting; save the games that you want to keep.
trouble-storage-full = The storage of this browser is full, so the last move was not kept. Make room on the device, then play it again.
trouble-storage-failed = This browser could not keep what happened last. Load the page anew: the table goes on from what was kept.
trouble-log-damaged = What this browser has kept of one of your tables is damaged, so that it cannot go on. The others are not touched.
trouble-newer-storage = A newer version of this page has kept your tables. Close all its tabs and open it anew; until then nothing is kept here.
kept-here = Your tables are kept in this browser. It may throw them away when the device is short of space, or when you clear its data.
kept-here-for-good = Your tables are kept in this browser until you clear its data.
save-tables = Save finished games to a file
remove = Remove
remove-table = Remove: { $title }, { $about }
remove-damaged = Remove the damaged table
really-remove-about = It will be gone for good.
really-remove = Yes, remove it
own-edition = My own …
about-own-edition = An edition of your own is a JSON file; the documentation says how it is written.
edition-file = File of the edition
not-json = { $file } cannot be read: it has to be JSON.
bot = bot
free-seat = free seat
guest = Guest
phase-waiting = waiting for players
phase-full = about to begin
phase-playing = being played
phase-paused = paused
phase-over = over
phase-closed = closed
no-answer = The server does not answer. Is it running?
table = Table
loading = One moment …
missing-table = There is no such table. Is the link complete?
moved = You are now playing on another device.
your-turn = Your turn
turn-of = { $name }’s turn
waiting-for = Waiting for { $name }
bot-thinks = { $name } is thinking
status-waiting = Waiting for players
status-full = Starting …
status-paused = The game is paused
status-closed = This table is closed
over-resigned = { $count ->
    [one] { $names } resigned.
   *[other] { $names } all resigned.
}
over-time = { $count ->
    [one] { $names } ran out of time.
   *[other] { $names } all ran out of time.
}
over = The game is over.
connection-lost = The connection is lost. It will come back by itself.
move = Move
play-it = Play it
seats = Players
you = you
is-away = not connected
beside = Beside the board
close = Close
rules = Rules
menu = Menu
type-a-move = Type a move
chat-empty = Nobody has said anything yet. Spectators do not hear the players.
chat-empty-spectators = Spectators talk among themselves; the players do not hear it.
to-the-seats = Message to players
to-the-spectators = Message to spectators
hints-about = The three best moves, as far as you can know, with their chances.
hints-bar = How often this wins; the pale end is how sure that is.
hints-later = Hints can be asked for when it is your turn.
has-played = { $name } has played.
clock-said-none = No clock.
clock-said-seconds = { $minutes } minutes each, and { $seconds } seconds more a move.
clock-said-days = { $days } days a move.
waits-for = Waiting for { $names }.
withdraw = Never mind
play-for = Play on for { $name }
hand-over = { $name } is next
hand-over-about = Hand over the screen. The next hand is shown only when its player is here.
i-am = I am { $name }
code-for-phones = Code for phones: it leads to this table
share = Share
copy-by-hand = The link is selected: copy it with the keyboard or a long press.
what-to-call-you = What shall we call you?
what-to-call-all = Who plays at this screen?
name-of = Name of { $name }
at-the-table = At the table
so-many-of = { $here } of { $all }
opens-for-machine = opens on this computer only
opens-for-network = opens on every phone on this Wi-Fi
opens-for-everybody = opens on every device
let-phones-join = Let phones on this Wi-Fi join
let-phones-join-about = Everybody on this Wi-Fi can then open this page, until you close it again or the server stops.
yes-let-in = Yes, let them in
shut-phones-out = Close it for phones again
shut-out = The host has closed the server for your Wi-Fi. Once it is open again, load this page anew.
no-network = This computer is not on a network. Connect it to Wi-Fi to invite phones.
look-again = Look again
ask-the-host = Whoever runs the server can open it for others.
show-code = Show a code to scan
share-link = Share the link
bots-instead = { $count ->
    [one] Start with a bot instead
   *[other] Start with bots instead
}
kept-seat = reserved
stand-up = Stand up
settings = Settings
setting-sound = Sound
about-sound = A knock for every move, a bell when it is your turn.
setting-confirm = Confirm moves
about-confirm = A move made on the board is played only when you confirm it.
setting-curtain = Curtain
about-curtain = When several play at this screen, hands are covered between turns.
setting-notify = Notifications
about-notify = Tell me when it is my turn and this tab is not in front.
name-kept = Your name is kept.
names-kept = The name is kept.
keep = Keep
other-device = Continue on another device
about-other-device = There is no account. A code, good for ten minutes and once, takes your name and your tables along.
make-code = Make a code
code = Code
go-on-here = Continue here
foreign-page = This page comes from another address than its server. Open the server’s own address.
move-waits = Your move will be sent then.
confirm-move = Play it like this?
yes-play = Yes, play it
not-yet = Not yet
has-left = has left
is-out-resigned = resigned
is-out-time = out of time
hints = Hints
hint = Hint
thinking = Thinking …
hint-wins = wins about { $brings } times in 100
hint-points = brings about { $brings } points in the end
log = Log
chat = Chat
say-it = Send
actions = Actions
take-back = Take back
pause = Pause
go-on = Go on
resign = Resign
really-resign = Yes, resign
no = No
let-bot-play = Let a bot play for { $name }
agree = Agree
decline = No, thanks
asks-take-back = { $name } would like to take a move back.
asks-pause = { $name } would like a pause.
asks-bot = { $name } would like a bot to play for { $place }.
asks-take-over = { $name } would like to play for { $place }.
asked-take-back = You would like to take your move back.
asked-pause = You would like a pause.
asked-bot = You would like a bot to play for { $place }.
asked-take-over = You would like to play for { $place }.
learn = Learn
learn-game = Learn { $title }
learn-rules = Rules
learn-lessons = Lessons
learn-no-rules = There are no rules written down for this game yet.
learn-step = { $lesson } · { $number } of { $count }
learn-title = { $title }: { $lesson }
learn-back = Back
learn-next = Next
learn-show = Show me
learn-skip = Skip the lesson
learn-skip-short = Skip
learn-steps = Step by step
learn-other = That is allowed, too. But here, do just what the lesson asks.
learn-unknown = That does not go here. Look inside the gold frame.
learn-not-lost = Nothing is lost: try again.
learn-what-happened = What the log says
learn-over-about = Now you know what you need. The rest comes while you play.
learn-again-all = Start again
learn-you = You
learn-options = Ways to play
learn-contents = Contents
learn-try = Try it yourself
learn-example = Example
learn-before = Show how it was
result = Result
play-again = Play again
download-record = Download the record
you-resigned = You resigned.
you-time = You ran out of time.
your-place = { $shared ->
    [yes] You shared place { $place }.
   *[no] { $place ->
        [1] You won.
        [2] You came second.
        [3] You came third.
        [4] You came fourth.
       *[other] You came last.
    }
}
out-resigned = resigned, and so comes last
out-time = ran out of time, and so comes last
when-it-stopped = When the game stopped
game-length = { $turns ->
    [one] One turn
   *[other] { $turns } turns
}, { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
how-verified = How do we know?
link-to-replay = Link to the replay
from-this-move = Begin at this move
picture-of-board = Picture of the board
no-picture = This browser cannot make a picture of the board.
replay = Replay
replay-a-record = Replay a record
drop-here = Drop a record here
replay-about = From any table, or a file that you have kept. It is looked at, and not kept.
choose-file = Choose a file
choose-record = This file has { $count } records. Which one?
record-line = Line { $number }: { $game }, { $moves ->
    [one] one move
   *[other] { $moves } moves
}
no-record-in = There is no record in { $file }. A record is a line of JSON.
file-too-big = { $file } is too large.
replay-turn = Turn { $turn } of { $turns }
the-deal-lies = The cards are dealt. The arrow keys step through the game.
step-back = One move back
step-on = One move on
to-first = To the beginning
to-last = To the end
play-replay = Play
speed = Speed { $speed }×
seen-by = Seen by
seen-by-mover = whoever is to move
seen-by-all = everybody, all hands open
the-moves = Moves
to-the-table = To the table
another-record = Another record
verdict-proven = Fairly dealt.
verdict-wrong = This was not dealt as promised.
verdict-no-proof = There is no proof that this was dealt fairly.
checked-here = Your browser has checked this itself.
checked-here-wrong = Your browser finds the same: what was dealt does not fit what was promised.
deal-is-coming = Everybody is here. Starting …
your-name = Your name
sit-down = Sit down
link = Link
copy = Copy
copied = Copied
board = Board
who-plays = Who plays?
seat-number = Player { $number }
kind-me = Me
kind-open = With the link
kind-here = Same screen
kind-bot = Bot
a-friend = A friend
link-comes = gets a link when the table is open
add-player = Add a player
remove-player = Remove player { $number }
name-of-player = Name of player { $number }
stone-of = Stone of player { $number }
it-is-you = you
friends = { $count ->
    [one] a friend with the link
   *[other] { $count } friends with the link
}
bots = { $count ->
    [one] a bot of level { $level }
   *[other] { $count } bots of level { $level }
}
level-of = level { $number } of { $count }
word-gentle = beginner
word-easy = casual
word-fair = practised
word-strong = strong
word-hard = expert
fewer = Fewer
more-of-it = More
further = More
as-usual = as usual
changed = changed
table-for = A table for { $title }
bot-level = Strength of bot { $number }
level-gentle = 1 – { word-gentle }
level-easy = 2 – { word-easy }
level-fair = 3 – { word-fair }
level-strong = 4 – { word-strong }
level-hard = 5 – { word-hard }
bot-gentle = Bot 1 – beginner
bot-easy = Bot 2 – casual
bot-fair = Bot 3 – practised
bot-strong = Bot 4 – strong
bot-hard = Bot 5 – expert
bot-brief = { $level ->
    [gentle] Bot 1
    [easy] Bot 2
    [fair] Bot 3
    [strong] Bot 4
   *[hard] Bot 5
}
how-you-play = How you play
edition = What is in the box
about-edition = Which tiles or cards you play with.
clock = Clock
about-clock = Minutes for the game, or days for a move.
about-clock-here = Minutes for the whole game, and seconds more a move.
clock-none = None
clock-seconds = { $minutes } min + { $seconds } s
clock-days = { $days } days a move
about-hints = Anyone may ask for the three best moves.
about-chat = Players and spectators talk, each among themselves.
yes = Yes
visible = Who can see the table
about-visible = Only those with the link, or everybody on the start page.
private = Only with the link
public = Everybody
open-table = Open the table
spectators = { $count ->
    [one] One spectator
   *[other] { $count } spectators
}
won = { $count ->
    [one] { $names } won.
   *[other] { $names } share the win.
}
days-left = { $days ->
    [one] 1 day
   *[other] { $days } days
}
at-our-table = At our table
companion-title = { $title }, at our table
companion-about = Play with your own box. Tell what happens on the table; here is the referee and the score sheet. Hands stay hidden: only what is played is told.
companion-begin = Begin
companion-new = New game
companion-really-new = Yes, begin anew
companion-undo = Undo
just-now = Just now
companion-nothing-yet = Nothing has been played yet.
companion-hidden = Hands stay hidden: only what is played is entered.
companion-from = Where do you begin?
companion-from-empty = From the start
companion-from-middle = In the middle of a game
companion-lies = What lies on the table?
companion-lies-how = Enter all that lies there, in any order; then say that it is all.
companion-all-there = That is all
companion-points-so-far = Points so far
companion-filled-in = The deal, and the order of what lay there already, were filled in: any that fit. The record holds them so.
print-rules = Print, with a score sheet
print-it = Print
score-sheet = { $title }: score sheet
score-date = Date
score-game = Game { $number }
score-players = Players
piece-gone = , played already
pieces-left = { $left } left
