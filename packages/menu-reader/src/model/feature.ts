import type { Outline } from './outline.ts';
import type { SeenUnit } from './seen-unit.ts';

/** One thing the model looks at. The value is a number, true and false as 1 and 0. */
export interface Feature {
  readonly name: string;
  readonly value: (here: SeenUnit, document: Outline) => number | boolean;
}

/** Features by their names, in this order. */
export const featuresOf = (byName: Readonly<Record<string, Feature['value']>>): Feature[] =>
  Object.entries(byName).map(([name, value]) => ({ name, value }));
