import { presentQuality } from '../../src/api/present/quality-page.ts';
import type { RestaurantQuality } from '../../src/ports/quality-store.ts';
import type { CommandIo } from '../terminal/command-io.ts';
import { EXIT, type ExitCode } from '../terminal/exit-codes.ts';
import { wrap } from '../terminal/wrap.ts';
import { withStores } from './with-stores.ts';

const PAGE_SIZE = 50;

/** `menus quality`: ends with 3 where values contradict each other. */
export function quality(
  options: { readonly all?: boolean; readonly json?: boolean },
  io: CommandIo,
): Promise<ExitCode> {
  const linesOf = (one: RestaurantQuality): readonly string[] => {
    if (options.json) return [JSON.stringify(presentQuality(one))];
    return options.all || isWorthALook(one) ? restaurantLines(one).map((line) => wrap(line, io.width)) : [];
  };
  return withStores(async (stores) => {
    const all: RestaurantQuality[] = [];
    for (let offset = 0; !io.signal.aborted; offset += PAGE_SIZE) {
      const { items, totalCount } = await stores.quality.quality(PAGE_SIZE, offset);
      all.push(...items);
      for (const line of items.flatMap(linesOf)) io.out(line);
      if (offset + PAGE_SIZE >= totalCount) break;
    }
    io.say(totalLine(all));
    return all.some(({ conflicts }) => conflicts.length > 0) ? EXIT.review : EXIT.done;
  });
}

const isWorthALook = ({ conflicts, staleSources, reviewBacklog }: RestaurantQuality) =>
  conflicts.length > 0 || staleSources.length > 0 || reviewBacklog > 0;

function restaurantLines(one: RestaurantQuality): string[] {
  const { restaurantName, menus, items, unpriced, reviewBacklog, conflicts, staleSources } = one;
  const parts = [`${menus} menus`, `${items} items`, `${unpriced} without a price`, `${reviewBacklog} to look at`];
  return [
    `${restaurantName}: ${parts.join(', ')}`,
    ...conflicts.map(({ kind, menuId, menu, section, item, detail }) => {
      const place = [menu, section, item].filter(Boolean).join(' / ');
      return `  ${kind}  menu ${menuId}, ${place}: ${detail}`;
    }),
    ...staleSources.map(({ sourceUrl, lastCheck, failures }) => {
      const failed = failures > 0 ? `, ${failures} failed in a row` : '';
      return `  stale_source  ${sourceUrl}: last checked ${lastCheck.toISOString().slice(0, 10)}${failed}`;
    }),
  ];
}

function totalLine(all: readonly RestaurantQuality[]): string {
  const sum = (of: (one: RestaurantQuality) => number) => all.reduce((total, one) => total + of(one), 0);
  const kinds = new Map<string, number>();
  for (const { kind } of all.flatMap(({ conflicts }) => conflicts)) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  return [
    `${all.length} restaurants, ${sum(({ menus }) => menus)} menus, ${sum(({ items }) => items)} items`,
    `${sum(({ unpriced }) => unpriced)} without a price`,
    ...[...kinds].map(([kind, count]) => `${count} ${kind}`),
    `${sum(({ staleSources }) => staleSources.length)} stale sources`,
    `${sum(({ reviewBacklog }) => reviewBacklog)} to look at`,
  ].join(', ');
}
