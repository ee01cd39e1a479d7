import { startGame } from '@main/engine/game';
import { BIDDING_CONVENTIONS } from '@shared/game/biddingConventions';
import { presetRules } from '@shared/game/presets';
import { expect, it } from 'vitest';
import { oneAmongBots } from '../../../tests/support/tables';
import { openRecord } from './openRecord';
import { recordTable } from './recordTable';
import { savedGameOf } from './savedGame';

it('a saved game keeps its bidding convention and its seed, so that it can be dealt again', () => {
  const rules = presetRules('sq-partnership');
  const { game } = startGame(rules, 'again');
  for (const convention of BIDDING_CONVENTIONS) {
    const head = { title: 'Club', seats: oneAmongBots(4), timerSeconds: null, convention };
    const opened = openRecord(JSON.parse(JSON.stringify(recordTable(head, game, 'test', 'again'))));
    if (!opened.ok) throw new Error(opened.error);
    expect(savedGameOf(opened.value)).toMatchObject({ convention, seed: 'again', rules });
  }
});
