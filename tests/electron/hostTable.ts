import type { HostPlan } from '../../src/shared/protocol/lan/lanState';
import type { Launched } from './launch';

/** Opens a table, past the screen, and gives what a guest must type. */
export const hostTable = (page: Launched['page'], plan: HostPlan) =>
  page.evaluate(async (wanted) => {
    const opened = await window.pinochle.lan.host(wanted);
    if (!opened.ok || opened.value.invitation === null) throw new Error(JSON.stringify(opened));
    const { code, port } = opened.value.invitation;
    return { code, address: `127.0.0.1:${port}` };
  }, plan);
