import { presetRules } from '@shared/game/presets';
import type { RuleSet } from '@shared/game/rules';
import type { HostMessage, Joined } from '@shared/protocol/lan/hostMessages';
import type { LanTable } from '@shared/protocol/lan/lanTable';
import { toWire, type WireUpdate } from '@shared/protocol/lan/updateSchema';
import { expect, it, onTestFinished } from 'vitest';
import { ANN, type FakeHost, joinedAs, meetFakeHost, tableOfAnn } from '../support/lan/fakeHost';
import { tableStory } from '../support/tableStory';

const RULES = presetRules('sq-partnership');
const TABLE = tableOfAnn(RULES);
const STORY = tableStory(RULES, 0, 'bad host', 2).map(toWire);
const DIGEST = '4'.repeat(64);
const FIRST_DEAL = { game: '5'.repeat(16), deal: 1 };

const at = (index: number): WireUpdate => STORY[index] ?? expect.fail('the story is too short');
const firstOfSecondDeal = STORY.findIndex(({ view }) => view.dealNumber === 2);

async function meet(): Promise<FakeHost> {
  const host = await meetFakeHost();
  onTestFinished(host.guest.leave);
  return host;
}

function expectRefused({ guest }: FakeHost, shown: number): void {
  expect(guest.state()).toMatchObject({ kind: 'ended', reason: 'bad-host' });
  expect(guest.updates).toHaveLength(shown);
  expect(guest.troubles).toHaveLength(1);
  expect(guest.troubles[0]?.length).toBeLessThan(200);
}

it('a whole story of a host that is honest reaches the window', async () => {
  const host = await meet();
  await host.say(joinedAs(TABLE, at(0)));
  for (const update of STORY.slice(1)) await host.say({ type: 'update', update });
  expect(host.guest.state().kind).toBe('live');
  expect(host.guest.updates).toHaveLength(STORY.length);
  expect(host.guest.troubles).toEqual([]);
});

const joined = (change: Partial<Joined>): Joined => ({ ...joinedAs(TABLE, at(0)), ...change });
const table = (change: Partial<LanTable>): LanTable => ({ ...TABLE, ...change });
const [annAsMember] = TABLE.members;
const ann = annAsMember ?? expect.fail('Ann is a member');
const withView = (index: number, change: Partial<WireUpdate['view']>): WireUpdate => {
  const update = at(index);
  return { ...update, view: { ...update.view, ...change } };
};

const TABLES: readonly (readonly [what: string, table: LanTable])[] = [
  ['two seats for four players', table({ seats: TABLE.seats.slice(0, 2) })],
  ['eight seats for four players', table({ seats: [...TABLE.seats, ...TABLE.seats] })],
  ['two people with one id', table({ members: [ann, { ...ann, seat: null }] })],
  ['two people at one seat', table({ members: [ann, { ...ann, id: '44556677' }] })],
  ['somebody at a fifth seat', table({ members: [{ ...ann, seat: 4 }] })],
  ['a person\u2019s seat that nobody holds', table({ members: [{ ...ann, seat: null }] })],
  ['an owner who is not there', table({ owner: '44556677' })],
];

it.each(TABLES)(
  'a host whose table has %s is left before its table is shown',
  async (_what, bad) => {
    const host = await meet();
    await host.say(joined({ table: bad }));
    expectRefused(host, 0);
    expect(host.guest.table()).toBeNull();
  },
);

const JOINED: readonly (readonly [what: string, change: Partial<Joined>])[] = [
  ['as somebody who is not at the table', { member: '44556677' }],
  ['with a hand of 100,000 cards', { update: withView(0, { handSizes: [12, 12, 12, 100_000] }) }],
  [
    'with a share of a fifth seat',
    {
      fair: [
        {
          ...FIRST_DEAL,
          digest: DIGEST,
          commitments: [],
          shares: [{ seat: 4, share: '1'.repeat(32) }],
          opening: null,
        },
      ],
    },
  ],
];

it.each(JOINED)('a host that lets one in %s is left at once', async (_what, change) => {
  const host = await meet();
  await host.say(joined(change));
  expectRefused(host, 0);
  expect(host.guest.seat).toBeNull();
});

const share = (seat: number) => ({ seat, share: '1'.repeat(32) });
const followed = (index: number, change: Partial<WireUpdate>): HostMessage => ({
  type: 'update',
  update: { ...at(index), ...change },
});

const MESSAGES: readonly (readonly [what: string, message: HostMessage])[] = [
  [
    'a table with six seats',
    { type: 'table', table: table({ seats: [...TABLE.seats, ...TABLE.seats.slice(2)] }) },
  ],
  [
    'the table of other rules',
    { type: 'table', table: table({ rules: { ...RULES, preset: null, target: 700 } }) },
  ],
  ['another table', { type: 'table', table: table({ tableId: 'other' }) }],
  [
    'other rules when it lets one in again',
    joined({ table: table({ rules: presetRules('cm-single') }), update: null }),
  ],
  ['a snapshot that can\u2019t be', { type: 'snapshot', update: withView(5, { scores: [] }) }],
  ['an update that can\u2019t be', { type: 'update', update: withView(1, { dealer: 7 }) }],
  ['two names for four seats', followed(1, { seats: at(1).seats.slice(0, 2) })],
  [
    'a person with a level',
    followed(1, { seats: at(1).seats.map((seat) => ({ ...seat, kind: 'human' })) }),
  ],
  ['time that ran out at a fifth seat', followed(1, { timedOut: 4 })],
  ['a year for a turn', followed(1, { timer: { leftMs: 1, totalMs: 31_536_000_000 } })],
  ['events that led to something else', followed(1, { events: [{ type: 'game-won', side: 0 }] })],
  [
    'a history in mid-deal',
    followed(1, { view: { ...at(firstOfSecondDeal).view, dealNumber: 1 } }),
  ],
  [
    'the next deal before this one is over',
    { type: 'update', update: { ...at(firstOfSecondDeal), seq: 2 } },
  ],
  [
    'a commitment of a fifth seat',
    { type: 'committed', ...FIRST_DEAL, commitments: [{ seat: 4, digest: DIGEST }] },
  ],
  ['a share of a fifth seat', { type: 'shares', ...FIRST_DEAL, shares: [share(4)] }],
  ['two shares of one seat', { type: 'shares', ...FIRST_DEAL, shares: [share(1), share(1)] }],
  ['a verdict of a fifth seat', { type: 'checked', ...FIRST_DEAL, seat: 4, verdict: 'fair' }],
];

it.each(MESSAGES)(
  'a host that sends %s is left, and nothing of it is shown',
  async (_what, message) => {
    const host = await meet();
    await host.say(joined({}));
    const before = {
      table: host.guest.table(),
      update: host.guest.update(),
      checks: host.guest.checks(),
    };
    await host.say(message);
    expectRefused(host, 1);
    expect(host.guest.table()).toEqual(before.table);
    expect(host.guest.update()).toEqual(before.update);
    expect(host.guest.checks()).toEqual(before.checks);
  },
);

it('an update out of the row is fetched anew and not judged', async () => {
  const host = await meet();
  await host.say(joined({}));
  await host.say({ type: 'update', update: withView(3, { dealer: 7 }) });
  expect(host.guest.state().kind).toBe('live');
  expect(host.guest.updates).toHaveLength(1);
  await host.say({ type: 'snapshot', update: at(3) });
  expect(host.guest.update()?.seq).toBe(at(3).seq);
  expect(ANN).toBe(host.guest.member());
});

it('a host that is opened again and names the same rules in another order is believed', async () => {
  const host = await meet();
  await host.say(joined({}));
  const reversed = Object.fromEntries(Object.entries(RULES).reverse()) as unknown as RuleSet;
  await host.say(joined({ table: table({ rules: reversed }) }));
  expect(host.guest.state().kind).toBe('live');
  expect(host.guest.troubles).toEqual([]);
});
