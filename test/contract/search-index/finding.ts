import type { ItemQuery } from '../../../src/ports/search/queries.ts';
import { PUB } from './menus.ts';
import { type ContractPart, items, names } from './parts.ts';

/** What items are found by which words, and in which order. */
export function findingContract({ test, name, shared }: ContractPart): void {
  test(`${name}: a hit is the document as it was indexed`, async (t) => {
    const index = await shared();
    const page = await index.searchItems(items('prawn cocktail'));
    t.like(page, { hits: [PUB.sections[0]?.items[1] as never], total: 1, allergensUnknown: 0, allergensLikely: 0 });
  });

  test(`${name}: signs and connectives do not matter`, async (t) => {
    const index = await shared();
    for (const search of ['fish and chips', 'Fish & Chips', 'fish n chips', "fish 'n' chips", 'chips with fish']) {
      t.is((await names(index, items(search)))[0], 'Fish & Chips', search);
    }
    t.is((await names(index, items('shepherds pie')))[0], "Shepherd's Pie");
    t.is((await names(index, items('cafe juniper')))[0], 'Fried Egg on Toast');
  });

  test(`${name}: a typo, a beginning and another name find the dish`, async (t) => {
    const index = await shared();
    t.deepEqual(await names(index, items('mushroo')), ['Garlic Mushrooms']);
    t.deepEqual(await names(index, items('coktail')), ['Prawn Cocktail']);
    t.deepEqual(await names(index, items('shrimp')), ['Prawn Cocktail']);
    t.deepEqual(await names(index, items('baked potato')), ['Jacket Potato']);
    t.deepEqual(await names(index, items('samosa')), ['Lamb Samosas']);
  });

  test(`${name}: an exact name is first, a whole word beats a beginning, a typed word beats a synonym`, async (t) => {
    const index = await shared();
    t.deepEqual((await names(index, items('chips'))).slice(0, 2), ['Chips', 'Fish & Chips']);
    t.deepEqual((await names(index, items('egg'))).slice(0, 2), ['Fried Egg on Toast', 'Eggplant Parmigiana']);
    t.deepEqual((await names(index, items('aubergine'))).slice(0, 2), ['Aubergine Stew', 'Eggplant Parmigiana']);
    t.deepEqual((await names(index, items('eggplant'))).slice(0, 2), ['Eggplant Parmigiana', 'Aubergine Stew']);
    t.false((await names(index, items('fries'))).includes('Fried Egg on Toast'));
  });

  test(`${name}: where no dish has all words, those that have most are found`, async (t) => {
    const index = await shared();
    t.deepEqual(await names(index, items('prawn cocktail glitter')), ['Prawn Cocktail']);
    t.deepEqual(await names(index, items('glitter cocktail')), ['Prawn Cocktail']);
    t.deepEqual(await names(index, items('zzzzzz')), []);
  });

  test(`${name}: quotes make a phrase and a minus excludes`, async (t) => {
    const index = await shared();
    t.deepEqual(await names(index, items('"pie"')), ["Shepherd's Pie", 'Steak & Ale Pie']);
    t.deepEqual(await names(index, items('pie -steak')), ["Shepherd's Pie"]);
    t.deepEqual(await names(index, items('"chips fish"')), []);
  });

  test(`${name}: sorting puts unknown values last in both directions`, async (t) => {
    const index = await shared();
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
    const index = await shared();
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
    const index = await shared();
    const page = await index.searchItems(items('chips', {}, { withoutMenus: [1, 99] }));
    t.deepEqual([page.hits.map((hit) => hit.menuId), page.total], [[2], 1]);
    const menus = await index.searchMenus({ search: 'vegan', limit: 10, offset: 0, withoutMenus: [3] });
    t.deepEqual([menus.hits.map((hit) => hit.menuId), menus.total], [[2], 1]);
  });

  test(`${name}: a search that is given up rejects with the reason of its signal`, async (t) => {
    const index = await shared();
    await t.throwsAsync(index.searchItems(items('chips'), AbortSignal.abort(new Error('client gone'))), {
      message: 'client gone',
    });
  });
}
