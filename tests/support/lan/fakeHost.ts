import { joinInMemory } from '@main/lan/wire/memoryWires';
import type { RuleSet } from '@shared/game/rules';
import { seatsOf } from '@shared/game/seats';
import {
  type HostMessage,
  hostMessageSchema,
  type Joined,
} from '@shared/protocol/lan/hostMessages';
import type { LanTable } from '@shared/protocol/lan/lanTable';
import type { WireUpdate } from '@shared/protocol/lan/updateSchema';
import { createTestGuest, type TestGuest } from './lanRig';
import { createRawHost, type RawHost } from './rawHost';

export const ANN = '00112233';
const CODE = 'AAAAAA';
export const TABLE_ID = 'a'.repeat(16);

/** A table of bots at which Ann has the first seat. */
export const tableOfAnn = (rules: RuleSet): LanTable => ({
  tableId: TABLE_ID,
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

/** A guest that has been let in by a host which says whatever it is told to. */
export async function meetFakeHost(): Promise<FakeHost> {
  let guest: TestGuest | null = null;
  const host = await new Promise<RawHost>((onAdmitted) => {
    const makeHost = createRawHost({ table: TABLE_ID, code: CODE, onAdmitted });
    guest = createTestGuest({
      dial: (makeEnd) => void joinInMemory(makeHost, makeEnd),
      credentials: { kind: 'code', code: CODE, as: 'player' },
      hostMayCheat: true,
    });
  });
  if (guest === null) throw new Error('there is no guest');
  const say = async (message: HostMessage) => {
    const sent: unknown = JSON.parse(JSON.stringify(message));
    const { error } = hostMessageSchema.safeParse(sent);
    if (error !== undefined) throw error;
    host.say(JSON.stringify(message));
    await arrived();
  };
  return { guest, say };
}
