import { findItems } from './items/item-query.ts';
import { presentItemSearchHit } from './items/item-search-hit.ts';
import { itemQuerySchema } from './items/item-search-query.ts';
import { partyQuerySchema } from './items/party-schema.ts';
import { findParty, presentParty } from './items/party-search.ts';
import { relaxationsOf } from './items/relaxations.ts';
import type { Answer, Ask, Operations } from './mcp/operations.ts';
import { findByMenuId, readMenu } from './menus/menu-by-id.ts';
import { findComparison } from './menus/menu-diff.ts';
import { presentMenuEvidence } from './menus/menu-evidence.ts';
import { setAllergenCounts } from './shared/allergen-headers.ts';
import type { Guarded } from './shared/api-deps.ts';
import { parseQuery } from './shared/parse-query.ts';

type Own = {
  readonly [Name in keyof Operations]: (
    parameters: Operations[Name]['parameters'],
    signal: AbortSignal,
    headers: Headers,
  ) => Promise<Operations[Name]['answer']>;
};

/** Calls API operations in this process. Parameters are parsed like those of a request. */
export function askOwnOperations(deps: Guarded<'menus' | 'search' | 'activeMenus' | 'baseUrl'>): Ask {
  const itemQuery = (parameters: object) => parseQuery(itemQuerySchema, { querystring: queryOf(parameters) }).query;
  const own: Own = {
    async searchItems(parameters, signal, headers) {
      const query = itemQuery(parameters);
      const page = await findItems(deps, query, signal);
      headers.set('X-Total-Count', String(page.total));
      setAllergenCounts(headers, query.excludeAllergens, page);
      return page.hits.map(presentItemSearchHit);
    },
    async relaxItemSearch(parameters, signal) {
      const query = { ...itemQuery(parameters), offset: 0 };
      const page = await findItems(deps, query, signal);
      return { items: [...(await relaxationsOf(deps, query, page, signal))] };
    },
    async searchParties(parameters, signal) {
      const { query } = parseQuery(partyQuerySchema, { querystring: queryOf(parameters) });
      const names = query.eaters.map(({ name }) => name);
      return presentParty(await findParty(deps, query, signal), names, query.allergenCertainty ?? 'stated');
    },
    getMenu: ({ id }) => findByMenuId(String(id), (known) => readMenu(deps, known)),
    getMenuEvidence: async ({ id }) =>
      presentMenuEvidence(await findByMenuId(String(id), (known) => deps.guard(() => deps.menus.evidence(known)))),
    compareMenuVersions: async ({ id, from }) =>
      (await findComparison(deps, String(id), from === undefined ? undefined : Number(from))).diff(),
  };
  return async <Name extends keyof Operations>(
    name: Name,
    parameters: Operations[Name]['parameters'],
    signal: AbortSignal,
  ): Promise<Answer<Name>> => {
    const headers = new Headers();
    return { data: await own[name](parameters, signal, headers), headers };
  };
}

function queryOf(parameters: object): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) query.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return query.toString();
}
