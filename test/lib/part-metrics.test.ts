import test from 'ava';
import { Registry } from 'prom-client';
import { cacheMetrics } from '../../src/lib/cache-metrics.ts';
import { guardDependency } from '../../src/lib/guard-dependency.ts';

test('hits, misses and the size of a cache are measured, and no bytes where none are counted', async (t) => {
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

test('a circuit that opens shows it, and how often', async (t) => {
  const registry = new Registry();
  const refusal = (cause: unknown) => cause;
  const guard = guardDependency({ timeoutMs: 1000, refusal, dependency: 'a store', registry });
  t.regex(await registry.metrics(), /^circuit_open\{dependency="a store"\} 0$/m);
  const refused = () => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));
  for (let n = 0; n < 3; n += 1) await t.throwsAsync(guard(refused));
  const text = await registry.metrics();
  t.regex(text, /^circuit_open\{dependency="a store"\} 1$/m);
  t.regex(text, /^circuit_opened_total\{dependency="a store"\} 1$/m);
  t.regex(text, /^dependency_calls_refused_total\{dependency="a store"\} 0$/m);
});
