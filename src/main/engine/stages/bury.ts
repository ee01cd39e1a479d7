import { at, countFaces, type Face } from '@shared/game/cards';
import { err, ok } from '@shared/game/result';
import { sideOf } from '@shared/game/seats';
import { type DealState, done, rests, type Stage, wrongPhase } from '../deal';
import { meldPoints } from '../melding';
import { changed, firstNotHeld, handOf, handsWithout } from '../seatData';
import { trickPoints } from '../trickPlay';
import { trumpOf } from './melds';
import { declarerOf } from './trumps';

/** Every way to choose `size` of the cards counted, each sorted; copies count as one choice. */
function choices(counts: readonly number[], size: number): Face[][] {
  const found: Face[][] = [];
  const choose = (from: Face, chosen: readonly Face[], copies: number) => {
    if (chosen.length === size) {
      found.push([...chosen]);
      return;
    }
    // One more of the face chosen last, or any later one.
    if (copies > 0) choose(from, [...chosen, from], copies - 1);
    for (let face = from + 1; face < counts.length; face += 1) {
      const held = at(counts, face);
      if (held > 0) choose(face, [...chosen, face], held - 1);
    }
  };
  choose(-1, [], 0);
  return found;
}

/**
 * What the declarer may bury: with `meldBeforeBury` nothing that lowers the melds they have shown,
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

/** Whether these cards may be buried: the full list is only made where they lower the melds. */
function mayBury(deal: DealState, cards: readonly Face[]): boolean {
  const { rules } = deal;
  if (!rules.meldBeforeBury) return true;
  const trump = trumpOf(deal);
  const counts = countFaces(handOf(deal, declarerOf(deal)));
  const kept = [...counts];
  for (const card of cards) kept[card] = at(kept, card) - 1;
  const lowers = meldPoints(rules, trump, kept) < meldPoints(rules, trump, counts);
  return !lowers || allowedBuries(deal) === null;
}

/** The bury is the declarer's first trick: its counters are theirs, and they have taken a trick. */
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
    if (!mayBury(deal, cards)) return err({ code: 'lowers-meld' });
    return ok(done(bury(deal, cards), [{ type: 'buried', seat, count, cards }]));
  },
};
