import { createGame, startGame } from '@main/engine/game';
import { seatToAct } from '@main/engine/playDeal';
import { randomFromText } from '@main/engine/random';
import type { GameSaving } from '@main/hosting/gameSaving';
import { createHostedGame } from '@main/hosting/hostedGame';
import { createHostTable } from '@main/lan/host/hostTable';
import { createLanHost } from '@main/lan/host/lanHost';
import { at } from '@shared/game/cards';
import { presetRules } from '@shared/game/presets';
import type { RuleSet } from '@shared/game/rules';
import { type Seat, seatsOf } from '@shared/game/seats';
import { expect, it } from 'vitest';
import { anyAction } from '../support/anyAction';
import { createFakeClock } from '../support/fakeClock';
import { changeHidden, type DealStory, knownStory } from '../support/hiddenChanges';
import { FAST, planFor } from '../support/lan/lanRig';
import { createRawGuest } from '../support/lan/rawGuest';
import { FULL_TIMEOUT_MS, share } from '../support/lan/share';
import { type SeededRandom, seededRandom } from '../support/seededRandom';

const PRESETS = ['sq-partnership', 'cm-cutthroat-3', 'sq-two', 'wcg-double'] as const;
/** Pairs of states: each pair of stories is one at every move. */
const PAIRS = share(600, 20_000);
const SEED = 20_261_131;
const TRIES = 12;
const UNKEPT: GameSaving = {
  secret: '00'.repeat(32),
  fairness: () => [],
  note: () => {},
  keep: () => {},
  close: async () => {},
};
const settle = () => new Promise((resolve) => setImmediate(resolve));

/**
 * Every byte, in order, that a host sends to one seat while this story is played at its table by people: opened, and as
 * it goes over the wire.
 */
async function bytesSentTo(seat: Seat, { rules, dealer, dealt, moves }: DealStory) {
  const clock = createFakeClock();
  const random = seededRandom(SEED);
  const randomHex = (bytes: number) =>
    Array.from({ length: bytes }, () => random.below(256).toString(16).padStart(2, '0')).join('');
  const onTrouble = (message: string) => expect.fail(message);
  const shared = { clock, randomHex, limits: FAST, app: '1.0.0', onTrouble };
  const host = createLanHost(shared);
  const { title, slots, spectators, graceSeconds } = planFor(rules);
  const kept = {
    tableId: '0000000000000001',
    port: null,
    code: 'ABCDEF',
    slots,
    people: [],
    own: null,
    spectators,
    removed: [],
    graceSeconds,
  };
  const table = createHostTable({
    ...shared,
    tableId: '0000000000000001',
    title,
    rules,
    timerSeconds: null,
    convention: 'natural',
    kept,
    game: null,
    owner: 'first',
    abandonAfterMs: null,
    botNames: [],
    onChange: () => {},
    onMemberFailed: () => {},
    // The story's cards take the place of those that the secret would give.
    startGame: async ({ seats }) =>
      createHostedGame({
        id: '0000000000000002',
        head: { title, seats, timerSeconds: null, convention: 'natural' },
        start: createGame(rules, dealer, dealt),
        clock,
        playTurn: async () => {},
        saving: UNKEPT,
      }),
  });
  host.add(table);
  const guests = seatsOf(rules).map((each) =>
    createRawGuest(host, {
      credentials: { kind: 'code', code: 'ABCDEF', as: 'player' },
      name: `P${each}`,
      random: randomHex,
    }),
  );
  for (const guest of guests) guest.admit();
  let requests = 0;
  const request = (from: Seat, body: object) => {
    requests += 1;
    at(guests, from).say(JSON.stringify({ ...body, id: requests.toString(16).padStart(16, '0') }));
    return settle();
  };
  await request(0, { type: 'manage', command: { type: 'start' } });
  clock.advance(FAST.numbersMs);
  await settle();
  for (const { seat: actor, action } of moves) {
    const { turn } = JSON.parse(
      at(guests, actor).heard.findLast((text) => text.includes('"view"')) ?? '',
    ).update.view;
    await request(actor, { type: 'act', submission: { turn, action } });
  }
  const guest = at(guests, seat);
  guest.say('{"type":"sync"}');
  table.close();
  return { opened: guest.heard.join('\n'), raw: guest.frames.join('\n') };
}

/** A deal played by chance, without the bids that the program makes by itself. */
function playDeal(rules: RuleSet, seed: string): DealStory {
  const random = randomFromText(seed);
  const game = createHostedGame({
    id: 'x',
    head: {
      title: 'x',
      seats: seatsOf(rules).map(() => ({ name: 'x', kind: 'human', level: null })),
      timerSeconds: null,
      convention: 'natural',
    },
    start: startGame(rules, seed),
    clock: createFakeClock(),
    playTurn: async () => {},
    saving: UNKEPT,
  });
  const { deal } = game.game();
  const moves: DealStory['moves'][number][] = [];
  for (;;) {
    const seat = seatToAct(game.game().deal);
    if (seat === null) return { rules, dealer: deal.dealer, dealt: deal.dealt, moves };
    const { view } = game.current(seat);
    const action = anyAction(view, random);
    moves.push({ seat, action });
    void game.submit(seat, { turn: view.turn, action });
  }
}

const firstOf = <T>(tries: number, attempt: () => T | null): T | null => {
  for (let n = 0; n < tries; n += 1) {
    const found = attempt();
    if (found !== null) return found;
  }
  return null;
};

function otherStory(story: DealStory, seat: Seat, random: SeededRandom): DealStory | null {
  const known = knownStory(story, seat) ?? [];
  return firstOf(TRIES, () => changeHidden(story, known, seat, random));
}

it.each(PRESETS)(
  'what goes over the wire to a seat of %s does not depend on cards that it can\u2019t see',
  async (name) => {
    const rules = presetRules(name);
    const random = seededRandom(SEED);
    let pairs = 0;
    for (let n = 0; pairs < PAIRS / PRESETS.length; n += 1) {
      const whole = playDeal(rules, `${name} ${n}`);
      const moves = whole.moves.slice(0, 1 + random.below(whole.moves.length));
      const story = { ...whole, moves };
      const seat = random.below(rules.players);
      const other = otherStory(story, seat, random);
      if (other === null) continue;
      const [here, there] = [await bytesSentTo(seat, story), await bytesSentTo(seat, other)];
      expect(here.raw === there.raw, `sealed: deal ${n}, seat ${seat}`).toBe(true);
      expect(here.opened === there.opened, `deal ${n}, ${moves.length} moves, seat ${seat}`).toBe(
        true,
      );
      expect(here.opened.split('"type":"update"').length).toBeGreaterThan(moves.length);
      pairs += moves.length + 1;
    }
    expect(pairs).toBeGreaterThanOrEqual(PAIRS / PRESETS.length);
  },
  FULL_TIMEOUT_MS,
);

/** Twelve moves of a deal, and what one seat is sent meanwhile. */
async function sentInTwelveMoves(seat: Seat) {
  const whole = playDeal(presetRules('sq-partnership'), 'grep');
  const sent = await bytesSentTo(seat, { ...whole, moves: whole.moves.slice(0, 12) });
  return { ...sent, hands: whole.dealt.hands };
}

it('a seat never hears the secret of a deal, or a key, of anybody else', async () => {
  const { opened, hands } = await sentInTwelveMoves(1);
  // The host’s share and proof, and the digest of the deal; the secret comes when the deal is over.
  expect(new Set(opened.match(/[0-9a-f]{64}/g)).size).toBe(3);
  expect(opened).not.toContain('"dealt":{');
  for (const [seat, hand] of hands.entries())
    expect(opened.includes(`"hand":[${hand.join()}]`), `hand of seat ${seat}`).toBe(seat === 1);
});

it('who reads the network reads no word of what is said once somebody is let in', async () => {
  const { opened, raw } = await sentInTwelveMoves(1);
  const [, , ...sealed] = raw.split('\n');
  // Long enough that none comes up by chance.
  const words = ['"type"', '"hand":[', 'update', '"Club"', 'auction'];
  for (const word of words) expect(opened).toContain(word);
  expect(sealed.length).toBeGreaterThan(12);
  for (const frame of sealed) {
    expect(frame).toMatch(/^[A-Za-z0-9+/]+=*$/);
    const bytes = Buffer.from(frame, 'base64');
    // Sizes tell no more than how many times 256 bytes, and 16 of the tag.
    expect((bytes.length - 16) % 256).toBe(0);
    const text = bytes.toString('latin1');
    for (const word of words) expect(text.includes(word), word).toBe(false);
  }
  expect(new Set(sealed).size).toBe(sealed.length);
});
