import { createRecord } from '@main/engine/record';
import { printRecordFault, replayRecord } from '@main/engine/replay';
import { PRESETS, presetNamed } from '@shared/game/presets';
import type { RecordedDeal } from '@shared/game/record';
import { describe, expect, it } from 'vitest';
import { readGoldenDeals } from '../support/goldenDeals';
import { NaiveGame } from '../support/naive/NaiveGame';
import { fromText, inOrder } from '../support/naive/naiveCards';
import { meldsAsText } from '../support/naive/naiveMelds';

const golden = readGoldenDeals();

/** What a deal came to, with melds in one order: the format leaves it open. */
const outcome = ({ melds, tricks, result }: RecordedDeal) => ({
  melds: melds?.map(({ points, melds: each }) => [
    points,
    meldsAsText(
      each.map(([name, cards, value]) => ({ name, cards: fromText(cards), points: value })),
    ),
  ]),
  tricks,
  result,
});

describe('whole deals, worked out in their files', () => {
  it('there is one for every preset', () => {
    expect(golden.map(({ name }) => name)).toEqual(
      expect.arrayContaining(PRESETS.map(({ name }) => name)),
    );
  });

  describe.each(golden)('$name', ({ name, record }) => {
    it('is written with the rules of its preset', () => {
      expect(record.rules.preset).toBe(presetNamed(name) === null ? null : name);
      expect(record.rules).toEqual(presetNamed(name)?.rules ?? record.rules);
    });

    it('comes to the same melds, tricks and scores in the engine', () => {
      const replayed = replayRecord(record);
      if (!replayed.ok) throw new Error(printRecordFault(replayed.error));
      const written = createRecord(replayed.value, { ...record, seed: null });
      expect(written.deals.map(outcome)).toEqual(record.deals.map(outcome));
      expect(written.deals.map((deal) => deal.actions)).toEqual(
        record.deals.map((deal) => deal.actions),
      );
      expect(written.over).toBe(record.over);
      expect(written.winner).toBe(record.winner);
    });

    it('comes to the same in the naive implementation', () => {
      const game = new NaiveGame(record.rules, record.deals[0]?.dealer ?? 0);
      for (const deal of record.deals) {
        expect(game.dealer).toBe(deal.dealer);
        game.startDeal({
          hands: deal.hands.map(fromText),
          widow: fromText(deal.widow ?? ''),
          stock: fromText(deal.stock ?? ''),
        });
        for (const [seat, verb, argument] of deal.actions) {
          const isForced = verb === 'bid' && game.phase.kind === 'trump';
          if (!isForced) game.act([seat, verb, argument]);
        }
        expect(game.tricks.map((trick) => ({ ...trick, cards: trick.cards.join(' ') }))).toEqual(
          deal.tricks,
        );
        expect(game.result).toEqual(deal.result);
        if (deal.melds !== undefined)
          expect(game.melds?.map(({ points, melds }) => [points, meldsAsText(melds)])).toEqual(
            outcome(deal).melds,
          );
      }
      expect(game.winner).toBe(record.winner ?? null);
    });

    it('deals every card once, and its trick points add up', () => {
      for (const deal of record.deals) {
        const all = [...deal.hands, deal.widow ?? '', deal.stock ?? ''].flatMap(fromText);
        const copies = record.rules.deck === 'single' ? 2 : 4;
        expect(inOrder(all)).toHaveLength(record.rules.deck === 'double80' ? 80 : copies * 24);
        const how = deal.result?.how;
        if (how === 'redeal' || how === 'thrown-in') continue;
        const isInOnes = record.rules.counters.A === 1;
        const sum = (isInOnes ? 25 : 250) * (record.rules.deck === 'single' ? 1 : 2);
        expect(deal.result?.sides.reduce((total, side) => total + side.tricks, 0)).toBe(sum);
      }
    });
  });
});
