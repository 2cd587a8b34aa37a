/**
 * Breaks the code in many places, one at a time, and counts by group of rooms how many breaks the tests notice: those nearest to the broken
 * file, by imports and by name, and then more of them. The tests must pass before. Use a copy of the repository: sources are written to.
 *
 *   npm run lab mutation/mutation-sample -- [--breaks 60] [--from 0] [--seed 1] [--rooms 'reader,ingest']
 *
 * With --from, as many breaks as were made before are left out: a sample that was stopped goes on.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createRandom } from '@menu-data-service/seeded-random';
import { packageRoot } from '../../src/lib/package-root.ts';
import { withTeardown } from '../../test/support/with-teardown.ts';
import { createBreaker } from './sample/breaker.ts';
import { type Break, breaksOf } from './sample/breaks.ts';
import { sourcesByGroup } from './sample/sources.ts';
import { createTestRun } from './sample/test-run.ts';
import { createTestsOf } from './sample/tests-of.ts';

interface Place {
  readonly source: string;
  readonly one: Break;
}

const { values } = parseArgs({
  options: {
    breaks: { type: 'string', default: '60' },
    from: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    rooms: { type: 'string' },
  },
});

const text = (source: string): string => readFileSync(join(packageRoot, source), 'utf8');

function described({ source, one: { start, end, by } }: Place): string {
  const code = text(source);
  const line = code.slice(0, start).split('\n').length;
  return `${source}:${line}  ${code.slice(start, end).split('\n')[0]} -> ${by}`;
}

const wanted = values.rooms?.split(',');
const groups = [...sourcesByGroup()]
  .map(([name, sources]) => ({
    name,
    places: sources.flatMap((source): Place[] => breaksOf(source, text(source)).map((one) => ({ source, one }))),
    noticed: 0,
    broken: 0,
  }))
  .filter(({ name, places }) => places.length > 0 && (wanted?.includes(name) ?? true));

await withTeardown(async (t) => {
  const random = createRandom(Number(values.seed));
  const run = await createTestRun(t);
  const breaker = createBreaker(t);
  const testsOf = createTestsOf();
  for (let n = 0; n < Number(values.breaks); n += 1) {
    const group = groups[n % groups.length];
    if (!group || group.places.length === 0) continue;
    // None twice.
    const [place] = group.places.splice(random.integer(group.places.length), 1);
    if (!place || n < Number(values.from)) continue;
    const { first, more } = testsOf(place.source);
    const what = described(place);
    await breaker.break(place.source, place.one);
    const by = (await run(first)) ?? (await run(more));
    breaker.mend();
    group.broken += 1;
    group.noticed += Number(by !== null);
    console.log(
      `${by === null ? 'NOT    ' : 'noticed'}  ${group.name.padEnd(14)} ${what}${by === null ? '' : `  by ${by.slice(-120)}`}`,
    );
  }
  for (const { name, noticed, broken } of groups)
    if (broken > 0) console.log(`${name.padEnd(14)} ${noticed} of ${broken}`);
  const sum = (of: 'noticed' | 'broken'): number => groups.reduce((total, group) => total + group[of], 0);
  console.log(`${'all'.padEnd(14)} ${sum('noticed')} of ${sum('broken')}`);
});
