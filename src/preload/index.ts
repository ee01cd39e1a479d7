import { BRIDGE_SHAPE, channelOf, type MemberKind } from '@shared/protocol/bridgeShape';
import { contextBridge, ipcRenderer } from 'electron';

const call =
  (channel: string) =>
  (...args: unknown[]): Promise<unknown> =>
    ipcRenderer.invoke(channel, ...args);

/** The event object of Electron never reaches the page: it would hand over the sender. */
const subscribe = (channel: string) => (listener: (payload: unknown) => void) => {
  const onMessage = (_event: unknown, payload: unknown) => listener(payload);
  ipcRenderer.on(channel, onMessage);
  return () => {
    ipcRenderer.off(channel, onMessage);
  };
};

const memberOf = (kind: MemberKind, channel: string) =>
  kind === 'event' ? subscribe(channel) : call(channel);

const bridge = Object.fromEntries(
  Object.entries(BRIDGE_SHAPE).map(([group, members]) => [
    group,
    Object.fromEntries(
      Object.entries(members).map(([name, kind]) => [name, memberOf(kind, channelOf(group, name))]),
    ),
  ]),
);

contextBridge.exposeInMainWorld('pinochle', bridge);
