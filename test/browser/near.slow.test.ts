import { placedService } from '../api/placed.ts';
import { seededService } from '../api/seeded.ts';
import { browserTest, openPage } from '../support/browser.ts';

/** Counts requests for the browser's location. */
const COUNT_QUESTIONS = `
  window.asked = 0;
  const ask = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
  navigator.geolocation.getCurrentPosition = (...given) => { window.asked += 1; ask(...given); };`;

browserTest("finds nearby dishes by the browser's position, requested only on a click", async (t) => {
  const { url } = await placedService(t);
  const page = await openPage(t, { width: 390 });
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude: 52.9031, longitude: -2.1489 });
  await page.addInitScript(COUNT_QUESTIONS);
  await page.goto(`${url}/find?search=pie`);
  await page.locator('summary', { hasText: 'Filters' }).click();
  t.is(await page.evaluate('document.documentElement.scrollWidth'), 390, 'nothing is wider than the screen');
  t.is(await page.evaluate('window.asked'), 0);
  await page.locator('#near-me').click();
  await page.waitForURL(/near=52\.903%2C-2\.149/);
  t.is(await page.evaluate('window.asked'), 1);
  t.regex((await page.locator('.card').first().textContent()) ?? '', /Stone \(60 m\)/);
  t.is(
    await page.getByText('Within 5 km of where you are').count(),
    1,
    'chosen, and not said to be read out of the words',
  );
});

browserTest('does not mention places if no restaurant has one', async (t) => {
  const { url } = await seededService(t);
  const page = await openPage(t);
  await page.goto(`${url}/find?search=pie`);
  t.is(await page.locator('#near, #near-me, script[src*=near]').count(), 0);
});
