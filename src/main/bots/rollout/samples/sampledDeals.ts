import { meldPoints } from '@main/engine/melding';
import { keepsPromise } from '@shared/game/biddingConventions';
import { at, countFaces, FACE_COUNT, type Face, SUITS, type Suit } from '@shared/game/cards';
import { handSize, type RuleSet, trickSum } from '@shared/game/rules';
import { partnerOf, type Seat, sideCount, sideOf } from '@shared/game/seats';
import { readKnowledge } from '../../belief/knowledge/knowledge';
import { createDealSampler } from '../../belief/sampling/dealSampler';
import { readPlaces } from '../../belief/sampling/places';
import type { DecisionContext } from '../../core/botPolicy';
import type { Generator } from '../../core/generator';
import { showableOf } from '../../heuristics/bidding/showable';
import { bestOfPlans, plansOf, type TrumpPlan } from '../../heuristics/bidding/weighHand';
import { playOut } from '../simulation/playOut';
import { createRolloutPolicy } from '../simulation/rolloutPolicy';
import { roleWeightsFor } from '../simulation/rolloutWeights';
import { createTerms, type PlayedResult, resultFor, setContract } from '../simulation/terms';
import { clearTable, createTrickTable, LEFT, putCard, TURN } from '../simulation/trickTable';
import { createAuctionWeight, promisesOf } from './auctionWeight';
import { buryQuickly, type Counts, giveQuickly } from './quickPasses';

/** One way in which the cards may lie before anything has been exchanged. */
export interface SampledDeal {
  /** By seat, counts by face. */
  readonly hands: readonly Counts[];
  readonly widow: readonly Face[];
  /** By seat, the plan it would name trumps by, or has. */
  readonly plans: readonly TrumpPlan[];
  /** How well it agrees with all calls so far, 0..1 for each of them. */
  readonly weight: number;
}

/** How many deals are searched for one in which the others hold what they have shown. */
const MOST_TRIES = 16;
/** What a deal weighs for each seat that doesn't: people err. */
const BROKEN = 0.05;

/** Who plays for what: the end of an auction. */
export interface Contract {
  readonly declarer: Seat;
  readonly trump: Suit;
  readonly amount: number;
}

/** The hands at the first lead, and the counters that the declarer buried, in points. */
export interface Exchanged {
  readonly hands: readonly Counts[];
  readonly buried: number;
}

/** Deals of the unseen cards, as likely as the auction so far makes them, for a seat that bids, names trump, or exchanges cards. */
export interface DealSamples {
  sample(generator: Generator): SampledDeal;
  /** The same as `valueOf`, with all that it comes from; `exchanged` where that is decided already. */
  resultOf(deal: SampledDeal, contract: Contract, exchanged?: Exchanged): PlayedResult;
  /** What the deal is worth to the seat's side when this contract is exchanged, melded and played. */
  valueOf(deal: SampledDeal, contract: Contract): number;
}

/** Deals that fit what this seat knows, and where possible what the calls of the others have shown. */
export function sampleDeals({ view, seat, convention }: DecisionContext): DealSamples {
  const { rules } = view;
  const knowledge = readKnowledge(view, seat);
  const sampleDeal = createDealSampler(readPlaces(view, knowledge));
  const table = createTrickTable(rules);
  const terms = createTerms(rules, sideCount(rules));
  const policy = createRolloutPolicy(table, terms, roleWeightsFor(rules));
  const side = sideOf(rules, seat);
  const isWidowTaken = view.widow !== null;
  const weightOf = createAuctionWeight(view, seat);
  const promises = promisesOf(view, seat, convention);

  function exchange(deal: SampledDeal, { declarer, trump }: Contract): Exchanged {
    const hands = deal.hands.map((hand) => [...hand]);
    const own = hands[declarer] ?? [];
    const partner = partnerOf(rules, declarer);
    const partners = partner === null ? undefined : hands[partner];
    if (rules.passCount > 0 && partners !== undefined) {
      giveQuickly(rules, trump, partners, own, false);
      giveQuickly(rules, trump, own, partners, true);
    }
    if (rules.widow === 0) return { hands, buried: 0 };
    if (!isWidowTaken) for (const face of deal.widow) own[face] = (own[face] ?? 0) + 1;
    return { hands, buried: buryQuickly(rules, trump, own) };
  }

  function resultOf(
    deal: SampledDeal,
    contract: Contract,
    exchanged: Exchanged = exchange(deal, contract),
  ): PlayedResult {
    const { declarer, trump, amount } = contract;
    clearTable(table, rules.deck);
    table.trump = SUITS.indexOf(trump);
    table.declarer = declarer;
    const bidder = sideOf(rules, declarer);
    if (rules.widow > 0) {
      table.points[bidder] = exchanged.buried;
      table.tricks[bidder] = 1;
    }
    terms.meld.fill(0);
    exchanged.hands.forEach((hand, other) => {
      for (let face = 0; face < FACE_COUNT; face += 1)
        for (let copy = hand[face] ?? 0; copy > 0; copy -= 1) putCard(table, other, face);
      const own = sideOf(rules, other);
      if (rules.defendersMeld || own === bidder)
        terms.meld[own] = (terms.meld[own] ?? 0) + meldPoints(rules, trump, hand);
    });
    const meld = terms.meld[bidder] ?? 0;
    setContract(terms, amount, bidder);
    if (rules.throwIn !== 'off' && meld + trickSum(rules) < amount) {
      const value = valueOfThrowIn(rules, terms.meld, bidder, side, amount);
      return { value, made: false, meld, tricks: 0 };
    }
    table.at[TURN] = declarer;
    table.at[LEFT] = handSize(rules);
    playOut(table, policy);
    return resultFor(table, terms, side, bidder);
  }

  interface Lie {
    readonly hands: Counts[];
    readonly widow: readonly Face[];
  }

  /** Every deal that fits is equally likely. */
  function drawHands(generator: Generator): Lie {
    const deal = sampleDeal(generator);
    const hands = view.handSizes.map((_, other) => {
      if (other === seat) return [...knowledge.hand];
      const hand = countFaces(deal[other] ?? []);
      knowledge.known[other]?.forEach((count, face) => {
        hand[face] = (hand[face] ?? 0) + count;
      });
      return hand;
    });
    return { hands, widow: deal[rules.players] ?? [] };
  }

  const brokenPromises = ({ hands }: Lie): number =>
    promises.reduce(
      (sum, { caller, shown }) =>
        sum + (keepsPromise(shown, showableOf(rules, at(hands, caller))) ? 0 : 1),
      0,
    );

  return {
    sample: (generator) => {
      let lie = drawHands(generator);
      let broken = brokenPromises(lie);
      for (let tries = 1; broken > 0 && tries < MOST_TRIES; tries += 1) {
        const other = drawHands(generator);
        const brokenThere = brokenPromises(other);
        if (brokenThere < broken) [lie, broken] = [other, brokenThere];
      }
      const { hands, widow } = lie;
      const plans = hands.map((hand, other) => {
        const named = other === view.declarer ? view.trump : null;
        const plansFor = plansOf(rules, hand).filter(
          ({ suit }) => named === null || suit === named,
        );
        return bestOfPlans(plansFor, view.handSizes[other] ?? 1);
      });
      return { hands, widow, plans, weight: weightOf(plans) * BROKEN ** broken };
    },
    resultOf,
    valueOf: (deal, contract) => resultOf(deal, contract).value,
  };
}

/** The bidder loses the contract, every other side scores its meld (rules, section 6). */
export function valueOfThrowIn(
  rules: RuleSet,
  meld: ArrayLike<number>,
  bidder: number,
  side: number,
  amount: number,
): number {
  const points = Array.from(meld, (each, other) => (other === bidder ? -amount : each));
  const others = points.reduce((sum, each, other) => (other === side ? sum : sum + each), 0);
  return (points[side] ?? 0) - others / (sideCount(rules) - 1);
}
