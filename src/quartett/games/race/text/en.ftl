title = Race
tagline = Everybody moves the same four Knonsters. Nobody knows whom you are cheering for.

## The Knonsters and their cards

knonster-R = Rithle
knonster-A = Aristas
knonster-C = Celya
knonster-E = Elaari
card-PLUS_7 = { $knonster } +7
card-PLUS_5 = { $knonster } +5
card-CATCH_UP = { $knonster } catch-up
card-TRIPLE = { $knonster } triple-the-lead
card-rank = rank { $rank } card

## Moves, as in "Anna plays Rithle +7"

move-secret = { $who ->
    [you] choose
   *[other] chooses
} in secret
move-pick = { $who ->
    [you] pick
   *[other] picks
} { $knonster }
move-unpick = { $who ->
    [you] take
   *[other] takes
} { $knonster } back
move-ok = { $who ->
    [you] confirm
   *[other] confirms
} the choice
move-back = { $who ->
    [you] take
   *[other] takes
} the choice back
move-power = { $who ->
    [you] turn
   *[other] turns
} up the star of { $knonster }
reason = { $effect }{ $mine ->
    [yes] {" "}({ $knonster } is one of your Favorites)
   *[no] {""}
}
reason-past = { $reason }, past { $past }
move-play = { $who ->
    [you] play
   *[other] plays
} { $card }
move-yes = { $who ->
    [you] let
   *[other] lets
} chance finish the game
move-no = { $who ->
    [you] go
   *[other] goes
} on playing by hand
happens-pass = { $knonster } passes { $passed }
happens-and = { $first } and { $second }
happens-arrival = { $knonster } crosses the line: { $place ->
    [1] first
    [2] second
   *[other] third
}!
happens-anew = Everybody chose the same. Choose anew.
happens-points = { $who ->
    [you] have
   *[other] has
} { $points } points
effect-none = no effect
effect-steps = { $steps ->
    [one] { $knonster } one step, to { $to ->
        [61] the finish
       *[other] { $to }
    }
   *[other] { $knonster } { $steps } steps, to { $to ->
        [61] the finish
       *[other] { $to }
    }
}
effect-back = { $steps ->
    [one] { $knonster } one step back, to { $to }
   *[other] { $knonster } { $steps } steps back, to { $to }
}
effect-and = { $first }; { $second }
chance-start = { $who ->
    [you] start
   *[other] starts
}
chance-draw = { $who ->
    [you] draw
   *[other] draws
} a card
chance-draw-card = { $who ->
    [you] draw
   *[other] draws
} { $card }
chance-card = { $who ->
    [you] play
   *[other] plays
} { $card } by chance

## Why a move is not allowed

why-no_such_move = There is no such move in Race.
why-choose_first = First choose your two Favorites.
why-two_are_picked = Two are picked: confirm them, or take both back.
why-already_picked = { $knonster } is one of your Favorites already; the second must be another.
why-pick_two = Pick two Knonsters first.
why-no_undo = At this table a choice is not taken back: the second pick completes it.
why-favorites_are_chosen = The Favorites have been chosen.
why-answer_first = The ranking is settled: first answer whether chance should finish the game for you.
why-not_asked = This is only asked once the ranking cannot change any more.
why-not_in_hand = You do not hold { $card }.
why-no_superpowers = This table plays without superpowers.
why-not_your_favorite = { $knonster } is not your Favorite.
why-power_is_spent = The superpower of { $knonster } has been spent.
why-one_power = One superpower a turn: now play a card with it.
why-not_with_power = The superpower of { $knonster } does nothing for { $card } now.
why-no_card_for_R = Rithle's superpower needs Rithle on field 5 or further, and a card that would move Rithle after five steps back: its catch-up, or the card of the rank it then has alone.
why-no_card_for_A = Aristas's superpower needs a card that moves another Knonster standing at most five fields away.
why-no_card_for_C = Celya's superpower needs a +7 or +5 of a Knonster that is still racing.
why-no_card_for_E = Elaari's superpower needs a +7 or +5 of another racing Knonster that has left the start.

## Help on cards

help-PLUS_7 = Moves its Knonster 7 fields. No effect once that Knonster has finished.
help-PLUS_5 = Moves its Knonster 5 fields. No effect once that Knonster has finished.
help-CATCH_UP = Moves its Knonster up to 20 fields, but it stays at least 2 behind the leader. { $finished_leader ->
    [no_limit] Once the leader has finished there is no such limit.
   *[at_61] A leader who has finished counts as standing on 61, so the card stops on 59.
} No effect for the leader or one at most 2 behind.
help-TRIPLE = The one and only leader triples its lead: it moves twice the distance to the next one. No effect for a shared lead, for anyone else, and for everybody once someone has finished.
help-P4 = Moves the Knonster of rank 4 by 14 fields, if exactly one racing Knonster has that rank.
help-P3 = Moves the Knonster of rank 3 by 12 fields, but at most 1 ahead of the leader, if exactly one racing Knonster has that rank.
help-P2 = Moves the Knonster of rank 2 by 9 fields, if exactly one racing Knonster has that rank.
help-power-R = Rithle first steps 5 back, then the card is carried out, then Rithle goes 5 forward. For Rithle's catch-up or a rank card that would then move Rithle.
help-power-A = Aristas goes along: as many steps as the card really moves another Knonster, who must stand at most 5 fields from Aristas before.
help-power-C = Celya doubles a +7 or +5 of any racing Knonster.
help-power-E = Elaari reverses a +7 or +5: the other Knonster goes that far back, at most to the start.

## Options

option-win_bet = Bet on the winner
option-win_bet-help = One of your two Favorites is your predicted winner: 15 extra points if it finishes first.
option-win_bet-off = no bet
option-win_bet-on = with a bet
option-superpowers = Superpowers
option-superpowers-help = Each Knonster has one superpower a game, for a seat that reveals it as its Favorite. Hidden stars break ties.
option-superpowers-off = without
option-superpowers-on = with superpowers
option-card_set = Deck
option-card_set-help = How many copies of each card there are.
option-card_set-set60 = 60 cards
option-card_set-set76 = 76 cards, four of each
option-finished_leader = Catch-up behind a finished leader
option-finished_leader-help = Whether catch-up still has a limit when the leader has finished.
option-finished_leader-at_61 = stops on 59
option-finished_leader-no_limit = no limit
option-favorite_undo = Taking Favorites back
option-favorite_undo-help = Whether a pick can be taken back before it is confirmed.
option-favorite_undo-off = no
option-favorite_undo-on = yes
option-auto_finish = Automatic finish
option-auto_finish-help = When the ranking cannot change any more, ask everybody whether chance should play the rest. The question itself tells something about the Favorites.
option-auto_finish-off = never
option-auto_finish-ask = ask

## What is going on

event-DEAL = The cards are dealt.
event-FAV = Choose your two Favorites.
event-START = The starting seat is drawn.
event-TURN = Play a card.
event-POWER_CARD = Play a card with your superpower.
event-DRAW = A card is drawn.
event-ASK = The ranking is settled. Finish automatically?
event-AUTO_CARD = Chance plays a card.
event-OVER = The race is over.

## The terminal board

screen-pile = { $cards ->
    [one] pile 1 card
   *[other] pile { $cards } cards
}, { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} until the deck ends it
screen-restarts = { $times ->
    [one] Everybody chose alike: one new start
   *[other] Everybody chose alike: { $times } new starts
}
screen-seat = Seat { $seat }
screen-robot = Seat { $seat } (robot)
screen-cards = cards
screen-favorites = Favorites
screen-chosen = secret
screen-choosing = choosing
screen-powers = Superpowers
screen-spent = spent by seat { $seat }
screen-not_now = not now
screen-not_mine = –
screen-rank_cards = Ranks
screen-point_sheet = Points
screen-bet = bet
screen-stars = hidden stars
screen-points = points

## What simulations count

count-third_finisher = third Knonster finished
count-deck_out = deck ran out
count-restart_cap = everybody chose alike too often
count-restarts = new starts
count-cards_played = cards played
count-cards_without_effect = cards without effect
count-superpowers = superpowers used
count-share_without_effect = share of cards without effect

## Rules

rules-summary =
    Choose two of the four Knonsters in secret: your Favorites{ $win_bet ->
        [on] {""}, the first of them as your predicted winner
       *[off] {""}
    }. Then everybody in turn plays one card, which moves some Knonster, Favorite or not. With fewer than five cards left you draw one.
    The race ends when three Knonsters have finished, or when somebody must draw and no card is left. First, second and third are worth 48, 24 and 12 points, shared among all who have that Knonster as a Favorite.{ $win_bet ->
        [on] {" "}A predicted winner who finishes first brings 15 more.
       *[off] {""}
    } Most points win.
rules-detail =
    Start. { $players ->
        [1] You and the robot get 16 cards each
        [2] Everybody gets 16 cards
        [3] Everybody gets 14 cards
       *[4] Everybody gets 12 cards
    }. Everybody chooses two different Favorites in secret{ $favorite_undo ->
        [on] {""} and may choose again until they confirm
       *[off] {""}; a choice is final
    }. If all chose { $win_bet ->
        [on] the same Favorites and the same predicted winner
       *[off] alike
    }, everything starts anew. Then the starting seat is drawn.
    A turn. Play any one card face up; a card without effect is just discarded. Fields may be shared, nothing blocks, steps beyond the finish are lost. Field 60 is not yet the finish. Then, with fewer than five cards, draw one; if none is left the game is over at once.
    Ranks. A Knonster's rank is one more than the number in front of it; equals share a rank and the next one stays empty. Finished Knonsters keep their podium place as rank. A rank card moves nobody if its rank is empty, shared or finished.
    { $win_bet ->
        [on] Bet. Your first pick is your predicted winner: 15 points if it finishes first.
       *[off] {""}
    }
    { $superpowers ->
        [on] Superpowers. Once a game for each Knonster: turn up its star card before you play a card that the power can be used with. Ties are won by more hidden stars.
       *[off] {""}
    }
    { $auto_finish ->
        [ask] Automatic finish. As soon as the ranking of the players cannot change any more, everybody may let chance play the rest.
       *[off] {""}
    }
    { $players ->
        [1] The robot. It plays cards that move somebody and minds nothing else.
       *[other] {""}
    }
    Ours. The rulebook at hand has lost its card pictures, and with them how many cards of each kind there are. { $card_set ->
        [set76] This deck has four of each, 76 in all.
       *[set60] This deck has 60 cards: for each Knonster four +7, five +5, two catch-up and one triple-the-lead, and four of each rank card.
    }

## The board in the browser

board-temper-R = anxious
board-temper-A = snappy
board-temper-C = self-confident
board-temper-E = devious
board-kind-PLUS_7 = 7 steps
board-kind-PLUS_5 = 5 steps
board-kind-CATCH_UP = catch up
board-kind-TRIPLE = triple lead
board-kind-P4 = rank 4
board-kind-P3 = rank 3
board-kind-P2 = rank 2
board-track = The track: who is where
board-podium = Podium
board-place-free = still free
board-worth = { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-rank = rank { $rank }
board-rank-shared = rank { $rank }, shared
board-favorite = your Favorite
board-winner = predicted winner
board-home = { $place ->
    [1] first
    [2] second
   *[other] third
}
board-leading = leading
board-behind = { $behind } behind
board-to-go = { $fields } to go
board-goes = { $to ->
    [61] { $knonster } goes { $steps }, into the finish
   *[other] { $knonster } goes from { $from } to { $to }
}
board-dead-finished = No effect: { $knonster } has finished.
board-dead-leads = No effect: { $knonster } is leading.
board-dead-close = No effect: { $knonster } is only { $behind } behind the leader.
board-dead-not_leading = No effect: { $knonster } is not leading.
board-dead-lead_shared = No effect: { $knonster } shares the lead.
board-dead-someone_finished = No effect: there is no lead to triple once someone has finished.
board-dead-rank_empty = No effect: nobody has rank { $rank }.
board-dead-rank_shared = No effect: rank { $rank } is shared.
board-nothing = no effect
board-again = tap again to discard
board-armed = Press again to discard it.
board-hand = Your hand
board-how = Tap a card to play it.
board-now = Now:
board-help-on = Explain { $card }
board-choose = Secretly choose two: you score if they reach the podium.
board-choose-bet = Secretly choose two. The first is your predicted winner: 15 extra points.
board-chosen-wait = The others are still choosing
board-own-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
board-confirm = These two
board-take-back = Choose again
board-ask-more = Nobody’s place can change any more. Chance may play your remaining cards.
board-yes = Yes, let chance finish
board-no = No, I play on
board-power-ready = use it now
board-power-now = now play a card
board-power-unspent = not spent yet
board-power-title = Reveal { $knonster } as your Favorite?
board-power-cards = Cards you could then play:
board-power-final = Everybody sees the star, and it cannot be taken back. It no longer helps you in a tie.
board-power-yes = Reveal the star
board-power-no = Keep it hidden
board-spent-by = spent by { $name }
board-spent-star = Superpower of { $knonster } spent
board-steps = Steps given to each Knonster
board-steps-of = { $knonster }: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
board-cards = { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}
board-player = Player
board-turns-left = { $turns ->
    [one] last turn
   *[other] { $turns } turns left
}
board-laid = { $name } played { $card }
board-played = Cards played so far
board-played-copies = { $copies ->
    [0] None of these has been played yet.
    [one] One of these has been played.
   *[other] { $copies } of these have been played.
}

## The lists and pictures of the rules

catalogue-cards = Cards
figure-catch_up = A catch-up card: up to 20 fields, but never nearer than 2 behind the leader.
figure-rank = A rank card moves whoever has that rank. The third gets 12 fields, but at most 1 ahead of the leader.
figure-points = The end: three have finished. Each place is shared among those who have that Knonster as a Favorite.
## The lesson

lesson-race = Four Knonsters race to the finish behind field 60. Everybody moves all four. But you cheer for two of them, in secret.
lesson-favorites = Those two are your Favorites. Your hand helps Celya and Rithle most. Tap Celya, then Rithle, then “These two”.
lesson-favorites-no = A fine choice for your next game! In this one take Celya first, then Rithle.
lesson-plain = A turn is one card, and it may move anybody. Play Celya +7: seven fields forward.
lesson-plain-no = You may play any card, and you will. For now, play Celya +7.
lesson-triple = The other player moved Celya, too. Why? That is their secret. Now play Celya’s triple-the-lead: who leads alone makes the gap three times as wide.
lesson-triple-no = Another time. Celya leads by 12, so triple-the-lead gains 24 fields now. Play that.
lesson-catch-up = Rithle is your second Favorite and stands at the start. Catch-up brings it up to 20 fields forward, never nearer than 2 behind the leader. Play it.
lesson-catch-up-no = Rithle is 36 fields behind. Its catch-up helps most now.
lesson-rank-card = A rank card moves whoever has that rank. Look at the track: Rithle is third. Play the rank 3 card: up to 12 fields, at most 1 ahead of the leader.
lesson-rank-card-no = Not that one yet. Rithle is third: play the rank 3 card.
lesson-power = Each Knonster has a superpower, once a game. Celya’s doubles a +7 or +5. But now everybody learns that you cheer for her. Turn up Celya’s star.
lesson-power-no = First Celya’s star, then the card. Together they go much further.
lesson-doubled = Now play Celya +7. The star makes it 14.
lesson-doubled-no = That works too, but Celya herself should run. Play Celya +7.
lesson-finish = Celya needs 4 more fields. Play Celya +5. The step too many is simply lost.
lesson-finish-no = Celya is nearly there. Keep that card, and play Celya +5.
lesson-chase = Celya is first! But Aristas comes close. Play Rithle’s catch-up once more. A finished leader counts as standing on 61.
lesson-chase-no = Aristas must not become second. Play Rithle’s catch-up.
lesson-second = Rithle is third again. What moves the third one? Play it.
lesson-second-no = The rank 3 card takes Rithle 12 fields, right into the finish.
lesson-points = Three are in, the race is over. First, second and third bring 48, 24 and 12 points to whoever has them as a Favorite.
lesson-shared = Now the secret is out: you both had Celya, so you share her 48. That is 24, and 24 more for Rithle: 48 points. You win!
lesson-more = One more thing: with fewer than five cards you draw one after your turn. The rest your table tells you. Play a real game now!
