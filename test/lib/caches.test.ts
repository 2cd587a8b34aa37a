import test from 'ava';
import { Registry } from 'prom-client';
import { cacheMetrics } from '../../src/lib/cache-metrics.ts';
import { createLoader } from '../../src/lib/create-loader.ts';
import { measureCounter, measureGauge, measureGauges } from '../../src/lib/measured.ts';
import { oneAtATime } from '../../src/lib/one-at-a-time.ts';

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

test('reads keys requested in one turn together, each once; missing ones are null', async (t) => {
  const reads: (readonly number[])[] = [];
  const find = createLoader(async (keys: readonly number[]) => {
    reads.push(keys);
    return new Map(keys.filter((key) => key < 10).map((key) => [key, `value ${key}`]));
  });
  t.deepEqual(await Promise.all([find(1), find(2), find(1), find(11)]), ['value 1', 'value 2', 'value 1', null]);
  t.deepEqual(reads, [[1, 2, 11]]);
});

test('reads keys requested during a read together after it', async (t) => {
  let value = 1;
  let end: () => void = () => undefined;
  const reads: (readonly string[])[] = [];
  const find = createLoader(async (keys: readonly string[]) => {
    const read = value;
    reads.push(keys);
    if (reads.length === 1) {
      await new Promise<void>((resolve) => {
        end = resolve;
      });
    }
    return new Map(keys.map((key) => [key, read]));
  });
  const first = find('a');
  while (reads.length === 0) await new Promise((resolve) => setImmediate(resolve));
  value = 2;
  const [again, other] = [find('a'), find('b')];
  end();
  t.deepEqual(await Promise.all([first, again, other]), [1, 2, 2]);
  t.deepEqual(reads, [['a'], ['a', 'b']]);
});

test('a read that hangs does not hold up the next', async (t) => {
  let hangs = true;
  const find = createLoader((keys: readonly string[]) =>
    hangs ? new Promise<never>(() => undefined) : Promise.resolve(new Map(keys.map((key) => [key, key]))),
  );
  void find('a');
  await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setImmediate(resolve));
  hangs = false;
  t.is(await find('b'), 'b');
  t.is(await find('b'), 'b');
});

test('a failed read fails all that waited for it, and no later one', async (t) => {
  let away = true;
  const find = createLoader(async (keys: readonly string[]) => {
    if (away) throw new Error('away');
    return new Map(keys.map((key) => [key, key]));
  });
  const both = await Promise.allSettled([find('a'), find('b')]);
  t.deepEqual(
    both.map(({ status }) => status),
    ['rejected', 'rejected'],
  );
  away = false;
  t.is(await find('a'), 'a');
});

const [name, help] = ['a_number', 'A number'];

test('parts of one process share a metric, each with its labels', async (t) => {
  const registry = new Registry();
  measureGauge(registry, { name, help, labels: { part: 'one' }, read: () => 1 });
  measureGauge(registry, { name, help, labels: { part: 'two' }, read: async () => 2 });
  const text = await registry.metrics();
  t.regex(text, /^a_number\{part="one"\} 1$/m);
  t.regex(text, /^a_number\{part="two"\} 2$/m);
});

test('a counter shows the current number, however often it is read, and sums equal labels', async (t) => {
  const registry = new Registry();
  for (const part of [2, 3]) measureCounter(registry, { name, help, read: () => part });
  await registry.metrics();
  t.regex(await registry.metrics(), /^a_number 5$/m);
});

test('a number that cannot be read keeps its last value and spoils no other', async (t) => {
  const registry = new Registry();
  const state = { away: false };
  const read = async () => {
    if (state.away) throw new Error('away');
    return 7;
  };
  measureGauge(registry, { name, help, read });
  measureGauge(registry, { name: 'another', help, read: () => 1 });
  await registry.metrics();
  state.away = true;
  const text = await registry.metrics();
  t.regex(text, /^a_number 7$/m);
  t.regex(text, /^another 1$/m);
});

test('gauges of one state read it once a scrape, and again at the next', async (t) => {
  const registry = new Registry();
  let reads = 0;
  const read = async () => {
    reads += 1;
    return { reads };
  };
  measureGauges(registry, read, [
    { name: 'a_number', help, of: (state) => state.reads },
    { name: 'another', help, of: (state) => 10 * state.reads },
  ]);
  t.regex(await registry.metrics(), /^a_number 1\n(?:.*\n)*another 10$/m);
  t.regex(await registry.metrics(), /^a_number 2\n(?:.*\n)*another 20$/m);
  t.is(reads, 2);
});

test('never runs twice at once, and calls during a run share the next', async (t) => {
  const ends: (() => void)[] = [];
  const work = oneAtATime(() => new Promise((resolve) => void ends.push(resolve)));
  const first = work.run();
  const [second, third] = [work.run(), work.run()];
  t.is(second, third);
  t.is(ends.length, 1);
  ends[0]?.();
  await first;
  t.is(ends.length, 2);
  ends[1]?.();
  await second;
  await work.idle();
  t.is(ends.length, 2);
});
