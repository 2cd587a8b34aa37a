import test from 'ava';
import { Registry } from 'prom-client';
import { cacheMetrics } from '../../src/lib/cache-metrics.ts';

test('measures hits, misses and the size of a cache, and no bytes if none are counted', async (t) => {
  const registry = new Registry();
  const cache = cacheMetrics(registry, 'answers', () => ({ entries: 4, bytes: 100 }));
  cacheMetrics(registry, 'names', () => ({ entries: 1 }));
  cache.hit();
  cache.hit();
  cache.miss();
  const text = await registry.metrics();
  t.regex(text, /^cache_lookups_total\{cache="answers",outcome="hit"\} 2$/m);
  t.regex(text, /^cache_lookups_total\{cache="answers",outcome="miss"\} 1$/m);
  t.regex(text, /^cache_entries\{cache="names"\} 1$/m);
  t.regex(text, /^cache_bytes\{cache="answers"\} 100$/m);
  t.notRegex(text, /cache_bytes\{cache="names"/);
});
