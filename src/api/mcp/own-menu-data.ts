import { parseMenu } from '../../domain/parse-menu.ts';
import type { Guard } from '../../lib/guard.ts';
import type { MenuData } from '../../mcp/menu-data.ts';
import { toldWayOn } from '../../mcp/told-way-on.ts';
import type { ApiDeps } from '../api-deps.ts';
import { findItems } from '../item-query.ts';
import { findComparison } from '../menu-comparison.ts';
import { menuNotFound } from '../not-found.ts';
import { parseQuery } from '../parse-query.ts';
import { findParty } from '../party-query.ts';
import { presentItemSearchHit } from '../present/item-search-hit.ts';
import { presentMenuEvidence } from '../present/menu-evidence.ts';
import { presentParty } from '../present/party.ts';
import { relaxationsOf } from '../relaxations.ts';
import { readMenuId } from '../schemas/identifiers.ts';
import { itemQuerySchema } from '../schemas/item-search-query.ts';
import { partyQuerySchema } from '../schemas/parties.ts';

/** What the operations of the API answer, asked in this process. Parameters are read as those of a request are. */
export function ownMenuData(
  deps: Pick<ApiDeps, 'menus' | 'search' | 'activeMenus' | 'baseUrl'> & { readonly guard: Guard },
): MenuData {
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
    async getMenu(id) {
      const known = readMenuId(String(id));
      const body = known === null ? null : await deps.guard(() => deps.menus.body(known, 'identity'));
      if (!body) throw menuNotFound(String(id));
      return parseMenu(body.bytes);
    },
    async getMenuEvidence(id) {
      const known = readMenuId(String(id));
      const found = known === null ? null : await deps.guard(() => deps.menus.evidence(known));
      if (!found) throw menuNotFound(String(id));
      return presentMenuEvidence(found);
    },
    async compareMenuVersions(id, from) {
      return (await findComparison(deps, readMenuId(String(id)), String(id), from)).diff();
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
