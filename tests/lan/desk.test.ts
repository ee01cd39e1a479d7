import { createServer } from 'node:http';
import { type AddressInfo, createServer as createNetServer } from 'node:net';
import { dialPlace } from '@main/lan/wire/dialPlace';
import { presetRules } from '@shared/game/presets';
import { printCode } from '@shared/protocol/lan/joinCode';
import type { HostPlan } from '@shared/protocol/lan/lanState';
import { linkEndSentence } from '@shared/protocol/lan/lanWords';
import { LIMITS } from '@shared/protocol/lan/limits';
import { expect, it, onTestFinished } from 'vitest';
import { fakeSeat } from '../support/fakeSeat';
import { createTestGuest } from '../support/lan/lanRig';
import { createTestDesk, type TestDesk } from '../support/lan/testDesk';
import { temporaryFolder } from '../support/temporaryFolder';

const rules = presetRules('cm-cutthroat-3');

const PLAN: HostPlan = {
  title: 'Club',
  rules,
  seats: [{ kind: 'open', level: 'plain' }, { kind: 'you' }, { kind: 'bot', level: 'plain' }],
  timerSeconds: null,
  convention: 'natural',
  spectators: true,
  graceSeconds: 0,
  yourName: 'Ann',
};

async function hosted(plan = PLAN) {
  const host = createTestDesk(temporaryFolder());
  const opened = await host.desk.host(plan);
  if (!opened.ok || opened.value.invitation === null) throw new Error('it was not opened');
  const { code, port } = opened.value.invitation;
  const address = `127.0.0.1:${port}`;
  return { host, code, address, port };
}

const joinAs = (guest: TestDesk, address: string, code: string, name = 'Ben') =>
  guest.desk.join({ address, code, name, as: 'player' });

const sentenceOf = async (answer: ReturnType<TestDesk['desk']['join']>) => {
  const given = await answer;
  return given.ok || given.error.code !== 'bad-request' ? null : given.error.sentence;
};

it('opens a table, lets a guest in by address and code, and plays it through the windows\u2019 own stream', async () => {
  const { host, code, address } = await hosted({ ...PLAN, convention: 'meld' });
  const guest = createTestDesk(temporaryFolder());
  const joined = await joinAs(guest, address, printCode(code).toLowerCase());
  expect(joined.ok && joined.value.role).toBe('guest');
  expect(guest.desk.state().table?.seats.map(({ name }) => name)).toEqual(['Ben', 'Ann', 'Nora']);
  expect(guest.desk.state().invitation).toBeNull();
  // Everybody knows what bids tell before a card is dealt.
  expect(guest.desk.state().table?.convention).toBe('meld');

  expect(await guest.desk.manage({ type: 'start' })).toMatchObject({ ok: false });
  expect(await host.desk.manage({ type: 'start' })).toMatchObject({ ok: true });
  await host.until('it is dealt', () => host.updates.length > 0);
  await guest.until('it is dealt', () => guest.updates.length > 0);
  expect(host.updates[0]?.view.seat).toBe(1);
  expect(guest.updates[0]?.view.seat).toBe(0);
  expect([host, guest].map(({ updates }) => updates[0]?.convention)).toEqual(['meld', 'meld']);
  expect(guest.updates[0]?.events[0]).toMatchObject({ type: 'dealt' });
  expect([...host.updates, ...guest.updates].some(({ canUndo }) => canUndo)).toBe(false);

  await host.desk.say('Good luck');
  await guest.until('it hears', () => guest.said.includes('Good luck'));
  guest.desk.mute(guest.desk.state().table?.owner ?? '', true);
  expect(guest.desk.chat()).toEqual([]);
});

it('closes the table that was open when it hosts one, and leaves none but its own', async () => {
  const closed: string[] = [];
  const host = createTestDesk(temporaryFolder());
  await host.current.take(fakeSeat(() => closed.push('before')));
  expect(await host.desk.host(PLAN)).toMatchObject({ ok: true });
  expect(closed).toEqual(['before']);
  await host.current.take(fakeSeat(() => closed.push('after')));
  expect(host.desk.state().role).toBe('none');
  await host.desk.leave();
  expect(closed).toEqual(['before']);
});

it('ends a join under way when another table is opened meanwhile', async () => {
  const guest = createTestDesk(temporaryFolder());
  const silent = createNetServer((socket) => void socket.on('error', () => {}));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void silent.close());
  const { port } = silent.address() as AddressInfo;
  const joining = joinAs(guest, `127.0.0.1:${port}`, 'AAAAAA');
  await guest.until('it connects', () => guest.desk.state().role === 'guest');
  const closed: string[] = [];
  await guest.current.take(fakeSeat(() => closed.push('another')));
  expect(await joining).toMatchObject({ ok: false });
  expect(guest.desk.state().role).toBe('none');
  expect(closed).toEqual([]);
});

it('says in a sentence why one can\u2019t join', async () => {
  const { address, code, host } = await hosted({ ...PLAN, spectators: false });
  const guest = createTestDesk(temporaryFolder());
  const wrong = code.startsWith('A') ? `B${code.slice(1)}` : `A${code.slice(1)}`;
  expect(await sentenceOf(joinAs(guest, address, wrong))).toBe(linkEndSentence('code'));
  expect(await sentenceOf(joinAs(guest, address, 'short'))).toBe(linkEndSentence('bad-code'));
  expect(await sentenceOf(joinAs(guest, '300.1.1.1', code))).toBe(linkEndSentence('bad-address'));
  expect(guest.desk.state().role).toBe('none');

  const other = createServer((_request, response) => response.end('hello'));
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  expect(await sentenceOf(joinAs(guest, `127.0.0.1:${port}`, code))).toBe(
    linkEndSentence('no-table'),
  );

  expect(await joinAs(guest, address, code)).toMatchObject({ ok: true });
  const late = createTestDesk(temporaryFolder());
  expect(await sentenceOf(joinAs(late, address, code, 'Cleo'))).toBe(linkEndSentence('full'));

  await host.desk.leave();
  await guest.until('it is told', () => guest.desk.state().link === 'ended');
  expect(guest.desk.state().end?.sentence).toBe(linkEndSentence('closed'));
  expect(await sentenceOf(joinAs(late, address, code, 'Cleo'))).toBe(
    linkEndSentence('unreachable'),
  );
});

it('goes back to its seat without a code, also after the program was started anew', async () => {
  const { host, code, address } = await hosted();
  const folder = temporaryFolder();
  const guest = createTestDesk(folder);
  await joinAs(guest, address, code);
  await host.desk.manage({ type: 'start' });
  await guest.until('it is dealt', () => guest.updates.length > 0);
  await guest.desk.leave();
  expect(host.desk.state().table?.members.map(({ name }) => name)).toEqual(['Ann', 'Ben']);

  const again = createTestDesk(folder);
  const [remembered] = again.desk.remembered();
  expect(remembered).toMatchObject({ address: '127.0.0.1', title: 'Club' });
  expect(await again.desk.rejoin(remembered?.id ?? '')).toMatchObject({ ok: true });
  await again.until('it sits there again', () => again.updates.at(-1)?.view.seat === 0);
});

it('opens a hosted table again with its code, and its host sits where they sat', async () => {
  const { host, code } = await hosted();
  await host.desk.manage({ type: 'start' });
  await host.until('it is dealt', () => host.updates.length > 0);
  await host.desk.leave();
  expect(host.desk.state().role).toBe('none');
  const [kept] = await host.desk.reopenable();
  expect(kept).toMatchObject({ title: 'Club', dealNumber: 1 });
  const reopened = await host.desk.reopen(kept?.id ?? '');
  expect(reopened.ok && reopened.value.invitation?.code).toBe(code);
  await host.until('it sits there again', () => host.updates.at(-1)?.view.seat === 1);
  expect(host.desk.state().table?.owner).toBe(host.desk.state().you);
});

it('tells the host that somebody guesses codes, while the guests stay and others come', async () => {
  const { host, code, address, port } = await hosted({ ...PLAN, spectators: true });
  const guest = createTestDesk(temporaryFolder());
  expect((await joinAs(guest, address, code)).ok).toBe(true);
  expect(host.desk.state().invitation?.isGuessed).toBe(false);
  const wrong = code === 'AAAAAA' ? 'BBBBBB' : 'AAAAAA';
  for (let guess = 0; guess < LIMITS.guessesPerMinuteOfMany; guess += 1) {
    const thief = createTestGuest({
      dial: (makeEnd) =>
        dialPlace({ address: '127.0.0.1', port }, LIMITS, makeEnd, `127.0.0.${100 + guess}`),
      credentials: { kind: 'code', code: wrong, as: 'player' },
    });
    await thief.until('it is refused', ({ state }) => state().kind === 'ended');
  }
  await host.until('it is told', () => host.states.at(-1)?.invitation?.isGuessed === true);
  expect(guest.desk.state().link).toBe('live');
  const late = createTestDesk(temporaryFolder());
  const joined = await late.desk.join({ address, code, name: 'Late', as: 'spectator' });
  expect(joined.ok).toBe(true);
});
