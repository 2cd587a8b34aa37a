import test from 'ava';
import { createLoader } from '../../src/lib/create-loader.ts';

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
