import test from 'ava';
import { inProcessIndex } from '../../support/in-process-index.ts';
import { inBatches, menuDocuments } from '../../support/menu-documents.ts';

const MENU = menuDocuments({ menuId: 1, sections: { Mains: ['Lobby', 'Cheese Oatcake'] } });
const LOBBY = { search: 'lobby', filter: {}, limit: 10, offset: 0, withoutMenus: [] } as const;

test('the generation of an index changes with each change', async (t) => {
  const index = inProcessIndex(t);
  const generations: (number | null)[] = [];
  for (const change of [
    () => index.rebuild(inBatches([MENU]), 'epoch'),
    () => index.apply([{ upsert: MENU }]),
    () => index.apply([{ remove: 1 }]),
  ]) {
    await change();
    generations.push(index.generation());
  }
  t.is(new Set(generations).size, 3);
});

test('refuses a search behind many waiting ones, and answers the next one', async (t) => {
  const index = inProcessIndex(t);
  await index.rebuild(inBatches([MENU]), 'epoch');
  const waiting = Array.from({ length: 24 }, () => index.searchItems(LOBBY));
  const end = performance.now() + 110;
  // Busy wait: no answer is received meanwhile.
  while (performance.now() < end);
  await t.throwsAsync(index.searchItems(LOBBY), { name: 'SearchQueueError' });
  t.true((await Promise.all(waiting)).every(({ total }) => total === 1));
  t.is((await index.searchItems(LOBBY)).total, 1);
});
