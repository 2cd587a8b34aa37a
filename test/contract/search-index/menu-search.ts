import { menuDocuments, restaurantGuid } from '../../support/menu-documents.ts';
import type { ContractPart } from './parts.ts';

export function menuSearchContract({ test, name, filled, shared }: ContractPart): void {
  test(`${name}: menu search gives a hit per matching section, and none for the name if a section matches`, async (t) => {
    const index = await shared();
    const search = (text: string, more: object = {}) =>
      index.searchMenus({ search: text, limit: 10, offset: 0, withoutMenus: [], ...more });
    const starters = await search('starters');
    t.deepEqual(
      starters.hits.map(({ menuId, section }) => [menuId, section]),
      [
        [1, 'Starters'],
        [2, 'Starters'],
      ],
    );
    t.deepEqual(starters.hits[0], {
      restaurantId: restaurantGuid(1),
      restaurantName: 'The Tipsy Badger',
      menuId: 1,
      menuName: 'Sunday Lunch',
      section: 'Starters',
    });
    const vegan = await search('vegan');
    t.deepEqual(
      vegan.hits.map(({ menuId, section }) => [menuId, section]),
      [
        [3, null],
        [2, 'Vegan Dishes'],
      ],
    );
    t.is(vegan.total, 2);
    t.like(await search('vegan', { offset: 1, limit: 1 }), { hits: vegan.hits.slice(1), total: 2 });
    t.like(await search('vegan', { offset: 2, limit: 1 }), { hits: [], total: 2 });
    t.is((await search('dessert')).hits[0]?.section, 'Desserts');
    t.is((await search('appetizers')).total, 2);
  });

  test(`${name}: a section that matches only by another name does not represent its menu`, async (t) => {
    const index = await filled(t);
    const sections = { Puddings: ['Trifle'], 'Dessert Wines': ['Muscat'] } as const;
    await index.apply([
      { upsert: menuDocuments({ menuId: 73, menuName: 'Dessert Evening', sections: { Puddings: ['Trifle'] } }) },
    ]);
    await index.apply([{ upsert: menuDocuments({ menuId: 74, menuName: 'Dessert Evening', sections }) }]);
    const { hits } = await index.searchMenus({ search: 'dessert', limit: 10, offset: 0, withoutMenus: [] });
    t.deepEqual(
      hits.map(({ menuId, section }) => [menuId, section]),
      [
        [73, null],
        [74, 'Dessert Wines'],
        [1, 'Desserts'],
      ],
    );
  });

  test(`${name}: sections that print the typed word come before menus that print another form of it`, async (t) => {
    const index = await filled(t);
    const main = { menuId: 75, menuName: 'Main Menu', sections: { Grills: ['Steak'] } } as const;
    const mains = { menuId: 76, menuName: 'Evening', sections: { Mains: ['Steak'], 'Late Mains': ['Soup'] } } as const;
    await index.apply([{ upsert: menuDocuments(main) }, { upsert: menuDocuments(mains) }]);
    const found = async (search: string, more: object = {}) =>
      (await index.searchMenus({ search, limit: 10, offset: 0, withoutMenus: [], ...more })).hits
        .filter(({ menuId }) => menuId > 70)
        .map(({ menuName, section }) => section ?? menuName);
    t.deepEqual(await found('mains'), ['Mains', 'Late Mains', 'Main Menu']);
    t.deepEqual(await found('main'), ['Main Menu', 'Mains', 'Late Mains']);
    const { total } = await index.searchMenus({ search: 'mains', limit: 10, offset: 0, withoutMenus: [] });
    const pages = await Promise.all(
      Array.from({ length: total + 1 }, (_, offset) => found('mains', { offset, limit: 1 })),
    );
    t.deepEqual(pages.flat(), ['Mains', 'Late Mains', 'Main Menu']);
  });

  test(`${name}: finds menus by the cuisine and the town of their restaurant`, async (t) => {
    const index = await shared();
    const menus = async (search: string) =>
      (await index.searchMenus({ search, limit: 10, offset: 0, withoutMenus: [] })).hits.map(({ menuId }) => menuId);
    t.deepEqual(await menus('indian'), [2]);
    t.deepEqual(await menus('brunch in stone'), [3]);
    t.deepEqual(await menus('brunch in stafford'), []);
  });
}
