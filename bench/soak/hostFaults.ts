import { DISK_FAULTS, type DiskFault } from './faultyDisk';
import type { Round } from './round';
import type { SoakGuest } from './soakGuest';
import type { SoakHost } from './soakHost';

/** How many decisions of a faulty round there are for each at which the connection is cut, the disk fails, or the process is killed. */
const CUT_IN = 40;
const DISK_FAILS_IN = 120;
const DISK_WORKS_IN = 15;
const KILL_IN = 200;
const MOST_KILLS = 3;
/** What could not be saved is saved by then. */
const DISK_IS_WELL_AFTER = 10;
const PATIENCE_MS = 60_000;

/** Puts faults in while games are played at a host. */
export interface HostFaults {
  /** A guest is about to decide. */
  onDecision(guest: SoakGuest): void;
  /** Nothing is faulty any more once it resolves. */
  calm(): Promise<void>;
}

export function createHostFaults(
  host: SoakHost,
  guests: readonly SoakGuest[],
  { draw, isClean, count, find }: Round,
): HostFaults {
  let isDiskWell = true;
  let sinceDiskChanged = DISK_IS_WELL_AFTER;
  let restarting: Promise<void> | null = null;

  const setDisk = (fault: DiskFault | null) => {
    isDiskWell = fault === null;
    sinceDiskChanged = 0;
    host.order({ type: 'disk', fault });
  };

  /** A game that isn't on the disk can't be continued, and one that is about to end may be over by then. */
  const canBeKilled = (soaked: SoakGuest): boolean =>
    isDiskWell && sinceDiskChanged > DISK_IS_WELL_AFTER && cardsLeft(soaked) > 3;

  const kill = async () => {
    await host.kill();
    for (const { guest } of guests)
      await guest.until('it notices the kill', ({ state }) => state().kind !== 'live', PATIENCE_MS);
    const seen = Math.max(...guests.map(turnOf));
    await host.start();
    for (const soaked of guests) {
      const { guest } = soaked;
      await guest.until('it is back', ({ state }) => state().kind === 'live', PATIENCE_MS);
      const behind = seen - turnOf(soaked);
      if (behind > 0) find(`after a kill ${guest.name} is ${behind} decisions behind`);
    }
  };

  return {
    onDecision(soaked) {
      if (isClean || restarting !== null) return;
      sinceDiskChanged += 1;
      if (!isDiskWell && draw.onceIn(DISK_WORKS_IN)) setDisk(null);
      else if (isDiskWell && draw.onceIn(DISK_FAILS_IN)) {
        count('+ disk faults');
        setDisk(draw.pick(DISK_FAULTS));
      }
      if (draw.onceIn(CUT_IN)) {
        count('+ cut connections');
        // Before this decision is on its way, or after: both must do.
        if (draw.onceIn(2)) soaked.cut();
        else queueMicrotask(soaked.cut);
      }
      if (canBeKilled(soaked) && host.kills() < MOST_KILLS && draw.onceIn(KILL_IN)) {
        count('+ killed hosts');
        restarting = kill()
          .catch((error: unknown) => find(`after a kill: ${String(error)}`))
          .finally(() => {
            restarting = null;
          });
      }
    },
    async calm() {
      if (restarting !== null) await restarting;
      if (!isDiskWell) setDisk(null);
    },
  };
}

const cardsLeft = ({ guest }: SoakGuest): number => guest.update()?.view.hand?.length ?? 0;

const turnOf = ({ guest }: SoakGuest): number => guest.update()?.view.turn ?? 0;
