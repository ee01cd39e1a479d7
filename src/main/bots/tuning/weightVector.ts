import type { PolicyWeights, RoleWeights } from '../simulation/policyWeights';

/** Which single weight: of a side that bid or one that defends, and which of a list. */
export interface WeightPlace {
  readonly role: keyof RoleWeights;
  readonly name: keyof PolicyWeights;
  readonly index: number | null;
}

const ROLES = ['declaring', 'defending'] as const;

const namesOf = (weights: PolicyWeights): (keyof PolicyWeights)[] =>
  Object.keys(weights).filter((key): key is keyof PolicyWeights => key in weights);

/** Every single weight, in a fixed order. */
export function weightPlaces(weights: RoleWeights): WeightPlace[] {
  return ROLES.flatMap((role) =>
    namesOf(weights[role]).flatMap((name): WeightPlace[] => {
      const value = weights[role][name];
      return typeof value === 'number'
        ? [{ role, name, index: null }]
        : value.map((_, index) => ({ role, name, index }));
    }),
  );
}

/** The same weights with `change` added to one of them, rounded to thousandths. */
export function withChange(
  weights: RoleWeights,
  { role, name, index }: WeightPlace,
  change: number,
): RoleWeights {
  const moved = (value: number): number => Math.round((value + change) * 1000) / 1000;
  const value = weights[role][name];
  const changed =
    typeof value === 'number'
      ? moved(value)
      : value.map((each, at) => (at === index ? moved(each) : each));
  return { ...weights, [role]: { ...weights[role], [name]: changed } };
}
