/** What travels between server and browser. Written by `python -m quartett.generate`: change the server's classes instead. */

export const PROTOCOL = 1;

export interface Health {
  ok: boolean;
  games: Record<string, "preparing" | "ready">;
  /** of compiling all of them */
  progress: number;
  /** by how much the event loop was late at worst, lately */
  stall_ms: number;
  /** does it answer? If not, so says the status: 503 */
  database: boolean;
}

/** What a form offers for an option whose value is a list with commas. */
export interface Several {
  items: string[];
  /** an item is called by the message <words>-<item>, and explained by <words>-<item>-help */
  words: string;
  /** asked only where this other option has this value */
  only: [string, string];
  /** how many are wanted depends on this other option */
  by: string;
  /** on its value */
  number: Record<string, number>;
}

export interface Option {
  name: string;
  values: string[];
  default: string;
  /** if it is a list */
  several?: Several | null;
}

export interface GameInfo {
  name: string;
  title: string;
  players: number[];
  minutes: [number, number];
  designer: string;
  bots: string[];
  options: Option[];
  /** the table of a finished game that shows how it goes */
  example: string | null;
  /** has it a guided first game? */
  lesson?: boolean;
}

export interface Guest {
  id: string;
  /** empty until chosen */
  name: string;
  member?: boolean;
}

export interface PasskeyInfo {
  id: string;
  /** of the browser and system it was made with */
  name: string;
  created: string;
  used: string;
}

/** A browser a member is signed in with. */
export interface DeviceInfo {
  id: string;
  name: string;
  created: string;
  /** within an hour */
  seen: string;
  /** is it the one that asks? */
  here: boolean;
}

/** All a person can see and change about themselves. */
export interface Account {
  id: string;
  name: string;
  member: boolean;
  /** empty for guests */
  language: string;
  notify: string[];
  passkeys: PasskeyInfo[];
  devices: DeviceInfo[];
  /** when the recovery code was made, if there is one */
  recovery: string | null;
  /** tables this person sits or sat at, or made */
  tables: number;
}

/** Everything that is kept about a person: rows by table. */
export interface Exported {
  rows: Record<string, (Record<string, string | number | boolean | null>)[]>;
}

/** For the browser to make a passkey. */
export interface NewPasskey {
  challenge: string;
  site: string;
  user: string;
  name: string;
  /** passkeys that need not be made again */
  known: string[];
}

export interface Code {
  code: string;
}

export interface SignInChallenge {
  challenge: string;
  site: string;
}

export interface Empty {
}

/** A webhook: notices are sent there as JSON, signed with the secret. */
export interface Hook {
  url: string;
  secret: string;
}

/** How a member is told when absent. */
export interface Notices {
  /** the server's, for the browser to subscribe with */
  key: string;
  notify: string[];
  zone: string;
  quiet: string;
  /** is this browser told? */
  here: boolean;
  /** how many are */
  devices: number;
  hook: Hook | null;
}

/** Where somebody is waited for. */
export interface NextTable {
  /** the one that has waited longest */
  table: string | null;
  /** tables where others wait, or that are played turn by turn */
  waiting: number;
}

/** How somebody fared. */
export interface Outcome {
  place: number;
  points: number;
}

/** A day's deal of one game, as a guest may know it. */
export interface Dealt {
  game: string;
  /** the SHA-256 of its secret, which was shown a day before */
  commit: string;
  /** that of the next day's */
  tomorrow: string;
  /** where this guest plays it, or has played it */
  table?: string | null;
  mine?: Outcome | null;
  /** among those who have played it: 1 is the best; who did as well shares it */
  rank?: number | null;
  /** how many that are */
  played?: number;
  /** on the same deal, once this guest has played; still to come while it thinks */
  expert?: Outcome | null;
}

/** Yesterday's deal of one game, which everybody may see now. */
export interface Past {
  game: string;
  commit: string;
  secret: string;
  played: number;
  /** the table of whoever did best */
  best: string | null;
  mine: string | null;
  rank: number | null;
  expert: Outcome | null;
}

export interface Daily {
  day: string;
  ends: string;
  /** of the bots */
  level: string;
  /** so many days in a row this guest has finished a deal; today's is still to come or counts already */
  streak: number;
  games: Dealt[];
  yesterday: Past[];
}

/** A new table. */
export interface Made {
  id: string;
  invite: string;
}

/** Somebody who plays: a person or a bot. */
export interface Player {
  /** of the page about them; none for who hides it */
  id: string | null;
  /** empty for a bot, and for who has chosen none */
  name: string;
  /** its level */
  bot: string | null;
}

/** A rating after a game. */
export interface RatingPoint {
  rating: number;
  provisional: boolean;
  table: string;
  ended: string;
}

/** Somebody's rating at one game with so many players, and how it came about. */
export interface Rated {
  game: string;
  players: number;
  rating: number;
  provisional: boolean;
  games: number;
  won: number;
  /** the oldest first */
  history: RatingPoint[];
}

/** How two players fared when they met; in the other games they shared a place. */
export interface Against {
  player: Player;
  games: number;
  ahead: number;
  behind: number;
}

/** One finished game of somebody. */
export interface Finished {
  table: string;
  game: string;
  players: number;
  place: number;
  points: number;
  ended: string;
  rated: boolean;
  /** it was not rated */
  why_not: string;
  /** the rating, by so much */
  moved: number | null;
  /** it was left to a bot */
  left: boolean;
  others: Player[];
}

export interface Profile {
  player: Player;
  /** then games that were not rated are in it too */
  mine: boolean;
  /** nobody else sees it */
  hidden: boolean;
  /** the newest; all below is told of these */
  games: number;
  /** how often first, second, ... */
  places: number[];
  /** so many games in a row were won, up to now */
  streak: number;
  /** the longest such row */
  longest: number;
  /** the game played most */
  favourite: string | null;
  ratings: Rated[];
  people: Against[];
  bots: Against[];
  last: Finished[];
}

export interface Leader {
  /** none while the rating is provisional; who has the same shares it */
  rank: number | null;
  player: Player;
  rating: number;
  provisional: boolean;
  games: number;
  won: number;
}

/** The best at one game with so many players. */
export interface Board {
  game: string;
  players: number;
  leaders: Leader[];
}

export interface Sitting {
  name: string;
  kind: "bot" | "open" | "person" | "same";
  /** does this guest sit there? */
  mine: boolean;
}

/** What people agree upon when a table is made. */
export interface Clock {
  /** what everybody begins with */
  start: number;
  /** what is added for a decision; a game may say that one earns more, or nothing */
  increment?: number;
  /** nobody saves up more; 0: as much as they like */
  most?: number;
  /** does time run on Saturday and Sunday (UTC)? */
  weekends?: boolean;
  /** who has no time left loses the seat at once and for good; else when somebody claims it, until they come back */
  hard?: boolean;
  /** that plays for them */
  bot?: string;
}

export interface Summary {
  id: string;
  game: string;
  players: number;
  seats: Sitting[];
  /** is this guest the host? */
  host: boolean;
  your_turn: boolean;
  over: boolean;
  started: boolean;
  /** when everybody last saw something happen */
  updated: string;
  /** when the table is removed if nothing happens */
  expires: string | null;
  free: number;
  /** steps taken over from an earlier game: whoever made the table may know all cards of that deal */
  given: number;
  /** a guided first game */
  lesson?: boolean;
  /** the day whose deal it is, if it is a daily one */
  daily?: string;
  /** does its result count for ratings? */
  rated?: boolean;
  pace?: "live" | "turns";
  /** how much time people have */
  clock?: Clock | null;
}

export interface Summaries {
  mine: Summary[];
  open: Summary[];
}

export interface SummaryAndInvite {
  id: string;
  game: string;
  players: number;
  seats: Sitting[];
  /** is this guest the host? */
  host: boolean;
  your_turn: boolean;
  over: boolean;
  started: boolean;
  /** when everybody last saw something happen */
  updated: string;
  /** when the table is removed if nothing happens */
  expires: string | null;
  free: number;
  /** steps taken over from an earlier game: whoever made the table may know all cards of that deal */
  given: number;
  /** a guided first game */
  lesson?: boolean;
  /** the day whose deal it is, if it is a daily one */
  daily?: string;
  /** does its result count for ratings? */
  rated?: boolean;
  pace?: "live" | "turns";
  /** how much time people have */
  clock?: Clock | null;
  /** for the host */
  invite: string | null;
  /** its log cannot be played on by this server */
  broken: boolean;
  options: Record<string, string>;
}

export interface Seated {
  seat: number;
}

/** What was checked of a finished game. */
export interface Verified {
  ok: boolean;
  /** was every chance event drawn at this table? */
  whole: boolean;
  /** chance events */
  events: number;
  /** those that follow from the secret */
  drawn: number;
  /** those that were taken over from an earlier game */
  given: number;
  /** all of them allowed by the rules */
  moves: number;
}

/** The rating of who sits at a table, or sat there when the game began. */
export interface SeatRating {
  seat: number;
  /** the page about them, if there is one */
  player: string | null;
  rating: number | null;
  provisional: boolean;
  /** the rating before this game, once it is over */
  before: number | null;
}

export interface TableRatings {
  rated: boolean;
  /** a finished game was not rated */
  why_not: string;
  seats: SeatRating[];
}

export interface TableHook {
  hook: Hook | null;
}

export interface Picture {
  version: number;
  event: string;
  turn: number | "chance" | "over";
  /** what the game's view.py makes of the hidden record */
  view: unknown;
}

/** The table at a version, and at every one after it. */
export interface Since {
  pictures: Picture[];
}

/** A message of the game's text file, with its arguments (numbers, names, or further messages); `m` and `f` as JSON. */
export interface Say {
  m: string;
  f?: Record<string, string | number | Say>;
}

/** One thing that happened in a step. */
export interface Happened {
  /** a happening of the game: its kind and its facts */
  what: unknown;
  words: Say | null;
}

/** One step of a finished game: what happened, and the table after it. The first is the table before anything happened. */
export interface Step {
  version: number;
  seat: number | null;
  words: Say | null;
  effect: Say | null;
  event: string;
  turn: number | "chance" | "over";
  view: unknown;
  happenings?: Happened[];
  /** milliseconds a person took, where the table had clocks */
  used?: number;
  /** every seat's, when all eyes are asked for */
  views?: unknown[];
}

/** A page of steps. */
export interface Steps {
  /** the number of the first one here; 0 is the table before anything happened */
  first: number;
  /** how many there are altogether */
  total: number;
  /** so many of them were taken over from an earlier game */
  given: number;
  steps: Step[];
}

/** A decision that cost something. What is lost is out of 1: that is being sure to come first instead of last. */
export interface Moment {
  /** so many steps came before it */
  step: number;
  /** one move, or the steps of a whole turn */
  played: Say[];
  best: Say[];
  /** of what was played, from 0 (surely last) to 1 (surely first) */
  value: number;
  loss: number;
  /** with 95 % the loss is between these */
  low: number;
  high: number;
  /** ways the game could go on, over which the two were compared */
  deals: number;
}

/** Everybody's chances to win after so many steps. */
export interface Point {
  step: number;
  /** as far as the seat could know */
  seen: number[];
  /** with all cards open */
  true: number[];
}

/** What a look back at a game found for one seat. */
export interface Reviewed {
  seat: number;
  /** so many were judged */
  decisions: number;
  /** at most three, the dearest first */
  moments: Moment[];
  points: Point[];
}

/** It is being worked out. */
export interface Progress {
  progress: number;
}

export interface Problem {
  error: string;
  message: string;
}

/** The first frame on every socket. */
export interface Hello {
  type: "hello";
  release: string;
  protocol: number;
  v?: number;
}

export interface SeatInfo {
  seat: number;
  name: string;
  kind: "bot" | "open" | "person" | "same";
  bot: string | null;
  mine: boolean;
  present: boolean;
  /** a bot plays for a person who left */
  away_bot: boolean;
  /** has nothing more to decide in this game */
  out?: boolean;
  /** the bot plays to the end: their time was up, and clocks are hard */
  timed_out?: boolean;
}

/** A legal move. */
export interface Offered {
  move: number;
  /** as a person types it */
  short: string;
  words: Say;
  /** what it leads to */
  effect: Say | null;
}

/** Why these moves are not legal. */
export interface Reason {
  words: Say;
  moves: number[];
  /** the address of the ruling behind it */
  ruling?: string;
}

/** Something that happened: who did it or, for chance, whom it concerned; in words; and what followed. */
export interface Line {
  version: number;
  seat: number | null;
  /** empty for what happens at the table besides the game */
  event: string;
  words: Say;
  effect: Say | null;
  /** negative for a hidden one; none for chance and for what happens besides the game */
  move: number | null;
  /** one after the other, what it led to */
  happenings?: Happened[];
  /** too small for a line of its own: a later one tells it */
  quiet?: boolean;
}

export interface Result {
  /** 1 = first; ties share */
  places: number[];
  points: number[];
}

/** One idea of a lesson. */
export interface LessonStep {
  words: Say;
  /** the part of the board it speaks of; empty: none */
  at: string;
  /** one of these is to be made now; none: it only explains */
  moves: number[];
}

/** Where the person stands in a lesson: what to read now and what to do then; nothing while others move. */
export interface LessonInfo {
  /** of the first step here, from 1 */
  number: number;
  total: number;
  steps: LessonStep[];
  /** nothing is asked any more: the game may go on, freely */
  end: boolean;
}

/** The clocks as they are when the frame is made. */
export interface ClocksInfo {
  terms: Clock;
  /** milliseconds of each seat; none where nobody sits */
  left: (number | null)[];
  /** the seat whose time runs */
  running: number | null;
  /** it is a weekend, and then none does */
  rests: boolean;
  /** when the running one comes to its end, if the server stays */
  until: string | null;
}

/** The table as one pair of eyes may know it: sent after connecting, and whenever something changed that they can see. */
export interface TableFrame {
  type: "table";
  /** counts what these eyes have seen */
  version: number;
  /** the log has the lines after this version; 0: all of them, replace what you have */
  since: number;
  id: string;
  game: string;
  players: number;
  options: Record<string, string>;
  /** of the game's rules, when this table began */
  revision: number;
  pace: "live" | "turns";
  /** is this guest the host? */
  host: boolean;
  hints: boolean;
  /** steps taken over from an earlier game: whoever made the table may know all cards of that deal */
  given: number;
  bot_speed: "calm" | "instant" | "quick";
  /** the SHA-256 of the secret that deals come from */
  commit: string;
  /** when the game is over */
  secret: string | null;
  seats: SeatInfo[];
  eyes: number | null;
  mine: number[];
  phase: "over" | "playing" | "waiting";
  /** the phase of the game, or the pending chance event */
  event: string;
  turn: number | "chance" | "over";
  /** what the game's view.py makes of the hidden record */
  view: unknown;
  /** the legal ones, for the seat to move */
  moves: Offered[];
  /** why the others are not */
  reasons: Reason[];
  undo: boolean;
  log: Line[];
  result: Result | null;
  onlookers: number;
  /** for the host */
  invite: string | null;
  /** the table of the rematch */
  next: string | null;
  /** in a guided first game */
  lesson?: LessonInfo | null;
  /** the day whose deal it is, if it is a daily one */
  daily?: string;
  /** does its result count for ratings? Then there are no hints and nothing is taken back */
  rated?: boolean;
  /** if the table has any */
  clocks?: ClocksInfo | null;
  v?: number;
}

/** A move that a hint thought about. */
export interface Considered {
  move: number;
  visits: number;
  /** to be expected */
  place: number | null;
  words: Say;
  /** what it leads to, as far as the seat can see */
  reason: Say | null;
}

/** What came of a request. */
export interface Answer {
  type: "answer";
  id: string;
  ok: boolean;
  version?: number;
  considered?: Considered[];
  error?: string;
  message?: string;
  /** why a move is not allowed */
  words?: Say;
  /** the address of the ruling behind that */
  ruling?: string;
  v?: number;
}

/** Sent every second while the table is being got ready: its game is loaded, its log read. */
export interface Preparing {
  type: "preparing";
  progress: number;
  v?: number;
}

export interface Pong {
  type: "pong";
  v?: number;
}

/** The end of this socket: connect again. */
export interface Bye {
  type: "bye";
  reason: "shutdown" | "slow";
  v?: number;
}

export interface Me {
  name: string;
}

export interface SettingsOfMember {
  language: "de" | "en" | "ja";
  /** none: as it was */
  notify?: ("begins" | "invitation" | "over" | "turn")[] | null;
}

/** What a browser has made at our challenge. */
export interface MadePasskey {
  credential: string;
  client_data: string;
  attestation: string;
  /** for a new member */
  language?: "de" | "en" | "ja";
}

export interface KeptCode {
  /** as it was shown: it counts from now on */
  code: string;
  language?: "de" | "en" | "ja";
}

/** What a browser has signed at our challenge. */
export interface ShownPasskey {
  credential: string;
  client_data: string;
  authenticator_data: string;
  signature: string;
  user?: string;
  /** move the seats of the guest this browser was to the member */
  keep?: boolean;
}

export interface ShownCode {
  code: string;
  keep?: boolean;
}

export interface Farewell {
  confirm: "delete";
}

/** What a member wants to be told of, and when not. */
export interface WantedNotices {
  notify: ("begins" | "invitation" | "over" | "turn")[];
  /** like Europe/Berlin */
  zone?: string;
  /** from when to when nothing is sent, like 22:00-07:00; empty: always */
  quiet?: string;
}

/** Where the push service of a browser takes notices, as the browser says. */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface WantedHook {
  /** empty: none */
  url: string;
}

export interface WantedDeal {
  game: string;
}

export interface Hide {
  hidden: boolean;
}

export interface WantedSeat {
  kind: "bot" | "me" | "open" | "same";
  bot?: string;
  name?: string;
}

/** A step of a finished game to go on from. */
export interface Beginning {
  table: string;
  step: number;
}

export interface NewTable {
  game: string;
  players?: number | null;
  options?: Record<string, string | boolean | number>;
  seats?: WantedSeat[] | null;
  pace?: "live" | "turns";
  onlookers?: boolean;
  hints?: boolean;
  listed?: boolean;
  bot_speed?: "calm" | "instant" | "quick";
  from?: Beginning | null;
  /** a guided first game: players, options, seats and deal are the lesson's */
  lesson?: boolean;
  /** does the result count for ratings? Then there are no hints and nothing is taken back */
  rated?: boolean;
  /** how much time people have; none: as much as they like */
  clock?: Clock | null;
}

export interface Join {
  token?: string | null;
  seat?: number | null;
}

/** The person of the seat plays. */
export interface AskMove {
  do: "move";
  seat: number;
  move: number;
  /** what the client has seen: refused as `stale` if the game has changed since */
  version?: number | null;
  v: 1;
  /** the client's own name for it: asked again, it is answered again and not carried out again */
  id?: string;
}

/** The person of the seat to move takes the last move back. */
export interface AskUndo {
  do: "undo";
  seat: number;
  version?: number | null;
  v: 1;
  /** the client's own name for it: asked again, it is answered again and not carried out again */
  id?: string;
}

/** What would the expert consider? For the seat to move, if the table allows it. */
export interface AskHint {
  do: "hint";
  seat: number;
  v: 1;
  /** the client's own name for it: asked again, it is answered again and not carried out again */
  id?: string;
}

/** Look through another of the own seats, at one screen. */
export interface AskEyes {
  do: "eyes";
  seat: number;
  v: 1;
  /** the client's own name for it: asked again, it is answered again and not carried out again */
  id?: string;
}

/** The host begins; bots take open seats. */
export interface AskStart {
  do: "start";
  v: 1;
  /** the client's own name for it: asked again, it is answered again and not carried out again */
  id?: string;
}

/** The host lets a bot play for somebody absent. */
export interface AskBot {
  do: "seat_to_bot";
  seat: number;
  bot: string;
  v: 1;
  /** the client's own name for it: asked again, it is answered again and not carried out again */
  id?: string;
}

/** The host, or the person of the seat, ends that. */
export interface AskBack {
  do: "seat_back";
  seat: number;
  v: 1;
  /** the client's own name for it: asked again, it is answered again and not carried out again */
  id?: string;
}

/** Somebody else's time is up: whoever plays with them lets the agreed bot play, until they come back. */
export interface AskClaim {
  do: "claim";
  seat: number;
  v: 1;
  /** the client's own name for it: asked again, it is answered again and not carried out again */
  id?: string;
}

/** The host changes how long bots wait. */
export interface AskSettings {
  do: "settings";
  bot_speed: "calm" | "instant" | "quick";
  v: 1;
  /** the client's own name for it: asked again, it is answered again and not carried out again */
  id?: string;
}

/** Anybody: is the page in front? Who has it behind others, or the phone in a pocket, is told when it is their turn. */
export interface AskVisible {
  do: "visible";
  visible: boolean;
  v: 1;
  /** the client's own name for it: asked again, it is answered again and not carried out again */
  id?: string;
}

/** Anybody: is the line alive? */
export interface Ping {
  do: "ping";
  v: 1;
  /** the client's own name for it: asked again, it is answered again and not carried out again */
  id?: string;
}

export type ServerFrame = Hello | TableFrame | Answer | Preparing | Pong | Bye;

export type ClientRequest = AskMove | AskUndo | AskHint | AskEyes | AskStart | AskBot | AskBack | AskClaim | AskSettings | AskVisible | Ping;
