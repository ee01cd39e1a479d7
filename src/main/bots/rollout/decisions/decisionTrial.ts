import { FACE_COUNT, type Face, facesOf } from '@shared/game/cards';
import { sideOf } from '@shared/game/seats';
import { readKnowledge } from '../../belief/knowledge/knowledge';
import { createDealSampler } from '../../belief/sampling/dealSampler';
import { readPlaces } from '../../belief/sampling/places';
import type { DecisionContext } from '../../core/botPolicy';
import type { Decision, DecisionOption } from '../../heuristics/bidding/chooseDecision';
import { openPosition } from '../../solver/openPosition';
import { createSolver, type Solver } from '../../solver/solver';
import { takesAll } from '../../solver/takesAll';
import { valueOfThrowIn } from '../samples/sampledDeals';
import { dealWorld } from '../simulation/loadView';
import { playOut } from '../simulation/playOut';
import { createSimulator } from '../simulation/simulator';
import { isContractMade, type PlayedResult, resultFor } from '../simulation/terms';

/** Throwing in, playing on and the moon, tried in the same deals of the unseen cards. */
export interface DecisionTrial {
  nextDeal(): void;
  /** What becomes of the deal for the side of the seat that decides. */
  outcomeOf(option: DecisionOption): PlayedResult;
}

/** A moon that takes more to prove is taken for lost. */
const MOON_NODES = 20_000;
const TABLE_BITS = 14;

/**
 * Playing on is played out by rules. A moon must be made so, and against others who see all hands as well: by rules they
 * throw away what would beat it.
 */
export function createDecisionTrial(
  { view, seat, generator, shouldStop }: DecisionContext,
  { moonBonus }: Decision,
  softness: number,
): DecisionTrial {
  const { table, terms, policy, knowledge, base, side } = createSimulator(
    view,
    readKnowledge(view, seat),
  );
  const sample = createDealSampler(readPlaces(view, knowledge));
  const declarer = view.declarer ?? seat;
  const bidder = sideOf(view.rules, declarer);
  const thrownIn: PlayedResult = {
    value: valueOfThrowIn(view.rules, terms.meld, bidder, side, view.contract ?? 0),
    made: false,
    meld: terms.meld[bidder] ?? 0,
    tricks: 0,
  };
  const sampled = new Int32Array(base.length);
  let solver: Solver | null = null;

  const handsNow = (): Face[][] =>
    view.handSizes.map((_, each) => {
      const first = each * FACE_COUNT;
      return facesOf([...table.hand.subarray(first, first + FACE_COUNT)]);
    });

  const isTakenBySeeing = (hands: readonly Face[][]): boolean => {
    if (view.trump === null) return false;
    solver ??= createSolver({ tableBits: TABLE_BITS });
    const lead = { leader: declarer, cards: [] };
    const position = openPosition(view.rules, declarer, view.trump, hands, lead);
    return takesAll(solver, position, { nodeLimit: MOON_NODES, shouldStop }) === true;
  };

  const played = (bonus: number | null): PlayedResult => {
    table.cells.set(sampled);
    terms.moonBonus = bonus;
    const hands = bonus === null ? [] : handsNow();
    playOut(table, policy);
    const other = table.tricks.findIndex((_, each) => each !== bidder);
    if (bonus !== null && isContractMade(table, terms) && !isTakenBySeeing(hands))
      table.tricks[other] = 1;
    return resultFor(table, terms, side, bidder, softness);
  };

  return {
    nextDeal() {
      dealWorld(table, base, knowledge, sample(generator), true);
      sampled.set(table.cells);
    },
    outcomeOf: (option) =>
      option === 'throw-in' ? thrownIn : played(option === 'moon' ? moonBonus : null),
  };
}
