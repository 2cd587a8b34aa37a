import { embeddedItemCount } from './html/embedded/embedded-menu.ts';
import { embeddedMenus } from './html/embedded/embedded-menus.ts';
import { parsePage } from './html/tree.ts';
import { readVisible } from './recognise-html.ts';
import { ROLE_NAMES } from './roles/role.ts';

const ROLE_WIDTH = Math.max(...Object.values(ROLE_NAMES).map((name) => name.length));

/**
 * Lists how the visible text of a web page was understood, as plain text: a line for each unit in the order in which
 * they were read, with its role, its text and its prices. Says first how many dishes data in the page names, because a
 * menu is made of that data where it holds all of them.
 */
export function explainHtml(html: string): string {
  const { units, roles } = readVisible(html);
  const embedded = embeddedItemCount(embeddedMenus(parsePage(html)));
  const lines = units.map(({ rawText, prices }, i) => {
    const role = ROLE_NAMES[roles[i] ?? 'other'].padEnd(ROLE_WIDTH);
    const sums = prices.map(({ label, value }) => `${label ? `${label} ` : ''}${value.toFixed(2)}`).join(', ');
    return [role, rawText.trim(), sums].filter(Boolean).join('  ');
  });
  return [...(embedded ? [`(dishes in the data embedded in the page: ${embedded})`] : []), ...lines].join('\n');
}
