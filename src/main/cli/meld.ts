import { DECKS, type Face, type Suit } from '@shared/game/cards';
import type { MeldTable } from '@shared/game/rules';
import { scoreMelds } from '../engine/melding';
import { recordMelds } from '../engine/record';
import { readHand, readJsonLine, readTrump, textField } from './cardArguments';
import { type Command, linesOf, printResult, readArguments, WrongArguments } from './command';
import { meldTableNamed, RULE_OPTIONS, RULE_USAGE, readRules } from './ruleOptions';

function result(meld: MeldTable, trump: Suit, hand: readonly Face[]) {
  const { points, melds } = recordMelds(scoreMelds({ meld }, trump, hand));
  return { total: points, melds };
}

/** A table by itself serves as many copies as its shortest list has values for. */
const copiesOf = (meld: MeldTable): number =>
  Math.min(
    ...[meld.run, meld.pinochle, meld.aces, meld.kings, meld.queens, meld.jacks].map(
      (list) => list.length,
    ),
  );

function resultOfLine(text: string, number: number) {
  const line = readJsonLine(text, number);
  const trump = readTrump(textField(line, 'trump', number));
  const hand = textField(line, 'hand', number);
  const name = `Line ${number}`;
  if ('table' in line) {
    const table = meldTableNamed(textField(line, 'table', number));
    return result(table, trump, readHand(name, hand, copiesOf(table)));
  }
  const rules = readRules({ preset: textField(line, 'preset', number) });
  return result(rules.meld, trump, readHand(name, hand, DECKS[rules.deck].copies));
}

export const meld: Command = {
  usage: `${RULE_USAGE} --trump S "AS TS KS QS JS" | --batch FILE`,
  summary: 'the melds of a hand and their total',
  async run(args) {
    const { values, positionals } = readArguments(args, {
      ...RULE_OPTIONS,
      trump: { type: 'string' },
      batch: { type: 'string' },
    });
    if (values.batch !== undefined) {
      for await (const { text, number } of linesOf(values.batch)) {
        await printResult(resultOfLine(text, number));
      }
      return 0;
    }
    const rules = readRules(values);
    if (positionals.length === 0) throw new WrongArguments('Give the cards, as in "AS TS KS".');
    const hand = readHand('The hand', positionals.join(' '), DECKS[rules.deck].copies);
    await printResult(result(rules.meld, readTrump(values.trump), hand));
    return 0;
  },
};
