language = Taal
make-dark = Donker
make-light = Licht
nothing-here = Hier is niets.
to-the-start = Naar de startpagina
pull-up = Schuif aan.
about = Bordspellen met vrienden via een link, of met bots die nooit spieken. Geen account.
play-now = Nu spelen
set-up = Tafel instellen
titled = { $what }: { $title }
players = { $least }–{ $most } spelers
players-one = { $count } spelers
getting-ready = wordt geladen
getting-ready-game = { $title } wordt geladen
my-tables = Mijn tafels
public-tables = Openbare tafels
my-turn-at = { $count ->
    [one] Aan de beurt aan één tafel
   *[other] Aan de beurt aan { $count } tafels
}
turn-number = beurt { $turn }
no-public-tables = Er is nu geen openbare tafel. Stel er een in voor iedereen, of stuur vrienden een link.
tables-of-game = Spel van de openbare tafels
tables-of-all-games = Alle spellen
more-tables = Meer tafels
tables-to-come = Tafels die al bezig zijn, staan hier zodra hun spel klaarstaat.
server-is-away = De server antwoordt niet.
server-is-away-about = Misschien is hij gestopt, of is er geen netwerk. Deze pagina probeert het vanzelf opnieuw.
try-again = Opnieuw proberen
offline = Geen verbinding
offline-about = Je bent offline, of de server is gestopt. Alles wat je hebt gespeeld is daar bewaard, en het spel gaat verder waar het was.
part-is-missing = Een deel van de pagina kon niet worden opgehaald.
about-here = Bordspellen op dit apparaat: met bots die nooit spieken, of samen aan één scherm. Zonder account.
friends-need-server = Deze tafel staat alleen op dit apparaat en speelt zonder netwerk. Vrienden op andere apparaten kunnen alleen meedoen op een server van Toptafel.
no-answer-here = De tafel op dit apparaat antwoordt niet. Laad de pagina opnieuw; wat gespeeld is, blijft bewaard.
missing-table-here = Die tafel is er niet op dit apparaat. Tafels blijven in de browser waarin ze geopend zijn.
folder-is-away = De bestanden van deze pagina zijn niet bereikbaar.
starting = De tafel wordt geladen: { $done } van { $all } MB
starting-soon = De tafel wordt gedekt …
failed-no-webassembly = De tafel kan niet worden opgezet: deze browser heeft geen WebAssembly, of het staat uit. Zet het aan, of gebruik een nieuwere browser.
failed-no-file = De tafel kan niet worden opgezet: { $what } kon niet worden opgehaald. Ben je online? Dan is de map niet compleet: publiceer haar opnieuw.
failed-not-started = De tafel kan niet worden opgezet. Laad de pagina opnieuw; helpt dat niet, sluit dan andere tabbladen of gebruik een andere browser. De opgegeven reden: { $what }
trouble-nothing-kept = Deze browser bewaart niets voor deze pagina: je tafels blijven zolang ze open is. Dat kan komen door een privévenster of een instelling; sla op wat je wilt houden.
trouble-storage-full = De opslag van deze browser is vol, dus de laatste zet is niet bewaard. Maak ruimte op het apparaat en speel hem opnieuw.
trouble-storage-failed = Deze browser kon het laatste niet bewaren. Laad de pagina opnieuw: de tafel gaat verder vanaf wat bewaard is.
trouble-log-damaged = Wat deze browser van een van je tafels bewaard heeft, is beschadigd; ze kan niet verder. De andere zijn niet geraakt.
trouble-newer-storage = Een nieuwere versie van deze pagina heeft je tafels bewaard. Sluit alle tabbladen ervan en open haar opnieuw; tot dan wordt hier niets bewaard.
kept-here = Je tafels worden in deze browser bewaard. Hij kan ze weggooien als het apparaat ruimte tekortkomt, of als je zijn gegevens wist.
kept-here-for-good = Je tafels worden in deze browser bewaard tot je zijn gegevens wist.
save-tables = Afgelopen spellen in een bestand opslaan
remove = Weghalen
remove-table = Weghalen: { $title }, { $about }
remove-damaged = De beschadigde tafel weghalen
really-remove-about = Dan is ze voorgoed weg.
really-remove = Ja, weghalen
own-edition = Mijn eigen …
about-own-edition = Een eigen editie is een JSON-bestand; in de documentatie staat hoe je het schrijft.
edition-file = Bestand van de editie
not-json = { $file } kan niet gelezen worden: het moet JSON zijn.
bot = bot
free-seat = vrije plaats
guest = Gast
phase-waiting = wacht op spelers
phase-full = begint zo
phase-playing = wordt gespeeld
phase-paused = gepauzeerd
phase-over = afgelopen
phase-closed = gesloten
no-answer = De server antwoordt niet. Draait hij?
table = Tafel
loading = Een ogenblik …
missing-table = Die tafel bestaat niet. Is de link volledig?
moved = Je speelt nu op een ander apparaat.
your-turn = Jij bent aan de beurt
turn-of = { $name } is aan de beurt
waiting-for = Wachten op { $name }
bot-thinks = { $name } denkt na
status-waiting = Wachten op spelers
status-full = We beginnen …
status-paused = Het spel is gepauzeerd
status-closed = Deze tafel is gesloten
over-resigned = { $count ->
    [one] { $names } heeft opgegeven.
   *[other] { $names } hebben opgegeven.
}
over-time = { $count ->
    [one] De tijd van { $names } was op.
   *[other] De tijd van { $names } was op.
}
over = Het spel is afgelopen.
connection-lost = De verbinding is weg. Ze komt vanzelf terug.
move = Zet
play-it = Spelen
seats = Spelers
you = jij
is-away = niet verbonden
beside = Naast het bord
close = Sluiten
rules = Regels
menu = Menu
type-a-move = Een zet typen
chat-empty = Er is nog niets gezegd. Toeschouwers horen de spelers niet.
chat-empty-spectators = Toeschouwers praten onder elkaar; de spelers horen het niet.
to-the-seats = Bericht aan de spelers
to-the-spectators = Bericht aan de toeschouwers
hints-about = De drie beste zetten, voor zover jij dat kunt weten, met hun kansen.
hints-bar = Hoe vaak dit wint; het bleke stuk is hoe zeker dat is.
hints-later = Tips kun je vragen als je aan de beurt bent.
has-played = { $name } heeft gespeeld.
clock-said-none = Zonder klok.
clock-said-seconds = Ieder { $minutes } minuten, en { $seconds } seconden extra per zet.
clock-said-days = { $days } dagen per zet.
waits-for = We wachten op { $names }.
withdraw = Laat maar
play-for = Verder spelen voor { $name }
hand-over = { $name } is aan de beurt
hand-over-about = Geef het scherm door. De volgende hand wordt pas getoond als de speler er is.
i-am = Ik ben { $name }
code-for-phones = Code voor telefoons: die leidt naar deze tafel
share = Delen
copy-by-hand = De link is geselecteerd: kopieer hem met het toetsenbord of houd hem ingedrukt.
what-to-call-you = Hoe zullen we je noemen?
what-to-call-all = Wie spelen er aan dit scherm?
name-of = Naam van { $name }
at-the-table = Aan tafel
so-many-of = { $here } van { $all }
opens-for-machine = opent alleen op deze computer
opens-for-network = opent op elke telefoon op deze wifi
opens-for-everybody = opent op elk apparaat
let-phones-join = Laat telefoons op deze wifi meedoen
let-phones-join-about = Iedereen op deze wifi kan deze pagina dan openen, tot je haar weer sluit of de server stopt.
yes-let-in = Ja, laat ze binnen
shut-phones-out = Weer sluiten voor telefoons
shut-out = De server is gesloten voor jouw wifi. Laad deze pagina opnieuw zodra hij weer open is.
no-network = Deze computer zit niet in een netwerk. Verbind hem met wifi om telefoons uit te nodigen.
look-again = Opnieuw kijken
ask-the-host = Wie de server draait, kan hem voor anderen openen.
show-code = Toon een code om te scannen
share-link = Deel de link
bots-instead = { $count ->
    [one] Toch met een bot beginnen
   *[other] Toch met bots beginnen
}
kept-seat = gereserveerd
stand-up = Opstaan
settings = Instellingen
setting-sound = Geluid
about-sound = Een tik bij elke zet, een belletje als je aan de beurt bent.
setting-confirm = Zetten bevestigen
about-confirm = Een zet op het bord wordt pas gespeeld als je nog eens bevestigt.
setting-curtain = Gordijn
about-curtain = Als er meer mensen op dit scherm spelen, zijn de handen tussen de beurten bedekt.
setting-notify = Meldingen
about-notify = Laat het me weten als ik aan de beurt ben en dit tabblad niet openstaat.
name-kept = Je naam is bewaard.
names-kept = De naam is bewaard.
keep = Bewaren
other-device = Verder op een ander apparaat
about-other-device = Er is geen account. Een code, tien minuten en één keer geldig, neemt je naam en je tafels mee.
make-code = Code maken
code = Code
go-on-here = Hier verdergaan
foreign-page = Deze pagina komt van een ander adres dan haar server. Open het adres van de server zelf.
move-waits = Je zet wordt dan verstuurd.
confirm-move = Zo spelen?
yes-play = Ja, spelen
not-yet = Nog niet
has-left = is weg
is-out-resigned = gaf op
is-out-time = tijd op
hints = Tips
hint = Tip
thinking = Denkt na …
hint-wins = wint ongeveer { $brings } van de 100 keer
hint-points = levert uiteindelijk ongeveer { $brings } punten op
log = Verloop
chat = Chat
say-it = Verstuur
actions = Acties
take-back = Terugnemen
pause = Pauze
go-on = Verder
resign = Opgeven
really-resign = Ja, opgeven
no = Nee
let-bot-play = Laat een bot spelen voor { $name }
agree = Akkoord
decline = Nee, bedankt
asks-take-back = { $name } wil graag een zet terugnemen.
asks-pause = { $name } wil graag een pauze.
asks-bot = { $name } wil dat een bot voor { $place } speelt.
asks-take-over = { $name } wil voor { $place } spelen.
asked-take-back = Je wilt je zet terugnemen.
asked-pause = Je wilt pauzeren.
asked-bot = Je wilt dat een bot voor { $place } speelt.
asked-take-over = Je wilt voor { $place } spelen.
learn = Leren
learn-game = { $title } leren
learn-rules = Spelregels
learn-lessons = Lessen
learn-no-rules = Voor dit spel zijn nog geen regels opgeschreven.
learn-step = { $lesson } · { $number } van { $count }
learn-title = { $title }: { $lesson }
learn-back = Terug
learn-next = Verder
learn-show = Laat zien
learn-skip = Sla de les over
learn-skip-short = Overslaan
learn-steps = Stap voor stap
learn-other = Dat mag ook. Maar doe hier precies wat de les vraagt.
learn-unknown = Dat past hier niet. Kijk waar het gouden kader knippert.
learn-not-lost = Je bent niets kwijt: probeer het nog eens.
learn-what-happened = Wat er in het verloop staat
learn-over-about = Nu weet je wat je nodig hebt. De rest komt vanzelf onder het spelen.
learn-again-all = Opnieuw beginnen
learn-you = Jij
learn-options = Zo kun je ook spelen
learn-contents = Inhoud
learn-try = Probeer het zelf
learn-example = Voorbeeld
learn-before = Laat zien hoe het was
result = Uitslag
play-again = Nog een keer
download-record = Verslag downloaden
you-resigned = Je hebt opgegeven.
you-time = Je tijd was op.
your-place = { $shared ->
    [yes] Je bent gedeeld nummer { $place }.
   *[no] { $place ->
        [1] Je hebt gewonnen.
        [2] Je werd tweede.
        [3] Je werd derde.
        [4] Je werd vierde.
       *[other] Je werd laatste.
    }
}
out-resigned = heeft opgegeven, en wordt daarom laatste
out-time = had geen tijd meer, en wordt daarom laatste
when-it-stopped = Toen het spel stopte
game-length = { $turns ->
    [one] Eén beurt
   *[other] { $turns } beurten
}, { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
}
how-verified = Hoe weten we dat?
link-to-replay = Link om het spel terug te kijken
from-this-move = Begin bij deze zet
picture-of-board = Plaatje van het bord
no-picture = Deze browser kan geen plaatje van het bord maken.
replay = Naspelen
replay-a-record = Een verslag naspelen
drop-here = Sleep een verslag hierheen
replay-about = Van welke tafel dan ook, of een bestand dat je hebt bewaard. Het wordt bekeken en niet bewaard.
choose-file = Bestand kiezen
choose-record = Dit bestand heeft { $count } verslagen. Welk?
record-line = Regel { $number }: { $game }, { $moves ->
    [one] één zet
   *[other] { $moves } zetten
}
no-record-in = In { $file } staat geen verslag. Een verslag is een regel JSON.
file-too-big = { $file } is te groot.
replay-turn = Beurt { $turn } van { $turns }
the-deal-lies = Er is gedeeld. Met de pijltjestoetsen ga je door het spel.
step-back = Eén zet terug
step-on = Eén zet verder
to-first = Naar het begin
to-last = Naar het eind
play-replay = Afspelen
speed = Snelheid { $speed }×
seen-by = Gezien door
seen-by-mover = wie aan de beurt is
seen-by-all = iedereen, alle handen open
the-moves = Zetten
to-the-table = Naar de tafel
another-record = Ander verslag
verdict-proven = Eerlijk gedeeld.
verdict-wrong = Er is niet gedeeld zoals beloofd.
verdict-no-proof = Er is geen bewijs dat er eerlijk is gedeeld.
checked-here = Je browser heeft dit zelf nagerekend.
checked-here-wrong = Je browser vindt hetzelfde: wat er is gedeeld past niet bij wat er is beloofd.
deal-is-coming = Iedereen is er. We beginnen …
your-name = Je naam
sit-down = Ga zitten
link = Link
copy = Kopiëren
copied = Gekopieerd
board = Bord
who-plays = Wie spelen er mee?
seat-number = Speler { $number }
kind-me = Ik
kind-open = Met de link
kind-here = Zelfde scherm
kind-bot = Bot
a-friend = Een vriend
link-comes = krijgt een link zodra de tafel open is
add-player = Speler erbij
remove-player = Speler { $number } weghalen
name-of-player = Naam van speler { $number }
stone-of = Steen van speler { $number }
it-is-you = jij
friends = { $count ->
    [one] een vriend met de link
   *[other] { $count } vrienden met de link
}
bots = { $count ->
    [one] een bot van niveau { $level }
   *[other] { $count } bots van niveau { $level }
}
level-of = niveau { $number } van { $count }
word-gentle = beginner
word-easy = liefhebber
word-fair = gevorderd
word-strong = sterk
word-hard = expert
fewer = Minder
more-of-it = Meer
further = Meer
as-usual = zoals gewoonlijk
changed = aangepast
table-for = Een tafel voor { $title }
bot-level = Sterkte van bot { $number }
level-gentle = 1 – { word-gentle }
level-easy = 2 – { word-easy }
level-fair = 3 – { word-fair }
level-strong = 4 – { word-strong }
level-hard = 5 – { word-hard }
bot-gentle = Bot 1 – beginner
bot-easy = Bot 2 – liefhebber
bot-fair = Bot 3 – gevorderd
bot-strong = Bot 4 – sterk
bot-hard = Bot 5 – expert
bot-brief = { $level ->
    [gentle] Bot 1
    [easy] Bot 2
    [fair] Bot 3
    [strong] Bot 4
   *[hard] Bot 5
}
how-you-play = Hoe je speelt
edition = Wat er in de doos zit
about-edition = Met welke tegels of kaarten je speelt.
clock = Klok
about-clock = Minuten voor het spel, of dagen per zet.
about-clock-here = Minuten voor het hele spel, en seconden erbij per zet.
clock-none = Geen
clock-seconds = { $minutes } min + { $seconds } s
clock-days = { $days } dagen per zet
about-hints = Iedereen mag om de drie beste zetten vragen.
about-chat = Spelers en toeschouwers praten, elk onder elkaar.
yes = Ja
visible = Wie de tafel kan zien
about-visible = Alleen wie de link heeft, of iedereen op de startpagina.
private = Alleen met de link
public = Iedereen
open-table = Tafel openen
spectators = { $count ->
    [one] Eén toeschouwer
   *[other] { $count } toeschouwers
}
won = { $count ->
    [one] { $names } heeft gewonnen.
   *[other] { $names } delen de winst.
}
days-left = { $days ->
    [one] 1 dag
   *[other] { $days } dagen
}
at-our-table = Bij ons aan tafel
companion-title = { $title }, bij ons aan tafel
companion-about = Speel met je eigen doos. Vertel wat er op tafel gebeurt; hier zijn de scheidsrechter en het scoreblad. Handen blijven verborgen: je vertelt alleen wat er gespeeld wordt.
companion-begin = Beginnen
companion-new = Nieuw spel
companion-really-new = Ja, opnieuw beginnen
companion-undo = Ongedaan maken
just-now = Zojuist
companion-nothing-yet = Er is nog niets gespeeld.
companion-hidden = Handen blijven verborgen: alleen wat gespeeld is, wordt ingevoerd.
companion-from = Waar beginnen jullie?
companion-from-empty = Vanaf het begin
companion-from-middle = Midden in een spel
companion-lies = Wat ligt er op tafel?
companion-lies-how = Voer alles in wat er ligt, in welke volgorde ook; zeg dan dat het alles is.
companion-all-there = Dat is alles
companion-points-so-far = Punten tot nu toe
companion-filled-in = De verdeling, en de volgorde van wat er al lag, zijn erbij bedacht: zo dat het klopt. Zo staan ze ook in het verslag.
print-rules = Afdrukken, met scoreblad
print-it = Afdrukken
score-sheet = { $title }: scoreblad
score-date = Datum
score-game = Spel { $number }
score-players = Spelers
piece-gone = , al gespeeld
pieces-left = nog { $left }
