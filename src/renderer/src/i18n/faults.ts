import { assertNever } from '@shared/game/result';
import { refusalSentence } from '@shared/game/words';
import type { TableFault } from '@shared/protocol/table';
import { nameOf, type People } from './people';

/** Why a request about the table was not carried out, in a sentence. */
export function faultSentence(fault: TableFault, people: People | null): string {
  switch (fault.code) {
    case 'refused':
      return people === null
        ? 'That isn’t possible now.'
        : refusalSentence(fault.refusal, (seat) => nameOf(people, seat));
    case 'stale-turn':
      return 'The game had already moved on. Nothing was changed.';
    case 'no-table':
      return 'No table is open.';
    case 'nothing-to-undo':
      return 'There is nothing to take back.';
    case 'deal-not-over':
      return 'This deal isn’t over yet.';
    case 'game-over':
      return 'This game is over.';
    case 'paused':
      return 'The table is paused. Start the clock again to go on.';
    case 'bad-request':
      return fault.sentence;
    default:
      return assertNever(fault);
  }
}
