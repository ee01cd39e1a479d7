import { MAX_POINTS } from '@shared/game/rules';
import { useState } from 'react';

interface PointsInputProps {
  readonly label: string;
  readonly value: number;
  readonly onPoints: (points: number) => void;
  readonly testId?: string;
}

/** A whole number of points, 0 or more. While it is typed it stands as it is typed, even where that is no number yet. */
export function PointsInput({ label, value, onPoints, testId }: PointsInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      className="input input--number numbers"
      type="number"
      min={0}
      max={MAX_POINTS}
      step={1}
      aria-label={label}
      data-testid={testId}
      value={typed ?? value}
      onBlur={() => setTyped(null)}
      onChange={(event) => {
        const text = event.target.value;
        setTyped(text);
        const points = Math.trunc(Number(text));
        if (text !== '' && Number.isFinite(points))
          onPoints(Math.min(MAX_POINTS, Math.max(0, points)));
      }}
    />
  );
}
