import type { GameState } from '@main/engine/game';
import type { Wire, WireEnd } from '@main/lan/wire/wire';
import type { Seat } from '@shared/game/seats';
import { guestMessageSchema } from '@shared/protocol/lan/guestMessages';
import { type HostMessage, hostMessageSchema } from '@shared/protocol/lan/hostMessages';
import type { Heard } from '../stranger/heard';
import type { Wiretap } from '../wiretap';
import type { Cheat } from './knownCheat';

interface Tapping {
  readonly seat: Seat;
  readonly tap: Wiretap;
  readonly cheat: Cheat;
  readonly truth: () => GameState | null;
  /** Filled with what this seat's program hears and says. */
  readonly heard: Heard[];
}

/** The host's end of a seat's wire, which cheats seat 0, and writes down what the seat's program hears and says. */
export function tapped(wire: Wire, accept: (wire: Wire) => WireEnd, tapping: Tapping): WireEnd {
  const { seat, tap, cheat, truth, heard } = tapping;
  const told = (text: string): readonly string[] => {
    const message = hostMessageSchema.parse(JSON.parse(text));
    const sent = seat === 0 ? toldToVictim(message, cheat, truth) : [message];
    for (const each of sent) heard.push({ from: 'host', message: each });
    return sent.map((each) => JSON.stringify(each));
  };
  const taken = (text: string): readonly string[] => {
    const message = guestMessageSchema.parse(JSON.parse(text));
    heard.push({ from: 'self', message });
    const arrives = cheat.from === undefined ? message : cheat.from(message, seat, truth);
    return arrives === null ? [] : [JSON.stringify(arrives)];
  };
  const end = accept({
    ...wire,
    send(frame) {
      for (const sent of tap.fromHost(frame, told)) wire.send(sent);
    },
  });
  return {
    ...end,
    onText(frame) {
      for (const arrives of tap.fromGuest(frame, taken)) end.onText(arrives);
    },
  };
}

function toldToVictim(message: HostMessage, cheat: Cheat, truth: () => GameState | null) {
  const told =
    message.type === 'shares' && cheat.shares !== undefined
      ? { ...message, shares: cheat.shares(message.shares) }
      : message;
  return cheat.toVictim?.(told, truth) ?? [told];
}
