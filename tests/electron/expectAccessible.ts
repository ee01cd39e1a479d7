import AxeBuilder from '@axe-core/playwright';
import { expect, type Launched } from './launch';

/** What axe-core finds on the screen as it is, of the kinds that shut people out. */
export async function expectAccessible(page: Launched['page'], where: string): Promise<void> {
  // Electron opens no second page, which axe would run its own checks in.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(
    serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    `on ${where}`,
  ).toEqual([]);
}
