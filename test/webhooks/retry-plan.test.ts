import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'ava';
import { packageRoot } from '../../src/lib/package-root.ts';
import { GIVE_UP_AFTER_HOURS, waitSeconds } from '../../webhooks/retry-plan.ts';

test('a message is tried again as often as the page for developers says', async (t) => {
  const page = await readFile(join(packageRoot, 'docs/api.md'), 'utf8');
  const said =
    /tried again after 5 s, 30 s, ([\d, and]+) minutes, ([\d, ]+) hours, then every (\d+)\.\s+After (\d+) hours/.exec(
      page,
    );
  const numbers = (text = '') => (text.match(/\d+/g) ?? []).map(Number);
  const [, minutes, hours, atLast, givenUp] = said ?? [];
  const waits = [5, 30, ...numbers(minutes).map((n) => n * 60), ...numbers(hours).map((n) => n * 3600)];
  t.deepEqual(
    waits.map((_, failures) => waitSeconds(failures)),
    waits,
  );
  t.is(waits.length, 9);
  for (const failures of [9, 10, 500]) t.is(waitSeconds(failures), Number(atLast) * 3600);
  t.is(GIVE_UP_AFTER_HOURS, Number(givenUp));
});
