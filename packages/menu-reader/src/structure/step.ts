/** Pass of reading that can be left out; `npm run eval:ingest -- FOLDER --without STEP` measures its effect. */
export interface Step<Value, Context = void> {
  readonly name: string;
  readonly run: (value: Value, context: Context) => Value;
}

export type LeftOut = ReadonlySet<string>;
export const NOTHING_LEFT_OUT: LeftOut = new Set();

export function runSteps<Value, Context>(
  steps: readonly Step<Value, Context>[],
  value: Value,
  context: Context,
  leftOut: LeftOut,
): Value {
  return enabledSteps(steps, leftOut).reduce((before, step) => step.run(before, context), value);
}

export const enabledSteps = <Named extends { readonly name: string }>(
  all: readonly Named[],
  leftOut: LeftOut,
): readonly Named[] => (leftOut.size ? all.filter(({ name }) => !leftOut.has(name)) : all);
