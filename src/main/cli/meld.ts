import type { Face, Suit } from '@shared/game/cards';
import { handSize, type MeldTable, type RuleSet } from '@shared/game/rules';
import { scoreMelds } from '../engine/melding';
import { recordMelds } from '../engine/record';
import { readArguments } from './arguments';
import { answerBatch, type BatchLine, textField } from './batch';
import {
  ANY_GAME,
  type CardLimits,
  limitsOfDeck,
  readHand,
  readTrump,
  readTrumpOption,
} from './cardArguments';
import { type Command, WrongArguments } from './command';
import { printResult } from './output';
import { meldTableNamed, RULE_OPTIONS, RULE_USAGE, readRules } from './ruleOptions';

function result(meld: MeldTable, trump: Suit, hand: readonly Face[]) {
  const { points, melds } = recordMelds(scoreMelds({ meld }, trump, hand));
  return { total: points, melds };
}

/** A table by itself serves as many copies as its shortest list has values for. */
const limitsOfTable = (meld: MeldTable): CardLimits => ({
  ...ANY_GAME,
  copies: Math.min(
    ...[meld.run, meld.pinochle, meld.aces, meld.kings, meld.queens, meld.jacks].map(
      (list) => list.length,
    ),
  ),
});

/** Melds may be counted while the declarer holds the widow. */
const limitsOfRules = (rules: RuleSet): CardLimits => ({
  ...limitsOfDeck(rules.deck),
  players: rules.players,
  hand: handSize(rules) + rules.widow,
});

async function resultOfLine(line: BatchLine) {
  const trump = readTrump('"trump"', textField(line, 'trump'));
  const hand = textField(line, 'hand');
  if ('table' in line) {
    const table = meldTableNamed(textField(line, 'table'));
    return result(table, trump, readHand('"hand"', hand, limitsOfTable(table)));
  }
  const rules = await readRules({ preset: textField(line, 'preset') });
  return result(rules.meld, trump, readHand('"hand"', hand, limitsOfRules(rules)));
}

const OPTIONS = {
  ...RULE_OPTIONS,
  trump: { type: 'string', value: 'SUIT', help: 'the trump suit: S, H, D or C' },
  batch: {
    type: 'string',
    value: 'FILE',
    help: 'answers each line of a file, a JSON object with "preset" or "table", "trump" and "hand"; - for standard input',
  },
} as const;

export const meld: Command = {
  usage: `${RULE_USAGE} --trump S "AS TS KS QS JS" | --batch FILE`,
  summary: 'the melds of a hand and their total',
  options: OPTIONS,
  async run(args) {
    const { values, positionals } = readArguments(args, OPTIONS);
    if (values.batch !== undefined) {
      await answerBatch(values.batch, resultOfLine);
      return 0;
    }
    const rules = await readRules(values);
    if (positionals.length === 0) throw new WrongArguments('Give the cards, as in "AS TS KS".');
    const hand = readHand('The hand', positionals.join(' '), limitsOfRules(rules));
    await printResult(result(rules.meld, readTrumpOption(values.trump), hand));
    return 0;
  },
};
