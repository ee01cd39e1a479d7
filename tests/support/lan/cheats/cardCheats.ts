import { dealCards } from '@main/engine/dealing';
import { digestOf } from '@main/lan/secrets';
import { at, type Face, rankOf } from '@shared/game/cards';
import type { RuleSet } from '@shared/game/rules';
import { type Seat, seatAfter } from '@shared/game/seats';
import type { DealtCards } from '@shared/game/view';
import { randomHex } from '../lanRig';
import { type Cheat, hasSeveralOthers, instead, type KnownCheat } from './knownCheat';

/** Two lists of cards with one card of each exchanged, so that neither is what it was. */
function exchanged(from: readonly Face[], to: readonly Face[]): [Face[], Face[]] {
  const [taken = -1, ...others] = to;
  const given = from.findIndex((card) => card !== taken);
  const first = from.with(given, taken);
  const second = [...others, at(from, given)];
  return [first.sort((a, b) => a - b), second.sort((a, b) => a - b)];
}

const hasStock = ({ players }: RuleSet): boolean => players === 2;

const withHands = (dealt: DealtCards, hands: Readonly<Record<number, Face[]>>): DealtCards => ({
  ...dealt,
  hands: dealt.hands.map((hand, seat) => hands[seat] ?? hand),
});

const exchangingHands =
  (one: Seat, other: Seat): NonNullable<Cheat['deal']> =>
  ({ dealer, dealt }) => {
    const [first, second] = [[...at(dealt.hands, one)], [...at(dealt.hands, other)]];
    return { dealer, dealt: withHands(dealt, { [one]: second, [other]: first }) };
  };

/** Cards that don't come from the seed. */
export const CARD_CHEATS: readonly KnownCheat[] = [
  {
    what: 'deals a hand chosen among many',
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
    what: 'deals its player the hand of another',
    cheat: () => ({ deal: exchangingHands(0, 1) }),
    finds: ['unfair', 'cards'],
  },
  {
    what: 'exchanges the hands of two others',
    appliesTo: hasSeveralOthers,
    cheat: () => ({ deal: exchangingHands(1, 2) }),
    finds: ['unfair', 'cards'],
  },
  {
    what: 'turns up another card with two hands',
    appliesTo: hasStock,
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
    appliesTo: hasStock,
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
    appliesTo: ({ partners }) => partners,
    cheat: () => ({
      deal({ dealer, dealt }, rules) {
        const partner = seatAfter(rules, 1, rules.players / 2);
        const [first, second] = exchanged(at(dealt.hands, 1), at(dealt.hands, partner));
        return { dealer, dealt: withHands(dealt, { 1: first, [partner]: second }) };
      },
    }),
    finds: ['unfair', 'cards'],
  },
  {
    what: 'lays other cards into the widow',
    appliesTo: ({ widow }) => widow > 0,
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
    cheat: () => ({
      deal: ({ dealer, dealt }, { players }) => ({ dealer: (dealer + 1) % players, dealt }),
    }),
    finds: ['unfair', 'cards'],
  },
  {
    what: 'deals one seat from another secret',
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
