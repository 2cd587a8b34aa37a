import test from 'ava';
import { testDatabase } from '../support/database.ts';
import { startApart } from '../support/processes-apart.ts';
import { journey } from './journey.ts';

const meiliUrl = process.env.TEST_MEILI_URL;

// Needs a Meilisearch without a master key, which no package provides: TEST_MEILI_URL=http://127.0.0.1:7700 npm test
(meiliUrl ? test : test.skip)('the same journey passes with the four processes apart, on Meilisearch', async (t) => {
  t.timeout(180_000);
  const { url } = await testDatabase(t);
  const servers = { DATABASE_URL: process.env.TEST_DATABASE_URL ?? url, MEILI_URL: meiliUrl ?? '' };
  await journey(t, await startApart(t, servers));
});
