import type { Page } from 'playwright-core';
import { dishId } from '../../src/workbench/dish-id.ts';
import { DOUBTFUL_PAGE, menuPage, PLAIN_PAGE } from '../cli/menu-page.ts';
import { barriers } from '../support/barriers.ts';
import { browserTest, openPage } from '../support/browser.ts';
import { until } from '../support/until.ts';
import { fiveDishesPdf } from '../workbench/five-dishes.ts';
import { workbenchService } from '../workbench/workbench-service.ts';

/** In the page: name of the focused element. */
const FOCUSED = `document.activeElement.matches('a, button, summary, input')
  ? [...(document.activeElement.labels ?? []), document.activeElement].map((one) => one.textContent).join(' ') : ''`;

/** Tabs to the element of this name. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate<string>(FOCUSED);
    if (name.test(focused)) return;
  }
  throw new Error(`nothing called ${name} can be reached with Tab`);
}

browserTest('a wrong price is corrected by keyboard alone, and stays so when the menu is ingested again', async (t) => {
  const { url, ingest, active } = await workbenchService(t);
  await ingest('lunch.html', PLAIN_PAGE.replace('12.95', '129.50'));
  const page = await openPage(t);
  await page.goto(`${url}/workbench/sources`);
  await tabTo(page, /lunch\.html/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/workbench\/source\?/);
  await page.locator('.stop').first().waitFor();
  await tabTo(page, /Edit Steak and Ale Pie/);
  t.regex((await page.locator('.place.lit').textContent()) ?? '', /Steak and Ale Pie/, 'its place is lit');
  await page.keyboard.press('Enter');
  await tabTo(page, /Price in pounds/);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('12.95');
  await page.keyboard.press('Enter');
  await page
    .getByRole('status')
    .filter({ hasText: /menu \d+ changed/ })
    .waitFor();

  const priceOfPie = async () => (await active())[0]?.sections[1]?.items[0]?.price;
  t.is(await priceOfPie(), 12.95);
  await ingest('lunch.html', PLAIN_PAGE.replace('12.95', '129.50').replace('13.50', '14.50'));
  const [menu] = await active();
  t.is(menu?.version, 3);
  t.deepEqual(
    menu?.sections[1]?.items.map(({ price }) => price),
    [12.95, 14.5, 11.75],
  );
});

browserTest('a dish highlights its place on the page of a PDF, and the place leads back to the dish', async (t) => {
  const { ingest, sourcePage } = await workbenchService(t);
  await ingest('lunch.pdf', await fiveDishesPdf());
  const page = await openPage(t);
  await page.goto(sourcePage('lunch.pdf'));
  await page.locator('svg .place').first().waitFor();
  t.is(await page.locator('svg .place').count(), 5);
  await page.locator('.dish', { hasText: 'Fish and Chips' }).hover();
  t.is(await page.locator('.place.lit title').textContent(), 'Fish and Chips');
  await page.locator('svg .place', { hasText: 'Garlic Bread' }).click();
  t.regex(await page.evaluate<string>(FOCUSED), /Garlic Bread/);
});

browserTest('a worklist is decided and a menu corrected by single keys, and everything can be undone', async (t) => {
  const { url, ingest, active, stores } = await workbenchService(t);
  await ingest('lunch.html', DOUBTFUL_PAGE);
  const page = await openPage(t, { width: 390 });
  await page.goto(`${url}/workbench`);
  const before = await stores.reviews.backlog();
  await page.keyboard.press('j');
  await page.keyboard.press('a');
  await page.getByText(/decided\./).waitFor();
  t.true((await stores.reviews.backlog()) < before);
  await page.keyboard.press('u');
  await page.getByText(/decided\./).waitFor({ state: 'detached' });
  t.is(await stores.reviews.backlog(), before);

  await page.getByRole('link', { name: /Beef Lasagne/ }).click();
  await page.waitForURL(/workbench\/source\?/);
  await page.locator('.stop').first().waitFor();
  t.regex((await page.locator('.stop:focus').textContent()) ?? '', /Beef Lasagne/);
  await page.keyboard.press('p');
  await page.keyboard.type('12.50');
  await page.keyboard.press('Enter');
  t.is(await page.locator('.stop:focus .price').textContent(), '£12.50', 'it shows at once');
  await page.keyboard.press('k');
  await page.keyboard.press('x');
  await page.keyboard.press('i');
  await page.keyboard.type('Garden Peas');
  await page.keyboard.press('Enter');
  await page.getByText('Garden Peas: added to Mains').waitFor({ state: 'attached' });
  const mains = async () => (await active())[0]?.sections[1]?.items.map(({ name, price }) => `${name} ${price}`);
  t.deepEqual(await mains(), ['Steak and Ale Pie 12.95', 'Beef Lasagne 12.5', 'Garden Peas 0']);
  t.is((await active())[0]?.version, 2, 'all of it is one version');
  await page.keyboard.press('u');
  await page.getByText('Garden Peas: added to Mains').waitFor({ state: 'detached' });
  t.is((await mains())?.length, 2);

  await page.locator('summary', { hasText: 'Keys' }).click();
  await page.getByLabel('Use single-letter keys').uncheck();
  await page.keyboard.press('x');
  t.is(await page.locator('.stop').count(), 4, 'letters are no keys');
});

browserTest('the currency is set once by keys, and corrections are stored before the next source opens', async (t) => {
  const { ingest, active, sourcePage } = await workbenchService(t);
  await ingest('dinner.html', DOUBTFUL_PAGE.replace('Lunch', 'Dinner'));
  await ingest('lunch.html', PLAIN_PAGE.replaceAll('£', '€'));
  const page = await openPage(t);
  await page.goto(sourcePage('lunch.html'));
  await page.locator('.stop').first().waitFor();
  const prices = page.locator('.dish .price');
  t.deepEqual(new Set(await prices.allTextContents()), new Set(['–']), 'euros are no pounds');
  for (const key of ['c', 'p', 'Tab', 'Enter']) await page.keyboard.press(key);
  await prices.filter({ hasText: '£5.50' }).waitFor();

  for (const key of ['j', 'p', '9', 'Enter', 'n']) await page.keyboard.press(key);
  await page.waitForURL(/dinner\.html/);
  const lunch = (await active()).find(({ name }) => name === 'Lunch Menu');
  t.deepEqual(
    lunch?.sections.flatMap(({ items }) => items.map(({ price }) => price)),
    [9, 4.25, 12.95, 13.5, 11.75],
  );
});

/** Four doubtful dishes, and one that becomes doubtful when the prices beside it change. */
const dear = (title: string) =>
  menuPage(title, {
    Starters: { 'Prawn Cocktail': 625, 'Chicken Wings': 425 },
    Mains: { 'Steak Pie': 1295, 'Beef Lasagne': 1350, 'Chicken Curry': 11.75, 'Cod and Chips': 1050 },
  });

browserTest('quick decisions are stored even if the person leaves before all are sent', async (t) => {
  const { url, ingest, stores, sourcePage } = await workbenchService(t);
  await ingest('lunch.html', dear('Lunch Menu'));
  const page = await openPage(t);
  await page.goto(sourcePage('lunch.html'));
  await page.locator('.stop').first().waitFor();
  const doubtful = await page.locator('.in-doubt').count();
  t.true(doubtful > 4);
  for (let i = 0; i < doubtful; i += 1) for (const key of ['n', 'a']) await page.keyboard.press(key);
  await page.goto(`${url}/workbench/sources`);
  await until(async () => (await stores.reviews.backlog()) === 0);
  t.pass();
});

browserTest('opens the next source once, and only after doubts caused by corrections are decided', async (t) => {
  const { ingest, stores, sourcePage, sourceUrl } = await workbenchService(t);
  await ingest('dinner.html', DOUBTFUL_PAGE.replace('Lunch', 'Dinner'));
  await ingest('lunch.html', dear('Lunch Menu'));
  const page = await openPage(t);
  await page.goto(sourcePage('lunch.html'));
  await page.locator('.stop').first().waitFor();
  const doubtful = await page.locator('.in-doubt').count();
  for (let i = 0; i < doubtful; i += 1) {
    await page.keyboard.press('n');
    if ((await page.locator('.stop:focus h4').textContent()) === 'Steak Pie')
      for (const key of ['p', '3', '0', '0', 'Enter']) await page.keyboard.press(key);
    await page.keyboard.press('a');
  }
  await page.keyboard.press('n');
  await page.locator('.stop.doubtful:focus', { hasText: 'Chicken Curry' }).waitFor();
  for (const key of ['a', 'n', 'n']) await page.keyboard.press(key);
  await page.waitForURL(/dinner\.html/);
  const open = await stores.reviews.list();
  t.deepEqual(new Set(open.map((entry) => entry.sourceUrl)), new Set([sourceUrl('dinner.html')]));
});

browserTest('without scripts a held menu is accepted and a doubt dismissed', async (t) => {
  const { url, ingest, active, stores } = await workbenchService(t);
  await ingest('lunch.html', DOUBTFUL_PAGE, 'any doubt');
  const page = await openPage(t, { javaScriptEnabled: false });
  await page.goto(`${url}/workbench`);
  await page.getByRole('button', { name: /^Accept and store ?: Lunch Menu$/ }).click();
  t.is((await active()).length, 1);
  const before = await stores.reviews.backlog();
  await page
    .getByRole('button', { name: /^Dismiss/ })
    .first()
    .click();
  t.true((await stores.reviews.backlog()) < before);
});

browserTest('axe-core finds nothing on any page for operators, light or dark, narrow or wide', async (t) => {
  const { url, ingest, sourcePage } = await workbenchService(t);
  await ingest('lunch.html', PLAIN_PAGE);
  // In a second version, so that there are changes to describe.
  await ingest('lunch.html', DOUBTFUL_PAGE);
  const source = sourcePage('lunch.html').slice(url.length);
  const dish = dishId({ menu: 'Lunch Menu', section: 'Mains', item: 'Beef Lasagne' });
  const allergens = `${source.replace('/source?', '/allergens?')}&dish=${dish}`;
  const page = await openPage(t, { mayFail: true });
  const unknown = '/workbench/source?restaurant=none&source=none';
  const others = ['/workbench/decided', '/workbench/found', '/workbench/sources', '/workbench/state', '/status'];
  for (const path of ['/workbench', allergens, source, unknown, ...others]) {
    await page.goto(`${url}${path}`);
    t.deepEqual(await barriers(page), [], path);
  }
});
