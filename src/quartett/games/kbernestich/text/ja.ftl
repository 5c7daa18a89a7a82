title = クベルネシュティッヒ
tagline = 下ではトリック、上では策略。カードの価値は全員で決め、取りすぎた者は泣きを見る。

## 色とカード

suit-blue = 青
suit-red = 赤
suit-yellow = 黄
suit-green = 緑
trump-none = 切り札なし
card = { $suit }{ $rank }
card-icon = { $suit }のアイコン

## プロットシート：五つのエリア。キューブは封蝋の形で描かれる

trait-blue = 知性
trait-red = カリスマ
trait-yellow = フィジカル
trait-green = 品格
area-envoys = クベルネの使者
area-colour = マリエからの手紙
area-zabine = ザビーネの残穢
area-hannah = ハンナの恩寵
area-hunch = 成長の予感
area-action = 行動
area-letters = マリエへの手紙
square-colour = { $suit }の{ $points }点マス
square-zabine = バースト値{ $value }
square-hannah = ハンナの恩寵{ $number }
square-bid = 予想{ $tricks }
square-bid_most = 予想{ $tricks }以上
square-letter = 手紙{ $number }（{ $points }点）
square-spare = 使わないマス{ $number }
action-incubation = 潜伏
action-observation = 静観
action-review = 見直し
action-pessimism = 悲観
action-optimism = 楽観

## 手（「アンナ：緑11を出す」のように）

reason-takes = { $last ->
    [yes] トリックを取る
   *[no] ここまでで一番強いカード
}
reason-loses = { $last ->
    [yes] トリックを取らない
   *[no] 場のカードには勝てない
}
move-play = { $card }を出す
move-hide = { $card }を裏向きに出す
move-hid = カードを1枚裏向きに出す
move-discard = { $card }を捨てる
move-discarded = カードを1枚捨てる
move-trump = 切り札を決める：{ $suit }
move-plot = { $square }にキューブを置く
move-end = これ以上キューブを置かない
move-decline = パスする（決定権を得ない）
move-wait = 静観して最後に出す
move-claim = { $suit }の決定権を得る

## 起きたこと（「アンナ：第3トリックを取る」のように）

happening-discs = スタートプレイヤーのディスクは0から、次の人からは{ $step }点ずつ先から始めます。切り札を決めて先に置ける人ほど後ろから始まるためです。
happening-round = 最下位のディスクなので第{ $round }ラウンド（全{ $rounds }）を始め、切り札を決める
happening-cube-colour = { $suit }のカードを1枚{ $points }点にする
happening-cube-late = { $suit }の価値を決めなかったので、1枚1点になる
happening-cube-zabine = バースト値を{ $value }にする。基本点がこれを超えると0点
happening-cube-hannah = 基本点のうちバースト値を超えた分だけを得る
happening-cube-hunch = { $tricks ->
    [0] 1トリックも取らないと予想する
   *[other] ちょうど{ $tricks }トリック取ると予想する
}
happening-cube-hunch_most = { $tricks }トリック以上取ると予想する
happening-cube-incubation = このラウンドに一度、カードを裏向きに出せる
happening-cube-observation = このラウンドに二度まで、トリックの最後に出せる
happening-cube-pessimism = 予想より1トリック少なくても的中になる
happening-cube-optimism = 予想より1トリック多くても的中になる
happening-cube-letters = ラウンドの終わりに確実に{ $points }点を得る
happening-review = 場札{ $cards }枚を手札に加え、同じ枚数を捨てる
happening-exchanged = { $cards }枚を入れ替えた
happening-wait-led = 左隣が代わりにリードする
happening-turned = 伏せていた{ $card }を表にする（勝敗には数えない）
happening-trick-suit = { $card }で第{ $number }トリックを取る（リードの色で最強）
happening-trick-trump = { $card }で第{ $number }トリックを取る（最強の切り札）
happening-too-many = 予想{ $bid }より多くのトリックを取った
happening-too-few = 予想{ $bid }にはもう届かない
happening-above = 基本点が{ $base }になり、バースト値{ $bust }を超えた
happening-above-grace = 基本点が{ $base }になり、ハンナの恩寵でバースト値を超えた{ $more }点が生きる
happening-letters = マリエへの手紙で+{ $points }点
happening-hunch-hit = 予想{ $bid }で{ $tricks }トリック、的中で+{ $points }点
happening-hunch-pessimism = 予想{ $bid }で{ $tricks }トリック、悲観のおかげで的中、+{ $points }点
happening-hunch-optimism = 予想{ $bid }で{ $tricks }トリック、楽観のおかげで的中、+{ $points }点
happening-hunch-bonus = 予想0で無トリック、+{ $hit }点。さらにミゼールボーナス（バースト値の半分）で+{ $bonus }点
happening-hunch-missed = 予想{ $bid }で{ $tricks }トリック、外れ
happening-marie = 基本点{ $base }はバースト値{ $bust }以内、+{ $points }点
happening-bust = 基本点{ $base }がバースト値{ $bust }を超えてバースト、0点
happening-grace = ハンナの恩寵で基本点{ $base }−バースト値{ $bust }＝+{ $points }点
happening-grace-nothing = ハンナの恩寵があるが、基本点{ $base }はバースト値{ $bust }を超えず0点
happening-disc-upon = { $score }点でほかのディスクの上に乗り、上位になる
happening-sheet = 第{ $round }ラウンド（全{ $rounds }）が終わりました

## その手が選べない理由

why-no_such_move = このゲームにそのような手はありません。
why-not_in_hand = { $card }は手札にありません。
why-must_follow = { $suit }をフォローしなければなりません。
why-no_green = 三人のときは緑を使いません。
why-claimed = { $suit }の決定権は席{ $seat }にあります。
why-colour_set = このラウンドの{ $suit }の価値はもう決まっています。
why-bust_value_set = このラウンドのバースト値はもう決まっています。
why-taken = このマスには席{ $seat }のキューブがあります。
why-one_grace = ハンナの恩寵はもう持っています。
why-one_bid = 予想は一ラウンドに一つだけ。もう済ませています。
why-one_action = 行動は一ラウンドに一つだけ。もう取っています。
why-twin = 同じ効果の空きマスがあります。先頭のマスを使ってください。
why-no_cubes = 手元にキューブがありません。動かせるのは決定権のキューブだけです。
why-no_such_square = このマスはこのゲームでは使いません。
why-closed_with_three = このマスは三人のときは使えません。
why-no_incubation = カードを伏せて出せるのは潜伏を取った人だけです。
why-incubation_used = 潜伏は一ラウンドに一度。もう使いました。
why-no_observation = 静観できるのは静観を取った人だけです。
why-observation_used = 静観は一ラウンドに二度まで。もう使い切りました。
why-waited_already = このトリックではもう静観しました。
why-last_anyway = もともと最後の手番です。
why-now_TRUMP = まず切り札を決めてください。
why-now_CLAIM = 一色の決定権を得るか、パスしてください。
why-now_PLOT = キューブを置くか、手番を終えてください。
why-now_REVIEW = まずあと{ $left }枚捨ててください。
why-now_TRICK = カードを出す番です。

## 説明

help-trump = スタートプレイヤーは手札を見て切り札の色を決めます。切り札なしも選べます。切り札はほかの色のどのカードにも勝ちます。
help-colour = この色のカード1枚が、取った人にとって何点になるか。キューブ一つでラウンドの間ずっと決まります。誰も決めなければ0点です。
help-zabine = ザビーネの残穢はラウンドのバースト値を{ $zabine ->
    [low] 16・18・20・22
   *[even_spread] 20・22・26・28
}のどれかに決めます。キューブがなければ24です。基本点がそれを超えると、ハンナの恩寵がないかぎり0点になります。バースト値の半分はミゼールボーナスになります。
help-hannah = ハンナの恩寵があると、基本点のうちバースト値を超えた分だけが勝利点になります。超えなければ0点です。断ることはできません。{ $players ->
    [3] 一人だけが取れます。
   *[4] 二人まで取れます。
}
help-bid = 成長の予感：このラウンドで取るトリック数の予想です。5は「5以上」。的中すれば6点。予想0で1トリックも取らなければ、さらにミゼールボーナスとしてバースト値の半分を得ます。同じ数字は一人しか取れません。
help-letters = マリエへの手紙。ラウンドの終わりに3、2、1点が確実に入ります。いくつ取ってもかまいませんが、一手番にキューブは二つまでです。
help-action = 行動は一人一ラウンドに一つ。ほかの人と同じものは選べません。
help-incubation = ラウンドに一度、自分の番にどのカードでも一枚を裏向きに出せます。勝敗には数えませんが、勝った人が受け取ります。リードで使ったときは、次に表で出たカードがリードの色になります。
help-observation = ラウンドに二度まで、自分の番を見送ってそのトリックの最後に出せます。リードの番なら左隣が代わりにリードします。
help-review = 置いたらすぐに、場札{ $players ->
    [3] 3枚
   *[4] 4枚
}を手札に加え、同じ枚数をほかの人に見せずに捨てます。
help-pessimism = 1トリック少なくても予想が的中したことになります。予想0には効果がありません。
help-optimism = 1トリック多くても予想が的中したことになります。予想0で1トリックなら6点で、ミゼールボーナスはありません。
help-claim = プロットの前に、スタートプレイヤーの右隣から順に、一人一つまで色の横にキューブを置いて決定権を得られます。その色を決められるのは置いた人だけで、このキューブを動かして決めます。四回目のプロットフェイズのあとも残っていれば1点になります。
help-end = プロットの手番を終えます。使わなかったキューブは手元に残ります。
help-wait = 静観：このトリックの最後に出します。
help-hide = 潜伏：色に関係なくカードを一枚裏向きに出します。
help-drop = 見直し：カードを一枚捨てます。ほかの人には枚数しか見えません。
help-cubes = キューブ（画面では封蝋の形）。プロットの一手番に置けるのは二つまで。ラウンドの後、25点までなら5個、40点までなら4個、それより上は3個もらえます。ただし手元は最大5個です。
help-tricks = このラウンドで取ったトリック数と予想。
help-base = 基本点：これまでに取ったカードの枚数×色の価値。バースト値を超えると0点です。
help-gain = 今ラウンドが終わったときに入る点数。
help-scoring = 11トリックの後、いちばん上の順位から勝利点を計算します。手紙、予想、取ったカードの順に済ませ、次の人へ移ります。
help-discs = 同じマスに来たディスクは上に重なり、上ほど順位が高くなります。最下位が次のラウンドのスタートプレイヤーです。最後に同点なら、{ $final_tie ->
    [shared] 順位を分け合います。
   *[stack] 上のディスクの勝ちです。
}
help-brackets = トラックの印：ラウンド後にもらえるキューブは、25点まで5個、40点まで4個、それより上は3個です。
help-unseen = まだ見ていない各色のカードの枚数。ほかの人の手札か、使われないカードです。

## 設定

option-rounds = ラウンド数
option-rounds-help = 何ラウンド遊ぶか。6または8ラウンドは「長い道のり」です。
option-rounds-4 = 4ラウンド
option-rounds-6 = 6ラウンド
option-rounds-8 = 8ラウンド
option-foreseen_future = あらかじめ分かっていた未来
option-foreseen_future-help = 切り札の後、一人一色まで、価値の決定権を得られます。
option-foreseen_future-off = 決定権なし
option-foreseen_future-on = 決定権あり
option-their_memories = 彼らの思い出
option-their_memories-help = 取ったトリックは裏向きに置き、持ち主だけが見られます。
option-their_memories-off = 表向き
option-their_memories-on = 裏向き
option-final_tie = 最後の同点
option-final_tie-help = 上のディスクが勝つか、同点で順位を分け合うか。
option-final_tie-stack = 上のディスクの勝ち
option-final_tie-shared = 分け合う
option-zabine = バースト値
option-zabine-help = ザビーネの残穢のマスの数字。ルールブックで分かるのは22だけで、ほかは私たちが決めました。
option-zabine-even_spread = 20・22・26・28
option-zabine-low = 16・18・20・22
option-letters_3p = 三人のときの手紙
option-letters_3p-help = 三人のとき、六つの手紙マスのうち二つを閉じるかどうか。
option-letters_3p-full = 六つすべて
option-letters_3p-reduced = 四つ
option-start_seat = 最初のスタートプレイヤー
option-start_seat-help = 第1ラウンドを始める人。
option-start_seat-random = 抽選
option-start_seat-0 = 席1
option-start_seat-1 = 席2
option-start_seat-2 = 席3
option-start_seat-3 = 席4

## 進行

chance-start = スタートプレイヤーになる
event-START = スタートプレイヤーを決めます。
event-DEAL = カードを配ります。
event-TRUMP = 切り札を決めてください。
event-CLAIM = 一色の決定権を得るか、パスしてください。
event-PLOT = キューブを二つまで置いてください。
event-REVIEW = 見直し：カードを捨ててください。
event-TRICK = カードを出してください。
event-OVER = マリエが相手を選びました。

## 端末の盤面

screen-seat = 席{ $seat }
screen-round = 第{ $round }ラウンド（全{ $rounds }）
screen-trick = トリック{ $trick }/{ $tricks }
screen-plot = プロット{ $plot }/{ $plots }
screen-cube = キューブ{ $cube }/{ $cubes }
screen-discard = あと{ $cards }枚捨てる
screen-trump = 切り札
screen-lead = リード
screen-worth = → 1枚{ $points }点
screen-worth_unset = → { $points }点（未設定）
screen-claimed = 決定権：席{ $seat }
screen-bust = → バースト値{ $bust }、ミゼールボーナス{ $misery }
screen-bust_standard = → バースト値{ $bust }（標準）、ミゼールボーナス{ $misery }
screen-score = 勝利点
screen-cubes = キューブ
screen-tricks = トリック
screen-bid = 予想
screen-pile = 基本点
screen-gain = 現在
screen-discs = ディスク
screen-table = 場
screen-waits = 静観
screen-last_trick = トリック{ $trick }
screen-unseen = 未見
screen-history = 各ラウンドの勝利点：手紙＋予想＋取ったカード
screen-began = 開始時

warning-last_plot_phase = このラウンド最後のプロットフェイズです。
warning-last_cube = これが最後のキューブです。
warning-cubes_will_be_lost = 補充で入りきらない分のキューブは失われます。
warning-bid_missed = もうそれより多くのトリックを取っています。
warning-pessimism_on_0 = 悲観は予想0には効果がありません。
warning-optimism_on_5 = 楽観は5以上には効果がありません。
warning-grace_on_low_base = 基本点がバースト値を超えていません。今のままハンナの恩寵を取ると0点です。

## ブラウザーの盤面

board-sheet = プロットシート
board-hand = あなたの手札
board-taken = { $name }のキューブ
board-free = 空き
board-closed = 使えません
board-end = もう置かない
board-decline = パス
board-wait = 静観して最後に出す
board-hide = カードを裏向きに出す
board-openly = やはり表向きに出す
board-past = このラウンドのトリック
board-refill = ラウンド後のキューブ：{ $cubes }
board-discs = 上からのディスクの順：{ $order }
board-player = プレイヤー
board-round = ラウンド{ $round }
board-void = 持っていないとわかった色
board-face-down = 裏向き
board-bid-exact = 今なら的中
board-bid-possible = まだ的中の可能性あり
board-bid-lost = もう外れ
board-tell = 説明
board-tap = マスを押すと、何が起きるか分かります。
board-place = ここにキューブを置く
board-held = { $cards }枚
board-lead = リードです。どのカードでも出せます。その色をほかの人がフォローします。
board-follow = リードの色、{ $suit }をフォローしてください。
board-discard = { $suit }がないので、どのカードでも出せます。勝てるのは切り札だけです。
board-discard-hopeless = { $suit }がないので、どのカードでも出せますが、勝てません。
board-takes = 取る
board-fresh = 新しい
board-from-centre = 場札から
board-bust = バースト値{ $bust }
board-bust-standard = バースト値{ $bust }（まだ誰も決めていない）
board-now-colour = { $suit }は取ったものが{ $won }枚、手札に{ $held }枚。基本点は{ $base }（バースト値{ $bust }）になります。
board-now-zabine = 今の基本点は{ $base }（バースト値{ $bust }）。ミゼールボーナスは{ $misery }になります。
board-now-hannah = 今の基本点は{ $base }（バースト値{ $bust }）。今なら{ $gain }点です。
board-now-hunch = 今{ $tricks }トリック、残りは{ $left }トリックです。
board-now-letters = 確実に+{ $points }点。
board-now-no-bid = まだ予想していません。
board-now-forgiven = 予想{ $bid }は{ $tricks }トリックでも的中になります。
board-about-title = ここに書いてあること
board-about = 勝利点{ $score }。キューブは手元に{ $cubes }個、ラウンド後は{ $refill }個。このラウンドで{ $tricks }トリック。
board-about-bid = 予想{ $bid }は{ $state }。
board-about-base = 基本点{ $base }。{ $bust }を超えると0点です。
board-about-grace = 基本点{ $base }。ハンナの恩寵で{ $bust }を超えた分だけが数えられます。
board-about-gain = 今ラウンドが終われば+{ $gain }点。
board-round-values = カード1枚の価値
board-round-bid = 予想{ $bid }、{ $tricks }トリック
board-round-no-bid = 予想なし
board-round-bonus = ミゼールボーナス{ $bonus }
board-round-within = { $bust }以内
board-round-bust = { $base }は{ $bust }を超えてバースト
board-round-grace = { $base }−{ $bust }
board-round-grace-nothing = { $base }は{ $bust }を超えない
board-round-next = 最下位のディスクの{ $name }が次のラウンドを始めます。
board-round-had = { $points }点から
board-round-letters = 手紙
board-round-hunch = 予感
board-round-cards = 基本点
board-round-cubes = 次のキューブ

## シミュレーションの集計

count-sole_winner = 単独首位
count-level_on_top = 首位が同点
count-cards_played = 表で出したカード
count-hidden_cards = 伏せたカード
count-discards = 捨てたカード
count-turns_ended = 途中で終えた手番
count-waits = 静観した回数
count-claims = 決定権を得た色
count-colours_set = 決めた色
count-zabine_set = 決めたバースト値
count-graces = 取った恩寵
count-letters = 取った手紙
count-incubation = 潜伏を取った回数
count-observation = 静観を取った回数
count-review = 見直しを取った回数
count-pessimism = 悲観を取った回数
count-optimism = 楽観を取った回数
count-rounds_played = ラウンド
count-hands_played = 遊んだ手札
count-bids = 予想
count-bids_hit = 当たった予想
count-misery_bids = 予想0
count-misery_hit = 予想0で無トリック
count-busts = バースト
count-graces_held = ハンナの恩寵のある手
count-graces_paid = 恩寵がありバースト値を超えた手
count-bid_hit_rate = 予想の的中率
count-misery_hit_rate = 予想0で無トリックの割合
count-bust_rate = バーストした手の割合
count-grace_paid_rate = 恩寵が実った割合
count-trump_blue_rate = 切り札が青のラウンド
count-trump_red_rate = 切り札が赤のラウンド
count-trump_yellow_rate = 切り札が黄のラウンド
count-trump_green_rate = 切り札が緑のラウンド
count-trump_none_rate = 切り札なしのラウンド
count-blue_unset_rate = 青が未設定のラウンド
count-blue_0_rate = 青が0点のラウンド
count-blue_1_rate = 青が1点のラウンド
count-blue_2_rate = 青が2点のラウンド
count-red_unset_rate = 赤が未設定のラウンド
count-red_0_rate = 赤が0点のラウンド
count-red_1_rate = 赤が1点のラウンド
count-red_2_rate = 赤が2点のラウンド
count-yellow_unset_rate = 黄が未設定のラウンド
count-yellow_0_rate = 黄が0点のラウンド
count-yellow_1_rate = 黄が1点のラウンド
count-yellow_2_rate = 黄が2点のラウンド
count-green_unset_rate = 緑が未設定のラウンド
count-green_0_rate = 緑が0点のラウンド
count-green_1_rate = 緑が1点のラウンド
count-green_2_rate = 緑が2点のラウンド
count-bid_number = 予想したトリック数
count-tricks_won = 一手で取ったトリック数

## ルール

rules-summary =
    { $players ->
        [3] 三人
       *[4] 四人
    }の求婚者がマリエに手紙を書きます。一ラウンドは11トリック、出せるなら同じ色を出します。最初の四トリックの前には、全員がプロットシートにキューブを二つまで置けます。色の価値、バースト値、自分のトリック数の予想、行動、確実に点の入る手紙のどれかです。
    ラウンドが終わると、手紙、的中した予想、取ったカードの基本点が勝利点になります。ただし基本点がバースト値を超えると0点です。{ $rounds ->
        [4] 4ラウンド
        [6] 6ラウンド（長い道のり）
       *[8] 8ラウンド（長い道のり）
    }の後、いちばん上のディスクが勝ちます。
rules-detail =
    カード。{ $players ->
        [3] 三色
       *[4] 四色
    }各12枚、2から12と、いちばん強いアイコン。青は知性、赤はカリスマ、黄はフィジカル{ $players ->
        [3] 。緑の品格は、三人のときは使いません。全員に11枚ずつ配り、残りの3枚
       *[4] 、緑は品格。全員に11枚ずつ配り、残りの4枚
    }は場札として裏向きに置きます。
    ディスク。スタートプレイヤーは0、続いて{ $players ->
        [3] 3、6
       *[4] 2、4、6
    }から始めます。切り札を決めて先に置ける人ほど後ろから始まるためです。重なったディスクは上ほど順位が高くなります。最下位が次のラウンドを始め、最後は最上位が勝ちます。{ $final_tie ->
        [shared] 同点なら順位を分け合います。
       *[stack] {""}
    }
    ラウンド。最下位のディスクの人が始め、切り札の色を決めます（なしも可）。その後、プロットフェイズとトリックを四回、続けて七トリックを行います。
    プロットフェイズ。リードプレイヤーから時計回りに、プロットシートの空きマスへキューブを0〜2個置きます。色の価値とバースト値は一度だけ決まり、予想と行動は一マス一人、一人で二つの予想・行動・恩寵は持てません。キューブはラウンドの終わりまで残ります。
    トリック。最初に表で出たカードの色を出せるなら出し、なければ何を出してもかまいません。切り札があれば最強の切り札、なければリードの色の最強のカードが勝ちます。勝った人がカードを取り、次をリードします。
    行動。潜伏：一度だけ裏向きに出す。静観：二度まで最後に出す。見直し：すぐに場札と交換。悲観・楽観：1トリック少なくても、または多くても予想が的中する。
    勝利点の計算、上のディスクから順に。手紙はその点数。予想は的中で6点、予想0で無トリックならバースト値の半分をミゼールボーナスとして加えます。カードは基本点がバースト値以下ならその点数、超えれば0点。ハンナの恩寵があれば超えた分だけです。
    キューブ。ラウンドごとに25点まで5個、40点まで4個、それより上は3個。手元は最大5個です。画面では封蝋の形です。
    { $foreseen_future ->
        [on] あらかじめ分かっていた未来。切り札の後、一人一色まで決定権を得られます（スタートプレイヤーは最後）。決められるのは得た人だけで、残れば1点になります。
       *[off] {""}
    }
    { $their_memories ->
        [on] 彼らの思い出。取ったトリックは裏向きに置き、自分のものだけ見られます。
       *[off] {""}
    }
    私たちの補い。手元のルールブックにはシートの図がなく、ザビーネの残穢の数字は22、マリエへの手紙は例に出るものしか分かりません。{ $zabine ->
        [low] 16、18、20
       *[even_spread] 20、26、28
    }と、手紙{ $players ->
        [3] { $letters_3p ->
            [reduced] 3、2、1、1
           *[full] 3、2、2、1、1、1
        }
       *[4] 3、2、2、1、1、1
    }は私たちが決めました。

## ルールの一覧と図

catalogue-claim = 決定権
catalogue-words = 用語
catalogue-scoring = 勝利点の計算
figure-sheet = ラウンド途中のプロットシート。取ったマスには、その人のキューブ（封蝋）があります。
figure-trick = トリック。リードの色をフォローし、切り札はそれに勝ちます。裏向きのカードは勝敗に数えません。
figure-round = ラウンドの計算。手紙、予感、取ったカード。基本点がバースト値を超えると0点です。

## はじめてのゲーム

lesson-story = 三人がマリエに手紙を書きます。あなたもその一人です。トリックでカードを取り、その価値はプロットシートで決まります。でも、多すぎると0点です。
lesson-round = 一ラウンドは11トリック。全員が一枚ずつ出し、いちばん強い人が全部取ります。最初の四回は、その前にキューブ（封蝋の形）を二つまでこのシートに置けます。
lesson-worth = 手札の黄は低く、ほとんどほかの人に取られます。それなら重くしてしまいましょう！黄の2点マスにキューブを置くと、黄は一枚2点になります。
lesson-worth-no = そのマスはあとにしましょう。まず黄を2点にします。
lesson-hunch = 何トリック取れるでしょう。予想がぴったり当たれば6点です。黄のアイコンと切り札一枚で二つ。2にキューブを置きましょう。
lesson-hunch-no = この手札で確実なのは2トリックです。2に置きましょう。
lesson-follow = トリックです。隣の人が黄をリードしました。その色を持つ人は必ず出します。アイコンはいちばん強いカード。出して取りましょう。
lesson-follow-no = それでは勝てません。黄のアイコンを出しましょう。
lesson-letters = 1トリック取りました！マリエへの手紙は確実な点です。3と2に一つずつキューブを置きましょう。
lesson-letters-no = それはまた今度。手紙を二通、まず3点、次に2点です。
lesson-lose = 取った人が次のリードです。黄をどれでも出してください。隣の人がもっと強い黄を持っています。
lesson-lose-no = 赤6はもうすぐ必要です。黄を出しましょう。
lesson-action = キューブはあと一つ。楽観なら、1トリック多くても予想が的中します。念のため置いておきましょう。
lesson-action-no = 今回は行動を試しましょう。楽観に置いてください。
lesson-trump = 青がリードされましたが、あなたは持っていません。どれでも出せます。赤は切り札で、ほかのどの色にも勝ちます。赤6を出しましょう。
lesson-trump-no = 黄では勝てません。予想にはもう1トリック必要です。赤6を出しましょう。
lesson-rest = 予想どおり2トリック。もう取ってはいけません！黄を好きな順に出して、誰が集めるか見ていましょう。
lesson-bust = 隣の人は8トリック取りました。基本点は26、バースト値の22を超えました。多すぎるので0点です！
lesson-points = あなたは手紙で5点、予想で6点、カードで7点（22を超えないので有効）。はじめの6点と合わせて24点。首位です！
lesson-more = 四ラウンドのあと、いちばん高い人の勝ち。どのマスも押せば説明が出ます。たとえばバースト値はザビーネで決まります。さあ、続けて遊びましょう！
