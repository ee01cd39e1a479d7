import { fairnessFault } from '@main/cli/checkFairness';
import { dealCards, firstDealer } from '@main/engine/dealing';
import { seedOf, sharesFit } from '@main/lan/fairSeed';
import { digestOf } from '@main/lan/secrets';
import { printCards } from '@shared/game/cards';
import { presetRules } from '@shared/game/presets';
import type { GameRecord } from '@shared/game/record';
import type { FairnessNote } from '@shared/protocol/lan/fairDeal';
import { expect, it } from 'vitest';
import type { TestGuest } from '../support/lan/lanRig';
import { comeBack, reopenTable, watchedHost } from '../support/lan/watchedHost';

/** A game of a deal or two. */
const RULES = { ...presetRules('cm-cutthroat-3'), preset: null, target: 100 };

const isOver = (guest: TestGuest) => guest.table()?.stage === 'game-over';
const gameOf = (guest: TestGuest) => guest.update()?.tableId ?? '';

/** Two people and a bot who have played a game, and begin others at the same table. */
async function afterOneGame() {
  const host = watchedHost(RULES);
  const ann = await host.join('Ann');
  await host.join('Ben');
  const start = () => ann.guest.request({ type: 'manage', command: { type: 'start' } });
  expect(await start()).toMatchObject({ ok: true });
  await ann.guest.until('the game is over', isOver);
  const rematch = async () => {
    const last = gameOf(ann.guest);
    expect(await start()).toMatchObject({ ok: true });
    await ann.guest.until('another game', (guest) => gameOf(guest) !== last && isOver(guest));
  };
  return { host, ann: ann.guest, rematch };
}

it('a host that is killed at any moment of a rematch has kept its last action and everybody\u2019s seats', async () => {
  const { host, ann, rematch } = await afterOneGame();
  const first = gameOf(ann);
  await rematch();
  const moments = host.moments.filter(
    ({ told }) => told.type === 'update' && told.update.tableId !== first,
  );
  const running = moments.filter(
    ({ told }) => told.type === 'update' && told.update.view.winner === null,
  );
  expect(running.length).toBeGreaterThan(20);
  for (const { told, seat, kept } of running) {
    if (told.type !== 'update') continue;
    const table = await reopenTable(kept);
    const { joined } = comeBack(table, seat());
    expect(joined.update?.view.turn).toBe(told.update.view.turn);
    expect(joined.update?.view.hand).toEqual(told.update.view.hand);
    table.close();
  }
});

it('each game at a table is kept once, and each of its deals with the note from which its cards come', async () => {
  const { host, rematch } = await afterOneGame();
  await rematch();
  await rematch();
  // The third game is over, and goes on lying there until a fourth begins.
  expect(host.keeper.archived).toHaveLength(2);
  for (const { record } of host.keeper.archived) {
    const { deals, fairness } = record as GameRecord & {
      readonly fairness: readonly FairnessNote[];
    };
    expect(fairness.map(({ deal }) => deal)).toEqual(deals.map((_deal, index) => index + 1));
    expect(new Set(fairness.map(({ game }) => game)).size).toBe(1);
    for (const [index, note] of fairness.entries()) {
      const { digest, commitments, shares, secret = '' } = note;
      expect(digestOf(secret)).toBe(digest);
      expect(shares.map(({ seat }) => seat)).toEqual([0, 1]);
      expect(sharesFit(shares, commitments)).toBe(true);
      const seed = seedOf({ ...note, secret });
      expect(dealCards(RULES, seed, index).hands.map(printCards)).toEqual(deals[index]?.hands);
      if (index === 0) expect(firstDealer(RULES, seed)).toBe(deals[0]?.dealer);
    }
  }
});

it('the command that checks records finds a note that does not fit its deal, and says which', async () => {
  const { host, rematch } = await afterOneGame();
  await rematch();
  const [kept] = host.keeper.archived;
  const record = kept?.record as GameRecord & { readonly fairness: readonly FairnessNote[] };
  const [first, ...others] = record.fairness;
  if (first === undefined) throw new Error('no deal was noted');
  const told = (fairness: readonly unknown[], dealt: GameRecord = record) =>
    fairnessFault({ ...record, fairness }, dealt);
  const other = 'a0'.repeat(32);
  const [deal, ...moreDeals] = record.deals;
  if (deal === undefined) throw new Error('no deal was played');
  const dealer = (deal.dealer + 1) % RULES.players;

  expect(told(record.fairness)).toBeNull();
  // Notes of older versions, which had numbers in the place of shares.
  expect(told([{ deal: 1, digest: other, shares: [{ seat: 0, number: 'ab' }] }])).toBeNull();
  const note = 'The note on how deal 1 was committed:';
  expect(told([{ ...first, secret: other }, ...others])).toBe(
    `${note} the secret does not fit its digest.`,
  );
  expect(told([{ ...first, secret: other, digest: digestOf(other) }])).toContain(
    `${note} the seed gives`,
  );
  expect(told([{ ...first, shares: [{ seat: 0, share: other }] }])).toBe(
    `${note} a share is not the one that was committed.`,
  );
  expect(told([first], { ...record, deals: [{ ...deal, dealer }, ...moreDeals] })).toBe(
    `${note} the seed gives another first dealer.`,
  );
  const hands = [...deal.hands.slice(1), ...deal.hands.slice(0, 1)];
  expect(told([first], { ...record, deals: [{ ...deal, hands }, ...moreDeals] })).toBe(
    `${note} the seed gives other cards.`,
  );
  expect(told([{ ...first, deal: 0 }])).toBe(
    'The note on how a deal was committed: it cannot be read.',
  );
});
