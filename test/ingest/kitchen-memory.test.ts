import type { EnrichedItem } from '@menu-data-service/food-knowledge/enrich-item';
import { enrichLine } from '@menu-data-service/food-knowledge/enrich-lines';
import { kitchenMemory } from '@menu-data-service/food-knowledge/kitchen/kitchen-memory';
import { ALLERGENS } from '@menu-data-service/menu-model/allergens';
import { runSync } from '@menu-data-service/menu-model/time-slices';
import test from 'ava';
import { readKnownDishes } from '../../src/ingest/kitchen/read-known-dishes.ts';

type Tagged = Pick<EnrichedItem, 'allergens' | 'calories' | 'evidence'>;

function told(known: readonly object[], dish: object): Tagged {
  const memory = runSync(
    kitchenMemory(readKnownDishes(known.map((one) => JSON.stringify(one)).join('\n'), 'known.jsonl')),
  );
  return JSON.parse(enrichLine(JSON.stringify({ description: null, ...dish }), 1, { evidence: true, memory }));
}

const declared = (name: string, contains: readonly string[], kcal?: number) => ({
  ...{ name, allergens: { contains, complete: true } },
  ...(kcal === undefined ? {} : { kcal }),
});

const HOUSE = [
  declared('Chicken Korma', ['milk', 'nuts'], 900),
  declared('Lamb Bhuna', ['mustard'], 1000),
  declared('Prawn Balti', ['crustaceans', 'mustard'], 950),
  declared('Beef Madras', ['mustard'], 1100),
  declared('Chana Masala', ['mustard'], 800),
  declared('Saag Aloo', ['mustard'], 500),
];

test("a dish of the same kind suggests ingredients, and most dishes the kitchen's habits, each as an estimate", (t) => {
  const rules = (name: string, code: string) =>
    told(HOUSE, { name }).evidence.flatMap(({ value, rule }) => (value === code ? [rule] : []));
  t.regex(told(HOUSE, { name: 'Vegetable Korma' }).allergens, /Nuts.*\(estimated\)/);
  t.true(rules('Vegetable Jalfrezi', 'MUSTARD').includes('most dishes that this kitchen declares contain mustard'));
  t.deepEqual(rules('Vegetable Korma', 'MUSTARD'), [], 'its other korma has none');
  t.true(rules('Lamb Masala', 'MUSTARD').includes("this kitchen's other lamb contains mustard"));
});

test("a kitchen's declaration never makes another dish clear of anything", (t) => {
  const none = Array.from({ length: 30 }, (_, i) => declared(`Dish ${i}`, []));
  for (const name of ['Vegetable Korma', 'Mystery Plate', 'Boiled Rice', 'Walnut Bread']) {
    const alone = told([], { name });
    const clear = ({ evidence }: Tagged) =>
      evidence.filter(({ state }) => state === 'likely absent' || state === 'free');
    t.deepEqual(clear(told(none, { name })), clear(alone));
    t.not(told(none, { name }).allergens, '-');
  }
  t.regex(told(none, { name: 'Walnut Bread' }).allergens, /Nuts/, 'what a name says for certain stays');
});

test('an added allergen is not called likely absent as well', (t) => {
  const celery = Array.from({ length: 20 }, (_, i) =>
    declared(
      `Plate ${i}`,
      ALLERGENS.map(({ code }) => code),
    ),
  );
  const { evidence } = told(celery, { name: 'Grilled Sea Bass' });
  const codes = evidence
    .filter(({ field, state }) => field === 'allergens' && state === 'contains')
    .map(({ value }) => value);
  const absent = evidence.filter(({ state }) => state === 'likely absent').map(({ value }) => value);
  t.deepEqual(
    absent.filter((code) => codes.includes(code)),
    [],
  );
  t.true(codes.length > 10);
});

test("the dish's own statements stay", (t) => {
  const dish = { name: 'Vegetable Korma', description: 'Nut free. 450 kcal' };
  const { allergens, calories } = told(HOUSE, dish);
  t.notRegex(allergens, /Nuts \(/);
  t.is(calories, 450);
});

test('calories follow the portions of the kitchen', (t) => {
  const double = ['Cheese Burger', 'Fish and Chips', 'Beef Lasagne', 'Chicken Pie'].map((name) => {
    return declared(name, [], 2 * told([], { name }).calories);
  });
  const alone = told([], { name: 'Steak and Ale Pie' });
  const informed = told(double, { name: 'Steak and Ale Pie' });
  t.true(informed.calories > 1.3 * alone.calories && informed.calories < 2.1 * alone.calories);
  t.regex(
    informed.evidence.find(({ field }) => field === 'calories')?.rule ?? '',
    /portions of this kitchen x 1\.\d+ by 4/,
  );
});

for (const [line, message] of [
  ['{"name": ""}', /known.jsonl, line 1: "name" must be a text; expected/],
  ['nonsense', /line 1: is no JSON object/],
  ['{"name": "Korma", "allergens": {"contains": ["milkk"]}}', /"milkk" is no allergen/],
  ['{"name": "Korma", "kcal": "many"}', /"kcal" must be a number/],
] as const) {
  test(`refuses a line of --known: ${line}`, (t) => {
    t.throws(() => readKnownDishes(line, 'known.jsonl'), { name: 'InputFailure', message });
  });
}
