import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { everyPage } from '../api/every-page.ts';
import { pagesService } from '../api/pages-service.ts';
import { browserTest, openPage } from '../support/browser.ts';

const WIDTHS = [360, 1280];
const SCHEMES = ['light', 'dark'] as const;

/** What axe-core finds, each with the rule and the elements. */
async function findings(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

for (const [width, colorScheme] of [
  [360, 'dark'],
  [1280, 'light'],
] as const) {
  browserTest(
    `the documentation has no barrier, with operations open, ${colorScheme} and ${width} px wide`,
    async (t) => {
      const { url } = await pagesService(t);
      const page = await openPage(t, { colorScheme, width });
      await page.goto(`${url}/docs`);
      for (const path of ['/v1/menus/items', '/v1/quality']) {
        const operation = page.locator(`.opblock:has([data-path="${path}"])`);
        await operation.locator('.opblock-summary-control').click();
        await operation.locator('.responses-table').waitFor();
      }
      t.deepEqual(await findings(page), []);
      t.true((await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)) <= 0);
    },
  );
}

for (const width of WIDTHS) {
  for (const colorScheme of SCHEMES) {
    browserTest(`no page has a barrier that axe-core finds, ${colorScheme} and ${width} px wide`, async (t) => {
      const service = await pagesService(t);
      const page = await openPage(t, { width, colorScheme, mayFail: true });
      const found: Record<string, readonly string[]> = {};
      for (const [name, path] of Object.entries(everyPage(service))) {
        await page.goto(`${service.url}${path}`);
        for (const details of await page.locator('details.more').all()) {
          await details.evaluate((element) => element.setAttribute('open', ''));
        }
        const overflow = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth);
        const wide = overflow > 0 ? [`wider than the screen by ${overflow} px`] : [];
        const all = [...(await findings(page)), ...wide];
        if (all.length > 0) found[name] = all;
      }
      t.deepEqual(found, {});
    });
  }
}
