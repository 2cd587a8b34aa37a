import type { LabelledUnit } from './labelled-unit.ts';
import type { Outline } from './outline.ts';

/** One thing the model looks at. The value is a number, true and false as 1 and 0. */
export interface Feature {
  readonly name: string;
  /** What it says, in a sentence. */
  readonly about: string;
  readonly value: (here: LabelledUnit, document: Outline) => number | boolean;
}
