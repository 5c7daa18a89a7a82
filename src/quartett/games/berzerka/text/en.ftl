title = Berzerka
tagline = Three players, every contract once, alone against the other two. Only your place in each contract counts.

## Cards

suit-C = Clubs
suit-D = Diamonds
suit-H = Hearts
suit-S = Spades
card = { $suit } { $rank }

## Contracts: name, label and help

contract-none = no contract
contract-help = { $contract }. { $help }
contract-1 = Berzerka
contract-1-label = Pick trump
contract-1-help = You name the trump suit. High cards are strong. Take as many tricks as you can.
contract-2 = Hold Steady
contract-2-label = No trump
contract-2-help = There is no trump. High cards are strong. Take as many tricks as you can.
contract-3 = Bottle It Up
contract-3-label = Trick avoidance
contract-3-help = There is no trump. High cards are strong. Take as few tricks as you can.
contract-4 = Underdog
contract-4-label = Low cards win
contract-4-help = There is no trump, and low cards are strong: the 1 beats everything in its suit. Take as many tricks as you can.
contract-5 = Mood Swings
contract-5-label = High, low, high
contract-5-help = There is no trump. You say whether high or low cards are strong in the first trick; after every trick it turns around. Take as many tricks as you can.
contract-6 = Blind Rage
contract-6-label = Trump by fate
contract-6-help = The trump suit is drawn by chance after the exchange. High cards are strong. Take as many tricks as you can.
contract-7 = Backhand
contract-7-label = Trump upside down
contract-7-help = You name the trump suit. Among trumps the low cards are strong, in all other suits the high ones. Take as many tricks as you can.
contract-8 = Picked Fight
contract-8-label = They pick trump
contract-8-help = The player to your left names the trump suit. High cards are strong. Take as many tricks as you can.
contract-9 = Odds and Evens
contract-9-label = Pick parity
contract-9-help = There is no trump. You say odd or even: those ranks beat all others of their suit, otherwise the higher wins. Take as many tricks as you can.
contract-10 = Eye of the Storm
contract-10-label = The middle wins
contract-10-help = There is no trump. The 7 is strongest, then 8, 6, 9, 5 and so on outward. Take as many tricks as you can.
contract-11 = Spin the Axe
contract-11-label = Pick the top rank
contract-11-help = There is no trump. You name the strongest rank; from there strength runs downward, and 13 follows below 1. Take as many tricks as you can.
contract-12 = Measured Blow
contract-12-label = Exactly five
contract-12-help = You name the trump suit. Be as close to five tricks as you can: the distance is written down, small is good.
contract-13 = Big Talk
contract-13-label = Keep your word
contract-13-help = You name the trump suit and promise a number of tricks. Reach it and the promise is written down; fall short and what is missing counts below zero.
contract-14 = Play Dead
contract-14-label = Avoidance with trump
contract-14-help = You name the trump suit. High cards are strong. Take as few tricks as you can.
contract-15 = Feast or Famine
contract-15-label = All or nothing
contract-15-help = There is no trump. Be as far from four tricks as you can, above or below: the distance is written down, large is good.
contract-16 = Last Stand
contract-16-label = Late tricks count
contract-16-help = You name the trump suit. The first four tricks count nothing, the next five count one each, the last four count two each. Collect as much as you can.
contract-17 = Bare Knuckles
contract-17-label = No exchange
contract-17-help = You name the trump suit, and nobody exchanges cards. Take as many tricks as you can.
contract-18 = Nothing to Hide
contract-18-label = Open avoidance
contract-18-help = There is no trump. After the exchange your hand lies open. Take as few tricks as you can.

goal-MOST = as many tricks as possible
goal-FEWEST = as few tricks as possible
goal-NEAR = as close to { $target } tricks as possible
goal-FAR = as far from { $target } tricks as possible
goal-PROMISE = at least the promised number of tricks

order-high = high is strong
order-low = low is strong
order-odd = odd beats even
order-even = even beats odd
trump-is = trump { $suit }
trump-NO_TRUMP = no trump
trump-PICK = trump to be named
trump-FOE = trump to be named by the left defender
trump-FATE = trump to be drawn

## Moves, as in "Anna plays Hearts 5"

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
move-discard = { $who ->
    [you] discard
   *[other] discards
} { $card }
move-secret = discards a card face down
move-stop = { $cards ->
    [0] { $who ->
        [you] keep all cards
       *[other] keeps all cards
    }
    [one] { $who ->
        [you] exchange 1 card
       *[other] exchanges 1 card
    }
   *[other] { $who ->
        [you] exchange { $cards } cards
       *[other] exchanges { $cards } cards
    }
}
move-pass = { $who ->
    [you] pass
   *[other] passes
}
move-bid = { $who ->
    [you] bid
   *[other] bids
} { $contract }
move-overbid = { $who ->
    [you] bid
   *[other] bids
} { $contract }, which raises the penalty to { $penalty }
move-hotseat = { $who ->
    [you] choose
   *[other] chooses
} { $contract } in the hotseat
move-trump = { $who ->
    [you] make
   *[other] makes
} { $suit } trump
move-order = { $who ->
    [you] announce
   *[other] announces
}: { $order }
move-top_rank = { $who ->
    [you] make
   *[other] makes
} { $rank } the strongest rank
move-promise = { $who ->
    [you] promise
   *[other] promises
} { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}

## What happened, as in "Anna takes the trick: Hearts 13 is the highest of the suit led"

list = { $first }, { $rest }
happened-drawn = In this game: { $contracts }.
happened-dealt = { $who ->
    [you] are
   *[other] is
} forehand in hand { $hand } of { $hands }
happened-more = { $cards ->
    [one] Everybody gets 1 more card.
   *[other] Everybody gets { $cards } more cards.
}
happened-hotseat = { $who ->
    [you] are
   *[other] is
} in the hotseat, because everybody passed
happened-declared = { $who ->
    [you] win
   *[other] wins
} the auction with { $contract }, { $penalty ->
    [0] without a penalty
   *[other] with a penalty of { $penalty }
}; it is worth { $value }
happened-exchange = { $who ->
    [you] discard { $discarded } and draw { $drawn }
   *[other] discards { $discarded } and draws { $drawn }
}
happened-skipped = cannot exchange: the pile is empty
happened-no_exchange = Nobody exchanges cards in { $contract }.
happened-open = { $who ->
    [you] lay your hand
   *[other] lays the hand
} open for all to see
happened-trick = { $who ->
    [you] take
   *[other] takes
} the trick: { $card } { $why }{ $counts ->
    [0] {""}; it counts nothing
    [one] {""}
   *[other] {""}; it counts { $counts }
}
takes-trump = is trump and beats every other suit
takes-highest = is the highest of the suit led
takes-lowest = is the lowest of the suit led, and low is strong
takes-strongest = is the strongest of the suit led in this order
takes-top_trump = is the strongest trump
happened-turned = The order turns around: in the next trick { $order }.
happened-recorded = { $who ->
    [you] write down
   *[other] writes down
} { $record } for { $contract }: { $how }
how-MOST = { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}{ how-penalty }
how-FEWEST = { how-MOST }
how-WEIGHTED = { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
} counting { $count }{ how-penalty }
how-NEAR = { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}, { $base } away from { $target }{ how-penalty }
how-FAR = { how-NEAR }
how-kept = promised { $promise }, took { $tricks }{ how-penalty }
how-broken = promised { $promise }, took only { $tricks }{ how-penalty }
how-penalty = { $penalty ->
    [0] {""}
   *[other] , penalty { $penalty }
}
happened-place = { $who ->
    [you] { $place ->
        [1] come first
        [2] come second
       *[other] come last
    }
   *[other] { $place ->
        [1] comes first
        [2] comes second
       *[other] comes last
    }
} in { $contract }: { $points }{ $by }
by-RECORD = {""}
by-CUBE = {""} (equal records: a cube in the row decides)
by-DISCARDS = {""} (equal records: fewer discards decide)
by-EARLIER = {""} (equal records: who played it earlier is ahead)
happened-winner = { $who ->
    [you] win
   *[other] wins
} the game with { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $tied ->
    [0] {""}
   *[other] {""}: a tie, but all contracts completed earlier
}
happened-sheet = Hand { $hand } of { $hands } is over.

## Why a move is not allowed

why-no_such_move = There is no such move in Berzerka.
why-not_now = Nothing is to be decided now.
why-not_in_hand = You do not hold { $card }.
why-must_follow = You must follow suit: you hold { $suit }.
why-must_beat = You must beat { $card }, the strongest card of the trick, because you can.
why-must_trump = You have no { $led }, so you must trump: you hold { $trump }.
why-must_overtrump = You must over-trump { $card }, because you can.
why-play_a_card = Play a card.
why-pile_too_small = { $cards ->
    [one] The pile has only 1 card: you cannot discard more than that. Stop to draw.
   *[other] The pile has only { $cards } cards: you cannot discard more than that. Stop to draw.
}
why-exchange_first = Discard cards, or stop to draw as many as you have discarded.
why-bid_or_pass = Bid a contract or pass.
why-no_such_row = There are only { $rows } contracts in this game.
why-completed = You have already completed { $contract }.
why-locked = You are bound to { $contract }: after your first bid you can only repeat it.
why-cap = The penalty stands at { $cap }, the highest there is: you can only pass.
why-no_pass_in_hotseat = Everybody passed and you are in the hotseat: choose a contract, passing is not possible.
why-choose_contract = You are in the hotseat: choose one of your contracts.
why-name_trump = Name the trump suit first.
why-name_order = Announce the order of ranks first.
why-name_top_rank = Name the strongest rank first.
why-name_promise = Promise a number of tricks first.

## Help on the parts of a hand

help-auction = { $less_mizerka ->
    [off] On seven cards each, everybody
   *[on] On thirteen cards each, everybody
} in turn bids a contract not yet completed or passes for good. Only the first bid is free, every later one raises the penalty by one. After your first bid you can only repeat it. When the others have passed, the last bidder is declarer{ $less_mizerka ->
    [off] {""}, and the contract's value rises by one.
   *[on] .
}
help-hotseat = If everybody passes, { $less_mizerka ->
    [off] all cards are dealt and the forehand must choose a contract: no penalty, but no raise either
   *[on] the forehand must choose a contract: no penalty
}{ $less_mizerka ->
    [on] {""}.
   *[off] { $hotseat_discards_first ->
        [on] {""}.
       *[off] , and the declarer exchanges last.
    }
} A forehand who has completed everything hands the hotseat on to the left.
help-exchange = Discard as many cards as you like, but no more than the pile holds, then stop: you draw as many. It is done once a hand, in turn, until all have had their chance or the pile is empty. The declarer's number of discards is written down: it breaks ties.
help-tricks = Follow suit, and beat the strongest card so far if you can. Without the suit you must trump{ $must_overtrump ->
    [off] {""}.
   *[on] , and over-trump if you can.
} With neither, play anything. The winner leads next; the declarer leads first.
help-points = When all three have played a contract, the best record gets its value, the worst loses it, the middle gets nothing. Ties: { $less_mizerka ->
    [off] a cube in the row, then fewer
   *[on] fewer
} discards, then who completed it first.
help-forehand = Opens the auction of this hand, and sits in the hotseat if everybody passes. The token moves on to the left after every hand.
help-declarer = Plays the contract, alone against the other two. Only the declarer's tricks count in this hand.
help-penalty = The price of overbidding. The first bid of a hand is free, every further one adds 1, at most { $overbid_cap }. { $penalty_mode ->
    [against] The penalty always counts against the declarer: it is taken off the record, or added where a low record is good.
   *[literal] It is taken off the declarer's tricks before they are counted.
}
help-value = What the row pays: once all three have played it, the best record gains this many points and the worst loses as many. { $less_mizerka ->
    [off] A won auction raises it by one.
   *[on] It never rises.
}
help-record = The number a declarer writes down for a contract: the tricks as the contract counts them, with the penalty. Only how the three records of a row compare scores points.
help-cube = The auction was won, and the row's value rose by one. With equal records, a cube comes before none.
help-discards = How many cards the declarer exchanged. With equal records, fewer come first.
help-total = Points of all rows that everybody has played. They always add up to zero.
help-against_high = A penalty is taken off the record.
help-against_low = A penalty is added to the record.
help-literal = A penalty is taken off the tricks before they are counted.

## Options

option-length = Length
option-length-help = How many contracts everybody plays.
option-length-full = full: 5 contracts, 15 hands
option-length-short = short: 3 contracts, 9 hands
option-contract_set = Contracts
option-contract_set-help = Which contracts are in play.
option-contract_set-starter = the starter set
option-contract_set-random = drawn by chance
option-contract_set-custom = chosen by you
option-contracts = Chosen contracts
option-contracts-help = Five for the full game, three for the short one.
option-contracts-none = none
option-less_mizerka = Less Mizerka
option-less_mizerka-help = All 13 cards are dealt before the auction. Values never rise, there are no cubes, and the forehand starts every exchange.
option-less_mizerka-off = off
option-less_mizerka-on = on
option-hotseat_discards_first = Hotseat exchanges first
option-hotseat_discards_first-help = A declarer in the hotseat exchanges first instead of last.
option-hotseat_discards_first-off = no, last
option-hotseat_discards_first-on = yes, first
option-must_overtrump = Over-trumping
option-must_overtrump-help = Whether a trump already played must be beaten by a player who has to trump.
option-must_overtrump-off = any trump will do
option-must_overtrump-on = a must
option-penalty_mode = Penalty
option-penalty_mode-help = Whether the penalty always hurts, or is simply taken off the number of tricks.
option-penalty_mode-against = always against the declarer
option-penalty_mode-literal = taken off the tricks
option-overbid_cap = Highest penalty
option-overbid_cap-help = When the penalty has risen this far, nobody can bid any more.
option-overbid_cap-8 = 8
option-overbid_cap-4 = 4
option-overbid_cap-13 = 13
option-start_values = Starting values
option-start_values-help = Whether harder contracts start with a higher value.
option-start_values-table = each its own
option-start_values-all_x1 = all 1
option-first_forehand = First forehand
option-first_forehand-help = Who opens the first auction.
option-first_forehand-random = drawn by chance
option-first_forehand-0 = seat 1
option-first_forehand-1 = seat 2
option-first_forehand-2 = seat 3

## What is going on

chance-forehand = { $who ->
    [you] are
   *[other] is
} the first forehand
chance-trump = Fate makes { $suit } trump.
event-CONTRACT_DRAW = The contracts are drawn.
event-FIRST_FOREHAND = The first forehand is drawn.
event-SHUFFLE = The cards are shuffled and dealt.
event-BID = Bid a contract or pass.
event-INFO = Announce what the contract asks for.
event-HOTSEAT = Everybody passed: choose your contract.
event-EXCHANGE = Discard cards, then stop to draw new ones.
event-FATE_SUIT = The trump suit is drawn.
event-PLAY = Play a card.
event-OVER = All contracts have been played.

## The terminal board

screen-board = Contract board
screen-contract = contract
screen-seat = Seat { $seat }
screen-total = total
screen-hand_no = Hand { $hand } of { $hands }
screen-forehand = ⚑ forehand: seat { $seat }
screen-seven_cards = You see 7 of your 13 cards. The other 6 come after the auction.
screen-declarer = seat { $seat } declares
screen-hotseat = in the hotseat
screen-penalty = penalty { $penalty }
screen-promise = { $tricks ->
    [one] promised: 1 trick
   *[other] promised: { $tricks } tricks
}
screen-goal = Goal: { $goal }
screen-strip = strong → weak
screen-trump_strip = trump
screen-finished = all done
screen-passed = passed
screen-overbid = Penalty { $penalty } (at most { $cap })
screen-your_bid = { $penalty ->
    [0] The first bid costs no penalty.
   *[other] Your bid would raise the penalty to { $penalty }.
}
screen-locked = you are bound to { $contract }
screen-pass_hotseat = If you pass, somebody sits in the hotseat.
screen-pass_hands_over = If you pass, the last bidder gets the contract.
screen-pile = { $cards ->
    [one] Pile: 1 card
   *[other] Pile: { $cards } cards
}
screen-may_discard = { $cards ->
    [0] you cannot discard any more
    [one] you may still discard 1
   *[other] you may still discard { $cards }
}
screen-discarded = Seat { $seat }: { $cards } discarded
screen-my_discards = Your discards:
screen-trick = Trick { $trick }
screen-last_trick = last:
screen-tricks = tricks
screen-if_now = now it would be { $record }: place { $rank }
screen-hand = Your hand
screen-open_hand = Seat { $seat }, open
screen-end = The end
screen-points = points
screen-last_contract = last contract
screen-in_hand = hand { $hand }

## The board in the browser

board-discards = discarded
board-forehand = forehand
board-declarer = declarer
board-open = Open hand of { $name }
board-declares = { $name }: { $contract }
board-best = winning
board-took = { $name } took it
board-record = record
board-points = points
board-cube = cube
board-hotseat = hotseat
board-penalty = penalty
board-value = value
board-bid = Bid { $contract }
board-choose = Choose { $contract }
board-tap = Choose a contract
board-takes = takes it
board-pays = It pays { $value } to the best record and takes { $value } from the worst.
board-would_pay = Won in the auction, it pays { $value } to the best record and takes { $value } from the worst.
board-nobody = Nobody has played it yet.
board-leads = { $name } leads with { $record }.
board-place = place { $place }
ask-trump = Which suit is trump?
ask-SLALOM = Which cards are strong in the first trick?
ask-PARITY = Which ranks beat the others?
ask-WHEEL = Which rank is the strongest?
ask-promise = How many tricks do you promise to take?
board-pass = Pass
board-stop = { $cards ->
    [0] Keep all cards
    [one] Draw 1 new card
   *[other] Draw { $cards } new cards
}
board-new = new

## How a hand looks for a contract

look-longest = Your longest suit: { $suit }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
look-high = { $cards ->
    [0] No card
    [one] 1 card
   *[other] { $cards } cards
} of 11 or higher.
look-low = { $cards ->
    [0] No card
    [one] 1 card
   *[other] { $cards } cards
} of 3 or lower.

## The sheet at the end of a hand

sheet-tricks = tricks taken
sheet-counting = what they count (late tricks count more)
sheet-literal = less the penalty of { $penalty }
sheet-away = away from { $target } tricks
sheet-kept = promised { $promise } and kept it
sheet-broken = promised { $promise }, missed by
sheet-penalty = penalty for overbidding
sheet-record = record for { $contract }
sheet-high = The higher, the better.
sheet-low = The lower, the better.
sheet-row = { $contract } so far
sheet-row_over = All three have played { $contract }
sheet-row_waits = Points come when all three have played it. It pays { $value }.
sheet-row_pays = The best record gains { $value }, the worst loses { $value }.
sheet-to_play = still to play
sheet-before = so far
sheet-this = { $contract }
sheet-total = total
sheet-end = The whole game
sheet-tie = Equal points: who completed the last own contract earlier is ahead.
sheet-last = last contract in hand { $hand }
sheet-why-RECORD = {""}
sheet-why-CUBE = equal records, a cube decides
sheet-why-DISCARDS = equal records, fewer discards decide
sheet-why-EARLIER = equal records, played earlier

## What simulations count

count-all_contracts_played = all contracts played
count-hands = hands
count-hotseats = hands from the hotseat
count-raises = raises
count-overbid_hands = hands with a penalty
count-penalty_points = penalty points
count-wins_first_forehand = wins of the first forehand
count-wins_second = wins of the player to its left
count-wins_third = wins of the third player
count-final_ties = games decided by who was through earlier
count-rows = contracts completed by all
count-tied_rows = contracts with equal records
count-hotseat_rate = hotseat rate
count-raise_rate = raise rate
count-overbid_rate = share of hands with a penalty
count-tied_row_rate = share of contracts with equal records
count-win_share_first_forehand = win share of the first forehand
count-win_share_second = win share of the player to its left
count-win_share_third = win share of the third player
count-penalty = penalty of a hand
count-points_spread = points between first and last
count-record-1 = record in { contract-1 }
count-record-2 = record in { contract-2 }
count-record-3 = record in { contract-3 }
count-record-4 = record in { contract-4 }
count-record-5 = record in { contract-5 }
count-record-6 = record in { contract-6 }
count-record-7 = record in { contract-7 }
count-record-8 = record in { contract-8 }
count-record-9 = record in { contract-9 }
count-record-10 = record in { contract-10 }
count-record-11 = record in { contract-11 }
count-record-12 = record in { contract-12 }
count-record-13 = record in { contract-13 }
count-record-14 = record in { contract-14 }
count-record-15 = record in { contract-15 }
count-record-16 = record in { contract-16 }
count-record-17 = record in { contract-17 }
count-record-18 = record in { contract-18 }

## Rules

rules-summary =
    Everybody plays every contract exactly once as declarer, alone against the other two. In each hand an auction on { $less_mizerka ->
        [on] thirteen cards decides who declares what; then come
       *[off] seven cards decides who declares what; then come six more cards,
    } an exchange with the pile, and thirteen tricks. Follow suit, and beat what lies there if you can; without the suit, trump.
    What the declarer achieved is written down. When all three have played a contract, the best gets its value, the worst loses it. Most points after all contracts win.
rules-detail =
    Deal. { $less_mizerka ->
        [on] Thirteen cards each
       *[off] Seven cards each
    } from 52, in four suits of 1 to 13.
    Auction. From the forehand on, bid one of your open contracts or pass for good. The first bid is free, every further one adds one to the penalty, up to { $overbid_cap }. You cannot change your contract. The last bidder declares{ $less_mizerka ->
        [on] . If all pass, the forehand must declare something
       *[off] , the value of the contract rises by one, and a cube marks the raise. If all pass, the forehand must declare something on all thirteen cards
    }: the hotseat.
    Announcement. Trump, order or a number, if the contract asks for it{ $less_mizerka ->
        [on] .
       *[off] : after a won bid on seven cards, in the hotseat on thirteen.
    }
    Exchange. { $less_mizerka ->
        [on] The forehand first
       *[off] Six more cards each. Then, the declarer first{ $hotseat_discards_first ->
            [on] {""}
           *[off] {""} (last in the hotseat)
        }
    }, everybody may once discard cards and draw as many from the pile of thirteen while it lasts.
    Play. The declarer leads. Follow suit and beat the strongest card if you can; without the suit you must trump{ $must_overtrump ->
        [off] {""}
       *[on] {""} and over-trump if you can
    }; else play anything. "Stronger" always means the order of this contract.
    Record. Tricks are counted as the contract wants them, { $penalty_mode ->
        [literal] after the penalty has been taken off them
       *[against] and the penalty counts against the declarer
    }. When a contract has been played by all three, it is ranked: record, { $less_mizerka ->
        [on] fewer discards
       *[off] cube, fewer discards
    }, earlier completion. First gains its value, last loses it.
    End. After { $length ->
        [short] nine
       *[full] fifteen
    } hands most points win; a tie goes to the player who completed the last contract earlier.
    Ours. The rulebook's list of contracts is lost. Contracts 4 to 18{ $start_values ->
        [all_x1] {""} and the wording of Hold Steady are ours.
       *[table] , the wording of Hold Steady and the starting values are ours.
    }

## The lists and pictures of the rules

catalogue-contract = { $number }. { $contract }: { $label }
catalogue-words = Words of the game
catalogue-auction = Auction
catalogue-exchange = Exchange
figure-trick = A trick: whoever does not have the suit led must trump, and the strongest trump wins.
figure-row = All three have played a contract: the best record gains its value, the worst loses it.
figure-board = The contract board: what each row pays, and what everybody has written down.

## The lesson

lesson-board = Three berserkers, each alone. This board is the game: every player plays every contract once. The number written down tells how well it went.
lesson-row = Berzerka: win many tricks. A trick is one card from each, and the strongest takes it. The others wrote down 7 and 5. Now you play it, and the row is decided.
lesson-bid = You see seven cards. In Berzerka you name the trump, which beats all other suits, and you have strong spades. Bid Berzerka.
lesson-bid-no = With these spades Berzerka suits you best. Bid that.
lesson-overbid = Somebody wants to play Hold Steady instead. Each bid over another raises the penalty by 1; the winner of the auction pays it. Bid Berzerka again.
lesson-overbid-no = If you pass, another player plays. Your hand is too good for that: bid once more.
lesson-name-trump = You are the declarer: you alone against the other two. Name your trump: Spades.
lesson-name-trump-no = You have more Spades than anything else. Name Spades.
lesson-exchange = Six more cards have come. Weak ones may go: discard Hearts 3, Hearts 4 and Diamonds 2.
lesson-exchange-no = Discard just these three: Hearts 3, Hearts 4 and Diamonds 2.
lesson-draw = Now draw three new cards for them.
lesson-draw-no = Three are enough. Draw your new cards.
lesson-lead = You lead. Play Spades 13. The others must play Spades too if they have any, and beat yours if they can.
lesson-lead-no = Begin with your strongest card, Spades 13.
lesson-lose = The trick is yours. Clubs 5 is your only weak card: lead it and be rid of it.
lesson-lose-no = That card will win later, too. Lead Clubs 5 now.
lesson-ruff = Diamonds are led, and you have none. Then you must trump: play any of your Spades.
lesson-rest = Nobody else has Spades or Hearts any more, so all your cards win. Play them in any order.
lesson-record = You took 12 tricks. The penalty of 2 comes off: your record is 10.
lesson-points = All three have played this contract, so the row pays its value. Best record +4, middle 0, worst −4. The best is yours!
lesson-more = Now each contract is different: read what it wants. If nobody bids, one of you has to. Most points after the last hand win. Play on, you know it now!
