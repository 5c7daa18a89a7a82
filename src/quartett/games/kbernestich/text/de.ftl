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

## Der Intrigenplan: fünf Bereiche, auf die Siegel gesetzt werden

trait-blue = Klugheit
trait-red = Charisma
trait-yellow = Körperkraft
trait-green = Würde
area-envoys = Gesandte von Kuverne
area-colour = Brief von Marie
area-zabine = Zabines Fluch
area-hannah = Hannahs Gnade
area-hunch = Vorahnung
area-action = Aktion
area-letters = Briefe an Marie
square-colour = { $suit } mit Wert { $points }
square-zabine = Obergrenze { $value }
square-hannah = Hannahs Gnade { $number }
square-bid = Ansage { $tricks }
square-bid_most = Ansage { $tricks } oder mehr
square-letter = Brief { $number } ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
})
square-spare = geschlossenes Feld { $number }
action-incubation = Abtauchen
action-observation = Abwarten
action-review = Überdenken
action-pessimism = Pessimismus
action-optimism = Optimismus

## Züge, wie in „Anna spielt Grün 11“, „Du spielst Grün 11“

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
move-hide = { $who ->
    [you] legst
   *[other] legt
} { $card } verdeckt
move-hid = { $who ->
    [you] legst
   *[other] legt
} eine Karte verdeckt
move-discard = { $who ->
    [you] wirfst
   *[other] wirft
} { $card } ab
move-discarded = { $who ->
    [you] wirfst
   *[other] wirft
} eine Karte ab
move-trump = { $who ->
    [you] bestimmst
   *[other] bestimmt
} den Trumpf: { $suit }
move-plot = { $who ->
    [you] setzt
   *[other] setzt
} ein Siegel auf { $square }
move-end = { $who ->
    [you] setzt
   *[other] setzt
} kein weiteres Siegel
move-decline = { $who ->
    [you] passt
   *[other] passt
} und { $who ->
    [you] beanspruchst
   *[other] beansprucht
} keine Farbe
move-wait = { $who ->
    [you] wartest und spielst
   *[other] wartet und spielt
} zuletzt
move-claim = { $who ->
    [you] beanspruchst
   *[other] beansprucht
} das Recht, { $suit } festzulegen

## Was geschah, wie in „Anna gewinnt Stich 3 ...“, „Du gewinnst Stich 3 ...“

happening-discs = Die Scheibe des Startspielers beginnt auf 0, jede nächste { $step } Punkte weiter: Wer den Trumpf bestimmt und zuerst setzt, beginnt weiter hinten.
happening-round = { $who ->
    [you] beginnst Runde { $round } von { $rounds } und bestimmst
   *[other] beginnt Runde { $round } von { $rounds } und bestimmt
} den Trumpf, als niedrigste Scheibe
happening-cube-colour = { $who ->
    [you] legst
   *[other] legt
} fest: Jede Karte in { $suit } bringt dem, der sie gewinnt, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
happening-cube-late = { $who ->
    [you] hast
   *[other] hat
} { $suit } nicht festgelegt: Jede Karte davon ist 1 Punkt wert
happening-cube-zabine = { $who ->
    [you] setzt
   *[other] setzt
} die Obergrenze auf { $value }: Karten von höherem Wert bringen nichts
happening-cube-hannah = { $who ->
    [you] bekommst
   *[other] bekommt
} für gewonnene Karten nur, was über der Obergrenze liegt
happening-cube-hunch = { $who ->
    [you] willst
   *[other] will
} { $tricks ->
    [0] keinen Stich
    [one] genau 1 Stich
   *[other] genau { $tricks } Stiche
} gewinnen
happening-cube-hunch_most = { $who ->
    [you] willst
   *[other] will
} { $tricks } Stiche oder mehr gewinnen
happening-cube-incubation = { $who ->
    [you] darfst
   *[other] darf
} in dieser Runde eine Karte verdeckt legen
happening-cube-observation = { $who ->
    [you] darfst
   *[other] darf
} in bis zu zwei Stichen dieser Runde zuletzt spielen
happening-cube-pessimism = { $who ->
    [you] darfst
   *[other] darf
} auch einen Stich weniger gewinnen als angesagt
happening-cube-optimism = { $who ->
    [you] darfst
   *[other] darf
} auch einen Stich mehr gewinnen als angesagt
happening-cube-letters = { $who ->
    [you] bekommst
   *[other] bekommt
} am Ende der Runde { $points ->
    [one] 1 sicheren Punkt
   *[other] { $points } sichere Punkte
}
happening-review = { $who ->
    [you] nimmst
   *[other] nimmt
} die { $cards } Karten der Mitte und { $who ->
    [you] gibst
   *[other] gibt
} ebenso viele ab
happening-exchanged = { $who ->
    [you] hast
   *[other] hat
} { $cards } Karten getauscht
happening-wait-led = { $who ->
    [you] lässt deinen linken Nachbarn
   *[other] lässt den linken Nachbarn
} ausspielen
happening-turned = { $who ->
    [you] deckst
   *[other] deckt
} { $card } auf; die Karte zählt nicht
happening-trick-suit = { $who ->
    [you] gewinnst
   *[other] gewinnt
} Stich { $number } mit { $card }, der höchsten Karte der ausgespielten Farbe
happening-trick-trump = { $who ->
    [you] gewinnst
   *[other] gewinnt
} Stich { $number } mit { $card }, dem höchsten Trumpf
happening-too-many = { $who ->
    [you] hast
   *[other] hat
} mehr Stiche als die { $bid } angesagten
happening-too-few = { $who ->
    [you] kannst
   *[other] kann
} die { $bid } angesagten Stiche nicht mehr erreichen
happening-above = { $who ->
    [you] hast
   *[other] hat
} Karten im Wert von { $base } gewonnen, mehr als die Obergrenze { $bust }
happening-above-grace = { $who ->
    [you] hast
   *[other] hat
} Karten im Wert von { $base } gewonnen: { $more } über der Obergrenze, und die bringt Hannahs Gnade
happening-letters = { $who ->
    [you] bekommst
   *[other] bekommt
} +{ $points } für { $points ->
    [one] einen Brief
   *[other] Briefe
} an Marie
happening-hunch-hit = { $who ->
    [you] hast { $bid } angesagt und { $tricks } gewonnen: Deine
   *[other] hat { $bid } angesagt und { $tricks } gewonnen: Die
} Vorahnung stimmt, +{ $points }
happening-hunch-pessimism = { $who ->
    [you] hast
   *[other] hat
} { $bid } angesagt und { $tricks } gewonnen; der Pessimismus rettet es: +{ $points }
happening-hunch-optimism = { $who ->
    [you] hast
   *[other] hat
} { $bid } angesagt und { $tricks } gewonnen; der Optimismus rettet es: +{ $points }
happening-hunch-bonus = { $who ->
    [you] hast
   *[other] hat
} 0 angesagt und keinen Stich gewonnen: +{ $hit }, dazu als Misère-Bonus die halbe Obergrenze, +{ $bonus }
happening-hunch-missed = { $who ->
    [you] hast { $bid } angesagt und { $tricks } gewonnen: Deine
   *[other] hat { $bid } angesagt und { $tricks } gewonnen: Die
} Vorahnung stimmt nicht
happening-marie = { $who ->
    [you] hast
   *[other] hat
} Karten im Wert von { $base }, nicht mehr als die Obergrenze { $bust }: +{ $points }
happening-bust = { $who ->
    [you] hast
   *[other] hat
} Karten im Wert von { $base }, mehr als die Obergrenze { $bust }: Sie bringen nichts
happening-grace = { $who ->
    [you] hast
   *[other] hat
} Hannahs Gnade und Karten im Wert von { $base }: { $base } − { $bust } = +{ $points }
happening-grace-nothing = { $who ->
    [you] hast
   *[other] hat
} Hannahs Gnade, aber Karten im Wert von nur { $base } bei Obergrenze { $bust }: Sie bringen nichts
happening-disc-upon = { $who ->
    [you] landest
   *[other] landet
} bei { $score } auf einer anderen Scheibe und { $who ->
    [you] giltst
   *[other] gilt
} als höher
happening-sheet = Runde { $round } von { $rounds } ist zu Ende

## Warum ein Zug nicht geht

why-no_such_move = Diesen Zug gibt es in Kbernestich nicht.
why-not_in_hand = Du hast { $card } nicht auf der Hand.
why-must_follow = Du musst { $suit } bedienen.
why-no_green = Zu dritt ist Grün nicht im Spiel.
why-claimed = Nur Platz { $seat } darf { $suit } festlegen.
why-colour_set = Der Wert von { $suit } steht für diese Runde fest.
why-bust_value_set = Die Obergrenze steht für diese Runde fest.
why-taken = Auf diesem Feld liegt das Siegel von Platz { $seat }.
why-one_grace = Du hast Hannahs Gnade schon.
why-one_bid = Du hast schon angesagt; eine Ansage pro Runde.
why-one_action = Du hast schon eine Aktion; eine pro Runde.
why-twin = Ein anderes freies Feld bewirkt dasselbe: Nimm das erste davon.
why-no_cubes = Du hast kein Siegel mehr; nur ein eigener Anspruch lässt sich noch verschieben.
why-no_such_square = Dieses Feld wird in diesem Spiel nicht benutzt.
why-closed_with_three = Dieses Feld ist zu dritt geschlossen.
why-no_incubation = Nur wer Abtauchen besitzt, darf eine Karte verdeckt legen.
why-incubation_used = Abtauchen geht einmal pro Runde und ist schon geschehen.
why-no_observation = Nur wer Abwarten besitzt, darf warten.
why-observation_used = Abwarten geht bis zu zweimal pro Runde und ist schon geschehen.
why-waited_already = Du hast in diesem Stich schon gewartet.
why-last_anyway = Du spielst ohnehin als Letzter.
why-now_TRUMP = Bestimme zuerst den Trumpf.
why-now_CLAIM = Beanspruche jetzt eine Farbe oder passe.
why-now_PLOT = Setze jetzt ein Siegel oder beende deinen Zug.
why-now_REVIEW = { $left ->
    [one] Wirf zuerst noch 1 Karte ab.
   *[other] Wirf zuerst noch { $left } Karten ab.
}
why-now_TRICK = Jetzt musst du eine Karte spielen.

## Hilfe

help-trump = Wer die Runde beginnt, sieht sich die eigene Hand an und bestimmt eine Trumpffarbe oder keine. Ein Trumpf schlägt jede Karte einer anderen Farbe.
help-colour = Was jede Karte dieser Farbe dem bringt, der sie gewinnt; ein Siegel entscheidet es für die ganze Runde. Eine Farbe, die niemand festlegt, ist 0 wert.
help-zabine = Zabines Fluch legt die Obergrenze der Runde auf { $zabine ->
    [low] 16, 18, 20 oder 22
   *[even_spread] 20, 22, 26 oder 28
} fest; ohne Siegel ist sie 24. Sind deine gewonnenen Karten mehr wert, bringen sie dir nichts, es sei denn, du hast Hannahs Gnade. Die halbe Obergrenze ist der Misère-Bonus.
help-hannah = Mit Hannahs Gnade bringen deine gewonnenen Karten nur, was über der Obergrenze liegt: bis dahin 0, darüber jeden Punkt. Ablehnen geht nicht. { $players ->
    [3] Nur einer kann sie haben.
   *[4] Zwei können sie haben.
}
help-bid = Deine Vorahnung: Wie viele Stiche gewinnst du in dieser Runde? 6 Punkte, wenn sie stimmt; 5 heißt fünf oder mehr. Wer 0 ansagt und keinen Stich gewinnt, bekommt dazu den Misère-Bonus, die halbe Obergrenze. Jede Zahl gehört nur einem.
help-letters = Briefe an Marie sind sichere Punkte am Ende der Runde: 3, 2 oder 1. Nimm so viele du willst, bis zu zwei Siegel pro Zug.
help-action = Eine Aktion für jeden und jede Runde. Dieselbe kann kein anderer nehmen.
help-incubation = Einmal in dieser Runde darfst du, wenn du im Stich an der Reihe bist, eine beliebige Karte verdeckt legen. Sie zählt im Stich nicht, geht aber an den Gewinner. Spielst du so aus, bestimmt die nächste offene Karte die Farbe.
help-observation = Bis zu zweimal in dieser Runde darfst du, wenn du im Stich an der Reihe bist, warten und zuletzt spielen. Wärst du mit dem Ausspielen dran, spielt dein linker Nachbar aus.
help-review = Sofort: Nimm die { $players ->
    [3] drei
   *[4] vier
} Karten der Mitte auf die Hand und wirf ebenso viele ab, ohne dass die anderen sie sehen.
help-pessimism = Deine Vorahnung stimmt auch mit einem Stich weniger. Bei Ansage 0 ohne Wirkung.
help-optimism = Deine Vorahnung stimmt auch mit einem Stich mehr. Ansage 0 mit einem Stich bringt 6, aber keinen Misère-Bonus.
help-claim = Vor den Intrigen darf jeder, vom rechten Nachbarn des Startspielers an, ein Siegel neben eine Farbe legen. Nur er darf sie festlegen, indem er dieses Siegel verschiebt. Ist der Anspruch nach der vierten Intrigenphase noch offen, wird er 1 Punkt.
help-end = Beendet deinen Intrigenzug. Was du nicht setzt, behältst du.
help-wait = Abwarten: In diesem Stich zuletzt spielen.
help-hide = Abtauchen: eine Karte verdeckt legen, gleich welcher Farbe.
help-drop = Überdenken: eine Karte abwerfen; die anderen sehen nur, wie viele.
help-cubes = Deine Siegel: bis zu zwei pro Intrigenzug. Nach der Runde gibt es neue: 5 bei bis zu 25 Punkten, 4 bei bis zu 40, darüber 3; nie mehr als 5 im Besitz.
help-tricks = Die in dieser Runde gewonnenen Stiche, gegen die Ansage.
help-base = Was die bisher gewonnenen Karten wert sind: Karten mal Wert ihrer Farbe. Über der Obergrenze bringen sie nichts.
help-gain = Die Punkte, die es gäbe, wenn die Runde jetzt zu Ende wäre.
help-scoring = Nach elf Stichen wertet zuerst die höchste Scheibe: Briefe, dann die Vorahnung, dann die gewonnenen Karten. Danach die nächste.
help-discs = Eine Scheibe, die auf ein Feld kommt, liegt oben und gilt als höher. Die niedrigste beginnt die nächste Runde; am Ende { $final_tie ->
    [shared] teilen gleiche Punkte den Platz.
   *[stack] gewinnt bei Gleichstand die oberste.
}
help-brackets = Striche auf der Leiste: Neue Siegel nach der Runde sind 5 bei bis zu 25 Punkten, 4 bei bis zu 40, darüber 3.
help-unseen = Karten jeder Farbe, die du noch nicht gesehen hast: in anderen Händen oder aus dem Spiel.

## Einstellungen

option-rounds = Runden
option-rounds-help = Wie viele Runden gespielt werden. Sechs oder acht sind „Der lange Weg“.
option-rounds-4 = 4 Runden
option-rounds-6 = 6 Runden
option-rounds-8 = 8 Runden
option-foreseen_future = Die Zukunft, die wir kannten
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
option-zabine-help = Die Zahlen von Zabines Fluch. Aus der Anleitung ist nur 22 bekannt; die anderen sind von uns.
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

chance-start = { $who ->
    [you] beginnst
   *[other] beginnt
}
event-START = Der Startspieler wird ausgelost.
event-DEAL = Die Karten werden gegeben.
event-TRUMP = Bestimme den Trumpf.
event-CLAIM = Beanspruche eine Farbe oder passe.
event-PLOT = Setze bis zu zwei Siegel.
event-REVIEW = Überdenken: Wirf Karten ab.
event-TRICK = Spiele eine Karte.
event-OVER = Marie hat gewählt.

## Das Brett im Terminal

screen-seat = Platz { $seat }
screen-round = Runde { $round } von { $rounds }
screen-trick = Stich { $trick } von { $tricks }
screen-plot = Intrige { $plot } von { $plots }
screen-cube = Siegel { $cube } von { $cubes }
screen-discard = noch { $cards } abwerfen
screen-trump = Trumpf
screen-lead = bedienen
screen-worth = → { $points } je Karte
screen-worth_unset = → { $points } (nicht gesetzt)
screen-claimed = beansprucht von Platz { $seat }
screen-bust = → Obergrenze { $bust }, Misère-Bonus { $misery }
screen-bust_standard = → Obergrenze { $bust } (üblich), Misère-Bonus { $misery }
screen-score = Punkte
screen-cubes = Siegel
screen-tricks = Stiche
screen-bid = Ansage
screen-pile = gewonnene Karten
screen-gain = jetzt
screen-discs = Scheiben
screen-table = Tisch
screen-waits = wartet
screen-last_trick = Stich { $trick }
screen-unseen = Ungesehen
screen-history = Punkte jeder Runde: Briefe + Vorahnung + gewonnene Karten
screen-began = Beginn

warning-last_plot_phase = Das ist die letzte Intrigenphase der Runde.
warning-last_cube = Das ist dein letztes Siegel.
warning-cubes_will_be_lost = Siegel, für die beim Auffüllen kein Platz bleibt, gehen verloren.
warning-bid_missed = Du hast schon mehr Stiche als das.
warning-pessimism_on_0 = Pessimismus bewirkt bei Ansage 0 nichts.
warning-optimism_on_5 = Optimismus bewirkt bei fünf oder mehr nichts.
warning-grace_on_low_base = Deine Karten liegen nicht über der Obergrenze: Mit Hannahs Gnade brächten sie jetzt nichts.

## Das Brett im Browser

board-sheet = Intrigenplan
board-hand = Deine Hand
board-taken = Siegel von { $name }
board-free = frei
board-closed = geschlossen
board-end = Kein Siegel mehr
board-decline = Nichts beanspruchen
board-wait = Warten und zuletzt spielen
board-hide = Eine Karte verdeckt legen
board-openly = Doch offen spielen
board-past = Stiche dieser Runde
board-refill = Nach der Runde: { $cubes } Siegel
board-discs = Scheiben von oben nach unten: { $order }
board-player = Spieler
board-round = Runde { $round }
board-void = Hat gezeigt, nichts mehr davon zu haben
board-face-down = verdeckt
board-bid-exact = ginge jetzt auf
board-bid-possible = kann noch aufgehen
board-bid-lost = ist verloren
board-tell = Was es bedeutet
board-tap = Tippe ein Feld an, um zu sehen, was es bewirkt.
board-place = Hierhin setzen
board-held = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
board-lead = Du spielst aus: irgendeine Karte. Ihre Farbe ist zu bedienen.
board-follow = Bediene { $suit }, die ausgespielte Farbe.
board-discard = Du hast kein { $suit }: Spiele irgendeine Karte. Gewinnen kann nur noch ein Trumpf.
board-discard-hopeless = Du hast kein { $suit }: Spiele irgendeine Karte. Gewinnen kann sie nicht.
board-takes = gewinnt
board-fresh = neu
board-from-centre = aus der Mitte
board-bust = Obergrenze { $bust }
board-bust-standard = Obergrenze { $bust } (noch offen)
board-now-colour = Du hast { $won } in { $suit } gewonnen und { $held } auf der Hand: Deine gewonnenen Karten wären { $base } von { $bust } wert.
board-now-zabine = Deine gewonnenen Karten sind jetzt { $base } von { $bust } wert. Der Misère-Bonus wäre { $misery }.
board-now-hannah = Deine gewonnenen Karten sind { $base } von { $bust } wert: Das brächte jetzt { $gain }.
board-now-hunch = Du hast { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
} gewonnen, { $left ->
    [one] 1 kommt
   *[other] { $left } kommen
} noch.
board-now-letters = +{ $points }, ganz sicher.
board-now-no-bid = Du hast noch nichts angesagt.
board-now-forgiven = Deine Ansage { $bid } ginge auch mit { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stichen
} auf.
board-about-title = Was hier steht
board-about = { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}. { $cubes } Siegel im Besitz, { $refill } nach dieser Runde. { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
} in dieser Runde.
board-about-bid = Die Ansage { $bid } { $state }.
board-about-base = Die gewonnenen Karten sind { $base } wert; über { $bust } bringen sie nichts.
board-about-grace = Die gewonnenen Karten sind { $base } wert; mit Hannahs Gnade zählt nur, was über { $bust } liegt.
board-about-gain = Wäre die Runde jetzt zu Ende: +{ $gain }.
board-round-values = Wert einer Karte
board-round-bid = { $bid } angesagt, { $tricks } gewonnen
board-round-no-bid = keine Ansage
board-round-bonus = Misère-Bonus { $bonus }
board-round-within = nicht über { $bust }
board-round-bust = { $base } ist mehr als { $bust }: zu viel!
board-round-grace = { $base } − { $bust }
board-round-grace-nothing = { $base } liegt nicht über { $bust }
board-round-next = { $name }, die niedrigste Scheibe, beginnt die nächste Runde.
board-round-had = { $points ->
    [one] hatte 1 Punkt
   *[other] hatte { $points } Punkte
}
board-round-letters = Briefe
board-round-hunch = Vorahnung
board-round-cards = Karten
board-round-cubes = Siegel dann

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
    { $players ->
        [3] Drei Bewerber
       *[4] Vier Bewerber
    } schreiben an Marie. Elf Stiche pro Runde; bediene die Farbe, wenn du kannst. Vor jedem der ersten vier darf jeder bis zu zwei Siegel auf den Intrigenplan setzen: was die Karten einer Farbe wert sind, wann ein Kartenstapel zu viel wird, eine Vorahnung über die eigenen Stiche, eine Aktion oder einen Brief für ein paar sichere Punkte.
    Nach der Runde zählen deine Briefe, deine Vorahnung, wenn sie stimmt, und der Wert deiner gewonnenen Karten, sofern er die Obergrenze nicht übersteigt. Nach { $rounds ->
        [4] vier Runden
        [6] sechs Runden, dem langen Weg,
       *[8] acht Runden, dem langen Weg,
    } gewinnt die höchste Scheibe.
rules-detail =
    Karten. { $players ->
        [3] Drei Farben zu zwölf
       *[4] Vier Farben zu zwölf
    }: 2 bis 12 und das Symbol, die höchste. Blau ist Klugheit, Rot Charisma, Gelb Körperkraft{ $players ->
        [3] . Grün, die Würde, fehlt zu dritt. Jeder bekommt elf, die anderen drei
       *[4] , Grün Würde. Jeder bekommt elf, die anderen vier
    } bleiben verdeckt in der Mitte.
    Scheiben. Der Startspieler beginnt auf 0, die nächsten auf { $players ->
        [3] 3 und 6
       *[4] 2, 4 und 6
    }: Wer den Trumpf bestimmt und zuerst setzt, beginnt weiter hinten. Eine Scheibe, die auf andere trifft, liegt oben und gilt als höher. Die niedrigste beginnt die nächste Runde; die höchste gewinnt am Ende{ $final_tie ->
        [shared] {""}, und gleiche Punkte teilen den Platz.
       *[stack] .
    }
    Eine Runde. Die niedrigste Scheibe beginnt und bestimmt eine Trumpffarbe oder keine. Dann viermal eine Intrigenphase und ein Stich, dann sieben Stiche.
    Eine Intrigenphase. Im Uhrzeigersinn ab dem Ausspieler setzt jeder kein, ein oder zwei Siegel auf freie Felder des Intrigenplans. Jede Farbe und die Obergrenze werden einmal festgelegt, jede Ansage und jede Aktion gehört einem, und niemand hat zwei Ansagen, zwei Aktionen oder zwei Gnaden. Siegel bleiben bis zum Ende der Runde liegen.
    Ein Stich. Bediene die Farbe der ersten offenen Karte, wenn du kannst; sonst spiele, was du willst. Der höchste Trumpf gewinnt, sonst die höchste Karte der ausgespielten Farbe. Der Gewinner behält die Karten und spielt aus.
    Aktionen. Abtauchen: einmal eine Karte verdeckt legen. Abwarten: bis zu zweimal zuletzt spielen. Überdenken: sofort mit der Mitte tauschen. Pessimismus, Optimismus: Die Vorahnung stimmt auch mit einem Stich weniger oder mehr.
    Wertung, von der höchsten Scheibe abwärts. Briefe: ihre Punkte. Vorahnung: 6, wenn sie stimmt, und die halbe Obergrenze dazu (Misère-Bonus) für 0 angesagte und 0 gewonnene Stiche. Karten: ihr Wert, wenn er die Obergrenze nicht übersteigt, sonst nichts; mit Hannahs Gnade nur, was darüber liegt.
    Siegel. Neue nach jeder Runde: 5 bis 25 Punkte, 4 bis 40, darüber 3; nie mehr als 5 im Besitz.
    { $foreseen_future ->
        [on] Die Zukunft, die wir kannten. Nach dem Trumpf darf jeder mit einem Siegel eine Farbe beanspruchen, der Startspieler zuletzt; nur er legt sie fest. Bleibt sie offen, wird sie 1.
       *[off] {""}
    }
    { $their_memories ->
        [on] Ihre Erinnerungen. Gewonnene Stiche liegen verdeckt. In die eigenen darfst du sehen.
       *[off] {""}
    }
    Von uns. Die vorliegende Anleitung zeigt den Plan nicht: Von den Zahlen in Zabines Fluch nennt sie nur 22, von den Briefen die eines Beispiels. { $zabine ->
        [low] 16, 18, 20
       *[even_spread] 20, 26, 28
    } und die Briefe { $players ->
        [3] { $letters_3p ->
            [reduced] 3, 2, 1, 1
           *[full] 3, 2, 2, 1, 1, 1
        }
       *[4] 3, 2, 2, 1, 1, 1
    } haben wir gewählt.

## Listen und Bilder der Regeln

catalogue-claim = Anspruch
catalogue-words = Begriffe
catalogue-scoring = Wertung
figure-sheet = Der Intrigenplan mitten in einer Runde: Auf jedem Feld liegt das Siegel dessen, der es genommen hat.
figure-trick = Ein Stich: Die ausgespielte Farbe ist zu bedienen, ein Trumpf schlägt sie. Eine verdeckt gelegte Karte zählt nicht.
figure-round = Eine gewertete Runde: Briefe, Vorahnung, gewonnene Karten. Über der Obergrenze bringen die Karten nichts.

## Die Lektion

lesson-story = Drei Verehrer schreiben an Marie, und du bist einer davon. Karten gewinnst du in Stichen; der Intrigenplan sagt, was sie wert sind. Aber zu viel ist nichts wert.
lesson-round = Eine Runde hat elf Stiche: Jeder spielt eine Karte, und die beste gewinnt sie alle. Vor den ersten vier setzt jeder bis zu zwei Siegel auf diesen Plan.
lesson-worth = Deine gelben Karten sind niedrig: Die meisten werden andere gewinnen. Mach sie ihnen teuer! Setze ein Siegel auf die 2 bei Gelb. Jede gelbe Karte ist dann 2 wert.
lesson-worth-no = Dieses Feld kann warten. Gib erst Gelb den Wert 2.
lesson-hunch = Wie viele Stiche gewinnst du? Stimmt deine Vorahnung genau, bringt sie 6 Punkte. Das gelbe Symbol und ein Trumpf sind zwei: Setze ein Siegel auf die 2.
lesson-hunch-no = Zwei Stiche gewinnt diese Hand sicher. Setze das Siegel auf die 2.
lesson-follow = Jetzt der Stich. Dein Nachbar hat Gelb ausgespielt; wer diese Farbe hat, muss sie spielen. Das Symbol ist ihre höchste Karte: Spiele es und gewinne.
lesson-follow-no = Diese Karte ist zu niedrig. Spiele das gelbe Symbol.
lesson-letters = Ein Stich ist gewonnen! Briefe an Marie sind sichere Punkte. Setze ein Siegel auf die 3 und eins auf die 2.
lesson-letters-no = Ein andermal. Schreib jetzt zwei Briefe: erst den für 3, dann einen für 2.
lesson-lose = Du hast gewonnen, also spielst du aus. Spiele irgendeine gelbe Karte: Dein Nachbar hat eine höhere.
lesson-lose-no = Heb Rot 6 auf, du brauchst sie bald. Spiele eine gelbe Karte.
lesson-action = Ein Siegel ist übrig. Mit Optimismus stimmt deine Vorahnung auch mit einem Stich mehr. Setze es zur Sicherheit dorthin.
lesson-action-no = Nimm diesmal eine Aktion: Setze das Siegel auf Optimismus.
lesson-trump = Blau ist ausgespielt, und du hast keins. Dann darfst du alles spielen. Rot ist Trumpf und schlägt jede andere Farbe. Spiele Rot 6.
lesson-trump-no = Gelb kann hier nicht gewinnen. Deine Vorahnung braucht einen zweiten Stich: Spiele Rot 6.
lesson-rest = Zwei Stiche, wie vorausgeahnt. Gewinne jetzt keinen mehr! Spiele deine gelben Karten in beliebiger Folge und sieh, wer sie einsammelt.
lesson-bust = Dein Nachbar hat acht Stiche gewonnen. Diese Karten sind 26 wert, mehr als die Obergrenze 22. Das ist zu viel, also bringen sie nichts!
lesson-points = Du bekommst 5 für die Briefe, 6 für die Vorahnung und 7 für deine Karten, denn 7 liegt nicht über 22. Mit den 6 vom Anfang sind das 24. Du führst!
lesson-more = Nach vier Runden gewinnt, wer vorn liegt. Tippe ein Feld an, um zu lesen, was es tut; bei Zabine etwa wird die Obergrenze festgelegt. Spiel weiter, du kannst es jetzt!
