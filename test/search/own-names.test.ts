import test from 'ava';
import { sampleMenus } from '../support/asked/sample-menus.ts';
import { searchOver } from '../support/search-index.ts';

const index = searchOver(sampleMenus());
/** Properties of every JavaScript object: a lookup table that is an object would wrongly find them. */
const OWN_NAMES = ['constructor', '__proto__', 'valueOf', 'toString', 'hasOwnProperty', 'isPrototypeOf'];

for (const name of OWN_NAMES) {
  test(`${name} is a word like any other, alone, with an amount and as an exclusion`, async (t) => {
    for (const search of [name, `${name} pie`, `${name} free`, `no ${name}`, `under ${name} pounds`, `a ${name}`]) {
      const query = { search, limit: 3, offset: 0, withoutMenus: [], filter: {} };
      const { hits } = await index.searchItems(query);
      t.true(hits.length <= 3);
      await index.itemFacets(query);
      await index.searchMenus(query);
      await index.suggest(query);
      for (const hit of hits) t.truthy(index.explain(search, hit));
    }
  });
}
