game-over = Das Spiel ist zu Ende.
not-your-turn = Du bist nicht dran: { $who } ist am Zug.
too-late = Der Tisch ist schon weiter: Dein Zug war als Nr. { $meant } gedacht, und jetzt kommt Nr. { $turn }.
unreadable = „{ $text }“ kann ich nicht lesen.
seat-called = Sitz { $seat }

welcome = { $title }: Du hast Sitz { $seat }{ $opponents ->
    [0] {""} und spielst allein
    [one] {""} und spielst gegen einen Bot ({ bot-name })
   *[other] {""} und spielst gegen { $opponents } Bots ({ bot-name })
}.
bot-name = { $bot ->
    [gentle] sanft
    [easy] leicht
    [fair] mittel
    [strong] stark
    [hard] schwer
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
bot-thinks = Sitz { $seat } ({ bot-name }) denkt nach …
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
your-moves = { $count ->
    [one] Ein erlaubter Zug:
   *[other] { $count } erlaubte Züge:
}
stopped = Du hast das Spiel abgebrochen.
place-line = { $place }. Sitz { $seat }{ $you ->
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

bad-url = erwartet wurde eine Adresse wie http://localhost:8000, nicht „{ $url }“
no-answer = { $url } antwortet nicht: { $problem }
house-not-table = das ist die Adresse eines Hauses, nicht die eines Tisches; nimm den Link eines Tisches, oder eröffne einen: toptafel sit { $url } --open SPIEL
connection-lost = das Haus hat die Verbindung getrennt (Code { $code })
guest-name = Gast
seated = Du hast Sitz { $seat }. Das Spiel beginnt, sobald alle Sitze besetzt sind.
table-shut = Der Tisch ist geschlossen.
proven = bewiesen: das Haus war auf seinen Teil der Verteilung festgelegt, bevor sich jemand setzte, { $people ->
    [one] das Gerät einer Person hat seinen
   *[other] die Geräte von { $people } Personen haben ihren
} hinzugefügt, die Verteilung folgt allein daraus, und { $moves ->
    [one] der eine Zug ist
   *[other] alle { $moves } Züge sind
} gültig; wie die Spielenden hießen und wie stark Bots waren, sagt nur das Haus{ $out ->
    [0] {""}
    [one] , ebenso, dass ein Sitz aufgab oder keine Zeit mehr hatte
   *[other] , ebenso, dass { $out } Sitze aufgaben oder keine Zeit mehr hatten
}
no-proof = zu diesem Protokoll gibt es keinen Beweis: Das Spiel wurde nicht online gespielt, also gibt es außer den Zügen nichts zu prüfen (toptafel replay)
wrong-secret = das Geheimnis ist nicht das versprochene: sein Hash ist nicht die Festlegung
wrong-seed = der Startwert ist nicht aus dem Geheimnis und dem gemacht, was alle hinzugefügt haben
wrong-result = das Ergebnis im Beweis ist nicht das, zu dem die Züge führen
