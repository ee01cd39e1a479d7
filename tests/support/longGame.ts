import { dealCards } from '@main/engine/dealing';
import { continueGame, createGame } from '@main/engine/game';
import { randomFromText } from '@main/engine/random';
import type { SessionOptions } from '@main/session/session';
import { presetRules } from '@shared/game/presets';
import { MAX_POINTS, type RuleSet } from '@shared/game/rules';
import { anyAction } from './anyAction';
import { seatTable, type TestTable } from './tables';

/** A game that nobody wins: its target is out of reach. */
export const endlessRules = (name: string): RuleSet => ({
  ...presetRules(name),
  preset: null,
  target: MAX_POINTS,
  rounds: null,
});

/** A table at which every deal has the same cards, so that deals with the same dealer are played alike. */
export function seatLongGame(rules: RuleSet, options: Partial<SessionOptions> = {}): TestTable {
  const cards = dealCards(rules, 'long game', 0);
  return seatTable(rules, 'unused', {
    start: createGame(rules, 0, cards),
    deal: (game) => continueGame(game, cards),
    ...options,
  });
}

/** Plays one deal by legal actions that its cards and dealer alone decide. */
export async function playSameDeal({ session }: TestTable): Promise<void> {
  const random = randomFromText('same deal');
  for (;;) {
    const { phase } = session.current(null).view;
    if (phase.kind === 'over') return;
    const { view } = session.current(phase.seat);
    const submission = { turn: view.turn, action: anyAction(view, random) };
    const answer = await session.submit(phase.seat, submission);
    if (!answer.ok) throw new Error(`refused: ${answer.error.code}`);
  }
}
