import { BotsGone } from '@main/bots/thread/botPort';
import { startGame } from '@main/engine/game';
import { viewFor } from '@main/engine/view';
import { presetRules } from '@shared/game/presets';
import { describe, expect, it } from 'vitest';
import { createBotTurn } from './botTurn';
import { decidePlain } from './decideHere';

const { game } = startGame(presetRules('sq-partnership'), 'bot turn');
const first = game.deal.phase.kind === 'over' ? 0 : game.deal.phase.seat;

/** Has a bot play one turn whose answer fails that way; tells what was submitted and reported. */
async function playWith(failure: Error) {
  const submitted: unknown[] = [];
  const troubles: string[] = [];
  const play = createBotTurn({
    port: () => Promise.reject(failure),
    plain: decidePlain,
    seed: 'bot turn',
    onTrouble: (message) => troubles.push(message),
  });
  await play({
    view: viewFor(game, first),
    level: 'hard',
    convention: 'natural',
    isWanted: () => true,
    async submit(submission) {
      submitted.push(submission);
      return { ok: true, value: null };
    },
  });
  return { submitted, troubles };
}

describe('a bot\u2019s turn', () => {
  it('is played by the rule player and reported when the bot fails', async () => {
    const { submitted, troubles } = await playWith(new Error('no idea'));
    expect(submitted).toHaveLength(1);
    expect(troubles).toHaveLength(1);
  });

  it('is neither played nor reported when the bots have gone with the program', async () => {
    expect(await playWith(new BotsGone())).toEqual({ submitted: [], troubles: [] });
  });
});
