import type { ItemQuery } from '../../../src/ports/search/queries.ts';
import { menuDocuments } from '../../support/menu-documents.ts';
import { PUB } from './menus.ts';
import { type ContractPart, items, names } from './parts.ts';

export function findingContract({ test, name, shared, filled }: ContractPart): void {
  test(`${name}: finds words behind an elision and dotted abbreviations`, async (t) => {
    const dishes = [
      "Spaghetti all'Amatriciana",
      'Duck à l’Orange',
      'Poire d’Anjou',
      "Zuppa dell'Orto",
      'B.L.T. Sandwich',
    ];
    const index = await filled(t);
    const sections = { Mains: [...dishes, 'B.B.Q. Wings', 'Plain Rice'] };
    await index.apply([{ upsert: menuDocuments({ menuId: 91, restaurant: 9, sections }) }]);
    for (const [search, dish] of [
      ...([
        ['amatriciana', dishes[0]],
        ['all amatriciana', dishes[0]],
        ['orange', dishes[1]],
        ['duck orange', dishes[1]],
      ] as const),
      ...([
        ['anjou', dishes[2]],
        ['orto', dishes[3]],
        ['blt', dishes[4]],
        ['b.l.t.', dishes[4]],
        ['bbq wings', 'B.B.Q. Wings'],
      ] as const),
    ])
      t.deepEqual(await names(index, items(search)), [dish], search);
  });

  test(`${name}: a hit is the document as it was indexed`, async (t) => {
    const index = await shared();
    const page = await index.searchItems(items('prawn cocktail'));
    t.like(page, { hits: [PUB.sections[0]?.items[1] as never], total: 1, allergensUnknown: 0, allergensLikely: 0 });
  });

  test(`${name}: ignores punctuation and connectives`, async (t) => {
    const index = await shared();
    for (const search of ['fish and chips', 'Fish & Chips', 'fish n chips', "fish 'n' chips", 'chips with fish']) {
      t.is((await names(index, items(search)))[0], 'Fish & Chips', search);
    }
    t.is((await names(index, items('shepherds pie')))[0], "Shepherd's Pie");
    t.is((await names(index, items('cafe juniper')))[0], 'Fried Egg on Toast');
  });

  test(`${name}: finds a dish by a typo, a prefix and another name`, async (t) => {
    const index = await shared();
    t.deepEqual(await names(index, items('mushroo')), ['Garlic Mushrooms']);
    t.deepEqual(await names(index, items('coktail')), ['Prawn Cocktail']);
    t.deepEqual(await names(index, items('shrimp')), ['Prawn Cocktail']);
    t.deepEqual(await names(index, items('baked potato')), ['Jacket Potato']);
    t.deepEqual(await names(index, items('samosa')), ['Lamb Samosas']);
  });

  test(`${name}: an exact name is first, a whole word beats a prefix, a typed word beats a synonym`, async (t) => {
    const index = await shared();
    t.deepEqual((await names(index, items('chips'))).slice(0, 2), ['Chips', 'Fish & Chips']);
    t.deepEqual((await names(index, items('egg'))).slice(0, 2), ['Fried Egg on Toast', 'Eggplant Parmigiana']);
    t.deepEqual((await names(index, items('aubergine'))).slice(0, 2), ['Aubergine Stew', 'Eggplant Parmigiana']);
    t.deepEqual((await names(index, items('eggplant'))).slice(0, 2), ['Eggplant Parmigiana', 'Aubergine Stew']);
    t.false((await names(index, items('fries'))).includes('Fried Egg on Toast'));
  });

  test(`${name}: if no dish has all words, finds those with most`, async (t) => {
    const index = await shared();
    t.deepEqual(await names(index, items('jacket potato glitter')), ['Jacket Potato']);
    t.deepEqual(await names(index, items('glitter potato')), ['Jacket Potato']);
    t.deepEqual(await names(index, items('zzzzzz')), []);
  });

  test(`${name}: quotes make a phrase and a minus excludes`, async (t) => {
    const index = await shared();
    t.deepEqual(await names(index, items('"pie"')), ["Shepherd's Pie", 'Steak & Ale Pie']);
    t.deepEqual(await names(index, items('pie -steak')), ["Shepherd's Pie"]);
    t.deepEqual(await names(index, items('"chips fish"')), []);
  });

  test(`${name}: sorts unknown values last in both directions`, async (t) => {
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

  test(`${name}: pages have no gaps or repetitions, including exact names`, async (t) => {
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

  test(`${name}: excludes hits of replaced menus, also from totals`, async (t) => {
    const index = await shared();
    const page = await index.searchItems(items('chips', {}, { withoutMenus: [1, 99] }));
    t.deepEqual([page.hits.map((hit) => hit.menuId), page.total], [[2], 1]);
    const menus = await index.searchMenus({ search: 'vegan', limit: 10, offset: 0, withoutMenus: [3] });
    t.deepEqual([menus.hits.map((hit) => hit.menuId), menus.total], [[2], 1]);
  });

  test(`${name}: an aborted search rejects with the reason of its signal`, async (t) => {
    const index = await shared();
    await t.throwsAsync(index.searchItems(items('chips'), AbortSignal.abort(new Error('client gone'))), {
      message: 'client gone',
    });
  });
}
