import { viewFault } from '@main/engine/viewFault/viewFault';
import { HISTORY_KEPT } from '@shared/game/history';
import { followUpdate } from '@shared/protocol/followUpdate';
import { toWire } from '@shared/protocol/lan/updateSchema';
import type { TableUpdate } from '@shared/protocol/table';
import { beforeAll, describe, expect, it } from 'vitest';
import { endlessRules, playSameDeal, seatLongGame } from '../../../tests/support/longGame';

const RULES = endlessRules('sq-partnership');
/** The same dealer as in deal 2, so that it is played alike. */
const LATE_DEAL = 90;
/** A turn has two digits in deal 2 and four in deal 90; scores, `seq`, and the number of the deal grow likewise. */
const MORE_DIGITS = 40;

const bytesOf = (update: TableUpdate) => JSON.stringify(toWire(update)).length;

/** The updates of seat 0 by deal. */
async function playTo(last: number): Promise<TableUpdate[][]> {
  const table = seatLongGame(RULES);
  const deals: TableUpdate[][] = [];
  for (let deal = 1; deal <= last; deal += 1) {
    const seen = table.sent[0]?.length ?? 0;
    if (deal > 1) await table.session.nextDeal();
    await playSameDeal(table);
    deals.push(table.sent[0]?.slice(deal === 1 ? 0 : seen) ?? []);
  }
  return deals;
}

describe('a game of ninety deals', () => {
  let deals: readonly TableUpdate[][] = [];
  beforeAll(async () => {
    deals = await playTo(LATE_DEAL);
  });

  it('sends as many bytes for an action in its last deal as in its second, but for digits', () => {
    const [second = [], last = []] = [deals[1], deals.at(-1)];
    expect(last.length).toBe(second.length);
    for (const [index, update] of second.entries()) {
      const late = last[index];
      if (late === undefined) return expect.fail('the deals are not played alike');
      expect(late.events.map(({ type }) => type)).toEqual(update.events.map(({ type }) => type));
      expect(bytesOf(late) - bytesOf(update)).toBeLessThanOrEqual(MORE_DIGITS);
    }
  });

  it('tells each result once, with the first update of the next deal', () => {
    const told = deals.flat().filter(({ view }) => view.history.length > 0);
    expect(told.map(({ view }) => view.dealNumber)).toEqual(
      Array.from({ length: LATE_DEAL - 1 }, (_, index) => index + 2),
    );
    for (const { view, events } of told) {
      expect(view.history.length).toBe(1);
      expect(events[0]?.type).toBe('dealt');
    }
  });

  it('joined update by update is the history of a whole view', () => {
    const joined = deals.flat().reduce((before, update) => followUpdate(before, update));
    const results = deals.slice(0, -1).map((deal) => deal.at(-1)?.view.result);
    expect(joined.view.history.map(({ result }) => result)).toEqual(results);
  });
});

/** A thousand times four players pass, and are dealt again. */
const REDEALS = 1_000;

describe('a game of a thousand deals', () => {
  it('lists the newest deals alone, in whole views and joined ones, and none that can\u2019t be', async () => {
    const { session } = seatLongGame({ ...RULES, allPass: 'redeal' });
    let known = session.current(0);
    session.attach(0, {
      receive: (update) => {
        known = followUpdate(known, update);
      },
    });
    for (let deal = 1; deal <= REDEALS; deal += 1) {
      if (deal > 1) await session.nextDeal();
      for (let phase = session.current(null).view.phase; phase.kind !== 'over'; ) {
        const { turn } = session.current(null).view;
        await session.submit(phase.seat, { turn, action: { type: 'pass' } });
        phase = session.current(null).view.phase;
      }
    }
    const whole = session.current(0).view;
    expect(whole.dealNumber).toBe(REDEALS);
    expect(whole.history).toHaveLength(HISTORY_KEPT);
    expect(known.view).toEqual(whole);
    expect(viewFault(whole)).toBeNull();
  });
});
