import type { RuleSet } from '@shared/game/rules';
import { NaiveGame } from '../../naive/NaiveGame';
import { type Card, fromText, RANK_ORDER, rank, SUIT_ORDER, suit } from '../../naive/naiveCards';
import { countedMeld } from '../../naive/naiveScoring';
import { pointsIn } from '../../naive/naiveTricks';
import type { NaiveAction, NaiveCards } from '../../naive/naiveTypes';

/** A card as the messages number it, and back. */
export const numberOf = (card: Card): number =>
  SUIT_ORDER.indexOf(suit(card)) * 6 + RANK_ORDER.indexOf(rank(card));
export const cardOf = (number: number): Card =>
  `${RANK_ORDER[number % 6]}${SUIT_ORDER[Math.floor(number / 6)]}`;

const sorted = (cards: readonly Card[]): number[] => cards.map(numberOf).sort((a, b) => a - b);
const meldOf = (melds: readonly { name: string; cards: readonly Card[]; points: number }[]) =>
  melds.map(({ name, cards, points }) => `${name} ${sorted(cards)} = ${points}`).sort();

/** A deal played again by the rules, with what each seat may see of it (docs/network.md, "What a program sees"). */
export class Replay {
  private readonly game: NaiveGame;
  private calls: { seat: number; call: number | 'pass'; forced: boolean }[] = [];
  private high: { seat: number; amount: number } | null = null;
  private passed: { seat: number; to: number; cards: Card[] }[] = [];
  private buried: Card[] | null = null;
  private moon = false;
  private trick: { leader: number; cards: Card[] } | null = null;
  private laidDown: { name: string; cards: readonly Card[]; points: number }[][];
  private laidPoints: number[];
  private ended = false;

  constructor(
    private readonly rules: RuleSet,
    private readonly dealer: number,
    private readonly cards: NaiveCards,
  ) {
    this.game = new NaiveGame(rules, dealer);
    this.game.startDeal(cards);
    this.laidDown = cards.hands.map(() => []);
    this.laidPoints = cards.hands.map(() => 0);
    const turnedUp = cards.stock.at(-1);
    if (turnedUp?.startsWith('9')) this.score(dealer, 'dix', [turnedUp], rules.meld.dix);
  }

  /** Plays one entry of `moves`; throws when the rules don't allow it. */
  act(move: NaiveAction): void {
    const [seat, verb, argument] = move;
    const { phase } = this.game;
    if (this.ended) throw new Error('the deal is over');
    if (this.isForcedBid(move)) {
      this.call(seat, Number(argument), true);
      return;
    }
    const cards = typeof argument === 'string' ? fromText(argument) : [];
    const turnedUp = this.game.stock.at(-1)?.card ?? '';
    const wonBefore = this.game.tricks.length;
    if (verb === 'meld' && phase.kind === 'after-trick') {
      const meld = phase.melds.find((each) => `${sorted(each.cards)}` === `${sorted(cards)}`);
      if (meld !== undefined) this.score(seat, meld.name, meld.cards, meld.points);
    }
    this.game.act(move);
    this.ended = this.game.phase.kind === 'dealt-out' || this.game.phase.kind === 'over';
    if (verb === 'bid') this.call(seat, Number(argument), false);
    if (verb === 'pass') this.call(seat, 'pass', false);
    if (verb === 'give' && phase.kind === 'give') this.passed.push({ seat, to: phase.to, cards });
    if (verb === 'bury') this.buried = cards;
    if (verb === 'moon') this.moon = true;
    if (verb === 'dix' || verb === 'exchange')
      this.score(seat, 'dix', [`9${turnedUp[1]}`], this.rules.meld.dix);
    if (verb === 'play') {
      this.trick ??= { leader: seat, cards: [] };
      this.trick.cards.push(...cards);
    }
    if (this.game.tricks.length > wonBefore) this.trick = null;
  }

  /** The bid that the program makes for the last player: no decision, and so no action of the naive game. */
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

  private call(seat: number, call: number | 'pass', forced: boolean): void {
    this.calls.push({ seat, call, forced });
    if (call !== 'pass') this.high = { seat, amount: call };
  }

  private score(seat: number, name: string, cards: readonly Card[], points: number): void {
    this.laidDown[seat]?.push({ name, cards, points });
    this.laidPoints[seat] = (this.laidPoints[seat] ?? 0) + points;
  }

  /** All cards played so far, in order. */
  played(): number[] {
    return [...this.game.tricks.flatMap(({ cards }) => cards), ...(this.trick?.cards ?? [])].map(
      numberOf,
    );
  }

  /** Plays a card for whoever is to play. */
  playNext(card: number): void {
    const { phase } = this.game;
    if (!('seat' in phase)) throw new Error('nobody is to play');
    this.act([phase.seat, 'play', cardOf(card)]);
  }

  get redealt(): boolean {
    return this.game.result?.how === 'redeal';
  }

  /** What a seat may see, field by field; null for somebody who watches. */
  position(seat: number | null): Record<string, unknown> {
    const { game, rules } = this;
    const two = rules.players === 2;
    const seats = this.cards.hands.map((_, index) => index);
    const own = (cards: readonly Card[] | undefined) =>
      cards === undefined ? null : sorted(cards);
    const got = this.passed.find(({ to }) => to === seat);
    const knowsGot = rules.passOrder === 'partner-first' || this.passed.length === 2;
    const { result } = game;
    return {
      dealer: this.dealer,
      phase: this.phase(),
      hand: seat === null ? [] : sorted(game.hand(seat)),
      handSizes: seats.map((each) => game.hand(each).length),
      auction: { calls: [...this.calls], high: this.high },
      declarer: game.declarer,
      contract: game.contract,
      trump: game.trump,
      moon: this.moon,
      widow: rules.widow > 0 && game.declarer !== null ? sorted(this.cards.widow) : null,
      stock: two
        ? {
            count: game.stock.length,
            turnedUp: game.stock.map((c) => numberOf(c.card)).at(-1) ?? null,
          }
        : null,
      gave: own(this.passed.find((each) => each.seat === seat)?.cards),
      got: knowsGot ? own(got?.cards) : null,
      buried: seat === game.declarer && seat !== null && this.buried ? sorted(this.buried) : null,
      melds: this.melds(),
      open: two
        ? seats.map((each) =>
            game
              .open(each)
              .map((text) => text.split(' '))
              .map(([card = '', types]) => `${numberOf(card)} ${types}`)
              .sort(),
          )
        : null,
      trick: this.trick && { ...this.trick, cards: this.trick.cards.map(numberOf) },
      tricks: game.tricks.map((trick) => ({ ...trick, cards: trick.cards.map(numberOf) })),
      sides: this.sides(seat),
      result: result && {
        ...result,
        sides: result.sides.map(({ meld, tricks, points }) => ({ meld, tricks, points })),
      },
    };
  }

  private phase(): unknown {
    const { phase } = this.game;
    if (phase.kind === 'dealt-out' || phase.kind === 'over') return { kind: 'over' };
    const { kind, seat } = phase;
    return kind === 'give' ? { kind, seat, to: phase.to } : { kind, seat };
  }

  private melds(): unknown {
    const isTwoHanded = this.rules.players === 2;
    if (isTwoHanded && this.laidDown.every((melds) => melds.length === 0)) return null;
    const shown = isTwoHanded
      ? this.laidDown.map((melds, seat) => ({ points: this.laidPoints[seat] ?? 0, melds }))
      : this.game.melds;
    return shown?.map(({ points, melds }) => ({ points, melds: meldOf(melds) })) ?? null;
  }

  private sides(seat: number | null): unknown {
    const { game, rules } = this;
    const knowsBury = this.ended || (seat !== null && seat === game.declarer);
    return game.totals.map((_, side) => {
      const ours = (each: number): boolean => game.sideOf(each) === side;
      const won = game.tricks.filter(({ winner }) => ours(winner));
      const bury = game.declarer !== null && ours(game.declarer) ? this.buried : null;
      const points =
        this.rules.players === 2 ? this.laidPoints : (game.melds?.map((m) => m.points) ?? []);
      const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
      const tally = {
        meld: sum(points.filter((_p, each) => ours(each))),
        tricks: sum(won.map((t) => t.points)) + (bury && knowsBury ? pointsIn(rules, bury) : 0),
        trickCount: won.length + (bury ? 1 : 0),
      };
      return { ...tally, meldCounts: countedMeld(rules, { ...tally, meld: 1 }) > 0 };
    });
  }
}
