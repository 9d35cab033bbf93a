language = Sprache
make-dark = Dunkel
make-light = Hell
nothing-here = Hier ist nichts.
to-the-start = Zur Startseite
pull-up = Setz dich dazu.
about = Brettspiele mit Freunden per Link oder mit Bots, die nie spicken. Kein Konto.
play-now = Jetzt spielen
set-up = Tisch einrichten
titled = { $what }: { $title }
players = { $least }–{ $most } Spieler
players-one = { $count } Spieler
getting-ready = wird geladen
getting-ready-game = { $title } wird geladen
my-tables = Meine Tische
public-tables = Öffentliche Tische
my-turn-at = { $count ->
    [one] An einem Tisch bist du dran
   *[other] An { $count } Tischen bist du dran
}
turn-number = Zug { $turn }
no-public-tables = Gerade ist kein öffentlicher Tisch offen. Richte einen für alle ein, oder schicke Freunden einen Link.
tables-of-game = Spiel der öffentlichen Tische
tables-of-all-games = Alle Spiele
more-tables = Weitere Tische
tables-to-come = Tische, an denen schon gespielt wird, stehen hier, sobald ihr Spiel vorbereitet ist.
server-is-away = Der Server antwortet nicht.
server-is-away-about = Vielleicht ist er beendet, oder das Netz ist weg. Diese Seite versucht es von selbst wieder.
try-again = Noch einmal versuchen
offline = Keine Verbindung
offline-about = Du bist offline, oder der Server ist beendet. Alles, was du gespielt hast, ist dort aufgehoben, und das Spiel geht weiter, wo es war.
part-is-missing = Ein Teil der Seite ließ sich nicht laden.
about-here = Brettspiele auf diesem Gerät: mit Bots, die nie spicken, oder zusammen an einem Bildschirm. Ohne Konto.
friends-need-server = Dieser Tisch steht nur auf diesem Gerät und spielt ohne Netz. Freunde an anderen Geräten können nur an einem Server von Toptafel mitspielen.
no-answer-here = Der Tisch auf diesem Gerät antwortet nicht. Lade die Seite neu; was gespielt wurde, bleibt erhalten.
missing-table-here = Diesen Tisch gibt es auf diesem Gerät nicht. Tische bleiben in dem Browser, in dem sie eröffnet wurden.
folder-is-away = Die Dateien dieser Seite sind nicht zu erreichen.
starting = Der Tisch wird geladen: { $done } von { $all } MB
starting-soon = Der Tisch wird gedeckt …
failed-no-webassembly = Der Tisch kann nicht aufgestellt werden: Dieser Browser hat kein WebAssembly, oder es ist abgeschaltet. Schalte es ein, oder nimm einen neueren Browser.
failed-no-file = Der Tisch kann nicht aufgestellt werden: { $what } war nicht zu holen. Bist du online? Dann ist der Ordner nicht vollständig: Veröffentliche ihn neu.
failed-not-started = Der Tisch kann nicht aufgestellt werden. Lade die Seite neu; hilft das nicht, schließe andere Tabs oder nimm einen anderen Browser. Der genannte Grund: { $what }
trouble-nothing-kept = Dieser Browser behält nichts für diese Seite: Deine Tische bleiben, solange sie offen ist. Das kann an einem privaten Fenster oder einer Einstellung liegen; speichere, was du behalten willst.
trouble-storage-full = Der Speicher dieses Browsers ist voll, darum wurde der letzte Zug nicht behalten. Schaffe Platz auf dem Gerät und spiele ihn noch einmal.
trouble-storage-failed = Dieser Browser konnte das Letzte nicht behalten. Lade die Seite neu: Der Tisch geht von dem aus weiter, was erhalten ist.
trouble-log-damaged = Was dieser Browser von einem deiner Tische behalten hat, ist beschädigt; er kann nicht weitergehen. Die anderen sind nicht betroffen.
trouble-newer-storage = Eine neuere Fassung dieser Seite hat deine Tische behalten. Schließe alle ihre Tabs und öffne sie neu; bis dahin wird hier nichts behalten.
kept-here = Deine Tische bleiben in diesem Browser. Er kann sie wegwerfen, wenn dem Gerät Platz fehlt oder du seine Daten löschst.
kept-here-for-good = Deine Tische bleiben in diesem Browser, bis du seine Daten löschst.
save-tables = Beendete Spiele in einer Datei speichern
remove = Entfernen
remove-table = Entfernen: { $title }, { $about }
remove-damaged = Den beschädigten Tisch entfernen
really-remove-about = Dann ist er für immer weg.
really-remove = Ja, entfernen
own-edition = Meine eigene …
about-own-edition = Eine eigene Ausgabe ist eine JSON-Datei; wie man sie schreibt, steht in der Dokumentation.
edition-file = Datei der Ausgabe
not-json = { $file } ist nicht lesbar: Es muss JSON sein.
bot = Bot
free-seat = freier Platz
guest = Gast
phase-waiting = wartet auf Spieler
phase-full = beginnt gleich
phase-playing = wird gespielt
phase-paused = unterbrochen
phase-over = zu Ende
phase-closed = geschlossen
no-answer = Der Server antwortet nicht. Läuft er?
table = Tisch
loading = Einen Moment …
missing-table = Diesen Tisch gibt es nicht. Ist der Link vollständig?
moved = Du spielst jetzt auf einem anderen Gerät.
your-turn = Du bist am Zug
turn-of = { $name } ist am Zug
waiting-for = Warten auf { $name }
bot-thinks = { $name } denkt nach
status-waiting = Warten auf Spieler
status-full = Gleich geht es los
status-paused = Das Spiel ist unterbrochen
status-closed = Dieser Tisch ist geschlossen
over-resigned = { $count ->
    [one] { $names } hat aufgegeben.
   *[other] { $names } haben aufgegeben.
}
over-time = { $count ->
    [one] { $names } hatte keine Zeit mehr.
   *[other] { $names } hatten keine Zeit mehr.
}
over = Das Spiel ist zu Ende.
connection-lost = Die Verbindung ist weg. Sie kommt von selbst wieder.
move = Zug
play-it = Spielen
seats = Spieler
you = du
is-away = nicht verbunden
beside = Neben dem Brett
close = Schließen
rules = Regeln
menu = Menü
type-a-move = Zug eintippen
chat-empty = Noch hat niemand etwas gesagt. Zuschauer hören die Spielenden nicht.
chat-empty-spectators = Zuschauer reden unter sich; die Spielenden hören es nicht.
to-the-seats = Nachricht an die Spieler
to-the-spectators = Nachricht an die Zuschauer
hints-about = Die drei besten Züge, soweit du es wissen kannst, mit ihren Aussichten.
hints-bar = Wie oft das gewinnt; das blasse Ende zeigt, wie sicher das ist.
hints-later = Tipps gibt es, wenn du am Zug bist.
has-played = { $name } hat gespielt.
clock-said-none = Ohne Uhr.
clock-said-seconds = { $minutes } Minuten für jeden, und { $seconds } Sekunden mehr je Zug.
clock-said-days = { $days } Tage je Zug.
waits-for = Warten auf { $names }.
withdraw = Doch nicht
play-for = Für { $name } weiterspielen
hand-over = { $name } ist dran
hand-over-about = Gib den Bildschirm weiter. Die nächste Hand wird erst gezeigt, wenn die Person da ist.
i-am = Ich bin { $name }
code-for-phones = Code für Handys: Er führt zu diesem Tisch
share = Teilen
copy-by-hand = Der Link ist markiert: Kopiere ihn mit der Tastatur oder durch langes Drücken.
what-to-call-you = Wie sollen wir dich nennen?
what-to-call-all = Wer spielt an diesem Bildschirm?
name-of = Name von { $name }
at-the-table = Am Tisch
so-many-of = { $here } von { $all }
opens-for-machine = öffnet sich nur auf diesem Computer
opens-for-network = öffnet sich auf jedem Handy in diesem WLAN
opens-for-everybody = öffnet sich auf jedem Gerät
let-phones-join = Handys in diesem WLAN mitspielen lassen
let-phones-join-about = Alle in diesem WLAN können diese Seite dann öffnen, bis du sie wieder schließt oder der Server stoppt.
yes-let-in = Ja, lass sie herein
shut-phones-out = Für Handys wieder schließen
shut-out = Der Server ist für dein WLAN geschlossen. Sobald er wieder offen ist, lade diese Seite neu.
no-network = Dieser Computer ist in keinem Netz. Verbinde ihn mit dem WLAN, um Handys einzuladen.
look-again = Noch einmal nachsehen
ask-the-host = Wer den Server betreibt, kann ihn für andere öffnen.
show-code = Code zum Scannen zeigen
share-link = Link teilen
bots-instead = { $count ->
    [one] Lieber mit einem Bot anfangen
   *[other] Lieber mit Bots anfangen
}
kept-seat = reserviert
stand-up = Aufstehen
settings = Einstellungen
setting-sound = Ton
about-sound = Ein Klopfen bei jedem Zug, ein Glöckchen, wenn du dran bist.
setting-confirm = Züge bestätigen
about-confirm = Ein Zug auf dem Brett gilt erst, wenn du ihn noch einmal bestätigst.
setting-curtain = Vorhang
about-curtain = Spielen mehrere an diesem Bildschirm, sind die Hände zwischen den Zügen verdeckt.
setting-notify = Benachrichtigungen
about-notify = Sag mir Bescheid, wenn ich dran bin und dieser Tab nicht vorn ist.
name-kept = Dein Name ist gespeichert.
names-kept = Der Name ist gespeichert.
keep = Speichern
other-device = Auf einem anderen Gerät weitermachen
about-other-device = Es gibt kein Konto. Ein Code, zehn Minuten und einmal gültig, nimmt deinen Namen und deine Tische mit.
make-code = Code erzeugen
code = Code
go-on-here = Hier weitermachen
foreign-page = Diese Seite kommt von einer anderen Adresse als ihr Server. Öffne die Adresse des Servers selbst.
move-waits = Dein Zug wird dann gesendet.
confirm-move = So spielen?
yes-play = Ja, spielen
not-yet = Noch nicht
has-left = ist weg
is-out-resigned = hat aufgegeben
is-out-time = Zeit abgelaufen
hints = Tipps
hint = Tipp
thinking = Denkt nach …
hint-wins = gewinnt etwa { $brings } von 100 Mal
hint-points = bringt am Ende etwa { $brings } Punkte
log = Verlauf
chat = Chat
say-it = Senden
actions = Aktionen
take-back = Zurücknehmen
pause = Pause
go-on = Weiter
resign = Aufgeben
really-resign = Ja, aufgeben
no = Nein
let-bot-play = Einen Bot für { $name } spielen lassen
agree = Einverstanden
decline = Nein, danke
asks-take-back = { $name } möchte einen Zug zurücknehmen.
asks-pause = { $name } möchte eine Pause.
asks-bot = { $name } möchte, dass ein Bot für { $place } spielt.
asks-take-over = { $name } möchte für { $place } spielen.
asked-take-back = Du möchtest deinen Zug zurücknehmen.
asked-pause = Du möchtest eine Pause.
asked-bot = Du möchtest, dass ein Bot für { $place } spielt.
asked-take-over = Du möchtest für { $place } spielen.
learn = Lernen
learn-game = { $title } lernen
learn-rules = Spielregeln
learn-lessons = Lektionen
learn-no-rules = Für dieses Spiel sind noch keine Regeln aufgeschrieben.
learn-step = { $lesson } · { $number } von { $count }
learn-title = { $title }: { $lesson }
learn-back = Zurück
learn-next = Weiter
learn-show = Zeig es mir
learn-skip = Lektion überspringen
learn-skip-short = Auslassen
learn-steps = Schritt für Schritt
learn-other = Auch das ist erlaubt. Mach hier aber genau das, worum die Lektion dich bittet.
learn-unknown = Das passt hier nicht. Schau in den goldenen Rahmen.
learn-not-lost = Es ist nichts verloren: Versuch es noch einmal.
learn-what-happened = Was im Verlauf steht
learn-over-about = Jetzt weißt du, was du brauchst. Der Rest kommt beim Spielen.
learn-again-all = Von vorn
learn-you = Du
learn-options = So könnt ihr auch spielen
learn-contents = Inhalt
learn-try = Probier es selbst
learn-example = Beispiel
learn-before = Zeig, wie es war
result = Ergebnis
play-again = Noch einmal
download-record = Protokoll herunterladen
you-resigned = Du hast aufgegeben.
you-time = Deine Zeit war um.
your-place = { $shared ->
    [yes] Du teilst dir Platz { $place }.
   *[no] { $place ->
        [1] Du hast gewonnen.
        [2] Du bist Zweiter geworden.
        [3] Du bist Dritter geworden.
        [4] Du bist Vierter geworden.
       *[other] Du bist Letzter geworden.
    }
}
out-resigned = hat aufgegeben und wird deshalb Letzter
out-time = hatte keine Zeit mehr und wird deshalb Letzter
when-it-stopped = Als das Spiel aufhörte
game-length = { $turns ->
    [one] Ein Zug
   *[other] { $turns } Züge
}, { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
}
how-verified = Woher wissen wir das?
link-to-replay = Link zum Nachspielen
from-this-move = Bei diesem Zug beginnen
picture-of-board = Bild vom Brett
no-picture = Dieser Browser kann kein Bild vom Brett machen.
replay = Nachspielen
replay-a-record = Ein Protokoll nachspielen
drop-here = Zieh ein Protokoll hierher
replay-about = Von irgendeinem Tisch, oder eine Datei, die du aufgehoben hast. Es wird angesehen und nicht aufbewahrt.
choose-file = Datei wählen
choose-record = Diese Datei hat { $count } Protokolle. Welches?
record-line = Zeile { $number }: { $game }, { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
}
no-record-in = In { $file } ist kein Protokoll. Ein Protokoll ist eine Zeile JSON.
file-too-big = { $file } ist zu groß.
replay-turn = Zug { $turn } von { $turns }
the-deal-lies = Es ist ausgeteilt. Mit den Pfeiltasten gehst du durch das Spiel.
step-back = Einen Zug zurück
step-on = Einen Zug weiter
to-first = Zum Anfang
to-last = Zum Ende
play-replay = Abspielen
speed = Tempo { $speed }×
seen-by = Gesehen von
seen-by-mover = wer am Zug ist
seen-by-all = alle, mit offenen Händen
the-moves = Züge
to-the-table = Zum Tisch
another-record = Anderes Protokoll
verdict-proven = Fair ausgeteilt.
verdict-wrong = Es wurde nicht so ausgeteilt wie versprochen.
verdict-no-proof = Für dieses Austeilen gibt es keinen Beweis.
checked-here = Dein Browser hat das selbst nachgerechnet.
checked-here-wrong = Dein Browser findet dasselbe: Was ausgeteilt wurde, passt nicht zum Versprechen.
deal-is-coming = Alle sind da. Gleich geht es los.
your-name = Dein Name
sit-down = Hinsetzen
link = Link
copy = Kopieren
copied = Kopiert
board = Brett
who-plays = Wer spielt mit?
seat-number = Spieler { $number }
kind-me = Ich
kind-open = Mit dem Link
kind-here = Am selben Bildschirm
kind-bot = Bot
a-friend = Jemand
link-comes = bekommt einen Link, sobald der Tisch offen ist
add-player = Noch jemand
remove-player = Spieler { $number } entfernen
name-of-player = Name von Spieler { $number }
stone-of = Stein von Spieler { $number }
it-is-you = du
friends = { $count ->
    [one] jemand mit dem Link
   *[other] { $count } Leute mit dem Link
}
bots = { $count ->
    [one] ein Bot der Stufe { $level }
   *[other] { $count } Bots der Stufe { $level }
}
level-of = Stufe { $number } von { $count }
word-gentle = Anfänger
word-easy = Hobby
word-fair = geübt
word-strong = stark
word-hard = Experte
fewer = Weniger
more-of-it = Mehr
further = Mehr
as-usual = wie üblich
changed = geändert
table-for = Ein Tisch für { $title }
bot-level = Stärke von Bot { $number }
level-gentle = 1 – { word-gentle }
level-easy = 2 – { word-easy }
level-fair = 3 – { word-fair }
level-strong = 4 – { word-strong }
level-hard = 5 – { word-hard }
bot-gentle = Bot 1 – Anfänger
bot-easy = Bot 2 – Hobby
bot-fair = Bot 3 – geübt
bot-strong = Bot 4 – stark
bot-hard = Bot 5 – Experte
bot-brief = { $level ->
    [gentle] Bot 1
    [easy] Bot 2
    [fair] Bot 3
    [strong] Bot 4
   *[hard] Bot 5
}
how-you-play = Wie ihr spielt
edition = Was in der Schachtel ist
about-edition = Mit welchen Legeteilen oder Karten ihr spielt.
clock = Uhr
about-clock = Minuten für das Spiel oder Tage für einen Zug.
about-clock-here = Minuten für das ganze Spiel, und Sekunden mehr je Zug.
clock-none = Keine
clock-seconds = { $minutes } min + { $seconds } s
clock-days = { $days } Tage pro Zug
about-hints = Alle dürfen nach den drei besten Zügen fragen.
about-chat = Spielende und Zuschauende reden, jeweils unter sich.
yes = Ja
visible = Wer den Tisch sehen kann
about-visible = Nur wer den Link hat, oder alle auf der Startseite.
private = Nur mit dem Link
public = Alle
open-table = Tisch eröffnen
spectators = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } Personen schauen zu
}
won = { $count ->
    [one] { $names } hat gewonnen.
   *[other] { $names } teilen sich den Sieg.
}
days-left = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
at-our-table = An unserem Tisch
companion-title = { $title }, an unserem Tisch
companion-about = Spielt mit eurer eigenen Schachtel. Sagt, was auf dem Tisch geschieht; hier sind Schiedsrichter und Punktezettel. Die Hände bleiben verdeckt: Gesagt wird nur, was gespielt ist.
companion-begin = Beginnen
companion-new = Neues Spiel
companion-really-new = Ja, von vorn beginnen
companion-undo = Rückgängig
just-now = Gerade eben
companion-nothing-yet = Noch ist nichts gespielt.
companion-hidden = Die Hände bleiben verdeckt: Eingegeben wird nur, was gespielt ist.
companion-from = Wo fangt ihr an?
companion-from-empty = Von Anfang an
companion-from-middle = Mitten im Spiel
companion-lies = Was liegt auf dem Tisch?
companion-lies-how = Gebt alles ein, was da liegt, in beliebiger Reihenfolge; sagt dann, dass es alles ist.
companion-all-there = Das ist alles
companion-points-so-far = Punkte bisher
companion-filled-in = Die Verteilung, und die Reihenfolge dessen, was schon lag, sind ergänzt: irgendeine, die passt. So stehen sie im Protokoll.
print-rules = Drucken, mit Punktezettel
print-it = Drucken
score-sheet = { $title }: Punktezettel
score-date = Datum
score-game = Spiel { $number }
score-players = Mitspieler
piece-gone = , schon gespielt
pieces-left = noch { $left }
