import type { ItemQuery } from '../../../src/ports/search/queries.ts';
import type { Suggestion, SuggestionKind } from '../../../src/ports/search/suggestions.ts';
import { menuDocuments, restaurantGuid } from '../../support/menu-documents.ts';
import { type ContractPart, items } from './parts.ts';

export function suggestionsContract({ test, name, filled, shared }: ContractPart): void {
  test(`${name}: suggestions are existing values, best first, one entry per text and kind`, async (t) => {
    const index = await filled(t);
    const again = { Starters: ['CHIPS', 'Chips', 'Chip Cob'], 'Chip Shop': ['Curry Sauce'] } as const;
    const chippy = { menuId: 81, menuName: 'Chippy Tea', restaurant: 8, restaurantName: 'The Chip Pan', city: 'Stone' };
    await index.apply([{ upsert: menuDocuments({ ...chippy, cuisine: 'Fish and Chips', sections: again }) }]);
    const suggest = async (search: string, more: object = {}) =>
      (await index.suggest({ search, limit: 8, withoutMenus: [], ...more })).map(({ text, kind, count }) => [
        text,
        kind,
        count,
      ]);
    t.deepEqual(await suggest('chip'), [
      ['Chips', 'dish', 7],
      ['The Chip Pan', 'restaurant', 4],
      ['Chip Cob', 'dish', 1],
      ['Chip Shop', 'section', 4],
      ['Chippy Tea', 'menu', 5],
      ['Fish and Chips', 'cuisine', 4],
      ['Fish & Chips', 'dish', 1],
    ]);
    t.deepEqual(await suggest('chip', { limit: 2 }), [
      ['Chips', 'dish', 7],
      ['The Chip Pan', 'restaurant', 4],
    ]);
    t.deepEqual(await suggest('sto'), [
      ['Stone', 'city', 8],
      ['Stoke-on-Trent', 'city', 6],
    ]);
    t.deepEqual(await suggest('start'), [['Starters', 'section', 7]]);
    t.deepEqual(await suggest('caf'), [
      ['Café', 'cuisine', 4],
      ['Café Juniper', 'restaurant', 4],
    ]);
    t.deepEqual(await suggest('fish an'), await suggest('fish'));
    t.deepEqual(await suggest('fish and ch'), [
      ['Fish and Chips', 'cuisine', 4],
      ['Fish & Chips', 'dish', 1],
    ]);
    t.deepEqual(await suggest('zzzz'), []);
    const [pan] = await index.suggest({ search: 'chip pan', limit: 8, withoutMenus: [] });
    t.is(pan?.restaurantId, restaurantGuid(8));
  });

  test(`${name}: a suggestion counts the items that its search finds`, async (t) => {
    const index = await shared();
    const searchFor = ({ text, kind, restaurantId }: Suggestion): ItemQuery => {
      if (restaurantId !== null) return items(null, { restaurantId });
      return kind === 'city' || kind === 'cuisine' ? items(null, { [kind]: text }) : items(text);
    };
    const kinds = new Set<SuggestionKind>();
    for (const search of [...'bcdfilmpst', 'fish', 'lunch', 'stoke', 'the']) {
      for (const suggestion of await index.suggest({ search, limit: 20, withoutMenus: [] })) {
        kinds.add(suggestion.kind);
        t.is(suggestion.count, (await index.searchItems(searchFor(suggestion))).total, suggestion.text);
      }
    }
    t.is(kinds.size, 6);
  });

  test(`${name}: suggestions forgive a typo, and exclude replaced menus`, async (t) => {
    const index = await shared();
    const suggest = async (search: string, withoutMenus: readonly number[] = []) =>
      (await index.suggest({ search, limit: 8, withoutMenus })).map(({ text, count }) => `${text} ${count}`);
    t.deepEqual(await suggest('smosas'), ['Lamb Samosas 1']);
    t.deepEqual(await suggest('staford'), ['Stafford 5']);
    t.deepEqual(await suggest('indain'), ['Indian 5']);
    t.deepEqual(await suggest('starter', [1]), ['Starters 2']);
    t.deepEqual(await suggest('samosa', [2]), []);
    t.deepEqual(await suggest('indian', [2]), []);
    t.deepEqual(await suggest('tipsy', [1]), []);
  });
}
