import type { AllergenCode } from '@menu-data-service/menu-model/allergens';
import { createParser } from '@menu-data-service/menu-reader';
import { createRandom } from '@menu-data-service/seeded-random';
import test from 'ava';
import { pino } from 'pino';
import { readAllergenTable } from '../../../src/ingest/kitchen/read-allergen-table.ts';
import { type GeneratedTable, generateTable } from '../../support/allergen-tables/generated-table.ts';

const SEEDS = (process.env.SEEDS ?? '20261128,1,2,3,4').split(',').map(Number);
const TABLES = Number(process.env.TABLES ?? 1000) / SEEDS.length;

const REASONS: readonly (readonly [RegExp, string])[] = [
  [/seems to say what dishes are free from/, 'it seems to say what dishes are free from'],
  [/which nothing explains/, 'nothing explains its marks'],
  [/stands below/, 'a mark below no heading'],
  [/between two headings/, 'a mark between two columns'],
  [/not a single mark/, 'not a single mark'],
  [/none has allergens as headings/, 'too few allergens as headings'],
];

type Read = Awaited<ReturnType<typeof readAllergenTable>>;

function faults({ leaves, dishes, unsure }: GeneratedTable, read: Read): string[] {
  const codes = [...new Set(leaves.flatMap(({ code, also = code }) => [code, also]))];
  return read.dishes.flatMap((dish) => {
    const meant = dishes.find(({ name }) => name === dish.name);
    if (!meant) return dish.bare ? [] : [`${dish.name} is no dish`];
    return codes.flatMap((code) => {
      const own = leaves.flatMap((leaf, i) => (leaf.code === code || leaf.also === code ? [{ leaf, i }] : []));
      const states = own.map(({ i }) => meant.states[i]);
      const isWhole = own.length === 4 || own.some(({ leaf }) => leaf.kind === undefined);
      const isFree = isWhole && states.every((state) => state === 'no');
      const isWarned = unsure === code || unsure === 'warned of all';
      const isUnsure = isWarned || unsure === 'all' || unsure === 'empty';
      return faultsOf(dish, code, states, { isFree: isFree && !isUnsure, isWarned });
    });
  });
}

function faultsOf(
  { name, contains, mayContain, freeFrom }: Read['dishes'][number],
  code: AllergenCode,
  states: readonly unknown[],
  { isFree, isWarned }: { readonly isFree: boolean; readonly isWarned: boolean },
): string[] {
  if (freeFrom.includes(code) && !isFree) return [`${name}: free from ${code}`];
  if (contains.includes(code)) return states.includes('contains') ? [] : [`${name}: contains ${code}`];
  if (states.includes('contains')) return [`${name}: ${code} is lost`];
  if (isWarned) return mayContain.includes(code) ? [] : [`${name}: the warning of ${code} is lost`];
  return mayContain.includes(code) && !states.includes('may contain') ? [`${name}: may contain ${code}`] : [];
}

test(`reads generated tables of all layouts, signs and legends as meant, or refuses them`, async (t) => {
  t.timeout(300_000);
  const parser = createParser({ logger: pino({ level: 'silent' }) });
  t.teardown(() => parser.close());
  const wrong: string[] = [];
  for (const seed of SEEDS) {
    const random = createRandom(seed);
    const refused = new Map<string, number>();
    let readTables = 0;
    for (let i = 0; i < TABLES; i += 1) {
      const table = generateTable(random);
      const { label, bytes, pages } = table;
      try {
        const read = await readAllergenTable(
          { bytes, label, sourceUrl: `file:///${label}` },
          async () => pages ?? parser.tables({ bytes, fileName: label }),
        );
        readTables += 1;
        const found = faults(table, read);
        if (found.length > 0) wrong.push(`${found.join(', ')} in ${table.drawn}`);
      } catch (error) {
        const { message } = error as Error;
        const reason = REASONS.find(([pattern]) => pattern.test(message))?.[1] ?? message;
        refused.set(reason, (refused.get(reason) ?? 0) + 1);
      }
    }
    t.true(readTables > TABLES / 3, `${readTables} read with seed ${seed}`);
    t.log(
      `seed ${seed}: ${readTables} of ${TABLES} read; refused: ${[...refused].map(([why, count]) => `${why} ${count}`).join(', ')}`,
    );
  }
  t.deepEqual(wrong.slice(0, 8), [], `${wrong.length} wrong`);
});
