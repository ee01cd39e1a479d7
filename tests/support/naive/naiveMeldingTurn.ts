import type { RuleSet } from '@shared/game/rules';
import { type Card, inOrder, type NaiveSuit, toText } from './naiveCards';
import type { NaiveMeld } from './naiveMelds';
import { type Copy, layableMelds, layDown, unshownNine } from './naiveTwoHand';

/** What the winner of a two-hand trick may do before drawing (rules, section 8). */
export class NaiveMeldingTurn {
  private hasMelded = false;

  constructor(
    private readonly rules: RuleSet,
    private readonly trump: NaiveSuit,
    public hand: Copy[],
    /** Cards left to draw, the turned-up one last. */
    public stock: Copy[],
  ) {}

  get dix(): boolean {
    return unshownNine(this.hand, this.trump) !== null;
  }

  get exchange(): boolean {
    return this.dix && this.turnedUp.card[0] !== '9';
  }

  get melds(): NaiveMeld[] {
    return this.hasMelded ? [] : layableMelds(this.rules.meld, this.trump, this.hand);
  }

  private get turnedUp(): Copy {
    const copy = this.stock.at(-1);
    if (copy === undefined) throw new Error('the stock is gone');
    return copy;
  }

  /** The points an action scores, or null when it isn't allowed. */
  act(verb: string, cards: readonly Card[]): number | null {
    if (verb === 'meld') {
      const meld = this.melds.find((each) => toText(each.cards) === toText(inOrder(cards)));
      if (meld === undefined) return null;
      layDown(meld, this.hand);
      this.hasMelded = true;
      return meld.points;
    }
    const nine = unshownNine(this.hand, this.trump);
    if (nine === null) return null;
    if (verb === 'exchange' && this.exchange) {
      this.hand = [...this.hand.filter((each) => each !== nine), this.turnedUp];
      this.stock = [...this.stock.slice(0, -1), nine];
    } else if (verb !== 'dix') return null;
    nine.shownNine = true;
    return this.rules.meld.dix;
  }

  /** The same turn over copies of the cards. */
  over(hand: Copy[], stock: Copy[]): NaiveMeldingTurn {
    const turn = new NaiveMeldingTurn(this.rules, this.trump, hand, stock);
    turn.hasMelded = this.hasMelded;
    return turn;
  }
}
