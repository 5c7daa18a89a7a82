title = Kbernestich
tagline = Tricks below, plots above: everybody decides together what the cards are worth, and nobody wants too many of them.

## Suits and cards

suit-blue = blue
suit-red = red
suit-yellow = yellow
suit-green = green
trump-none = no trump
card = { $suit } { $rank }
card-icon = { $suit } icon

## The plot sheet: five areas, cubes drawn as wax seals

trait-blue = Intelligence
trait-red = Charisma
trait-yellow = Physical
trait-green = Dignity
area-envoys = Ambassadors of Kuverne
area-colour = Letter from Marie
area-zabine = Zabine's Aftermath
area-hannah = Hannah's Grace
area-hunch = Hunch of Growth
area-action = Action
area-letters = Letter to Marie
square-colour = { $suit } worth { $points }
square-zabine = Zabine { $value }
square-hannah = Hannah's Grace { $number }
square-bid = bid { $tricks }
square-bid_most = bid { $tricks } or more
square-letter = letter square { $number } ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
square-spare = closed square { $number }
action-incubation = Incubation
action-observation = Observation
action-review = Review
action-pessimism = Pessimism
action-optimism = Optimism

## Moves, as in "Anna plays green 11", "You play green 11"

reason-takes = { $last ->
    [yes] it takes the trick
   *[no] the strongest card so far
}
reason-loses = { $last ->
    [yes] it does not take the trick
   *[no] it does not take the trick as it lies
}
move-play = { $who ->
    [you] play
   *[other] plays
} { $card }
move-hide = { $who ->
    [you] lay
   *[other] lays
} { $card } face down
move-hid = { $who ->
    [you] lay
   *[other] lays
} a card face down
move-discard = { $who ->
    [you] discard
   *[other] discards
} { $card }
move-discarded = { $who ->
    [you] discard
   *[other] discards
} a card
move-trump = { $who ->
    [you] choose
   *[other] chooses
} trump: { $suit }
move-plot = { $who ->
    [you] put
   *[other] puts
} a cube on { $square }
move-end = { $who ->
    [you] place
   *[other] places
} no more cubes
move-decline = { $who ->
    [you] pass
   *[other] passes
} and { $who ->
    [you] claim
   *[other] claims
} no colour
move-wait = { $who ->
    [you] wait
   *[other] waits
} to play last
move-claim = { $who ->
    [you] claim
   *[other] claims
} the right to set { $suit }

## What happened, as in "Anna takes trick 3 ...", "You take trick 3 ..."

happening-discs = The starting player's disc begins at 0, each next one { $step } points further: who chooses the trump and places first begins lower.
happening-round = { $who ->
    [you] start round { $round } of { $rounds } and choose
   *[other] starts round { $round } of { $rounds } and chooses
} the trump, as the lowest disc
happening-cube-colour = { $who ->
    [you] make
   *[other] makes
} every { $suit } card worth { $points ->
    [one] 1 point
   *[other] { $points } points
} to whoever wins it
happening-cube-late = { $who ->
    [you] have
   *[other] has
} not set { $suit }: every { $suit } card is worth 1 point
happening-cube-zabine = { $who ->
    [you] set
   *[other] sets
} the bust value to { $value }: cards worth more than that bring nothing
happening-cube-hannah = { $who ->
    [you] score
   *[other] scores
} only what the cards won are worth above the bust value
happening-cube-hunch = { $who ->
    [you] bet on { $tricks ->
        [0] winning no trick
        [one] winning exactly 1 trick
       *[other] winning exactly { $tricks } tricks
    }
   *[other] bets on { $tricks ->
        [0] winning no trick
        [one] winning exactly 1 trick
       *[other] winning exactly { $tricks } tricks
    }
}
happening-cube-hunch_most = { $who ->
    [you] bet
   *[other] bets
} on winning { $tricks } tricks or more
happening-cube-incubation = { $who ->
    [you] may
   *[other] may
} lay one card of this round face down
happening-cube-observation = { $who ->
    [you] may
   *[other] may
} play last in up to two tricks of this round
happening-cube-pessimism = { $who ->
    [you] may
   *[other] may
} also win one trick fewer than bid
happening-cube-optimism = { $who ->
    [you] may
   *[other] may
} also win one trick more than bid
happening-cube-letters = { $who ->
    [you] get
   *[other] gets
} { $points ->
    [one] 1 sure point
   *[other] { $points } sure points
} at the end of the round
happening-review = { $who ->
    [you] take
   *[other] takes
} the { $cards } undealt cards in exchange for as many
happening-exchanged = { $who ->
    [you] have
   *[other] has
} exchanged { $cards } cards
happening-wait-led = { $who ->
    [you] let your
   *[other] lets the
} left neighbour lead instead
happening-turned = { $who ->
    [you] turn
   *[other] turns
} up { $card }, which does not count
happening-trick-suit = { $who ->
    [you] take
   *[other] takes
} trick { $number } with { $card }, the highest card of the suit led
happening-trick-trump = { $who ->
    [you] take
   *[other] takes
} trick { $number } with { $card }, the highest trump
happening-too-many = { $who ->
    [you] have
   *[other] has
} won more tricks than the { $bid } bid
happening-too-few = { $who ->
    [you] can
   *[other] can
} no longer win the { $bid } tricks bid
happening-above = { $who ->
    [you] have
   *[other] has
} won cards worth { $base }, more than the bust value { $bust }
happening-above-grace = { $who ->
    [you] have
   *[other] has
} won cards worth { $base }: { $more } above the bust value, which Hannah's Grace pays
happening-letters = { $who ->
    [you] get
   *[other] gets
} +{ $points } for { $points ->
    [one] a letter
   *[other] letters
} to Marie
happening-hunch-hit = { $who ->
    [you] bid { $bid } and win { $tricks }: your
   *[other] bid { $bid } and won { $tricks }: the
} hunch comes true, +{ $points }
happening-hunch-pessimism = { $who ->
    [you] bid { $bid } and win { $tricks }
   *[other] bid { $bid } and won { $tricks }
}, which Pessimism forgives: +{ $points }
happening-hunch-optimism = { $who ->
    [you] bid { $bid } and win { $tricks }
   *[other] bid { $bid } and won { $tricks }
}, which Optimism forgives: +{ $points }
happening-hunch-bonus = { $who ->
    [you] bid 0 and win no trick
   *[other] bid 0 and won no trick
}: +{ $hit }, and the misère bonus of half the bust value, +{ $bonus }
happening-hunch-missed = { $who ->
    [you] bid { $bid } and win { $tricks }: your
   *[other] bid { $bid } and won { $tricks }: the
} hunch fails
happening-marie = { $who ->
    [you] have
   *[other] has
} cards worth { $base }, within the bust value { $bust }: +{ $points }
happening-bust = { $who ->
    [you] have
   *[other] has
} cards worth { $base }, more than the bust value { $bust }: bust, they bring nothing
happening-grace = { $who ->
    [you] have
   *[other] has
} Hannah's Grace and cards worth { $base }: { $base } − { $bust } = +{ $points }
happening-grace-nothing = { $who ->
    [you] have
   *[other] has
} Hannah's Grace, but cards worth only { $base } of { $bust }: they bring nothing
happening-disc-upon = { $who ->
    [you] land
   *[other] lands
} on top of another disc at { $score } and { $who ->
    [you] count
   *[other] counts
} as higher
happening-sheet = Round { $round } of { $rounds } is over

## Why a move is not allowed

why-no_such_move = There is no such move in Kbernestich.
why-not_in_hand = You do not hold { $card }.
why-must_follow = You must follow { $suit }.
why-no_green = Green is not in the game with three players.
why-claimed = Seat { $seat } has claimed { $suit } and alone may set it.
why-colour_set = What { $suit } is worth has been decided for this round.
why-bust_value_set = The bust value has been decided for this round.
why-taken = The cube of seat { $seat } is on this square.
why-one_grace = You have Hannah's Grace already.
why-one_bid = You have bid already; one bid a round.
why-one_action = You have an action already; one action a round.
why-twin = Another free square does the same: take the first of them.
why-no_cubes = You have no cube in hand; only a claim of yours can be moved.
why-no_such_square = This square is not used in this game.
why-closed_with_three = This square is closed with three players.
why-no_incubation = Only the owner of Incubation may lay a card face down.
why-incubation_used = Incubation can be used once a round, and has been.
why-no_observation = Only the owner of Observation may wait.
why-observation_used = Observation can be used up to twice a round, and has been.
why-waited_already = You have waited in this trick already.
why-last_anyway = You are the last to play anyway.
why-now_TRUMP = First choose the trump.
why-now_CLAIM = Now claim a colour, or pass.
why-now_PLOT = Now place a cube, or end your turn.
why-now_REVIEW = { $left ->
    [one] First discard 1 more card.
   *[other] First discard { $left } more cards.
}
why-now_TRICK = Now a card must be played.

## Help

help-trump = The starting player looks at the own hand and chooses a trump suit, or none. A trump beats every card of another suit.
help-colour = What each card of this colour is worth to whoever wins it, decided by one cube for the whole round. A colour nobody decides is worth 0.
help-zabine = Zabine's Aftermath sets the bust value of the round to { $zabine ->
    [low] 16, 18, 20 or 22
   *[even_spread] 20, 22, 26 or 28
}; without a cube it is 24. If the cards you have won are worth more than that, they bring you nothing, unless you have Hannah's Grace. Half the bust value is the misère bonus.
help-hannah = With Hannah's Grace the cards you win bring only what they are worth above the bust value: 0 up to it, and from there every point. You cannot give it back. { $players ->
    [3] Only one player can have it.
   *[4] Two players can have it.
}
help-bid = Your hunch: how many tricks will you win this round? 6 points if it comes true; 5 means five or more. Who bids 0 and wins no trick also gets the misère bonus, half the bust value. Each number belongs to one player.
help-letters = Letters to Marie are sure points at the end of the round: 3, 2 or 1. Take as many as you like, up to two cubes a turn.
help-action = One action each per round. Nobody else can take the same one.
help-incubation = Once this round, when it is your turn in a trick, you may lay any card face down instead of playing. It does not count in the trick, but its winner gets it. If you lead it, the next open card sets the suit.
help-observation = Up to twice this round, when it is your turn in a trick, you may wait and play last. If you were to lead, your left neighbour leads.
help-review = At once: take the { $players ->
    [3] three
   *[4] four
} undealt cards into your hand, then discard as many, unseen by the others.
help-pessimism = Your hunch also comes true with one trick fewer. It does nothing for a bid of 0.
help-optimism = Your hunch also comes true with one trick more. A bid of 0 with one trick brings 6, but no misère bonus.
help-claim = Before the plots everybody, from the starting player's right on, may put one cube beside a colour. Only its owner may set that colour, by moving this cube. A claim still open after the fourth plot phase becomes 1 point.
help-end = Ends your plot turn. Cubes you do not use stay in your hand.
help-wait = Observation: play last in this trick.
help-hide = Incubation: lay a card face down, any suit.
help-drop = Review: discard a card; the others see only how many.
help-cubes = Your cubes, drawn as wax seals: up to two a plot turn. After a round everybody gets new ones: 5 with up to 25 points, 4 with up to 40, 3 above that; nobody ever has more than 5.
help-tricks = The tricks won this round, against the bid.
help-base = What the cards won so far are worth: cards times the value of their colour. Above the bust value they bring nothing.
help-gain = The points there would be if the round ended now.
help-scoring = After eleven tricks the highest disc scores first: letters, then the hunch, then the cards won. Then the next disc.
help-discs = A disc that arrives on a space lies on top of those there and counts as higher. The lowest disc starts the next round; at the end { $final_tie ->
    [shared] equal scores share the place.
   *[stack] the top one wins a tie.
}
help-brackets = Marks on the track: new cubes after a round are 5 up to 25 points, 4 up to 40, 3 above that.
help-unseen = Cards of each suit that you have not seen yet: in other hands, or out of play.

## Options

option-rounds = Rounds
option-rounds-help = How many rounds are played. Six or eight make The Long Road.
option-rounds-4 = 4 rounds
option-rounds-6 = 6 rounds
option-rounds-8 = 8 rounds
option-foreseen_future = The Future We Knew in Advance
option-foreseen_future-help = After the trump everybody may claim the right to set one colour.
option-foreseen_future-off = without claims
option-foreseen_future-on = with claims
option-their_memories = Their Memories
option-their_memories-help = Won tricks lie face down: only their owner may look at them.
option-their_memories-off = tricks lie open
option-their_memories-on = tricks lie face down
option-final_tie = Tie for the win
option-final_tie-help = Whether the top disc wins, or equal scores share the place.
option-final_tie-stack = top disc wins
option-final_tie-shared = shared
option-zabine = Bust values
option-zabine-help = The numbers of Zabine's Aftermath. Only 22 is known from the rulebook; the others are ours.
option-zabine-even_spread = 20, 22, 26, 28
option-zabine-low = 16, 18, 20, 22
option-letters_3p = Letters with three
option-letters_3p-help = With three players, whether two of the six Letters squares are closed.
option-letters_3p-full = all six
option-letters_3p-reduced = four
option-start_seat = First starting player
option-start_seat-help = Who starts the first round.
option-start_seat-random = drawn
option-start_seat-0 = seat 1
option-start_seat-1 = seat 2
option-start_seat-2 = seat 3
option-start_seat-3 = seat 4

## What is going on

chance-start = { $who ->
    [you] start
   *[other] starts
}
event-START = The starting player is drawn.
event-DEAL = The cards are dealt.
event-TRUMP = Choose the trump.
event-CLAIM = Claim a colour, or pass.
event-PLOT = Place up to two cubes.
event-REVIEW = Review: discard cards.
event-TRICK = Play a card.
event-OVER = Marie has chosen.

## The terminal board

screen-seat = Seat { $seat }
screen-round = Round { $round } of { $rounds }
screen-trick = trick { $trick } of { $tricks }
screen-plot = plot { $plot } of { $plots }
screen-cube = cube { $cube } of { $cubes }
screen-discard = discard { $cards } more
screen-trump = trump
screen-lead = follow
screen-worth = → { $points } a card
screen-worth_unset = → { $points } (not set)
screen-claimed = claimed by seat { $seat }
screen-bust = → bust above { $bust }, misère bonus { $misery }
screen-bust_standard = → bust above { $bust } (standard), misère bonus { $misery }
screen-score = points
screen-cubes = cubes
screen-tricks = tricks
screen-bid = bid
screen-pile = cards won
screen-gain = now
screen-discs = Discs
screen-table = Table
screen-waits = waits
screen-last_trick = Trick { $trick }
screen-unseen = Unseen
screen-history = Points of each round: letters + hunch + cards won
screen-began = began with

warning-last_plot_phase = This is the last plot phase of the round.
warning-last_cube = This is your last cube.
warning-cubes_will_be_lost = Cubes you keep beyond what the refill leaves room for are lost.
warning-bid_missed = You have won more tricks than that already.
warning-pessimism_on_0 = Pessimism does nothing for a bid of 0.
warning-optimism_on_5 = Optimism does nothing for five or more.
warning-grace_on_low_base = Your cards are not above the bust value: with Hannah's Grace they would bring nothing now.

## The board in the browser

board-sheet = Plot sheet
board-hand = Your hand
board-taken = Cube of { $name }
board-free = free
board-closed = closed
board-end = No more cubes
board-decline = Claim nothing
board-wait = Wait and play last
board-hide = Lay a card face down
board-openly = Play openly after all
board-past = Tricks of this round
board-refill = After the round: { $cubes } cubes
board-discs = Discs from the highest down: { $order }
board-player = Player
board-round = Round { $round }
board-void = Has shown to hold no more of
board-face-down = face down
board-bid-exact = would come true now
board-bid-possible = can still come true
board-bid-lost = is lost
board-tell = What it means
board-tap = Tap a square to see what it would do.
board-place = Put a cube here
board-held = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
board-lead = You lead: play any card. Its suit is to be followed.
board-follow = Follow { $suit }, the suit led.
board-discard = You have no { $suit }: play any card. Only a trump could still win.
board-discard-hopeless = You have no { $suit }: play any card. It cannot win.
board-takes = takes it
board-fresh = new
board-from-centre = from the centre
board-bust = Bust value { $bust }
board-bust-standard = Bust value { $bust } (nobody has set it)
board-now-colour = You have won { $won } { $suit } and hold { $held }: the cards you have won would be worth { $base } of { $bust }.
board-now-zabine = The cards you have won are worth { $base } of { $bust } now. The misère bonus would be { $misery }.
board-now-hannah = The cards you have won are worth { $base } of { $bust }: that would bring { $gain } now.
board-now-hunch = You have won { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}, { $left ->
    [one] 1 is
   *[other] { $left } are
} still to come.
board-now-letters = +{ $points } for sure.
board-now-no-bid = You have not bid yet.
board-now-forgiven = Your bid of { $bid } would also come true with { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}.
board-about-title = What stands here
board-about = { $score ->
    [one] 1 point
   *[other] { $score } points
}. { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
} in hand, { $refill } after this round. { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
} won this round.
board-about-bid = The bid of { $bid } { $state }.
board-about-base = The cards won are worth { $base }; above { $bust } they bring nothing.
board-about-grace = The cards won are worth { $base }; with Hannah's Grace only what is above { $bust } counts.
board-about-gain = If the round ended now: +{ $gain }.
board-round-values = Worth of a card
board-round-bid = bid { $bid }, won { $tricks }
board-round-no-bid = no bid
board-round-bonus = misère bonus { $bonus }
board-round-within = within { $bust }
board-round-bust = { $base } is more than { $bust }: bust!
board-round-grace = { $base } − { $bust }
board-round-grace-nothing = { $base } is not above { $bust }
board-round-next = { $name }, the lowest disc, starts the next round.
board-round-had = { $points ->
    [one] had 1 point
   *[other] had { $points } points
}
board-round-letters = Letters
board-round-hunch = Hunch
board-round-cards = Cards won
board-round-cubes = Cubes then

## What simulations count

count-sole_winner = one player alone on top
count-level_on_top = highest score tied
count-cards_played = cards played openly
count-hidden_cards = cards hidden
count-discards = cards discarded
count-turns_ended = turns ended early
count-waits = times somebody waited
count-claims = colours claimed
count-colours_set = colours set
count-zabine_set = bust values set
count-graces = Hannah's Graces taken
count-letters = Letters taken
count-incubation = Incubation taken
count-observation = Observation taken
count-review = Review taken
count-pessimism = Pessimism taken
count-optimism = Optimism taken
count-rounds_played = rounds
count-hands_played = hands played
count-bids = bids
count-bids_hit = bids that came true
count-misery_bids = bids of 0
count-misery_hit = bids of 0 without a trick
count-busts = busts
count-graces_held = hands with Hannah's Grace
count-graces_paid = hands with Hannah's Grace above the bust value
count-bid_hit_rate = share of bids that came true
count-misery_hit_rate = share of bids of 0 without a trick
count-bust_rate = share of hands that bust
count-grace_paid_rate = share of Graces that paid
count-trump_blue_rate = rounds with blue as trump
count-trump_red_rate = rounds with red as trump
count-trump_yellow_rate = rounds with yellow as trump
count-trump_green_rate = rounds with green as trump
count-trump_none_rate = rounds with no trump
count-blue_unset_rate = rounds in which blue is not set
count-blue_0_rate = rounds in which blue is set to 0
count-blue_1_rate = rounds in which blue is set to 1
count-blue_2_rate = rounds in which blue is set to 2
count-red_unset_rate = rounds in which red is not set
count-red_0_rate = rounds in which red is set to 0
count-red_1_rate = rounds in which red is set to 1
count-red_2_rate = rounds in which red is set to 2
count-yellow_unset_rate = rounds in which yellow is not set
count-yellow_0_rate = rounds in which yellow is set to 0
count-yellow_1_rate = rounds in which yellow is set to 1
count-yellow_2_rate = rounds in which yellow is set to 2
count-green_unset_rate = rounds in which green is not set
count-green_0_rate = rounds in which green is set to 0
count-green_1_rate = rounds in which green is set to 1
count-green_2_rate = rounds in which green is set to 2
count-bid_number = tricks bid on
count-tricks_won = tricks won by a hand

## Rules

rules-summary =
    { $players ->
        [3] Three suitors
       *[4] Four suitors
    } write to Marie. Eleven tricks a round; follow suit if you can. Before each of the first four everybody may put up to two cubes on the plot sheet: what a colour's cards are worth, when a pile of cards busts, a hunch of how many tricks one will win, an action, or a letter for a few sure points.
    After the round you score your letters, your hunch if it came true, and the worth of the cards you won, unless they are worth more than the bust value. After { $rounds ->
        [4] four rounds
        [6] six rounds, The Long Road,
       *[8] eight rounds, The Long Road,
    } the highest disc wins.
rules-detail =
    Cards. { $players ->
        [3] Three suits of twelve
       *[4] Four suits of twelve
    }: 2 to 12 and the icon, the highest. Blue is Intelligence, red Charisma, yellow Physical{ $players ->
        [3] . Green, Dignity, is left out with three players. Everybody gets eleven, the other three
       *[4] , green Dignity. Everybody gets eleven, the other four
    } stay face down in the centre.
    Discs. The starting player begins at 0, the next ones at { $players ->
        [3] 3 and 6
       *[4] 2, 4 and 6
    }: who chooses the trump and places first begins lower. A disc that lands on others lies on top and counts as higher. The lowest starts the next round; the highest wins in the end{ $final_tie ->
        [shared] {""}, and equal scores share the place.
       *[stack] .
    }
    A round. The lowest disc starts and chooses a trump suit or none. Then four times a plot phase and a trick, then seven tricks.
    A plot phase. Clockwise from the leader, everybody places none, one or two cubes on free squares of the plot sheet. Each colour and the bust value are set once, each bid and each action belongs to one player, and nobody has two bids, two actions or two Graces. Cubes stay until the round ends.
    A trick. Follow the suit of the first open card if you can; otherwise play what you like. The highest trump wins, else the highest card of the suit led. The winner keeps the cards and leads next.
    Actions. Incubation: lay a card face down once. Observation: play last, up to twice. Review: exchange with the centre at once. Pessimism, Optimism: your hunch also holds with one trick fewer, or more.
    Scoring, from the highest disc down. Letters: their points. Hunch: 6 if it came true, and half the bust value more (misère bonus) for 0 tricks bid and won. Cards: their worth if it does not exceed the bust value, else nothing; with Hannah's Grace only what exceeds it.
    Cubes. New ones after every round: 5 up to 25 points, 4 up to 40, 3 above; never more than 5 in hand. They are drawn as wax seals.
    { $foreseen_future ->
        [on] The Future We Knew in Advance. After the trump everybody may claim a colour with a cube, the starting player last; only the claimant sets it. Left open, it becomes 1.
       *[off] {""}
    }
    { $their_memories ->
        [on] Their Memories. Won tricks lie face down. You may look at your own.
       *[off] {""}
    }
    Ours. The rulebook at hand does not show the sheet: of the numbers of Zabine's Aftermath it names 22 alone, and of the Letters to Marie those of one example. { $zabine ->
        [low] 16, 18, 20
       *[even_spread] 20, 26, 28
    } and the letters { $players ->
        [3] { $letters_3p ->
            [reduced] 3, 2, 1, 1
           *[full] 3, 2, 2, 1, 1, 1
        }
       *[4] 3, 2, 2, 1, 1, 1
    } are our choice.

## The lists and pictures of the rules

catalogue-claim = Claim
catalogue-words = Words of the game
catalogue-scoring = Scoring
figure-sheet = The plot sheet in the middle of a round: on each square lies the seal of whoever took it.
figure-trick = A trick: the suit led must be followed, and a trump beats it. A card laid face down does not count.
figure-round = A scored round: letters, hunch, cards won. Above the bust value the cards bring nothing.

## The lesson

lesson-story = Three suitors write to Marie, and you are one of them. You win cards in tricks; the plot sheet says what they are worth. But too much is worth nothing.
lesson-round = A round has eleven tricks: everybody plays one card, and the best one wins them all. Before the first four, everybody may put two cubes (drawn as wax seals) on this sheet.
lesson-worth = Your yellow cards are low: others will win most of them. So let them be dear! Put a cube on the 2 of yellow. Each yellow card is then worth 2.
lesson-worth-no = That square can wait. First make yellow worth 2.
lesson-hunch = How many tricks will you win? If your hunch comes true exactly, you get 6 points. The yellow icon and one trump make two: put a cube on 2.
lesson-hunch-no = Two tricks are what this hand can win for sure. Put the cube on 2.
lesson-follow = Now the trick. Your neighbour has led yellow; who has that colour must play it. The icon is its highest card: play it and win.
lesson-follow-no = That card is too low to win. Play the yellow icon.
lesson-letters = One trick won! Letters to Marie are sure points. Put one cube on 3 and one on 2.
lesson-letters-no = Another time. Now write two letters: first the one for 3, then one for 2.
lesson-lose = You won, so you lead. Play any yellow card: your neighbour has a higher one.
lesson-lose-no = Keep red 6, you will need it soon. Lead a yellow card.
lesson-action = One cube is left. With Optimism your hunch also comes true with one trick more. Put it there, to be safe.
lesson-action-no = Try an action this time: put the cube on Optimism.
lesson-trump = Blue is led and you have none, so you may play anything. Red is trump: it beats every other colour. Play red 6.
lesson-trump-no = Yellow cannot win here. Your hunch needs a second trick: play red 6.
lesson-rest = Two tricks, as foretold. Now win no more! Play your yellow cards in any order, and see who collects them.
lesson-bust = Your neighbour won eight tricks. Those cards are worth 26, more than the bust value of 22. That is too much, so they bring nothing!
lesson-points = You get 5 for the letters, 6 for the hunch and 7 for your cards, as 7 is not above 22. With the 6 you began with that makes 24. You lead!
lesson-more = After four rounds the highest wins. Tap any square to read what it does; the bust value, for example, is set under Zabine. Play on, you know it now!
