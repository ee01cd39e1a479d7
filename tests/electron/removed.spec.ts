import type { Bridge } from '../../src/shared/protocol/bridge';
import { expect, type Launched, test } from './launch';

declare global {
  interface Window {
    readonly pinochle: Bridge;
  }
}

const LOOPBACK = ['--lan-address', '127.0.0.1'];

/** Joins as a person would with that address and code; resolves with the sentence of a refusal, or null. */
const join = (page: Launched['page'], address: string, code: string) =>
  page.evaluate(
    async (request) => {
      const joined = await window.pinochle.lan.join({ ...request, name: 'Ben', as: 'player' });
      if (joined.ok) return null;
      return 'sentence' in joined.error ? joined.error.sentence : joined.error.code;
    },
    { address, code },
  );

test('somebody who was removed stays out until the owner lets removed people join again', async ({
  launch,
}) => {
  const ann = await launch({ args: LOOPBACK });
  await ann.page.getByTestId('tile-network').click();
  await ann.page.getByTestId('host-table').click();
  await ann.page.getByTestId('your-name').fill('Ann');
  await ann.page.getByTestId('open-table').click();
  await expect(ann.page.getByTestId('lobby')).toBeVisible();
  const { invitation } = await ann.page.evaluate(() => window.pinochle.lan.state());
  const address = `127.0.0.1:${invitation?.port}`;
  const code = invitation?.code ?? '';
  const ben = await launch({ args: LOOPBACK });
  expect(await join(ben.page, address, code)).toBeNull();
  await ann.page.getByTestId('remove-Ben').click();
  await ann.page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(ann.page.getByTestId('readmit')).toBeVisible();
  expect(await join(ben.page, address, code)).toContain('removed you');
  await ann.page.getByTestId('readmit').click();
  await expect(ann.page.getByTestId('readmit')).toBeHidden();
  expect(await join(ben.page, address, code)).toBeNull();
});

test('an address with a zone that is not there is answered with a sentence, and the program goes on', async ({
  launch,
}) => {
  const { page } = await launch({ args: LOOPBACK });
  const said = await join(page, 'fe80::1c2d:3e4f:5a6b:7c8d%nosuch', 'K7Q-M4T');
  expect(said).toContain('Nobody answers');
  const state = await page.evaluate(() => window.pinochle.lan.state());
  expect(state.link).toBe('none');
});
