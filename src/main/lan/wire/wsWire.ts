import type { WebSocket } from 'ws';
import type { MakeEnd, Wire, WireEnd } from './wire';

/** ws speaks of bytes that it was handed and of those that its socket still holds. */
const wireOf = (socket: WebSocket): Wire => ({
  send(text) {
    if (socket.readyState === socket.OPEN) socket.send(text);
  },
  close: (code) => socket.close(code),
  cut: () => socket.terminate(),
  waitingBytes: () => socket.bufferedAmount,
});

const NO_STATUS = 1005;
const CUT = 1006;

/** Joins a WebSocket to who hears it. */
export function attachSocket(socket: WebSocket, makeEnd: MakeEnd): WireEnd {
  const end = makeEnd(wireOf(socket));
  socket.on('message', (data, isBinary) => {
    if (isBinary) end.onNoise();
    else end.onText(String(data));
  });
  socket.on('close', (code) => end.onClosed(code === NO_STATUS || code === CUT ? null : code));
  return end;
}
