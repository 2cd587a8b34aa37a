import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import test, { type ExecutionContext } from 'ava';
import { Registry } from 'prom-client';
import { guardedIndex } from '../../support/guarded-index.ts';
import { inProcessIndex } from '../../support/in-process-index.ts';
import { inBatches, menuDocuments } from '../../support/menu-documents.ts';
import { until } from '../../support/until.ts';

const PUB = menuDocuments({ menuId: 1, restaurant: 1, sections: { Mains: ['Fish & Chips', 'Lamb Hotpot'] } });
const MANY = Array.from({ length: 300 }, (_, i) =>
  menuDocuments({
    menuId: i + 2,
    restaurant: i + 2,
    sections: { Mains: ['Fish Pie', 'Mutton Stew', 'Pease Pudding'] },
  }),
);
const query = (search: string) => ({ search, filter: {}, limit: 10, offset: 0, withoutMenus: [] });

async function filledIndex(t: ExecutionContext) {
  const threads: Worker[] = [];
  const note = (thread: Worker) => threads.push(thread);
  process.on('worker', note);
  const registry = new Registry();
  const index = guardedIndex(inProcessIndex(t, registry));
  await index.rebuild(inBatches([PUB]), 'epoch-1');
  process.off('worker', note);
  return { index, registry, thread: threads.at(-1) as Worker };
}

test.serial('a lost thread fails running searches as unavailable, and health says so', async (t) => {
  const { index, thread, registry } = await filledIndex(t);
  t.is((await index.searchItems(query('hotpot'))).total, 1);
  // Searches wait behind changes, which keep the thread busy until it ends.
  const changes = Promise.allSettled([index.apply(MANY.map((menu) => ({ upsert: menu })))]);
  const underWay = Promise.allSettled(Array.from({ length: 20 }, () => index.searchItems(query('fish'))));
  const gone = once(thread, 'exit');
  await Promise.all([thread.terminate(), gone]);
  const codes = (await underWay).map((search) => search.status === 'rejected' && search.reason.code);
  t.deepEqual([...new Set(codes)], ['search_unavailable']);
  t.is((await changes)[0]?.status, 'rejected');
  t.is((await index.health()).available, false);
  await t.throwsAsync(index.apply([{ remove: 1 }]));
  const metrics = await registry.metrics();
  t.regex(metrics, /search_index_restarts_total 1/);
  t.regex(metrics, /^search_index_waiting_calls \d+$/m);
});

test.serial('a new thread starts empty, refuses searches until it is filled, and then answers', async (t) => {
  const { index, thread } = await filledIndex(t);
  const gone = once(thread, 'exit');
  await thread.terminate();
  await gone;
  await until(async () => (await index.health()).available);
  t.deepEqual(await index.health(), { available: true, items: 0, menus: 0, epoch: null });
  await index.apply([{ upsert: PUB }]);
  await t.throwsAsync(index.searchItems(query('fish')), { code: 'search_unavailable' });
  await index.rebuild(inBatches([PUB]), 'epoch-2');
  t.is((await index.searchItems(query('fish'))).total, 1);
  t.is((await index.health()).epoch, 'epoch-2');
});

test.serial('losing the thread being filled fails the rebuild and leaves the old index answering', async (t) => {
  const { index } = await filledIndex(t);
  const started = once(process, 'worker') as Promise<[Worker]>;
  async function* menus() {
    yield [PUB];
    const [thread] = await started;
    await thread.terminate();
    yield [PUB];
  }
  await t.throwsAsync(index.rebuild(menus(), 'epoch-2'), { name: 'WorkerLostError' });
  t.is((await index.searchItems(query('fish'))).total, 1);
  t.is((await index.health()).epoch, 'epoch-1');
});

test.serial('an interrupted first fill leaves nothing, and one after a change holds only what it read', async (t) => {
  const index = guardedIndex(inProcessIndex(t));
  async function* broken() {
    yield [PUB];
    throw new Error('the database went away');
  }
  await t.throwsAsync(index.rebuild(broken(), 'epoch-1'), { message: /database went away/ });
  t.like(await index.health(), { menus: 0, epoch: null });
  await index.apply([{ upsert: PUB }]);
  await index.rebuild(inBatches(MANY), 'epoch-2');
  t.like(await index.health(), { menus: MANY.length, epoch: 'epoch-2' });
  t.is((await index.searchItems(query('hotpot'))).total, 0);
});

test.serial('searches during rebuilds under changes all succeed', async (t) => {
  const { index } = await filledIndex(t);
  let done = false;
  let answered = 0;
  const searching = (async () => {
    while (!done) {
      t.is((await index.searchItems(query('hotpot'))).total, 1);
      answered++;
    }
  })();
  for (let i = 0; i < 5; i++) {
    const other = menuDocuments({ menuId: 2, restaurant: 2, sections: { Mains: [`Curry ${i}`] } });
    await Promise.all([index.rebuild(inBatches([PUB]), `epoch-${i}`), index.apply([{ upsert: other }])]);
    t.is((await index.searchItems(query(`curry ${i}`))).hits[0]?.item.name, `Curry ${i}`);
  }
  done = true;
  await searching;
  t.true(answered > 5);
});
