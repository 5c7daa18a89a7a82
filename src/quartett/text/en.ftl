## Words that belong to no game: the terminal table

your-move = { $seat }, your move
pass-to = Pass the keyboard to { $seat } and press Enter
moves-are = You can play: { $moves }
help-line = Type a move, ? for help, ? NAME to have something explained, undo, log, rules, quit
not-understood = "{ $text }" is no move here. Type ? for help.
no-topic = There is nothing to explain under "{ $text }". Try one of: { $topics }
no-topics = There is nothing to explain under "{ $text }". Type rules to read the rules in short.
taken-back = { $who ->
    [you] take the last move back
   *[other] takes the last move back
}
table-sits = { $name } sits down
table-begins = The game begins
table-away = A bot plays for this seat until its owner is back
table-back = The owner plays again
table-flag = Time is up: a bot plays for this seat
table-leaves = Leaves the table
table-leaves-to-bot = Leaves the game; a bot plays on
table-speed-instant = Bots now move at once
table-speed-quick = Bots now move quickly
table-speed-calm = Bots now take their time
table-rematch = There is a rematch
seat-name = Seat { $seat }
you = You
bot-thinks = { $seat } is thinking
wins = { $seats } wins
win-together = { $seats } win together
saved = The game is kept in { $file }. See it again with: quartett replay { $file }
goodbye = Until next time.
place = place
points = points

## The tables in the browser

web-skip = Skip to the content
web-close = Close
web-cancel = Cancel
web-to-start = To the start page
web-to-table = To the table
web-nowhere = This page does not exist.
web-welcome = Good games you have never heard of
web-welcome-more = Sit down and play at once, against bots, with friends by a link, or together at one screen. No account needed.
web-your-name = Your name
web-name = Name
web-guest = Guest
web-name-kept = Your name has been changed.
web-name-of-seat = Name at seat { $seat }
web-games = Games
web-play-now = Play now
web-new-table = New table
web-new-table-of = New table: { $title }
web-players-range = { $from }–{ $to } players
web-minutes-range = { $from }–{ $to } minutes
web-players-just = { $number } players
web-minutes-just = { $number } minutes
web-preparing-tables = Preparing the tables
web-my-tables = My tables
web-finished-tables = My finished games
web-open-tables = Open tables
web-go-on = Continue
web-replay = Replay
web-sit-down = Sit down
web-join-title = You are invited to a table
web-table-started = This table is already full.
web-state-over = finished
web-state-running = others are to move
web-state-waiting = { $free ->
    [one] one seat is free
   *[other] { $free } seats are free
}
web-players = Players
web-player = Player
web-seats = Seats
web-seat-open = free seat
web-kind-me = { $name } (you)
web-kind-open = A friend, by link
web-kind-same = A person at this screen
web-bot = Bot
web-invitation-dead = This invitation is no longer good. The table has been removed, or the link is not whole.
web-bot-random-help = Plays anything. Good for a first look.
web-bot-robot-help = The opponent from the rulebook.
web-bot-greedy-help = Takes what is best right now.
web-bot-novice-help = Knows the rules and little more.
web-bot-casual-help = Plays sensibly, makes mistakes. A good start.
web-bot-strong-help = Hard to beat.
web-bot-expert-help = Thinks longest. Wins most games.
web-bot-random = Bot: { web-level-random }
web-bot-robot = Bot: { web-level-robot }
web-bot-greedy = Bot: { web-level-greedy }
web-bot-novice = Bot: { web-level-novice }
web-bot-casual = Bot: { web-level-casual }
web-bot-strong = Bot: { web-level-strong }
web-bot-expert = Bot: { web-level-expert }
web-solo-help = Practice on your own against a robot.
web-options = Rules at this table
web-table-ways = How this table is played
web-pace = Pace
web-pace-help = Live: everybody sits at the table now. Turn by turn: everybody looks in when they like.
web-pace-live = live
web-pace-turns = turn by turn
web-allow-hints = Hints are allowed
web-allow-onlookers = Onlookers are welcome
web-list-table = Show among the open tables
web-list-table-help = Anybody may then take the free seats.
web-open-table = Open the table
web-start-game = Start
web-waiting = { $free ->
    [one] Waiting for one more
   *[other] Waiting for { $free } more
}
web-invite = Send this link to your friends
web-copy = Copy
web-against = Against { $number ->
    [one] one bot
   *[other] { $number } bots
}:
web-level-random = random
web-level-robot = robot
web-level-greedy = greedy
web-level-novice = novice
web-level-casual = casual
web-level-strong = strong
web-level-expert = expert
web-share = Share
web-qr = The invitation as a code for a phone's camera
web-invitation-to = Come and play { $title }
web-fingerprint = Fingerprint of the deal:
web-fingerprint-help = All deals and draws of this table come from one secret, which is fixed already. This is its fingerprint. Keep it: the record of the finished game has the secret, and anybody can check that they belong together.
web-copied = Copied.
web-fill-with-bots = Begin now, with bots in the free seats
web-connecting = One moment, the table is being set
web-lost = The connection is lost. It will be taken up again by itself.
web-try-now = Try now
web-status = What is going on
web-your-turn = Your turn!
web-turn-of = { $name } is to move
web-to-move = to move
web-scores = Scores
web-picked = { $picked } of { $wanted } chosen
web-continue = Continue
web-once = One tap does it
web-once-help = For those who know the games. Otherwise the first tap explains and the second does it.
web-sheets = Scores wait for me
web-sheets-help = After a round the scores stay until you continue. Otherwise they go after a few seconds.
web-you = you
web-away = away
web-place = place { $place }
web-seat-to-bot = Let a bot play here
web-seat-back = Give the seat back
web-bot-for-you = A bot is playing for you.
web-play-yourself = Play on yourself
web-out = You are out of the game
web-out-bots = The bots play it to its end.
web-out-people = The others play on; you can watch.
web-out-end = Show the end
web-out-waiting = The end is coming …
web-out-again = New game
web-onlookers = { $people ->
    [one] one onlooker
   *[other] { $people } onlookers
}
web-plain-board = The board of this game has not been drawn yet. You can play it in words.
web-log = What happened
web-you = You
web-log-line = { $name } { $words }
web-log-table = { $name }: { $words }
web-log-effect = { $words }: { $effect }
web-hint = Hint
web-hint-is = Hint: { $words }
web-hint-place = place { $place } on average, { $share } %
web-undo = Take back
web-rules = Rules
web-rules-depth = How much
web-rules-summary = Summary
web-rules-detail = Detail
web-rules-both = Both
web-rules-of = The rules of { $title }
web-rules-none = There is no game of this name here
web-rules-pictures = In pictures
web-rules-lists = What each thing does
web-rules-options = Read with other options
web-rules-page = Open as a page, with an example and all rulings
web-rules-example = Watch a whole game
web-rules-figure-open = See it in the game
web-rulings = Rulings
web-rulings-help = Where the rulebook is silent or unclear, this is what was decided, and why. Sections are those of the full rulebook.
web-ruling-why = Why:
web-ruling-option = An option of the table: { $option }
web-ruling = Ruling { $name }
web-settings = Settings
web-language = Language
web-theme = Light
web-theme-system = as the device
web-theme-light = day
web-theme-dark = night
web-speed = Speed
web-speed-help = A click or a key always skips ahead.
web-speed-instant = at once
web-speed-quick = quick
web-speed-calm = calm
web-bot-speed = Speed of the bots
web-bot-speed-help = For everybody at this table.
web-sound = Sound
web-stillness = Less motion
web-stillness-help = Nothing flies or hops.
web-notify = Tell me when it is my turn
web-notify-help = As a notification while this page is in the background.
web-notify-refused = Your browser does not allow notifications from this page.
web-pass-to = Pass to { $name }
web-pass-help = Everybody else looks away for a moment.
web-pass-ready = I am { $name }
web-rematch = Play again
web-watch-replay = Watch the replay
web-replay-of = { $title }: the replay
web-first = To the beginning
web-before-first = Before the first step
web-previous = One step back
web-play = Play
web-pause = Pause
web-next = One step on
web-last = To the end
web-step = Step
web-step-of = Step { $step } of { $steps }
web-eyes = Seen by
web-eyes-all = everybody’s cards open
web-eyes-none = an onlooker
web-play-on = Play on from here
web-copy-step = Link to this step
web-verify = Check the deals
web-verified = { $events ->
    [one] One chance event follows from the secret that was fixed before the first deal.
   *[other] All { $events } chance events follow from the secret that was fixed before the first deal.
}
web-not-verified = The deals could not be confirmed.
web-verified-given = { $events ->
    [one] One more was taken over from an earlier game: whoever made this table may have known those cards.
   *[other] { $events } more were taken over from an earlier game: whoever made this table may have known those cards.
}
web-given = Goes on from an earlier game
web-given-table = This table goes on from an earlier game. Whoever made it may know the cards of that deal.
web-given-steps = { $steps ->
    [one] The first step was taken over from an earlier game.
   *[other] The first { $steps } steps were taken over from an earlier game.
}
web-expires = Removed on { $date } if nobody plays
web-leave = Leave
web-leave-sure = Leave this table?
web-leave-waiting = Your seat will be free for somebody else.
web-leave-playing = A bot plays your seat to the end. You cannot come back.
web-remove = Remove
web-remove-sure = Remove this table?
web-remove-waiting = The invitation will no longer work.
web-remove-playing = The game ends here, and nothing is kept of it.
web-stay = Stay
web-error-game_over = The game is over.
web-error-present = They were here a moment ago. Give them a minute to come back.
web-error-too_many = That is too much at once. Finish or remove something first.
web-verify-help = Every deal and draw comes from a secret whose fingerprint was shown before the game. Nobody could change it later.
web-download = Download the record
web-error-failed = That did not work. Please try again.
web-error-unreachable = The server does not answer just now.
web-error-not_found = There is no such table, or it is not open to you.
web-error-forbidden = That is not open to you.
web-error-stale = The table has changed in the meantime. Look again.
web-error-illegal_move = That move is not allowed now.
web-error-not_your_turn = It is not your turn.
web-error-seat_taken = There is no free seat at this table.
web-error-barrier = This can no longer be taken back.
web-error-too_fast = A little slower, please.
web-error-bad_name = A name has 1 to 24 characters.
web-error-unavailable = The tables are not ready yet.
web-error-cannot_go_on = This game cannot go on at this server.
web-broken = This game cannot go on here
web-broken-why = The server has been renewed since the game began and can no longer follow its record to where you were.
web-broken-kept = Nothing is lost: every deal and every move is kept. You can download the record; the release it was played with reads it.
web-outdated = This page could not be loaded completely, or it is older than its server. Loading it again should help. Your games are kept.
web-reload = Load the page again

# Guided first games
web-learn = Learn in 5 minutes
web-learn-on = Go on learning
web-lesson = Lesson
web-lesson-at = { $number } of { $total }
web-lesson-watch = Watch what the others do …
web-lesson-leave = Leave the lesson
web-lesson-play-on = Play on
web-lesson-play-now = Play a real game
web-error-lesson = The lesson asks for another move.
## After a game, and the daily deal

web-look-back = Look back: three moments
web-look-back-of = Look back with { $name }: three moments
web-moments = Three moments
web-moments-thinking = The expert goes through the game again
web-moments-help = The decisions that cost most, judged only by what could be known then. 100 would be the whole way from surely last to surely first.
web-moments-none = No decision was clearly a mistake. Well played!
web-moments-found = { $moments ->
    [one] One decision cost something.
   *[other] { $moments } decisions cost something.
}
web-moment-unit = of 100
web-moment-better = Better:
web-moment-sure = With 95 % certainty { $low } to { $high }, over { $deals } ways the game could have gone on
web-moment-look = See step { $step }
web-moment-again = Try it again from here
web-after-chances = Chances to win
web-after-whose = Told by
web-after-seen = what could be known
web-after-true = all cards open
web-after-step = Step { $step }
web-after-chance = { $name } { $percent } %
web-after-chances-help = The dotted line is the same seat, told the other way. Choose a point to see that step in the replay.
web-after-chances-open = Choose a point to see that step in the replay.
web-after-table = As a table
web-daily = Daily deal
web-daily-help = One deal of each game, the same for everybody here, against the same bots. Your first finished game counts.
web-daily-table = Daily deal: no hints, no taking back.
web-daily-play = Play
web-daily-begun = begun
web-daily-played = { $people ->
    [0] nobody has played it yet
    [one] one has played it
   *[other] { $people } have played it
}
web-daily-streak = { $days ->
    [one] one day in a row
   *[other] { $days } days in a row
}
web-daily-outcome = place { $place }, points: { $points }
web-daily-rank = Rank { $rank } of { $played }
web-daily-alone = You are the first to finish it
web-daily-expert = The expert on the same deal: { $words }.
web-daily-expert-plays = The expert is still playing the same deal …
web-daily-better = You did better!
web-daily-same = You did just as well!
web-daily-worse = That can be beaten.
web-daily-practice = This was practice: your first finished game counts.
web-daily-again = The same deal once more, as practice
web-daily-yesterday = Yesterday’s deals
web-daily-best = The best game
web-daily-mine = My game
web-error-sealed = This is today’s deal. It is open when the day is over.
web-since = { $moves ->
    [one] Since your last turn: one move
   *[other] Since your last turn: { $moves } moves
}
web-since-show = Show
web-rated = Rated game
web-rated-help = The result counts for everybody’s rating. There are no hints, and nothing is taken back. Who leaves it to a bot has what the bot makes of it.
web-rated-members = Rated games are for members.
web-rated-become = Become one: it takes a passkey or a recovery code.
web-rated-not-same = A game at one screen cannot be rated.
web-rated-table = Rated game: no hints, no taking back.
web-rating = Rating
web-ratings = Ratings
web-rating-provisional = provisional
web-rating-provisional-help = Provisional: after fewer than ten rated games
web-rating-games = { $games ->
    [one] One rated game
   *[other] { $games } rated games
}, { $won } won
web-rating-line = { $games ->
    [one] The rating after one game: { $to }
   *[other] The rating over { $games } games, from { $from } to { $to }
}
web-rating-players = { $number ->
    [one] one player
   *[other] { $number } players
}
web-board = Leaderboards
web-board-of = Leaderboard: { $title }
web-board-rank = Rank
web-board-empty = Nobody has finished a rated game of this kind yet. Switch on “Rated game” at a new table.
web-board-help = Ratings follow from the places in rated games alone. Everybody begins with 1500; bots are rated like people.
web-record = My record
web-record-none = Nobody under this address shows a record.
web-record-mine = Games that were not rated are in here too: only you see those.
web-record-hide = Hide my record
web-record-hide-help = Nobody else sees this page then, and you are on no leaderboard.
web-record-empty = No finished games yet.
web-record-games = Games
web-record-won = Won
web-record-when = Finished
web-record-streak = Wins in a row, now
web-record-longest = Longest row of wins
web-record-favourite = Played most
web-record-people = Against people
web-record-bots = Against bots
web-record-ahead = Ahead
web-record-behind = Behind
web-record-last = Last games
web-record-unrated = not rated
web-record-left = left to a bot

# About oneself
web-me = Me
web-me-member = Member
web-me-guest = Guest
web-me-rename = Change name
web-me-name-member = No other member has this name, or one that looks like it. The picture is drawn for you alone.
web-me-name-guest = Guests may have any name. The picture is drawn for you alone.
web-me-keep = Keep your games
web-me-keep-why = So far only this browser knows you. Add a passkey, and you find all your games on every device. You stay who you are. There is no password.
web-me-ways = Ways to sign in
web-me-ways-why = Have two of them, so that a lost phone takes nothing away.
web-me-passkey = Passkey
web-me-add-passkey = Add a passkey
web-me-passkey-added = The passkey has been added.
web-me-used = used { $date }
web-me-made = made { $date }
web-me-removed = Removed.
web-me-no-passkeys = This browser knows no passkeys at this address: they need https and a name. A recovery code works everywhere.
web-me-code = Recovery code
web-me-code-make = Make a recovery code
web-me-code-again = Make a new recovery code
web-me-code-help = Print it or write it down. It signs you in once, on any device. We do not keep it and cannot show it again.
web-me-code-voids = The code you had before is void once you keep this one.
web-me-code-keep = I have kept it
web-me-code-kept = The code counts from now on.
web-me-print = Print
web-me-devices = Devices
web-me-device = A browser
web-me-here = this one
web-me-seen = seen { $date }
web-me-device-out = That device is signed out.
web-me-sign-out = Sign out
web-me-sign-out-here = Sign out here
web-me-sign-out-everywhere = Sign out everywhere
web-me-signed-out = You are signed out.
web-me-sign-in = Sign in
web-me-sign-in-why = You are a member already, on another device? Then your games are here too.
web-me-by-passkey = Sign in with a passkey
web-me-by-code = Sign in with the code
web-me-signed-in = Welcome back.
web-me-take-along = { $count ->
    [one] Take the game of this browser along
   *[other] Take the { $count } games of this browser along
}
web-me-take-along-help = Otherwise they stay with the guest you were here, whom nobody can open any more.
web-me-data = Your data
web-me-data-why = Everything that is kept about you, as a file; or nothing any more.
web-me-export = Download my data
web-me-delete = Delete me …
web-me-delete-sure = Delete everything about you?
web-me-delete-gone = Your name, passkeys, recovery code and devices are deleted.
web-me-delete-seats = Where you sat, it says “Former member”. A bot plays your running games on; those without other people are removed.
web-me-delete-games = Finished games stay for those who played with you.
web-me-delete-final = This cannot be taken back.
web-me-delete-now = Delete me
web-me-deleted = You are deleted. This browser is a new guest.
web-former-member = Former member
web-error-not_signed_in = That did not sign you in. Begin again.
web-error-name_taken = A member has this name, or one that looks like it.
web-error-members_only = Rated games are for members. Add a passkey or a recovery code first.
web-error-last_key = This is your last way to sign in. Add another first.
web-error-passkey_cancelled = The browser gave no passkey. Nothing has changed.
web-error-passkey_known = This device has a passkey of yours already.

## Clocks

web-clock = Time
web-clock-none = as much as you like
web-clock-live-help = Minutes to begin with, and seconds that every decision adds. The clock runs for whoever is to move.
web-clock-turns-help = How long everybody has for a turn. The clock runs for whoever is to move, and stops while the server is away.
web-clock-weekends-off = Weekends off
web-clock-weekends-help = No time runs on Saturday and Sunday (UTC).
web-clock-more = More about time
web-clock-when-up = When the time is up
web-clock-soft = others may claim
web-clock-hard = at once
web-clock-soft-help = Nothing happens by itself. The others may let a bot play on, and whoever was late may come back.
web-clock-hard-help = When the time is up, a bot plays to the end.
web-clock-bot = The bot that plays on
web-clock-days = { $number ->
    [one] 1 day
   *[other] { $number } days
}
web-clock-hours = { $number ->
    [one] 1 hour
   *[other] { $number } hours
}
web-clock-minutes = { $number } min
web-clock-seconds = { $number } s
web-clock-a-turn = { $time } a turn
web-clock-plus = { $start } + { $increment }
web-clock-start = { $start }
web-clock-and-weekends = { $what }, weekends off
web-clock-left = Time left:
web-clock-up = Time is up
web-clock-little = { $time } left
web-clock-until = until { $date }
web-clock-rests = weekend
web-clock-claim = Let a bot play on
web-clock-timed-out = Time was up: a bot plays to the end
web-clock-lost = Your time was up. A bot plays this game to its end.
web-error-time_up = The time of this seat is up.
web-error-time_left = There is time left for this seat.

## The command line: `quartett` alone

hello = Hello! This is Quartett { $release }.
hello-list = Its games: { $games }
hello-play = play at this terminal, against bots
hello-games = the games, how many play them, their options
hello-serve = let others play too, in their browsers
hello-sim = a hundred thousand random games in seconds
hello-doctor = is this machine fit for it?
hello-help = everything else
hello-enter = Enter opens the games in your browser, q leaves ›

## Notices to absent people

notice-begins = The game has begun.
notice-turn = It is your turn.
notice-turn-of = It is the turn of { $name }.
notice-over = The game is over.
notice-invitation = One more game: a seat is kept for you.
notice-again = One more game, with the same people.

## Being told, and the next game

web-notices = Being told
web-notices-why = When you are away, you can be told that it is your turn. A notice has the game and whose turn it is, nothing else.
web-notices-guest = Members can be told that it is their turn, also when no page is open. Keep your games first, above.
web-notices-here = Tell me on this device
web-notices-here-help = Also when no page is open. What is said is encrypted for this device.
web-notices-not-here = This browser takes no notices from this address. They need https; on an iPhone, put this page on the home screen first.
web-notices-others = { $count ->
    [one] One other device of yours is told.
   *[other] { $count } other devices of yours are told.
}
web-notices-on = You are told on this device from now on.
web-notices-off = This device is not told any more.
web-notices-kinds = Tell me when
web-notices-kind-turn = it is my turn
web-notices-kind-begins = a game begins
web-notices-kind-over = a game is over
web-notices-kind-invitation = a seat is kept for me
web-notices-quiet = Quiet hours
web-notices-quiet-help = Nothing is sent then. What still holds is said afterwards.
web-notices-from = from
web-notices-to = to
web-hook = Webhook
web-hook-help = An address of Discord, Slack, Matrix or your own program. Whoever reads there reads your notices.
web-hook-table = Tell a channel
web-hook-table-help = The webhook of a channel. It hears that the game begins, whose turn it is if they are away, and the end.
web-hook-keep = Keep
web-hook-kept = Notices are sent there from now on.
web-hook-secret = They are signed with
web-next-game = Next game
web-next-waiting = { $count ->
    [one] One table waits for you.
   *[other] { $count } tables wait for you.
}
web-error-bad_address = This address cannot be used: it has to begin with https:// and the name of a server in the internet.
web-error-push_refused = Your browser does not allow notices from this page.
web-error-push_failed = Your browser’s push service gave no address. Try again later.
