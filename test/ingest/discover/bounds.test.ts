import { MAX_LINKS, MAX_SITEMAP_ADDRESSES, MAX_VISIT_LINKS } from '@menu-data-service/menu-model/bounds';
import { runSync } from '@menu-data-service/menu-model/time-slices';
import test from 'ava';
import { rows } from '../../../src/db/rows.ts';
import type { Restaurant } from '../../../src/domain/restaurant.ts';
import { createLinkConsiderer } from '../../../src/ingest/discover/consider-links.ts';
import { createFrontier } from '../../../src/ingest/discover/frontier.ts';
import { offeredFacts } from '../../../src/ingest/discover/offered-facts.ts';
import { sitemapAddresses } from '../../../src/ingest/discover/sitemap.ts';
import type { Visit } from '../../../src/ingest/discover/visit.ts';
import { menuPage, PLAIN_PAGE } from '../../cli/menu-page.ts';
import { restaurantFacts } from '../../support/tagged-menu.ts';
import { openTown } from '../../support/town/open-town.ts';
import type { TownSite } from '../../support/town/town-site.ts';

const HOME = 'https://www.the-crown.example/';

const addressesOf = (sitemap: string) =>
  sitemapAddresses(
    HOME,
    {
      robots: { sitemaps: async () => [], isAllowed: async () => true, delayMs: async () => 0 },
      text: async () => sitemap,
      open: () => Promise.reject(new Error('a sitemap is all that is asked for')),
      sent: { requests: 0, bytes: 0 },
    },
    60,
  );

test('reads a sitemap up to its bounds, whatever is between its tags', async (t) => {
  t.deepEqual(await addressesOf(`<loc>\n <![CDATA[ ${HOME}a ]]></loc><loc>${HOME}b?x=1&amp;y=2</loc>`), [
    `${HOME}a`,
    `${HOME}b?x=1&y=2`,
  ]);
  t.deepEqual(await addressesOf(`<loc>${' '.repeat(400_000)}`), []);
  t.deepEqual(await addressesOf(`<loc>${HOME}${'a'.repeat(2000)}</loc><loc>${HOME}b</loc>`), [`${HOME}b`]);
  t.is((await addressesOf(`<loc>${HOME}a</loc>`.repeat(2000))).length, MAX_SITEMAP_ADDRESSES);
});

test('a visit considers a limited number of different addresses', async (t) => {
  const frontier = createFrontier();
  const limits = { requests: 60, steps: 3 };
  const links = createLinkConsiderer({ frontier, limits, place: '', facts: [], site: () => 'the-crown.example' });
  const page = { address: HOME, base: HOME, promise: 5, steps: 0, dishes: 0 };
  for (let first = 0; first < MAX_VISIT_LINKS + MAX_LINKS; first += MAX_LINKS) {
    const own = Array.from({ length: MAX_LINKS }, (_, i) => `/page-${first + i}`);
    await links.consider({
      ...page,
      links: own.map((href) => ({ href, kind: 'link', place: 'content', words: '', heading: '' })),
    });
  }
  t.true(frontier.knows(`${HOME}page-${MAX_VISIT_LINKS - 1}`));
  t.false(frontier.knows(`${HOME}page-${MAX_VISIT_LINKS}`));
  t.deepEqual(
    links.refused().map(({ address, why }) => ({ address, why })),
    [
      {
        address: `${HOME}page-${MAX_VISIT_LINKS}`,
        why: `this and what follows: more than ${MAX_VISIT_LINKS} addresses`,
      },
    ],
  );
});

test('an address linked again with a higher score moves ahead of earlier ones', (t) => {
  const frontier = createFrontier();
  const link = { href: '', kind: 'link', place: 'content', words: '', heading: '' } as const;
  for (const [name, promise] of [
    ['a', 5],
    ['b', 5],
    ['c', 4],
    ['c', 9],
    ['a', 6],
    ['b', 6],
  ] as const)
    frontier.add({ address: HOME + name, link, from: HOME, promise, steps: 1 });
  const opened = [0, 1, 2, 3].map(() => runSync(frontier.next(false))?.address.slice(HOME.length));
  t.deepEqual(opened, ['c', 'a', 'b', undefined]);
});

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

const KILN = {
  ...restaurantFacts({ name: 'The Kiln', street: '1 High Street', city: 'Leek', postcode: 'ST13 5AA', cuisine: 'Pub' }),
  ...{ id: 'r', country: 'United Kingdom', phoneNumber: '01538 123456', latitude: 53.1, longitude: -2 },
} as unknown as Restaurant;
const page = 'https://kiln.example/contact';
const offered = (facts: readonly object[], restaurant = KILN): readonly string[] =>
  offeredFacts(restaurant, { facts: facts.map((one) => ({ page, ...one })) } as unknown as Visit).map(
    ({ subject, details }) => `${subject} (${(details as { readonly before: string }).before})`,
  );

test('a site that repeats stored facts offers nothing', (t) => {
  t.deepEqual(offered([]), []);
  const same = {
    phone: '+44 1538 123 456',
    street: '1 high street',
    city: 'LEEK',
    postcode: 'st13 5aa',
    cuisine: 'pub',
  };
  t.deepEqual(offered([same]), []);
  t.deepEqual(offered([{ latitude: '53.105', longitude: '-2.003' }]), [], 'less than a kilometre away');
});

test('offers differing facts beside the stored ones', (t) => {
  t.deepEqual(offered([{ phone: '01782 999999', street: '2 Low Street' }]), [
    'phone: 01782 999999 (01538 123456)',
    'street: 2 Low Street (1 High Street)',
  ]);
  t.deepEqual(offered([{ latitude: '53.2', longitude: '-2.1' }]), ['coordinates: 53.2,-2.1 (53.1,-2)']);
  const unplaced = { ...KILN, latitude: 0, longitude: 0 };
  t.deepEqual(offered([{ latitude: '53.2', longitude: '-2.1' }], unplaced), ['coordinates: 53.2,-2.1 ()']);
});

test('offers no impossible facts, and none by a site of several places', (t) => {
  t.deepEqual(offered([{ postcode: 'nowhere' }, { postcode: 'nowhere' }]), []);
  t.deepEqual(offered([{ latitude: '0', longitude: '0' }]), []);
  t.deepEqual(offered([{ latitude: 'here', longitude: '-2.1' }]), []);
  t.deepEqual(offered([{ city: 'Stone' }, { city: 'Stafford' }]), []);
  t.deepEqual(offered([{ city: 'Stone' }, { city: 'Stone', page: 'https://kiln.example/' }]), ['city: Stone (Leek)']);
});
