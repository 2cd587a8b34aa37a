import test from 'ava';
import { startService } from '../support/service.ts';
import { journey } from './journey.ts';

test('a PDF, a page and a picture become searchable menus, and a changed price a new version', async (t) => {
  t.timeout(180_000);
  await journey(t, await startService(t), 2000);
});
