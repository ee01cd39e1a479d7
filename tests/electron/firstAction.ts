import type { Action } from '../../src/shared/game/actions';
import { at } from '../../src/shared/game/cards';
import type { PlayerView } from '../../src/shared/game/view';
import type { TableUpdate } from '../../src/shared/protocol/table';
import type { Launched } from './launch';

type Page = Launched['page'];

/** The first thing that may be done: quick, always the same, and full of mistakes. */
export function firstAction({ legal, hand }: PlayerView): Action {
  switch (legal?.kind) {
    case 'auction':
      return { type: 'pass' };
    case 'nines':
      return { type: 'keep' };
    case 'trump':
      return { type: 'trump', suit: at(legal.suits, 0) };
    case 'give':
      return { type: 'give', cards: hand.slice(0, legal.count) };
    case 'bury':
      return { type: 'bury', cards: legal.allowed?.[0] ?? hand.slice(0, legal.count) };
    case 'decision':
      return { type: at(legal.options, 0) };
    case 'play':
      return { type: 'play', card: at(legal.cards, 0) };
    case 'after-trick':
      return { type: 'draw' };
    default:
      throw new Error('there is nothing to decide');
  }
}

/** Takes the player's turn, past the screen, if it still is that turn. */
export async function actFirst(page: Page, { view }: TableUpdate): Promise<void> {
  const submission = { turn: view.turn, action: firstAction(view) };
  const answer = await page.evaluate((what) => window.pinochle.table.act(what), submission);
  if (!answer.ok && answer.error.code !== 'stale-turn')
    throw new Error(JSON.stringify(answer.error));
}

/** The next own turn, or the end of the deal. */
const nextTurn = (page: Page): Promise<TableUpdate> =>
  page.evaluate(
    () =>
      new Promise<TableUpdate>((resolve) => {
        const { table } = window.pinochle;
        const look = (update: TableUpdate | null) => {
          if (update === null) return;
          if (update.view.legal === null && update.view.phase.kind !== 'over') return;
          stop();
          resolve(update);
        };
        const stop = table.onUpdate(look);
        void table.current().then(look);
      }),
  );

/**
 * Plays, past the screen, until it holds on the player's turn or at the end of a deal: a quick way to a moment in a game. A
 * deal that ends before is followed by the next.
 */
export async function playUntil(
  page: Page,
  holds: (view: PlayerView) => boolean,
): Promise<TableUpdate> {
  for (;;) {
    const update = await nextTurn(page);
    if (holds(update.view)) return update;
    if (update.view.phase.kind === 'over')
      await page.evaluate(() => window.pinochle.table.nextDeal());
    else await actFirst(page, update);
  }
}

export const isOver = ({ phase }: PlayerView): boolean => phase.kind === 'over';

/** The player's turn to play a card, after two tricks. */
export const isThirdTrick = ({ legal, tricks }: PlayerView): boolean =>
  legal?.kind === 'play' && tricks.length >= 2;
