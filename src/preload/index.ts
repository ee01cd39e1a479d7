import { boundsFault } from '@main/reading/boundsFault';
import { PAGE_LIMITS } from '@main/reading/limits';
import { readFaultWords } from '@main/reading/readFault';
import { BRIDGE_SHAPE, channelOf, type MemberKind } from '@shared/protocol/bridgeShape';
import { refuseRequest } from '@shared/protocol/refuseRequest';
import { contextBridge, ipcRenderer } from 'electron';

/** What is too large is refused here already: the main process would stand still while it unpacks it. */
const call =
  (kind: MemberKind, channel: string) =>
  async (...args: unknown[]): Promise<unknown> => {
    const fault = boundsFault(args, PAGE_LIMITS);
    return fault === null
      ? ipcRenderer.invoke(channel, ...args)
      : refuseRequest(kind, `That can\u2019t be done: ${readFaultWords(fault)}.`);
  };

const MAX_REPORT = 4_000;

/** The event object of Electron never reaches the page: it would hand over the sender. */
const subscribe = (channel: string) => (listener: (payload: unknown) => void) => {
  const onMessage = (_event: unknown, payload: unknown) => {
    try {
      listener(payload);
    } catch (error) {
      void ipcRenderer.invoke(channelOf('app', 'failed'), reportOf(error), false);
    }
  };
  ipcRenderer.on(channel, onMessage);
  return () => {
    ipcRenderer.off(channel, onMessage);
  };
};

const reportOf = (error: unknown): string =>
  (error instanceof Error ? (error.stack ?? error.message) : String(error)).slice(0, MAX_REPORT);

const memberOf = (kind: MemberKind, channel: string) =>
  kind === 'event' ? subscribe(channel) : call(kind, channel);

const bridge = Object.fromEntries(
  Object.entries(BRIDGE_SHAPE).map(([group, members]) => [
    group,
    Object.fromEntries(
      Object.entries(members).map(([name, kind]) => [name, memberOf(kind, channelOf(group, name))]),
    ),
  ]),
);

contextBridge.exposeInMainWorld('pinochle', bridge);
