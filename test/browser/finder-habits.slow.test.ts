import type { Page } from 'playwright-core';
import { pagesService } from '../api/pages-service.ts';
import { findings } from '../support/barriers.ts';
import { browserTest, openPage } from '../support/browser.ts';

const shown = (page: Page) => page.locator('#count').textContent();
const count = (page: Page, text: string) => page.locator('#count', { hasText: text }).waitFor();

browserTest('Back steps through choices, not through each letter', async (t) => {
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

browserTest('arrows and Enter choose suggestions, and Escape closes them', async (t) => {
  const { url } = await pagesService(t);
  const page = await openPage(t, { width: 390 });
  await page.goto(`${url}/find`);
  const box = page.getByRole('combobox', { name: 'What would you like to eat?' });
  await box.pressSequentially('che');
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await page.waitForURL(/search=che$/);
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
  await page.waitForURL(/search=chee$/);
  await options.first().waitFor();
  const leadsTo = await options.last().getAttribute('href');
  await box.press('ArrowUp');
  await box.press('Enter');
  await page.waitForURL(new URL(leadsTo ?? '', url).href);
});

browserTest('a chosen suggestion survives a late answer, and typing deselects it', async (t) => {
  const { url } = await pagesService(t);
  const page = await openPage(t);
  await page.goto(`${url}/find`);
  const box = page.locator('#search');
  const suggestions = page.getByRole('listbox', { name: 'Suggestions' });
  const options = suggestions.getByRole('option');
  await box.pressSequentially('chees');
  await page.waitForURL(/search=chees$/);
  await options.first().waitFor();

  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(/\/find\/answers\?search=cheese$/, async (route) => {
    await released;
    await route.continue();
  });
  const asked = page.waitForRequest(/search=cheese$/);
  await box.press('e');
  await asked;
  await box.press('ArrowDown');
  const chosen = suggestions.getByRole('option', { selected: true });
  const before = await chosen.getAttribute('href');
  release();
  await page.waitForURL(/search=cheese$/);
  t.is(await chosen.getAttribute('href'), before);
  t.is(await box.getAttribute('aria-activedescendant'), await chosen.getAttribute('id'));

  await box.press('x');
  t.is(await chosen.count(), 0);
});

browserTest('without a connection the page stays, says so, and answers when the connection is back', async (t) => {
  const { url } = await pagesService(t);
  const page = await openPage(t, { mayFail: true });
  await page.goto(`${url}/find?search=pie`);
  const pies = await shown(page);
  await page.context().setOffline(true);
  await page.locator('#search').fill('crumble');
  await page.getByRole('status').filter({ hasText: 'You are offline' }).waitFor();
  t.is(await shown(page), pies);
  await page.context().setOffline(false);
  await page.waitForURL(/search=crumble/);
  await page.getByText('Rhubarb Crumble').first().waitFor();
  t.is(await page.locator('#said.notice').count(), 0);
});

browserTest('shows no dish of an answer that is overtaken during the update', async (t) => {
  const { url } = await pagesService(t);
  const page = await openPage(t);
  await page.goto(`${url}/find`);
  // Asks again as soon as the filters of the first answer are there.
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
