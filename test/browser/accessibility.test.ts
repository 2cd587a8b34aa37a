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

for (const width of WIDTHS) {
  for (const colorScheme of SCHEMES) {
    browserTest(`no page has a barrier that axe-core finds, ${colorScheme} and ${width} px wide`, async (t) => {
      const service = await pagesService(t);
      const page = await openPage(t, { width, colorScheme, mayFail: true });
      for (const [name, path] of Object.entries(everyPage(service))) {
        await page.goto(`${service.url}${path}`);
        for (const details of await page.locator('details.more').all()) {
          await details.evaluate((element) => element.setAttribute('open', ''));
        }
        t.deepEqual(await findings(page), [], `${name} ${path}`);
        const overflow = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth);
        t.is(overflow, 0, `${name} is wider than the screen`);
      }
    });
  }
}
