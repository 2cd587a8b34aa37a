import type { Dependency, ServiceBehindProxies } from './service-behind-proxies.ts';

export interface Endpoint {
  readonly name: string;
  readonly url: string;
  init(): RequestInit;
  readonly needs: readonly Dependency[];
}

/** Tokens new to the API. */
const NEW_TOKENS = 4;

/** One request for each way of making an answer. */
export async function endpointsOf(service: ServiceBehindProxies): Promise<readonly Endpoint[]> {
  const { baseUrl, authUrl, menus, restaurantId, credentials } = service;
  const body = JSON.stringify({ ...credentials, grant_type: 'client_credentials', audience: baseUrl });
  const tokenRequest = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
  const newToken = () => tokenOf(`${authUrl}/oauth/token`, tokenRequest);
  const tokens = await Promise.all(Array.from({ length: NEW_TOKENS }, newToken));
  const known = await newToken();
  const bearing = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });
  const read = (name: string, path: string, ...needs: Dependency[]): Endpoint => ({
    ...{ name, needs, url: `${baseUrl}${path}` },
    init: () => bearing(known),
  });
  const open = (name: string, url: string): Endpoint => ({ name, url, needs: [], init: () => ({}) });
  return [
    read('menu', `/v1/menus/${menus.ids[0]}`, 'Postgres'),
    read('menu versions', `/v1/menus/${menus.ids[0]}/versions`, 'Postgres'),
    read('menu sources', `/v1/menus/${menus.ids[0]}/sources`, 'Postgres'),
    read('menu evidence', `/v1/menus/${menus.ids[0]}/evidence`, 'Postgres'),
    read('changes', '/v1/changes?limit=5', 'Postgres'),
    read('restaurants', '/v1/restaurants', 'Postgres'),
    read('restaurant', `/v1/restaurants/${restaurantId}`, 'Postgres'),
    read('menu search', '/v1/menus?search=steady', 'search engine'),
    read('item search', '/v1/menus/items?search=stalwart', 'search engine'),
    read('explain', '/v1/menus/items/explain?search=stalwart', 'search engine'),
    read('facets', '/v1/menus/items/facets?search=stalwart', 'search engine'),
    read('party search', `/v1/parties/search?eaters=${encodeURIComponent('[{}]')}&dishes=1`, 'search engine'),
    read('suggestions', '/v1/suggestions?search=stal', 'search engine'),
    read('allergens', '/v1/allergens'),
    read('meta', '/v1/meta'),
    { ...read('meta, with a new token', '/v1/meta'), init: () => bearing(tokens.pop() ?? known) },
    open('start page', `${baseUrl}/`),
    open('OpenAPI', `${baseUrl}/openapi.json`),
    open('key set', `${authUrl}/.well-known/jwks.json`),
    { name: 'token', url: `${authUrl}/oauth/token`, init: () => tokenRequest, needs: ['Postgres'] },
  ];
}

async function tokenOf(url: string, request: RequestInit): Promise<string> {
  const response = await fetch(url, request);
  return ((await response.json()) as { access_token: string }).access_token;
}
