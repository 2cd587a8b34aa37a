import { itemsOf } from '../draft-menu.ts';
import { embeddedMenus } from './html/embedded/embedded-menus.ts';
import { parsePage } from './html/tree.ts';
import { readVisible } from './recognise-html.ts';
import { ROLE_NAMES } from './roles/role.ts';
import { drawnLines } from './taught/drawn-lines.ts';

const ROLE_WIDTH = Math.max(...Object.values(ROLE_NAMES).map((name) => name.length));

/**
 * Lists how the visible text of a web page was understood, as plain text: a line for each unit in the order in which
 * they were read, with its role, its text and its prices. Says first how many dishes data in the page names, because a
 * menu is made of that data where it holds all of them.
 */
export function explainHtml(html: string): string {
  const embedded = itemsOf(embeddedMenus(parsePage(html))).length;
  const lines = drawnLines(readVisible(html)).map(({ role, line, prices }) =>
    [ROLE_NAMES[role].padEnd(ROLE_WIDTH), line, prices].filter(Boolean).join('  '),
  );
  return [...(embedded ? [`(dishes in the data embedded in the page: ${embedded})`] : []), ...lines].join('\n');
}
