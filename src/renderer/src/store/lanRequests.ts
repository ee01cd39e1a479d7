import type { HostPlan, JoinRequest, LanState } from '@shared/protocol/lan/lanState';
import type { TableCommand } from '@shared/protocol/lan/lanTable';
import type { Answer } from '@shared/protocol/table';
import { faultSentence } from '../i18n/faults';
import { bridge } from './bridge';
import { useLan } from './lanStore';
import { goTo } from './screenStore';
import { changeSettings, useSettings } from './settingsStore';
import { reportFault } from './tableRequests';
import { NO_TABLE, useTable } from './tableStore';

/** Goes to a table of the network. Null when one is there, else a sentence that says why not. */
async function enter(request: () => Promise<Answer<LanState>>): Promise<string | null> {
  // What is drawn at the table comes with its own updates.
  useTable.setState(NO_TABLE);
  const answer = await request();
  if (!answer.ok) return faultSentence(answer.error, null);
  useLan.setState({ lan: answer.value });
  goTo({ kind: 'network', page: 'lobby' });
  return null;
}

export const hostTable = (plan: HostPlan): Promise<string | null> => {
  keepName(plan.yourName);
  return enter(() => bridge().lan.host(plan));
};
export const reopenTable = (id: string): Promise<string | null> =>
  enter(() => bridge().lan.reopen(id));
export const joinTable = (request: JoinRequest): Promise<string | null> => {
  keepName(request.name);
  return enter(() => bridge().lan.join(request));
};
export const rejoinTable = (id: string): Promise<string | null> =>
  enter(() => bridge().lan.rejoin(id));

function keepName(playerName: string): void {
  if (playerName !== useSettings.getState().settings.playerName) changeSettings({ playerName });
}

async function tell(request: Promise<Answer>): Promise<boolean> {
  const answer = await request;
  if (!answer.ok) reportFault(answer.error);
  return answer.ok;
}

/** Has the table's owner do something with it; false (and a note) if it wasn't done. */
export const manage = (command: TableCommand): Promise<boolean> =>
  tell(bridge().lan.manage(command));
export const sit = (seat: number | null): Promise<boolean> => tell(bridge().lan.sit(seat));
export const say = (text: string): Promise<boolean> => tell(bridge().lan.say(text));
export const showGesture = (gesture: Parameters<ReturnType<typeof bridge>['lan']['gesture']>[0]) =>
  tell(bridge().lan.gesture(gesture));

/** Gets up from the table, or closes it, and goes home. */
export async function leaveNetwork(): Promise<void> {
  goTo({ kind: 'home' });
  useTable.setState(NO_TABLE);
  await bridge().lan.leave();
}
