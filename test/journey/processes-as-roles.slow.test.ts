import test from 'ava';
import { testDatabase } from '../support/database.ts';
import { startApart } from '../support/processes-apart.ts';
import { startTestEngine } from '../support/test-engine/start-test-engine.ts';
import { getPatiently } from './get-patiently.ts';
import { journey } from './journey.ts';

test('the journey passes with the four processes apart, each with its own database role, over two engines; so do exports', async (t) => {
  t.timeout(180_000);
  const { url } = await testDatabase(t);
  const [one, other] = [await startTestEngine(t), await startTestEngine(t)];
  const service = await startApart(t, { DATABASE_URL: url, MEILI_URL: one.url, MEILI_URLS: `${one.url},${other.url}` });
  await journey(t, service);
  const token = await service.token();
  const response = await getPatiently(`${service.baseUrl}/v1/export/items.csv?allVersions=true`, token);
  t.is(response.status, 200);
  t.true((await response.text()).length > 500);
});
