import type { Settings } from '@shared/protocol/settings';
import type { TableUpdate } from '@shared/protocol/table';
import { useEffect, useRef, useState } from 'react';
import { hungFrom } from '@/screens/table/parts/position';
import type { Choice } from '@/table/input/callbacks';
import type { TableAnchors } from '@/table/layout/anchors';
import type { Rect } from '@/table/layout/geometry';
import { TableCanvas } from '@/table/TableCanvas';
import type { TableScene } from '@/table/TableScene';

export interface LabProps {
  readonly story: readonly TableUpdate[];
  /** Index of the first update shown, without its events. */
  readonly start: number;
  readonly settings: Settings;
  /** Draws the areas that the layout keeps free for React. */
  readonly anchors: boolean;
}

declare global {
  interface Window {
    /** For a script that looks at the table: what it may do and what it was told. */
    lab?: {
      readonly scene: TableScene;
      readonly told: string[];
      /** Tells the next updates one after the other. */
      next(count?: number): void;
      choose(indices: readonly number[] | null): void;
      hint(cards: readonly number[]): void;
      anchors(): TableAnchors | null;
    };
  }
}

const box = ({ x, y, width, height }: Rect) => ({ left: x, top: y, width, height });

export function Lab({ story, start, settings, anchors: showsAnchors }: LabProps) {
  const scene = useRef<TableScene>(null);
  const told = useRef<string[]>([]);
  const shown = useRef(start);
  const latest = useRef<TableAnchors>(null);
  const [anchors, setAnchors] = useState<TableAnchors | null>(null);
  const [choice, setChoice] = useState<Choice | null>(null);
  const [hint, setHint] = useState<readonly number[]>([]);
  const first = story[start];

  useEffect(() => {
    latest.current = anchors;
  }, [anchors]);

  useEffect(() => {
    const timer = setInterval(() => {
      if (scene.current === null || window.lab !== undefined) return;
      window.lab = {
        scene: scene.current,
        told: told.current,
        next(count = 1) {
          for (let step = 0; step < count; step += 1) {
            shown.current += 1;
            const update = story[shown.current];
            if (update !== undefined) scene.current?.show(update);
          }
        },
        choose: (indices) => setChoice(indices === null ? null : { chosen: indices }),
        hint: setHint,
        anchors: () => latest.current,
      };
    }, 20);
    return () => clearInterval(timer);
  }, [story]);

  const note = (text: string) => told.current.push(text);
  return (
    <>
      <TableCanvas
        ref={scene}
        update={first === undefined ? null : start === 0 ? first : { ...first, events: [] }}
        settings={settings}
        choice={choice}
        focus={null}
        asked={null}
        meldsHeld={first?.events.some((event) => event.type === 'melds-shown') ?? false}
        hint={hint}
        onPlay={(card, index) => note(`play ${card} ${index}`)}
        onToggle={(card, index) => note(`toggle ${card} ${index}`)}
        onRefused={(card, why) => note(`refused ${card} ${why.code}`)}
        onAnchors={setAnchors}
        onEvent={(event, update) => note(`event ${update.seq} ${event.type}`)}
        onIdle={(seq) => note(`idle ${seq}`)}
      />
      {showsAnchors && anchors !== null && <Anchors anchors={anchors} />}
    </>
  );
}

function Anchors({ anchors }: { readonly anchors: TableAnchors }) {
  return (
    <div className="anchors">
      {Object.entries(anchors.areas).map(([name, area]) => (
        <div key={name} className={`area ${name}`} style={box(area)}>
          {name}
        </div>
      ))}
      {anchors.seats.map(({ seat, plate, bubble, meldTag }) => (
        <div key={seat}>
          <div className="plate" style={box(plate)}>
            Seat {seat}
          </div>
          <div className="dot bubble" style={{ left: bubble.x, top: bubble.y }}>
            320
          </div>
          <div className="dot tag" style={hungFrom(meldTag)}>
            Run 150 = 150
          </div>
        </div>
      ))}
      {anchors.hand.map(({ handIndex, strip }) => (
        <div key={handIndex} className="strip" style={box(strip)} />
      ))}
    </div>
  );
}
