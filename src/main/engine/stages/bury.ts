import { at, countFaces, type Face, sortCards } from '@shared/game/cards';
import { err, ok } from '@shared/game/result';
import { sideOf } from '@shared/game/seats';
import { type DealState, done, rests, type Stage, wrongPhase } from '../deal';
import { meldPoints } from '../melding';
import { changed, firstNotHeld, handOf, handsWithout } from '../seatData';
import { trickPoints } from '../trickPlay';
import { trumpOf } from './melds';
import { declarerOf } from './trumps';

/** Every way to choose `size` of the cards counted, each sorted; copies count as one choice. */
export function choices(counts: readonly number[], size: number): Face[][] {
  const found: Face[][] = [];
  const chosen: Face[] = [];
  const choose = (from: Face) => {
    if (chosen.length === size) {
      found.push([...chosen]);
      return;
    }
    for (let face = from; face < counts.length; face += 1) {
      const taken = chosen.filter((each) => each === face).length;
      if (taken >= at(counts, face)) continue;
      chosen.push(face);
      choose(face);
      chosen.pop();
    }
  };
  choose(0);
  return found;
}

/**
 * What the declarer may bury: with `meldBeforeBury` nothing that lowers the melds he has shown,
 * unless every choice would (rules, section 3). Null: anything, also where no choice lowers them.
 */
function allowedBuries(deal: DealState): Face[][] | null {
  const { rules } = deal;
  if (!rules.meldBeforeBury) return null;
  const trump = trumpOf(deal);
  const counts = countFaces(handOf(deal, declarerOf(deal)));
  const shown = meldPoints(rules, trump, counts);
  const all = choices(counts, rules.widow);
  const allowed = all.filter((cards) => {
    for (const card of cards) counts[card] = at(counts, card) - 1;
    const kept = meldPoints(rules, trump, counts);
    for (const card of cards) counts[card] = at(counts, card) + 1;
    return kept >= shown;
  });
  return allowed.length > 0 && allowed.length < all.length ? allowed : null;
}

const isAmong = (cards: readonly Face[], choicesAllowed: readonly (readonly Face[])[]): boolean => {
  const sorted = sortCards(cards);
  return choicesAllowed.some((choice) => choice.every((card, index) => card === sorted[index]));
};

/** The bury is the declarer's first trick: its counters are his, and he has taken a trick. */
function bury(deal: DealState, cards: readonly Face[]): DealState {
  const declarer = declarerOf(deal);
  return {
    ...deal,
    buried: cards,
    hands: handsWithout(deal.hands, declarer, cards),
    tally: changed(deal.tally, sideOf(deal.rules, declarer), (tally) => ({
      ...tally,
      tricks: tally.tricks + trickPoints(cards, deal.rules),
      trickCount: tally.trickCount + 1,
    })),
  };
}

export const burying: Stage = {
  begin(deal) {
    if (deal.rules.widow === 0) return done(deal);
    return rests({ ...deal, phase: { kind: 'bury', seat: declarerOf(deal) } });
  },

  legal: (deal) => ({ kind: 'bury', count: deal.rules.widow, allowed: allowedBuries(deal) }),

  act(deal, seat, action) {
    if (action.type !== 'bury') return err(wrongPhase(deal, action));
    const { cards } = action;
    const count = deal.rules.widow;
    if (cards.length !== count) return err({ code: 'wrong-count', count });
    const missing = firstNotHeld(handOf(deal, seat), cards);
    if (missing !== null) return err({ code: 'card-not-held', card: missing });
    const allowed = allowedBuries(deal);
    if (allowed !== null && !isAmong(cards, allowed)) return err({ code: 'lowers-meld' });
    return ok(done(bury(deal, cards), [{ type: 'buried', seat, count, cards }]));
  },
};
