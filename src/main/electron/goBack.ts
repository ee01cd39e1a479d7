import { setTimeout as pause } from 'node:timers/promises';
import type { TableKind } from './launchArguments';
import type { Program } from './program';

/** How long the first picture waits for a host that may no longer be there. */
const PATIENCE_MS = 3_000;

/** The kind of table that is open now; null when none is. */
export function tableOpen({ table, lan }: Program): TableKind | null {
  const { role } = lan.state();
  if (role === 'host') return 'hosted';
  if (role === 'guest') return 'joined';
  return table.update() === null ? null : 'own';
}

/** Opens the table again that was open when the program started itself again. */
export async function goBackTo(program: Program, kind: TableKind): Promise<void> {
  program.bots.warm();
  const opened = await Promise.race([
    open(program, kind),
    pause(PATIENCE_MS, null, { ref: false }),
  ]);
  if (!opened?.ok) program.log.write('warning', `the ${kind} table is not open again`);
}

async function open({ ownGames, lan }: Program, kind: TableKind) {
  if (kind === 'own') {
    const game = await ownGames.resumable();
    return game === null ? null : ownGames.resume(game.tableId);
  }
  const [newest] = kind === 'hosted' ? await lan.reopenable() : lan.remembered();
  if (newest === undefined) return null;
  return kind === 'hosted' ? lan.reopen(newest.id) : lan.rejoin(newest.id);
}
