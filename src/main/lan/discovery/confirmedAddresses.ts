import type { ProbeAnswer } from '@shared/protocol/lan/discovery';
import type { RandomHex } from '../secrets';

/**
 * Which addresses there really is a host at. A datagram's sender is easily forged, but who forges it never hears the
 * number that is sent to that address alone: until it has come back, what the address says is held.
 */
export interface ConfirmedAddresses {
  /** Begins a round of the search: those that are known or were confirmed are asked again, each with a new number. */
  renew(): readonly Ask[];
  /** An answer to everybody's number, or to one of an address: what may be believed now, and whom to ask first. */
  hear(address: string, answer: ProbeAnswer, isToAll: boolean): Heard;
}

export interface Ask {
  readonly address: string;
  readonly n: string;
}

interface Heard {
  readonly believed: readonly ProbeAnswer[];
  readonly ask: Ask | null;
}

interface Entry {
  numbers: readonly string[];
  confirmed: boolean;
  roundsSilent: number;
  held: readonly ProbeAnswer[];
}

const NUMBER_BYTES = 8;
const ROUNDS = 3;
const MOST_UNCONFIRMED = 64;
/** Several hosts of one machine share its address. */
const MOST_HELD = 4;
const NOTHING: Heard = { believed: [], ask: null };

export function confirmAddresses(
  randomHex: RandomHex,
  known: readonly string[],
): ConfirmedAddresses {
  const entries = new Map<string, Entry>();
  let newcomers = 0;

  const ask = (address: string, entry: Entry): Ask => {
    const n = randomHex(NUMBER_BYTES);
    entry.numbers = [n, ...entry.numbers].slice(0, ROUNDS);
    return { address, n };
  };

  const enter = (address: string): Entry => {
    const entry: Entry = { numbers: [], confirmed: false, roundsSilent: 0, held: [] };
    entries.set(address, entry);
    return entry;
  };

  /** Of too many newcomers in one round each has the same chance, so that a flood of them hides nobody for long. */
  const makeRoom = (): boolean => {
    newcomers += 1;
    const unconfirmed = [...entries].filter(
      ([address, { confirmed }]) => !confirmed && !known.includes(address),
    );
    if (unconfirmed.length < MOST_UNCONFIRMED) return true;
    const chance = Number.parseInt(randomHex(2), 16) / 0x1_0000;
    if (chance >= MOST_UNCONFIRMED / newcomers) return false;
    const victim = unconfirmed[Number.parseInt(randomHex(2), 16) % unconfirmed.length];
    return victim !== undefined && entries.delete(victim[0]);
  };

  return {
    renew() {
      newcomers = 0;
      for (const [address, entry] of entries) {
        entry.roundsSilent += 1;
        if (!entry.confirmed || entry.roundsSilent > ROUNDS) entries.delete(address);
      }
      for (const address of known) if (!entries.has(address)) enter(address);
      return [...entries].map(([address, entry]) => ask(address, entry));
    },
    hear(address, answer, isToAll) {
      const entry = entries.get(address);
      if (entry?.numbers.includes(answer.n)) {
        const believed = [answer, ...entry.held];
        Object.assign(entry, { confirmed: true, roundsSilent: 0, held: [] });
        return { believed, ask: null };
      }
      if (!isToAll) return NOTHING;
      if (entry?.confirmed) return { believed: [answer], ask: null };
      if (entry !== undefined) {
        entry.held = [...entry.held, answer].slice(0, MOST_HELD);
        return NOTHING;
      }
      if (!makeRoom()) return NOTHING;
      const entered = enter(address);
      entered.held = [answer];
      return { believed: [], ask: ask(address, entered) };
    },
  };
}
