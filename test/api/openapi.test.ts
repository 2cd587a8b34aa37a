import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { Registry } from 'prom-client';
import { isPicture } from '../../app/processes/sample-menus.ts';
import { v1Routes } from '../../src/api/create-api.ts';
import { partyQuerySchema } from '../../src/api/items/party-schema.ts';
import { createOpenApi } from '../../src/api/openapi/create-openapi.ts';
import { OPERATIONS } from '../../src/api/operations.ts';
import { PROBLEM_KINDS } from '../../src/api/pages/problem-catalogue.ts';
import type { ApiDeps } from '../../src/api/shared/api-deps.ts';
import { createDataHeaders } from '../../src/api/shared/data-headers.ts';
import { packageRoot } from '../../src/lib/package-root.ts';
import { sampleMenus } from '../support/asked/sample-menus.ts';
import { searchOver } from '../support/search-index.ts';
import { apiService, BASE_URL } from './api-service.ts';
import { allMade, seededService } from './seeded.ts';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly example?: unknown;
  readonly schema?: Readonly<Record<string, unknown>>;
  readonly style?: string;
  /** For a parameter that is JSON. */
  readonly content?: Readonly<Record<string, { readonly example?: unknown }>>;
}
interface Document {
  readonly openapi: string;
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<
    Record<
      string,
      {
        readonly get: {
          readonly parameters?: readonly Parameter[];
          readonly responses: Readonly<Record<string, unknown>>;
        };
      }
    >
  >;
  readonly components: {
    readonly schemas: Readonly<
      Record<
        string,
        { readonly properties?: object; readonly additionalProperties?: boolean; readonly required?: readonly string[] }
      >
    >;
  };
}

/** As served, except addresses and examples. */
const MADE: Document = JSON.parse(JSON.stringify(createOpenApi({ baseUrl: BASE_URL, authUrl: BASE_URL }, null)));

const namesIn = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);

test('the OpenAPI 3.1 document has every operation with its parameters and answers', async (t) => {
  const { url } = await apiService(t);
  const response = await fetch(`${url}/openapi.json`);
  t.is(response.status, 200);
  const document = (await response.json()) as Document;
  t.is(document.openapi, '3.1.0');
  t.is(document.servers[0]?.url, BASE_URL);
  t.deepEqual(
    Object.keys(document.paths),
    OPERATIONS.map(({ path }) => path),
  );
  for (const { path, query } of OPERATIONS) {
    const operation = document.paths[path]?.get;
    t.deepEqual(
      operation?.parameters?.map(({ name }) => name) ?? [],
      [...namesIn(path), ...Object.keys(query?.shape ?? {})],
      path,
    );
    for (const status of ['200', '400', '401', '406', '429', '500', '503'])
      t.truthy(operation?.responses[status], `${path} ${status}`);
  }
});

test('describes parameters by their parsed value', (t) => {
  const of = (path: string) => new Map(MADE.paths[path]?.get.parameters?.map((each) => [each.name, each]));
  const parameters = of('/v1/menus/items');
  t.true(of('/v1/suggestions').get('search')?.required);
  // with near nothing else is needed
  t.falsy(parameters.get('search')?.required);
  t.like(parameters.get('limit')?.schema, { type: 'integer', minimum: 1, default: 100 });
  t.like(parameters.get('vegan')?.schema, { type: 'boolean' });
  t.like(parameters.get('minPrice')?.schema, { type: 'number', minimum: 0 });
  t.falsy(parameters.get('vegan')?.required);
  t.falsy(parameters.get('limit')?.required);
  t.regex(parameters.get('limit')?.description ?? '', /^Hits in the answer/);
});

test('describes the format of lists and objects in a query', (t) => {
  const of = (path: string, name: string) =>
    MADE.paths[path]?.get.parameters?.find((parameter) => parameter.name === name);
  const words = of('/v1/menus/items', 'excludeAllergens');
  t.like(words, { style: 'form', explode: false, schema: { type: 'array' } });
  t.is(words?.content, undefined);
  const json = Object.values(MADE.paths).flatMap(({ get }) => (get.parameters ?? []).filter(({ content }) => content));
  t.true(json.length > 0);
  for (const { name, schema, content, style } of json) {
    t.is(schema, undefined, name);
    t.is(style, undefined, name);
    t.deepEqual(Object.keys(content ?? {}), ['application/json'], name);
  }
});

test('every operation can be tried as documented: required parameters have working examples, and defaults can be sent', async (t) => {
  const service = await seededService(t);
  const { url, get } = service;
  await allMade(service);
  const document = (await (await fetch(`${url}/openapi.json`)).json()) as Document;
  for (const [path, { get: operation }] of Object.entries(document.paths)) {
    const [query, given] = [new URLSearchParams(), operation.parameters ?? []];
    for (const { name, required, content, ...plain } of given) {
      const json = content?.['application/json']?.example;
      const example = json === undefined ? plain.example : JSON.stringify(json);
      if (required) t.not(example, undefined, `${path} ${name}`);
      // Client generators send a default if nothing else is given.
      const sent = example ?? plain.schema?.default;
      if (!namesIn(path).includes(name) && sent !== undefined) query.set(name, String(sent));
    }
    const example = (name: string) => String(given.find((one) => one.name === name)?.example);
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => example(name));
    t.is((await get(`${address}?${query}`)).status, 200, path);
  }
});

test('the schemas of the specification allow no further keys', (t) => {
  for (const name of [
    'Menu',
    'Section',
    'MenuItem',
    'MenuSearchHit',
    'ItemSearchHit',
    'RestaurantSummary',
    'RestaurantPage',
    'RestaurantDetail',
    'MenuReference',
    'Problem',
  ]) {
    const schema = MADE.components.schemas[name];
    t.is(schema?.additionalProperties, false, name);
    if (name !== 'Problem') t.deepEqual(schema?.required, Object.keys(schema?.properties ?? {}), name);
  }
});

test('client generators find an object for each schema, and a name for each of several forms', (t) => {
  const closed: unknown[] = [];
  const unnamed: unknown[] = [];
  JSON.stringify(MADE, (key: string, value: unknown) => {
    if (key === 'items' && typeof value === 'boolean') closed.push(value);
    if (key === 'oneOf') unnamed.push(...(value as readonly object[]).filter((form) => !('$ref' in form)));
    return value;
  });
  t.deepEqual(closed, []);
  t.deepEqual(unnamed, []);
});

const index = searchOver(sampleMenus());

/** Searches that a text suggests. */
function searchesIn(file: string): readonly string[] {
  const text = readFileSync(join(packageRoot, file), 'utf8');
  return [...text.matchAll(/\/v1\/(?:menus(?:\/items(?:\/explain|\/facets)?)?|suggestions)\?search=[^"`'\s]+/g)].map(
    ([found]) => found,
  );
}

async function found(path: string, search: string): Promise<number> {
  const query = { search, limit: 3, offset: 0, withoutMenus: [] };
  if (path === '/v1/suggestions') return (await index.suggest(query)).length;
  if (path === '/v1/menus') return (await index.searchMenus(query)).total;
  if (path.endsWith('/facets')) return (await index.itemFacets({ ...query, filter: {} })).total;
  return (await index.searchItems({ ...query, filter: {} })).total;
}

test('every search shown in README, start page, docs and start banner finds something in the samples, except the one for relaxations', async (t) => {
  const examples = [
    ...OPERATIONS.flatMap(({ path, exampleQuery }) =>
      exampleQuery?.startsWith('search=') ? [`${path}?${exampleQuery}`] : [],
    ),
    ...searchesIn('README.md'),
    ...searchesIn('docs/api.md'),
    ...searchesIn('app/processes/start-banner.ts'),
    ...searchesIn('app/cli/token-commands.ts'),
  ];
  t.true(examples.length >= 8);
  for (const example of examples) {
    const { pathname, searchParams } = new URL(example, 'http://localhost');
    const leadsOn = pathname.endsWith('/relaxations');
    t.is((await found(pathname, searchParams.get('search') ?? '')) > 0, !leadsOn, example);
  }
});

test('the search of the start banner finds something before the photographs are read', async (t) => {
  const early = searchOver(sampleMenus((source) => !isPicture(source)));
  const [example = ''] = searchesIn('app/processes/start-banner.ts');
  const search = new URL(example, 'http://localhost').searchParams.get('search') ?? '';
  t.true((await early.searchItems({ search, filter: {}, limit: 3, offset: 0, withoutMenus: [] })).total > 0, example);
});

test('the example of the party search finds a restaurant in the samples', async (t) => {
  const { exampleQuery } = OPERATIONS.find(({ id }) => id === 'searchParties') ?? {};
  const query = partyQuerySchema.parse(Object.fromEntries(new URLSearchParams(exampleQuery)));
  const { eaters, allergenCertainty = 'stated', ...rest } = query;
  const { places } = await index.searchParty({
    ...{ eaters: eaters.map(({ eater }) => eater), certainty: allergenCertainty, filter: {}, withoutMenus: [] },
    ...{ dishes: rest.dishes, limit: rest.limit },
  });
  t.true(places.length > 0);
});

test('suggestions forgive what the search forgives, also in the last word', async (t) => {
  const suggested = async (search: string) =>
    (await index.suggest({ search, limit: 8, withoutMenus: [] })).map(({ text }) => text);
  t.true((await suggested('chicken tika')).includes('Chicken Tikka'));
  t.true((await suggested('chiken tik')).includes('Chicken Tikka'));
  t.true((await suggested('margerita piz')).includes('Margherita'));
  t.true((await suggested('cheesy gralic br')).some((text) => /garlic/i.test(text)));
  t.deepEqual(await suggested('zzzzqq'), []);
});

/** Enough to set up the routes; no request is answered. */
const deps = { activeMenus: { onChange: () => undefined }, registry: new Registry() } as unknown as ApiDeps;

test('every route is documented, and every documented operation has a route', (t) => {
  const data = createDataHeaders('https://menus.example', '*');
  const { stack } = v1Routes(deps, { data, database: (work) => work(() => new AbortController().signal) });
  const routes = stack.flatMap(({ methods, path }) =>
    methods.map((method) => `${method} ${String(path).replace(/:(\w+)/g, '{$1}')}`),
  );
  const documented = OPERATIONS.flatMap(({ path }) => [`GET ${path}`, `HEAD ${path}`]);
  t.deepEqual(routes.toSorted(), documented.toSorted());
});

const THROWN = /new \w*(?:Error|Problem)\(\s*(\d{3}),\s*'([a-z_]+)'/g;

test('every code of the catalogue is thrown with its documented status', (t) => {
  const sources = readdirSync(join(packageRoot, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(packageRoot, 'src', name));
  const statuses = new Map(PROBLEM_KINDS.map(({ code, status }) => [code, status]));
  const thrown = sources
    .flatMap((source) => [...readFileSync(source, 'utf8').matchAll(THROWN)])
    .flatMap(([, status, code = '']) => (statuses.has(code) ? [{ code, status: Number(status) }] : []));
  t.deepEqual(
    thrown.filter(({ code, status }) => statuses.get(code) !== status),
    [],
  );
  t.true(new Set(thrown.map(({ code }) => code)).size >= 20);
});

test('meta documents units and special values', async (t) => {
  const { read } = await apiService(t);
  const meta = await read<{ currency: string; values: { field: string; value: string }[] }>('getMeta', '/v1/meta');
  t.like(meta, { currency: 'GBP', energyUnit: 'kcal', timeZone: 'UTC' });
  for (const value of ['0', 'null', '""', '-'])
    t.true(
      meta.values.some((entry) => entry.value === value),
      value,
    );
});

test('GET /v1/allergens says which allergens can be likely absent, and how often that was wrong', async (t) => {
  const { read } = await apiService(t);
  const allergens = await read<{ code: string; likely: { by: string; dishes: number; upperBound: number }[] }[]>(
    'listAllergens',
    '/v1/allergens',
  );
  const of = new Map(allergens.map(({ code, likely }) => [code, likely]));
  t.deepEqual(of.get('GLUTEN'), []);
  t.true(of.get('CRUSTACEANS')?.some(({ by }) => by === 'estimate'));
  for (const [code, likely] of of)
    for (const { dishes, upperBound } of likely) t.true(dishes > 100 && upperBound <= 0.02, code);
});

test('the allergens are the 14 of UK food law, with codes and words', async (t) => {
  const { read } = await apiService(t);
  const allergens = await read<{ code: string; name: string; aliases: string[] }[]>('listAllergens', '/v1/allergens');
  t.is(allergens.length, 14);
  t.like(allergens[0], { code: 'CELERY', name: 'Celery' });
});
