import type { Outline } from './outline.ts';
import type { SeenUnit } from './seen-unit.ts';

/** One thing the model looks at. The value is a number, true and false as 1 and 0. */
export interface Feature {
  readonly name: string;
  /** What it says, in a sentence. */
  readonly about: string;
  readonly value: (here: SeenUnit, document: Outline) => number | boolean;
}
