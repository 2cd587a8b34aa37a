import test from 'ava';
import { rows } from '../../../src/db/rows.ts';
import { menuPage, PLAIN_PAGE } from '../../cli/menu-page.ts';
import { openTown } from '../../support/town/open-town.ts';
import type { TownSite } from '../../support/town/town-site.ts';

/** Links of a menu before and after: the same words, or an address that differs only by season. Null: it vanishes. */
const MOVES = [
  ['/menu-summer-2026.html', 'Our menu', '/menu-autumn-2026.html', 'Our menu'],
  ['/files/a1.html', 'Lunch menu', '/files/b7.html', 'Lunch menu'],
  ['/menus/summer.html', 'Summer menu', '/menus/autumn.html', 'Autumn menu'],
  ['/menu-2025.html', 'Menu 2025', '/menu-2026.html', 'Menu 2026'],
  ['/carte-ete.html', 'La carte', '/carte-automne.html', 'La carte'],
  ['/speisekarte-03.html', 'Speisekarte', '/speisekarte-04.html', 'Speisekarte'],
  ['/menu.html', 'Menu', '/new/food.html', 'Menu'],
  ['/docs/menu-v1.html', 'See the food', '/docs/menu-v2.html', 'What we cook'],
  ['/menu-week-31.html', 'Menu of the week', '/menu-week-32.html', 'Menu of the week'],
  ['/menu-spring.html', 'Dinner menu', '/menu-summer.html', 'Dinner menu'],
  ['/menu-old.html', 'Menu', null, ''],
  ['/lunch.html', 'Lunch menu', null, ''],
  ['/carta.html', 'La carta', null, ''],
] as const;

test('a menu that may have been misread waits for a person, and one that moved leaves the version before in service', async (t) => {
  t.timeout(240_000);
  let isMoved = false;
  const inEuros = PLAIN_PAGE.replaceAll('£', '€');
  const dishes = { 'Onion Soup': 6, 'Roast Duck': 18, 'Grilled Trout': 17, 'Lamb Shank': 19, 'Apple Tart': 7 };
  const dinner = menuPage('Dinner Menu', { Dinner: dishes }).replaceAll('£', '€');
  const site: TownSite = {
    ...{ host: 'held.town.example', name: 'Held Inn', menus: [] },
    answer: (asked) => {
      const link = isMoved ? '/menu-2026.html' : '/menu-2025.html';
      if (asked === '/')
        return { body: `<html><body><a href="${link}">Menu</a> <a href="/dinner.html">Dinner menu</a></body></html>` };
      if (asked === '/dinner.html') return { body: dinner };
      if (asked === link) return { body: isMoved ? inEuros : PLAIN_PAGE };
      return { status: 404 };
    },
  };
  const { stores, discover } = await openTown(t, [site]);
  const inService = async () =>
    (await stores.menus.list({})).map(({ name, version, sourceUrl }) => [name, version, new URL(sourceUrl).pathname]);
  await discover(0);
  const first = [['Lunch Menu', 1, '/menu-2025.html']];
  t.deepEqual(await inService(), first);
  const held = async () => (await stores.reviews.list()).flatMap(({ kind, menu }) => (kind === 'held' ? [menu] : []));
  t.deepEqual(await held(), ['Dinner Menu']);
  isMoved = true;
  await discover(0);
  t.deepEqual(await inService(), first);
  t.deepEqual((await held()).toSorted(), ['Dinner Menu', 'Lunch Menu']);
  const [gone] = await stores.discoveries.finds({ states: ['gone'] });
  t.regex(JSON.stringify(gone?.details), /it moved to .*, which is held back for review/);
});

test('moved menus are versions of the same menu, and vanished ones stay in service until a person decides', async (t) => {
  t.timeout(240_000);
  let isAutumn = false;
  const sites = MOVES.map(([path, words, later, laterWords], i): TownSite => {
    const own = PLAIN_PAGE.replaceAll('Lunch Menu', `Menu ${i}`);
    const link = () =>
      isAutumn ? (later === null ? '' : `<a href="${later}">${laterWords}</a>`) : `<a href="${path}">${words}</a>`;
    return {
      ...{ host: `moved-${i}.town.example`, name: `Inn ${i}`, menus: [] },
      answer: (asked) => {
        if (asked === '/') return { body: `<html><body>${link()} <a href="/contact">Contact</a></body></html>` };
        if (!isAutumn && asked === path) return { body: own };
        return isAutumn && asked === later ? { body: own.replace('12.95', '13.95') } : { status: 404 };
      },
    };
  });
  const { stores, db, discover } = await openTown(t, sites);
  await discover(0);
  t.is((await stores.menus.list({})).length, MOVES.length);
  isAutumn = true;
  await discover(0);

  const listed = (await stores.menus.list({})).toSorted((a, b) =>
    a.restaurantName.localeCompare(b.restaurantName, 'en', { numeric: true }),
  );
  t.deepEqual(
    listed.map(({ version, sourceUrl }) => [version, new URL(sourceUrl).pathname]),
    MOVES.map(([path, , later]) => (later === null ? [1, path] : [2, later])),
  );
  for (const [i, { menuId }] of listed.entries()) {
    const ids = ((await stores.menus.versions(menuId)) ?? []).map(({ id }) => id);
    const versions = await rows<{ source: string }>(
      db,
      'select source_url as source from menus where id = any(?) order by version desc',
      [ids],
    );
    const [path, , later] = MOVES[i] ?? [];
    t.deepEqual(
      versions.map(({ source }) => new URL(source).pathname),
      later === null ? [path] : [later, path],
    );
  }
  const gone = await stores.discoveries.finds({ states: ['gone'] });
  t.deepEqual(gone.map(({ restaurantName }) => restaurantName).toSorted(), ['Inn 10', 'Inn 11', 'Inn 12']);
  t.regex(JSON.stringify(gone[0]?.details), /the site does not link to it any more/);
  await discover(0);
  t.is((await stores.menus.list({})).length, MOVES.length, 'again nothing changes');
});
