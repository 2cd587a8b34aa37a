import type { Menu, MenuVersion } from '@menu-data-service/menu-model/menu';
import { Registry } from 'prom-client';
import { presentMenuDiff } from '../../src/api/menus/menu-diff.ts';
import { changeLines } from '../../src/domain/compare-menus/change-lines.ts';
import { compareMenus } from '../../src/domain/compare-menus/compare-menus.ts';
import { UsageError } from '../../src/domain/errors.ts';
import { parseMenu } from '../../src/domain/parse-menu.ts';
import { knownRestaurant } from '../../src/ingest/known-restaurant.ts';
import type { MenuListing, MenuStore } from '../../src/ports/menu-store.ts';
import type { Family } from '../../src/ports/search/families.ts';
import { openEngines } from '../wiring/search.ts';
import { menuId, noSuchMenu } from './ids.ts';
import type { CommandIo, JsonOption } from './terminal/command-io.ts';
import { count } from './terminal/count.ts';
import { EXIT, type ExitCode } from './terminal/exit-codes.ts';
import { menuOutline } from './terminal/outline.ts';
import { withStores } from './with-stores.ts';

interface ListOptions {
  readonly restaurant?: string;
  readonly withdrawn?: boolean;
  readonly json?: boolean;
}

export function listMenus({ restaurant, withdrawn = false, json }: ListOptions, io: CommandIo): Promise<void> {
  return withStores(async ({ menus, restaurants }) => {
    const owner = restaurant === undefined ? undefined : await knownRestaurant(restaurant, restaurants);
    const found = await menus.list({ withdrawn, ...(owner && { restaurantId: owner.id }) });
    let latest = '';
    for (const menu of found) {
      if (!json && menu.restaurantId !== latest) io.out(`${menu.restaurantName}  ${menu.restaurantId}`);
      latest = menu.restaurantId;
      io.out(json ? JSON.stringify(menu) : menuLine(menu));
    }
    if (found.length === 0) io.say(`There are no menus${owner ? ` of ${owner.name}` : ''} in service: menus ingest -h`);
  });
}

function menuLine({
  menuId,
  name,
  version,
  items,
  doubtful,
  sourceUrl,
  dateUpdated,
  dateDeleted,
}: MenuListing): string {
  const since = dateUpdated.slice(0, 10);
  const state = dateDeleted === null ? `since ${since}` : `withdrawn ${dateDeleted.slice(0, 10)}`;
  const doubts = doubtful > 0 ? `, ${doubtful} to check` : '';
  return `${String(menuId).padStart(6)}  ${name}, version ${version} ${state}, ${count(items, 'item')}${doubts}  ${sourceUrl}`;
}

export function showMenu(given: string, options: JsonOption, io: CommandIo): Promise<void> {
  const id = menuId(given, 'menus show');
  return withStores(async ({ menus, restaurants }) => {
    const body = await menus.body(id, 'identity');
    if (!body) throw noSuchMenu(id);
    if (options.json) return io.out(body.bytes.toString());
    const menu = parseMenu(body.bytes);
    const owner = await restaurants.detail(menu.restaurantId);
    io.out(`${owner?.name ?? menu.restaurantId}  ${menu.sourceUrl}`);
    io.out(`menu ${id}, version ${menu.version}, ${stateOf(menu, body.latestMenuId)}`);
    for (const line of menuOutline({ name: menu.name, sections: await reviewed(menu, menus) }, io.width)) io.out(line);
  });
}

function stateOf({ id, dateUpdated, dateDeleted }: Menu, latest: number): string {
  if (dateDeleted === null) return `in service since ${dateUpdated.slice(0, 10)}`;
  const what = latest === id ? 'withdrawn' : `replaced by menu ${latest}`;
  return `${what} on ${dateDeleted.slice(0, 10)}`;
}

/** Sections with their review reasons; evidence has them in menu order. */
async function reviewed(menu: Menu, menus: Pick<MenuStore, 'evidence'>) {
  const evidence = await menus.evidence(menu.id);
  return menu.sections.map(({ name, items }, section) => ({
    name,
    items: items.map((item, at) => ({ ...item, review: evidence?.sections[section]?.items[at]?.review ?? [] })),
  }));
}

export function menuVersions(given: string, options: JsonOption, io: CommandIo): Promise<void> {
  const id = menuId(given, 'menus versions');
  return withStores(async ({ menus }) => {
    const versions = await menus.versions(id);
    if (!versions) throw noSuchMenu(id);
    for (const version of versions) {
      const { dateUpdated, dateDeleted, name, sourceUrl } = version;
      const until = dateDeleted === null ? 'in service' : `until ${minute(dateDeleted)}`;
      const line = `${String(version.id).padStart(6)}  version ${version.version}, ${minute(dateUpdated)}, ${until}  ${name}  ${sourceUrl}`;
      io.out(options.json ? JSON.stringify(version) : line);
    }
  });
}

const minute = (date: string) => date.slice(0, 16).replace('T', ' ');

interface DiffOptions {
  readonly from?: string;
  readonly json?: boolean;
}

/** `menus diff ID`: changes from another version of a menu, by default the previous one. */
export function diffMenus(given: string, { from, json }: DiffOptions, io: CommandIo): Promise<void> {
  const id = menuId(given, 'menus diff');
  const other = from === undefined ? null : menuId(from, 'menus diff --from');
  return withStores(async ({ menus }) => {
    const versions = await menus.versions(id);
    const to = versions?.find((version) => version.id === id);
    if (!versions || !to) throw noSuchMenu(id);
    const before = versions.find((version) => version.id === (other ?? to.previousMenuVersionId));
    if (!before) throw nothingToCompare(id, other, versions);
    const kept = await menus.matching(before.id, id);
    const comparison = await compareMenus(await stored(menus, before.id), await stored(menus, id), kept);
    if (json) io.out(JSON.stringify(presentMenuDiff(before, to, comparison)));
    else {
      io.out(`menu ${before.id}, version ${before.version} -> menu ${to.id}, version ${to.version}`);
      for (const line of changeLines(comparison)) io.out(line);
    }
  });
}

async function stored(menus: Pick<MenuStore, 'body'>, id: number): Promise<Menu> {
  const body = await menus.body(id, 'identity');
  if (!body) throw noSuchMenu(id);
  return parseMenu(body.bytes);
}

function nothingToCompare(id: number, other: number | null, versions: readonly MenuVersion[]): UsageError {
  const ids = versions.map((version) => version.id).join(', ');
  if (other === null) return new UsageError(`menu ${id} is the first version; its versions are ${ids}`);
  return new UsageError(`menu ${other} is no version of menu ${id}; its versions are ${ids}`);
}

const READ_BATCH = 200;
const MAX = 100;

/** `menus families`: over a temporary index, so that it needs no engine. */
export function families(search: string, options: JsonOption, io: CommandIo): Promise<void> {
  return withStores(async ({ changes }, { logger }) => {
    const { searched: index, close } = openEngines({ config: { meili: undefined }, logger, registry: new Registry() });
    try {
      await index.rebuild(changes.allDocuments(READ_BATCH), 'families');
      const asked = { asked: { search }, limit: MAX, offset: 0, withoutMenus: [] };
      const found = await index.families(asked, io.signal);
      for (const family of found.families) io.out(options.json ? JSON.stringify(family) : familyLine(family));
      if (found.total === 0) io.say(`No dish in service is called "${search}".`);
      else if (found.total > MAX) io.say(`${found.total - MAX} more families: give more of the name.`);
    } finally {
      await close();
    }
  });
}

function familyLine({ slug, name, restaurants, items, price }: Family): string {
  const prices = price
    ? `£${price.lowest.toFixed(2)} to £${price.highest.toFixed(2)}, median £${price.median.toFixed(2)}`
    : 'no price';
  return `${name}  ${slug}: ${count(items, 'dish', 'dishes')} in ${count(restaurants, 'restaurant')}, ${prices}`;
}

export function withdrawMenu(id: number, options: JsonOption, io: CommandIo): Promise<ExitCode> {
  return withStores(async ({ menus }) => {
    if (!(await menus.withdraw(id))) throw new UsageError(await whyNot(id, menus));
    io.out(options.json ? JSON.stringify({ menuId: id, outcome: 'withdrawn' }) : `Menu ${id} is withdrawn.`);
    return EXIT.done;
  });
}

async function whyNot(id: number, menus: MenuStore): Promise<string> {
  const versions = await menus.versions(id);
  if (!versions) return `there is no menu with the id ${id}`;
  const latest = versions[0];
  if (latest && latest.dateDeleted === null) {
    return `menu ${id} is an earlier version and out of service already; the menu in service is ${latest.id}`;
  }
  return `menu ${id} is out of service already`;
}
