import type { Database } from '../../../src/db/open-database.ts';
import { rows } from '../../../src/db/rows.ts';
import { parseCorrections } from '../../../src/ingest/corrections.ts';
import type { StoredMenu } from '../../../src/ports/menu-store.ts';
import { type DecisionStores, type Event, type Site, TABLE } from './play-decisions.ts';

const NAMES: Readonly<Record<string, string>> = { LUPIN: 'Lupin', MOLLUSCS: 'Molluscs' };

interface VersionRow {
  readonly line: number;
  readonly id: number;
  readonly version: number;
  readonly previous: number | null;
  readonly updated: string;
  readonly deleted: string | null;
}

/** Contradictions between the stored state and the events; empty if all is well. */
export async function judgeDecisions(
  db: Database,
  stores: DecisionStores,
  sites: readonly Site[],
  events: readonly Event[],
): Promise<readonly string[]> {
  const ids = sites.map(({ restaurantId }) => restaurantId);
  const [main] = sites;
  const wrong: string[] = [];
  for (const site of sites) {
    const [own] = await stores.restaurants.find(site.restaurantId);
    const restaurantId = own?.id ?? main?.restaurantId ?? '';
    const menus = await inService(stores, restaurantId, site.sourceUrl);
    wrong.push(...(await lostDecisions(stores, restaurantId, site, menus, events)));
    wrong.push(...broughtBack(site, menus, events));
    wrong.push(...(await lostDoubts(stores, restaurantId, menus)));
    const isDeclared = (await stores.kitchenTables.of(restaurantId)).some(({ source }) => source === TABLE);
    for (const { name, allergens } of dishesOf(menus)) {
      if (allergens.includes('Sesame') === (isDeclared && name === 'Leek Tart')) continue;
      wrong.push(`${name} has ${allergens}, the table ${isDeclared ? 'declares' : 'is gone, which declared'} sesame`);
    }
  }
  return [...wrong, ...(await brokenChains(db, ids))];
}

async function inService({ menus }: DecisionStores, restaurantId: string, sourceUrl: string): Promise<StoredMenu[]> {
  const found: StoredMenu[] = [];
  for (const { id } of await menus.activeMenusOfSource(restaurantId, sourceUrl)) {
    const [menu] = await menus.storedMenus(id - 1, 1);
    if (menu?.menuId === id) found.push(menu);
  }
  return found;
}

const dishesOf = (menus: readonly StoredMenu[]) =>
  menus.flatMap(({ sections }) => sections.flatMap(({ items }) => items));

/** Checks that each correction confirmed to a person is stored and shows in the version in service. */
async function lostDecisions(
  { sources }: DecisionStores,
  restaurantId: string,
  site: Site,
  menus: readonly StoredMenu[],
  events: readonly Event[],
): Promise<string[]> {
  const stored = await sources.corrections(restaurantId, site.sourceUrl);
  const corrections = stored === null ? [] : parseCorrections(stored, site.sourceUrl).corrections;
  const kept = corrections.flatMap((one) =>
    'item' in one && 'set' in one ? [[one.item, one.set.contains?.[0] ?? ''] as const] : [],
  );
  const hidden = kept.flatMap(([item, code]) =>
    dishesOf(menus)
      .filter(({ name, allergens }) => name === item && !allergens.includes(NAMES[code] ?? '?'))
      .map(({ allergens }) => `${item} was said to contain ${code} and shows ${allergens}`),
  );
  const count = (kind: 'said' | 'taken back', item: string, code: string) =>
    events.filter((one) => one.kind === kind && one.site === site && one.item === item && one.code === code).length;
  const said = events.flatMap((one) => (one.kind === 'said' && one.site === site ? [one] : []));
  const lost = said.filter(
    ({ item, code }) =>
      kept.filter((one) => one[0] === item && one[1] === code).length <
      count('said', item, code) - count('taken back', item, code),
  );
  return [...hidden, ...lost.map(({ item, code }) => `that ${item} contains ${code} is not stored any more`)];
}

/** Checks that a menu withdrawn after it was fetched is out, and that the newest document is in service. */
function broughtBack(site: Site, menus: readonly StoredMenu[], events: readonly Event[]): string[] {
  const own = events.filter((one) => one.site === site);
  const last = own.findLastIndex(({ kind }) => kind === 'withdrawn');
  const fetched = own.flatMap((one, at) => (one.kind === 'fetched' && one.ended !== 'failed' ? [{ ...one, at }] : []));
  const isOut = last >= 0 && !fetched.some(({ at }) => at > last);
  if (isOut && menus.length > 0) return ['a withdrawn menu is in service again'];
  const newest = fetched.findLastIndex(({ ended }) => ended === 'stored');
  const possible = fetched.slice(Math.max(0, newest)).map(({ price }) => price);
  return dishesOf(menus)
    .filter(({ name, price }) => name === 'Beef Pie' && fetched.length > 0 && !possible.includes(price))
    .map(({ price }) => `the menu of £${price} is in service, the newest is ${possible.join(' or ')}`);
}

async function lostDoubts({ reviews }: DecisionStores, restaurantId: string, menus: readonly StoredMenu[]) {
  const listed = await reviews.list({ restaurantId, states: ['open', 'accepted', 'dismissed'] });
  const isListed = (item: string, reason: string) =>
    listed.some((entry) => entry.item === item && entry.reason === reason);
  return dishesOf(menus).flatMap(({ name, review }) =>
    review.filter((reason) => !isListed(name, reason)).map((reason) => `not on the worklist: ${name}: ${reason}`),
  );
}

async function brokenChains(db: Database, restaurants: readonly string[]): Promise<string[]> {
  const versions = await rows<VersionRow>(
    db,
    `select line_id as line, id, version, previous_id as previous, date_updated::text as updated, date_deleted::text as deleted
     from menus where restaurant_id = any(?::uuid[]) order by line_id, version`,
    [[...restaurants]],
  );
  return versions.flatMap((one, at) => {
    const before = versions[at - 1]?.line === one.line ? versions[at - 1] : undefined;
    const follows = one.version === (before?.version ?? 0) + 1 && one.previous === (before?.id ?? null);
    const isReplaced = before === undefined || (before.deleted !== null && before.deleted <= one.updated);
    return follows && isReplaced ? [] : [`version ${one.version} of line ${one.line} does not follow the one before`];
  });
}
