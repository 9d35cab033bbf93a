table-is-closed = Deze tafel is gesloten.
table-is-waiting = Het spel is nog niet begonnen: er ontbreken nog spelers.
table-is-full = Iedereen is er; het spel begint zo.
table-is-playing = Het spel is bezig.
table-is-paused = Het spel is gepauzeerd.
table-is-over = Het spel is afgelopen.
no-such-seat = Er is hier geen speler { $seat }; de spelers lopen van 1 tot en met { $count }.
out-of-the-game = { $who } doet niet meer mee; een bot heeft het overgenomen.
not-your-seat = Je speelt niet voor { $who }.
time-is-up = Je tijd is op.
seat-taken = Hier speelt al iemand anders.
no-free-seat = Er is geen plaats meer vrij.
not-the-host = Dat kan alleen wie deze tafel heeft geopend en eraan zit.
sits-already = Je zit al aan deze tafel.
seat-left = Je speelt al niet meer als speler { $seat }.
nothing-to-take-back = Daar valt niets terug te nemen: dit is beurt { $turn }.
no-such-turn = Zo ver is het spel nog niet: dit is beurt { $turn }.
seat-not-left = { $who } heeft de tafel niet verlaten.
asked-already = Dat is de anderen al gevraagd.
log-is-long = Er is aan deze tafel heel veel gebeurd: tot het einde van het spel kunnen jullie alleen nog zetten doen.
nobody-to-agree = Er is geen speler aanwezig die kan instemmen.
no-such-offer = Voorstel { $offer } is er niet meer.
agreed-already = Je hebt al ingestemd.
chat-is-off = Aan deze tafel wordt niet gechat.
not-your-room = Spelers praten onder elkaar, en toeschouwers ook.
rematch-is-open = De revanche staat al klaar.
did-not-play = Een revanche is voor wie hier heeft gespeeld.
nobody-to-play = Minstens één speler moet een mens zijn.
clock-without-time = Een klok heeft tijd nodig: minstens één seconde of één dag.
days-without-increment = Een klok met dagen per zet telt geen seconden bij. Laat de toeslag weg.
cannot-set-up = { $why }
no-such-game = Dit spel is er hier niet.
edition-too-long = Deze editie is te groot: hoogstens { $most } bytes.
no-guest = Zeg eerst hoe je heet, en ga dan zitten.
banned = De gastheer laat je hier niet spelen.
silenced = De gastheer heeft je hier het woord ontnomen.
too-fast = Dat gaat te snel. Wacht even.
too-busy = Er worden nu veel partijen nagespeeld. Probeer het zo nog eens.
cannot-store = Dit kon niet worden opgeslagen, of we hebben niet gehoord dat het gelukt is. Probeer het opnieuw.
no-such-table = Die tafel bestaat niet. Is de link volledig?
unreadable-table = Deze tafel is niet meer te lezen: het spel is er niet meer, of wat ervan bewaard was is beschadigd. Alle andere tafels zijn zoals ze waren.
bad-message = Dat is niet begrepen. Laad de pagina opnieuw, en zeg het wie haar aanbiedt als het nog eens gebeurt.
bad-name = Een naam heeft 1 tot 24 zichtbare tekens.
bad-text = Een chatregel heeft 1 tot 300 zichtbare tekens.
wrong-code = Deze code klopt niet, is gebruikt of te oud. Maak een nieuwe op je andere apparaat.
too-many-tables = Je hebt veel tafels open. Speel er een uit of geef er een op; een tafel waaraan niemand speelt, wordt na een tijd gesloten.
too-many-new-tables = Er komen te veel nieuwe tafels uit jouw netwerk. Probeer het later opnieuw.
too-many-guests = Er komen te veel nieuwe gasten uit jouw netwerk. Probeer het later opnieuw.
too-many-sockets = Er komen te veel verbindingen uit jouw netwerk.
not-over = Het verslag kan worden gedownload als het spel is afgelopen.
bad-record = Hier staat geen spel in dat kan worden nagespeeld: het verslag is beschadigd of veranderd.
own-edition = Dit spel is gespeeld met een eigen editie, “{ $edition }”. Het kan worden nagespeeld waar het is gespeeld.
bad-move = Zet { $number } van dit verslag, “{ $move }”, mag niet. { $why }
record-too-long = Dit verslag is te lang: hoogstens { $most } bytes kunnen worden nagespeeld.
no-hints = Aan deze tafel zijn er geen tips.
not-ready = { $title } wordt geladen. Een ogenblik.
foreign-page = Dat verzoek komt van een andere pagina en wordt geweigerd.
not-from-here = Dat kan alleen op de computer waarop de server draait.
no-network = Deze computer zit in geen netwerk. Verbind hem met je wifi en probeer het opnieuw.
door-is-fixed = Deze server kan niet voor een netwerk worden opengezet terwijl hij draait.
slow-here = Zo opgezet is { $title } traag in een browser: zetten duren langer, en bots denken minder lang na. Op een server gaat het snel.
needs-server = { $what ->
    [seats] Er is hier geen server, dus niemand kan vanaf een ander apparaat meedoen. Geef elke plaats aan iemand die hier is, of aan een bot.
    [list] Er is hier geen server, dus niemand anders zou deze tafel kunnen vinden. Open haar niet voor iedereen.
    [device] Er is hier geen server, dus je kunt niet naar een ander apparaat verhuizen. Bewaar je spellen als bestand en open ze daar.
   *[door] Er is hier geen server waar anderen binnen kunnen komen. Wie er een start, kan dat wel: toptafel serve.
}
not-found = Op dit adres is niets.
not-allowed = Dat kan niet op dit adres.
broken = Er ging bij ons iets stuk, en dat is genoteerd. Laad de pagina opnieuw, en zeg het wie haar aanbiedt als het nog eens gebeurt.

event-opened = De tafel is open.
event-sat = { $name } gaat zitten.
event-stood = { $name } staat op.
event-filled = Bots nemen de vrije plaatsen in.
event-dealt = Het spel begint.
event-played = { $name } speelt { $move }.
event-offered = { $what ->
    [take-back] { $name } wil een zet terugnemen.
    [pause] { $name } vraagt om een pauze.
    [bot] { $name } vraagt of een bot verder mag spelen voor { $place }.
   *[take-over] { $name } vraagt om verder te mogen spelen voor { $place }.
}
event-agreed = { $name } stemt in.
event-declined = { $name } stemt niet in.
event-withdrew = { $name } trekt het verzoek in.
event-took-back = Het spel gaat terug tot vóór die zet.
event-paused = Het spel is gepauzeerd.
event-continued = Het spel gaat verder.
event-resigned = { $name } geeft op.
event-ran-out = De tijd van { $name } is op.
event-left = { $stood ->
    [1] { $name } is weggegaan.
   *[0] { $name } is hier een tijd niet geweest.
}
event-returned = { $name } is terug.
event-replaced = Een bot speelt verder voor { $place }.
event-took-over = { $name } speelt verder voor { $place }.
event-delayed = Er kon een tijd niet gespeeld worden. Geen klok heeft dat meegeteld.
event-named = Iemand heet nu { $name }.
event-said = { $name }: { $text }
event-ended = Het spel is afgelopen.
event-rematched = Er staat een revanche klaar.
event-closed = { $reason ->
    [host] De gastheer heeft de tafel gesloten.
   *[abandoned] Er is lang niemand geweest. De tafel is gesloten.
}
bot-name = { $level ->
    [gentle] Bot 1 – beginner
    [easy] Bot 2 – liefhebber
    [fair] Bot 3 – gevorderd
    [strong] Bot 4 – sterk
   *[hard] Bot 5 – expert
}

page-about = De tafel voor moderne bordspellen is gedekt en draait op deze computer.
