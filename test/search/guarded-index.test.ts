import test, { type ExecutionContext } from 'ava';
import { Registry } from 'prom-client';
import { ServiceError } from '../../src/domain/errors.ts';
import type { ItemQuery } from '../../src/ports/search/queries.ts';
import type { SearchIndex } from '../../src/ports/search-index.ts';
import { SearchQueueError } from '../../src/search/search-errors.ts';
import { guardedIndex } from '../support/guarded-index.ts';
import { inProcessIndex } from '../support/in-process-index.ts';
import { meilisearchIndex } from '../support/meilisearch-index.ts';
import { inBatches, menuDocuments } from '../support/menu-documents.ts';
import { startTestEngine } from '../support/test-engine/start-test-engine.ts';

const MENU = menuDocuments({ menuId: 1, sections: { Mains: ['Lobby', 'Cheese Oatcake'] } });
const LOBBY = { search: 'lobby', filter: {}, limit: 10, offset: 0, withoutMenus: [] } as const;

async function onTestEngine(t: ExecutionContext, timeoutMs = 20_000) {
  const engine = await startTestEngine(t);
  const registry = new Registry();
  const index = guardedIndex(meilisearchIndex(t, { url: engine.url }), timeoutMs, registry);
  await index.rebuild(inBatches([MENU]), 'epoch');
  return { engine, index, registry };
}

async function refuses(t: ExecutionContext, index: SearchIndex, message: RegExp): Promise<void> {
  const error = await t.throwsAsync(index.searchItems(LOBBY), { instanceOf: ServiceError, message });
  t.like(error, { status: 503, code: 'search_unavailable', headers: { 'Retry-After': '1' } });
}

async function finds(t: ExecutionContext, index: SearchIndex): Promise<void> {
  t.is((await index.searchItems(LOBBY)).total, 1);
}

test('an in-process index being filled says so every time, and answers once it is filled', async (t) => {
  const index = guardedIndex(inProcessIndex(t));
  for (let n = 0; n < 5; n += 1) await refuses(t, index, /^The search index is being filled\. Try again shortly\.$/);
  await t.throwsAsync(index.searchMenus(LOBBY), { message: /is being filled/ });
  await index.rebuild(inBatches([MENU]), 'epoch');
  await finds(t, index);
});

test('an engine without a complete index says so every time, and answers once it has one', async (t) => {
  const { engine, index } = await onTestEngine(t);
  engine.tamper((data) => data.perform({ type: 'indexDeletion', uid: 'menu_data_state' }));
  for (let n = 0; n < 5; n += 1) await refuses(t, index, /is being filled/);
  engine.restart();
  for (let n = 0; n < 5; n += 1) await refuses(t, index, /is being filled/);
  await index.rebuild(inBatches([MENU]), 'again');
  await finds(t, index);
});

test('names an engine that is away as such, also once the circuit is open', async (t) => {
  const { engine, index } = await onTestEngine(t);
  engine.faults.unavailable = true;
  for (let n = 0; n < 5; n += 1) await refuses(t, index, /^The search engine cannot be reached at the moment\./);
  engine.faults.unavailable = false;
  const asked = engine.searches();
  await refuses(t, index, /cannot be reached/);
  t.is(engine.searches(), asked, 'an open circuit asks nothing');
});

test('a timed-out search says that it took too long', async (t) => {
  const { engine, index } = await onTestEngine(t, 300);
  engine.faults.answerDelay = 5000;
  await refuses(t, index, /^The search engine took too long to answer\./);
});

test('aborted searches reject with the reason and do not count against the engine', async (t) => {
  const { engine, index, registry } = await onTestEngine(t);
  engine.faults.answerDelay = 5000;
  for (let n = 0; n < 12; n += 1) {
    const caller = new AbortController();
    const search = index.searchItems(LOBBY, caller.signal);
    caller.abort(new RangeError('gone'));
    await t.throwsAsync(search, { instanceOf: RangeError, message: 'gone' });
  }
  engine.faults.answerDelay = 0;
  await finds(t, index);
  t.regex(await registry.metrics(), /search_engine_failures_total\{engine="test"\} 0/);
});

test('searches that the engine refuses are unavailable, without affecting others', async (t) => {
  const { engine, index } = await onTestEngine(t);
  const filterableAttributes = ['bucket', 'stamp', 'menuId', 'nameKey'];
  engine.tamper((data) =>
    data.perform({ type: 'settingsUpdate', uid: 'menu_data_items', settings: { filterableAttributes } }),
  );
  for (let n = 0; n < 5; n += 1) {
    const cheap = index.searchItems({ ...LOBBY, filter: { maxPrice: 9 } });
    await t.throwsAsync(cheap, { instanceOf: ServiceError, message: /cannot answer this search now/ });
  }
  await finds(t, index);
});

test('times answered searches and counts the others', async (t) => {
  const { engine, index, registry } = await onTestEngine(t);
  await finds(t, index);
  await finds(t, index);
  engine.faults.unavailable = true;
  await refuses(t, index, /cannot be reached/);
  const metrics = await registry.metrics();
  t.regex(metrics, /search_engine_seconds_count\{engine="test"\} 2/);
  t.regex(metrics, /search_engine_failures_total\{engine="test"\} 1/);
});

test('an internal error passes through as it is', async (t) => {
  const bug = () => Promise.reject(new TypeError('bug'));
  const index = guardedIndex({
    searchItems: (_: ItemQuery) => bug(),
    searchMenus: bug,
    suggest: bug,
    itemFacets: bug,
    searchParty: bug,
    families: bug,
  });
  for (let n = 0; n < 5; n += 1) await t.throwsAsync(index.searchItems(LOBBY), { instanceOf: TypeError });
});

test('refuses a search that would wait too long as overload, every time, and answers the next one', async (t) => {
  const index = inProcessIndex(t);
  let full = true;
  await index.rebuild(inBatches([MENU]), 'epoch');
  const behind: SearchIndex = {
    ...index,
    searchItems: (query) => (full ? Promise.reject(new SearchQueueError('full')) : index.searchItems(query)),
  };
  const guarded = guardedIndex(behind);
  for (let n = 0; n < 5; n += 1) {
    const error = await t.throwsAsync(guarded.searchItems(LOBBY), { instanceOf: ServiceError });
    t.like(error, { status: 503, code: 'overloaded', headers: { 'Retry-After': '1' } });
  }
  full = false;
  await finds(t, guarded);
});
