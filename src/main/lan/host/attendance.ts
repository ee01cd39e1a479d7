import type { CloseReason } from '@shared/protocol/lan/closeCodes';
import type { GuestMessage } from '@shared/protocol/lan/guestMessages';
import type { HostMessage } from '@shared/protocol/lan/hostMessages';

/** A guest's connection as a table uses it. */
export interface Line {
  send(message: HostMessage): void;
  /** Ends the connection with a reason. */
  close(reason: CloseReason): void;
}

/** What a table does for somebody it has let in. */
export interface Attendance {
  handle(message: GuestMessage): void;
  /** The guest was left without updates, and reads again: it needs the game as it stands. */
  caughtUp(): void;
  /** The connection is gone. */
  lost(): void;
}
