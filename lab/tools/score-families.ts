/**
 * Scores families of dishes on labelled pairs.
 *
 *   npm run score:families -- PAIRS.json [--show]
 *
 * PAIRS.json is a list of {"a", "b", "same"}, where a and b are dishes {"name", "description"?, "section"?} and same says whether both are
 * one dish. --show prints the pairs with another verdict.
 */
import { readFileSync } from 'node:fs';
import { enrichItem } from '@menu-data-service/food-knowledge/enrich-item';
import { dishFamilyOf } from '../../src/search/families/family-of.ts';

interface Dish {
  readonly name: string;
  readonly description?: string | null;
  readonly section?: string | null;
}
interface Pair {
  readonly a: Dish;
  readonly b: Dish;
  readonly same: boolean;
}

const [file = '', show] = process.argv.slice(2);
const pairs = JSON.parse(readFileSync(file, 'utf8')) as readonly Pair[];

function familyOfDish({ name, description = null, section }: Dish): string | null {
  const sectionName = section ?? '';
  const { vegetarian, vegan } = enrichItem({ name, description, ...(sectionName !== '' && { section: sectionName }) });
  return dishFamilyOf({ name, sectionName, vegetarian, vegan });
}

const judged = pairs.map(({ a, b, same }) => {
  const [one, other] = [familyOfDish(a), familyOfDish(b)];
  return { names: `${a.name} | ${b.name}`, families: `${one} | ${other}`, same, joined: one !== null && one === other };
});
const count = (same: boolean, joined: boolean): number =>
  judged.filter((pair) => pair.same === same && pair.joined === joined).length;
const [right, wrong, missed] = [count(true, true), count(false, true), count(true, false)];
const share = (part: number, all: number): string => `${((100 * part) / all).toFixed(1)} % (${part} of ${all})`;

console.log(`${pairs.length} pairs: precision ${share(right, right + wrong)}, recall ${share(right, right + missed)}`);
if (show) {
  for (const { names, families, same, joined } of judged)
    if (same !== joined) console.log(`${joined ? 'joined' : 'missed'}  ${names}: ${families}`);
}
