/**
 * Benchmarks enrichItem against a reference in the same run: ten times JSON.parse and JSON.stringify of the same item. Rounds are
 * interleaved, so that other load affects both; prints medians.
 *
 *   npm run build && node build-test/lab/bench/enrich.js [--rounds 9]
 */
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { enrichItem } from '@menu-data-service/food-knowledge/enrich-item';
import type { ItemInput } from '@menu-data-service/food-knowledge/read-item';
import { median } from './statistics.ts';

const DISHES = [
  ['Steak and ale pie', 'Shortcrust pastry, slow-cooked beef, chips, peas and gravy'],
  ['Chicken tikka masala', 'Chicken breast in a creamy tomato sauce, pilau rice and naan bread'],
  ['Margherita', 'Tomato, mozzarella, fresh basil (v)'],
  ['Prawn pad thai', 'Rice noodles, egg, bean sprouts, crushed peanuts and lime'],
  ['Oat milk latte', ''],
  ['Sticky toffee pudding', 'Served with vanilla ice cream. May contain nuts.'],
  ['Vegan burger', 'Plant-based patty, lettuce, tomato, vegan mayo, skinny fries (ve)'],
  ['House salad', 'Mixed leaves, cucumber, radish, mustard vinaigrette. Gluten free'],
  ['Soup of the day', 'Please ask your server. Served with bloomer bread and butter'],
  ['Bakewell tart', 'Ingredients: wheat flour, butter, eggs, ground almonds, raspberry jam, sugar'],
] as const;
const SIZES = ['', 'Large ', 'Small ', "Children's ", 'Homemade '];
const ITEMS: ItemInput[] = SIZES.flatMap((size) =>
  DISHES.map(([name, description]) => ({ name: `${size}${name}`, description, section: 'Mains' })),
);
const REPEATS = 40;

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '9' } } });

/** Processor time, which excludes other programs on the machine. */
function seconds(work: (item: ItemInput) => unknown): number {
  const begun = process.cpuUsage();
  for (let i = 0; i < REPEATS; i += 1) for (const item of ITEMS) work(item);
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1e6;
}

function reference(item: ItemInput): string {
  let text = '';
  for (let i = 0; i < 10; i += 1) text = JSON.stringify(JSON.parse(JSON.stringify(item)));
  return text;
}

const enriching: number[] = [];
const copying: number[] = [];
seconds(enrichItem);
seconds(reference);
for (let round = 0; round < Number(values.rounds); round += 1) {
  enriching.push(seconds(enrichItem));
  copying.push(seconds(reference));
}
const count = REPEATS * ITEMS.length;
const perMinute = (time: number): number => Math.round((count / time) * 60);
console.log(
  `${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}, ${count} items a round, ${values.rounds} rounds`,
);
console.log(
  `enrichItem: ${perMinute(median(enriching)).toLocaleString('en-GB')} items a minute (${((median(enriching) / count) * 1e6).toFixed(1)} us an item)`,
);
console.log(`reference (10 JSON copies): ${perMinute(median(copying)).toLocaleString('en-GB')} items a minute`);
console.log(`ratio enrichItem : reference ${(median(enriching) / median(copying)).toFixed(2)}`);
