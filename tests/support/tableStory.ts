import { applyAction, isDealOver, nextDeal, startGame, turnOf } from '@main/engine/game';
import { seatToAct } from '@main/engine/playDeal';
import { randomFromText } from '@main/engine/random';
import { eventFor, viewFor } from '@main/engine/view';
import type { GameEvent } from '@shared/game/events';
import type { RuleSet } from '@shared/game/rules';
import { type Seat, seatsOf } from '@shared/game/seats';
import type { TableUpdate } from '@shared/protocol/table';
import { anyAction } from './anyAction';

/** The updates that one viewer is sent over some deals of random play. */
export function tableStory(
  rules: RuleSet,
  viewer: Seat | null,
  seed: string,
  deals = 1,
): TableUpdate[] {
  const random = randomFromText(`story ${seed}`);
  const seats = seatsOf(rules).map((seat) => ({
    name: `Seat ${seat}`,
    kind: 'bot' as const,
    level: 'random' as const,
  }));
  const updates: TableUpdate[] = [];
  let progress = startGame(rules, seed);
  let told = 0;
  const tell = (events: readonly GameEvent[]) => {
    const view = viewFor(progress.game, viewer);
    updates.push({
      tableId: 'story',
      seq: updates.length + 1,
      title: 'Story',
      seats,
      view: { ...view, history: view.history.slice(told) },
      events: events.map((event) => eventFor(event, viewer)),
      convention: 'natural',
      canUndo: turnOf(progress.game) > 0,
      timer: null,
      paused: false,
      timedOut: null,
    });
    told = view.history.length;
  };
  tell(progress.events);
  for (let deal = 0; deal < deals; deal += 1) {
    while (!isDealOver(progress.game)) {
      const seat = seatToAct(progress.game.deal);
      if (seat === null) throw new Error('nobody is to act');
      const action = anyAction(viewFor(progress.game, seat), random);
      const applied = applyAction(progress.game, seat, action);
      if (!applied.ok) throw new Error(`refused: ${JSON.stringify(applied.error)}`);
      progress = applied.value;
      tell(progress.events);
    }
    if (deal + 1 < deals && progress.game.winner === null) {
      progress = nextDeal(progress.game, seed);
      tell(progress.events);
    }
  }
  return updates;
}
