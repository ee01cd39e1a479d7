import { DECKS, type Face, printFace, type Suit } from '@shared/game/cards';
import { MUST_WINS, type MustWin } from '@shared/game/rules';
import { playRefusalSentence } from '@shared/game/words';
import { demandOf, distinct } from '../engine/trickPlay';
import { readCards, readHand, readJsonLine, readTrump, textField } from './cardArguments';
import {
  type Command,
  linesOf,
  oneOf,
  printResult,
  readArguments,
  WrongArguments,
} from './command';
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

function answerLine(text: string, number: number) {
  const line = readJsonLine(text, number);
  const name = `Line ${number}`;
  const { legal: cards } = answer({
    trick: readCards(name, textField(line, 'trick', number)),
    hand: readCards(name, textField(line, 'hand', number)),
    trump: readTrump(textField(line, 'trump', number)),
    mustWin: oneOf(`${name}: mustWin`, textField(line, 'mustWin', number), MUST_WINS),
  });
  return { legal: cards };
}

export const legal: Command = {
  usage: `${RULE_USAGE} --trump S --trick "KD AD" "9D TD JS" | --batch FILE`,
  summary: 'the cards of a hand that may be played to a trick, and why the others may not',
  async run(args) {
    const { values, positionals } = readArguments(args, {
      ...RULE_OPTIONS,
      trump: { type: 'string' },
      trick: { type: 'string' },
      batch: { type: 'string' },
    });
    if (values.batch !== undefined) {
      for await (const { text, number } of linesOf(values.batch)) {
        await printResult(answerLine(text, number));
      }
      return 0;
    }
    const rules = readRules(values);
    if (positionals.length === 0) throw new WrongArguments('Give the hand, as in "9D TD JS".');
    const { copies } = DECKS[rules.deck];
    const trick = readHand('--trick', values.trick ?? '', copies);
    const hand = readHand('The hand', positionals.join(' '), copies);
    const trump = readTrump(values.trump);
    await printResult(answer({ trick, hand, trump, mustWin: rules.mustWin }));
    return 0;
  },
};
