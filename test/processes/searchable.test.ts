import test from 'ava';
import { searchable } from '../../app/processes/searchable.ts';
import type { IndexHealth } from '../../src/ports/search-index.ts';

const whole = { available: true, menus: 3, items: 9, epoch: 'e' };

/** Waits for three menus in an index with these answers in turn, repeating the last. */
function wait(answers: readonly Partial<IndexHealth>[], longestMs: number, signal = new AbortController().signal) {
  const left = [...answers];
  const health = async (): Promise<IndexHealth> => ({ ...whole, ...(left.length > 1 ? left.shift() : left[0]) });
  return searchable({ health }, { size: 3 }, signal, longestMs);
}

test('an index is searchable once it exists and holds every active menu', async (t) => {
  t.true(await wait([{ available: false }, { epoch: null }, { menus: 2 }, {}], 60_000));
});

test('stops waiting for an index that stays away or incomplete', async (t) => {
  t.false(await wait([{ menus: 2 }], 120));
  t.false(await wait([{ available: false }], 120));
});

test('a stop ends the wait', async (t) => {
  t.false(await wait([{ menus: 2 }], 60_000, AbortSignal.timeout(60)));
});
