import test from 'ava';
import { createRequestLevels } from '../../src/db/request-levels.ts';
import { rows } from '../../src/db/rows.ts';
import { testDatabase } from '../support/database.ts';
import { until } from '../support/until.ts';

const NOW = 1_800_000_000_000;

test('requests of all processes add up, each key by itself', async (t) => {
  const { db } = await testDatabase(t);
  const [one, other] = [createRequestLevels(db), createRequestLevels(db)];
  t.is(await one.add('a', 3, 60, NOW), 3);
  t.is(await other.add('a', 2, 60, NOW), 5);
  t.is(await other.add('b', 1, 60, NOW), 1);
});

test('a level drains all the time, a minute of requests in a minute, and never below nothing', async (t) => {
  const { db } = await testDatabase(t);
  const levels = createRequestLevels(db);
  await levels.add('a', 30, 60, NOW);
  t.is(await levels.add('a', 1, 60, NOW + 10_500), 20.5);
  t.is(await levels.add('a', 1, 60, NOW + 60_000), 1);
});

test('a limit that was lowered leaves a request after one minute, whatever was counted before', async (t) => {
  const { db } = await testDatabase(t);
  const levels = createRequestLevels(db);
  await levels.add('a', 720, 720, NOW);
  t.is(await levels.add('a', 0, 60, NOW), 119);
  t.is(await levels.add('a', 1, 60, NOW + 60_000), 60);
});

test('a process whose clock is behind drains nothing twice', async (t) => {
  const { db } = await testDatabase(t);
  const levels = createRequestLevels(db);
  await levels.add('a', 30, 60, NOW);
  t.is(await levels.add('a', 1, 60, NOW - 5000), 31);
  t.is(await levels.add('a', 1, 60, NOW + 1000), 31);
});

test('levels that have drained are deleted', async (t) => {
  const { db } = await testDatabase(t);
  const levels = createRequestLevels(db);
  await levels.add('old', 3, 60, NOW);
  await levels.add('new', 3, 60, NOW + 180_000);
  const keys = async () => (await rows<{ key: string }>(db, 'select key from request_levels')).map(({ key }) => key);
  await until(async () => (await keys()).length === 1);
  t.deepEqual(await keys(), ['new']);
});
