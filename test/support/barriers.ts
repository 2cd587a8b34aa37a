import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const WIDTHS = [390, 1280] as const;
const SCHEMES = ['light', 'dark'] as const;

/** Rules about colours; no other depends on the scheme. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** In the page: waits until colour transitions end. An inherited colour starts when its parent's ends. */
const STILL = `(async () => {
  for (let moving; (moving = document.getAnimations()).length > 0; ) await Promise.allSettled(moving.map(({ finished }) => finished));
})()`;

/** Findings of axe-core in the current page, each with rule and elements. */
export async function findings(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe.source);
  const options = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(options)})`);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

/**
 * Findings of axe-core in a page loaded once: light and dark, on a phone and a desktop, with everything unfolded. A page wider than the
 * screen is a finding too.
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
