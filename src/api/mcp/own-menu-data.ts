import type { MenuData } from '../../mcp/menu-data.ts';
import { toldWayOn } from '../../mcp/told-way-on.ts';
import type { Guarded } from '../api-deps.ts';
import { findItems } from '../item-query.ts';
import { ofMenu, readMenu } from '../menu-by-id.ts';
import { findComparison } from '../menu-comparison.ts';
import { parseQuery } from '../parse-query.ts';
import { findParty } from '../party-query.ts';
import { presentItemSearchHit } from '../present/item-search-hit.ts';
import { presentMenuEvidence } from '../present/menu-evidence.ts';
import { presentParty } from '../present/party.ts';
import { relaxationsOf } from '../relaxations.ts';
import { itemQuerySchema } from '../schemas/item-search-query.ts';
import { partyQuerySchema } from '../schemas/parties.ts';

/** What the operations of the API answer, asked in this process. Parameters are read as those of a request are. */
export function ownMenuData(deps: Guarded<'menus' | 'search' | 'activeMenus' | 'baseUrl'>): MenuData {
  return {
    async searchItems(parameters, signal) {
      const { query } = parseQuery(itemQuerySchema, { querystring: queryOf(parameters) });
      const page = await findItems(deps, query, signal);
      const excludes = query.excludeAllergens !== undefined || page.understood.excludeAllergens !== undefined;
      return {
        hits: page.hits.map(presentItemSearchHit),
        total: page.total,
        allergensUnknown: excludes ? page.allergensUnknown : null,
        allergensLikely: excludes ? page.allergensLikely : null,
      };
    },
    async waysOn(parameters, signal) {
      const { query } = parseQuery(itemQuerySchema, { querystring: queryOf(parameters) });
      const page = await findItems(deps, { ...query, offset: 0 }, signal);
      return (await relaxationsOf(deps, query, page, signal)).map(toldWayOn);
    },
    async searchParties(parameters, signal) {
      const { query } = parseQuery(partyQuerySchema, { querystring: queryOf(parameters) });
      const page = await findParty(deps, query, signal);
      const names = query.eaters.map(({ name }) => name);
      return presentParty(page, names, query.allergenCertainty ?? 'stated');
    },
    getMenu: (id) => ofMenu(String(id), (known) => readMenu(deps, known)),
    async getMenuEvidence(id) {
      return presentMenuEvidence(await ofMenu(String(id), (known) => deps.guard(() => deps.menus.evidence(known))));
    },
    async compareMenuVersions(id, from) {
      return (await findComparison(deps, String(id), from)).diff();
    },
  };
}

/** As the clients write it: what is no plain value is JSON. */
function queryOf(parameters: object): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) query.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return query.toString();
}
