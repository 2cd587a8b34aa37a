import type { Page } from 'playwright-core';
import { pagesService } from '../api/pages-service.ts';
import { findings } from '../support/barriers.ts';
import { browserTest, openPage } from '../support/browser.ts';

const shown = (page: Page) => page.locator('#count').textContent();
const count = (page: Page, text: string) => page.locator('#count', { hasText: text }).waitFor();

browserTest('Back leads through what was chosen, not through each letter', async (t) => {
  const { url } = await pagesService(t);
  const page = await openPage(t);
  await page.goto(`${url}/find`);
  const before = await shown(page);
  await page.locator('#search').pressSequentially('pie', { delay: 200 });
  await page.waitForURL(/search=pie$/);
  const pies = (await shown(page)) ?? '';
  t.is(await page.title(), `pie: ${pies}`);
  await page.getByLabel('Vegetarian').check();
  await page.waitForURL(/vegetarian=true/);
  t.regex(await page.title(), /^pie, Vegetarian: \d+ dishes$/);

  await page.goBack();
  await count(page, pies);
  t.false(await page.getByLabel('Vegetarian').isChecked());
  t.is(await page.locator('#search').inputValue(), 'pie');
  await page.goBack();
  t.regex(page.url(), /\/find$/);
  await count(page, before ?? '');
  t.is(await page.locator('#search').inputValue(), '');
  await page.goForward();
  await count(page, pies);
});

browserTest('suggestions are chosen by arrows and Enter, and closed by Escape', async (t) => {
  const { url } = await pagesService(t);
  const page = await openPage(t, { width: 390 });
  await page.goto(`${url}/find`);
  const box = page.getByRole('combobox', { name: 'What would you like to eat?' });
  await box.pressSequentially('che');
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await options.first().waitFor();
  t.is(await box.getAttribute('aria-expanded'), 'true');
  await box.press('ArrowDown');
  const chosen = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option', { selected: true });
  t.is(await box.getAttribute('aria-activedescendant'), await chosen.getAttribute('id'));
  t.deepEqual(await findings(page), []);
  await box.press('ArrowUp');
  t.is(await chosen.count(), 0, 'what was typed is chosen again');

  await box.press('Escape');
  t.is(await options.count(), 0);
  t.is(await box.getAttribute('aria-expanded'), 'false');
  t.is(await box.inputValue(), 'che');

  await box.press('e');
  await options.first().waitFor();
  const leadsTo = await options.last().getAttribute('href');
  await box.press('ArrowUp');
  await box.press('Enter');
  await page.waitForURL(new URL(leadsTo ?? '', url).href);
});

browserTest('without a connection the page stays, says so, and answers when the connection is back', async (t) => {
  const { url } = await pagesService(t);
  const page = await openPage(t, { mayFail: true });
  await page.goto(`${url}/find?search=pie`);
  const pies = await shown(page);
  await page.context().setOffline(true);
  await page.locator('#search').fill('crumble');
  await page.getByRole('status').filter({ hasText: 'There is no connection' }).waitFor();
  t.is(await shown(page), pies);
  await page.context().setOffline(false);
  await page.waitForURL(/search=crumble/);
  await page.getByText('Rhubarb Crumble').first().waitFor();
  t.is(await page.locator('#said.notice').count(), 0);
});

browserTest('of an answer that is overtaken while it is put in, no dish is shown', async (t) => {
  const { url } = await pagesService(t);
  const page = await openPage(t);
  await page.goto(`${url}/find`);
  // Asks anew as soon as the filters of the first answer are there.
  await page.evaluate(`
    window.titles = [];
    new MutationObserver(() => titles.push(document.title)).observe(document.querySelector('title'), { childList: true });
    const ask = (words) => {
      document.getElementById('search').value = words;
      document.getElementById('find').requestSubmit();
    };
    const filters = new MutationObserver(() => {
      filters.disconnect();
      ask('crumble');
    });
    filters.observe(document.querySelector('.filters'), { childList: true });
    ask('pie');`);
  await page.waitForURL(/search=crumble/);
  await page.getByText('Rhubarb Crumble').first().waitFor();
  t.deepEqual(await page.evaluate('titles'), ['crumble: 1 dish']);
});
