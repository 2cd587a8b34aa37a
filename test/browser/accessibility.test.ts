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

/** What is left in the panel of /docs, which its library draws: the rule, and why. */
const LEFT_IN_DOCS: Readonly<Record<string, string>> = {
  'nested-interactive': 'the button that opens an operation holds the link to it',
};

for (const colorScheme of SCHEMES) {
  browserTest(`the documentation has no barrier but those of its library, ${colorScheme}`, async (t) => {
    const { url } = await pagesService(t);
    const page = await openPage(t, { colorScheme });
    await page.goto(`${url}/docs`);
    await page.locator('.opblock').first().waitFor();
    const found = (await findings(page)).filter((finding) => !Object.hasOwn(LEFT_IN_DOCS, finding.split(':')[0] ?? ''));
    t.deepEqual(found, []);
  });
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
