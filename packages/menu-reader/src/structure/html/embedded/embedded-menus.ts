import { itemsOf } from '../../../draft-menu.ts';
import { kept, type LeftOut, NOTHING_LEFT_OUT } from '../../step.ts';
import type { Page } from '../tree.ts';
import type { EmbeddedMenu } from './embedded-menu.ts';
import { stateMenus } from './json-state.ts';
import { linkedData } from './lenient-json.ts';
import { markupObjects } from './microdata.ts';
import { schemaMenus } from './schema-menu.ts';

interface EmbeddedSource {
  readonly name: string;
  readonly find: (page: Page) => EmbeddedMenu[];
  /** Fewer items are an example, not the menu. */
  readonly fewest: number;
}

/** Where a page may hold data, the surest kind first. */
export const EMBEDDED_SOURCES: readonly EmbeddedSource[] = [
  { name: 'linked data', find: (page) => schemaMenus(linkedData(page)), fewest: 3 },
  { name: 'data in attributes', find: ({ body }) => schemaMenus(markupObjects(body)), fewest: 3 },
  { name: 'states of programs', find: statesOf, fewest: 5 },
];

/** Menus that the page holds as data: JSON-LD, else microdata and RDFa, else states of client programs. */
export function embeddedMenus(page: Page, leftOut: LeftOut = NOTHING_LEFT_OUT): EmbeddedMenu[] {
  for (const source of kept(EMBEDDED_SOURCES, leftOut)) {
    const menus = source.find(page);
    if (itemsOf(menus).length >= source.fewest) return menus;
  }
  return [];
}

function statesOf({ dom }: Page): EmbeddedMenu[] {
  const scripts = dom('script:not([src])')
    .toArray()
    .map((script) => dom(script).text());
  return stateMenus(scripts.filter((script) => !/^\s*\{?\s*"@context"/.test(script)));
}
