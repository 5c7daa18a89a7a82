title = Berzerka
tagline = Drei spielen jeden Kontrakt einmal, allein gegen die anderen zwei. Es zählt nur der Rang in jedem Kontrakt.

## Karten

suit-C = Kreuz
suit-D = Karo
suit-H = Herz
suit-S = Pik
card = { $suit } { $rank }

## Kontrakte: Name, Kurzform und Hilfe

contract-none = kein Kontrakt
contract-help = { $contract }. { $help }
contract-1 = Berzerka
contract-1-label = Trumpf nach Wahl
contract-1-help = Du bestimmst die Trumpffarbe. Hohe Karten sind stark. Mach so viele Stiche wie möglich.
contract-2 = Ruhig Blut
contract-2-label = Ohne Trumpf
contract-2-help = Es gibt keinen Trumpf. Hohe Karten sind stark. Mach so viele Stiche wie möglich.
contract-3 = Runterschlucken
contract-3-label = Stiche vermeiden
contract-3-help = Es gibt keinen Trumpf. Hohe Karten sind stark. Mach so wenige Stiche wie möglich.
contract-4 = Underdog
contract-4-label = Niedrig sticht
contract-4-help = Es gibt keinen Trumpf, und niedrige Karten sind stark: Die 1 schlägt alles in ihrer Farbe. Mach so viele Stiche wie möglich.
contract-5 = Wechselbad
contract-5-label = Hoch, niedrig, hoch
contract-5-help = Es gibt keinen Trumpf. Du sagst, ob im ersten Stich hohe oder niedrige Karten stark sind; nach jedem Stich kehrt es sich um. Mach so viele Stiche wie möglich.
contract-6 = Blinde Wut
contract-6-label = Das Los bestimmt Trumpf
contract-6-help = Die Trumpffarbe wird nach dem Tausch ausgelost. Hohe Karten sind stark. Mach so viele Stiche wie möglich.
contract-7 = Rückhand
contract-7-label = Trumpf verkehrt
contract-7-help = Du bestimmst die Trumpffarbe. Im Trumpf sind die niedrigen Karten stark, in den anderen Farben die hohen. Mach so viele Stiche wie möglich.
contract-8 = Streit gesucht
contract-8-label = Die anderen wählen Trumpf
contract-8-help = Wer links von dir sitzt, bestimmt die Trumpffarbe. Hohe Karten sind stark. Mach so viele Stiche wie möglich.
contract-9 = Gerade oder ungerade
contract-9-label = Gerade oder ungerade nach Wahl
contract-9-help = Es gibt keinen Trumpf. Du sagst gerade oder ungerade: Diese Werte schlagen alle anderen ihrer Farbe, sonst gewinnt die höhere Karte. Mach so viele Stiche wie möglich.
contract-10 = Auge des Sturms
contract-10-label = Die Mitte sticht
contract-10-help = Es gibt keinen Trumpf. Am stärksten ist die 7, dann 8, 6, 9, 5 und so weiter nach außen. Mach so viele Stiche wie möglich.
contract-11 = Kreisende Axt
contract-11-label = Höchster Wert nach Wahl
contract-11-help = Es gibt keinen Trumpf. Du nennst den stärksten Wert; von dort geht es abwärts, und unter der 1 folgt die 13. Mach so viele Stiche wie möglich.
contract-12 = Wohldosiert
contract-12-label = Genau fünf
contract-12-help = Du bestimmst die Trumpffarbe. Komm so nah wie möglich an fünf Stiche: Notiert wird der Abstand, klein ist gut.
contract-13 = Große Töne
contract-13-label = Halt dein Wort
contract-13-help = Du bestimmst die Trumpffarbe und versprichst eine Zahl von Stichen. Schaffst du sie, wird das Versprechen notiert; sonst zählt als Minus, was fehlt.
contract-14 = Totstellen
contract-14-label = Vermeiden mit Trumpf
contract-14-help = Du bestimmst die Trumpffarbe. Hohe Karten sind stark. Mach so wenige Stiche wie möglich.
contract-15 = Alles oder nichts
contract-15-label = Weit weg von vier
contract-15-help = Es gibt keinen Trumpf. Bleib so weit wie möglich von vier Stichen weg, nach oben oder unten: Notiert wird der Abstand, groß ist gut.
contract-16 = Letztes Gefecht
contract-16-label = Späte Stiche zählen
contract-16-help = Du bestimmst die Trumpffarbe. Die ersten vier Stiche zählen nichts, die nächsten fünf je eins, die letzten vier je zwei. Sammle so viel wie möglich.
contract-17 = Bloße Fäuste
contract-17-label = Ohne Tausch
contract-17-help = Du bestimmst die Trumpffarbe, und niemand tauscht Karten. Mach so viele Stiche wie möglich.
contract-18 = Nichts zu verbergen
contract-18-label = Offen vermeiden
contract-18-help = Es gibt keinen Trumpf. Nach dem Tausch liegt deine Hand offen. Mach so wenige Stiche wie möglich.

goal-MOST = so viele Stiche wie möglich
goal-FEWEST = so wenige Stiche wie möglich
goal-NEAR = so nah wie möglich an { $target } Stichen
goal-FAR = so weit wie möglich von { $target } Stichen weg
goal-PROMISE = mindestens die versprochenen Stiche

order-high = hoch ist stark
order-low = niedrig ist stark
order-odd = ungerade schlägt gerade
order-even = gerade schlägt ungerade
trump-is = Trumpf { $suit }
trump-NO_TRUMP = kein Trumpf
trump-PICK = Trumpf wird noch bestimmt
trump-FOE = Trumpf bestimmt, wer links sitzt
trump-FATE = Trumpf wird ausgelost

## Züge, wie in »Anna spielt Herz 5«

reason-takes = { $last ->
    [yes] damit gewinnst du den Stich
   *[no] bisher die stärkste Karte
}
reason-loses = { $last ->
    [yes] damit gewinnst du den Stich nicht
   *[no] schlägt nicht, was im Stich liegt
}
move-play = { $who ->
    [you] spielst
   *[other] spielt
} { $card }
move-discard = { $who ->
    [you] wirfst
   *[other] wirft
} { $card } ab
move-secret = wirft verdeckt eine Karte ab
move-stop = { $cards ->
    [0] { $who ->
        [you] behältst alle Karten
       *[other] behält alle Karten
    }
    [one] { $who ->
        [you] tauschst 1 Karte
       *[other] tauscht 1 Karte
    }
   *[other] { $who ->
        [you] tauschst { $cards } Karten
       *[other] tauscht { $cards } Karten
    }
}
move-pass = passt
move-bid = { $who ->
    [you] bietest
   *[other] bietet
} { $contract }
move-overbid = { $who ->
    [you] bietest
   *[other] bietet
} { $contract }, damit steigt die Strafe auf { $penalty }
move-hotseat = { $who ->
    [you] wählst
   *[other] wählt
} auf dem heißen Stuhl { $contract }
move-trump = { $who ->
    [you] machst
   *[other] macht
} { $suit } zu Trumpf
move-order = { $who ->
    [you] sagst
   *[other] sagt
} an: { $order }
move-top_rank = { $who ->
    [you] machst
   *[other] macht
} { $rank } zum stärksten Wert
move-promise = { $who ->
    [you] versprichst
   *[other] verspricht
} { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
}

## Was geschehen ist, wie in »Anna macht den Stich: Herz 13 ist die höchste Karte der angespielten Farbe«

list = { $first }, { $rest }
happened-drawn = In diesem Spiel: { $contracts }.
happened-dealt = { $who ->
    [you] hast
   *[other] hat
} Vorhand in Spiel { $hand } von { $hands }
happened-more = { $cards ->
    [one] Alle bekommen noch 1 Karte.
   *[other] Alle bekommen noch { $cards } Karten.
}
happened-hotseat = sitzt auf dem heißen Stuhl, weil alle gepasst haben
happened-declared = { $who ->
    [you] gewinnst
   *[other] gewinnt
} das Bieten mit { $contract }, { $penalty ->
    [0] ohne Strafe
   *[other] mit Strafe { $penalty }
}; der Wert ist { $value }
happened-exchange = { $who ->
    [you] wirfst { $discarded } ab und ziehst { $drawn }
   *[other] wirft { $discarded } ab und zieht { $drawn }
}
happened-skipped = { $who ->
    [you] kannst
   *[other] kann
} nicht tauschen: Der Stapel ist leer
happened-no_exchange = In { $contract } tauscht niemand Karten.
happened-open = { $who ->
    [you] legst deine Hand
   *[other] legt die Hand
} offen für alle hin
happened-trick = { $who ->
    [you] machst
   *[other] macht
} den Stich: { $card } { $why }{ $counts ->
    [0] {""}; er zählt nichts
    [one] {""}
   *[other] {""}; er zählt { $counts }
}
takes-trump = ist Trumpf und schlägt jede andere Farbe
takes-highest = ist die höchste Karte der angespielten Farbe
takes-lowest = ist die niedrigste Karte der angespielten Farbe, und niedrig ist stark
takes-strongest = ist die stärkste Karte der angespielten Farbe in dieser Rangfolge
takes-top_trump = ist der stärkste Trumpf
happened-turned = Die Rangfolge kehrt sich um: Im nächsten Stich gilt: { $order }.
happened-recorded = { $who ->
    [you] notierst
   *[other] notiert
} { $record } für { $contract }: { $how }
how-MOST = { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
}{ how-penalty }
how-FEWEST = { how-MOST }
how-WEIGHTED = { $tricks ->
    [one] 1 Stich zählt
   *[other] { $tricks } Stiche zählen
} { $count }{ how-penalty }
how-NEAR = { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
}, { $base } von { $target } entfernt{ how-penalty }
how-FAR = { how-NEAR }
how-kept = { $promise } versprochen, { $tricks } gemacht{ how-penalty }
how-broken = { $promise } versprochen, nur { $tricks } gemacht{ how-penalty }
how-penalty = { $penalty ->
    [0] {""}
   *[other] , Strafe { $penalty }
}
happened-place = { $who ->
    [you] kommst
   *[other] kommt
} in { $contract } auf { $place ->
    [1] den ersten Rang
    [2] den zweiten Rang
   *[other] den letzten Rang
}: { $points }{ $by }
by-RECORD = {""}
by-CUBE = {""} (gleiche Zahl: ein Klötzchen in der Zeile entscheidet)
by-DISCARDS = {""} (gleiche Zahl: weniger abgeworfene Karten entscheiden)
by-EARLIER = {""} (gleiche Zahl: wer früher gespielt hat, liegt vorn)
happened-winner = { $who ->
    [you] gewinnst
   *[other] gewinnt
} die Partie mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}{ $tied ->
    [0] {""}
   *[other] {""}: Gleichstand, aber früher mit allen Kontrakten fertig
}
happened-sheet = Spiel { $hand } von { $hands } ist zu Ende.

## Warum ein Zug nicht geht

why-no_such_move = Diesen Zug gibt es in Berzerka nicht.
why-not_now = Gerade ist nichts zu entscheiden.
why-not_in_hand = Du hast { $card } nicht auf der Hand.
why-must_follow = Du musst bedienen: Du hast { $suit }.
why-must_beat = Du musst { $card }, die stärkste Karte im Stich, schlagen, denn du kannst es.
why-must_trump = Du hast kein { $led } und musst mit Trumpf stechen: Du hast { $trump }.
why-must_overtrump = Du musst { $card } übertrumpfen, denn du kannst es.
why-play_a_card = Spiel eine Karte.
why-pile_too_small = { $cards ->
    [one] Im Stapel liegt nur 1 Karte: Mehr kannst du nicht abwerfen. Hör auf, um zu ziehen.
   *[other] Im Stapel liegen nur { $cards } Karten: Mehr kannst du nicht abwerfen. Hör auf, um zu ziehen.
}
why-exchange_first = Wirf Karten ab oder hör auf; dann ziehst du so viele, wie du abgeworfen hast.
why-bid_or_pass = Biete einen Kontrakt oder passe.
why-no_such_row = In diesem Spiel gibt es nur { $rows } Kontrakte.
why-completed = { $contract } hast du schon gespielt.
why-locked = Du bist an { $contract } gebunden: Nach dem ersten Gebot kannst du es nur wiederholen.
why-cap = Die Strafe steht bei { $cap }, höher geht es nicht: Du kannst nur passen.
why-no_pass_in_hotseat = Alle haben gepasst, und du sitzt auf dem heißen Stuhl: Wähle einen Kontrakt, passen geht nicht.
why-choose_contract = Du sitzt auf dem heißen Stuhl: Wähle einen deiner Kontrakte.
why-name_trump = Bestimme zuerst die Trumpffarbe.
why-name_order = Sag zuerst die Rangfolge an.
why-name_top_rank = Nenne zuerst den stärksten Wert.
why-name_promise = Versprich zuerst eine Zahl von Stichen.

## Hilfe zu den Teilen eines Spiels

help-auction = { $less_mizerka ->
    [off] Mit je sieben Karten
   *[on] Mit je dreizehn Karten
} bieten alle reihum einen noch offenen Kontrakt oder passen endgültig. Nur das erste Gebot ist frei, jedes weitere erhöht die Strafe um eins. Nach deinem ersten Gebot kannst du es nur wiederholen. Haben die anderen gepasst, wird der letzte Bieter Alleinspieler{ $less_mizerka ->
    [off] {""}, und der Wert des Kontrakts steigt um eins.
   *[on] .
}
help-hotseat = { $less_mizerka ->
    [off] Passen alle, werden alle Karten ausgeteilt, und die Vorhand muss einen Kontrakt wählen: ohne Strafe, aber auch ohne Erhöhung
   *[on] Passen alle, muss die Vorhand einen Kontrakt wählen: ohne Strafe
}{ $less_mizerka ->
    [on] {""}.
   *[off] { $hotseat_discards_first ->
        [on] {""}.
       *[off] {""}; sie tauscht zuletzt.
    }
} Eine Vorhand, die schon alles gespielt hat, gibt den heißen Stuhl nach links weiter.
help-exchange = Wirf beliebig viele Karten ab, aber nicht mehr, als im Stapel liegen, und hör dann auf: Du ziehst ebenso viele. Das geht einmal je Spiel, reihum, bis alle dran waren oder der Stapel leer ist. Wie viele der Alleinspieler abgeworfen hat, wird notiert: Bei Gleichstand sind weniger besser.
help-tricks = Bediene die Farbe und schlage die bisher stärkste Karte, wenn du kannst. Ohne die Farbe musst du mit Trumpf stechen{ $must_overtrump ->
    [off] {""}.
   *[on] {""} und, wenn du kannst, übertrumpfen.
} Ohne beides spielst du, was du willst. Wer den Stich macht, spielt als Nächster aus; zuerst der Alleinspieler.
help-points = Haben alle drei einen Kontrakt gespielt, bekommt die beste notierte Zahl seinen Wert, die schlechteste verliert ihn, die mittlere geht leer aus. Bei Gleichstand: { $less_mizerka ->
    [off] ein Klötzchen in der Zeile, dann weniger
   *[on] weniger
} abgeworfene Karten, dann wer früher fertig war.
help-forehand = Eröffnet das Bieten in diesem Spiel und sitzt auf dem heißen Stuhl, wenn alle passen. Nach jedem Spiel wandert die Vorhand nach links.
help-declarer = Spielt den Kontrakt allein gegen die anderen zwei. Nur die Stiche des Alleinspielers zählen in diesem Spiel.
help-penalty = Der Preis des Überbietens. Das erste Gebot eines Spiels ist frei, jedes weitere kostet 1, höchstens { $overbid_cap }. { $penalty_mode ->
    [against] Die Strafe zählt immer gegen den Alleinspieler: Sie wird von der notierten Zahl abgezogen oder, wo eine niedrige gut ist, dazugezählt.
   *[literal] Sie wird von den Stichen des Alleinspielers abgezogen, bevor sie gezählt werden.
}
help-value = Was die Zeile einbringt: Haben alle drei sie gespielt, gewinnt die beste notierte Zahl so viele Punkte, und die schlechteste verliert ebenso viele. { $less_mizerka ->
    [off] Ein gewonnenes Bieten erhöht den Wert um eins.
   *[on] Er steigt nie.
}
help-record = Die Zahl, die ein Alleinspieler für einen Kontrakt notiert: die Stiche, wie der Kontrakt sie zählt, mit der Strafe. Punkte bringt nur der Vergleich der drei Zahlen einer Zeile.
help-cube = Das Bieten wurde gewonnen, und der Wert der Zeile ist um eins gestiegen. Bei gleicher Zahl liegt vorn, wer ein Klötzchen hat.
help-discards = So viele Karten hat der Alleinspieler getauscht. Bei gleicher Zahl liegt vorn, wer weniger getauscht hat.
help-total = Die Punkte aller Zeilen, die alle gespielt haben. Zusammen ergeben sie immer null.
help-against_high = Eine Strafe wird von der notierten Zahl abgezogen.
help-against_low = Eine Strafe wird zur notierten Zahl dazugezählt.
help-literal = Eine Strafe wird von den Stichen abgezogen, bevor sie gezählt werden.

## Einstellungen

option-length = Länge
option-length-help = Wie viele Kontrakte alle spielen.
option-length-full = lang: 5 Kontrakte, 15 Spiele
option-length-short = kurz: 3 Kontrakte, 9 Spiele
option-contract_set = Kontrakte
option-contract_set-help = Welche Kontrakte im Spiel sind.
option-contract_set-starter = die zum Einstieg
option-contract_set-random = ausgelost
option-contract_set-custom = selbst gewählt
option-contracts = Gewählte Kontrakte
option-contracts-help = Fünf für das lange Spiel, drei für das kurze.
option-contracts-none = keine
option-less_mizerka = Weniger Mizerka
option-less_mizerka-help = Alle 13 Karten werden vor dem Bieten ausgeteilt. Werte steigen nie, es gibt keine Klötzchen, und die Vorhand beginnt jeden Tausch.
option-less_mizerka-off = aus
option-less_mizerka-on = an
option-hotseat_discards_first = Heißer Stuhl tauscht zuerst
option-hotseat_discards_first-help = Wer auf dem heißen Stuhl sitzt, tauscht als Erster statt als Letzter.
option-hotseat_discards_first-off = nein, zuletzt
option-hotseat_discards_first-on = ja, zuerst
option-must_overtrump = Übertrumpfen
option-must_overtrump-help = Ob ein schon gespielter Trumpf geschlagen werden muss, wenn man stechen muss.
option-must_overtrump-off = jeder Trumpf ist recht
option-must_overtrump-on = Pflicht
option-penalty_mode = Strafe
option-penalty_mode-help = Ob die Strafe immer schadet oder einfach von den Stichen abgezogen wird.
option-penalty_mode-against = immer gegen den Alleinspieler
option-penalty_mode-literal = von den Stichen abgezogen
option-overbid_cap = Höchste Strafe
option-overbid_cap-help = Ist die Strafe so hoch, kann niemand mehr bieten.
option-overbid_cap-8 = 8
option-overbid_cap-4 = 4
option-overbid_cap-13 = 13
option-start_values = Anfangswerte
option-start_values-help = Ob schwerere Kontrakte mit einem höheren Wert beginnen.
option-start_values-table = jeder mit seinem eigenen
option-start_values-all_x1 = alle mit 1
option-first_forehand = Erste Vorhand
option-first_forehand-help = Wer das erste Bieten eröffnet.
option-first_forehand-random = ausgelost
option-first_forehand-0 = Platz 1
option-first_forehand-1 = Platz 2
option-first_forehand-2 = Platz 3

## Was gerade geschieht

chance-forehand = { $who ->
    [you] hast
   *[other] hat
} zuerst Vorhand
chance-trump = Das Los macht { $suit } zu Trumpf.
event-CONTRACT_DRAW = Die Kontrakte werden ausgelost.
event-FIRST_FOREHAND = Die erste Vorhand wird ausgelost.
event-SHUFFLE = Die Karten werden gemischt und ausgeteilt.
event-BID = Biete einen Kontrakt oder passe.
event-INFO = Sag an, was der Kontrakt verlangt.
event-HOTSEAT = Alle haben gepasst: Wähle deinen Kontrakt.
event-EXCHANGE = Wirf Karten ab und hör dann auf, um neue zu ziehen.
event-FATE_SUIT = Die Trumpffarbe wird ausgelost.
event-PLAY = Spiel eine Karte.
event-OVER = Alle Kontrakte sind gespielt.

## Das Brett im Terminal

screen-board = Kontrakttafel
screen-contract = Kontrakt
screen-seat = Platz { $seat }
screen-total = Summe
screen-hand_no = Spiel { $hand } von { $hands }
screen-forehand = ⚑ Vorhand: Platz { $seat }
screen-seven_cards = Du siehst 7 deiner 13 Karten. Die anderen 6 kommen nach dem Bieten.
screen-declarer = Platz { $seat } spielt allein
screen-hotseat = auf dem heißen Stuhl
screen-penalty = Strafe { $penalty }
screen-promise = { $tricks ->
    [one] versprochen: 1 Stich
   *[other] versprochen: { $tricks } Stiche
}
screen-goal = Ziel: { $goal }
screen-strip = stark → schwach
screen-trump_strip = Trumpf
screen-finished = fertig
screen-passed = gepasst
screen-overbid = Strafe { $penalty } (höchstens { $cap })
screen-your_bid = { $penalty ->
    [0] Das erste Gebot kostet keine Strafe.
   *[other] Dein Gebot würde die Strafe auf { $penalty } erhöhen.
}
screen-locked = du bist an { $contract } gebunden
screen-pass_hotseat = Wenn du passt, muss jemand auf den heißen Stuhl.
screen-pass_hands_over = Wenn du passt, bekommt der letzte Bieter den Kontrakt.
screen-pile = { $cards ->
    [one] Stapel: 1 Karte
   *[other] Stapel: { $cards } Karten
}
screen-may_discard = { $cards ->
    [0] du kannst nichts mehr abwerfen
    [one] du kannst noch 1 abwerfen
   *[other] du kannst noch { $cards } abwerfen
}
screen-discarded = Platz { $seat }: { $cards } abgeworfen
screen-my_discards = Von dir abgeworfen:
screen-trick = Stich { $trick }
screen-last_trick = davor:
screen-tricks = Stiche
screen-if_now = jetzt wären es { $record }: Rang { $rank }
screen-hand = Deine Hand
screen-open_hand = Platz { $seat }, offen
screen-end = Das Ende
screen-points = Punkte
screen-last_contract = letzter Kontrakt
screen-in_hand = Spiel { $hand }

## Das Brett im Browser

board-discards = abgeworfen
board-forehand = Vorhand
board-declarer = Alleinspieler
board-open = Offene Hand von { $name }
board-declares = { $name }: { $contract }
board-best = liegt vorn
board-took = { $name } hat ihn
board-record = notierte Zahl
board-points = Punkte
board-cube = Klötzchen
board-hotseat = heißer Stuhl
board-penalty = Strafe
board-value = Wert
board-bid = { $contract } bieten
board-choose = { $contract } wählen
board-tap = Wähle einen Kontrakt
board-takes = sticht
board-pays = Die beste notierte Zahl bekommt { $value }, die schlechteste verliert { $value }.
board-would_pay = Nach gewonnenem Bieten bekommt die beste notierte Zahl { $value }, die schlechteste verliert { $value }.
board-nobody = Noch hat ihn niemand gespielt.
board-leads = { $name } führt mit { $record }.
board-place = Rang { $place }
ask-trump = Welche Farbe ist Trumpf?
ask-SLALOM = Welche Karten sind im ersten Stich stark?
ask-PARITY = Welche Werte schlagen die anderen?
ask-WHEEL = Welcher Wert ist der stärkste?
ask-promise = Wie viele Stiche versprichst du?
board-pass = Passen
board-stop = { $cards ->
    [0] Alle Karten behalten
    [one] 1 neue Karte ziehen
   *[other] { $cards } neue Karten ziehen
}
board-new = neu

## Wie eine Hand für einen Kontrakt aussieht

look-longest = Deine längste Farbe: { $suit }, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}.
look-high = { $cards ->
    [0] Keine Karte
    [one] 1 Karte
   *[other] { $cards } Karten
} ab 11.
look-low = { $cards ->
    [0] Keine Karte
    [one] 1 Karte
   *[other] { $cards } Karten
} bis 3.

## Die Wertung am Ende eines Spiels

sheet-tricks = Stiche
sheet-counting = was sie zählen (späte Stiche zählen mehr)
sheet-literal = abzüglich der Strafe von { $penalty }
sheet-away = Abstand von { $target } Stichen
sheet-kept = { $promise } versprochen und gehalten
sheet-broken = { $promise } versprochen, es fehlen
sheet-penalty = Strafe fürs Überbieten
sheet-record = notierte Zahl für { $contract }
sheet-high = Je höher, desto besser.
sheet-low = Je niedriger, desto besser.
sheet-row = { $contract } bisher
sheet-row_over = Alle drei haben { $contract } gespielt
sheet-row_waits = Punkte gibt es, wenn alle drei ihn gespielt haben. Es geht um { $value }.
sheet-row_pays = Die beste notierte Zahl bekommt { $value }, die schlechteste verliert { $value }.
sheet-to_play = noch nicht gespielt
sheet-before = bisher
sheet-this = { $contract }
sheet-total = Summe
sheet-end = Die ganze Partie
sheet-tie = Gleiche Punkte: Vorn liegt, wer mit dem letzten eigenen Kontrakt früher fertig war.
sheet-last = letzter Kontrakt in Spiel { $hand }
sheet-why-RECORD = {""}
sheet-why-CUBE = gleiche Zahl, ein Klötzchen entscheidet
sheet-why-DISCARDS = gleiche Zahl, weniger abgeworfene Karten entscheiden
sheet-why-EARLIER = gleiche Zahl, früher gespielt

## Was Simulationen zählen

count-all_contracts_played = alle Kontrakte gespielt
count-hands = Spiele
count-hotseats = Spiele vom heißen Stuhl
count-raises = Erhöhungen
count-overbid_hands = Spiele mit Strafe
count-penalty_points = Strafpunkte
count-wins_first_forehand = Siege der ersten Vorhand
count-wins_second = Siege des Spielers links davon
count-wins_third = Siege des dritten Spielers
count-final_ties = Partien, die der frühere Abschluss entschied
count-rows = von allen gespielte Kontrakte
count-tied_rows = Kontrakte mit gleichen Zahlen
count-hotseat_rate = Anteil heißer Stuhl
count-raise_rate = Anteil Erhöhungen
count-overbid_rate = Anteil der Spiele mit Strafe
count-tied_row_rate = Anteil der Kontrakte mit gleichen Zahlen
count-win_share_first_forehand = Sieganteil der ersten Vorhand
count-win_share_second = Sieganteil des Spielers links davon
count-win_share_third = Sieganteil des dritten Spielers
count-penalty = Strafe eines Spiels
count-points_spread = Punkte zwischen Erstem und Letztem
count-record-1 = notierte Zahl in { contract-1 }
count-record-2 = notierte Zahl in { contract-2 }
count-record-3 = notierte Zahl in { contract-3 }
count-record-4 = notierte Zahl in { contract-4 }
count-record-5 = notierte Zahl in { contract-5 }
count-record-6 = notierte Zahl in { contract-6 }
count-record-7 = notierte Zahl in { contract-7 }
count-record-8 = notierte Zahl in { contract-8 }
count-record-9 = notierte Zahl in { contract-9 }
count-record-10 = notierte Zahl in { contract-10 }
count-record-11 = notierte Zahl in { contract-11 }
count-record-12 = notierte Zahl in { contract-12 }
count-record-13 = notierte Zahl in { contract-13 }
count-record-14 = notierte Zahl in { contract-14 }
count-record-15 = notierte Zahl in { contract-15 }
count-record-16 = notierte Zahl in { contract-16 }
count-record-17 = notierte Zahl in { contract-17 }
count-record-18 = notierte Zahl in { contract-18 }

## Regeln

rules-summary =
    Alle spielen jeden Kontrakt genau einmal als Alleinspieler gegen die anderen zwei. In jedem Spiel wird mit { $less_mizerka ->
        [on] dreizehn Karten geboten, wer welchen Kontrakt spielt; dann kommen
       *[off] sieben Karten geboten, wer welchen Kontrakt spielt; dann kommen sechs weitere Karten,
    } ein Tausch mit dem Stapel und dreizehn Stiche. Bediene die Farbe und schlage, was liegt, wenn du kannst; ohne die Farbe stichst du mit Trumpf.
    Notiert wird, was der Alleinspieler geschafft hat. Haben alle drei einen Kontrakt gespielt, bekommt der Beste seinen Wert, der Schlechteste verliert ihn. Nach allen Kontrakten gewinnen die meisten Punkte.
rules-detail =
    Austeilen. { $less_mizerka ->
        [on] Je dreizehn
       *[off] Je sieben
    } von 52 Karten in vier Farben von 1 bis 13.
    Bieten. Ab der Vorhand bietest du einen deiner offenen Kontrakte oder passt endgültig. Das erste Gebot ist frei, jedes weitere erhöht die Strafe um eins, bis höchstens { $overbid_cap }. Den Kontrakt kannst du nicht wechseln. Der letzte Bieter spielt allein{ $less_mizerka ->
        [on] . Passen alle, muss die Vorhand einen Kontrakt wählen
       *[off] , der Wert des Kontrakts steigt um eins, und ein Klötzchen zeigt die Erhöhung. Passen alle, muss die Vorhand mit allen dreizehn Karten einen Kontrakt wählen
    }: der heiße Stuhl.
    Ansage. Trumpf, Rangfolge oder eine Zahl, wenn der Kontrakt es verlangt{ $less_mizerka ->
        [on] .
       *[off] : nach einem Gebot mit sieben Karten, auf dem heißen Stuhl mit dreizehn.
    }
    Tausch. { $less_mizerka ->
        [on] Alle dürfen, die Vorhand zuerst
       *[off] Je sechs weitere Karten. Dann dürfen alle, der Alleinspieler zuerst{ $hotseat_discards_first ->
            [on] {""}
           *[off] {""} (vom heißen Stuhl aus zuletzt)
        }
    }, einmal Karten abwerfen und ebenso viele vom Stapel aus dreizehn ziehen, solange er reicht.
    Stiche. Der Alleinspieler spielt aus. Bediene und schlage die stärkste Karte, wenn du kannst; ohne die Farbe musst du stechen{ $must_overtrump ->
        [off] {""}
       *[on] {""} und möglichst übertrumpfen
    }; sonst spielst du, was du willst. »Stärker« meint immer die Rangfolge dieses Kontrakts.
    Notieren. Stiche zählen so, wie der Kontrakt es will, { $penalty_mode ->
        [literal] nachdem die Strafe von ihnen abgezogen ist
       *[against] und die Strafe zählt gegen den Alleinspieler
    }. Haben alle drei einen Kontrakt gespielt, entscheiden der Reihe nach: die notierte Zahl, { $less_mizerka ->
        [on] weniger abgeworfene Karten
       *[off] das Klötzchen, weniger abgeworfene Karten
    }, der frühere Abschluss. Der Erste gewinnt den Wert, der Letzte verliert ihn.
    Ende. Nach { $length ->
        [short] neun
       *[full] fünfzehn
    } Spielen gewinnen die meisten Punkte; bei Gleichstand, wer mit seinem letzten Kontrakt früher fertig war.
    Von uns. Die Liste der Kontrakte zum Regelheft ist verloren. Die Kontrakte 4 bis 18{ $start_values ->
        [all_x1] {""} und der Wortlaut von Ruhig Blut sind von uns.
       *[table] , der Wortlaut von Ruhig Blut und die Anfangswerte sind von uns.
    }

## Listen und Bilder der Regeln

catalogue-contract = { $number }. { $contract }: { $label }
catalogue-words = Begriffe
catalogue-auction = Bieten
catalogue-exchange = Tausch
figure-trick = Ein Stich: Wer die Farbe nicht hat, muss stechen, und der stärkste Trumpf gewinnt.
figure-row = Alle drei haben einen Kontrakt gespielt: Die beste notierte Zahl bekommt seinen Wert, die schlechteste verliert ihn.
figure-board = Die Kontrakttafel: was jede Zeile einbringt und was alle notiert haben.

## Die Lektion

lesson-board = Drei Berserker, jeder für sich. Um diese Tafel geht es: Jeder spielt jeden Kontrakt einmal. Die notierte Zahl sagt, wie gut es lief.
lesson-row = Berzerka: viele Stiche machen. Ein Stich ist eine Karte von jedem, die stärkste nimmt ihn. Die anderen haben 7 und 5 notiert. Jetzt du, dann ist die Reihe entschieden.
lesson-bid = Du siehst sieben Karten. In Berzerka bestimmst du den Trumpf, der alle anderen Farben schlägt, und dein Pik ist stark. Biete Berzerka.
lesson-bid-no = Mit diesem Pik passt Berzerka am besten. Biete es.
lesson-overbid = Jemand will lieber Ruhig Blut spielen. Jedes Überbieten erhöht die Strafe um 1; sie zahlt, wer das Bieten gewinnt. Biete noch einmal Berzerka.
lesson-overbid-no = Wenn du passt, spielt ein anderer. Dafür ist deine Hand zu gut: Biete noch einmal.
lesson-name-trump = Du bist Alleinspieler: du gegen die beiden anderen. Bestimme deinen Trumpf: Pik.
lesson-name-trump-no = Du hast mehr Pik als alles andere. Bestimme Pik.
lesson-exchange = Sechs Karten sind dazugekommen. Schwache dürfen weg: Wirf Herz 3, Herz 4 und Karo 2 ab.
lesson-exchange-no = Wirf genau diese drei ab: Herz 3, Herz 4 und Karo 2.
lesson-draw = Zieh jetzt drei neue Karten dafür.
lesson-draw-no = Drei sind genug. Zieh deine neuen Karten.
lesson-lead = Du spielst aus. Spiel Pik 13. Die anderen müssen auch Pik spielen, wenn sie welches haben, und deine Karte schlagen, wenn sie können.
lesson-lead-no = Beginne mit deiner stärksten Karte, Pik 13.
lesson-lose = Der Stich gehört dir. Kreuz 5 ist deine einzige schwache Karte: Spiel sie aus, dann bist du sie los.
lesson-lose-no = Diese Karte gewinnt auch später. Spiel jetzt Kreuz 5.
lesson-ruff = Karo ist ausgespielt, und du hast keins. Dann musst du trumpfen: Spiel irgendein Pik.
lesson-rest = Niemand sonst hat noch Pik oder Herz, also gewinnen alle deine Karten. Spiel sie in beliebiger Folge.
lesson-record = Du hast 12 Stiche gemacht. Die Strafe von 2 geht ab: Deine notierte Zahl ist 10.
lesson-points = Alle drei haben diesen Kontrakt gespielt, also zahlt die Reihe ihren Wert: beste Zahl +4, mittlere 0, schlechteste −4. Die beste ist deine!
lesson-more = Jeder Kontrakt ist anders: Lies, was er will. Bietet niemand, muss einer ran. Die meisten Punkte nach dem letzten Spiel gewinnen. Spiel weiter, du kannst es jetzt!
