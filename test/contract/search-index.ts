import type { ExecutionContext, TestFn } from 'ava';
import type { ItemFilter, ItemQuery, MenuDocuments, SearchIndex } from '../../src/ports/search-index.ts';
import { inBatches, menuDocuments, restaurantGuid } from '../support/menu-documents.ts';

/** Makes an empty index for one test, closed when the test is over. */
export type MakeIndex = (t: ExecutionContext) => Promise<SearchIndex>;

const PUB = menuDocuments({
  menuId: 1,
  menuName: 'Sunday Lunch',
  restaurant: 1,
  restaurantName: 'The Tipsy Badger',
  city: 'Stoke-on-Trent',
  cuisine: 'Pub',
  sections: {
    Starters: [
      { name: 'Soup of the Day', price: 5.5, vegetarian: true, allergens: ['CELERY'], calories: 210 },
      { name: 'Prawn Cocktail', price: 7.25, allergens: ['CRUSTACEANS', 'EGGS'], calories: 320 },
    ],
    Mains: [
      { name: 'Fish & Chips', description: 'Beer-battered haddock, peas', price: 13.95, allergens: ['FISH', 'GLUTEN'] },
      { name: 'Steak & Ale Pie', description: 'With chips', price: 14.5, allergens: null, calories: 1100 },
      { name: "Shepherd's Pie", price: 0, allergens: ['MILK'], calories: 0 },
    ],
    Desserts: [{ name: 'Sticky Toffee Pudding', price: 6, vegetarian: true, allergens: ['MILK', 'EGGS', 'GLUTEN'] }],
  },
});
const BALTI = menuDocuments({
  menuId: 2,
  menuName: 'Takeaway',
  restaurant: 2,
  restaurantName: 'Ruby Balti House',
  city: 'Stafford',
  cuisine: 'Indian',
  sections: {
    Starters: [
      { name: 'Onion Bhaji', price: 3.5, vegan: true, spicy: true, allergens: [] },
      { name: 'Lamb Samosas', price: 3.95, halal: true, spicy: true, allergens: ['GLUTEN'] },
    ],
    'Vegan Dishes': [{ name: 'Chana Masala', price: 7.5, vegan: true, halal: true, spicy: true, allergens: null }],
    Sides: [
      { name: 'Chips', price: 2.5, vegan: true, allergens: [] },
      { name: 'Garlic Mushrooms', price: 4, vegetarian: true, allergens: ['MILK'] },
    ],
  },
});
const CAFE = menuDocuments({
  menuId: 3,
  menuName: 'Vegan Brunch',
  restaurant: 3,
  restaurantName: 'Café Juniper',
  city: 'Stone',
  cuisine: 'Café',
  sections: {
    Plates: [
      { name: 'Fried Egg on Toast', price: 5, allergens: ['EGGS', 'GLUTEN'] },
      { name: 'Eggplant Parmigiana', price: 9, vegetarian: true, allergens: ['MILK'] },
      { name: 'Jacket Potato', price: 6.5, vegetarian: true, allergens: [] },
      { name: 'Aubergine Stew', price: 8, vegan: true, allergens: [] },
    ],
  },
});
const MENUS: readonly MenuDocuments[] = [PUB, BALTI, CAFE];

function items(search: string, filter: ItemFilter = {}, more: Partial<ItemQuery> = {}): ItemQuery {
  return { search, filter, limit: 20, offset: 0, withoutMenus: [], ...more };
}

/** What every adapter of the search index must do; `test` is ava's, `name` begins the titles. */
export function searchIndexContract(test: TestFn, name: string, makeIndex: MakeIndex): void {
  const filled: MakeIndex = async (t) => {
    const index = await makeIndex(t);
    await index.rebuild(inBatches(MENUS, 2), 'epoch-1');
    return index;
  };
  const names = async (index: SearchIndex, query: ItemQuery): Promise<readonly string[]> =>
    (await index.searchItems(query)).hits.map((hit) => hit.item.name);

  test(`${name}: a hit is the document as it was indexed`, async (t) => {
    const index = await filled(t);
    const page = await index.searchItems(items('prawn cocktail'));
    t.like(page, { hits: [PUB.sections[0]?.items[1] as never], total: 1, allergensUnknown: 0, allergensLikely: 0 });
  });

  test(`${name}: signs and connectives do not matter`, async (t) => {
    const index = await filled(t);
    for (const search of ['fish and chips', 'Fish & Chips', 'fish n chips', "fish 'n' chips", 'chips with fish']) {
      t.is((await names(index, items(search)))[0], 'Fish & Chips', search);
    }
    t.is((await names(index, items('shepherds pie')))[0], "Shepherd's Pie");
    t.is((await names(index, items('cafe juniper')))[0], 'Fried Egg on Toast');
  });

  test(`${name}: a typo, a beginning and another name find the dish`, async (t) => {
    const index = await filled(t);
    t.deepEqual(await names(index, items('mushroo')), ['Garlic Mushrooms']);
    t.deepEqual(await names(index, items('coktail')), ['Prawn Cocktail']);
    t.deepEqual(await names(index, items('shrimp')), ['Prawn Cocktail']);
    t.deepEqual(await names(index, items('baked potato')), ['Jacket Potato']);
    t.deepEqual(await names(index, items('samosa')), ['Lamb Samosas']);
  });

  test(`${name}: an exact name is first, a whole word beats a beginning, a typed word beats a synonym`, async (t) => {
    const index = await filled(t);
    t.deepEqual((await names(index, items('chips'))).slice(0, 2), ['Chips', 'Fish & Chips']);
    t.deepEqual((await names(index, items('egg'))).slice(0, 2), ['Fried Egg on Toast', 'Eggplant Parmigiana']);
    t.deepEqual((await names(index, items('aubergine'))).slice(0, 2), ['Aubergine Stew', 'Eggplant Parmigiana']);
    t.deepEqual((await names(index, items('eggplant'))).slice(0, 2), ['Eggplant Parmigiana', 'Aubergine Stew']);
    t.false((await names(index, items('fries'))).includes('Fried Egg on Toast'));
  });

  test(`${name}: where no dish has all words, those that have most are found`, async (t) => {
    const index = await filled(t);
    t.deepEqual(await names(index, items('prawn cocktail glitter')), ['Prawn Cocktail']);
    t.deepEqual(await names(index, items('glitter cocktail')), ['Prawn Cocktail']);
    t.deepEqual(await names(index, items('zzzzzz')), []);
  });

  test(`${name}: quotes make a phrase and a minus excludes`, async (t) => {
    const index = await filled(t);
    t.deepEqual(await names(index, items('"pie"')), ["Shepherd's Pie", 'Steak & Ale Pie']);
    t.deepEqual(await names(index, items('pie -steak')), ["Shepherd's Pie"]);
    t.deepEqual(await names(index, items('"chips fish"')), []);
  });

  test(`${name}: item filters keep what they name and drop unknown prices`, async (t) => {
    const index = await filled(t);
    t.deepEqual(
      new Set(await names(index, items('starters', { vegetarian: true }))),
      new Set(['Soup of the Day', 'Onion Bhaji']),
    );
    t.deepEqual(await names(index, items('starters', { halal: true })), ['Lamb Samosas']);
    t.deepEqual(await names(index, items('pie', { minPrice: 0 })), ['Steak & Ale Pie']);
    t.deepEqual(await names(index, items('pie', { maxPrice: 14.5 })), ['Steak & Ale Pie']);
    t.deepEqual(await names(index, items('pie', { maxPrice: 14.49 })), []);
    t.deepEqual(await names(index, items('pie', { minCalories: 0, maxCalories: 1100 })), ['Steak & Ale Pie']);
    t.deepEqual(await names(index, items('chips', { restaurantId: restaurantGuid(2).toUpperCase() })), ['Chips']);
    t.deepEqual(await names(index, items('chips', { menuId: 2 })), ['Chips']);
  });

  test(`${name}: city and cuisine are contained and folded`, async (t) => {
    const index = await filled(t);
    t.deepEqual(
      (await index.searchItems(items('chips', { city: 'on trent' }))).hits.map((hit) => hit.menuId),
      [1, 1],
    );
    t.is((await index.searchItems(items('chips', { city: 'STOKE-ON' }))).total, 2);
    t.is((await index.searchItems(items('egg', { cuisine: 'cafe' }))).total, 2);
    t.is((await index.searchItems(items('egg', { cuisine: 'caf', city: 'stone' }))).total, 2);
    t.is((await index.searchItems(items('egg', { cuisine: 'caf', city: 'stafford' }))).total, 0);
    t.is((await index.searchItems(items('egg', { city: '%' }))).total, 2);
  });

  test(`${name}: excluded allergens leave out unknown ones and count them`, async (t) => {
    const index = await filled(t);
    const pies = await index.searchItems(items('pie', { excludeAllergens: ['GLUTEN'] }));
    t.deepEqual(
      pies.hits.map((hit) => hit.item.name),
      ["Shepherd's Pie"],
    );
    t.is(pies.allergensUnknown, 1);
    const allowed = await index.searchItems(items('pie', { excludeAllergens: ['GLUTEN'], allergenCertainty: 'any' }));
    t.deepEqual([allowed.total, allowed.allergensUnknown], [2, 0]);
    const onlyUnknown = await index.searchItems(items('chana masala', { excludeAllergens: ['NUTS', 'MILK'] }));
    t.like(onlyUnknown, { hits: [], total: 0, allergensUnknown: 1 });

    // A statement of absence is enough for that allergen and says nothing about another one.
    const glutenFree = {
      menuId: 71,
      sections: { Puddings: [{ name: 'Almond Torte', allergens: null, freeFrom: ['GLUTEN'] }] },
    } as const;
    await index.apply([{ upsert: menuDocuments(glutenFree) }]);
    const torte = await index.searchItems(items('almond torte', { excludeAllergens: ['GLUTEN'] }));
    t.deepEqual([torte.total, torte.allergensUnknown], [1, 0]);
    const alsoNuts = await index.searchItems(items('almond torte', { excludeAllergens: ['GLUTEN', 'NUTS'] }));
    t.deepEqual([alsoNuts.total, alsoNuts.allergensUnknown], [0, 1]);
  });

  test(`${name}: likely keeps what a calibrated estimate clears of every excluded allergen`, async (t) => {
    const index = await filled(t);
    const crumbles = [
      { name: 'Plum Crumble', allergens: null, freeFrom: ['NUTS'] },
      { name: 'Apple Crumble', allergens: null, likelyFree: ['NUTS', 'SESAME'] },
      { name: 'Pear Crumble', allergens: null, likelyFree: ['SESAME'] },
      { name: 'Almond Crumble', allergens: ['NUTS'] },
    ] as const;
    await index.apply([{ upsert: menuDocuments({ menuId: 71, sections: { Puddings: crumbles } }) }]);
    const of = async (search: string, filter: ItemFilter) => {
      const { hits, allergensUnknown, allergensLikely } = await index.searchItems(items(search, filter));
      return [hits.map(({ item }) => item.name.split(' ')[0]).sort(), allergensUnknown, allergensLikely];
    };
    const nuts = { excludeAllergens: ['NUTS'] } as const;
    t.deepEqual(await of('crumble', nuts), [['Plum'], 2, 1]);
    t.deepEqual(await of('crumble', { ...nuts, allergenCertainty: 'stated' }), [['Plum'], 2, 1]);
    t.deepEqual(await of('crumble', { ...nuts, allergenCertainty: 'likely' }), [['Apple', 'Plum'], 1, 0]);
    t.deepEqual(await of('crumble', { ...nuts, allergenCertainty: 'any' }), [['Apple', 'Pear', 'Plum'], 0, 0]);
    const both = { excludeAllergens: ['NUTS', 'SESAME'], allergenCertainty: 'likely' } as const;
    t.deepEqual(await of('crumble', both), [['Apple'], 2, 0]);
    t.deepEqual(await of('sesame free crumble', {}), [['Almond'], 3, 2]);
    t.deepEqual(await of('sesame free crumble', { allergenCertainty: 'likely' }), [['Almond', 'Apple', 'Pear'], 1, 0]);
  });

  test(`${name}: "gluten free" finds what is known to be free from it, and never anything else`, async (t) => {
    const index = await filled(t);
    const puddings = [
      { name: 'Almond Torte', allergens: null, freeFrom: ['GLUTEN', 'NUTS'] },
      { name: 'Apple Pie', allergens: null, description: 'With custard' },
    ] as const;
    await index.apply([{ upsert: menuDocuments({ menuId: 71, sections: { Puddings: puddings } }) }]);
    for (const typed of [
      'gluten-free torte',
      'torte gf',
      'Gluten Free almond tortes',
      'coeliac torte',
      'torte no gluten',
    ])
      t.deepEqual(await names(index, items(typed)), ['Almond Torte'], typed);
    const free = await names(index, items('gluten free'));
    t.true(free.includes('Almond Torte'));
    t.false(free.includes('Apple Pie'));
    const pies = await index.searchItems(items('gluten free apple pie'));
    t.deepEqual([pies.hits, pies.allergensUnknown], [[], 1]);
    t.deepEqual(await names(index, items('dairy free torte')), []);
    t.deepEqual(await names(index, items('nut free torte')), [], 'peanuts are not known to be absent');
    t.deepEqual(await names(index, items('"gluten free" torte')), [], 'a phrase is looked for as it is typed');
  });

  test(`${name}: "under £15" is a highest price, with the sign or without`, async (t) => {
    const index = await filled(t);
    for (const typed of ['pie under £15', 'below £14.60 pie', 'pie up to £14.50', 'pie £14.50 or less'])
      t.deepEqual(await names(index, items(typed)), ['Steak & Ale Pie'], typed);
    t.deepEqual(await names(index, items('pie under £14.50')), [], 'a price of £14.50 is not under it');
    t.deepEqual([...(await names(index, items('under £4')))].sort(), ['Chips', 'Lamb Samosas', 'Onion Bhaji']);
    t.deepEqual(await names(index, items('under £4', { maxPrice: 3 })), ['Chips'], 'a parameter wins');
    t.deepEqual(await names(index, items('pie under 15')), ['Steak & Ale Pie']);
  });

  test(`${name}: a course finds what is below its heading, whatever that is called`, async (t) => {
    const index = await filled(t);
    const sections = {
      'To Begin': [{ name: 'Black Pudding Fritters', allergens: null }],
      'To Finish': [{ name: 'Plum Crumble', allergens: null }],
      'On the Side': [{ name: 'Buttered Greens', allergens: null }],
    } as const;
    await index.apply([{ upsert: menuDocuments({ menuId: 72, sections }) }]);
    t.deepEqual(await names(index, items('dessert')), ['Sticky Toffee Pudding', 'Plum Crumble']);
    t.true((await names(index, items('starter'))).includes('Black Pudding Fritters'));
    t.true((await names(index, items('side dishes'))).includes('Buttered Greens'));
  });

  test(`${name}: sorting puts unknown values last in both directions`, async (t) => {
    const index = await filled(t);
    const sorted = async (sort: ItemQuery['sort'] & string): Promise<readonly string[]> =>
      names(index, items('pie', {}, { sort }));
    t.deepEqual(await sorted('price'), ['Steak & Ale Pie', "Shepherd's Pie"]);
    t.deepEqual(await sorted('-price'), ['Steak & Ale Pie', "Shepherd's Pie"]);
    t.deepEqual(await sorted('-calories'), ['Steak & Ale Pie', "Shepherd's Pie"]);
    t.deepEqual(await sorted('name'), ["Shepherd's Pie", 'Steak & Ale Pie']);
    const starters = items('starters', {}, { sort: 'price' });
    t.deepEqual(await names(index, starters), ['Onion Bhaji', 'Lamb Samosas', 'Soup of the Day', 'Prawn Cocktail']);
  });

  test(`${name}: pages follow one another without gap or repetition, exact names included`, async (t) => {
    const index = await filled(t);
    const whole = await names(index, items('chips'));
    t.is(whole.length, 3);
    for (let offset = 0; offset <= whole.length; offset += 1) {
      const page = await index.searchItems(items('chips', {}, { offset, limit: 2 }));
      t.deepEqual(
        page.hits.map((hit) => hit.item.name),
        whole.slice(offset, offset + 2),
        `offset ${offset}`,
      );
      t.is(page.total, 3);
    }
  });

  test(`${name}: hits of replaced menus do not exist, and totals know it`, async (t) => {
    const index = await filled(t);
    const page = await index.searchItems(items('chips', {}, { withoutMenus: [1, 99] }));
    t.deepEqual([page.hits.map((hit) => hit.menuId), page.total], [[2], 1]);
    const menus = await index.searchMenus({ search: 'vegan', limit: 10, offset: 0, withoutMenus: [3] });
    t.deepEqual([menus.hits.map((hit) => hit.menuId), menus.total], [[2], 1]);
  });

  test(`${name}: menu search gives a hit for each matching section, and none for the name where a section matches`, async (t) => {
    const index = await filled(t);
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

  test(`${name}: a section that matches by another name only does not stand for its menu`, async (t) => {
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

  test(`${name}: menus are found by the cuisine and the town of their restaurant`, async (t) => {
    const index = await filled(t);
    const menus = async (search: string) =>
      (await index.searchMenus({ search, limit: 10, offset: 0, withoutMenus: [] })).hits.map(({ menuId }) => menuId);
    t.deepEqual(await menus('indian'), [2]);
    t.deepEqual(await menus('brunch in stone'), [3]);
    t.deepEqual(await menus('brunch in stafford'), []);
  });

  test(`${name}: conditions in the words are filters, and what was made of them is said`, async (t) => {
    const index = await filled(t);
    const page = await index.searchItems(items('something vegan under a fiver in staford'));
    t.deepEqual(
      page.hits.map((hit) => hit.item.name),
      ['Onion Bhaji', 'Chips'],
    );
    t.deepEqual(page.understood, {
      ...{ text: '', vegan: true, maxPrice: 4.99, city: 'stafford' },
      ...{ corrected: [{ typed: 'staford', to: 'stafford' }], ignored: ['something'] },
    });
    t.false((await names(index, items('vegan'))).includes('Fried Egg on Toast'));
    t.true((await names(index, items('vegan', {}, { understand: false }))).includes('Fried Egg on Toast'));
    t.deepEqual(await names(index, items('indian under £4 not spicy')), ['Chips']);
  });

  test(`${name}: facets count what the item search finds, and the counts of each allergen add up`, async (t) => {
    const index = await filled(t);
    const everything = await index.itemFacets({ search: null, filter: {}, withoutMenus: [] });
    t.like(everything, { total: 15, vegetarian: 9, vegan: 4, halal: 2, spicy: 3, allergensUnknown: 0 });
    t.deepEqual(everything.price.slice(0, 4), [
      { from: 0, to: 5, count: 4 },
      { from: 5, to: 10, count: 8 },
      { from: 10, to: 15, count: 2 },
      { from: 15, to: 20, count: 0 },
    ]);
    t.deepEqual(everything.price.at(-1), { from: 30, to: null, count: 0 });
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

  test(`${name}: facets take the conditions, fall-backs and exact names of the item search`, async (t) => {
    const index = await filled(t);
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

  test(`${name}: suggestions are what there is, best first, one entry a text and kind`, async (t) => {
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
      ['Chips', 'dish', 3],
      ['The Chip Pan', 'restaurant', 1],
      ['Chip Cob', 'dish', 1],
      ['Chip Shop', 'section', 1],
      ['Chippy Tea', 'menu', 1],
      ['Fish and Chips', 'cuisine', 1],
      ['Fish & Chips', 'dish', 1],
    ]);
    t.deepEqual(await suggest('chip', { limit: 2 }), [
      ['Chips', 'dish', 3],
      ['The Chip Pan', 'restaurant', 1],
    ]);
    t.deepEqual(await suggest('sto'), [
      ['Stone', 'city', 2],
      ['Stoke-on-Trent', 'city', 1],
    ]);
    t.deepEqual(await suggest('start'), [['Starters', 'section', 3]]);
    t.deepEqual(await suggest('caf'), [
      ['Café', 'cuisine', 1],
      ['Café Juniper', 'restaurant', 1],
    ]);
    t.deepEqual(await suggest('fish an'), await suggest('fish'));
    t.deepEqual(await suggest('fish and ch'), [
      ['Fish and Chips', 'cuisine', 1],
      ['Fish & Chips', 'dish', 1],
    ]);
    t.deepEqual(await suggest('zzzz'), []);
    const [pan] = await index.suggest({ search: 'chip pan', limit: 8, withoutMenus: [] });
    t.is(pan?.restaurantId, restaurantGuid(8));
  });

  test(`${name}: suggestions forgive a typo, and replaced menus do not show in them`, async (t) => {
    const index = await filled(t);
    const suggest = async (search: string, withoutMenus: readonly number[] = []) =>
      (await index.suggest({ search, limit: 8, withoutMenus })).map(({ text, count }) => `${text} ${count}`);
    t.deepEqual(await suggest('smosas'), ['Lamb Samosas 1']);
    t.deepEqual(await suggest('staford'), ['Stafford 1']);
    t.deepEqual(await suggest('indain'), ['Indian 1']);
    t.deepEqual(await suggest('starter', [1]), ['Starters 1']);
    t.deepEqual(await suggest('samosa', [2]), []);
    t.deepEqual(await suggest('indian', [2]), []);
    t.deepEqual(await suggest('tipsy', [1]), []);
  });

  test(`${name}: a change replaces the whole menu, and a removal leaves nothing of it`, async (t) => {
    const index = await filled(t);
    const changed = menuDocuments({ menuId: 2, restaurant: 2, sections: { Sides: ['Plain Naan'] } });
    await index.apply([{ upsert: changed }, { remove: 3 }]);
    t.deepEqual((await index.searchItems(items('masala'))).hits, []);
    t.deepEqual(await names(index, items('naan')), ['Plain Naan']);
    t.is((await index.searchItems(items('egg'))).total, 0);
    t.is((await index.searchMenus({ search: 'vegan', limit: 10, offset: 0, withoutMenus: [] })).total, 0);
    const { menus, items: count, epoch } = await index.health();
    t.deepEqual({ menus, count, epoch }, { menus: 2, count: 7, epoch: 'epoch-1' });
    await index.apply([{ remove: 99 }]);
  });

  test(`${name}: the fingerprint names every menu once with the hash of its documents`, async (t) => {
    const index = await filled(t);
    const found = new Map<number, string>();
    for (let bucket = 0; bucket < 64; bucket += 1) {
      for await (const { menuId, hash } of index.fingerprint(bucket)) {
        t.is(menuId % 64, bucket);
        t.false(found.has(menuId));
        found.set(menuId, hash);
      }
    }
    t.deepEqual(found, new Map(MENUS.map((menu) => [menu.menuId, index.hashOf(menu)])));
    const revised = { ...CAFE, revision: 2 };
    t.not(index.hashOf(revised), index.hashOf(CAFE));
    await index.apply([{ upsert: revised }]);
    for await (const { hash } of index.fingerprint(3)) t.is(hash, index.hashOf(revised));
  });

  test(`${name}: an empty index says so, and a rebuild gives it the epoch`, async (t) => {
    const index = await makeIndex(t);
    t.like(await index.health(), { available: true, epoch: null, items: 0, menus: 0 });
    await index.rebuild(inBatches([]), 'first');
    t.like(await index.health(), { available: true, epoch: 'first', items: 0, menus: 0 });
    t.is((await index.searchItems(items('chips'))).total, 0);
    t.is(await index.repairSettings(), null);
  });

  test(`${name}: while a rebuild runs the old index answers, and changes of that time are in the new one`, async (t) => {
    const index = await filled(t);
    const later = menuDocuments({ menuId: 4, restaurant: 4, sections: { Specials: ['Rhubarb Crumble'] } });
    async function* batches(): AsyncGenerator<readonly MenuDocuments[]> {
      yield [PUB];
      t.is((await index.searchItems(items('chips'))).total, 3);
      await index.apply([{ upsert: later }, { remove: 2 }]);
      t.is((await index.searchItems(items('crumble'))).total, 1);
      yield [BALTI, CAFE];
    }
    const progress: number[] = [];
    await index.rebuild(batches(), 'epoch-2', (menus) => progress.push(menus));
    t.deepEqual(progress, [1, 3]);
    t.is((await index.searchItems(items('crumble'))).total, 1);
    t.is((await index.searchItems(items('samosa'))).total, 0);
    t.like(await index.health(), { menus: 3, epoch: 'epoch-2' });
  });

  test(`${name}: a rebuild that fails leaves the index as it was`, async (t) => {
    const index = await filled(t);
    async function* broken(): AsyncGenerator<readonly MenuDocuments[]> {
      yield [CAFE];
      throw new Error('the database went away');
    }
    await t.throwsAsync(index.rebuild(broken(), 'epoch-2'), { message: /database went away/ });
    t.like(await index.health(), { menus: 3, epoch: 'epoch-1' });
    t.is((await index.searchItems(items('chips'))).total, 3);
    await index.rebuild(inBatches([CAFE]), 'epoch-3');
    t.like(await index.health(), { menus: 1, epoch: 'epoch-3' });
  });

  test(`${name}: a search that is given up rejects with the reason of its signal`, async (t) => {
    const index = await filled(t);
    await t.throwsAsync(index.searchItems(items('chips'), AbortSignal.abort(new Error('client gone'))), {
      message: 'client gone',
    });
  });
}
