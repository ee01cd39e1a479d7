import { type BiddingConvention, hasConventions } from '@shared/game/biddingConventions';
import type { Settings } from '@shared/protocol/settings';
import type { TablePlan } from '@shared/protocol/table';
import type { ChosenGame } from './chosenGame';
import { seatPlans } from './seatPlans';

/** What has been chosen so far for a table of one's own. */
export interface TableDraft extends Pick<TablePlan, 'seats' | 'timerSeconds' | 'convention'> {
  readonly game: ChosenGame;
  /** Null: the table is called after its game. */
  readonly name: string | null;
  /** The deal code as it was typed. */
  readonly code: string;
}

export function newTableDraft(settings: Settings, game: ChosenGame): TableDraft {
  return {
    game,
    name: null,
    seats: seatPlans(game.rules.players, 0, settings),
    timerSeconds: null,
    convention: 'natural',
    code: '',
  };
}

/** The table as it is opened. */
export function tablePlan({ game, name, code, ...rest }: TableDraft): TablePlan {
  const seed = code.trim();
  return {
    ...rest,
    title: (name ?? game.title).trim() || game.title,
    rules: game.rules,
    seed: seed === '' ? null : seed,
  };
}

interface Sitting {
  readonly kind: 'you' | 'bot' | 'open';
}

/** What every kind of draft has that depends on the game. */
interface Draft<Plan extends Sitting> {
  readonly game: ChosenGame;
  readonly seats: readonly Plan[];
  readonly convention: BiddingConvention;
}

/**
 * The draft with another game, and all else as it was chosen: only what that game can't have is given up. `fresh` plans
 * the seats of a table for that number of players.
 */
export function withGame<Plan extends Sitting, Of extends Draft<Plan>>(
  draft: Of,
  game: ChosenGame,
  fresh: (players: number) => readonly Plan[],
): Of {
  const { players } = game.rules;
  return {
    ...draft,
    game,
    seats: seatsKept(draft.seats, fresh(players)),
    convention: hasConventions(game.rules) ? draft.convention : 'natural',
  };
}

/** The seats that remain stay as they are; a player whose own is gone takes the first. */
function seatsKept<Plan extends Sitting>(before: readonly Plan[], fresh: readonly Plan[]): Plan[] {
  const you = before.find(({ kind }) => kind === 'you');
  const kept = fresh.map((plan, seat) => before[seat] ?? plan);
  return you === undefined || kept.includes(you) ? kept : [you, ...kept.slice(1)];
}
