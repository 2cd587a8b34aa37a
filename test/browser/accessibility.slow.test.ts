import { everyPage } from '../api/every-page.ts';
import { pagesService } from '../api/pages-service.ts';
import { barriers } from '../support/barriers.ts';
import { browserTest, openPage } from '../support/browser.ts';
import { taggedItem, taggedMenu } from '../support/tagged-menu.ts';

browserTest('axe-core finds no barrier on any page, light or dark, narrow or wide', async (t) => {
  const service = await pagesService(t);
  const items = [taggedItem({ name: 'Cheese and Onion Pie', stated: { language: 'de' } })];
  await service.menus.publish(taggedMenu({ restaurantId: service.cafe, sections: [{ name: 'Abends', items }] }));
  await service.index();
  const page = await openPage(t, { mayFail: true });
  const states = { elsewhere: '/find?search=cheese+and+onion+pie', 'one family': '/find?family=cheese-onion-pie' };
  for (const [name, path] of Object.entries({ ...everyPage(service), ...states })) {
    await page.goto(`${service.url}${path}`);
    if (name === 'elsewhere') await page.getByText('Also at 1 other restaurant').first().waitFor();
    t.deepEqual(await barriers(page), [], name);
  }
  await page.goto(`${service.url}/docs`);
  for (const path of ['/v1/menus/items', '/v1/restaurants']) {
    const operation = page.locator(`.opblock:has([data-path="${path}"])`);
    await operation.locator('.opblock-summary-control').click();
    await operation.locator('.responses-table').waitFor();
  }
  t.deepEqual(await barriers(page), [], 'documentation');
});
