import type { GameState } from '@main/engine/game';
import { randomFromText } from '@main/engine/random';
import { checkCards } from '@main/hosting/checkCards';
import type { HostedGame } from '@main/hosting/hostedGame';
import { updateFault } from '@main/hosting/updateFault';
import type { Credentials } from '@main/lan/guest/admission';
import { createGuestLink, type GuestLink } from '@main/lan/guest/guestLink';
import { createHostTable } from '@main/lan/host/hostTable';
import { createLanHost } from '@main/lan/host/lanHost';
import { joinInMemory } from '@main/lan/wire/memoryWires';
import { systemClock } from '@main/session/clock';
import type { Action } from '@shared/game/actions';
import type { RuleSet } from '@shared/game/rules';
import { seatsOf } from '@shared/game/seats';
import type { PlayerView } from '@shared/game/view';
import type { DealCheck } from '@shared/protocol/lan/lanState';
import { anyAction } from '../anyAction';
import { startCheated } from './cheats/cheatedGame';
import { tapped } from './cheats/cheatedWire';
import type { Cheat } from './cheats/knownCheat';
import { FAST, planFor, randomHex } from './lanRig';
import type { Heard } from './stranger/heard';
import { createWiretap } from './wiretap';

export interface FairTableOptions {
  readonly rules: RuleSet;
  readonly seed: string;
  readonly deals: number;
  readonly cheat?: Cheat;
  /** Who acts otherwise than by chance; null: by chance. */
  readonly play?: (view: PlayerView) => Action | null;
  /** One card in that many is taken back. */
  readonly takesBack?: number;
  /** How long the host waits for shares: short where some don't come, else longer than a loaded machine takes. */
  readonly sharesMs?: number;
}

export interface FairTable {
  /** What each seat's program found. */
  readonly checks: readonly (readonly DealCheck[])[];
  /** What each seat's program heard and said, for a verifier of its own. */
  readonly heard: readonly (readonly Heard[])[];
  readonly takenBack: number;
  readonly game: GameState;
}

const CODE = 'ABCDEF';

/** Plays some deals at a table of the network at which all seats are people's, and looks at what they found. */
export async function playFairTable(options: FairTableOptions): Promise<FairTable> {
  const { rules, cheat = {} } = options;
  const random = randomFromText(options.seed);
  let hosted: HostedGame | null = null;
  const truth = () => hosted?.game() ?? null;
  const trouble = (message: string) => {
    throw new Error(message);
  };
  const shared = {
    clock: systemClock,
    randomHex,
    limits: { ...FAST, numbersMs: options.sharesMs ?? 20_000 },
    app: '1.0.0',
    onTrouble: trouble,
  };
  const { title, slots, spectators, graceSeconds } = planFor(rules);
  const table = createHostTable({
    ...shared,
    tableId: '0000000000000001',
    title,
    rules,
    timerSeconds: null,
    convention: 'natural',
    kept: {
      tableId: '0000000000000001',
      port: null,
      code: CODE,
      slots,
      people: [],
      removed: [],
      own: null,
      spectators,
      graceSeconds,
    },
    game: null,
    owner: 'first',
    abandonAfterMs: null,
    botNames: [],
    onMemberFailed: () => {},
    onChange: () => {},
    async startGame(start) {
      hosted = startCheated(start, rules, cheat);
      return hosted;
    },
  });
  const host = createLanHost(shared);
  host.add(table);

  let takenBack = 0;
  const act = async (link: GuestLink) => {
    const update = link.update();
    if (update === null) return;
    const { view, canUndo } = update;
    const takes =
      options.takesBack !== undefined && canUndo && random.below(options.takesBack) === 0;
    if (takes) {
      const undone = await link.request({ type: 'take-back', turn: view.turn - 1 });
      takenBack += undone.ok ? 1 : 0;
    } else if (view.legal !== null) {
      const action = options.play?.(view) ?? anyAction(view, random);
      await link.request({ type: 'act', submission: { turn: view.turn, action } });
    } else if (view.phase.kind === 'over' && view.dealNumber < options.deals)
      await link.request({ type: 'next' });
  };

  const isDone = (link: GuestLink) =>
    (link.checks().length >= options.deals || link.update()?.view.winner != null) &&
    link.checks().every(({ verdict }, index) => verdict !== null || index >= options.deals);
  const links: GuestLink[] = [];
  const allHeard: Heard[][] = [];
  await new Promise<void>((resolve) => {
    for (const seat of seatsOf(rules)) {
      const tap = createWiretap();
      const heard: Heard[] = [];
      allHeard.push(heard);
      const credentials: Credentials = { kind: 'code', code: CODE, as: 'player' };
      tap.connecting(credentials);
      const link = createGuestLink({
        ...shared,
        dial: (makeEnd) =>
          void joinInMemory(
            (wire) => {
              const source = { source: `127.0.0.${seat + 1}`, isOwn: false };
              return tapped(wire, (end) => host.accept(end, source), {
                seat,
                tap,
                cheat,
                truth,
                heard,
              });
            },
            makeEnd,
            setImmediate,
          ),
        credentials,
        name: `P${seat}`,
        randomHex: tap.random,
        checkCards,
        updateFault,
        onUpdate: () => void act(link),
        onChange() {
          if (links.length === rules.players && links.every(isDone)) resolve();
        },
        onSaid: () => {},
        onGesture: () => {},
        onSeat() {
          links.push(link);
          if (links.length === rules.players)
            void links[0]?.request({ type: 'manage', command: { type: 'start' } });
        },
      });
    }
  });
  const checks = links.map((link) => link.checks());
  const game = truth();
  for (const link of links) link.leave();
  table.close();
  if (game === null) throw new Error('nothing was played');
  return { checks, heard: allHeard, takenBack, game };
}
