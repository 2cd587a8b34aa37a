import test from 'ava';
import { testDatabase } from '../support/database.ts';
import { startApart } from '../support/processes-apart.ts';
import { startTestEngine } from '../support/test-engine/start-test-engine.ts';
import { journey } from './journey.ts';

test('the journey passes with the four processes apart, each with its own database role', async (t) => {
  t.timeout(180_000);
  const { url } = await testDatabase(t);
  const engine = await startTestEngine(t);
  await journey(t, await startApart(t, { DATABASE_URL: url, MEILI_URL: engine.url }), 5000);
});
