import { USUAL_LEVEL } from '@shared/game/botLevels';
import type { SavedGame } from '@shared/protocol/library';
import type { SeatPlan } from '@shared/protocol/table';
import { texts } from '../../i18n/texts';
import { bridge } from '../../store/bridge';
import { goTo } from '../../store/screenStore';
import { openTable, reportFault } from '../../store/tableRequests';
import { showToast } from '../../store/toastStore';

/** Names of a file from elsewhere may be longer than a table takes. */
const LONGEST_NAME = 24;

/** The same people at the table again; where several sat, bots take the other seats. */
function seatsOf({ seats }: SavedGame): SeatPlan[] {
  const human = seats.findIndex(({ kind }) => kind === 'human');
  const you = Math.max(0, human);
  return seats.map(({ name: full, level }, seat) => {
    const name = full.slice(0, LONGEST_NAME) || texts.games.somebody;
    return seat === you
      ? { kind: 'you', name }
      : { kind: 'bot', name, level: level ?? USUAL_LEVEL };
  });
}

/** Opens a table at which the deals of a saved game come again. */
export async function dealAgain(id: string): Promise<void> {
  const game = await bridge().games.read(id);
  if (!game.ok) return reportFault(game.error);
  const { summary, rules, convention, seed } = game.value;
  if (seed === null) return showToast(texts.games.noCode);
  const plan = {
    title: summary.title,
    rules,
    seats: seatsOf(game.value),
    timerSeconds: null,
    convention,
    seed,
  };
  if (await openTable(plan)) goTo({ kind: 'table' });
}
