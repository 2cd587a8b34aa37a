import test from 'ava';
import { startService } from '../support/service.ts';
import { bulkData } from './bulk-data.ts';
import { journey } from './journey.ts';

test('a PDF, a page and a picture become searchable menus, a changed price a new version, and all of it bulk data', async (t) => {
  t.timeout(180_000);
  const service = await startService(t);
  await journey(t, service);
  await bulkData(t, service);
});
