import type { Evidence } from '@menu-data-service/menu-model/evidence';
import test from 'ava';
import { HtmlValidate } from 'html-validate';
import { menuLd } from '../../src/api/menus/menu-ld.ts';
import { restaurantLd } from '../../src/api/restaurants/restaurant.ts';
import { nextLink, numberedLinks, offsetLinks } from '../../src/api/shared/page-links.ts';
import type { RestaurantDetail } from '../../src/domain/restaurant.ts';
import { MAX_OFFSET } from '../../src/ports/search/queries.ts';
import { DOUBTFUL_PAGE, PLAIN_PAGE } from '../cli/menu-page.ts';
import { restaurantFacts, taggedItem } from '../support/tagged-menu.ts';
import { workbenchService } from '../workbench/workbench-service.ts';
import { everyPage } from './every-page.ts';
import { pagesService } from './pages-service.ts';

const told = { words: '', rule: 'label', confidence: 1 };
const stew = taggedItem({ name: 'Stew', description: null, vegan: true, calories: 540 });

function sectionOf(evidence: readonly Evidence[], { price = 0, name = '' } = {}) {
  const dates = { dateUpdated: '2026-05-01T08:00:00.000000', dateDeleted: null };
  const menu = {
    ...{ id: 7, version: 1, previousMenuVersionId: null, restaurantId: 'a', name: 'Lunch', sourceUrl: '', ...dates },
    sections: [{ id: 1, name, items: [{ ...stew, price }] }],
  };
  const items = [{ name: 'Stew', allergens: '', evidence, review: [] }];
  const known = { menuId: 7, revision: 1, leftOut: [], sections: [{ id: 1, name: '', items }] };
  const { hasMenuSection } = menuLd({ menu, evidence: known, restaurant: null }, 'https://menus.example') as {
    readonly hasMenuSection: readonly { readonly name?: string; readonly hasMenuItem: readonly unknown[] }[];
  };
  return hasMenuSection[0];
}

const dishOf = (evidence: readonly Evidence[], price = 0): unknown => sectionOf(evidence, { price })?.hasMenuItem[0];

test('a section without a heading has no name', (t) => {
  t.deepEqual(Object.keys(sectionOf([]) ?? {}), ['@type', 'hasMenuItem']);
  t.is(sectionOf([], { name: 'Mains' })?.name, 'Mains');
});

test('includes a known price, and diets and calories only if the restaurant states them', (t) => {
  const dish = { '@type': 'MenuItem', name: 'Stew' };
  t.deepEqual(dishOf([]), dish);
  const offers = { '@type': 'Offer', price: '11.50', priceCurrency: 'GBP' };
  t.deepEqual(dishOf([], 11.5), { ...dish, offers });
  t.deepEqual(dishOf([{ field: 'calories', value: '540', basis: 'estimated', ...told }]), dish);
  t.deepEqual(
    dishOf([
      { field: 'calories', value: '540', basis: 'stated', ...told },
      { field: 'vegan', value: 'true', basis: 'stated', ...told },
      { field: 'vegetarian', value: 'true', basis: 'estimated', ...told },
    ]),
    {
      ...dish,
      suitableForDiet: ['https://schema.org/VeganDiet'],
      nutrition: { '@type': 'NutritionInformation', calories: '540 kcal' },
    },
  );
});

const BASE = 'https://menus.example';
const read = (facts: object, menus: readonly string[] = []) =>
  restaurantLd(
    {
      ...restaurantFacts({
        name: 'The Kiln',
        street: '1 High Street',
        city: 'Leek',
        postcode: 'ST13 5AA',
        cuisine: '',
      }),
      ...{ id: 'r', country: 'United Kingdom', phoneNumber: '01538 123456', latitude: 0, longitude: 0 },
      menus: menus.map((name, id) => ({ id, name })),
      ...facts,
    } as unknown as RestaurantDetail,
    BASE,
  ) as Readonly<Record<string, unknown>>;

test('presents a restaurant in terms of schema.org, without unknown fields', (t) => {
  t.deepEqual(read({}), {
    ...{ '@context': 'https://schema.org', '@type': 'Restaurant', '@id': `${BASE}/restaurants/r` },
    ...{ name: 'The Kiln', url: `${BASE}/restaurants/r`, telephone: '+44 1538 123456', hasMenu: [] },
    address: {
      ...{ '@type': 'PostalAddress', streetAddress: '1 High Street', addressLocality: 'Leek' },
      ...{ postalCode: 'ST13 5AA', addressCountry: 'GB' },
    },
  });
  t.false('telephone' in read({ phoneNumber: '' }));
  t.is((read({ street: '' }).address as object & { readonly streetAddress?: string }).streetAddress, undefined);
});

test('includes its place, cuisine and menus if known', (t) => {
  const told = read({ latitude: 53.1, longitude: -2, cuisine: 'Pub' }, ['Lunch']);
  t.deepEqual(told.geo, { '@type': 'GeoCoordinates', latitude: 53.1, longitude: -2 });
  t.is(told.servesCuisine, 'Pub');
  t.is(told.menu, `${BASE}/menus/0`);
  t.deepEqual(told.hasMenu, [{ '@type': 'Menu', name: 'Lunch', url: `${BASE}/menus/0` }]);
  t.is(read({}, ['Lunch', 'Dinner']).menu, `${BASE}/restaurants/r`);
  t.false('menu' in read({}));
});

test('keeps numbers and names of other countries', (t) => {
  t.is(read({ country: 'Ireland', phoneNumber: '01 234' }).telephone, '01 234');
  t.is((read({ country: 'Atlantis' }).address as { readonly addressCountry: string }).addressCountry, 'Atlantis');
});

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // The layout of the source does not matter.
    'no-trailing-whitespace': 'off',
    'attribute-boolean-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
  },
});

/** Faults of a page's markup by the HTML standard, a line each. */
async function faults(address: string): Promise<readonly string[]> {
  const page = await (await fetch(address, { headers: { Accept: 'text/html' } })).text();
  const { results } = await validator.validateString(page);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
  );
}

async function faultsOf(base: string, paths: Readonly<Record<string, string>>): Promise<object> {
  const found = await Promise.all(
    Object.entries(paths).map(async ([name, path]) => [name, await faults(`${base}${path}`)] as const),
  );
  return Object.fromEntries(found.filter(([, all]) => all.length > 0));
}

test('the markup of every kind of page is valid', async (t) => {
  const service = await pagesService(t);
  t.deepEqual(await faultsOf(service.url, everyPage(service)), {});
});

test('the markup of every page for operators is valid', async (t) => {
  const { url, ingest, sourcePage } = await workbenchService(t);
  await ingest('lunch.html', PLAIN_PAGE);
  await ingest('lunch.html', DOUBTFUL_PAGE);
  const source = sourcePage('lunch.html').slice(url.length);
  const own = ['', '/decided', '/found', '/sources', '/state', '/source?restaurant=none&source=none'];
  const paths = [...own.map((path) => `/workbench${path}`), source, '/status'];
  t.deepEqual(await faultsOf(url, Object.fromEntries(paths.map((path) => [path, path]))), {});
});

const PAGES = 'https://menus.example/v1/menus/items';
const GIVEN = new Map([
  ['search', 'pie & peas'],
  ['offset', '7'],
]);
/** "first 0": the relation and its target. */
const relations = (links: readonly string[], parameter: string): readonly string[] =>
  links.map((link) => {
    const [, url = '', rel] = /^<([^>]+)>; rel="(\w+)"$/.exec(link) ?? [];
    return `${rel} ${new URL(url).searchParams.get(parameter)}`;
  });
const offsets = (limit: number, offset: number, total: number) =>
  relations(offsetLinks(PAGES, GIVEN, { limit, offset, total }), 'offset');

test('a list by limit and offset links to its first, previous, next and last page', (t) => {
  t.deepEqual(offsets(10, 0, 0), ['first 0', 'last 0']);
  t.deepEqual(offsets(10, 0, 10), ['first 0', 'last 0']);
  t.deepEqual(offsets(10, 0, 11), ['first 0', 'next 10', 'last 10']);
  t.deepEqual(offsets(10, 10, 30), ['first 0', 'prev 0', 'next 20', 'last 20']);
  t.deepEqual(offsets(10, 20, 30), ['first 0', 'prev 10', 'last 20']);
  t.deepEqual(offsets(10, 5, 30), ['first 0', 'prev 0', 'next 15', 'last 20']);
  t.deepEqual(offsets(10, 500, 30), ['first 0', 'prev 20', 'last 20']);
});

test('no link goes past the last allowed offset', (t) => {
  const many = MAX_OFFSET * 3;
  t.deepEqual(offsets(10, MAX_OFFSET - 10, many).slice(2), [`next ${MAX_OFFSET}`, `last ${MAX_OFFSET}`]);
  t.deepEqual(offsets(10, MAX_OFFSET, many).slice(1), [`prev ${MAX_OFFSET - 10}`, `last ${MAX_OFFSET}`]);
  const next = (offset: number, total: number) => nextLink(PAGES, GIVEN, { limit: 10, offset, total }).length;
  t.deepEqual([next(0, 10), next(0, 11), next(MAX_OFFSET - 10, many), next(MAX_OFFSET - 9, many)], [0, 1, 1, 0]);
});

test('links keep the query', (t) => {
  const [first = ''] = offsetLinks(PAGES, GIVEN, { limit: 10, offset: 0, total: 5 });
  t.is(first, `<${PAGES}?search=pie+%26+peas&offset=0&limit=10>; rel="first"`);
});

test('a list by numbered pages links to its first, previous, next and last page', (t) => {
  const pages = (page: number, totalPages: number) =>
    relations(numberedLinks(PAGES, GIVEN, { page, pageSize: 20, totalPages }), 'page');
  t.deepEqual(pages(1, 0), ['first 1', 'last 1']);
  t.deepEqual(pages(1, 3), ['first 1', 'next 2', 'last 3']);
  t.deepEqual(pages(2, 3), ['first 1', 'prev 1', 'next 3', 'last 3']);
  t.deepEqual(pages(3, 3), ['first 1', 'prev 2', 'last 3']);
  t.deepEqual(pages(9, 3), ['first 1', 'prev 3', 'last 3']);
});
