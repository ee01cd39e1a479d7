import type { RuleSet } from '@shared/game/rules';
import { NaiveGame } from '../../naive/NaiveGame';
import { type Card, fromText } from '../../naive/naiveCards';
import type { NaiveAction, NaiveCards } from '../../naive/naiveTypes';
import { cardOf, sortedNumbers } from './cardNumbers';

interface Meld {
  readonly name: string;
  readonly cards: readonly Card[];
  readonly points: number;
}

/** A deal played again by the rules, with all that has happened in it so far. */
export class Replay {
  readonly game: NaiveGame;
  readonly calls: { seat: number; call: number | 'pass'; forced: boolean }[] = [];
  high: { seat: number; amount: number } | null = null;
  readonly passed: { seat: number; to: number; cards: Card[] }[] = [];
  buried: Card[] | null = null;
  moon = false;
  /** The trick that isn't complete yet. */
  trick: { leader: number; cards: Card[] } | null = null;
  /** What was melded with two players, by seat. */
  readonly laidDown: Meld[][];
  hasEnded = false;

  constructor(
    readonly rules: RuleSet,
    readonly dealer: number,
    readonly cards: NaiveCards,
  ) {
    this.game = new NaiveGame(rules, dealer);
    this.game.startDeal(cards);
    this.laidDown = cards.hands.map(() => []);
    const turnedUp = cards.stock.at(-1);
    if (turnedUp?.startsWith('9')) this.scoreDix(dealer, turnedUp);
  }

  /** Plays one entry of `moves`; throws when the rules don't allow it. */
  act(move: NaiveAction): void {
    if (this.hasEnded) throw new Error('the deal is over');
    const [seat, , argument] = move;
    if (this.isForcedBid(move)) {
      this.call(seat, Number(argument), true);
      return;
    }
    const { phase, stock, tricks } = this.game;
    const turnedUp = stock.at(-1)?.card ?? '';
    const tricksBefore = tricks.length;
    this.game.act(move);
    this.hasEnded = this.game.phase.kind === 'dealt-out' || this.game.phase.kind === 'over';
    this.note(move, phase, turnedUp);
    if (this.game.tricks.length > tricksBefore) this.trick = null;
  }

  /** Plays a card for whoever is to play. */
  playNext(card: number): void {
    const { phase } = this.game;
    if (!('seat' in phase)) throw new Error('nobody is to play');
    this.act([phase.seat, 'play', cardOf(card)]);
  }

  /** All cards played so far, in order. */
  get played(): readonly Card[] {
    return [...this.game.tricks.flatMap(({ cards }) => cards), ...(this.trick?.cards ?? [])];
  }

  /** The bid that the program makes for the last player: not a decision, and so not an action of the naive game. */
  private isForcedBid([seat, verb, argument]: NaiveAction): boolean {
    const { declarer, contract, phase } = this.game;
    return (
      verb === 'bid' &&
      this.rules.allPass === 'forced' &&
      phase.kind === 'trump' &&
      this.high === null &&
      seat === declarer &&
      argument === contract
    );
  }

  /** Remembers what the naive game doesn't. `phase` and `turnedUp` are those in which the move was made. */
  private note(move: NaiveAction, phase: NaiveGame['phase'], turnedUp: Card): void {
    const [seat, verb, argument] = move;
    const cards = typeof argument === 'string' ? fromText(argument) : [];
    if (verb === 'bid') this.call(seat, Number(argument), false);
    if (verb === 'pass') this.call(seat, 'pass', false);
    if (verb === 'give' && phase.kind === 'give') this.passed.push({ seat, to: phase.to, cards });
    if (verb === 'bury') this.buried = cards;
    if (verb === 'moon') this.moon = true;
    if (verb === 'dix' || verb === 'exchange') this.scoreDix(seat, turnedUp);
    if (verb === 'meld' && phase.kind === 'after-trick') {
      const isThis = (meld: Meld) => `${sortedNumbers(meld.cards)}` === `${sortedNumbers(cards)}`;
      this.laidDown[seat]?.push(...phase.melds.filter(isThis).slice(0, 1));
    }
    if (verb === 'play') {
      this.trick ??= { leader: seat, cards: [] };
      this.trick.cards.push(...cards);
    }
  }

  private call(seat: number, call: number | 'pass', forced: boolean): void {
    this.calls.push({ seat, call, forced });
    if (call !== 'pass') this.high = { seat, amount: call };
  }

  private scoreDix(seat: number, turnedUp: Card): void {
    const nine = `9${turnedUp[1]}`;
    this.laidDown[seat]?.push({ name: 'dix', cards: [nine], points: this.rules.meld.dix });
  }
}
