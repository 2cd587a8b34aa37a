import type { AllergenCode } from '@menu-data-service/menu-model/allergens';
import type { Called, Verdict } from './calibrate.ts';

export interface AllergenVerdict extends Verdict {
  readonly code: AllergenCode;
  readonly name: string;
}

export interface DietVerdict {
  readonly diet: 'vegan' | 'vegetarian';
  readonly clear: readonly (Called & { readonly code: AllergenCode; readonly name: string })[];
}

const SETS = ['recipe titles', 'titles with a description', 'canteen and chain dishes'] as const;

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const count = (rows: number): string => rows.toLocaleString('en-GB');

function worst(measured: readonly Called[]): Called | undefined {
  return measured.toSorted((a, b) => b.upper - a.upper)[0];
}

/** packages/food-knowledge/src/absence/thresholds.txt */
export function thresholdsFile(verdicts: readonly AllergenVerdict[], diets: readonly DietVerdict[]): string {
  return [
    '# Made by npm run lab enrich/calibrate-allergens. allergen | log-odds up to which a dish is likely clear; diet | allergens it leaves out.',
    '# An allergen without a line has no likely tier, because the labelled dishes do not show that it is safe.',
    ...verdicts.flatMap(({ name, threshold }) =>
      threshold === undefined ? [] : [`${name.toLowerCase()} | ${threshold}`],
    ),
    ...diets.map(({ diet, clear }) => `${diet} | ${clear.map(({ name }) => name.toLowerCase()).join(', ')}`),
    '',
  ].join('\n');
}

/** packages/menu-model/src/likely-absence.json: for each way to call a dish clear, the set in which it is least safe. */
export function figuresFile(verdicts: readonly AllergenVerdict[], diets: readonly DietVerdict[]): string {
  const figures = ({ called, containing, upper }: Called) => ({
    dishes: called,
    containing,
    upperBound: Number(upper.toFixed(3)),
  });
  const byCode = verdicts.map(({ code, threshold, measured }) => {
    const least = threshold === undefined ? undefined : worst(measured);
    const byDiet = diets.flatMap(({ diet, clear }) =>
      clear.filter((one) => one.code === code).map((one) => ({ by: `stated ${diet}`, ...figures(one) })),
    );
    return [code, [...(least ? [{ by: 'estimate', ...figures(least) }] : []), ...byDiet]];
  });
  return `${JSON.stringify(Object.fromEntries(byCode), null, 2)}\n`;
}

/** Markdown table of every allergen on every set. */
export function fullTable(verdicts: readonly AllergenVerdict[]): string {
  const cells = ({ rows, present, called, containing, upper }: Called): string =>
    called === 0
      ? `${count(rows)} (${count(present)}) | 0 | | `
      : `${count(rows)} (${count(present)}) | ${count(called)} | ${count(containing)} = ${percent(containing / called)} | ${percent(upper)}`;
  const rows = verdicts.flatMap(({ name, threshold, measured }) =>
    measured.map((one, i) => `| ${i === 0 ? `${name}, ${threshold ?? 'none'}` : ''} | ${SETS[i]} | ${cells(one)} |`),
  );
  return [
    '| allergen, bound | set | dishes (that contain it) | called clear | of these contain it | at most |',
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}
