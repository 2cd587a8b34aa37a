import type { ItemFilter } from '../../../src/ports/search/queries.ts';
import { menuDocuments, restaurantGuid } from '../../support/menu-documents.ts';
import { type ContractPart, items, names } from './parts.ts';

export function conditionsContract({ test, name, filled, shared }: ContractPart): void {
  test(`${name}: item filters restrict to their values and exclude unknown prices`, async (t) => {
    const index = await shared();
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

  test(`${name}: a course has the items that the headings put into it`, async (t) => {
    const index = await shared();
    const starters = await names(index, items(null, { course: 'starters' }));
    t.true(starters.includes('Soup of the Day') && !starters.includes('Steak & Ale Pie'), starters.join(', '));
    t.deepEqual(await names(index, items('soup', { course: 'desserts' })), []);
  });

  test(`${name}: without words finds every item of the filter`, async (t) => {
    const index = await shared();
    const all = await index.searchItems(items(null));
    t.is(all.total, (await index.itemFacets({ search: null, filter: {}, withoutMenus: [] })).total);
    t.deepEqual(new Set(all.hits.map((hit) => hit.id)).size, Math.min(20, all.total));
    const halal = await index.searchItems(items(null, { halal: true }));
    t.true(halal.total > 0 && halal.hits.every(({ item }) => item.halal));
    const dearest = await index.searchItems(items(null, {}, { sort: '-price', limit: 1 }));
    t.is(dearest.hits[0]?.item.price, Math.max(...all.hits.map(({ item }) => item.price)));
  });

  test(`${name}: city and cuisine match folded substrings`, async (t) => {
    const index = await shared();
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

    // A statement of absence suffices for that allergen and says nothing about others.
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

  test(`${name}: likely includes items that a calibrated estimate clears of every excluded allergen`, async (t) => {
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

  test(`${name}: "gluten free" finds only items known to be free from it`, async (t) => {
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

  test(`${name}: "under £15" is a maximum price, with or without the sign`, async (t) => {
    const index = await shared();
    for (const typed of ['pie under £15', 'below £14.60 pie', 'pie up to £14.50', 'pie £14.50 or less'])
      t.deepEqual(await names(index, items(typed)), ['Steak & Ale Pie'], typed);
    t.deepEqual(await names(index, items('pie under £14.50')), [], 'a price of £14.50 is not under it');
    t.deepEqual([...(await names(index, items('under £4')))].sort(), ['Chips', 'Lamb Samosas', 'Onion Bhaji']);
    t.deepEqual(await names(index, items('under £4', { maxPrice: 3 })), ['Chips'], 'a parameter wins');
    t.deepEqual(await names(index, items('pie under 15')), ['Steak & Ale Pie']);
  });

  test(`${name}: a course finds items below its heading, whatever they are called`, async (t) => {
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

  test(`${name}: conditions in the words are filters, and the answer has their interpretation`, async (t) => {
    const index = await shared();
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
}
