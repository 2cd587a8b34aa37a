import type { ItemFilter } from '../../../src/ports/search/queries.ts';
import { type ContractPart, items } from './parts.ts';

export function facetsContract({ test, name, shared }: ContractPart): void {
  test(`${name}: facets count the items of the same search, and the counts of each allergen add up`, async (t) => {
    const index = await shared();
    const everything = await index.itemFacets({ search: null, filter: {}, withoutMenus: [] });
    t.like(everything, { total: 15, vegetarian: 9, vegan: 4, halal: 2, spicy: 3, allergensUnknown: 0 });
    const ranges = (of: readonly { from: number; to: number | null }[]) => of.map(({ from, to }) => `${from}-${to}`);
    t.deepEqual(ranges(everything.price), ['0-5', '5-10', '10-15', '15-20', '20-30', '30-null']);
    t.deepEqual(ranges(everything.calories), [
      '0-200',
      '200-400',
      '400-600',
      '600-800',
      '800-1000',
      '1000-1500',
      '1500-null',
    ]);
    t.deepEqual(everything.price.slice(0, 4), [
      { from: 0, to: 5, count: 4 },
      { from: 5, to: 10, count: 8 },
      { from: 10, to: 15, count: 2 },
      { from: 15, to: 20, count: 0 },
    ]);
    t.deepEqual(
      everything.calories.filter(({ count }) => count > 0),
      [
        { from: 200, to: 400, count: 2 },
        { from: 400, to: 600, count: 11 },
        { from: 1000, to: 1500, count: 1 },
      ],
    );
    t.deepEqual(everything.cuisines, [
      { name: 'Pub', count: 6 },
      { name: 'Indian', count: 5 },
      { name: 'Café', count: 4 },
    ]);
    t.deepEqual(everything.cities[0], { name: 'Stoke-on-Trent', count: 6 });
    t.deepEqual(everything.restaurants.at(-1), { name: 'Café Juniper', count: 4 });
    t.deepEqual(
      everything.courses.map(({ name, count }) => `${name} ${count}`),
      ['breakfast 4', 'starters 4', 'mains 3', 'sides 2', 'desserts 1'],
    );
    const milk = everything.allergens.find(({ code }) => code === 'MILK');
    t.deepEqual(milk, { code: 'MILK', stated: 9, likely: 0, unknown: 2, contains: 4 });
    for (const { stated, likely, unknown, contains } of everything.allergens)
      t.is(stated + likely + unknown + contains, everything.total);
  });

  test(`${name}: facets use the conditions, fall-backs and exact names of the item search`, async (t) => {
    const index = await shared();
    const searches: readonly (readonly [string, ItemFilter])[] = [
      ['chips', {}],
      ['pie', { excludeAllergens: ['GLUTEN'] }],
      ['gluten free vegan', {}],
      ['something vegan under a fiver in staford', {}],
      ['prawn cocktail glitter', {}],
      ['egg', { city: 'stone' }],
      ['zzzzzz', {}],
    ];
    for (const [search, filter] of searches) {
      const page = await index.searchItems(items(search, filter));
      const facets = await index.itemFacets({ search, filter, withoutMenus: [] });
      const { total, allergensUnknown, allergensLikely, understood, attempts } = page;
      t.like(facets, { total, allergensUnknown, allergensLikely, understood, attempts }, search);
      t.is(facets.vegan, page.hits.filter(({ item }) => item.vegan).length, search);
      const inCities = facets.cities.reduce((sum, { count }) => sum + count, 0);
      t.is(inCities, total, search);
    }
    t.is((await index.itemFacets({ search: 'chips', filter: {}, withoutMenus: [1] })).total, 1);
    t.is((await index.itemFacets({ search: null, filter: { vegan: true }, withoutMenus: [] })).total, 4);
    t.is((await index.itemFacets({ search: null, filter: { city: 'nowhere' }, withoutMenus: [] })).total, 0);
  });
}
