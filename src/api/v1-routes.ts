import Router from '@koa/router';
import { acceptsJson } from '../http/accepts-json.ts';
import type { Guard } from '../lib/guard.ts';
import { answerCache } from './answer-cache.ts';
import type { ApiDeps } from './api-deps.ts';
import type { DataHeaders } from './data-headers.ts';
import { createMenuBodies } from './menu-bodies.ts';
import { allergensRoute } from './routes/allergens.ts';
import { changesRoute } from './routes/changes.ts';
import { exportFileRoute } from './routes/export-file.ts';
import { exportKeysRoute } from './routes/export-keys.ts';
import { exportManifestRoute } from './routes/export-manifest.ts';
import { familiesRoute } from './routes/families.ts';
import { itemExplainRoute } from './routes/item-explain.ts';
import { itemFacetsRoute } from './routes/item-facets.ts';
import { itemRelaxationsRoute } from './routes/item-relaxations.ts';
import { itemSearchRoute } from './routes/item-search.ts';
import { menuRoute } from './routes/menu.ts';
import { menuDiffRoute } from './routes/menu-diff.ts';
import { menuEvidenceRoute } from './routes/menu-evidence.ts';
import { menuPricesRoute } from './routes/menu-prices.ts';
import { menuSearchRoute } from './routes/menu-search.ts';
import { menuSourcesRoute } from './routes/menu-sources.ts';
import { menuVersionsRoute } from './routes/menu-versions.ts';
import { metaRoute } from './routes/meta.ts';
import { partySearchRoute } from './routes/party-search.ts';
import { priceStatisticsRoute } from './routes/price-statistics.ts';
import { qualityRoute } from './routes/quality.ts';
import { restaurantRoute } from './routes/restaurant.ts';
import { restaurantListRoute } from './routes/restaurant-list.ts';
import { suggestionsRoute } from './routes/suggestions.ts';
import { searchGeneration } from './search-generation.ts';

/** The data operations. `sensitive`, so that no other spelling of a path leads to them. Those without `json` answer in other types too. */
export function v1Routes(deps: ApiDeps, tools: { readonly data: DataHeaders; readonly database: Guard }): Router {
  const fromDatabase = { ...deps, data: tools.data, guard: tools.database };
  const fromEngine = { ...deps, data: tools.data };
  const cached = answerCache('answers', searchGeneration(deps), deps.registry);
  const json = acceptsJson();
  return new Router({ sensitive: true, prefix: '/v1' })
    .get('/menus', json, cached, menuSearchRoute(fromEngine))
    .get('/menus/items', json, cached, itemSearchRoute(fromEngine))
    .get('/menus/items/explain', json, itemExplainRoute(fromEngine))
    .get('/menus/items/facets', json, cached, itemFacetsRoute(fromEngine))
    .get('/menus/items/relaxations', json, cached, itemRelaxationsRoute(fromEngine))
    .get('/families', json, cached, familiesRoute(fromEngine))
    .get('/suggestions', json, cached, suggestionsRoute(fromEngine))
    .get('/menus/:id', menuRoute(fromDatabase, createMenuBodies(fromDatabase)))
    .get('/menus/:id/versions', menuVersionsRoute(fromDatabase))
    .get('/menus/:id/diff', json, menuDiffRoute(fromDatabase))
    .get('/menus/:id/evidence', json, menuEvidenceRoute(fromDatabase))
    .get('/menus/:id/prices', json, menuPricesRoute(fromDatabase))
    .get('/menus/:id/sources', json, menuSourcesRoute(fromDatabase))
    .get('/restaurants', restaurantListRoute(fromDatabase))
    .get('/restaurants/:id', restaurantRoute(fromDatabase))
    .get('/parties/search', json, cached, partySearchRoute(fromEngine))
    .get('/stats/prices', json, priceStatisticsRoute(fromDatabase))
    .get('/export/manifest.json', json, exportManifestRoute(fromDatabase))
    .get('/export/keys.json', json, exportKeysRoute(fromDatabase))
    .get('/export/:file', exportFileRoute(fromDatabase))
    .get('/changes', changesRoute(fromDatabase))
    .get('/quality', json, qualityRoute(fromDatabase))
    .get('/allergens', json, allergensRoute(tools.data))
    .get('/meta', json, metaRoute(deps, tools.data));
}
