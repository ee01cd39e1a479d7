import { type Face, printFace, type Suit } from '@shared/game/cards';
import { handSize, MUST_WINS, type MustWin } from '@shared/game/rules';
import { playRefusalSentence } from '@shared/game/words';
import { demandOf, distinct } from '../engine/trickPlay';
import { oneOf, readArguments } from './arguments';
import { answerBatch, type BatchLine, textField } from './batch';
import {
  ANY_GAME,
  type CardLimits,
  limitsOfDeck,
  readHand,
  readTrick,
  readTrump,
  readTrumpOption,
  refuseImpossible,
} from './cardArguments';
import { type Command, WrongArguments } from './command';
import { legalInPosition } from './legalInPosition';
import { printResult } from './output';
import { POSITION_OPTION, readPosition } from './positionOption';
import { RULE_OPTIONS, RULE_USAGE, readRules } from './ruleOptions';

interface Question {
  readonly trick: readonly Face[];
  readonly hand: readonly Face[];
  readonly trump: Suit;
  readonly mustWin: MustWin;
}

/** The legal cards in the order of the alphabet, and why each other one is refused. */
function answer({ trick, hand, trump, mustWin }: Question) {
  const demand = demandOf(trick, hand, trump, mustWin);
  const cards = distinct(hand);
  return {
    legal: cards
      .filter((card) => demand.isLegal(card))
      .map(printFace)
      .sort(),
    refused: cards
      .filter((card) => !demand.isLegal(card))
      .map((card) => ({
        card: printFace(card),
        code: demand.refusal(card).code,
        reason: playRefusalSentence(demand.refusal(card)),
      })),
  };
}

/** The cards of a question: what lies in the trick isn't in the hand, too. */
function readBoth(
  [trickName, trickText]: readonly [string, string],
  [handName, handText]: readonly [string, string],
  limits: CardLimits,
): Pick<Question, 'trick' | 'hand'> {
  const trick = readTrick(trickName, trickText, limits);
  const hand = readHand(handName, handText, limits);
  refuseImpossible('The trick and the hand', [...trick, ...hand], limits);
  return { trick, hand };
}

function answerLine(line: BatchLine) {
  const { legal: cards } = answer({
    ...readBoth(
      ['"trick"', textField(line, 'trick')],
      ['"hand"', textField(line, 'hand')],
      ANY_GAME,
    ),
    trump: readTrump('"trump"', textField(line, 'trump')),
    mustWin: oneOf('"mustWin"', textField(line, 'mustWin'), MUST_WINS),
  });
  return { legal: cards };
}

const OPTIONS = {
  ...RULE_OPTIONS,
  ...POSITION_OPTION,
  trump: { type: 'string', value: 'SUIT', help: 'the trump suit: S, H, D or C' },
  trick: { type: 'string', value: 'CARDS', help: 'the cards that lie there, the led one first' },
  batch: {
    type: 'string',
    value: 'FILE',
    help: 'answers each line of a file, a JSON object with "trump", "mustWin", "trick" and "hand"; - for standard input',
  },
} as const;

/** Whether anything was said that a position has in it. */
const isAskedOtherwise = (values: Readonly<Record<string, unknown>>): boolean =>
  ['preset', 'rules', 'set', 'trump', 'trick'].some((name) => values[name] !== undefined);

export const legal: Command = {
  usage: `${RULE_USAGE} --trump S --trick "KD AD" "9D TD JS" | --position TEXT | --batch FILE`,
  summary:
    'the cards of a hand that may be played to a trick, and why the others may not; or all that may be done in a position',
  options: OPTIONS,
  async run(args) {
    const { values, positionals } = readArguments(args, OPTIONS);
    if (values.batch !== undefined) {
      await answerBatch(values.batch, answerLine);
      return 0;
    }
    if (values.position !== undefined) {
      if (positionals.length > 0 || isAskedOtherwise(values))
        throw new WrongArguments('--position says it all: give neither rules nor cards with it.');
      await printResult(legalInPosition(readPosition(values.position)));
      return 0;
    }
    const rules = await readRules(values);
    if (positionals.length === 0) throw new WrongArguments('Give the hand, as in "9D TD JS".');
    const cards = readBoth(['--trick', values.trick ?? ''], ['The hand', positionals.join(' ')], {
      ...limitsOfDeck(rules.deck),
      players: rules.players,
      hand: handSize(rules),
    });
    await printResult(
      answer({ ...cards, trump: readTrumpOption(values.trump), mustWin: rules.mustWin }),
    );
    return 0;
  },
};
