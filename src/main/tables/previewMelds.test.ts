import { startGame } from '@main/engine/game';
import { viewFor } from '@main/engine/view';
import { presetRules } from '@shared/game/presets';
import type { PlayerView } from '@shared/game/view';
import { expect, it } from 'vitest';
import { faces } from '../../../tests/support/dealtCards';
import { previewMelds } from './previewMelds';

const view = viewFor(startGame(presetRules('sq-partnership'), 'preview').game, 0);
/** Hearts are trump; a marriage in hearts counts 40, the one in clubs 20. */
const holding: PlayerView = { ...view, trump: 'H', hand: faces(['KH', 'QH', 'KC', 'QC']) };

it('a preview counts the melds of a hand without the cards that are named', () => {
  expect(previewMelds(holding, [])).toMatchObject({ ok: true, value: { points: 60 } });
  expect(previewMelds(holding, faces(['KH']))).toMatchObject({ ok: true, value: { points: 20 } });
});

it('a preview is refused for cards that the hand does not hold', () => {
  expect(previewMelds(holding, faces(['AH']))).toMatchObject({ ok: false });
});

it('a preview is refused before trump is named', () => {
  expect(previewMelds({ ...holding, trump: null }, [])).toMatchObject({ ok: false });
});
