import test from 'ava';
import { Registry } from 'prom-client';
import { measureCounter, measureGauge } from '../../src/lib/measured.ts';

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
