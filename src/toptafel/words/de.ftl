game-over = Das Spiel ist zu Ende.
not-your-turn = Du bist nicht dran: { $who } ist am Zug.
too-late = Dein Zug galt noch der alten Stellung: Er war für Zug { $meant } gedacht, und jetzt kommt Zug { $turn }.
unreadable = „{ $text }“ kann ich nicht lesen.
seat-called = Platz { $seat }
setup-players = { $title } ist für { $least } bis { $most } Personen.
setup-unknown = { $title } kennt diese Wahl nicht. Vielleicht ist diese Seite veraltet: Lade sie neu.
setup-edition = Diese Datei ist keine Ausgabe von { $title }, mit der man spielen kann.

welcome = { $title }: Du hast Platz { $seat }{ $opponents ->
    [0] {""} und spielst allein
    [one] {""} und spielst gegen einen Bot ({ bot-name })
   *[other] {""} und spielst gegen { $opponents } Bots ({ bot-name })
}.
bot-name = { $bot ->
    [gentle] 1 – Anfänger
    [easy] 2 – Hobby
    [fair] 3 – geübt
    [strong] 4 – stark
    [hard] 5 – Experte
   *[other] { $bot }
}
how-to = Tippe einen Zug; oder ? für deine Züge, h für einen Tipp, b für das Brett, i für mehr über das Spiel, r für die Regeln, u um einen Zug zurückzunehmen, help für Hilfe, oder q zum Aufhören.
your-move = Dein Zug
help = { "" }
    ?  deine Züge; ? und ein Anfang: die Züge, die so anfangen
    h  ein Tipp
    b  noch einmal das Brett
    i  was sonst bekannt ist
    r  die Regeln
    u  deinen letzten Zug zurücknehmen
    q  aufhören
    Groß- und Kleinschreibung und Leerzeichen sind in Zügen egal.
go-on = Enter geht weiter >{" "}
more = Enter zeigt mehr, q hört auf >{" "}
bot-thinks = Platz { $seat } ({ bot-name }) denkt nach …
hint-thinks = Ein Tipp wird gesucht …
nothing-to-take-back = Es gibt keinen Zug von dir, den du zurücknehmen könntest.
taken-back = Dein letzter Zug ist zurückgenommen.
back-online = Online nimmst du Züge auf der Seite zurück, wo die anderen gefragt werden.
wait-your-turn = Du bist noch nicht an der Reihe, also wird das nicht gespielt.
no-info = Alles, was bekannt ist, steht in der Zeichnung.
game-kept = Das Spiel steht in { $file }. Weiterspielen: { $command }
goes-on = Das Spiel geht nach { $turn ->
    [one] einem Zug
   *[other] { $turn } Zügen
} weiter.
command-moves = züge
command-hint = tipp
command-board = brett
command-info = info
command-rules = regeln
command-back = zurück
command-help = hilfe
command-quit = ende aufhören stopp
move-form = {""}
hint-win = { $move } gewinnt etwa { $brings } von 100 Mal ({ $low } bis { $high })
hint-points = { $move } bringt am Ende etwa { $brings } Punkte ({ $low } bis { $high })
why-rather = Weniger Punkte als Tipp { $number }, aber { $who } könnte danach etwa { $points } statt { $instead } bekommen.
why-later = Jetzt weniger Punkte als Tipp { $number }, aber in den zu Ende gespielten Partien lief es mindestens so gut.
your-moves = { $count ->
    [one] Ein erlaubter Zug:
   *[other] { $count } erlaubte Züge:
}
moves-more = Und noch { $count }. Tippe ? und einen Anfang für die Züge, die so anfangen.
stopped = Du hast das Spiel abgebrochen.
place-line = { $place }. Platz { $seat }{ $you ->
    [yes] , du
   *[no] {""}
}: { $score }
and-also = ;{" "}
place-how = { place-line } ({ $how })
explain-score = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
compiling-rules = Die Regeln von { $title } werden kompiliert, einmalig auf diesem Rechner …
compiling-bots = Die Bots für { $title } werden kompiliert, einmalig auf diesem Rechner …
preparing = Kompilieren für { $games }, auf allen Kernen …
prepared-rules = { $done }/{ $of }  { $title }: die Regeln sind bereit
prepared-bots = { $done }/{ $of }  { $title }: die Bots sind bereit
prepared-hints = { $done }/{ $of }  { $title }: die Tipps sind bereit

games-line = { $title }, { $players } Spieler ({ $credit })
games-how = Spiele eines hier mit toptafel play SPIEL (oder python3 play.py play SPIEL); toptafel rules SPIEL zeigt die Regeln.

bad-url = erwartet wurde eine Adresse wie http://localhost:8000, nicht „{ $url }“
no-answer = { $url } antwortet nicht: { $problem }
server-not-table = das ist die Adresse eines Servers, nicht die eines Tisches; nimm den Link eines Tisches, oder eröffne einen: toptafel sit { $url } --open SPIEL
connection-lost = der Server hat die Verbindung getrennt (Code { $code })
guest-name = Gast
seated = Du hast Platz { $seat }. Das Spiel beginnt, sobald alle Plätze besetzt sind.
table-shut = Der Tisch ist geschlossen.
proven = Ehrlich ausgeteilt. Der Server legte seinen Teil des Zufalls fest, bevor sich jemand setzte, und { $people ->
    [one] das Gerät einer Person gab seinen dazu
   *[other] die Geräte von { $people } Personen gaben ihren dazu
}: Weder der Server noch jemand am Tisch konnte die Verteilung allein wählen. { $moves ->
    [one] Der eine Zug ist
   *[other] Alle { $moves } Züge sind
} gültig. (Namen und Stufen der Bots gehören nicht dazu{ $out ->
    [0] {""}
    [one] , auch nicht, dass eine Person aufgab oder keine Zeit mehr hatte
   *[other] , auch nicht, dass { $out } Personen aufgaben oder keine Zeit mehr hatten
}.)
no-proof = zu diesem Protokoll gibt es keinen Beweis: Das Spiel wurde nicht online gespielt, also gibt es außer den Zügen nichts zu prüfen (toptafel replay)
wrong-proof = der Beweis in diesem Protokoll ist beschädigt oder unvollständig
wrong-secret = das Geheimnis ist nicht das versprochene: sein Hash ist nicht die Festlegung
wrong-seed = der Startwert ist nicht aus dem Geheimnis und dem gemacht, was alle hinzugefügt haben
wrong-result = das Ergebnis im Beweis ist nicht das, zu dem die Züge führen
