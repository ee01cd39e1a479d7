import type { Log } from '@main/storage/log';
import { writeFaultWords } from '@main/storage/writeFault';
import type { Bridge } from '@shared/protocol/bridge';
import {
  BRIDGE_SHAPE,
  type BridgeEvents,
  type BridgeGroup,
  type CallsOf,
  channelOf,
  type MemberKind,
} from '@shared/protocol/bridgeShape';
import { refuseRequest } from '@shared/protocol/refuseRequest';
import { type BrowserWindow, ipcMain, type WebFrameMain } from 'electron';
import type { Request } from './request';

type ValueOf<Call> = Call extends (...args: never[]) => Promise<infer Value> ? Value : never;

/** A request for every call of the bridge. */
export type Requests = {
  readonly [Group in BridgeGroup]: {
    readonly [Name in CallsOf<Group>]: Request<ValueOf<Bridge[Group][Name]>>;
  };
};

const FAILED =
  'That did not work because of a fault in the program. It was written to the log; please try again.';

/**
 * The one place that listens to the window. Only the program's own page is heard; whatever arrives is parsed; whatever
 * goes wrong becomes a sentence, never a stack trace.
 */
export function serveBridge(
  requests: Requests,
  {
    isOwnPage,
    isClosing,
    log,
  }: {
    readonly isOwnPage: (frame: WebFrameMain | null) => boolean;
    /** The window is gone: nobody waits for an answer to what its page still asked. */
    readonly isClosing: () => boolean;
    readonly log: Log;
  },
): void {
  for (const [group, members] of Object.entries(requests)) {
    for (const [name, carryOut] of Object.entries<Request<unknown>>(members)) {
      const channel = channelOf(group, name);
      ipcMain.handle(channel, async (event, ...args: unknown[]) => {
        if (isClosing()) return undefined;
        if (!isOwnPage(event.senderFrame)) throw new Error('Only the program’s own page is heard.');
        const outcome = await carryOut(args).catch((error: unknown) => {
          log.write('error', `${channel} failed: ${reportOf(error)}`);
          return { refused: writeFaultSentence(error) ?? FAILED };
        });
        if ('value' in outcome) return outcome.value;
        return refuseRequest(KINDS.get(channel) ?? 'call', outcome.refused);
      });
    }
  }
}

/** How each channel answers. */
const KINDS: ReadonlyMap<string, MemberKind> = new Map(
  Object.entries(BRIDGE_SHAPE).flatMap(([group, members]) =>
    Object.entries(members).map(([name, kind]) => [channelOf(group, name), kind] as const),
  ),
);

/** A full disk or a folder that can't be written is not a fault of the program: the answer says what to do. */
function writeFaultSentence(error: unknown): string | null {
  const words = writeFaultWords(error);
  return words === null
    ? null
    : `That could not be saved: ${words}. Mend that, and then try it again.`;
}

const reportOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

/** Sends an event of the bridge to a window, if it is still there. */
export function sendTo<Channel extends keyof BridgeEvents>(
  window: BrowserWindow | null,
  channel: Channel,
  payload: BridgeEvents[Channel],
): void {
  if (window === null || window.isDestroyed() || window.webContents.isDestroyed()) return;
  window.webContents.send(channel, payload);
}
