import type { RuleSet } from '@shared/game/rules';
import { type AuctionTurn, biddingOrder, NaiveAuction } from './naiveAuction';
import {
  type Card,
  fromText,
  inOrder,
  type NaiveSuit,
  SUIT_ORDER,
  suit,
  toText,
  wholeDeck,
  without,
} from './naiveCards';
import { buryChoices } from './naiveChoices';
import { NaiveMeldingTurn } from './naiveMeldingTurn';
import { type NaiveMelds, naiveMelds } from './naiveMelds';
import {
  type NaiveHow,
  type NaiveSide,
  naiveWinner,
  scoreAuctionDeal,
  sumOfTricks,
} from './naiveScoring';
import { claimLead, lowest, mayClaim, naiveLegal, pointsIn, winningIndex } from './naiveTricks';
import { type Copy, copyToPlay, freshCopy } from './naiveTwoHand';
import type {
  NaiveAction,
  NaiveCards,
  NaivePhase,
  NaiveResult,
  NaiveTrick,
  PhaseOf,
} from './naiveTypes';

function known<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('not known yet');
  return value;
}

const at = <T>(list: readonly T[], index: number): T => known(list[index]);

/**
 * A whole game by rules.md alone, one deal after the other, told what is dealt and what is done. It
 * checks every action against `phase` and throws on an illegal one.
 */
export class NaiveGame {
  phase: NaivePhase = { kind: 'dealt-out' };
  readonly totals: number[];
  winner: number | null = null;
  /** Of the deal in hand, or of the one just ended. */
  tricks: NaiveTrick[] = [];
  melds: NaiveMelds[] | null = null;
  result: NaiveResult | null = null;
  declarer: number | null = null;
  contract: number | null = null;
  trump: NaiveSuit | null = null;
  /** Cards left to draw in the two-hand game, the turned-up one last. */
  stock: Copy[] = [];
  private hands: Copy[][] = [];
  private widow: readonly Card[] = [];
  private auction: NaiveAuction | null = null;
  private toAsk: number[] = [];
  private partnerGift: readonly Card[] | null = null;
  private buried: readonly Card[] = [];
  private moon = false;
  private leader = 0;
  private trick: Card[] = [];
  private twoHandMeld: number[] = [];
  private meldingTurn: NaiveMeldingTurn | null = null;
  private dealsPlayed = 0;

  /** `dealer` deals first, and afterwards is who deals next. */
  constructor(
    readonly rules: RuleSet,
    public dealer: number,
  ) {
    this.totals = new Array<number>(this.sideCount).fill(0);
  }

  /** A game of its own that goes on from here, after the auction. */
  clone(): NaiveGame {
    const { rules, auction, meldingTurn, ...state } = this;
    const copy = Object.assign(new NaiveGame(rules, this.dealer), structuredClone(state));
    const { phase } = copy;
    if (phase.kind === 'after-trick' && meldingTurn !== null)
      copy.meldingTurn = meldingTurn.over(at(copy.hands, phase.seat), copy.stock);
    return copy;
  }

  get sideCount(): number {
    return this.rules.partners ? this.rules.players / 2 : this.rules.players;
  }

  sideOf(seat: number): number {
    return seat % this.sideCount;
  }

  hand(seat: number): Card[] {
    return inOrder(at(this.hands, seat).map((copy) => copy.card));
  }

  /** Two-hand: what lies open before a seat, each with the number of types it was melded in. */
  open(seat: number): string[] {
    if (this.stock.length === 0) return [];
    return at(this.hands, seat)
      .filter((copy) => copy.meldedAt !== null || copy.shownNine)
      .map((copy) => `${copy.card} ${copy.uses.size}`)
      .sort();
  }

  startDeal(cards: NaiveCards): void {
    if (this.phase.kind !== 'dealt-out') throw new Error('a deal is still being played');
    const all = [...cards.hands.flat(), ...cards.widow, ...cards.stock];
    if (toText(inOrder(all)) !== toText(inOrder(wholeDeck(this.rules.deck))))
      throw new Error('not the whole deck');
    if (new Set(cards.hands.map((hand) => hand.length)).size !== 1)
      throw new Error('hands of different sizes');
    this.hands = cards.hands.map((hand) => hand.map(freshCopy));
    this.widow = cards.widow;
    this.stock = cards.stock.map(freshCopy);
    this.tricks = [];
    this.trick = [];
    this.melds = null;
    this.result = null;
    this.declarer = null;
    this.contract = null;
    this.trump = null;
    this.partnerGift = null;
    this.buried = [];
    this.moon = false;
    this.auction = new NaiveAuction(this.rules, this.dealer);
    this.phase = this.rules.players === 2 ? this.startTwoHand() : this.startAuction();
  }

  act(action: NaiveAction): void {
    const next = this.next(action);
    if (next === null)
      throw new Error(`${JSON.stringify(action)} is not allowed in ${JSON.stringify(this.phase)}`);
    this.phase = next;
  }

  /** The phase an action leads to; null when it isn't allowed. */
  private next([seat, verb, argument]: NaiveAction): NaivePhase | null {
    const { phase } = this;
    if (phase.kind === 'dealt-out' || phase.kind === 'over' || seat !== phase.seat) return null;
    const cards = typeof argument === 'string' ? fromText(argument) : [];
    switch (phase.kind) {
      case 'nines':
        if (verb === 'redeal') return this.endRedealt();
        return verb === 'keep' ? this.askNextOrBid() : null;
      case 'auction':
        return this.call(phase, verb, argument);
      case 'trump':
        this.trump = SUIT_ORDER.find((each) => each === argument) ?? null;
        return verb === 'trump' && this.trump !== null ? this.afterTrump(seat) : null;
      case 'give':
        return verb === 'give' && cards.length === phase.count ? this.give(phase, cards) : null;
      case 'bury':
        if (verb !== 'bury') return null;
        if (!phase.allowed.some((each) => toText(each) === toText(inOrder(cards)))) return null;
        this.take(seat, cards);
        this.buried = cards;
        return this.showMelds();
      case 'decision':
        if (!phase.options.includes(verb)) return null;
        this.moon = verb === 'moon';
        return verb === 'throw-in' ? this.endAuctionDeal(true) : this.startPlay(seat);
      case 'play':
        if (verb === 'claim') return phase.claim ? this.playOutClaim(seat) : null;
        return verb === 'play' && phase.cards.includes(String(argument))
          ? this.play(seat, String(argument))
          : null;
      case 'after-trick':
        return this.actAfterTrick(seat, verb, cards);
    }
  }

  private take(seat: number, cards: readonly Card[]): void {
    for (const card of cards) {
      const copy = copyToPlay(at(this.hands, seat), card);
      this.hands[seat] = at(this.hands, seat).filter((each) => each !== copy);
    }
  }

  private add(seat: number, cards: readonly Card[]): void {
    at(this.hands, seat).push(...cards.map(freshCopy));
  }

  private startAuction(): NaivePhase {
    const nines = (seat: number) => this.hand(seat).filter((card) => card.startsWith('9')).length;
    this.toAsk = this.rules.ninesRedeal
      ? biddingOrder(this.rules, this.dealer).filter((seat) => nines(seat) > 5)
      : [];
    return this.askNextOrBid();
  }

  private askNextOrBid(): NaivePhase {
    const seat = this.toAsk.shift();
    return seat === undefined ? this.toBid(known(this.auction).next) : { kind: 'nines', seat };
  }

  private call(
    phase: PhaseOf<'auction'>,
    verb: string,
    amount: string | number | undefined,
  ): NaivePhase | null {
    const auction = known(this.auction);
    if (verb === 'pass') auction.pass();
    else if (verb === 'bid' && typeof amount === 'number' && phase.bids.includes(amount))
      auction.bid(amount);
    else return null;
    return this.toBid(auction.next);
  }

  private toBid(turn: AuctionTurn): NaivePhase {
    if (turn.kind === 'all-passed') return this.endRedealt();
    if (turn.kind === 'turn') return { kind: 'auction', seat: turn.seat, bids: turn.bids };
    this.declarer = turn.declarer;
    this.contract = turn.contract;
    this.add(this.declarer, this.widow);
    return { kind: 'trump', seat: this.declarer };
  }

  private afterTrump(declarer: number): NaivePhase {
    const { passCount, players, widow } = this.rules;
    const partner = (declarer + players / 2) % players;
    if (passCount > 0) return { kind: 'give', seat: partner, to: declarer, count: passCount };
    if (widow === 0) return this.showMelds();
    if (this.rules.meldBeforeBury) this.melds = this.meldsOfAll();
    const choices = buryChoices(this.rules, known(this.trump), this.hand(declarer));
    return { kind: 'bury', seat: declarer, count: widow, ...choices };
  }

  private give({ seat, to }: PhaseOf<'give'>, cards: readonly Card[]): NaivePhase {
    this.take(seat, cards);
    if (this.partnerGift === null) {
      this.partnerGift = cards;
      if (this.rules.passOrder === 'partner-first') this.add(to, cards);
      return { kind: 'give', seat: to, to: seat, count: cards.length };
    }
    this.add(to, cards);
    if (this.rules.passOrder === 'together') this.add(seat, this.partnerGift);
    return this.showMelds();
  }

  private meldsOfAll(): NaiveMelds[] {
    const { rules } = this;
    const declarerSide = this.sideOf(known(this.declarer));
    return this.hands.map((_, seat) =>
      rules.defendersMeld || this.sideOf(seat) === declarerSide
        ? naiveMelds(rules.meld, known(this.trump), this.hand(seat))
        : { points: 0, melds: [] },
    );
  }

  private showMelds(): NaivePhase {
    const { rules } = this;
    const declarer = known(this.declarer);
    this.melds = this.meldsOfAll();
    const meld = at(this.sides(), this.sideOf(declarer)).meld;
    const hopeless = meld + sumOfTricks(rules) < known(this.contract);
    if (hopeless && rules.throwIn === 'automatic') return this.endAuctionDeal(true);
    if (hopeless && rules.throwIn === 'choice')
      return { kind: 'decision', seat: declarer, options: ['throw-in'] };
    const options = ['play-on'];
    if (rules.throwIn === 'choice') options.push('throw-in');
    if (rules.moon !== null) options.push('moon');
    return options.length > 1
      ? { kind: 'decision', seat: declarer, options }
      : this.startPlay(declarer);
  }

  /** Melds, trick points and tricks of each side; the bury is a trick of the declarer's side. */
  private sides(): NaiveSide[] {
    const meldsBySeat = this.melds?.map((each) => each.points) ?? this.twoHandMeld;
    return this.totals.map((_, side) => {
      const won = this.tricks.filter((trick) => this.sideOf(trick.winner) === side);
      const ownBury = this.declarer !== null && this.sideOf(this.declarer) === side;
      const buried = ownBury ? this.buried : [];
      let meld = 0;
      meldsBySeat.forEach((points, seat) => {
        if (this.sideOf(seat) === side) meld += points;
      });
      let tricks = pointsIn(this.rules, buried);
      for (const trick of won) tricks += trick.points;
      return { meld, tricks, trickCount: won.length + (buried.length > 0 ? 1 : 0) };
    });
  }

  private startPlay(leader: number): NaivePhase {
    this.leader = leader;
    this.trick = [];
    return this.toPlay();
  }

  private toPlay(): NaivePhase {
    const { rules } = this;
    const seat = (this.leader + this.trick.length) % rules.players;
    const trump = known(this.trump);
    const mustWin = rules.players === 2 ? 'always' : rules.mustWin;
    const binding = this.stock.length > 0 ? [] : this.trick;
    return {
      kind: 'play',
      seat,
      cards: naiveLegal(mustWin, trump, binding, this.hand(seat)),
      claim: rules.claim && this.trick.length === 0 && this.claimIsSure(seat),
    };
  }

  private claimIsSure(seat: number): boolean {
    const seen = [...this.hand(seat), ...this.tricks.flatMap((trick) => trick.cards)];
    if (seat === this.declarer) seen.push(...this.buried);
    const out = without(wholeDeck(this.rules.deck), seen);
    return mayClaim(known(this.trump), this.hand(seat), out);
  }

  private play(seat: number, card: Card): NaivePhase {
    this.take(seat, [card]);
    this.trick.push(card);
    if (this.trick.length < this.rules.players) return this.toPlay();
    const { leader, trick: cards } = this;
    const winner = (leader + winningIndex(known(this.trump), cards)) % this.rules.players;
    const last = this.hands.every((hand) => hand.length === 0);
    const points = pointsIn(this.rules, cards) + (last ? this.rules.lastTrick : 0);
    this.tricks.push({ leader, cards, winner, points });
    if (last) return this.rules.players === 2 ? this.endTwoHand() : this.endAuctionDeal(false);
    if (this.stock.length === 0) return this.startPlay(winner);
    const hand = at(this.hands, winner);
    const turn = new NaiveMeldingTurn(this.rules, known(this.trump), hand, this.stock);
    return this.afterTrick(winner, turn);
  }

  private playOutClaim(claimer: number): NaivePhase {
    let phase = this.phase;
    while (phase.kind === 'play') {
      const { seat, cards } = phase;
      const leads = this.trick.length === 0;
      if (leads && seat !== claimer) throw new Error('a claim failed');
      const card = leads ? claimLead(known(this.trump), this.hand(seat)) : lowest(cards);
      phase = this.play(seat, card);
    }
    return phase;
  }

  private startTwoHand(): NaivePhase {
    const turnedUp = known(this.stock.at(-1)).card;
    this.trump = suit(turnedUp);
    this.twoHandMeld = [0, 0];
    if (turnedUp.startsWith('9')) this.twoHandMeld[this.dealer] = this.rules.meld.dix;
    return this.startPlay((this.dealer + 1) % 2);
  }

  private afterTrick(seat: number, turn: NaiveMeldingTurn): NaivePhase {
    this.meldingTurn = turn;
    const { dix, exchange, melds } = turn;
    return { kind: 'after-trick', seat, dix, exchange, melds };
  }

  private actAfterTrick(seat: number, verb: string, cards: readonly Card[]): NaivePhase | null {
    if (verb === 'draw') return this.draw(seat);
    const turn = known(this.meldingTurn);
    const points = turn.act(verb, cards);
    if (points === null) return null;
    this.twoHandMeld[seat] = at(this.twoHandMeld, seat) + points;
    this.hands[seat] = turn.hand;
    this.stock = turn.stock;
    return this.afterTrick(seat, turn);
  }

  private draw(winner: number): NaivePhase {
    for (const seat of [winner, 1 - winner]) {
      at(this.hands, seat).push(at(this.stock, 0));
      this.stock = this.stock.slice(1);
    }
    return this.startPlay(winner);
  }

  private endRedealt(): NaivePhase {
    const sides = this.totals.map((total) => ({ meld: 0, tricks: 0, points: 0, total }));
    this.result = { how: 'redeal', declarer: null, contract: null, trump: null, sides };
    return { kind: 'dealt-out' };
  }

  private endAuctionDeal(thrownIn: boolean): NaivePhase {
    const declarerSide = this.sideOf(known(this.declarer));
    const sides = this.sides();
    const { how, points } = scoreAuctionDeal(this.rules, {
      declarerSide,
      contract: known(this.contract),
      thrownIn,
      moon: this.moon,
      sides,
    });
    return this.finish(how, sides, points, declarerSide);
  }

  private endTwoHand(): NaivePhase {
    const sides = this.sides();
    const points = sides.map((side) => side.meld + side.tricks);
    return this.finish('two-hand', sides, points, null);
  }

  private finish(
    how: NaiveHow,
    sides: readonly NaiveSide[],
    points: readonly number[],
    declarerSide: number | null,
  ): NaivePhase {
    const { declarer, contract, trump, totals } = this;
    points.forEach((value, side) => {
      totals[side] = at(totals, side) + value;
    });
    this.result = {
      how,
      declarer,
      contract,
      trump,
      sides: sides.map(({ meld, tricks }, side) => ({
        meld,
        tricks: how === 'thrown-in' ? 0 : tricks,
        points: at(points, side),
        total: at(totals, side),
      })),
    };
    this.dealsPlayed += 1;
    this.dealer = (this.dealer + 1) % this.rules.players;
    this.winner = naiveWinner(this.rules, totals, declarerSide, this.dealsPlayed);
    return { kind: this.winner === null ? 'dealt-out' : 'over' };
  }
}
