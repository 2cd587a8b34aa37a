/**
 * Calibrates for which allergens an estimate may say "likely clear", writes packages/food-knowledge/src/absence/thresholds.txt and
 * packages/menu-model/src/likely-absence.json, and prints the figures of every allergen on every set.
 *
 *   npm run lab enrich/calibrate-allergens -- --data FOLDER --collection FOLDER [--check]
 *
 * --data has the labelled dishes that npm run eval:enrich takes. --collection is a checkout of dpapathanasiou/recipes at 312b3ad: 73,000
 * recipes, of which only the counts are kept. Neither was used to train the word weights. Thresholds are chosen on one half of the
 * collection, by a hash of the words of the title, and measured on its other half and on all of --data. --check compares with the existing
 * files and writes nothing.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LEFT_OUT } from '@menu-data-service/food-knowledge/decide-allergens';
import { ALLERGENS } from '@menu-data-service/menu-model/allergens';
import { packageRoot } from '../../src/lib/package-root.ts';
import { ALL, absenceRows, dietRows, menuLikeRows } from './calibrate/absence-rows.ts';
import { calibrate, called, isAtMost } from './calibrate/calibrate.ts';
import { recipeCollection } from './calibrate/recipe-collection.ts';
import { recipeSide } from './calibrate/recipe-side.ts';
import { figuresFile, fullTable, thresholdsFile } from './calibrate/report.ts';
import { labelledSets } from './measure/labelled-sets.ts';

const { values } = parseArgs({
  options: { data: { type: 'string' }, collection: { type: 'string' }, check: { type: 'boolean', default: false } },
});
if (!values.data || !values.collection) {
  console.error('Give --data with the labelled dishes and --collection, the checkout of recipes named in this file.');
  process.exit(2);
}

const sets = labelledSets(values.data);
const { named, described } = recipeCollection(values.collection);
const onSide = (side: ReturnType<typeof recipeSide>) =>
  [named, described].map((rows) =>
    absenceRows(
      rows.filter(({ input }) => recipeSide(input.name) === side),
      ALL,
    ),
  );
const chosenOn = onSide('chosen on');
const aside = [...onSide('kept aside'), menuLikeRows(sets)];
const verdicts = ALLERGENS.map(({ code, name }) => {
  const of = (from: typeof aside) => from.map((byCode) => byCode.get(code) ?? []);
  return { code, name, ...calibrate(of(chosenOn), of(aside)) };
});
const diets = (['vegan', 'vegetarian'] as const).map((diet) => {
  const rows = dietRows(sets, diet);
  const measured = ALLERGENS.map(({ code, name }) => ({ code, name, ...called(rows.get(code) ?? [], 0) }));
  return {
    diet,
    measured,
    clear: measured.filter((one) => LEFT_OUT[diet].includes(one.code) && isAtMost(one)),
  };
});

const files = [
  [
    join(packageRoot, 'packages', 'food-knowledge', 'src', 'absence', 'thresholds.txt'),
    thresholdsFile(verdicts, diets),
  ],
  [join(packageRoot, 'packages', 'menu-model', 'src', 'likely-absence.json'), figuresFile(verdicts, diets)],
] as const;
for (const [path, text] of files) {
  const same = existsSync(path) && readFileSync(path, 'utf8') === text;
  if (!values.check) writeFileSync(path, text);
  else if (!same) process.exitCode = 1;
  console.log(`${path}: ${same ? 'as it was' : values.check ? 'differs' : 'written'}`);
}
console.log(fullTable(verdicts));
