/**
 * Scores the enrichment on labelled dishes.
 *
 *   npm run eval:enrich -- --data FOLDER [--errors] [--json]
 *
 * FOLDER contains any of mint-dev.csv with mint-nutrition-dev.csv, ucla-dev.csv and uk-chains-dev.jsonl. Every figure is given for the rows
 * that were used to write the rules and for the held-out third (by a hash of the name). --errors lists the errors in the former, never in the
 * held-out rows.
 */
import { parseArgs } from 'node:util';
import { enrichItem } from '@menu-data-service/food-knowledge/enrich-item';
import { type Figures, f1, figuresOf, precision, recall } from './measure/figures.ts';
import { isHeldOut, type LabelledRow, type LabelledSet, labelledSets } from './measure/labelled-sets.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    errors: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});
if (!values.data) {
  console.error('Give --data FOLDER with labelled dishes (mint-dev.csv, ucla-dev.csv, uk-chains-dev.jsonl).');
  process.exit(2);
}

const show = (value: number): string => (Number.isFinite(value) ? value.toFixed(3) : '-');
const percent = (value: number): string => (Number.isFinite(value) ? `${(value * 100).toFixed(1)} %` : '-');

function print(title: string, figures: Figures, detailed: boolean): void {
  console.log(`  ${title} (${figures.rows} items)`);
  const { total, kcal } = figures;
  if (total.hit + total.missed > 0) {
    console.log(
      `    allergens P ${show(precision(total))} R ${show(recall(total))} F1 ${show(f1(total))}; "Unknown" ${percent(figures.unknownShare)}; "-" ${percent(figures.noneShare)}`,
    );
    if (detailed)
      console.log(
        `    ${[...figures.byCode].map(([code, one]) => `${code} P${show(precision(one))} R${show(recall(one))} (${one.hit + one.missed})`).join('; ')}`,
      );
  }
  if (figures.notVegan > 0)
    console.log(
      `    wrongly vegan ${figures.wronglyVegan.length}/${figures.notVegan}, missed ${figures.missedVegan}/${figures.vegan}; wrongly vegetarian ${figures.wronglyVegetarian.length}/${figures.notVegetarian}, missed ${figures.missedVegetarian}/${figures.vegetarian}`,
    );
  if (figures.spicy.hit + figures.spicy.missed > 0)
    console.log(`    spicy: found ${figures.spicy.hit}, wrong ${figures.spicy.wrong}, missed ${figures.spicy.missed}`);
  if (kcal.n > 0)
    console.log(
      `    kcal: median error ${percent(kcal.medianError)} (always the median ${percent(kcal.always)}), within 25 % ${show(kcal.within25)}, in range ${show(kcal.inRange)}, zero ${kcal.zero} (${kcal.n})`,
    );
}

function printErrors(set: LabelledSet, rows: readonly LabelledRow[]): void {
  for (const row of rows) {
    const answer = enrichItem(row.input);
    const claimed = new Set(answer.allergenCodes);
    if (set.name.startsWith('canteen') && claimed.has('MOLLUSCS')) claimed.add('CRUSTACEANS');
    const missed = set.labels.filter((code) => row.truth.has(code) && !claimed.has(code));
    const wrong = set.labels.filter((code) => !row.truth.has(code) && claimed.has(code));
    if (missed.length + wrong.length === 0) continue;
    console.log(JSON.stringify({ name: row.input.name, description: row.input.description, missed, wrong }));
  }
}

const sets = labelledSets(values.data).filter(({ name }) => !values.only || name.includes(values.only));
const report = sets.map((set) => {
  const split = (aside: boolean) => set.rows.filter((row) => isHeldOut(row.input.name) === aside);
  const score = (rows: LabelledRow[]) =>
    figuresOf(
      set,
      rows,
      rows.map((row) => enrichItem(row.input)),
    );
  return { set, looked: score(split(false)), aside: score(split(true)) };
});
for (const { set, looked, aside } of report) {
  if (values.json) {
    const plain = (figures: Figures) => ({ ...figures, byCode: Object.fromEntries(figures.byCode) });
    console.log(JSON.stringify({ set: set.name, looked: plain(looked), aside: plain(aside) }));
    continue;
  }
  console.log(`\n${set.name}`);
  print('looked at', looked, true);
  print('kept aside', aside, true);
  for (const name of looked.wronglyVegan) console.log(`    dangerous: wrongly vegan: ${name}`);
  if (values.errors)
    printErrors(
      set,
      set.rows.filter((row) => !isHeldOut(row.input.name)),
    );
}
