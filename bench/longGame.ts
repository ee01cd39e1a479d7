import { serialize } from 'node:v8';
import { createRecordPrinter } from '@main/records/recordPrinter';
import { recordTable } from '@main/records/recordTable';
import { toWire } from '@shared/protocol/lan/updateSchema';
import type { TableUpdate } from '@shared/protocol/table';
import { endlessRules, playSameDeal, seatLongGame } from '../tests/support/longGame';
import type { Figure } from './support/figure';

/** Deals with the same dealer, so that they are played alike. */
const MEASURED_DEALS = [2, 90, 302];
const HEAD = { title: 'Bench', seats: [], timerSeconds: null, convention: 'natural' as const };

/** What has been spent since the last deal that was measured. */
interface Spent {
  actions: number;
  wireBytes: number;
  windowBytes: number;
  recordBytes: number;
  printMs: number;
}

const nothing = (): Spent => ({
  actions: 0,
  wireBytes: 0,
  windowBytes: 0,
  recordBytes: 0,
  printMs: 0,
});

/** One game with four people: what an action costs early and late in it, sent to a guest and to the window, and kept. */
export default async function measure(): Promise<Figure[]> {
  let spent = nothing();
  const print = createRecordPrinter((game) => recordTable(HEAD, game, 'bench', null));
  const table = seatLongGame(endlessRules('sq-partnership'), {
    onChange: (game) => {
      const sinceMs = performance.now();
      // Written as a file is: in bytes.
      spent.recordBytes = Buffer.from(print(game)).length;
      spent.printMs += performance.now() - sinceMs;
    },
  });
  const weigh = (update: TableUpdate) => {
    spent.actions += 1;
    spent.wireBytes += JSON.stringify(toWire(update)).length;
    spent.windowBytes += serialize(update).length;
  };
  table.session.attach(0, { receive: weigh });
  const figures: Figure[] = [];
  for (let deal = 1; deal <= Math.max(...MEASURED_DEALS); deal += 1) {
    spent = nothing();
    const { user, system } = process.cpuUsage();
    if (deal > 1) await table.session.nextDeal();
    await playSameDeal(table);
    const used = process.cpuUsage({ user, system });
    if (!MEASURED_DEALS.includes(deal)) continue;
    const each = (value: number) => value / spent.actions;
    figures.push(
      {
        name: `deal ${deal}: sent to a guest for an action`,
        value: each(spent.wireBytes),
        unit: 'bytes',
      },
      {
        name: `deal ${deal}: sent to the window for an action`,
        value: each(spent.windowBytes),
        unit: 'bytes',
      },
      {
        name: `deal ${deal}: work for an action`,
        value: each(used.user + used.system) / 1000,
        unit: 'ms of a core',
      },
      { name: `deal ${deal}: of it printing the record`, value: each(spent.printMs), unit: 'ms' },
      { name: `deal ${deal}: record that is kept`, value: spent.recordBytes / 1024, unit: 'KiB' },
    );
  }
  return figures;
}
