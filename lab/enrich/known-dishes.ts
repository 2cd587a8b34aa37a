/**
 * Measures what declared dishes tell of the others of their kitchen: of every kitchen with so many dishes, some are declared, chosen by a
 * hash of their name, and the rest is estimated as `menus enrich --known` does.
 *
 *   npm run lab enrich/known-dishes -- FILE.jsonl … [--known 0,5,20] [--fewest 60]
 *
 * A line of a file: {"restaurant", "name", "allergens": {"contains", "complete", "unknown"}, "kcal"}.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ALLERGENS, parseAllergens } from '@menu-data-service/allergens';
import { enrichItem } from '../../ingest/enrich/enrich-item.ts';
import { kitchenMemory } from '../../ingest/enrich/kitchen/kitchen-memory.ts';
import type { KnownDish } from '../../ingest/enrich/kitchen/known-dish.ts';
import { readKnownDishes } from '../../ingest/enrich/kitchen/read-known-dishes.ts';

const { values, positionals } = parseArgs({
  options: { known: { type: 'string', default: '0,5,20' }, fewest: { type: 'string', default: '60' } },
  allowPositionals: true,
});

const placeOf = ({ name }: KnownDish) => createHash('sha256').update(`known ${name.toLowerCase()}`).digest('hex');

function measure(kitchens: readonly (readonly KnownDish[])[], count: number): string {
  let [tp, fp, fn] = [0, 0, 0];
  const errors: number[] = [];
  let within = 0;
  for (const dishes of kitchens) {
    // The same dishes are measured whatever is known.
    const rest = dishes.slice(20);
    const memory = kitchenMemory(dishes.slice(0, count));
    for (const { contains, told, calories, ...input } of rest) {
      const tags = memory(input.name, enrichItem(input));
      const shown = new Set(parseAllergens(tags.allergens).entries.map(({ code }) => code));
      for (const { code } of ALLERGENS) {
        if (!told.has(code)) continue;
        if (shown.has(code) && contains.has(code)) tp += 1;
        else if (shown.has(code)) fp += 1;
        else if (contains.has(code)) fn += 1;
      }
      if (calories === undefined || calories < 20) continue;
      errors.push(Math.abs(tags.calories - calories) / calories);
      const [low = 0, high = 0] = tags.evidence.find(({ field }) => field === 'calories')?.range ?? [];
      if (calories >= low && calories <= high) within += 1;
    }
  }
  const kcal = errors.toSorted((a, b) => a - b)[errors.length >> 1] ?? Number.NaN;
  const ofKcal = `kcal median error ${(100 * kcal).toFixed(1)} %, within the range ${(within / errors.length).toFixed(2)} (${errors.length})`;
  const f1 = (2 * tp) / (2 * tp + fp + fn);
  return `precision ${(tp / (tp + fp)).toFixed(3)} recall ${(tp / (tp + fn)).toFixed(3)} F1 ${f1.toFixed(3)}; ${ofKcal}`;
}

for (const file of positionals) {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const byKitchen = new Map<string, KnownDish[]>();
  for (const line of lines) {
    const { restaurant }: { restaurant: string } = JSON.parse(line);
    byKitchen.set(restaurant, [...(byKitchen.get(restaurant) ?? []), ...readKnownDishes(line, file)]);
  }
  const large = [...byKitchen.values()].filter(({ length }) => length >= Number(values.fewest));
  const kitchens = large.map((dishes) => dishes.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1)));
  console.log(`${file}: ${kitchens.length} kitchens`);
  for (const count of values.known.split(',').map(Number)) console.log(`  ${count} known: ${measure(kitchens, count)}`);
}
