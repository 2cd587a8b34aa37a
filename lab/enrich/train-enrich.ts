/**
 * Trains packages/food-knowledge/src/weights/word-weights.model on four public sources, byte for byte:
 *   alexdseo/mint at e61db66 (Apache-2.0): data/files/restaurant_inference_sample.csv
 *   ronaldl29/public-domain-recipes at 61b488e (Unlicense): content/*.md
 *   sramzel/fndds2Parse at 0e323f1: assets/MainFoodDesc.txt, assets/FnddsSRLink.txt, the food survey tables of the US Department of
 *     Agriculture, version 2.0 (public domain)
 *   tristanhampton/book-boston-cooking-school-cook-book at b16a45c: original/the-boston-cooking-school-cook-book.txt, the book of 1896
 *     (public domain)
 * Only the weights of words are kept, no text of the sources.
 *
 *   npm run lab enrich/train-enrich -- --mint FOLDER --recipes FOLDER --survey FOLDER --cookbook FOLDER [--check]
 *
 * FOLDER is a checkout of the repository at that commit. --check compares with the existing file and writes nothing.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ALLERGENS } from '@menu-data-service/menu-model/allergens';
import { packageRoot } from '../../src/lib/package-root.ts';
import { cookBook } from './train/cook-book.ts';
import { recipes } from './train/recipes.ts';
import { restaurantItems } from './train/restaurant-items.ts';
import { surveyFoods } from './train/survey-foods.ts';
import { trainWordWeights } from './train/train-word-weights.ts';

const TARGET = join(packageRoot, 'packages', 'food-knowledge', 'src', 'weights', 'word-weights.model');

const { values } = parseArgs({
  options: {
    mint: { type: 'string' },
    recipes: { type: 'string' },
    survey: { type: 'string' },
    cookbook: { type: 'string' },
    check: { type: 'boolean', default: false },
  },
});
if (!values.mint || !values.recipes || !values.survey || !values.cookbook) {
  console.error(
    'Give --mint, --recipes, --survey and --cookbook: checkouts of the four repositories named in this file.',
  );
  process.exit(2);
}

const examples = [
  ...restaurantItems(values.mint),
  ...recipes(values.recipes),
  ...surveyFoods(values.survey),
  ...cookBook(values.cookbook),
].filter(({ name }) => name.length > 0);
const labels = ALLERGENS.map(({ code }) => code).filter((code) => code !== 'SULPHITES' && code !== 'LUPIN');
const file = trainWordWeights(examples, { labels, minCount: 5, epochs: 5, rate: 0.15, l2: 0.005 });
const bytes = `${JSON.stringify(file)}\n`;
if (values.check) {
  const same = readFileSync(TARGET, 'utf8') === bytes;
  console.log(same ? 'The existing weights are exactly those of the sources.' : 'The existing weights differ.');
  process.exitCode = same ? 0 : 1;
} else {
  writeFileSync(TARGET, bytes);
  console.log(
    `${examples.length} examples, ${file.features.split('\n').length} features, ${bytes.length} bytes: ${TARGET}`,
  );
}
