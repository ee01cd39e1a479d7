import { dialPlace } from '@main/lan/wire/dialPlace';
import type { RuleSet } from '@shared/game/rules';
import type { HostMessage } from '@shared/protocol/lan/hostMessages';
import { toWire } from '@shared/protocol/lan/updateSchema';
import type { SeededRandom } from '../seededRandom';
import { tableStory } from '../tableStory';
import { BAD_KINDS, type BadKind, badText } from './badFrames';
import { joinedAs, TABLE_ID, tableOfAnn } from './fakeHost';
import { createTestGuest, FAST, type TestGuest } from './lanRig';
import { createRawHost, type RawHost } from './rawHost';
import { openRoughDoor } from './roughEnds';

const CODE = 'AAAAAA';
const ID = '00112233445566aa';
/** Half of what a guest reads at once, so that some frames come near its limit. */
const ROOM = 190_000;
const BATCH = 10;
/** What a guest passes over, as a later version may send it: these leave the connection standing more often. */
const PASSED_OVER: readonly BadKind[] = [
  'a prototype',
  'a huge text',
  'a huge list',
  'many fields',
];
/** A guest leaves at the first word that it can't read, which costs an exchange each time. */
const PASSED_OVER_MOST = 5;

function messagesOf(rules: RuleSet): readonly string[] {
  const story = tableStory(rules, 0, 'hostile').map(toWire);
  const [first, ...rest] = story.slice(0, 20);
  if (first === undefined) throw new Error('the story is too short');
  const digest = '2'.repeat(64);
  const which = { game: '4'.repeat(16), deal: 1 };
  const shares = [{ seat: 0, share: '1'.repeat(32) }];
  const commitments = [{ seat: 0, digest }];
  const opening = { secret: digest, turn: 0, moves: [[0, 'bid', 250] as const] };
  const messages: readonly HostMessage[] = [
    {
      ...joinedAs(tableOfAnn(rules), first),
      fair: [{ ...which, digest, commitments, shares, opening: null }],
    },
    { type: 'table', table: tableOfAnn(rules) },
    ...rest.map((update) => ({ type: 'update', update }) as const),
    { type: 'snapshot', update: story[5] ?? first },
    { type: 'answer', id: ID, fault: null },
    { type: 'commit', ...which, deal: 2, digest },
    { type: 'committed', ...which, deal: 2, commitments },
    { type: 'shares', ...which, deal: 2, shares },
    { type: 'reveal', ...which, ...opening },
    { type: 'checked', ...which, seat: 1, verdict: 'fair' },
    { type: 'said', line: { n: 1, member: '00112233', name: 'Ann', text: 'Hello' } },
    { type: 'gestured', member: '00112233', gesture: 'hello' },
    { type: 'pong', n: 1 },
    { type: 'slow-down' },
  ];
  return messages.map((message) => JSON.stringify(message));
}

/** A hostile host at a real door, and a guest that comes to it again and again. */
export async function openHostileHost(
  rules: RuleSet,
  random: SeededRandom,
  onRead: (kind: string) => void,
) {
  const good = messagesOf(rules);
  let host: RawHost | null = null;
  let underway: string[] = [];
  let meetings = 0;
  let gaveUp = 0;
  const door = await openRoughDoor(
    createRawHost({
      table: TABLE_ID,
      code: CODE,
      onAdmitted(admitted) {
        host = admitted;
        underway = [];
        meetings += 1;
        admitted.say(good[0] ?? '');
      },
    }),
  );

  const isIn = ({ state }: TestGuest) => state().kind === 'live' || state().kind === 'quiet';
  const meet = (): TestGuest => {
    const guest = createTestGuest({
      dial: (makeEnd) =>
        dialPlace({ address: '127.0.0.1', port: door.port }, FAST, (wire) => {
          const end = makeEnd(wire);
          return {
            ...end,
            onText(text) {
              const kind = isIn(guest) ? underway.shift() : undefined;
              if (kind !== undefined) onRead(kind);
              end.onText(text);
            },
          };
        }),
      credentials: { kind: 'code', code: CODE, as: 'player' },
      hostMayCheat: true,
      forgetful: true,
    });
    return guest;
  };
  let guest = meet();

  const say = () => {
    const kinds = random.below(PASSED_OVER_MOST) === 0 ? BAD_KINDS : PASSED_OVER;
    const isGood = random.onceIn(4);
    const kind = isGood ? null : random.pick(kinds);
    const text = random.pick(good);
    const pieces = random.onceIn(3) ? 1 + random.below(16) : 1;
    underway.push(`${kind ?? 'in another order'}${pieces > 1 ? ', in pieces' : ''}`);
    // Mostly small: the largest are as many bytes as a hundred others.
    const room = random.onceIn(50) ? ROOM : 10_000;
    const spoiled = kind === null ? text : badText(kind, text, random, room);
    door.inPieces(pieces, () => host?.say(spoiled));
  };

  return {
    /** Sends a number of frames; resolves when the guest has read them, or has left. */
    async attack(): Promise<void> {
      if (guest.state().kind === 'ended') {
        gaveUp += 1;
        guest = meet();
      } else guest.checkNow();
      await guest.until('it is let in or has left', (each) => isIn(each) || hasEnded(each));
      if (hasEnded(guest)) return;
      for (let each = 0; each < BATCH; each += 1) say();
      while (isIn(guest) && underway.length > 0) await settled();
    },
    guest: () => guest,
    /** How often a guest was let in, and how many of them have left for good. */
    meetings: () => meetings,
    gaveUp: () => gaveUp,
    async close() {
      guest.leave();
      await door.close();
    },
  };
}

const hasEnded = ({ state }: TestGuest) => state().kind === 'ended';
const settled = () => new Promise((resolve) => setImmediate(resolve));
