import type { MenuDocuments } from '../../../src/ports/search/documents.ts';
import { inBatches, menuDocuments } from '../../support/menu-documents.ts';
import { BALTI, CAFE, MENUS, PUB } from './menus.ts';
import { type ContractPart, items, names } from './parts.ts';

export function upkeepContract({ test, name, empty, filled }: ContractPart): void {
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

  test(`${name}: understands names as soon as a menu has them, and no longer`, async (t) => {
    const index = await filled(t);
    const understood = async () =>
      (await index.searchItems(items('dumplings at wobbly lantern in penkridge'))).understood;
    t.like(await understood(), { restaurant: undefined, city: undefined });
    const place = { restaurantName: 'The Wobbly Lantern', city: 'Penkridge' };
    const added = menuDocuments({ menuId: 9, restaurant: 9, ...place, sections: { Small: ['Zonk Dumplings'] } });
    await index.apply([{ upsert: added }]);
    t.deepEqual((await index.searchItems(items('zomk'))).understood.corrected, [{ typed: 'zomk', to: 'zonk' }]);
    t.like(await understood(), { text: 'dumplings', restaurant: 'wobbly lantern', city: 'penkridge' });
    await index.apply([{ remove: 9 }]);
    t.like(await understood(), { restaurant: undefined, city: undefined });
  });

  test(`${name}: the fingerprint lists every menu once with the hash of its documents`, async (t) => {
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
    const index = await empty(t);
    t.like(await index.health(), { available: true, epoch: null, items: 0, menus: 0 });
    await index.rebuild(inBatches([]), 'first');
    t.like(await index.health(), { available: true, epoch: 'first', items: 0, menus: 0 });
    t.is((await index.searchItems(items('chips'))).total, 0);
    t.is(await index.repairSettings(), null);
  });

  test(`${name}: the old index answers during a rebuild, and the new one has the changes made meanwhile`, async (t) => {
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

  test(`${name}: a failed rebuild leaves the index as it was`, async (t) => {
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
}
