import type { Outline } from './outline.ts';
import type { SeenUnit } from './seen-unit.ts';

export interface Feature {
  readonly name: string;
  readonly value: (here: SeenUnit, document: Outline) => number | boolean;
}

export const featuresOf = (byName: Readonly<Record<string, Feature['value']>>): Feature[] =>
  Object.entries(byName).map(([name, value]) => ({ name, value }));
