import { readFileSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { type EnrichedItem, enrichItem } from '@menu-data-service/food-knowledge/enrich-item';
import { ALLERGENS } from '@menu-data-service/menu-model/allergens';
import test from 'ava';
import { packageRoot } from '../../src/lib/package-root.ts';
import { answerOf, DOCUMENTS, MANIFEST } from '../support/samples.ts';

const EXPECTED = join(packageRoot, 'test', 'samples', 'tags.txt');
const CODES = ALLERGENS.map(({ code }) => code);

/** A line per sample: its dishes, the number with each tag, and the sum of calories. */
function line(file: string): string {
  const cuisine =
    MANIFEST.restaurants.find((restaurant) => restaurant.menus.some(({ source }) => source === file))?.cuisine ?? '';
  const tags = answerOf(file).flatMap(({ sections }) =>
    sections.flatMap(({ name: section, items }) =>
      items.map(
        (item): EnrichedItem =>
          enrichItem({
            ...{ name: item.name, description: item.description, section, cuisine },
            stated: { ...item.stated, contains: [], freeFrom: [] },
          }),
      ),
    ),
  );
  const count = (has: (one: EnrichedItem) => boolean) => tags.filter(has).length;
  const diets = (['vegan', 'vegetarian', 'halal', 'spicy'] as const).map(
    (diet) => `${diet} ${count((one) => one[diet])}`,
  );
  const allergens = CODES.map((code) => `${code} ${count(({ allergenCodes }) => allergenCodes.includes(code))}`);
  const kcal = tags.reduce((sum, { calories }) => sum + calories, 0);
  return `${parse(file).name}: ${tags.length} dishes; ${[...diets, ...allergens].filter((one) => !one.endsWith(' 0')).join(', ')}; ${kcal} kcal`;
}

test('tags the dishes of the samples as in test/samples/tags.txt; UPDATE=true writes it anew', (t) => {
  const lines = `${DOCUMENTS.toSorted().map(line).join('\n')}\n`;
  if (process.env.UPDATE === 'true') writeFileSync(EXPECTED, lines);
  t.is(lines, readFileSync(EXPECTED, 'utf8'));
});
