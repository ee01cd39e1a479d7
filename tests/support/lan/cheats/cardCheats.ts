import { dealCards } from '@main/engine/dealing';
import { digestOf } from '@main/lan/secrets';
import { at, type Face, rankOf } from '@shared/game/cards';
import type { DealtCards } from '@shared/game/view';
import { randomHex } from '../lanRig';

import { instead, type KnownCheat } from './knownCheat';

/** The place and face of the first card of `from` that differs from a card of `to`, exchanged. */
function exchanged(from: readonly Face[], to: readonly Face[]): [Face[], Face[]] {
  const [first, second] = [[...from], [...to]];
  const mine = from.findIndex((card) => !to.includes(card));
  const theirs = to.findIndex((card) => !from.includes(card));
  const kept = at(first, mine);
  first[mine] = at(second, theirs);
  second[theirs] = kept;
  return [first.sort((a, b) => a - b), second.sort((a, b) => a - b)];
}

const withHands = (dealt: DealtCards, hands: Readonly<Record<number, Face[]>>): DealtCards => ({
  ...dealt,
  hands: dealt.hands.map((hand, seat) => hands[seat] ?? hand),
});

/** Cards that don't come from the seed. */
export const CARD_CHEATS: readonly KnownCheat[] = [
  {
    what: 'deals a hand chosen among many',
    preset: 'cm-single',
    cheat: () => ({
      deal(first, rules) {
        const aces = ({ hands }: DealtCards) =>
          at(hands, 1).filter((card) => rankOf(card) === 'A').length;
        const many = Array.from({ length: 30 }, () => dealCards(rules, randomHex(8), 0));
        const best = many.reduce((most, each) => (aces(each) > aces(most) ? each : most));
        return { ...first, dealt: best };
      },
    }),
    finds: ['unfair', 'cards'],
  },
  {
    what: 'turns up another card with two hands',
    preset: 'sq-two',
    cheat: () => ({
      deal({ dealer, dealt }) {
        const stock = [...dealt.stock];
        const last = stock.length - 1;
        const other = stock.findIndex((card) => card !== stock[last]);
        [stock[last], stock[other]] = [at(stock, other), at(stock, last)];
        return { dealer, dealt: { ...dealt, stock } };
      },
    }),
    finds: ['unfair', 'cards'],
  },
  {
    what: 'orders the stock anew under the card turned up',
    preset: 'sq-two',
    cheat: () => ({
      deal: ({ dealer, dealt }) => ({
        dealer,
        dealt: {
          ...dealt,
          stock: [...dealt.stock.slice(0, -1).reverse(), ...dealt.stock.slice(-1)],
        },
      }),
    }),
    finds: ['unfair', 'cards'],
  },
  {
    what: 'moves a card between the other side\u2019s partners',
    preset: 'sq-partnership',
    cheat: () => ({
      deal({ dealer, dealt }) {
        const [first, second] = exchanged(at(dealt.hands, 1), at(dealt.hands, 3));
        return { dealer, dealt: withHands(dealt, { 1: first, 3: second }) };
      },
    }),
    finds: ['unfair', 'cards'],
  },
  {
    what: 'lays other cards into the widow',
    preset: 'sq-three',
    cheat: () => ({
      deal({ dealer, dealt }) {
        const [hand, widow] = exchanged(at(dealt.hands, 1), dealt.widow);
        return { dealer, dealt: { ...withHands(dealt, { 1: hand }), widow } };
      },
    }),
    finds: ['unfair', 'cards'],
  },
  {
    what: 'has another seat deal first',
    preset: 'cm-cutthroat-4',
    cheat: () => ({ deal: ({ dealer, dealt }) => ({ dealer: (dealer + 1) % 4, dealt }) }),
    finds: ['unfair', 'cards'],
  },
  {
    what: 'deals one seat from another secret',
    preset: 'cm-single',
    cheat() {
      const secret = randomHex(32);
      return {
        toVictim: (message) =>
          instead('commit', (each) => [{ ...each, digest: digestOf(secret) }])(message).flatMap(
            instead('reveal', (each) => [{ ...each, secret }]),
          ),
      };
    },
    finds: ['unfair', 'cards'],
  },
];
