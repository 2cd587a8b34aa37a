/**
 * Takes a screenshot of every page over the sample menus, at phone and desktop width, light and dark, and puts the four of a page onto one
 * sheet: `docs/pictures/NAME.webp`. Needs a Chromium; CHROMIUM_PATH names one.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { packageRoot } from '../../src/lib/package-root.ts';
import { CHROMIUM_PATH } from '../../test/support/chromium-path.ts';
import { startService } from '../../test/support/service.ts';
import { withTeardown } from '../../test/support/with-teardown.ts';
import { pagePaths } from './pictures/page-paths.ts';
import { saveSheet } from './pictures/sheet.ts';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 360, height: 800 },
];

const folder = join(packageRoot, 'docs', 'pictures');
await mkdir(folder, { recursive: true });
await withTeardown(async (t) => {
  const service = await startService(t, { env: { SAMPLE_DATA: 'true' } });
  const browser = await chromium.launch({ executablePath: CHROMIUM_PATH });
  t.teardown(() => browser.close());
  for (const [name, address] of Object.entries(await pagePaths(service))) {
    const shots: Buffer[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const viewport of SIZES) {
        const page = await browser.newPage({ viewport, colorScheme });
        const response = await page.goto(address, { waitUntil: 'networkidle' });
        if ((response?.status() ?? 500) >= 500) throw new Error(`${address} is away; try again on a quieter machine`);
        // Its library renders later than the page loads.
        if (name === 'docs') await page.locator('.opblock').first().waitFor();
        shots.push(await page.screenshot());
        await page.close();
      }
    }
    const bytes = await saveSheet(join(folder, `${name}.webp`), shots);
    console.log(`${name}.webp ${Math.round(bytes / 1000)} kB`);
  }
});
