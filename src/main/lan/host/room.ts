import type { Clock } from '@main/session/clock';
import type { RuleSet } from '@shared/game/rules';
import type { HostMessage } from '@shared/protocol/lan/hostMessages';
import type { KeptTable, Slot } from '@shared/protocol/lan/keptTable';
import type { Limits } from '@shared/protocol/lan/limits';
import type { TablePlan } from '@shared/protocol/table';
import type { RandomHex } from '../secrets';
import type { Person } from './person';
import type { Outcome } from './rememberedAnswers';
import type { GameStart, TableGame } from './tableGame';

export interface HostTableOptions {
  readonly tableId: string;
  readonly title: string;
  readonly rules: RuleSet;
  readonly timerSeconds: TablePlan['timerSeconds'];
  readonly convention: TablePlan['convention'];
  readonly kept: KeptTable;
  /** The game of a table that is opened again. */
  readonly game: TableGame | null;
  /** Who manages the table: the host's own window, or the first of those who are there. */
  readonly owner: 'own-window' | 'first';
  /** A game that nobody is there for is put away after that time; null: it waits. */
  readonly abandonAfterMs: number | null;
  /** What bots are called, from the second seat on. */
  readonly botNames: readonly string[];
  readonly clock: Clock;
  readonly randomHex: RandomHex;
  readonly limits: Limits;
  readonly startGame: (start: GameStart) => Promise<TableGame>;
  /** The table has changed: called when that is kept, before anybody is told. */
  readonly onChange: () => void;
  /** For the log: never a card, a seed or a name. */
  readonly onTrouble: (message: string) => void;
  /** Something that nobody foresaw went wrong with a member, whose connection is ended: for the host, with the name. */
  readonly onMemberFailed: (name: string) => void;
}

/** What the parts of a table share: who is there and which seats there are. */
export interface Room {
  readonly people: Map<string, Person>;
  slots: readonly Slot[];
  readonly botNames: readonly string[];
  /** Whether somebody has been away for so long that another may have their seat. */
  hasGone(person: Person): boolean;
  /** Sends something to somebody, if they are there. What fails with it costs nobody else anything. */
  send(person: Person, make: () => HostMessage): void;
  /** Sends something to everybody who is there. */
  tell(message: HostMessage): void;
  /** Has the table kept, then tells everybody how it stands. */
  changed(): void;
}

export const everybodyIn = (room: Room): Person[] => [...room.people.values()];
export const presentIn = (room: Room): Person[] =>
  everybodyIn(room).filter(({ line }) => line !== null);
/** Who plays: those who have just been cut off too, as long as no bot plays for them. */
export const playersIn = (room: Room): Person[] =>
  everybodyIn(room).filter(({ seat, standIn }) => seat !== null && !standIn);

const because = (sentence: string): Outcome => ({ code: 'bad-request', sentence });
/** Why something isn't done at a table. */
export const REFUSALS = {
  noGame: { code: 'no-table' },
  notOwner: because('Only the table\u2019s host can do that.'),
  notNow: because('That can be done between two games.'),
  notThere: because('Nobody like that is at the table any more.'),
  notFree: because('That seat is taken.'),
  notSeated: because('You have no seat at this table.'),
  muted: because('The host has muted you.'),
  tooFast: because('That was a lot at once. Wait a moment.'),
} as const satisfies Record<string, Outcome>;
