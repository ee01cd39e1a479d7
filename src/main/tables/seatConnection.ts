import type { PlayedGame } from '@main/records/recordTable';
import type { Submission } from '@shared/game/view';
import type { Answer, TableUpdate } from '@shared/protocol/table';

/** The seat of this program's window at a table, at home or on a network: all that can be done there. */
export interface SeatConnection {
  /** How things stand; null before the first deal. */
  update(): TableUpdate | null;
  submit(submission: Submission): Promise<Answer>;
  /** Takes back this seat's decision of that turn, or its last one. */
  undo(turn?: number): Promise<Answer>;
  nextDeal(): Promise<Answer>;
  pause(paused: boolean): Promise<Answer>;
  /** The window has drawn the update with that number. */
  settled(seq: number): void;
  /** The whole game, to review its finished deals; null where only the host has it. */
  played(): PlayedGame | null;
  /** Leaves the table; resolves when everything is on the disk. */
  close(): Promise<void>;
}
