import test from 'ava';
import { batched } from '../../src/lib/batched.ts';

test('keys asked for in one turn are read together, each once, and those that are not there are null', async (t) => {
  const reads: (readonly number[])[] = [];
  const find = batched(async (keys: readonly number[]) => {
    reads.push(keys);
    return new Map(keys.filter((key) => key < 10).map((key) => [key, `value ${key}`]));
  });
  t.deepEqual(await Promise.all([find(1), find(2), find(1), find(11)]), ['value 1', 'value 2', 'value 1', null]);
  t.deepEqual(reads, [[1, 2, 11]]);
});

test('a key asked for while a read is under way is read again', async (t) => {
  let value = 1;
  const find = batched(async (keys: readonly string[]) => {
    const read = value;
    await new Promise((resolve) => setImmediate(resolve));
    return new Map(keys.map((key) => [key, read]));
  });
  const first = find('key');
  await new Promise((resolve) => setTimeout(resolve, 0));
  await new Promise((resolve) => setImmediate(resolve));
  value = 2;
  t.is(await find('key'), 2);
  t.is(await first, 1);
});

test('a read that fails fails all that waited for it, and no later one', async (t) => {
  let away = true;
  const find = batched(async (keys: readonly string[]) => {
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
