import test, { type ExecutionContext } from 'ava';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { openEngines } from '../../app/wiring/search.ts';
import { serve } from '../support/serve.ts';

/** Keys seen by an engine when it is searched and when its state is read, as the indexer does. */
async function keysSeen(t: ExecutionContext, keys: { readonly searchKey?: string; readonly indexerKey?: string }) {
  const seen: string[] = [];
  const url = await serve(t, ({ headers }, response) => {
    seen.push(`${headers.authorization}`);
    response.writeHead(500, { 'content-type': 'application/json' }).end('{}');
  });
  const config = {
    meili: { searchKey: undefined, indexerKey: undefined, ...keys, url, engines: [{ name: 'one', url }] },
  };
  const { engines, close } = openEngines({ config, logger: pino({ level: 'silent' }), registry: new Registry() });
  t.teardown(close);
  const [engine] = engines;
  await t.throwsAsync(async () => engine?.index.searchMenus({ search: 'pie', limit: 1, offset: 0, withoutMenus: [] }));
  const whenSearched = new Set(seen.splice(0));
  t.like(await engine?.index.health(), { available: false });
  return [[...whenSearched], [...new Set(seen)]];
}

test("an engine is searched with the search key and filled with the indexer's; a single key serves both", async (t) => {
  t.deepEqual(await keysSeen(t, { searchKey: 's', indexerKey: 'i' }), [['Bearer s'], ['Bearer i']]);
  t.deepEqual(await keysSeen(t, { searchKey: 's' }), [['Bearer s'], ['Bearer s']]);
  t.deepEqual(await keysSeen(t, { indexerKey: 'i' }), [['Bearer i'], ['Bearer i']]);
});
