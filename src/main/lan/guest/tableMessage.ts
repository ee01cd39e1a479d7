import type { FairHostMessage } from '@shared/protocol/lan/fairDeal';
import type { HostMessage } from '@shared/protocol/lan/hostMessages';

/** What a host says about its table and the game there, once a guest has been let in. */
export type TableMessage = Extract<
  HostMessage,
  {
    readonly type: 'table' | 'update' | 'snapshot' | FairHostMessage['type'] | 'said' | 'gestured';
  }
>;
