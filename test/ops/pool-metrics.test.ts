import test from 'ava';
import { Registry } from 'prom-client';
import { measurePool } from '../../src/ops/pool-metrics.ts';

test('measures a pool of connections on each scrape', async (t) => {
  const registry = new Registry();
  const pool = { used: 3, free: 1, waiting: 7, most: 10 };
  measurePool(registry, 'api', () => pool);
  const lines = async () => (await registry.metrics()).split('\n').filter((line) => line.startsWith('database_pool'));
  t.deepEqual(await lines(), [
    'database_pool_used{pool="api"} 3',
    'database_pool_free{pool="api"} 1',
    'database_pool_waiting{pool="api"} 7',
    'database_pool_most{pool="api"} 10',
  ]);
  pool.waiting = 0;
  t.true((await lines()).includes('database_pool_waiting{pool="api"} 0'));
});
