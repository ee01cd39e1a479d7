import { joinInMemory } from '@main/lan/wire/memoryWires';
import type { Wire } from '@main/lan/wire/wire';
import type { RuleSet } from '@shared/game/rules';
import { seatsOf } from '@shared/game/seats';
import {
  type HostMessage,
  hostMessageSchema,
  type Joined,
} from '@shared/protocol/lan/hostMessages';
import type { LanTable } from '@shared/protocol/lan/lanTable';
import { PROTOCOL_MAX, PROTOCOL_MIN } from '@shared/protocol/lan/limits';
import type { WireUpdate } from '@shared/protocol/lan/updateSchema';
import { createTestGuest, type TestGuest } from './lanRig';

export const ANN = '00112233';
const DIGEST = '2'.repeat(64);

/** A table of bots at which Ann has the first seat. */
export const tableOfAnn = (rules: RuleSet): LanTable => ({
  tableId: 'table',
  title: 'Club',
  rules,
  stage: 'playing',
  seats: seatsOf(rules).map((seat) => ({
    kind: seat === 0 ? 'person' : 'bot',
    name: seat === 0 ? 'Ann' : `Bot ${seat}`,
    level: 'plain',
  })),
  members: [{ id: ANN, name: 'Ann', seat: 0, presence: 'here', muted: false, ready: false }],
  owner: ANN,
  spectators: true,
  timerSeconds: null,
  convention: 'natural',
  graceSeconds: 5,
  paused: false,
  removed: 0,
});

export const joinedAs = (table: LanTable, update: WireUpdate | null): Joined => ({
  type: 'joined',
  member: ANN,
  token: DIGEST,
  table,
  chat: [],
  fair: [],
  update,
});

export interface FakeHost {
  readonly guest: TestGuest;
  /** Sends a message that a guest can read; resolves when it has arrived. */
  say(message: HostMessage): Promise<void>;
}

const arrived = () => new Promise((resolve) => setImmediate(resolve));

/** A guest that has been welcomed by a host which says whatever it is told to. */
export async function meetFakeHost(): Promise<FakeHost> {
  let host: Wire | null = null;
  const guest = createTestGuest({
    dial: (makeEnd) =>
      void joinInMemory((wire) => {
        host = wire;
        return { onText: () => {}, onNoise: () => {}, onClosed: () => {} };
      }, makeEnd),
    credentials: { kind: 'code', code: 'AAAAAA', as: 'player' },
  });
  const say = async (message: HostMessage) => {
    const sent: unknown = JSON.parse(JSON.stringify(message));
    const { error } = hostMessageSchema.safeParse(sent);
    if (error !== undefined) throw error;
    host?.send(JSON.stringify(message));
    await arrived();
  };
  await arrived();
  await say({
    type: 'welcome',
    protocolMin: PROTOCOL_MIN,
    protocolMax: PROTOCOL_MAX,
    app: '1.0.0',
    nonce: '3'.repeat(32),
  });
  return { guest, say };
}
