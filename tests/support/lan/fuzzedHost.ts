import type { SeatKey } from '@main/lan/guest/admission';
import type { LanHost } from '@main/lan/host/lanHost';
import type { RuleSet } from '@shared/game/rules';
import type { PlayerView } from '@shared/game/view';
import { hostMessageSchema } from '@shared/protocol/lan/hostMessages';
import { fromWire } from '@shared/protocol/lan/updateSchema';
import type { SeededRandom } from '../seededRandom';
import { BAD_KINDS, badText } from './badFrames';
import { playPlain, randomHex } from './lanRig';
import { createRoughGuest, type RoughGuest } from './roughEnds';

const ID = '00112233445566aa';
const GOOD: readonly string[] = [
  `{"type":"act","id":"${ID}","submission":{"turn":3,"action":{"type":"play","card":5}}}`,
  `{"type":"act","id":"${ID}","submission":{"turn":0,"action":{"type":"give","cards":[1,2,3]}}}`,
  `{"type":"manage","id":"${ID}","command":{"type":"move","member":"00112233","seat":1}}`,
  `{"type":"manage","id":"${ID}","command":{"type":"start"}}`,
  `{"type":"chat","id":"${ID}","text":"Hello"}`,
  `{"type":"gesture","id":"${ID}","gesture":"hello"}`,
  `{"type":"sit","id":"${ID}","seat":2}`,
  `{"type":"take-back","id":"${ID}","turn":7}`,
  `{"type":"share-commit","game":"${ID}","deal":1,"digest":"${'0'.repeat(64)}"}`,
  `{"type":"share","game":"${ID}","deal":1,"share":"${'0'.repeat(64)}"}`,
  `{"type":"verdict","game":"${ID}","deal":1,"verdict":"unfair"}`,
  '{"type":"settled","seq":7}',
  '{"type":"sync"}',
  '{"type":"ping","n":1}',
  `{"type":"proof","table":"${ID}","proof":"${'0'.repeat(64)}"}`,
  `{"type":"hello","protocolMin":2,"protocolMax":2,"app":"1","nonce":"${'a'.repeat(32)}","name":"Eve","auth":{"kind":"code","as":"player","share":"${'0'.repeat(64)}"}}`,
];
/** What fits into a frame of 16 KiB once it is sealed and written in base64. */
const ROOM = 12_000;
const BATCH = 5;

/** What ends a connection at once, each tried now and then. */
const BREAKS: readonly ((guest: RoughGuest) => void)[] = [
  (guest) => guest.put('{"type":"leave"}'),
  (guest) => guest.put('A'.repeat(400)),
  (guest) => guest.say('x'.repeat(13_000)),
  (guest) => guest.say('x'.repeat(1_000), 100),
  (guest) => guest.end(),
];
const BREAK_ONCE_IN = 250;

/** A member of a table that says what no program says, and comes back whenever it is put out. */
export interface Attacker {
  /** Sends a number of frames; resolves when the host has read them, or has ended the connection. */
  attack(): Promise<void>;
  /** How often it has come, the first time included. */
  comings(): number;
  leave(): void;
}

export interface AttackerOptions {
  readonly port: number;
  /** Of 127.0.0.0/8: no other guest comes from there. */
  readonly address: string;
  readonly code: string;
  readonly as: 'player' | 'spectator';
  readonly rules: RuleSet;
  readonly random: SeededRandom;
  /** The host has read a frame of that kind over a connection that it had let in. */
  readonly onRead: (kind: string) => void;
}

/** Attackers, and a host that tells them of the frames that it reads. */
export function attackersOf(host: LanHost) {
  const readers = new Map<string, () => void>();
  const accept: LanHost['accept'] = (wire, caller) => {
    const onRead = readers.get(caller.source);
    if (onRead === undefined) return host.accept(wire, caller);
    let state: 'waiting' | 'in' | 'ended' = 'waiting';
    const ended = () => {
      state = 'ended';
    };
    const end = host.accept(
      {
        ...wire,
        close(code) {
          ended();
          wire.close(code);
        },
        cut() {
          ended();
          wire.cut();
        },
      },
      {
        ...caller,
        onAdmitted() {
          state = 'in';
          caller.onAdmitted?.();
        },
      },
    );
    return {
      ...end,
      onText(text) {
        if (state === 'in') onRead();
        end.onText(text);
      },
    };
  };
  return {
    host: { ...host, accept },
    enter(options: AttackerOptions): Attacker {
      const { random, rules, address } = options;
      let guest: RoughGuest | null = null;
      let seat: SeatKey | null = null;
      let comings = 0;
      /** The kinds of the frames on their way; null for those that play. */
      let underway: (string | null)[] = [];
      readers.set(address, () => {
        const kind = underway.shift() ?? null;
        if (kind !== null) options.onRead(kind);
      });

      const say = (kind: string | null, text: string, pieces = 1) => {
        underway.push(kind);
        guest?.say(text, pieces);
      };
      /** Its turns are played, so that the game goes on. */
      const play = (text: string) => {
        const message = hostMessageSchema.parse(JSON.parse(text));
        if (!('update' in message) || message.update === null) return;
        const { view } = fromWire(message.update, rules);
        const body = bodyFor(view);
        if (body !== null) say(null, JSON.stringify({ ...body, id: randomHex(8) }));
      };
      const come = async () => {
        underway = [];
        comings += 1;
        const { code, as, port } = options;
        const credentials =
          seat === null
            ? ({ kind: 'code', code, as } as const)
            : { kind: 'seat' as const, ...seat };
        guest = createRoughGuest({ port, address, credentials, name: 'Eve', onText: play });
        seat = (await guest.admitted) ?? seat;
      };
      return {
        comings: () => comings,
        async attack() {
          while (!guest?.isOpen()) await come();
          for (let each = 0; each < BATCH; each += 1) {
            if (random.onceIn(BREAK_ONCE_IN)) {
              random.pick(BREAKS)(guest);
              break;
            }
            const kind = random.pick(BAD_KINDS);
            const good = random.pick(GOOD).replace(ID, randomHex(8));
            const pieces = random.onceIn(3) ? 1 + random.below(16) : 1;
            const name = pieces > 1 ? `${kind}, in pieces` : kind;
            say(name, badText(kind, good, random, ROOM), pieces);
          }
          while (guest.isOpen() && underway.some((kind) => kind !== null)) await settled();
        },
        leave: () => guest?.end(),
      };
    },
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

function bodyFor(view: PlayerView) {
  if (view.legal !== null)
    return { type: 'act', submission: { turn: view.turn, action: playPlain(view) } };
  return view.phase.kind === 'over' && view.winner === null && view.seat !== null
    ? { type: 'next' }
    : null;
}
