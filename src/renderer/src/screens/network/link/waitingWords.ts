import type { LanState } from '@shared/protocol/lan/lanState';
import type { TableUpdate } from '@shared/protocol/table';
import { texts } from '../../../i18n/texts';
import { isAtNetworkTable, isOwner, memberOf, notReady } from '../../../store/lanStore';

const t = texts.network.table;

/** After a deal on the network: whom one waits for before it goes on; null when it is one's own to go on. */
export function waitingWords(lan: LanState, { view }: TableUpdate): string | null {
  if (!isAtNetworkTable(lan) || lan.table === null) return null;
  if (view.winner !== null) return isOwner(lan) ? null : t.waitHostAgain;
  const you = memberOf(lan);
  if (you !== null && you.seat !== null && !you.ready) return null;
  const names = notReady(lan.table);
  return names.length === 0 ? texts.network.lobby.dealing : t.waitFor(names);
}
