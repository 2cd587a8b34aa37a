import test from 'ava';
import { cachedSearch } from '../../src/api/items/relaxations/find-relaxations.ts';
import { inProcessIndex } from '../support/in-process-index.ts';
import { inBatches, menuDocuments } from '../support/menu-documents.ts';

const menu = (menuId: number) => menuDocuments({ menuId, sections: { Mains: ['Lobby'] } });
const LOBBY = { search: 'lobby', filter: {}, limit: 10, offset: 0, withoutMenus: [] } as const;

test('caches the queries of relaxations until the index changes', async (t) => {
  const index = inProcessIndex(t);
  await index.rebuild(inBatches([menu(1)]), 'epoch');
  const first = await cachedSearch(index).searchItems(LOBBY);
  t.is(first.total, 1);
  t.is(await cachedSearch(index).searchItems({ ...LOBBY }), first);
  t.is((await cachedSearch(index).searchItems({ ...LOBBY, search: 'oatcake' })).total, 0);

  await index.apply([{ upsert: menu(2) }]);
  t.is((await cachedSearch(index).searchItems(LOBBY)).total, 2);

  const elsewhere = { ...index, generation: () => null };
  t.not(await cachedSearch(elsewhere).searchItems(LOBBY), await cachedSearch(elsewhere).searchItems(LOBBY));
});
