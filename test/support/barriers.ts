import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const WIDTHS = [390, 1280] as const;
const SCHEMES = ['light', 'dark'] as const;

/** Rules that look at colours; no other depends on the scheme. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** In the page: waits until no colour is on its way to another. A part that takes its colour from another sets out when that one arrives. */
const STILL = `(async () => {
  for (let moving; (moving = document.getAnimations()).length > 0; ) await Promise.allSettled(moving.map(({ finished }) => finished));
})()`;

/** What axe-core finds in the page as it is, each with the rule and the elements. */
export async function findings(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe.source);
  const options = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(options)})`);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

/**
 * What axe-core finds in a page that is loaded once: light and dark, on a phone and on a desk, with all that can be folded open. A page that
 * is wider than the screen is a finding too.
 */
export async function barriers(page: Page): Promise<readonly string[]> {
  await page.evaluate('for (const one of document.querySelectorAll("details")) one.open = true');
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(STILL);
      const isFirst = colorScheme === SCHEMES[0];
      for (const one of await findings(page, isFirst ? undefined : COLOURS))
        found.push(`${colorScheme}, ${width}: ${one}`);
    }
    const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
    if (overflow > 0) found.push(`${width}: wider than the screen by ${overflow} px`);
  }
  return found;
}
