import { dialPlace } from '@main/lan/wire/dialPlace';
import type { Wire } from '@main/lan/wire/wire';
import { createTestGuest, FAST, playPlain, type TestGuest } from '../../tests/support/lan/lanRig';
import type { Round } from './round';
import type { SoakHost } from './soakHost';

/** A guest on a real socket that plays as the plain bot does. */
export interface SoakGuest {
  readonly guest: TestGuest;
  cut(): void;
  /** Hears of each decision before this guest makes it. */
  onDecision: () => void;
}

export function joinAs(name: string, host: SoakHost, code: string, round: Round): SoakGuest {
  let wire: Wire | null = null;
  const guest = createTestGuest({
    // A host that is started again listens at the same port.
    dial: (makeEnd) =>
      dialPlace(host.place(), FAST, (opened) => {
        wire = opened;
        return makeEnd(opened);
      }),
    credentials: { kind: 'code', code, as: 'player' },
    name,
    // Every cut is answered as the first one is.
    limits: { ...FAST, steadyMs: 0 },
    forgetful: true,
    play(view) {
      round.count('decisions');
      joined.onDecision();
      return playPlain(view);
    },
  });
  const joined: SoakGuest = { guest, cut: () => wire?.cut(), onDecision: () => {} };
  return joined;
}
