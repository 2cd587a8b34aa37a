import type { Circle, Place } from '../../../src/domain/place.ts';
import type { SearchIndex } from '../../../src/ports/search-index.ts';
import { inBatches, menuDocuments, restaurantGuid } from '../../support/menu-documents.ts';
import type { Teardown } from '../../support/teardown.ts';
import { type ContractPart, items } from './parts.ts';

const STONE: Circle = { latitude: 52.9, longitude: -2.15, metres: 5000 };

/** A point so many metres north of the centre. */
const north = (metres: number): Place => ({
  latitude: STONE.latitude + metres / 111_194.93,
  longitude: STONE.longitude,
});

const RESTAURANTS: readonly (readonly [name: string, place: Place | null])[] = [
  ['Far Curry House', north(6000)],
  ['Near Curry House', north(300)],
  ['Curry House Nowhere', null],
  ['Middle Curry House', north(4900)],
];

export function nearContract({ test, name, empty }: ContractPart): void {
  const filled = async (t: Teardown): Promise<SearchIndex> => {
    const index = await empty(t);
    const menus = RESTAURANTS.map(([restaurantName, place], at) =>
      menuDocuments({
        ...{ menuId: at + 1, restaurant: at + 1, restaurantName, menuName: 'Curries', ...(place && { place }) },
        sections: { Mains: ['Chicken Curry', { name: 'Lamb Curry', vegan: true }] },
      }),
    );
    await index.rebuild(inBatches(menus), 'epoch-near');
    return index;
  };
  const found = async (index: SearchIndex, around: Circle, sort?: 'distance') => {
    const page = await index.searchItems(items('chicken curry', { around }, sort && { sort }));
    return [page.hits.map(({ restaurantName }) => restaurantName), page.total, page.placesUnknown];
  };

  test(`${name}: finds only items within the circle, optionally nearest first`, async (t) => {
    const index = await filled(t);
    t.deepEqual(await found(index, STONE, 'distance'), [['Near Curry House', 'Middle Curry House'], 2, 1]);
    t.deepEqual(await found(index, { ...STONE, metres: 7000 }, 'distance'), [
      ['Near Curry House', 'Middle Curry House', 'Far Curry House'],
      3,
      1,
    ]);
    t.deepEqual((await found(index, { ...STONE, metres: 100 }))[0], []);
    t.is((await index.searchItems(items(null, { around: STONE, vegan: true }))).total, 2);
    t.is((await index.searchItems(items('chicken curry'))).placesUnknown, 0);
  });

  test(`${name}: menus, facets, suggestions and parties respect the circle too`, async (t) => {
    const index = await filled(t);
    const menus = { search: 'curries', limit: 10, offset: 0, withoutMenus: [] };
    const near = await index.searchMenus({ ...menus, around: { ...STONE, metres: 7000 }, sort: 'distance' });
    t.deepEqual([near.hits.map(({ menuId }) => menuId), near.total], [[2, 4, 1], 3]);
    t.is((await index.searchMenus({ ...menus, around: STONE })).total, 2);
    t.is((await index.searchMenus({ ...menus, search: null, around: STONE })).total, 2);
    const facets = await index.itemFacets({ search: 'curry', filter: { around: STONE }, withoutMenus: [] });
    t.deepEqual(
      [facets.total, facets.restaurants.map(({ name }) => name)],
      [4, ['Middle Curry House', 'Near Curry House']],
    );
    const suggested = await index.suggest({ search: 'curry h', limit: 10, withoutMenus: [], around: STONE });
    t.deepEqual(suggested.map(({ text }) => text).toSorted(), ['Middle Curry House', 'Near Curry House']);
    const party = { eaters: [{}], dishes: 1, certainty: 'stated' as const, limit: 10, withoutMenus: [] };
    const { places } = await index.searchParty({ ...party, filter: { around: STONE } });
    t.deepEqual(places.map(({ restaurantId }) => restaurantId).toSorted(), [2, 4].map(restaurantGuid));
  });
}
