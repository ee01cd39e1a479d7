import type { Gesture } from '@shared/protocol/lan/gestures';
import type { ChatLine } from '@shared/protocol/lan/hostMessages';
import { CHAT_KEPT } from '@shared/protocol/lan/limits';
import type { Person } from './person';
import type { Outcome } from './rememberedAnswers';
import { REFUSALS, type Room } from './room';

/** What people say and show at a table. */
export interface TableTalk {
  say(person: Person, text: string): Outcome;
  gesture(person: Person, gesture: Gesture): Outcome;
  /** The last lines, for who comes later. */
  lines(): readonly ChatLine[];
}

export function createTableTalk(room: Pick<Room, 'tell'>): TableTalk {
  let lines: readonly ChatLine[] = [];
  let said = 0;
  return {
    lines: () => lines,
    say(person, text) {
      if (person.muted) return REFUSALS.muted;
      if (!person.chat.take()) return REFUSALS.tooFast;
      said += 1;
      const line = { n: said, member: person.id, name: person.name, text };
      lines = [...lines, line].slice(-CHAT_KEPT);
      room.tell({ type: 'said', line });
      return null;
    },
    gesture(person, gesture) {
      if (person.muted) return REFUSALS.muted;
      if (!person.gestures.take()) return REFUSALS.tooFast;
      room.tell({ type: 'gestured', member: person.id, gesture });
      return null;
    },
  };
}
