/** Weights by role and name: single ones and lists. */
export type WeightsByRole<W> = {
  readonly [Role in keyof W]: { readonly [Name in keyof W[Role]]: number | readonly number[] };
};

/** Which single weight: whose, its name, and which of a list. */
export interface WeightPlace {
  readonly role: string;
  readonly name: string;
  readonly index: number | null;
}

type Value = number | readonly number[];

/** Every single weight, in the order in which they are written. */
export function weightPlaces<W extends WeightsByRole<W>>(weights: W): WeightPlace[] {
  const roles: [string, object][] = Object.entries(weights);
  return roles.flatMap(([role, named]) => {
    const values: [string, Value][] = Object.entries(named);
    return values.flatMap(([name, value]): WeightPlace[] =>
      typeof value === 'number'
        ? [{ role, name, index: null }]
        : value.map((_, index) => ({ role, name, index })),
    );
  });
}

/** The same weights with `change` added to one of them, rounded to thousandths. */
export function withChange<W extends WeightsByRole<W>>(
  weights: W,
  { role, name, index }: WeightPlace,
  change: number,
): W {
  const moved = (value: number): number => Math.round((value + change) * 1000) / 1000;
  const roles: [string, object][] = Object.entries(weights);
  const named = new Map(roles).get(role) ?? {};
  const values: [string, Value][] = Object.entries(named);
  const value = new Map(values).get(name) ?? 0;
  const changed =
    typeof value === 'number'
      ? moved(value)
      : value.map((each, at) => (at === index ? moved(each) : each));
  return { ...weights, [role]: { ...named, [name]: changed } };
}
