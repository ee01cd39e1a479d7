import { dealCards, firstDealer } from '@main/engine/dealing';
import { createGame, type GameState } from '@main/engine/game';
import { randomFromText } from '@main/engine/random';
import { checkCards } from '@main/hosting/checkCards';
import type { GameSaving } from '@main/hosting/gameSaving';
import { createHostedGame, type HostedGame } from '@main/hosting/hostedGame';
import { updateFault } from '@main/hosting/updateFault';
import { dealSecretOf, seedOf } from '@main/lan/fairSeed';
import type { Credentials } from '@main/lan/guest/admission';
import { createGuestLink, type GuestLink } from '@main/lan/guest/guestLink';
import { createHostTable } from '@main/lan/host/hostTable';
import { createLanHost } from '@main/lan/host/lanHost';
import type { GameStart } from '@main/lan/host/tableGame';
import { joinInMemory } from '@main/lan/wire/memoryWires';
import { systemClock } from '@main/session/clock';
import type { Action } from '@shared/game/actions';
import type { RuleSet } from '@shared/game/rules';
import { type Seat, seatsOf } from '@shared/game/seats';
import type { DealtCards, PlayerView } from '@shared/game/view';
import type { FairnessNote, Shares } from '@shared/protocol/lan/fairDeal';
import { type GuestMessage, guestMessageSchema } from '@shared/protocol/lan/guestMessages';
import { type HostMessage, hostMessageSchema } from '@shared/protocol/lan/hostMessages';
import type { DealCheck } from '@shared/protocol/lan/lanState';
import { anyAction } from '../anyAction';
import { FAST, planFor, randomHex } from './lanRig';
import { createWiretap } from './wiretap';

interface FirstDeal {
  readonly dealer: Seat;
  readonly dealt: DealtCards;
}

/** How a host cheats the seat 0; what isn't given is done honestly. */
export interface Cheat {
  /** What it says all shares are, and deals from. */
  shares?(shares: Shares): Shares;
  /** The first deal instead of the one that the seed gives. */
  deal?(first: FirstDeal, rules: RuleSet): FirstDeal;
  /** What it sends instead of a message. */
  toVictim?(message: HostMessage, truth: () => GameState | null): readonly HostMessage[];
  /** What it takes instead of what a seat sent; null: nothing. */
  from?(message: GuestMessage, seat: Seat, truth: () => GameState | null): GuestMessage | null;
}

export interface FairTableOptions {
  readonly rules: RuleSet;
  readonly seed: string;
  readonly deals: number;
  readonly cheat?: Cheat;
  /** Who acts otherwise than by chance; null: by chance. */
  readonly play?: (view: PlayerView) => Action | null;
  /** One card in that many is taken back. */
  readonly takesBack?: number;
  /** How long the host waits for shares: short where some don't come. */
  readonly sharesMs?: number;
}

export interface FairTable {
  /** What each seat's program found. */
  readonly checks: readonly (readonly DealCheck[])[];
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
    limits: { ...FAST, numbersMs: options.sharesMs ?? FAST.numbersMs },
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
      hosted = createHostedGame({
        id: start.id,
        head: start,
        start: firstDealOf(start, rules, cheat),
        clock: systemClock,
        playTurn: async () => {},
        saving: savingOf(start),
      });
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
  await new Promise<void>((resolve) => {
    for (const seat of seatsOf(rules)) {
      const tap = createWiretap();
      const credentials: Credentials = { kind: 'code', code: CODE, as: 'player' };
      tap.connecting(credentials);
      const link = createGuestLink({
        ...shared,
        dial: (makeEnd) =>
          void joinInMemory(
            (wire) => {
              const told = (text: string) => (seat === 0 ? toldTo(text, cheat, truth) : [text]);
              const end = host.accept(
                {
                  ...wire,
                  send(frame) {
                    for (const sent of tap.fromHost(frame, told)) wire.send(sent);
                  },
                },
                { source: `127.0.0.${seat + 1}`, isOwn: false },
              );
              const taken = (text: string) => {
                const message = guestMessageSchema.parse(JSON.parse(text));
                const heard = cheat.from === undefined ? message : cheat.from(message, seat, truth);
                return heard === null ? [] : [JSON.stringify(heard)];
              };
              return {
                ...end,
                onText(frame) {
                  for (const heard of tap.fromGuest(frame, taken)) end.onText(heard);
                },
              };
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
  return { checks, takenBack, game };
}

/** The first deal as its seed gives it, or as the host has it instead. */
function firstDealOf({ id, secret, note, seed }: GameStart, rules: RuleSet, cheat: Cheat) {
  const shares = cheat.shares?.(note.shares);
  const dealtFrom =
    shares === undefined
      ? seed
      : seedOf({ game: id, deal: 1, secret: dealSecretOf(secret, 1), shares });
  const honest = { dealer: firstDealer(rules, dealtFrom), dealt: dealCards(rules, dealtFrom, 0) };
  const { dealer, dealt } = cheat.deal?.(honest, rules) ?? honest;
  return createGame(rules, dealer, dealt);
}

/** Nothing of it is kept. */
function savingOf({ secret, note }: GameStart): GameSaving {
  let fairness: readonly FairnessNote[] = [note];
  return {
    secret,
    fairness: () => fairness,
    note: (next) => {
      fairness = [...fairness, next];
    },
    keep: () => {},
    close: async () => {},
  };
}

/** What the host says to the victim in place of the truth. */
function toldTo(text: string, cheat: Cheat, truth: () => GameState | null): readonly string[] {
  const message = hostMessageSchema.parse(JSON.parse(text));
  const told =
    message.type === 'shares' && cheat.shares !== undefined
      ? { ...message, shares: cheat.shares(message.shares) }
      : message;
  return (cheat.toVictim?.(told, truth) ?? [told]).map((sent) => JSON.stringify(sent));
}
