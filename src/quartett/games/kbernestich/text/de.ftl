title = Kbernestich
tagline = Unten Stiche, oben Intrigen: Gemeinsam bestimmt ihr, was die Karten wert sind – und niemand will zu viele davon.

## Farben und Karten

suit-blue = Blau
suit-red = Rot
suit-yellow = Gelb
suit-green = Grün
trump-none = kein Trumpf
card = { $suit } { $rank }
card-icon = { $suit } Symbol

## Der Intrigenplan

area-zabine = Zabine
area-hannah = Hannah
area-hunch = Ahnung
area-action = Aktionen
area-letters = Briefe
square-colour = { $suit } mit Wert { $points }
square-zabine = Zabine { $value }
square-hannah = Hannahs Gnade { $number }
square-bid = Ansage { $tricks }
square-bid_most = Ansage { $tricks } oder mehr
square-letter = Brieffeld { $number } ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
})
square-spare = geschlossenes Feld { $number }
action-incubation = Abtauchen
action-observation = Abwarten
action-review = Überdenken
action-pessimism = Pessimismus
action-optimism = Optimismus

## Züge, wie in „Anna spielt Grün 11“

move-play = spielt { $card }
move-hide = verdeckt { $card }
move-hid = legt eine Karte verdeckt
move-discard = wirft { $card } ab
move-discarded = wirft eine Karte ab
move-trump = bestimmt den Trumpf: { $suit }
move-plot = setzt einen Würfel auf { $square }
move-end = setzt keine weiteren Würfel
move-decline = beansprucht keine Farbe
move-wait = wartet und spielt zuletzt
move-claim = beansprucht { $suit }

## Warum ein Zug nicht geht

why-no_such_move = Diesen Zug gibt es in Kbernestich nicht.
why-not_in_hand = Du hast { $card } nicht auf der Hand.
why-must_follow = Du musst { $suit } bedienen.
why-no_green = Zu dritt ist Grün nicht im Spiel.
why-claimed = Platz { $seat } hat { $suit } beansprucht und darf die Farbe allein festlegen.
why-colour_set = Der Wert von { $suit } steht für diese Runde fest.
why-bust_value_set = Die Obergrenze steht für diese Runde fest.
why-taken = Auf diesem Feld liegt der Würfel von Platz { $seat }.
why-one_grace = Du hast Hannahs Gnade schon.
why-one_bid = Du hast schon angesagt; eine Ansage pro Runde.
why-one_action = Du hast schon eine Aktion; eine pro Runde.
why-twin = Ein anderes freies Feld bewirkt dasselbe: Nimm das erste davon.
why-no_cubes = Du hast keinen Würfel mehr; nur ein eigener Anspruch lässt sich noch verschieben.
why-no_such_square = Dieses Feld wird in diesem Spiel nicht benutzt.
why-closed_with_three = Dieses Feld ist zu dritt geschlossen.
why-no_incubation = Nur wer Abtauchen besitzt, darf eine Karte verdeckt legen.
why-incubation_used = Abtauchen geht einmal pro Runde und ist schon geschehen.
why-no_observation = Nur wer Abwarten besitzt, darf warten.
why-observation_used = Abwarten geht zweimal pro Runde und ist schon geschehen.
why-waited_already = Du hast in diesem Stich schon gewartet.
why-last_anyway = Du spielst ohnehin als Letzter.
why-now_TRUMP = Bestimme zuerst den Trumpf.
why-now_CLAIM = Jetzt wird eine Farbe beansprucht oder verzichtet.
why-now_PLOT = Jetzt setzt du einen Würfel oder beendest deinen Zug.
why-now_REVIEW = { $left ->
    [one] Wirf zuerst noch 1 Karte ab.
   *[other] Wirf zuerst noch { $left } Karten ab.
}
why-now_TRICK = Jetzt muss eine Karte gespielt werden.

## Hilfe

help-trump = Wer die Runde beginnt, sieht sich die Hand an und bestimmt eine Trumpffarbe oder keine. Ein Trumpf schlägt jede Karte einer anderen Farbe.
help-colour = Was jede Karte dieser Farbe dem wert ist, der sie gewinnt; ein Würfel entscheidet es für die ganze Runde. Eine Farbe, um die sich niemand kümmert, ist 0 wert.
help-zabine = Zabines Felder legen die Obergrenze der Runde fest; ohne Würfel ist sie 24. Wer Karten von höherem Wert gewonnen hat, bekommt nichts dafür, es sei denn, Hannah hilft. Die Hälfte der Obergrenze ist der Bonus für eine erfüllte Ansage 0.
help-hannah = Mit Hannahs Gnade bringen deine Karten nur, was über die Obergrenze hinausgeht: bis dahin 0, darüber alles. Ablehnen geht nicht. Zwei können sie haben, zu dritt nur einer.
help-bid = Eine Ansage, wie viele Stiche du in dieser Runde machst; 5 heißt fünf oder mehr. Sechs Punkte, wenn sie stimmt. Ansage 0 ohne Stich bringt dazu die halbe Obergrenze. Jede Zahl gehört nur einem.
help-letters = Briefe an Marie: sichere Punkte am Ende der Runde, 3, 2 oder 1. Nimm so viele du willst, zwei Würfel pro Zug.
help-incubation = Einmal in dieser Runde legst du, wenn du im Stich an der Reihe bist, eine beliebige Karte verdeckt hin. Sie zählt im Stich nicht, geht aber an den Gewinner. Spielst du so aus, bestimmt die nächste offene Karte die Farbe.
help-observation = Zweimal in dieser Runde wartest du, wenn du an der Reihe bist, und spielst als Letzter. Wärst du mit dem Ausspielen dran, spielt dein linker Nachbar aus.
help-review = Sofort: Nimm die Karten aus der Mitte auf die Hand und wirf ebenso viele ab, ohne dass die anderen sie sehen.
help-pessimism = Deine Ansage stimmt auch mit einem Stich weniger. Bei Ansage 0 ohne Wirkung.
help-optimism = Deine Ansage stimmt auch mit einem Stich mehr. Ansage 0 mit einem Stich bringt 6, aber nicht den Bonus.
help-claim = Vor den Intrigen darf jeder, vom rechten Nachbarn des Startspielers an, einen Würfel neben eine Farbe legen. Nur er darf sie festlegen, indem er diesen Würfel verschiebt. Ist der Anspruch nach der vierten Intrigenphase noch offen, wird er 1 Punkt.
help-end = Beendet deinen Intrigenzug. Was du nicht setzt, behältst du.
help-wait = Abwarten: In diesem Stich als Letzter spielen.
help-hide = Abtauchen: eine Karte verdeckt legen, gleich welcher Farbe.
help-drop = Überdenken: eine Karte abwerfen; die anderen sehen nur, wie viele.
help-cubes = Bis zu zwei Würfel pro Intrigenzug. Nach der Runde gibt es 5 neue bei bis zu 25 Punkten, 4 bei bis zu 40, darüber 3 – aber nie mehr als 5 im Besitz.
help-scoring = Nach elf Stichen wertet zuerst die höchste Scheibe: Briefe, dann die Ansage, dann die gewonnenen Karten. Danach die nächste.
help-discs = Eine Scheibe, die auf ein Feld kommt, liegt oben und gilt als höher. Die niedrigste beginnt die nächste Runde; am Ende gewinnt bei Gleichstand die oberste, wenn der Tisch nicht teilt.

## Einstellungen

option-rounds = Runden
option-rounds-help = Wie viele Runden gespielt werden. Sechs oder acht sind „Der lange Weg“.
option-rounds-4 = 4 Runden
option-rounds-6 = 6 Runden
option-rounds-8 = 8 Runden
option-foreseen_future = Vorhergesehene Zukunft
option-foreseen_future-help = Nach dem Trumpf darf jeder das Recht beanspruchen, eine Farbe festzulegen.
option-foreseen_future-off = ohne Ansprüche
option-foreseen_future-on = mit Ansprüchen
option-their_memories = Ihre Erinnerungen
option-their_memories-help = Gewonnene Stiche liegen verdeckt; nur der Besitzer darf hineinsehen.
option-their_memories-off = Stiche liegen offen
option-their_memories-on = Stiche liegen verdeckt
option-final_tie = Gleichstand am Ende
option-final_tie-help = Ob die oberste Scheibe gewinnt oder gleiche Punkte den Platz teilen.
option-final_tie-stack = oberste Scheibe gewinnt
option-final_tie-shared = geteilt
option-zabine = Obergrenzen
option-zabine-help = Die Zahlen auf Zabines Feldern.
option-zabine-even_spread = 20, 22, 26, 28
option-zabine-low = 16, 18, 20, 22
option-letters_3p = Briefe zu dritt
option-letters_3p-help = Ob zu dritt zwei der sechs Brieffelder geschlossen sind.
option-letters_3p-full = alle sechs
option-letters_3p-reduced = vier
option-start_seat = Erster Startspieler
option-start_seat-help = Wer die erste Runde beginnt.
option-start_seat-random = ausgelost
option-start_seat-0 = Platz 1
option-start_seat-1 = Platz 2
option-start_seat-2 = Platz 3
option-start_seat-3 = Platz 4

## Was gerade geschieht

chance-start = beginnt
event-START = Der Startspieler wird ausgelost.
event-DEAL = Die Karten werden gegeben.
event-TRUMP = Bestimme den Trumpf.
event-CLAIM = Beanspruche eine Farbe oder verzichte.
event-PLOT = Setze bis zu zwei Würfel.
event-REVIEW = Wirf Karten ab.
event-TRICK = Spiele eine Karte.
event-OVER = Die Geschichte ist zu Ende.

## Das Brett im Terminal

screen-seat = Platz { $seat }
screen-round = Runde { $round } von { $rounds }
screen-trick = Stich { $trick } von { $tricks }
screen-plot = Intrige { $plot } von { $plots }
screen-cube = Würfel { $cube } von { $cubes }
screen-discard = noch { $cards } abwerfen
screen-trump = Trumpf
screen-lead = bedienen
screen-worth = → { $points } je Karte
screen-worth_unset = → { $points } (nicht gesetzt)
screen-claimed = beansprucht von Platz { $seat }
screen-bust = → Obergrenze { $bust }, Bonus { $misery }
screen-bust_standard = → Obergrenze { $bust } (üblich), Bonus { $misery }
screen-score = Punkte
screen-cubes = Würfel
screen-tricks = Stiche
screen-bid = Ansage
screen-pile = Kartenwert
screen-gain = jetzt
screen-discs = Scheiben
screen-table = Tisch
screen-waits = wartet
screen-last_trick = Stich { $trick }
screen-unseen = Ungesehen
screen-history = Punkte jeder Runde: Briefe + Ahnung + Brief von Marie

warning-last_plot_phase = Das ist die letzte Intrigenphase der Runde.
warning-last_cube = Das ist dein letzter Würfel.
warning-cubes_will_be_lost = Würfel, für die beim Auffüllen kein Platz bleibt, gehen verloren.
warning-bid_missed = Du hast schon mehr Stiche als das.
warning-pessimism_on_0 = Pessimismus bewirkt bei Ansage 0 nichts.
warning-optimism_on_5 = Optimismus bewirkt bei fünf oder mehr nichts.
warning-grace_on_low_base = Deine Karten liegen nicht über der Obergrenze: Mit Hannahs Gnade brächten sie jetzt nichts.

## Das Brett im Browser

board-sheet = Intrigenplan
board-hand = Deine Hand
board-taken = Würfel von { $name }
board-free = frei
board-closed = geschlossen
board-again = Noch einmal drücken, um es trotzdem zu tun.
board-end = Keine Würfel mehr
board-decline = Nichts beanspruchen
board-wait = Warten und zuletzt spielen
board-hide = Eine Karte verdeckt legen
board-openly = Doch offen spielen
board-past = Stiche dieser Runde
board-seal = Siegel
board-refill = Nach der Runde: { $cubes } Würfel
board-discs = Scheiben von oben nach unten: { $order }
board-player = Spieler
board-round = Runde { $round }
board-void = Hat gezeigt, nichts mehr davon zu haben
board-face-down = verdeckt
board-bid-exact = ginge jetzt auf
board-bid-possible = kann noch aufgehen
board-bid-lost = ist verloren

## Was Simulationen zählen

count-sole_winner = einer allein vorn
count-level_on_top = höchste Punktzahl mehrfach
count-cards_played = offen gespielte Karten
count-hidden_cards = verdeckte Karten
count-discards = abgeworfene Karten
count-turns_ended = vorzeitig beendete Züge
count-waits = so oft wurde gewartet
count-claims = beanspruchte Farben
count-colours_set = festgelegte Farben
count-zabine_set = festgelegte Obergrenzen
count-graces = genommene Gnaden
count-letters = genommene Briefe
count-incubation = Abtauchen genommen
count-observation = Abwarten genommen
count-review = Überdenken genommen
count-pessimism = Pessimismus genommen
count-optimism = Optimismus genommen
count-rounds_played = Runden
count-hands_played = gespielte Hände
count-bids = Ansagen
count-bids_hit = erfüllte Ansagen
count-misery_bids = Ansagen 0
count-misery_hit = Ansagen 0 ohne Stich
count-busts = Überschreitungen
count-graces_held = Hände mit Hannahs Gnade
count-graces_paid = Hände mit Hannahs Gnade über der Obergrenze
count-bid_hit_rate = Anteil erfüllter Ansagen
count-misery_hit_rate = Anteil der Ansagen 0 ohne Stich
count-bust_rate = Anteil der Hände über der Obergrenze
count-grace_paid_rate = Anteil der Gnaden, die sich lohnten
count-trump_blue_rate = Runden mit Trumpf Blau
count-trump_red_rate = Runden mit Trumpf Rot
count-trump_yellow_rate = Runden mit Trumpf Gelb
count-trump_green_rate = Runden mit Trumpf Grün
count-trump_none_rate = Runden ohne Trumpf
count-blue_unset_rate = Runden ohne Wert für Blau
count-blue_0_rate = Runden mit Blau auf 0
count-blue_1_rate = Runden mit Blau auf 1
count-blue_2_rate = Runden mit Blau auf 2
count-red_unset_rate = Runden ohne Wert für Rot
count-red_0_rate = Runden mit Rot auf 0
count-red_1_rate = Runden mit Rot auf 1
count-red_2_rate = Runden mit Rot auf 2
count-yellow_unset_rate = Runden ohne Wert für Gelb
count-yellow_0_rate = Runden mit Gelb auf 0
count-yellow_1_rate = Runden mit Gelb auf 1
count-yellow_2_rate = Runden mit Gelb auf 2
count-green_unset_rate = Runden ohne Wert für Grün
count-green_0_rate = Runden mit Grün auf 0
count-green_1_rate = Runden mit Grün auf 1
count-green_2_rate = Runden mit Grün auf 2
count-bid_number = angesagte Stiche
count-tricks_won = Stiche einer Hand

## Regeln

rules-summary =
    Elf Stiche pro Runde, Farbe bedienen, wenn man kann. Vor jedem der ersten vier setzt jeder bis zu zwei Würfel auf den Intrigenplan: was die Karten einer Farbe wert sind, wann ein Kartenstapel zu viel wird, eine Ansage über die eigenen Stiche, eine Aktion oder ein paar sichere Punkte.
    Nach der Runde zählen deine Briefe, deine Ansage, wenn sie stimmt, und der Wert deiner gewonnenen Karten, sofern er nicht zu hoch ist. Nach vier Runden gewinnt die höchste Scheibe.
rules-detail =
    Karten. Vier Farben zu zwölf: 2 bis 12 und das Symbol, die höchste. Jeder bekommt elf, der Rest bleibt verdeckt in der Mitte. Zu dritt fehlt Grün.
    Eine Runde. Die niedrigste Scheibe beginnt und bestimmt eine Trumpffarbe oder keine. Dann viermal eine Intrigenphase und ein Stich, dann sieben Stiche.
    Eine Intrigenphase. Im Uhrzeigersinn ab dem Ausspieler setzt jeder keinen, einen oder zwei Würfel auf freie Felder. Jede Farbe und die Obergrenze werden einmal festgelegt, jede Ansage und jede Aktion gehört einem, und niemand hat zwei Ansagen, zwei Aktionen oder zwei Gnaden. Würfel bleiben bis zum Ende der Runde liegen.
    Ein Stich. Bediene die Farbe der ersten offenen Karte, wenn du kannst; sonst spiele, was du willst. Der höchste Trumpf gewinnt, sonst die höchste Karte der ausgespielten Farbe. Der Gewinner behält die Karten und spielt aus.
    Aktionen. Abtauchen: einmal eine Karte verdeckt legen. Abwarten: zweimal als Letzter spielen. Überdenken: sofort mit der Mitte tauschen. Pessimismus, Optimismus: Die Ansage stimmt auch mit einem Stich weniger oder mehr.
    Wertung, von der höchsten Scheibe abwärts. Briefe: ihre Punkte. Ansage: 6, wenn sie stimmt, und die halbe Obergrenze dazu für 0 angesagte und 0 gemachte Stiche. Karten: ihr Wert, wenn er die Obergrenze nicht übersteigt, sonst nichts; mit Hannahs Gnade nur, was darüber liegt.
    Scheiben. Eine Scheibe, die auf andere trifft, liegt oben und gilt als höher. Die niedrigste beginnt die nächste Runde; die höchste gewinnt am Ende.
    Würfel. Neue nach jeder Runde: 5 bis 25 Punkte, 4 bis 40, darüber 3; nie mehr als 5 im Besitz.
    Vorhergesehene Zukunft. Nach dem Trumpf darf jeder mit einem Würfel eine Farbe beanspruchen, der Startspieler zuletzt; nur er legt sie fest. Bleibt sie offen, wird sie 1.
    Ihre Erinnerungen. Gewonnene Stiche liegen verdeckt. In die eigenen darfst du sehen.
