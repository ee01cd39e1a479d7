import type { RuleSet } from '@shared/game/rules';
import type { Seat } from '@shared/game/seats';
import type { Submission } from '@shared/game/view';
import type { FairnessNote, Opening } from '@shared/protocol/lan/fairDeal';
import type { Answer, BotLevel, SeatInfo, TablePlan, TableUpdate } from '@shared/protocol/table';

/** The game behind a table, as the network needs it. The rules stay behind it, and so does all that a seat may not see. */
export interface TableGame {
  /** Random, by which its updates are known. */
  readonly id: string;
  /** What the secrets of its deals are made from. */
  readonly secret: string;
  /** How its deals were committed. */
  fairness(): readonly FairnessNote[];
  /** Notes how a deal was committed, instead of what was noted for that deal before. */
  note(note: FairnessNote): void;
  /** Has the game kept as it stands, with the table it is played at; does nothing once it is closed. */
  keep(): void;
  /** How things stand for a seat; null is a spectator. */
  current(seat: Seat | null): TableUpdate;
  /** The same with what happened last. */
  first(seat: Seat | null): TableUpdate;
  /** Tells of every change, in order, with no number left out. */
  attach(seat: Seat | null, receive: (update: TableUpdate) => void): () => void;
  submit(seat: Seat, submission: Submission): Promise<Answer>;
  /** Takes back the card that was just played at that turn, as long as nobody has acted since. */
  takeBack(seat: Seat, turn: number): Promise<Answer>;
  /** The deal that is over and still lies on the table, with its actions; null while one is being played. */
  finishedDeal(): FinishedActions | null;
  /** Goes on with the cards of this seed. */
  nextDeal(seed: string): Promise<Answer>;
  pause(paused: boolean): Promise<Answer>;
  settled(seat: Seat, seq: number): void;
  /** Other names, or a bot for a person or the other way round. */
  reseat(seats: readonly SeatInfo[]): void;
  /** A bot plays at that seat from its next decision on; null: its person plays again. */
  standIn(seat: Seat, level: BotLevel | null): void;
  /** Nobody plays it any more: it is kept to be taken up again, or put away for good. Resolves when that is done. */
  close(how: 'keep' | 'put-away'): Promise<void>;
}

/** What a seat's program needs to play a deal again, apart from its cards. */
interface FinishedActions extends Pick<Opening, 'turn' | 'moves'> {
  /** From 1. */
  readonly deal: number;
}

export interface GameStart {
  readonly id: string;
  readonly title: string;
  readonly rules: RuleSet;
  readonly seats: readonly SeatInfo[];
  readonly timerSeconds: TablePlan['timerSeconds'];
  readonly convention: TablePlan['convention'];
  /** What the first deal comes from. */
  readonly seed: string;
  /** How the first deal was committed. */
  readonly note: FairnessNote;
  /** What the secrets of all deals are made from: kept apart from the record until the game is over. */
  readonly secret: string;
}
