## どのゲームにも属さない言葉:ターミナルの卓

your-move = { $seat }の番です
pass-to = { $seat }に交代して Enter を押してください
moves-are = 選べる手:{ $moves }
help-line = 手を入力。? でヘルプ、? 名前 で説明、undo で取り消し、log で棋譜、rules でルール、quit で終了
not-understood = 「{ $text }」という手はありません。? でヘルプを表示します。
no-topic = 「{ $text }」の説明はありません。次から選べます:{ $topics }
taken-back = 取り消しました。
table-sits = { $name }さんが席に着きました
table-begins = ゲームを始めます
table-away = 本人が戻るまで、この席はボットが代わりに打ちます
table-back = 本人が席に戻りました
table-speed-instant = ボットはすぐに打ちます
table-speed-quick = ボットは手早く打ちます
table-speed-calm = ボットはゆっくり打ちます
table-rematch = もう一度対戦します
seat-name = 席{ $seat }
you = あなた
bot-thinks = { $seat }が考えています
wins = { $seats }の勝ち
win-together = { $seats }が同時優勝
saved = 対局は { $file } に保存しました。見直すには:quartett replay { $file }
goodbye = またお会いしましょう。
place = 順位
points = 得点
