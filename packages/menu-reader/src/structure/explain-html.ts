import { itemsOf } from '@menu-data-service/menu-model/draft-menu';
import { embeddedMenus } from './html/embedded/embedded-menus.ts';
import { parsePage } from './html/tree.ts';
import { readVisible } from './recognise-html.ts';
import { ROLE_NAMES } from './roles/role.ts';
import { drawnLines } from './taught/drawn-lines.ts';

const ROLE_WIDTH = Math.max(...Object.values(ROLE_NAMES).map((name) => name.length));

/** Lists how the visible text was understood, a line per unit. Begins with the number of dishes in embedded data. */
export function explainHtml(html: string): string {
  const embedded = itemsOf(embeddedMenus(parsePage(html))).length;
  const lines = drawnLines(readVisible(html)).map(({ role, line, prices }) =>
    [ROLE_NAMES[role].padEnd(ROLE_WIDTH), line, prices].filter(Boolean).join('  '),
  );
  return [...(embedded ? [`(dishes in the data embedded in the page: ${embedded})`] : []), ...lines].join('\n');
}
