import test from 'ava';
import { createOpenApi } from '../../src/api/openapi/create-openapi.ts';
import { OPERATIONS } from '../../src/api/operations.ts';
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
