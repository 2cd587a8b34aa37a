import { everyPage } from '../api/every-page.ts';
import { pagesService } from '../api/pages-service.ts';
import { barriers } from '../support/barriers.ts';
import { browserTest, openPage } from '../support/browser.ts';

browserTest('no page has a barrier that axe-core finds, light or dark, narrow or wide', async (t) => {
  const service = await pagesService(t);
  const page = await openPage(t, { mayFail: true });
  for (const [name, path] of Object.entries(everyPage(service))) {
    await page.goto(`${service.url}${path}`);
    t.deepEqual(await barriers(page), [], name);
  }
  await page.goto(`${service.url}/docs`);
  for (const path of ['/v1/menus/items', '/v1/quality']) {
    const operation = page.locator(`.opblock:has([data-path="${path}"])`);
    await operation.locator('.opblock-summary-control').click();
    await operation.locator('.responses-table').waitFor();
  }
  t.deepEqual(await barriers(page), [], 'documentation');
});
