import type { Page } from './tree.ts';

/** Text shorter than this holds no menu. */
const SHORT = 600;
const MOUNT =
  '#root, #app, #__next, #__nuxt, #gatsby-focus-wrapper, [data-reactroot], [ng-app], app-root, #site-root, #SITE_CONTAINER';

/** A page with little text of its own that loads programs: its content comes only when they run. */
export function isDrawnByScript({ dom, body }: Page): boolean {
  const scripts = dom('script[src], script[type="module"]').length;
  const asks = /enable javascript|javascript (?:is|must be) (?:required|enabled)|needs? javascript/i.test(
    dom('noscript').text(),
  );
  return body.length < SHORT && (asks || dom(MOUNT).length > 0 || scripts > 0);
}
