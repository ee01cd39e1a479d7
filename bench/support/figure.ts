/** One line of what `npm run bench` prints. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}
