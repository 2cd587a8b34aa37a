import type { Visit } from '../../ingest/discover/visit.ts';
import { count } from '../terminal/count.ts';

/**
 * A visit for a person: the menus, then what was opened.
 * @param stored addresses whose menus were stored now
 */
export function visitLines(visit: Visit, stored: readonly string[]): string[] {
  const { site, requests, pages, menus, failure } = visit;
  const opened = pages.filter((page) => page.opened);
  const passed = pages.length - opened.length;
  const head = `${site}: ${count(menus.length, 'menu')}, ${requests} requests, ${passed} addresses not opened`;
  return [
    failure === '' ? head : `${head}: ${failure}`,
    ...menus.flatMap(({ address, kind, name, items, sure, verdict, why, same }) => [
      `  ${stored.includes(address) ? 'stored' : verdict}  ${address}  ${kind}, ${name || 'no name'}, ${items} dishes, ${Math.round(100 * sure)} % sure${why && `: ${why}`}`,
      ...same.map((other) => `          the same: ${other}`),
    ]),
    ...opened
      .filter(({ verdict }) => verdict !== 'menu')
      .map(({ address, why }) => `  other   ${address}${why && `: ${why}`}`),
  ];
}
