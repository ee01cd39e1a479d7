import { presetRules } from '@shared/game/presets';
import type { HostSeatPlan } from '@shared/protocol/lan/lanState';
import type { SeatPlan } from '@shared/protocol/table';
import { describe, expect, it } from 'vitest';
import { presetGame } from './chosenGame';
import { type TableDraft, tablePlan, withGame } from './tableDraft';

const bot = (name: string, level: 'plain' | 'expert' = 'plain'): SeatPlan => ({
  kind: 'bot',
  name,
  level,
});
const you: SeatPlan = { kind: 'you', name: 'Ann' };

const draft: TableDraft = {
  game: presetGame('sq-partnership'),
  name: 'Friday',
  seats: [bot('June', 'expert'), bot('Nora'), you, bot('Walt', 'expert')],
  timerSeconds: 15,
  convention: 'jumps',
  code: ' cellar ',
};
const fresh = (players: number): SeatPlan[] =>
  Array.from({ length: players }, (_, seat) => (seat === 0 ? you : bot(`Fresh ${seat}`)));

const changed = (name: string): TableDraft => withGame(draft, presetGame(name), fresh);

describe('a table that is set up, with another game', () => {
  it('stays as it was chosen where the game has as many players', () => {
    expect(changed('sq-double')).toEqual({ ...draft, game: presetGame('sq-double') });
  });

  it('keeps the seats that remain, and adds those that are missing', () => {
    expect(changed('sq-three').seats).toEqual(draft.seats.slice(0, 3));
    expect(changed('cm-six').seats).toEqual([...draft.seats, bot('Fresh 4'), bot('Fresh 5')]);
  });

  it('gives the player the first seat when theirs is gone', () => {
    expect(changed('sq-two').seats).toEqual([you, bot('Nora')]);
  });

  it('has no convention where nobody has a partner to tell anything', () => {
    expect(changed('sq-cutthroat-4')).toMatchObject({ convention: 'natural', timerSeconds: 15 });
    expect(changed('cm-six').convention).toBe('jumps');
  });

  it('keeps what is agreed about seats of a table for others, too', () => {
    const seats: HostSeatPlan[] = [
      { kind: 'you' },
      { kind: 'bot', level: 'expert' },
      { kind: 'open', level: 'plain' },
    ];
    const hosted = {
      game: presetGame('sq-three'),
      convention: 'natural' as const,
      seats,
      graceSeconds: 60,
    };
    const open = (players: number): HostSeatPlan[] =>
      Array.from({ length: players }, () => ({ kind: 'open', level: 'easy' }));
    const next = withGame(hosted, presetGame('sq-partnership'), open);
    expect(next.seats).toEqual([...seats, { kind: 'open', level: 'easy' }]);
    expect(next.graceSeconds).toBe(60);
  });
});

describe('the table that is opened', () => {
  it('is the one that was set up, its code without what is around it', () => {
    expect(tablePlan(draft)).toEqual({
      title: 'Friday',
      rules: presetRules('sq-partnership'),
      seats: draft.seats,
      timerSeconds: 15,
      convention: 'jumps',
      seed: 'cellar',
    });
  });

  it('is called after its game and dealt at random where nothing else was typed', () => {
    const { title } = presetGame('sq-partnership');
    for (const name of [null, '  '])
      expect(tablePlan({ ...draft, name, code: ' ' })).toMatchObject({ title, seed: null });
  });
});
