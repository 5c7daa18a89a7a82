## Words that belong to no game: the terminal table

your-move = { $seat }, your move
pass-to = Pass the keyboard to { $seat } and press Enter
moves-are = You can play: { $moves }
help-line = Type a move, ? for help, ? NAME to have something explained, undo, log, rules, quit
not-understood = "{ $text }" is no move here. Type ? for help.
no-topic = There is nothing to explain under "{ $text }". Try one of: { $topics }
taken-back = Taken back.
seat-name = Seat { $seat }
you = You
bot-thinks = { $seat } is thinking
wins = { $seats } wins
win-together = { $seats } win together
saved = The game is kept in { $file }. See it again with: quartett replay { $file }
goodbye = Until next time.
place = place
points = points
