import type { Page } from 'playwright-core';
import { PLAIN_PAGE } from '../cli/menu-page.ts';
import { browserTest, openPage } from '../support/browser.ts';
import { fiveDishesPdf } from '../workbench/five-dishes.ts';
import { workbenchService } from '../workbench/workbench-service.ts';

const dishes = (page: Page) => page.locator('.dish h4').allTextContents();

browserTest('clicking a line of a page sets its role, similar lines follow, and it can be undone', async (t) => {
  const { ingest, active, sourcePage } = await workbenchService(t);
  await ingest('lunch.pdf', await fiveDishesPdf());
  const page = await openPage(t);
  await page.goto(sourcePage('lunch.pdf'));
  await page.locator('svg .place').first().waitFor();
  const before = await dishes(page);
  t.is(before.length, 5);
  // the frame of the dish lies over its line
  await page.locator('svg .place', { hasText: 'Garlic Bread' }).click({ position: { x: 6, y: 6 } });
  t.is(await page.locator('.line.chosen').count(), 1);
  t.is(await page.locator('.line.follows').count(), 4);
  await page.getByLabel('Apply to').selectOption('this line only');
  t.is(await page.locator('.line.follows').count(), 0);
  await page.getByRole('button', { name: 'Leave out' }).click();
  await page.getByRole('status').filter({ hasText: 'changed' }).waitFor();
  t.deepEqual(
    await dishes(page),
    before.filter((name) => name !== 'Garlic Bread'),
  );
  t.is(await page.locator('svg .place').count(), 4, 'the pages are drawn anew');

  await page.keyboard.press('u');
  await page.locator('.dish', { hasText: 'Garlic Bread' }).waitFor();
  t.deepEqual(await dishes(page), before);
  t.deepEqual(
    (await active())[0]?.sections.flatMap(({ items }) => items.map(({ name }) => name)),
    before,
  );
});

browserTest('lines are taught by keys alone, also without scripts, and apply to the next version', async (t) => {
  const { ingest, active, sourcePage } = await workbenchService(t);
  await ingest('lunch.html', PLAIN_PAGE);
  const page = await openPage(t);
  await page.goto(sourcePage('lunch.html'));
  await page.locator('.stop').first().waitFor();
  await page.keyboard.press('l');
  await page.keyboard.type('Starters');
  for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
  await page.getByText('“Starters” and lines like it: dish').waitFor({ state: 'attached' });
  t.true((await dishes(page)).includes('Mains'), 'it looks like Starters');

  const still = await openPage(t, { javaScriptEnabled: false });
  await still.goto(sourcePage('lunch.html'));
  await still.getByLabel('What is this line?').selectOption({ label: 'Chicken Curry: dish' });
  await still.getByLabel('Apply to').selectOption('this line only');
  await still.getByRole('button', { name: 'Leave out' }).click();
  await still.getByText('“Chicken Curry”: left out').waitFor({ state: 'attached' });

  await ingest('lunch.html', PLAIN_PAGE.replace('Starters', 'Small Plates').replace('Tomato Soup', 'Pea Soup'));
  const names = (await active())[0]?.sections.flatMap(({ items }) => items.map(({ name }) => name));
  t.deepEqual(names, ['Small Plates', 'Pea Soup', 'Garlic Bread', 'Mains', 'Steak and Ale Pie', 'Fish and Chips']);
});
