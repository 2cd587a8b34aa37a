/**
 * Measures how much declared dishes improve estimates for the rest of their kitchen: in every kitchen with enough dishes, some are declared,
 * chosen by a hash of their name, and the rest is estimated as by `menus enrich --known`.
 *
 *   npm run lab enrich/known-dishes -- FILE.jsonl … [--known 0,5,20] [--fewest 60]
 *
 * A line of a file: {"restaurant", "name", "allergens": {"contains", "complete", "unknown"}, "kcal"}.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { enrichItem } from '@menu-data-service/food-knowledge/enrich-item';
import { type KitchenMemory, kitchenMemory } from '@menu-data-service/food-knowledge/kitchen/kitchen-memory';
import type { KnownDish } from '@menu-data-service/food-knowledge/kitchen/known-dish';
import { ALLERGENS, parseAllergens } from '@menu-data-service/menu-model/allergens';
import { runSync } from '@menu-data-service/menu-model/time-slices';
import { readKnownDishes } from '../../src/ingest/kitchen/read-known-dishes.ts';

const { values, positionals } = parseArgs({
  options: { known: { type: 'string', default: '0,5,20' }, fewest: { type: 'string', default: '60' } },
  allowPositionals: true,
});

const placeOf = ({ name }: KnownDish) => createHash('sha256').update(`known ${name.toLowerCase()}`).digest('hex');

/** Minimum kcal of measured dishes: relative errors of smaller values say nothing. */
const MIN_KCAL = 20;

interface Measured {
  readonly told: { readonly shown: boolean; readonly right: boolean }[];
  readonly kcal: { readonly error: number; readonly within: boolean }[];
}

function measureDish({ contains, told, calories, ...input }: KnownDish, memory: KitchenMemory): Measured {
  const tags = memory(input.name, enrichItem(input));
  const shown = new Set(parseAllergens(tags.allergens).entries.map(({ code }) => code));
  const codes = ALLERGENS.map(({ code }) => code).filter((code) => told.has(code));
  const [low = 0, high = 0] = tags.evidence.find(({ field }) => field === 'calories')?.range ?? [];
  return {
    told: codes.map((code) => ({ shown: shown.has(code), right: contains.has(code) })),
    kcal:
      calories === undefined || calories < MIN_KCAL
        ? []
        : [{ error: Math.abs(tags.calories - calories) / calories, within: calories >= low && calories <= high }],
  };
}

function measure(kitchens: readonly (readonly KnownDish[])[], count: number): string {
  const measured = kitchens.flatMap((dishes) => {
    const memory = runSync(kitchenMemory(dishes.slice(0, count)));
    // The same dishes are measured in all cases.
    return dishes.slice(20).map((dish) => measureDish(dish, memory));
  });
  const told = measured.flatMap((dish) => dish.told);
  const shown = told.filter((one) => one.shown).length;
  const right = told.filter((one) => one.right).length;
  const both = told.filter((one) => one.shown && one.right).length;
  const kcal = measured.flatMap((dish) => dish.kcal).toSorted((a, b) => a.error - b.error);
  const within = kcal.filter((one) => one.within).length / kcal.length;
  const error = 100 * (kcal[kcal.length >> 1]?.error ?? Number.NaN);
  return [
    `precision ${(both / shown).toFixed(3)} recall ${(both / right).toFixed(3)} F1 ${((2 * both) / (shown + right)).toFixed(3)}`,
    `kcal median error ${error.toFixed(1)} %, within the range ${within.toFixed(2)} (${kcal.length})`,
  ].join('; ');
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
