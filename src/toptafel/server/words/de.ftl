table-is-closed = Dieser Tisch ist geschlossen.
table-is-waiting = Das Spiel hat noch nicht begonnen: Es sind noch Sitze frei.
table-is-full = Alle Sitze sind besetzt; gleich wird ausgeteilt.
table-is-playing = Das Spiel läuft.
table-is-paused = Das Spiel ist unterbrochen.
table-is-over = Das Spiel ist zu Ende.
no-such-seat = Hier gibt es keinen Sitz { $seat }; die Sitze gehen von 1 bis { $count }.
out-of-the-game = { $who } ist ausgeschieden; ein Bot hat übernommen.
not-your-seat = Du spielst nicht für { $who }.
time-is-up = Deine Zeit ist abgelaufen.
seat-taken = Dieser Sitz ist besetzt.
no-free-seat = Es ist kein Sitz frei.
sits-already = Du sitzt schon an diesem Tisch.
seat-left = Du hast Sitz { $seat } schon verlassen.
nothing-to-take-back = Dort gibt es nichts zurückzunehmen: Dies ist Zug { $turn }.
no-such-turn = So weit ist das Spiel noch nicht: Dies ist Zug { $turn }.
seat-not-left = { $who } hat den Tisch nicht verlassen.
asked-already = Das sind die anderen schon gefragt worden.
nobody-to-agree = Es ist kein Mitspieler da, der zustimmen könnte.
no-such-offer = Die Anfrage { $offer } gibt es nicht mehr.
agreed-already = Du hast schon zugestimmt.
chat-is-off = An diesem Tisch gibt es keinen Chat.
not-your-room = Die Spielenden reden unter sich, die Zuschauenden auch.
rematch-is-open = Die Revanche ist schon eröffnet.
did-not-play = Eine Revanche ist für die, die hier gespielt haben.
nobody-to-play = Mindestens ein Sitz muss für einen Menschen sein.
clock-without-time = Eine Uhr braucht Zeit: mindestens eine Sekunde oder einen Tag.
no-guest = Sag uns zuerst deinen Namen, dann setz dich.
banned = Der Gastgeber lässt dich hier nicht spielen.
silenced = Der Gastgeber hat dir hier das Wort entzogen.
too-fast = Das geht zu schnell. Warte einen Moment.
cannot-store = Das konnte nicht gespeichert werden, oder wir haben nicht erfahren, dass es gelungen ist. Versuch es noch einmal.
no-such-table = Diesen Tisch gibt es nicht. Ist der Link vollständig?
unreadable-table = Dieser Tisch lässt sich nicht mehr lesen: Sein Spiel gibt es hier nicht mehr, oder sein Verlauf ist beschädigt. Es steht im Logbuch des Gastgebers.
bad-message = Diese Nachricht ist nicht zu verstehen: { $problem }
bad-name = Ein Name hat 1 bis 24 sichtbare Zeichen.
bad-text = Eine Chatzeile hat 1 bis 300 sichtbare Zeichen.
wrong-code = Dieser Code ist falsch, benutzt oder zu alt. Erzeuge einen neuen auf deinem anderen Gerät.
too-many-tables = Du hast viele offene Tische. Spiel eine Partie zu Ende oder gib sie auf; ein Tisch, an dem niemand spielt, wird nach einer Weile geschlossen.
too-many-new-tables = Aus deinem Netz kommen zu viele neue Tische. Versuch es später noch einmal.
too-many-guests = Aus deinem Netz kommen zu viele neue Gäste. Versuch es später noch einmal.
too-many-sockets = Aus deinem Netz kommen zu viele Verbindungen.
not-over = Das Protokoll lässt sich herunterladen, wenn das Spiel zu Ende ist.
bad-record = Dieses Protokoll lässt sich nicht nachspielen: { $problem }
own-edition = Dieses Spiel wurde mit einer eigenen Ausgabe gespielt, „{ $edition }“. Es lässt sich in dem Haus nachspielen, in dem es gespielt wurde.
bad-move = Zug { $number } dieses Protokolls, „{ $move }“, ist nicht erlaubt. { $why }
record-too-long = Dieses Protokoll ist zu lang: Höchstens { $most } Bytes lassen sich nachspielen.
no-hints = An diesem Tisch gibt es keine Tipps.
not-ready = { $title } wird vorbereitet. Einen Moment, bitte.
no-room-for-edition = { $title } hat hier Platz für { $most } eigene Ausgaben, bis das Haus neu gestartet wird, und „{ $edition }“ wäre eine mehr. Spiel mit der üblichen Ausgabe, oder bitte den Gastgeber, das Haus neu zu starten.
foreign-page = Diese Anfrage kommt von einer anderen Seite und wird abgelehnt.
not-found = Unter dieser Adresse gibt es nichts.
not-allowed = Das geht unter dieser Adresse nicht.
broken = Bei uns ist etwas kaputtgegangen. Es steht im Logbuch des Gastgebers.

event-opened = Der Tisch ist eröffnet.
event-sat = { $name } setzt sich.
event-stood = { $name } steht auf.
event-dealt = Das Spiel beginnt.
event-played = { $name } spielt { $move }.
event-offered = { $what ->
    [take-back] { $name } möchte zu Zug { $turn } zurück.
    [pause] { $name } möchte eine Pause.
    [bot] { $name } möchte, dass ein Bot für Sitz { $place_seat } weiterspielt.
   *[take-over] { $name } möchte für Sitz { $place_seat } weiterspielen.
}
event-agreed = { $name } stimmt zu.
event-declined = { $name } stimmt nicht zu.
event-withdrew = { $name } zieht die Bitte zurück.
event-took-back = Das Spiel ist wieder bei Zug { $turn }.
event-paused = Das Spiel ist unterbrochen.
event-continued = Das Spiel geht weiter.
event-resigned = { $name } gibt auf.
event-ran-out = Die Zeit von { $name } ist abgelaufen.
event-left = { $stood ->
    [1] { $name } ist gegangen.
   *[0] { $name } war eine Weile nicht da.
}
event-returned = { $name } ist zurück.
event-replaced = Ein Bot spielt für Sitz { $place_seat } weiter.
event-took-over = { $name } spielt für Sitz { $place_seat } weiter.
event-delayed = Das Haus war eine Weile geschlossen. Keine Uhr hat das mitgezählt.
event-named = Jemand heißt jetzt { $name }.
event-said = { $name }: { $text }
event-ended = Das Spiel ist zu Ende.
event-rematched = Eine Revanche ist eröffnet.
event-closed = { $reason ->
    [host] Der Gastgeber hat den Tisch geschlossen.
   *[abandoned] Lange ist niemand gekommen. Der Tisch ist geschlossen.
}
bot-name = { $level ->
    [gentle] Sanfter Bot
    [easy] Leichter Bot
    [fair] Mittlerer Bot
    [strong] Starker Bot
   *[hard] Schwerer Bot
}

page-about = Der Tisch für moderne Brettspiele ist gedeckt und läuft auf diesem Rechner.
