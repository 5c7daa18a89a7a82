title = Ringlinge
tagline = Murmeln auf losen Ringen: einkreisen, ausbrechen und einander das Brett unter den Füßen wegziehen.

## Farben

colour-A = Bernstein
colour-B = Blau
colour-C = Grün
colour-D = Violett

## Züge, wie in „Anna legt eine Murmel auf H8“

move-place = will vier Murmeln legen
move-change = will drei Ringe umlegen
move-move = will Murmeln ziehen
move-stop = belässt es bei einer Murmel
move-lay = legt eine Murmel auf { $place }
move-lift = hebt den Ring { $place } auf
move-put = legt einen Ring auf { $place }
move-from = nimmt eine Murmel auf { $place }
move-to = zieht sie nach { $place }
move-take = nimmt eine eingekreiste Murmel von { $place }
effect-majority = { $marbles ->
    [one] schlägt durch Mehrheit eine Murmel
   *[other] schlägt durch Mehrheit { $marbles } Murmeln
}
effect-blocked = { $place } ist blockiert
effect-circle = { $marbles ->
    [one] ein geschlossener Kreis nimmt eine Murmel
   *[other] ein geschlossener Kreis nimmt { $marbles } Murmeln
}
effect-leaves = { $colour } kann weder legen noch ziehen und scheidet aus
effect-and = { $first }; { $second }

## Warum ein Zug nicht geht

why-no_such_move = So einen Zug gibt es in Ringlinge nicht.
why-choose_first = Wähle zuerst eine Aktion: place, change oder move.
why-another_step = Etwas anderes ist an der Reihe. { $now }
why-first_turn = Im ersten Zug legt jeder vier Murmeln.
why-supply = { $supply ->
    [one] Zum Legen braucht es vier Murmeln, dein Vorrat ist eine.
   *[other] Zum Legen braucht es vier Murmeln, dein Vorrat beträgt { $supply }.
}
why-few_entries = Weniger als vier Ringe stehen dir zum Legen offen.
why-changed_last = Der vorige Zug war schon ein Ringwechsel: nicht zweimal hintereinander.
why-you_changed = Dein eigener letzter Zug war ein Ringwechsel: nicht zweimal nacheinander.
why-no_change = Es lassen sich keine drei leeren Ringe aufheben und anderswo anlegen.
why-no_move = Keine deiner Murmeln kann ziehen.
why-no_two_moves = Du musst zwei Murmeln ziehen, und keine zwei von deinen können es.
why-two_marbles = An diesem Tisch müssen zwei Murmeln ziehen.
why-no_ring = Auf { $place } liegt kein Ring.
why-lay_on_empty = { $place } ist nicht leer: Jede Murmel kommt auf einen eigenen leeren Ring.
why-not_linked = { $place } liegt weder am Rand noch neben einer deiner Gruppen, die zum Rand reicht.
why-only_linked = An diesem Tisch legst du nur neben eine eigene Gruppe, die zum Rand reicht; { $place } gehört nicht dazu.
why-lift_empty = Nur leere Ringe werden aufgehoben; auf { $place } liegen Murmeln.
why-one_piece = Ohne { $place } fiele das Brett auseinander.
why-cannot_finish = Nach { $place } ließe sich der Ringwechsel nicht zu Ende führen.
why-ring_lies_there = Auf { $place } liegt schon ein Ring.
why-vacated = { $place } ist eben erst frei geworden: Die Ringe kommen anderswohin.
why-touch_two = { $contacts ->
    [0] Ein neu angelegter Ring muss zwei andere berühren; auf { $place } berührt er keinen.
    [one] Ein neu angelegter Ring muss zwei andere berühren; auf { $place } berührt er nur einen.
   *[other] Ein neu angelegter Ring muss zwei andere auf dem Tisch berühren, und { $place } passt nicht.
}
why-not_yours = Auf { $place } liegt keine deiner Murmeln.
why-blocked = Blockiert: Zwei Farben teilen sich { $place }, da kommt niemand weg.
why-moved_already = Die Murmel auf { $place } ist schon gezogen; die zweite muss eine andere sein.
why-nowhere_to_go = Von { $place } aus ist kein Ring mit Platz erreichbar.
why-no_second = Zöge eine Murmel von { $place } weg, könnte keine zweite mehr ziehen.
why-no_second_then = Nach einem Zug auf { $place } könnte keine zweite Murmel mehr ziehen.
why-same_ring = Dort liegt die Murmel schon.
why-three = Auf { $place } liegen drei deiner Murmeln: Eine vierte derselben Farbe gibt es nie.
why-full = { $place } ist voll: Vier Murmeln liegen darauf.
why-out_of_reach = { $place } ist von { $source } aus nicht zu erreichen.
why-swap = Das nähme den ersten Zug zurück: Eine Aktion muss etwas ändern.
why-not_in_circle = Von { $place } ist jetzt keine Murmel zu nehmen.

## Hilfe nach Namen

help-place = place: vier Murmeln aus dem Vorrat auf vier leere Ringe legen, am Rand oder neben eine eigene Gruppe, die zum Rand reicht. Alle vier oder keine.
help-change = change: drei leere Ringe einzeln aufheben, ohne dass das Brett zerfällt, dann alle drei anderswo anlegen, jeden an mindestens zwei Ringe. Nicht gleich nach einem anderen Ringwechsel und nicht in zwei eigenen Zügen nacheinander.
help-move = move: zwei verschiedene eigene Murmeln, jede auf einen Ring, der sie oder die durchlaufene Kette berührt.
help-link = Eine Gruppe ist angebunden, wenn ihre Ringe einander berühren und einer davon am Rand liegt. Ein Loch im Brett ist kein Rand. Geteilte Ringe zählen als deine.
help-jump = Eine Murmel läuft durch zusammenhängende Ringe mit eigenen Murmeln und hält auf einem Ring mit Platz, der diese Kette berührt. Man kann auch nur gerade Linien oder ganz ohne Sprünge spielen.
help-room = Ein Ring fasst höchstens drei Murmeln einer Farbe, und vier, wo sich Farben treffen.
help-blocked = Ein Ring mit zwei oder mehr Farben ist blockiert: Niemand kommt weg, doch wer Platz findet, darf noch hinein. Für Anbindung, Sprünge und Kreise zählt er für jede seiner Farben.
help-majority = Wer auf einem geteilten Ring ankommt und dort dann mehr Murmeln hat als jede andere Farbe, nimmt alle anderen vom Ring. Ebenso viele eigene kommen in seinen Vorrat.
help-circle = Schließt deine Aktion Murmeln mit einem lückenlosen eigenen Kreis ein, ohne leeren Ring darin, und hast du darum und darin mehr Murmeln als eine Farbe im Inneren, so fällt die Hälfte dieser Farbe, aufgerundet. Jede Farbe wird für sich beurteilt. Der Brettrand ist keine Mauer.
help-take = Du wählst Murmel für Murmel, von welchen Ringen des Kreises du nimmst, was gefallen ist.
help-leaving = Wer zu Beginn seines Zuges weder legen noch ziehen kann, scheidet mit allen Murmeln aus. Wer übrig bleibt, gewinnt.
help-limit = Zu viele Züge ohne Legen oder Schlagen, oder zu viele Züge überhaupt, beenden das Spiel: Dann gewinnen die meisten Murmeln, bei Gleichstand die meisten auf ungeteilten Ringen.

## Optionen

option-jump = Sprünge
option-jump-help = Wie weit eine Murmel über die eigenen läuft.
option-jump-chain = durch jede Kette eigener Ringe
option-jump-line = nur geradeaus
option-jump-none = keine Sprünge
option-entry = Legen
option-entry-help = Wo nach dem ersten Zug gelegt wird.
option-entry-border = am Rand und neben angebundenen Gruppen
option-entry-connected = nur neben angebundenen Gruppen
option-chain_entry = Frische Murmeln binden an
option-chain_entry-help = Ob eben gelegte Murmeln sofort weitere Ringe öffnen.
option-chain_entry-off = nein
option-chain_entry-on = ja
option-one_piece = Ein Brett
option-one_piece-help = Ob das Brett beim Aufheben von Ringen zusammenhängen muss.
option-one_piece-off = Inseln erlaubt
option-one_piece-on = in einem Stück
option-edge_wall = Rand als Mauer
option-edge_wall-help = Ob der Brettrand hilft, Kreise zu schließen.
option-edge_wall-off = nein
option-edge_wall-on = ja
option-move_min = Zu ziehende Murmeln
option-move_min-help = Ob zum Ziehen zwei Murmeln gehören oder eine genügt.
option-move_min-2 = genau zwei
option-move_min-1 = eine oder zwei
option-quiet_limit = Ruhige Züge
option-quiet_limit-help = Nach so vielen Zügen in Folge ohne Legen oder Schlagen wird gezählt.
option-round_cap = Runden
option-round_cap-help = Nach so vielen Zügen je Spieler wird gezählt.
option-round_cap-30 = 30, für einen Abend
option-round_cap-60 = 60
option-round_cap-120 = 120, so gut wie unbegrenzt

## Was gerade geschieht

event-CHOOSE = Wähle eine Aktion.
event-PLACE = Lege eine Murmel auf einen leeren Ring.
event-LIFT = Hebe einen leeren Ring auf.
event-PUT = Lege einen Ring an, wo er zwei andere berührt.
event-FROM1 = Welche Murmel zieht zuerst?
event-TO1 = Wohin zieht sie?
event-FROM2 = Welche Murmel zieht als Nächste?
event-TO2 = Wohin zieht sie?
event-TAKE = Nimm eine Murmel aus dem Kreis.
event-OVER = Das Spiel ist aus.

## Das Brett im Terminal

screen-legend = ( ) Ring   [ ] blockiert   * spielbar   x schlägt   # wird blockiert
screen-total = Murmeln
screen-supply = Vorrat
screen-free = beweglich
screen-blocked = blockiert
screen-captured = geschlagen
screen-rank = Rang
screen-in_danger = in Gefahr
screen-turns = Zug { $turns } von höchstens { $most }
screen-quiet = { $quiet } von { $limit } Zügen ohne Legen oder Schlagen
action-place = vier Murmeln legen
action-change = drei Ringe umlegen
action-move = Murmeln ziehen
screen-circle = { $captor } hält { $places } ({ $victim }): { $strength } gegen { $against }
screen-taking = Noch zu nehmen von { $colour }: { $need }
screen-in_hand = Ringe in der Hand: { $rings }
screen-to_lay = Noch zu legende Murmeln: { $marbles }
screen-source = Die Murmel kommt von { $place }

## Das Brett im Browser

board-rings = Das Brett: Pfeiltasten gehen von Ring zu Ring
board-colour = Farbe
board-lay-again = Kann mit { $captures } weiteren wieder legen
board-empty = leer
board-full = voll
board-hole = kein Ring
board-marbles = { $count } { $colour }
board-you = Du: { $words }
board-stop = Bei einer Murmel bleiben
board-legend = Gestrichelte Ringe kann man drücken. × schlägt, ein Schloss blockiert den Ring, eine Zahl: so viele Ringe berührt er. Jeder andere Ring sagt, warum nicht.

## Was Simulationen zählen

count-last_player = nur einer übrig
count-quiet_limit = zu lange ohne Legen oder Schlagen
count-round_cap = zu viele Runden
count-turns = Züge
count-layings = Züge mit Legen
count-ring_changes = Züge mit Ringwechsel
count-marble_moves = Züge mit Murmeln
count-by_majority = durch Mehrheit geschlagen
count-by_circle = durch Kreise geschlagen
count-circle_choices = Wahl beim Nehmen
count-eliminated = Ausgeschiedene
count-share_layings = Anteil Legen
count-share_ring_changes = Anteil Ringwechsel
count-share_marble_moves = Anteil Ziehen
count-rounds = Runden je Partie

## Regeln

rules-summary =
    Wer am Zug ist, tut eines davon ganz: vier Murmeln legen, drei leere Ringe umlegen oder zwei Murmeln ziehen. Der erste Zug ist immer Legen.
    Bist du auf einem Ring, den du betrittst, in der Mehrheit, fallen die anderen; schließt du sie mit einem Kreis ein, fällt die Hälfte. Was du schlägst, bekommst du als eigene Murmeln zurück.
    Wer weder legen noch ziehen kann, scheidet aus. Wer übrig bleibt, gewinnt.
rules-detail =
    Beginn. 37 Ringe liegen als Sechseck. Zu zweit, zu dritt oder zu viert hat jeder 16, 12 oder 10 Murmeln, keine davon auf dem Brett.
    Legen. Vier Murmeln aus dem Vorrat auf vier leere Ringe: am Rand, oder neben eine eigene Gruppe, die schon vorher zum Rand reichte.
    Ringwechsel. Drei leere Ringe einzeln aufheben; der Rest muss zusammenhängen, Löcher dürfen entstehen. Dann alle drei an andere Stellen legen, jeden an mindestens zwei Ringe. Nicht unmittelbar nach irgendeinem Ringwechsel und nicht in zwei eigenen Zügen nacheinander.
    Ziehen. Zwei verschiedene Murmeln. Jede darf durch Ringe mit eigenen Murmeln laufen und hält auf einem Ring, der sie berührt. Ein Ring fasst drei einer Farbe, oder vier, wo sich Farben treffen. Ein Ring mit mehreren Farben ist blockiert: Niemand kommt weg. Zwei Murmeln nur zu vertauschen ist nicht erlaubt.
    Mehrheit. Kommst du mit mehr Murmeln an als jede andere Farbe auf diesem Ring, nimmst du alle anderen weg.
    Kreis. Nach deiner Aktion gilt alles als eingeschlossen, was deine Murmeln von außen abschneiden. Liegt kein leerer Ring darin und sind deine Murmeln darum und darin mehr als die einer Farbe im Inneren, fällt die Hälfte dieser Farbe, aufgerundet, nach deiner Wahl. Jede Farbe wird für sich beurteilt. Löcher stören nicht, der Rand ist keine Mauer, und ein Kreis, der schon vor deinem Zug stand oder den andere schlossen, bringt nichts.
    Geschlagene Murmeln sind für immer fort; ebenso viele eigene kommen in deinen Vorrat.
    Ausscheiden. Wer zu Beginn seines Zuges weder legen noch ziehen kann, geht mit allem. Ringe umlegen zu können hilft nicht.
    Grenzen. Nach 40 ruhigen Zügen oder 120 Runden gewinnen die meisten Murmeln auf Brett und im Vorrat, dann die meisten auf ungeteilten Ringen.

## Wie viele ruhige Züge

option-quiet_limit-20 = 20
option-quiet_limit-21 = 21
option-quiet_limit-22 = 22
option-quiet_limit-23 = 23
option-quiet_limit-24 = 24
option-quiet_limit-25 = 25
option-quiet_limit-26 = 26
option-quiet_limit-27 = 27
option-quiet_limit-28 = 28
option-quiet_limit-29 = 29
option-quiet_limit-30 = 30
option-quiet_limit-31 = 31
option-quiet_limit-32 = 32
option-quiet_limit-33 = 33
option-quiet_limit-34 = 34
option-quiet_limit-35 = 35
option-quiet_limit-36 = 36
option-quiet_limit-37 = 37
option-quiet_limit-38 = 38
option-quiet_limit-39 = 39
option-quiet_limit-40 = 40
option-quiet_limit-41 = 41
option-quiet_limit-42 = 42
option-quiet_limit-43 = 43
option-quiet_limit-44 = 44
option-quiet_limit-45 = 45
option-quiet_limit-46 = 46
option-quiet_limit-47 = 47
option-quiet_limit-48 = 48
option-quiet_limit-49 = 49
option-quiet_limit-50 = 50
option-quiet_limit-51 = 51
option-quiet_limit-52 = 52
option-quiet_limit-53 = 53
option-quiet_limit-54 = 54
option-quiet_limit-55 = 55
option-quiet_limit-56 = 56
option-quiet_limit-57 = 57
option-quiet_limit-58 = 58
option-quiet_limit-59 = 59
option-quiet_limit-60 = 60
option-quiet_limit-61 = 61
option-quiet_limit-62 = 62
option-quiet_limit-63 = 63
option-quiet_limit-64 = 64
option-quiet_limit-65 = 65
option-quiet_limit-66 = 66
option-quiet_limit-67 = 67
option-quiet_limit-68 = 68
option-quiet_limit-69 = 69
option-quiet_limit-70 = 70
option-quiet_limit-71 = 71
option-quiet_limit-72 = 72
option-quiet_limit-73 = 73
option-quiet_limit-74 = 74
option-quiet_limit-75 = 75
option-quiet_limit-76 = 76
option-quiet_limit-77 = 77
option-quiet_limit-78 = 78
option-quiet_limit-79 = 79
option-quiet_limit-80 = 80
option-quiet_limit-81 = 81
option-quiet_limit-82 = 82
option-quiet_limit-83 = 83
option-quiet_limit-84 = 84
option-quiet_limit-85 = 85
option-quiet_limit-86 = 86
option-quiet_limit-87 = 87
option-quiet_limit-88 = 88
option-quiet_limit-89 = 89
option-quiet_limit-90 = 90
option-quiet_limit-91 = 91
option-quiet_limit-92 = 92
option-quiet_limit-93 = 93
option-quiet_limit-94 = 94
option-quiet_limit-95 = 95
option-quiet_limit-96 = 96
option-quiet_limit-97 = 97
option-quiet_limit-98 = 98
option-quiet_limit-99 = 99
option-quiet_limit-100 = 100
