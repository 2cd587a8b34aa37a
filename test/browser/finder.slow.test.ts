import test from 'ava';
import type { Page } from 'playwright-core';
import { pagesService } from '../api/pages-service.ts';
import { browserTest, openPage } from '../support/browser.ts';

async function focused(page: Page): Promise<{ readonly id: string; readonly text: string }> {
  const at = page.locator(':focus');
  if ((await at.count()) === 0) return { id: '', text: '' };
  return { id: (await at.getAttribute('id')) ?? '', text: (await at.textContent()) ?? '' };
}

/** Tabs to an element with this id or beginning of text. */
async function tabTo(page: Page, wanted: string): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    const { id, text } = await focused(page);
    if (id === wanted || text.startsWith(wanted)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the tabulator does not lead to ${wanted}`);
}

const names = (page: Page) => page.locator('.card h3').allTextContents();

browserTest('finds a dish by a typo and two filters while typing, and opens its menu', async (t) => {
  const { url, pubMenuNow } = await pagesService(t);
  const page = await openPage(t);
  await page.goto(`${url}/find`);
  await page.locator('#search').pressSequentially('chese pie');
  await page.getByText('Cheese and Onion Pie').first().waitFor();
  await page.getByLabel('Vegetarian').check();
  await page.waitForURL(/vegetarian=true/);
  t.true((await names(page)).every((name) => name !== 'Beef Pie'));
  await page.getByLabel('To', { exact: true }).first().fill('12');
  await page.keyboard.press('Enter');
  await page.waitForURL(/maxPrice=12/);
  t.deepEqual(await names(page), ['Cheese and Onion Pie']);
  t.is(await page.locator('.card mark').first().textContent(), 'Cheese');
  await page.getByText('Why is this here?').first().click();
  t.regex((await page.locator('.card details').textContent()) ?? '', /“cheese” is in the name/);

  await page.reload();
  t.deepEqual(await names(page), ['Cheese and Onion Pie'], 'the address says all of it');
  await page.locator('.card').getByRole('link', { name: 'Cheese and Onion Pie', exact: true }).click();
  await page.waitForURL(new RegExp(`/menus/${pubMenuNow}#dish-0-0`));
  t.is(await page.getByRole('heading', { level: 1 }).textContent(), 'Sunday Lunch');
  await page.locator('#dish-0-0 summary').click();
  const known = (await page.locator('#dish-0-0 details').textContent()) ?? '';
  t.regex(known, /Vegetarian: the restaurant says so: “\(v\)”/);
  t.regex(known, /Milk: our estimate, from “Cheese”/);
});

browserTest('everything works by keyboard alone', async (t) => {
  const { url } = await pagesService(t);
  const page = await openPage(t);
  await page.goto(`${url}/find`);
  await page.keyboard.press('Tab');
  t.is((await focused(page)).text, 'Skip to content');
  await page.keyboard.press('Enter');
  await tabTo(page, 'search');
  await page.keyboard.type('pie');
  await page.waitForURL(/search=pie/);
  await tabTo(page, 'vegetarian');
  await page.keyboard.press('Space');
  await page.waitForURL(/vegetarian=true/);
  t.is((await focused(page)).id, 'vegetarian', 'the focus stays where it was');
  await tabTo(page, 'sort');
  await page.keyboard.press('ArrowDown');
  await page.waitForURL(/sort=price/);
  t.is((await names(page))[0], 'Chickpea Pie');
  await tabTo(page, 'Why is this here?');
  await page.keyboard.press('Enter');
  t.is(await page.locator('.card details[open]').count(), 1);
  await page.locator('#sort').focus();
  await tabTo(page, 'Chickpea Pie');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/menus\/\d+/);
});

browserTest('the finder works without scripts', async (t) => {
  const { url } = await pagesService(t);
  const page = await openPage(t, { javaScriptEnabled: false, width: 360 });
  await page.goto(`${url}/find`);
  await page.locator('#search').fill('pie');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  t.true((await names(page)).length > 2);
  await page.getByText('Filters', { exact: true }).click();
  await page.getByLabel('Vegan').check();
  await page.getByRole('button', { name: /^Show \d+ dishes$/ }).click();
  t.regex(page.url(), /search=pie.*vegan=true/);
  t.deepEqual(await names(page), []);
  await page.getByRole('link', { name: 'Remove filter: Vegan' }).click();
  t.true((await names(page)).length > 2);
});

browserTest('an understood condition can be removed, and the rest stays', async (t) => {
  const { url } = await pagesService(t);
  const page = await openPage(t);
  await page.goto(`${url}/find?search=${encodeURIComponent('vegetarian pie under £10')}`);
  t.deepEqual(await names(page), ['Chickpea Pie']);
  await page.getByRole('link', { name: 'Remove filter: Up to £9.99' }).click();
  t.deepEqual((await names(page)).toSorted(), ['Cheese and Onion Pie', 'Chickpea Pie']);
  await page.getByRole('link', { name: 'Remove filter: Vegetarian' }).click();
  t.true((await names(page)).includes('Beef Pie'));
});

test('names a mistyped or unknown filter instead of ignoring it', async (t) => {
  const { url } = await pagesService(t);
  for (const [query, named] of [
    ['excludeAllergens=nutz', 'Nuts'],
    ['search=pie&exludeAllergens=nuts', 'excludeAllergens'],
    ['maxPrice=cheap', 'maxPrice'],
  ] as const) {
    const response = await fetch(`${url}/find?${query}`);
    t.is(response.status, 400, query);
    const page = await response.text();
    t.true(page.includes(named), query);
    t.notRegex(page, /class="card"/);
  }
});
