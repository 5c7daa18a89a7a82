## Words that belong to no game: the terminal table

your-move = { $seat }, your move
pass-to = Pass the keyboard to { $seat } and press Enter
moves-are = You can play: { $moves }
help-line = Type a move, ? for help, ? NAME to have something explained, undo, log, rules, quit
not-understood = "{ $text }" is no move here. Type ? for help.
no-topic = There is nothing to explain under "{ $text }". Try one of: { $topics }
taken-back = Taken back.
table-sits = { $name } sits down
table-begins = The game begins
table-away = A bot plays for this seat until its owner is back
table-back = The owner plays again
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
