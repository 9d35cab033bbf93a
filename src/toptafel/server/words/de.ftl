table-is-closed = Dieser Tisch ist geschlossen.
table-is-waiting = Das Spiel hat noch nicht begonnen: Es fehlen noch Mitspieler.
table-is-full = Alle sind da; gleich geht es los.
table-is-playing = Das Spiel läuft.
table-is-paused = Das Spiel ist unterbrochen.
table-is-over = Das Spiel ist zu Ende.
no-such-seat = Hier gibt es keinen Spieler { $seat }; die Spieler gehen von 1 bis { $count }.
out-of-the-game = { $who } ist ausgeschieden; ein Bot hat übernommen.
not-your-seat = Du spielst nicht für { $who }.
time-is-up = Deine Zeit ist abgelaufen.
seat-taken = Hier spielt schon jemand anderes.
no-free-seat = Es ist kein Platz mehr frei.
sits-already = Du spielst schon an diesem Tisch.
seat-left = Du spielst schon nicht mehr als Spieler { $seat }.
not-the-host = Das kann nur, wer diesen Tisch eröffnet hat und daran sitzt.
nothing-to-take-back = Dort gibt es nichts zurückzunehmen: Dies ist Zug { $turn }.
no-such-turn = So weit ist das Spiel noch nicht: Dies ist Zug { $turn }.
seat-not-left = { $who } hat den Tisch nicht verlassen.
asked-already = Das sind die anderen schon gefragt worden.
log-is-long = An diesem Tisch ist sehr viel geschehen: bis zum Ende des Spiels sind nur noch Züge möglich.
nobody-to-agree = Es ist kein Mitspieler da, der zustimmen könnte.
no-such-offer = Die Anfrage { $offer } gibt es nicht mehr.
agreed-already = Du hast schon zugestimmt.
chat-is-off = An diesem Tisch gibt es keinen Chat.
not-your-room = Die Spielenden reden unter sich, die Zuschauenden auch.
rematch-is-open = Die Revanche ist schon eröffnet.
did-not-play = Eine Revanche ist für die, die hier gespielt haben.
nobody-to-play = Mindestens ein Spieler muss ein Mensch sein.
clock-without-time = Eine Uhr braucht Zeit: mindestens eine Sekunde oder einen Tag.
days-without-increment = Eine Uhr mit Tagen für jeden Zug gibt keine Sekunden dazu. Lass den Zuschlag weg.
cannot-set-up = { $why }
no-such-game = Dieses Spiel gibt es hier nicht.
edition-too-long = Diese Ausgabe ist zu groß: höchstens { $most } Bytes.
no-guest = Sag uns zuerst deinen Namen, dann setz dich.
banned = Der Gastgeber lässt dich hier nicht spielen.
silenced = Der Gastgeber hat dir hier das Wort entzogen.
too-fast = Das geht zu schnell. Warte einen Moment.
too-busy = Gerade werden viele Partien nachgespielt. Versuch es gleich noch einmal.
cannot-store = Das konnte nicht gespeichert werden, oder wir haben nicht erfahren, dass es gelungen ist. Versuch es noch einmal.
no-such-table = Diesen Tisch gibt es nicht. Ist der Link vollständig?
unreadable-table = Dieser Tisch lässt sich nicht mehr lesen: Sein Spiel gibt es hier nicht mehr, oder was von ihm aufbewahrt war, ist beschädigt. Alle anderen Tische sind, wie sie waren.
bad-message = Das wurde nicht verstanden. Lade die Seite neu, und sag es dem, der sie betreibt, wenn es noch einmal vorkommt.
bad-name = Ein Name hat 1 bis 24 sichtbare Zeichen.
bad-text = Eine Chatzeile hat 1 bis 300 sichtbare Zeichen.
wrong-code = Dieser Code ist falsch, benutzt oder zu alt. Erzeuge einen neuen auf deinem anderen Gerät.
too-many-tables = Du hast viele offene Tische. Spiel eine Partie zu Ende oder gib sie auf; ein Tisch, an dem niemand spielt, wird nach einer Weile geschlossen.
too-many-new-tables = Aus deinem Netz kommen zu viele neue Tische. Versuch es später noch einmal.
too-many-guests = Aus deinem Netz kommen zu viele neue Gäste. Versuch es später noch einmal.
too-many-sockets = Aus deinem Netz kommen zu viele Verbindungen.
not-over = Das Protokoll lässt sich herunterladen, wenn das Spiel zu Ende ist.
bad-record = Darin steht keine Partie, die nachgespielt werden kann: Das Protokoll ist beschädigt oder wurde verändert.
own-edition = Dieses Spiel wurde mit einer eigenen Ausgabe gespielt, „{ $edition }“. Es lässt sich dort nachspielen, wo es gespielt wurde.
bad-move = Zug { $number } dieses Protokolls, „{ $move }“, ist nicht erlaubt. { $why }
record-too-long = Dieses Protokoll ist zu lang: Höchstens { $most } Bytes lassen sich nachspielen.
no-hints = An diesem Tisch gibt es keine Tipps.
not-ready = { $title } wird geladen. Einen Moment, bitte.
foreign-page = Diese Anfrage kommt von einer anderen Seite und wird abgelehnt.
not-from-here = Das geht nur an dem Computer, auf dem der Server läuft.
no-network = Dieser Computer ist in keinem Netz. Verbinde ihn mit deinem WLAN und versuch es noch einmal.
door-is-fixed = Dieser Server kann nicht für ein Netz geöffnet werden, während er läuft.
slow-here = So eingerichtet ist { $title } in einem Browser langsam: Züge dauern länger, und Bots denken weniger nach. Auf einem Server geht es schnell.
needs-server = { $what ->
    [seats] Hier gibt es keinen Server, also kann niemand von einem anderen Gerät aus mitspielen. Gib jeden Platz jemandem, der hier ist, oder einem Bot.
    [list] Hier gibt es keinen Server, also könnte niemand sonst diesen Tisch finden. Öffne ihn nicht für alle.
    [device] Hier gibt es keinen Server, also kannst du nicht auf ein anderes Gerät umziehen. Speichere deine Spiele als Dateien und öffne sie dort.
   *[door] Hier gibt es keinen Server, zu dem andere eingelassen werden könnten. Wer einen startet, kann das: toptafel serve.
}
not-found = Unter dieser Adresse gibt es nichts.
not-allowed = Das geht unter dieser Adresse nicht.
broken = Bei uns ist etwas kaputtgegangen; es ist vermerkt. Lade die Seite neu, und sag es dem, der sie betreibt, wenn es noch einmal vorkommt.

event-opened = Der Tisch ist eröffnet.
event-sat = { $name } setzt sich.
event-stood = { $name } steht auf.
event-filled = Bots nehmen die freien Plätze ein.
event-dealt = Das Spiel beginnt.
event-played = { $name } spielt { $move }.
event-offered = { $what ->
    [take-back] { $name } möchte einen Zug zurücknehmen.
    [pause] { $name } möchte eine Pause.
    [bot] { $name } möchte, dass ein Bot für { $place } weiterspielt.
   *[take-over] { $name } möchte für { $place } weiterspielen.
}
event-agreed = { $name } stimmt zu.
event-declined = { $name } stimmt nicht zu.
event-withdrew = { $name } zieht die Bitte zurück.
event-took-back = Das Spiel geht bis vor diesen Zug zurück.
event-paused = Das Spiel ist unterbrochen.
event-continued = Das Spiel geht weiter.
event-resigned = { $name } gibt auf.
event-ran-out = Die Zeit von { $name } ist abgelaufen.
event-left = { $stood ->
    [1] { $name } ist gegangen.
   *[0] { $name } war eine Weile nicht da.
}
event-returned = { $name } ist zurück.
event-replaced = Ein Bot spielt für { $place } weiter.
event-took-over = { $name } spielt für { $place } weiter.
event-delayed = Eine Weile konnte niemand spielen. Keine Uhr hat das mitgezählt.
event-named = Jemand heißt jetzt { $name }.
event-said = { $name }: { $text }
event-ended = Das Spiel ist zu Ende.
event-rematched = Eine Revanche ist eröffnet.
event-closed = { $reason ->
    [host] Der Gastgeber hat den Tisch geschlossen.
   *[abandoned] Lange ist niemand gekommen. Der Tisch ist geschlossen.
}
bot-name = { $level ->
    [gentle] Bot 1 – Anfänger
    [easy] Bot 2 – Hobby
    [fair] Bot 3 – geübt
    [strong] Bot 4 – stark
   *[hard] Bot 5 – Experte
}

page-about = Der Tisch für moderne Brettspiele ist gedeckt und läuft auf diesem Rechner.
