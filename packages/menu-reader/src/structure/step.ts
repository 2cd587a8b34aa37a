/**
 * One pass of reading: takes a value, gives it back changed, and can be left out. Passes are in lists, in the order in
 * which they run; `npm run eval:ingest -- FOLDER --without STEP` shows what one of them earns.
 */
export interface Step<Value, Context = void> {
  /** Unique among all lists, for people: what it does to the document. */
  readonly name: string;
  readonly run: (value: Value, context: Context) => Value;
}

/** Names of the steps that are left out. */
export type LeftOut = ReadonlySet<string>;
export const NOTHING_LEFT_OUT: LeftOut = new Set();

/** Runs the steps of a list one after the other. */
export function runSteps<Value, Context>(
  steps: readonly Step<Value, Context>[],
  value: Value,
  context: Context,
  leftOut: LeftOut,
): Value {
  return kept(steps, leftOut).reduce((before, step) => step.run(before, context), value);
}

/** What is not left out of things with names. */
export const kept = <Named extends { readonly name: string }>(
  all: readonly Named[],
  leftOut: LeftOut,
): readonly Named[] => (leftOut.size ? all.filter(({ name }) => !leftOut.has(name)) : all);
