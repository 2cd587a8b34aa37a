import test, { type ExecutionContext } from 'ava';
import { ServiceError } from '../../../src/domain/errors.ts';
import type { ItemQuery } from '../../../src/ports/search/queries.ts';
import type { SearchIndex } from '../../../src/ports/search-index.ts';
import { guardedIndex } from '../../support/guarded-index.ts';
import { meilisearchIndex } from '../../support/meilisearch-index.ts';
import { inBatches, menuDocuments } from '../../support/menu-documents.ts';
import { startTestEngine, type TestEngine } from '../../support/test-engine/start-test-engine.ts';
import { until } from '../../support/until.ts';

const MENU = menuDocuments({ menuId: 1, sections: { Mains: ['Lobby', 'Cheese Oatcake'] } });
const OTHER = menuDocuments({ menuId: 2, restaurant: 2, sections: { Mains: ['Bacon Oatcake'] } });

function items(search: string): ItemQuery {
  return { search, filter: {}, limit: 10, offset: 0, withoutMenus: [] };
}

async function filled(
  t: ExecutionContext,
  timeoutMs?: number,
): Promise<{ readonly engine: TestEngine; readonly index: SearchIndex }> {
  const engine = await startTestEngine(t);
  const index = guardedIndex(meilisearchIndex(t, { url: engine.url }), timeoutMs);
  await index.rebuild(inBatches([MENU, OTHER]), 'epoch');
  return { engine, index };
}

async function refusal(t: ExecutionContext, index: SearchIndex, says = /./): Promise<void> {
  const error = await t.throwsAsync(index.searchItems(items('lobby')), { instanceOf: ServiceError });
  t.like(error, { status: 503, code: 'search_unavailable', headers: { 'Retry-After': '1' } });
  t.regex(error?.message ?? '', says);
}

test('answers for an absent engine at once, and uses it again when it is back', async (t) => {
  const { engine, index } = await filled(t);
  await engine.close();
  for (let i = 0; i < 5; i += 1) await refusal(t, index);
  t.like(await index.health(), { available: false, trouble: `the search engine at ${engine.url} does not answer` });
  await engine.open();
  t.is((await until(() => index.searchItems(items('lobby')))).total, 1);
});

test('a silent engine costs at most the timeout, and after a few searches nothing', async (t) => {
  const { engine, index } = await filled(t, 800);
  engine.faults.answerDelay = 5000;
  await Promise.all(Array.from({ length: 10 }, () => refusal(t, index, /took too long/)));
  // The engine is no longer asked.
  await refusal(t, index, /cannot be reached/);
});

test('a few searches that time out leave the engine to the others', async (t) => {
  const { engine, index } = await filled(t, 800);
  engine.faults.answerDelay = 5000;
  await Promise.all(Array.from({ length: 5 }, () => refusal(t, index)));
  engine.faults.answerDelay = 0;
  t.is((await index.searchItems(items('lobby'))).total, 1);
});

test('retries a search on a broken connection once', async (t) => {
  const { engine, index } = await filled(t);
  engine.faults.hangUp = 1;
  t.is((await index.searchItems(items('lobby'))).total, 1);
});

test('a truncated answer or a 503 is no answer', async (t) => {
  const { engine, index } = await filled(t);
  engine.faults.truncate = true;
  await refusal(t, index);
  engine.faults.truncate = false;
  engine.faults.unavailable = true;
  await refusal(t, index);
});

test('an engine that restarted empty refuses to search instead of finding nothing', async (t) => {
  const { engine, index } = await filled(t);
  engine.restart();
  await refusal(t, index);
  t.like(await index.health(), {
    ...{ available: true, epoch: null },
    trouble: `the search engine at ${engine.url} is not filled yet`,
  });
});

test('does not search a part of the indexes either', async (t) => {
  const { engine, index } = await filled(t);
  engine.tamper((data) => data.perform({ type: 'indexDeletion', uid: 'menu_data_state' }));
  await refusal(t, index);
});

test('a task that fails, or that the engine forgets, fails the change', async (t) => {
  const { engine, index } = await filled(t);
  engine.faults.failTask = ({ type }) => type === 'documentAdditionOrUpdate';
  await t.throwsAsync(index.apply([{ upsert: MENU }]), { name: 'TaskFailedError', message: /disk is full/ });
  engine.faults.failTask = () => false;
  engine.faults.loseTask = () => true;
  await t.throwsAsync(index.apply([{ remove: 1 }]), { name: 'TaskFailedError', message: /does not know it/ });
});

test('a change is searchable when it resolves, however slow the engine works', async (t) => {
  const { engine, index } = await filled(t);
  engine.faults.taskDelay = 150;
  await index.apply([{ upsert: menuDocuments({ menuId: 3, sections: { Mains: ['Pikelets'] } }) }, { remove: 1 }]);
  t.is((await index.searchItems(items('pikelets'))).total, 1);
  t.is((await index.searchItems(items('lobby'))).total, 0);
});

test('removes documents left over from an earlier state of a menu', async (t) => {
  const { engine, index } = await filled(t);
  const shorter = menuDocuments({ menuId: 1, revision: 2, sections: { Mains: ['Lobby'] } });
  await index.apply([{ upsert: shorter }]);
  t.is(engine.documents('menu_data_items').length, 2);
  t.is((await index.searchItems(items('cheese oatcake'))).hits[0]?.item.name, 'Bacon Oatcake');
});

test('the fingerprint shows a lost, a stale and a surplus document', async (t) => {
  const { engine, index } = await filled(t);
  const hashes = async (bucket: number): Promise<readonly string[]> => {
    const found: string[] = [];
    for await (const { hash } of index.fingerprint(bucket)) found.push(hash);
    return found;
  };
  t.deepEqual(await hashes(1), [index.hashOf(MENU)]);
  const filter = 'id = "1_0_1"';
  engine.tamper((data) => data.get('menu_data_items').index.update({ remove: ['1_0_1'] }));
  t.deepEqual(await hashes(1), ['incomplete'], filter);
  engine.tamper((data) => data.get('menu_data_menus').index.update({ remove: ['2'] }));
  t.deepEqual(await hashes(2), ['incomplete']);
});

test('sets different settings again, and leaves equal ones alone', async (t) => {
  const { engine, index } = await filled(t);
  t.is(await index.repairSettings(), null);
  engine.tamper((data) =>
    data.perform({ type: 'settingsUpdate', uid: 'menu_data_items', settings: { rankingRules: ['words'] } }),
  );
  t.regex((await index.repairSettings()) ?? '', /items differed/);
  t.is(await index.repairSettings(), null);
});

test('no search fails or sees a part while the index is rebuilt and swapped', async (t) => {
  const { engine, index } = await filled(t);
  engine.faults.taskDelay = 5;
  let done = false;
  const rebuilds = (async () => {
    for (let i = 0; i < 5; i += 1) await index.rebuild(inBatches([MENU, OTHER], 1), `epoch-${i}`);
    done = true;
  })();
  let searches = 0;
  while (!done) {
    t.is((await index.searchItems(items('oatcake'))).total, 2);
    searches += 1;
  }
  await rebuilds;
  t.true(searches > 20);
  t.deepEqual(
    engine.indexes().filter((uid) => uid.endsWith('_next')),
    [],
  );
});

test('an engine that loses everything while it is filled does not count as complete with later documents', async (t) => {
  const menus = [1, 2, 3, 4, 5, 6].map((menuId) => menuDocuments({ menuId, sections: { Mains: ['Lobby'] } }));
  for (const emptiedBefore of [1, 5]) {
    const { engine, index } = await filled(t);
    const emptied = async function* () {
      for (const menu of menus) {
        if (menu.menuId === emptiedBefore) engine.restart();
        yield [menu];
      }
    };
    await t.throwsAsync(index.rebuild(emptied(), 'another'), {
      message: /has lost the indexes that were being filled/,
    });
    t.is((await index.health()).epoch, null);
    await refusal(t, index);
    await index.rebuild(inBatches(menus), 'another');
    t.is((await index.searchItems(items('lobby'))).total, 6);
  }
});
