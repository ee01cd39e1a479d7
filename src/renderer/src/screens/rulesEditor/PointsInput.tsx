interface PointsInputProps {
  readonly label: string;
  readonly value: number;
  readonly onPoints: (points: number) => void;
  readonly testId?: string;
}

const MOST = 99_999;

/** A whole number of points, 0 or more. */
export function PointsInput({ label, value, onPoints, testId }: PointsInputProps) {
  return (
    <input
      className="input input--number numbers"
      type="number"
      min={0}
      max={MOST}
      step={1}
      aria-label={label}
      data-testid={testId}
      value={value}
      onChange={(event) => {
        const points = Math.trunc(Number(event.target.value));
        if (Number.isFinite(points)) onPoints(Math.min(MOST, Math.max(0, points)));
      }}
    />
  );
}
