import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { dishId } from '../../app/workbench/dish-id.ts';
import { DOUBTFUL_PAGE, PLAIN_PAGE } from '../cli/menu-page.ts';
import { browserTest, openPage } from '../support/browser.ts';
import { fiveDishesPdf } from '../workbench/five-dishes.ts';
import { workbenchService } from '../workbench/workbench-service.ts';

/** In the page: what the focused element is called. */
const FOCUSED = `document.activeElement.matches('a, button, summary, input')
  ? [...(document.activeElement.labels ?? []), document.activeElement].map((one) => one.textContent).join(' ') : ''`;

/** Presses Tab until the focus is on what is called so. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate<string>(FOCUSED);
    if (name.test(focused)) return;
  }
  throw new Error(`nothing called ${name} can be reached with Tab`);
}

browserTest(
  'a wrong price is mended by keyboard alone, and stays mended when the menu is ingested again',
  async (t) => {
    const { url, ingest, active } = await workbenchService(t);
    await ingest('lunch.html', PLAIN_PAGE.replace('12.95', '129.50'));
    const page = await openPage(t);
    await page.goto(`${url}/workbench/sources`);
    await tabTo(page, /lunch\.html/);
    await page.keyboard.press('Enter');
    await page.waitForURL(/workbench\/source\?/);
    await tabTo(page, /Mend Steak and Ale Pie/);
    t.regex((await page.locator('.place.lit').textContent()) ?? '', /Steak and Ale Pie/, 'its place is lit');
    await page.keyboard.press('Enter');
    await tabTo(page, /Price in pounds/);
    await page.keyboard.press('Control+A');
    await page.keyboard.type('12.95');
    await page.keyboard.press('Enter');
    await page.waitForURL(/said=/);
    t.regex((await page.getByRole('status').textContent()) ?? '', /Lunch Menu: changed/);

    const priceOfPie = async () => (await active())[0]?.sections[1]?.items[0]?.price;
    t.is(await priceOfPie(), 12.95);
    await ingest('lunch.html', PLAIN_PAGE.replace('12.95', '129.50').replace('13.50', '14.50'));
    const [menu] = await active();
    t.is(menu?.version, 3);
    t.deepEqual(
      menu?.sections[1]?.items.map(({ price }) => price),
      [12.95, 14.5, 11.75],
    );
  },
);

browserTest('a dish lights up its place on the page of a PDF, and the place leads back to the dish', async (t) => {
  const { ingest, sourcePage } = await workbenchService(t);
  await ingest('lunch.pdf', await fiveDishesPdf());
  const page = await openPage(t);
  await page.goto(sourcePage('lunch.pdf'));
  t.is(await page.locator('svg .place').count(), 5);
  await page.locator('.dish', { hasText: 'Fish and Chips' }).hover();
  t.is(await page.locator('.place.lit title').textContent(), 'Fish and Chips');
  await page.locator('svg .place', { hasText: 'Garlic Bread' }).click();
  t.regex(await page.evaluate<string>(FOCUSED), /Garlic Bread/);
});

browserTest('without scripts a held menu is accepted and a doubt dismissed', async (t) => {
  const { url, ingest, active, stores } = await workbenchService(t);
  await ingest('lunch.html', DOUBTFUL_PAGE, true);
  const page = await openPage(t, { javaScriptEnabled: false });
  await page.goto(`${url}/workbench`);
  await page.getByRole('button', { name: /^Accept and store ?: Lunch Menu$/ }).click();
  t.is((await active()).length, 1);
  const before = await stores.reviews.backlog();
  await page
    .getByRole('button', { name: /^Dismiss/ })
    .first()
    .click();
  t.is(await stores.reviews.backlog(), before - 1);
});

browserTest('no page for operators has an axe finding, light or dark, narrow or wide', async (t) => {
  t.timeout(300_000, 'each of the 32 looks takes seconds');
  const { url, ingest, sourcePage } = await workbenchService(t);
  await ingest('lunch.html', PLAIN_PAGE);
  // In a second version, so that there is something to say of what changed.
  await ingest('lunch.html', DOUBTFUL_PAGE);
  const source = sourcePage('lunch.html').slice(url.length);
  const dish = dishId({ menu: 'Lunch Menu', section: 'Mains', item: 'Beef Lasagne' });
  const allergens = `${source.replace('/source?', '/allergens?')}&dish=${dish}`;
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [360, 1280]) {
      const page = await openPage(t, { colorScheme, width, mayFail: true });
      const unknown = '/workbench/source?restaurant=none&source=none';
      for (const path of [
        '/workbench',
        '/workbench/decided',
        allergens,
        source,
        '/workbench/sources',
        '/workbench/state',
        '/status',
        unknown,
      ]) {
        await page.goto(`${url}${path}`);
        for (const details of await page.locator('details').all())
          await details.evaluate((one) => one.setAttribute('open', ''));
        const { violations } = await new AxeBuilder({ page }).analyze();
        t.deepEqual(
          violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
          [],
          `${path} ${colorScheme} ${width}`,
        );
        const wide = await page.evaluate<boolean>('document.documentElement.scrollWidth > innerWidth');
        t.false(wide, `${path} at ${width} is wider than the screen`);
      }
    }
});
