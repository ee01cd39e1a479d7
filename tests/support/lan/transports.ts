import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { LanHost } from '@main/lan/host/lanHost';
import { dialPlace } from '@main/lan/wire/dialPlace';
import { joinInMemory } from '@main/lan/wire/memoryWires';
import { openDoor } from '@main/lan/wire/openDoor';
import type { MakeEnd, Wire, WireEnd } from '@main/lan/wire/wire';
import type { Limits } from '@shared/protocol/lan/limits';

/** A way from guests to a host, opened for one test. */
export interface OpenTransport {
  /** `source` is the address the caller seems to come from: of 127.0.0.0/8. */
  dial(makeEnd: MakeEnd, source?: string): void;
  readonly port: number;
  close(): Promise<void>;
}

export interface Transport {
  readonly name: string;
  /** `address` is the one of this machine to listen at, where the way has addresses. */
  open(host: LanHost, limits: Limits, address?: string): Promise<OpenTransport>;
}

const memory: Transport = {
  name: 'memory',
  open: async (host) => ({
    port: 0,
    close: async () => {},
    dial(makeEnd, source = '127.0.0.1') {
      joinInMemory((wire) => host.accept(wire, { source, isOwn: false }), makeEnd);
    },
  }),
};

/** Two ports of one channel, whose messages are cloned as they are between processes. */
function overPort(port: MessagePort, makeEnd: MakeEnd): void {
  let open = true;
  const close = (code: number | null) => {
    if (!open) return;
    open = false;
    port.postMessage({ code });
    port.close();
    queueMicrotask(() => end.onClosed(code));
  };
  const wire: Wire = {
    send: (text) => {
      if (open) port.postMessage({ text });
    },
    close,
    cut: () => close(null),
    waitingBytes: () => 0,
  };
  const end: WireEnd = makeEnd(wire);
  port.on('message', (message: { text: string } | { code: number | null }) => {
    if (!open) return;
    if ('text' in message) return end.onText(message.text);
    open = false;
    port.close();
    end.onClosed(message.code);
  });
}

const channel: Transport = {
  name: 'a pair as between processes',
  open: async (host) => ({
    port: 0,
    close: async () => {},
    dial(makeEnd, source = '127.0.0.1') {
      const { port1, port2 } = new MessageChannel();
      overPort(port1, (wire) => host.accept(wire, { source, isOwn: false }));
      overPort(port2, makeEnd);
    },
  }),
};

export const loopback: Transport = {
  name: 'WebSockets on loopback',
  async open(host, limits, address = '127.0.0.1') {
    const door = await openDoor({
      host,
      limits,
      port: 0,
      address,
      letsIn: () => true,
      onTrouble: () => {},
    });
    if (!door.ok) throw new Error(door.error.system);
    const { port, close } = door.value;
    return {
      port,
      close,
      dial: (makeEnd, source) => dialPlace({ address, port }, limits, makeEnd, source ?? address),
    };
  },
};

export const TRANSPORTS: readonly Transport[] = [memory, channel, loopback];
