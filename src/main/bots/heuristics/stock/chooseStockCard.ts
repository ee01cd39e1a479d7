import { beats } from '@main/engine/trickPlay';
import { at, countFaces, type Face, rankIndex, SUITS, suitIndex } from '@shared/game/cards';
import { counterList } from '@shared/game/rules';
import type { Seat } from '@shared/game/seats';
import type { PlayerView } from '@shared/game/view';
import { chanceOfNone } from '../../belief/knowledge/chances';
import { type Knowledge, readKnowledge } from '../../belief/knowledge/knowledge';
import { counterUnit } from '../playing/situation';
import { type MeldHope, readMeldHope } from './meldHope';

/** Figures of the two-hand game while the stock lasts, in ordinary counters. */
interface StockWeights {
  /** What is left of a meld's hope when the card is given up. */
  readonly meld: number;
  /** What laying down a ready meld now is worth, as a share of its points; and at the very last. */
  readonly ready: number;
  readonly readyAtLast: number;
  /** Power kept for the strict tricks, by rank index. */
  readonly keepTrump: readonly number[];
  readonly keepPlain: readonly number[];
  /** How eagerly the other wins a trick with a counter in it, and one without. */
  readonly eagerForCounter: number;
  readonly eager: number;
  /** What the other adds to a trick it loses. */
  readonly added: number;
  /** Drawing first from the stock. */
  readonly firstDraw: number;
}

const STOCK: StockWeights = {
  meld: 0.8,
  ready: 0.25,
  readyAtLast: 1,
  keepTrump: [2.2, 1.7, 1.3, 1.2, 1.1, 0.8],
  keepPlain: [1.1, 0.35, 0.2, 0.15, 0.1, 0],
  eagerForCounter: 0.75,
  eager: 0.35,
  added: 0.15,
  firstDraw: 0,
};

interface StockPhase {
  readonly view: PlayerView;
  readonly knowledge: Knowledge;
  readonly trump: number;
  readonly counters: readonly number[];
  readonly hope: MeldHope;
  readonly hopeNow: number;
  readonly unit: number;
  /** What winning this trick is worth in addition to its cards. */
  readonly win: number;
}

function readStockPhase(view: PlayerView, seat: Seat): StockPhase {
  const { rules } = view;
  const suit = view.trump ?? 'S';
  const knowledge = readKnowledge(view, seat);
  const unit = counterUnit(rules);
  const stock = view.stock?.count ?? 0;
  const open = countFaces(
    (view.open?.[seat] ?? []).filter((card) => card.types > 0).map((card) => card.face),
  );
  const hope = readMeldHope({
    rules,
    trump: suit,
    knowledge,
    laid: view.melds?.[seat]?.melds ?? [],
    open,
    stock,
  });
  const urgency = stock <= 4 ? STOCK.readyAtLast : STOCK.ready;
  return {
    view,
    knowledge,
    trump: SUITS.indexOf(suit),
    counters: counterList(rules).map((each) => each / unit),
    hope,
    hopeNow: hope.of(knowledge.hand),
    unit,
    win: (hope.ready / unit) * urgency + STOCK.firstDraw,
  };
}

/** What giving the card up costs in melds to come and in power for the strict tricks. */
function costOf(phase: StockPhase, card: Face): number {
  const rest = [...phase.knowledge.hand];
  rest[card] = (rest[card] ?? 0) - 1;
  const melds = (phase.hopeNow - phase.hope.of(rest)) / phase.unit;
  const power = suitIndex(card) === phase.trump ? STOCK.keepTrump : STOCK.keepPlain;
  return STOCK.meld * melds + (power[rankIndex(card)] ?? 0);
}

/** What parting with the card takes from the melds that may still come, in points. */
export function meldHopeLost(view: PlayerView, seat: Seat, card: Face): number {
  const { hope, hopeNow, knowledge } = readStockPhase(view, seat);
  const rest = [...knowledge.hand];
  rest[card] = (rest[card] ?? 0) - 1;
  return Math.max(0, hopeNow - hope.of(rest));
}

function valueOfReply(phase: StockPhase, card: Face, led: Face): number {
  const pot = (phase.counters[rankIndex(led)] ?? 0) + (phase.counters[rankIndex(card)] ?? 0);
  const won = beats(card, led, phase.trump);
  return (won ? pot + phase.win : 0) - costOf(phase, card);
}

/** The chance that the other can beat a lead, and how likely it then does. */
function chanceOfBeating(phase: StockPhase, seat: Seat, card: Face): number {
  const { knowledge, trump } = phase;
  const other = 1 - seat;
  const suit = suitIndex(card);
  const noHigher = chanceOfNone(knowledge, other, suit, 0, rankIndex(card));
  const noTrump = suit === trump ? 1 : chanceOfNone(knowledge, other, trump, 0, 6);
  const counter = phase.counters[rankIndex(card)] ?? 0;
  return (1 - noHigher * noTrump) * (counter > 0.5 ? STOCK.eagerForCounter : STOCK.eager);
}

function valueOfLead(phase: StockPhase, seat: Seat, card: Face): number {
  const wins = 1 - chanceOfBeating(phase, seat, card);
  const counter = phase.counters[rankIndex(card)] ?? 0;
  return wins * (counter + STOCK.added + phase.win) - costOf(phase, card);
}

/** A card of the two-hand game while the stock lasts: any card may be played to any trick. */
export function chooseStockCard(view: PlayerView, seat: Seat, legal: readonly Face[]): Face {
  const phase = readStockPhase(view, seat);
  const led = view.trick?.cards[0];
  let choice = at(legal, 0);
  let most = Number.NEGATIVE_INFINITY;
  for (const card of legal) {
    const value =
      led === undefined ? valueOfLead(phase, seat, card) : valueOfReply(phase, card, led);
    if (value > most) {
      most = value;
      choice = card;
    }
  }
  return choice;
}
