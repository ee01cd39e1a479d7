import { startGame } from '@main/engine/game';
import { recordTable } from '@main/session/savedTable';
import { BIDDING_CONVENTIONS } from '@shared/game/biddingConventions';
import { presetRules } from '@shared/game/presets';
import { expect, it } from 'vitest';
import { oneAmongBots } from '../../../tests/support/tables';
import { openRecord } from './openRecord';

it('a saved game is opened with what its bids told, so that it is dealt again so', () => {
  const rules = presetRules('sq-partnership');
  const { game } = startGame(rules, 'again');
  for (const convention of BIDDING_CONVENTIONS) {
    const head = { title: 'Club', seats: oneAmongBots(4), timerSeconds: null, convention };
    const opened = openRecord(JSON.parse(JSON.stringify(recordTable(head, game, 'test', 'again'))));
    expect(opened).toMatchObject({ ok: true, value: { convention, seed: 'again', rules } });
  }
});
