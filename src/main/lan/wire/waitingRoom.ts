import type { Limits } from '@shared/protocol/lan/limits';

/** Connections that haven't been let in yet. When there are too many, those that came first give way. */
export interface WaitingRoom<Connection> {
  enter(connection: Connection, source: string): void;
  /** It was let in, or has gone. */
  leave(connection: Connection): void;
}

export function createWaitingRoom<Connection>(
  limits: Pick<Limits, 'maxWaitingSockets' | 'maxWaitingSocketsPerSource'>,
  turnAway: (connection: Connection) => void,
): WaitingRoom<Connection> {
  /** In the order of their coming. */
  const waiting = new Map<Connection, string>();

  /** A real guest is through in milliseconds: whoever has waited longest is the least likely to be one. */
  const giveWay = (among: readonly Connection[], most: number) => {
    const [first] = among;
    if (first === undefined || among.length <= most) return;
    waiting.delete(first);
    turnAway(first);
  };

  return {
    enter(connection, source) {
      waiting.set(connection, source);
      const ofSource = [...waiting].flatMap(([each, from]) => (from === source ? [each] : []));
      giveWay(ofSource, limits.maxWaitingSocketsPerSource);
      giveWay([...waiting.keys()], limits.maxWaitingSockets);
    },
    leave: (connection) => void waiting.delete(connection),
  };
}
