import type { Page } from '../tree.ts';
import { type EmbeddedMenu, embeddedItemCount } from './embedded-menu.ts';
import { stateMenu } from './json-state.ts';
import { parseLenient } from './lenient-json.ts';
import { markupObjects } from './microdata.ts';
import { schemaMenus } from './schema-menu.ts';

/** Fewer items are an example, not the menu. */
const FEWEST = 3;

/** Menus that stand as data in the page: JSON-LD first, then microdata and RDFa, then states of client programs. */
export function embeddedMenus(page: Page): EmbeddedMenu[] {
  const { dom, body } = page;
  const linked = dom('script[type*="ld+json" i]')
    .toArray()
    .map((script) => parseLenient(dom(script).text()));
  const candidates = [() => schemaMenus(linked), () => schemaMenus(markupObjects(body))];
  for (const candidate of candidates) {
    const menus = candidate();
    if (embeddedItemCount(menus) >= FEWEST) return menus;
  }
  const scripts = dom('script:not([src])')
    .toArray()
    .map((script) => dom(script).text());
  const state = stateMenu(scripts.filter((script) => !/^\s*\{?\s*"@context"/.test(script)));
  return state ? [state] : [];
}
