import test from 'ava';
import { askedBefore } from '../../src/api/ways-on/asked-before.ts';
import { inProcessIndex } from '../support/in-process-index.ts';
import { inBatches, menuDocuments } from '../support/menu-documents.ts';

const menu = (menuId: number) => menuDocuments({ menuId, sections: { Mains: ['Lobby'] } });
const LOBBY = { search: 'lobby', filter: {}, limit: 10, offset: 0, withoutMenus: [] } as const;

test('what ways on ask is asked once of an index that stays as it is, and again of one that changed', async (t) => {
  const index = inProcessIndex(t);
  await index.rebuild(inBatches([menu(1)]), 'epoch');
  const first = await askedBefore(index).searchItems(LOBBY);
  t.is(first.total, 1);
  t.is(await askedBefore(index).searchItems({ ...LOBBY }), first);
  t.is((await askedBefore(index).searchItems({ ...LOBBY, search: 'oatcake' })).total, 0);

  await index.apply([{ upsert: menu(2) }]);
  t.is((await askedBefore(index).searchItems(LOBBY)).total, 2);

  const elsewhere = { ...index, generation: () => null };
  t.not(await askedBefore(elsewhere).searchItems(LOBBY), await askedBefore(elsewhere).searchItems(LOBBY));
});
