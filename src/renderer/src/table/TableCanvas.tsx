import type { Face } from '@shared/game/cards';
import type { Settings } from '@shared/protocol/settings';
import type { TableUpdate } from '@shared/protocol/table';
import type { Ref } from 'react';
import type { Choice, TableCallbacks, TableScene } from './TableScene';

export interface TableCanvasProps extends TableCallbacks {
  readonly update: TableUpdate | null;
  readonly settings: Settings;
  readonly choice: Choice | null;
  /** Index in `view.hand` of the card under the keyboard's focus. */
  readonly focus: number | null;
  readonly hint: readonly Face[];
  /** For `finish`, `shake` and `release`; null until the canvas is there. */
  readonly ref?: Ref<TableScene>;
}

/** The table's canvas: fills its parent, and is hidden from assistive technology. */
export function TableCanvas(_props: TableCanvasProps) {
  return <div className="table-canvas" aria-hidden="true" />;
}
