import { ALLERGENS } from '@menu-data-service/menu-model/allergens';
import test from 'ava';
import { allergenGlance } from '../../src/api/pages/read/restaurant-view.ts';
import { taggedItem } from '../support/tagged-menu.ts';
import { textOf } from '../support/text-of.ts';

test('counts statements, estimates and unknowns per allergen', (t) => {
  const dish = (allergens: string, evidence: readonly object[] = []) => ({ item: taggedItem({ allergens }), evidence });
  const free = { field: 'allergens', value: 'MILK', state: 'free', basis: 'stated' };
  const dishes = [
    dish('Milk'),
    dish('Milk (estimated)'),
    dish('Milk (may contain)'),
    dish('-'),
    dish('Unknown (ask the restaurant)'),
    dish('Unknown (stated milk free; ask the restaurant about the rest)', [free]),
    // an estimate, and a statement about another allergen, say nothing about milk
    dish('Unknown (ask the restaurant)', [{ ...free, basis: 'estimated' }]),
    dish('Unknown (ask the restaurant)', [{ ...free, value: 'EGGS' }]),
    dish('Unknown (ask the restaurant)', [{ ...free, state: 'contains' }]),
  ] as unknown as Parameters<typeof allergenGlance>[0];
  const page = allergenGlance(dishes)?.html ?? '';
  const counts = (name: string) => textOf(new RegExp(`<th scope="row">${name}</th>(.*?)</tr>`).exec(page)?.[1]);
  t.is(counts('Milk'), '1 1 1 2 4');
  // a complete list also says what is absent
  t.is(counts('Nuts'), '0 0 0 3 6');
  t.is([...page.matchAll(/<th scope="row">/g)].length, ALLERGENS.length);
  t.is(allergenGlance([]), undefined);
});
