import { inBatches, menuDocuments } from '../../support/menu-documents.ts';
import { type ContractPart, items, names } from './parts.ts';

const PUB = menuDocuments({
  menuId: 81,
  restaurant: 81,
  sections: {
    Mains: [
      { name: 'Fish & Chips', price: 13 },
      { name: 'Large Fish and Chips', price: 17.5 },
    ],
    Burgers: [{ name: 'Greek', price: 11 }],
    Sides: [{ name: 'French Fries', price: 3 }],
  },
});
const CHIPPY = menuDocuments({
  menuId: 82,
  restaurant: 82,
  sections: {
    'To take away': [
      { name: 'Chips with Fish', price: 9 },
      { name: 'Pommes frites', price: 0 },
    ],
    Salads: [{ name: 'Greek', price: 7 }],
  },
});

export function familiesContract({ test, name, empty }: ContractPart): void {
  test(`${name}: a dish under all its names is one family, with its places and prices`, async (t) => {
    const index = await empty(t);
    await index.rebuild(inBatches([PUB, CHIPPY], 2), 'families');
    const ask = (search: string, more: { readonly limit?: number; readonly withoutMenus?: readonly number[] } = {}) =>
      index.families({ asked: { search }, limit: 10, offset: 0, withoutMenus: [], ...more });
    const fish = { slug: 'chip-fish', restaurants: 2, items: 3, price: { lowest: 9, median: 13, highest: 17.5 } };
    const chips = { slug: 'chip', restaurants: 2, items: 2, price: { lowest: 3, median: 3, highest: 3 } };
    t.like(await ask('fish and chips'), { total: 1, families: [fish] });
    const { families, total } = await ask('chips');
    t.is(total, 2);
    t.like(families, [fish, chips]);
    t.is((await ask('chips', { limit: 1 })).families.length, 1);
    t.like((await ask('fish', { withoutMenus: [82] })).families, [{ restaurants: 1, items: 2 }]);
    t.deepEqual(await ask('zzzzzz'), { families: [], total: 0 });
    t.deepEqual(
      (await ask('greek')).families.map(({ slug }) => slug),
      ['burger-greek', 'greek-salad'],
    );
    const bySlug = { asked: { slugs: ['chip', 'nowhere'] }, limit: 10, offset: 0, withoutMenus: [] };
    t.like((await index.families(bySlug)).families, [chips, { slug: 'nowhere', items: 0, price: null }]);

    const found = await names(index, items(null, { family: 'chip-fish' }));
    t.deepEqual(found.toSorted(), ['Chips with Fish', 'Fish & Chips', 'Large Fish and Chips']);
    t.deepEqual(await names(index, items('large', { family: 'chip-fish' })), ['Large Fish and Chips']);
    const facets = await index.itemFacets({ search: 'chips', filter: {}, withoutMenus: [] });
    t.deepEqual(facets.families[0], { name: 'chip-fish', count: 3 });
    t.deepEqual((await index.itemFacets({ search: null, filter: {}, withoutMenus: [] })).families, []);
    await t.throwsAsync(index.searchItems(items(null, { family: 'chip" OR menuId > 0' })), { message: /needs a slug/ });
  });
}
