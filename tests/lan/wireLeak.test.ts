import { createGame, startGame } from '@main/engine/game';
import { seatToAct } from '@main/engine/playDeal';
import { randomFromText } from '@main/engine/random';
import type { GameSaving } from '@main/hosting/gameSaving';
import { createHostedGame } from '@main/hosting/hostedGame';
import { createHostTable } from '@main/lan/host/hostTable';
import { createLanHost } from '@main/lan/host/lanHost';
import { proofOf } from '@main/lan/secrets';
import { at } from '@shared/game/cards';
import { presetRules } from '@shared/game/presets';
import type { RuleSet } from '@shared/game/rules';
import { type Seat, seatsOf } from '@shared/game/seats';
import { expect, it } from 'vitest';
import { anyAction } from '../support/anyAction';
import { createFakeClock } from '../support/fakeClock';
import { changeHidden, type DealStory, knownStory } from '../support/hiddenChanges';
import { FAST, planFor } from '../support/lan/lanRig';
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

/** Every byte, in order, that a host sends to one seat while this story is played at its table by people. */
async function bytesSentTo(
  seat: Seat,
  { rules, dealer, dealt, moves }: DealStory,
): Promise<string> {
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
  const sent: string[][] = [];
  const ends = seatsOf(rules).map((each) => {
    const texts: string[] = [];
    sent.push(texts);
    const end = host.accept(
      { send: (text) => texts.push(text), close: () => {}, cut: () => {}, waitingBytes: () => 0 },
      { source: 'x', isOwn: false },
    );
    const client = String(each).repeat(32);
    const proof = proofOf('ABCDEF', JSON.parse(at(texts, 0)).nonce, client);
    const hello = { type: 'hello', protocolMin: 1, protocolMax: 1, app: '1', client };
    const auth = { kind: 'code', proof, as: 'player' };
    end.onText(JSON.stringify({ ...hello, name: `P${each}`, auth }));
    return end;
  });
  let requests = 0;
  const request = (from: Seat, body: object) => {
    requests += 1;
    at(ends, from).onText(JSON.stringify({ ...body, id: requests.toString(16).padStart(16, '0') }));
    return settle();
  };
  await request(0, { type: 'manage', command: { type: 'start' } });
  clock.advance(FAST.numbersMs);
  await settle();
  for (const { seat: actor, action } of moves) {
    const { turn } = JSON.parse(at(sent, actor).findLast((text) => text.includes('"view"')) ?? '')
      .update.view;
    await request(actor, { type: 'act', submission: { turn, action } });
  }
  at(ends, seat).onText('{"type":"sync"}');
  table.close();
  return at(sent, seat).join('\n');
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
      expect(here === there, `deal ${n}, ${moves.length} moves, seat ${seat}`).toBe(true);
      expect(here.split('"type":"update"').length).toBeGreaterThan(moves.length);
      pairs += moves.length + 1;
    }
    expect(pairs).toBeGreaterThanOrEqual(PAIRS / PRESETS.length);
  },
  FULL_TIMEOUT_MS,
);

it('a seat never hears the secret of a deal, or a token, of anybody else', async () => {
  const rules = presetRules('sq-partnership');
  const whole = playDeal(rules, 'grep');
  const story = { ...whole, moves: whole.moves.slice(0, 12) };
  const sent = await bytesSentTo(1, story);
  const digits64 = new Set(sent.match(/[0-9a-f]{64}/g));
  // Its own token and the digest of the deal; the secret comes when the deal is over.
  expect(digits64.size).toBe(2);
  expect(sent).not.toContain('"dealt":{');
  for (const { text, seat } of whole.dealt.hands.map((hand, seat) => ({ text: hand.join(), seat })))
    expect(sent.includes(`"hand":[${text}]`), `hand of seat ${seat}`).toBe(seat === 1);
});
