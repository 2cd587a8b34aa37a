import Router from '@koa/router';
import { acceptsJson } from '../http/accepts-json.ts';
import type { Guard } from '../lib/guard.ts';
import { answerCache } from './answer-cache.ts';
import type { ApiDeps } from './api-deps.ts';
import type { DataHeaders } from './data-headers.ts';
import { createMenuBodies } from './menu-bodies.ts';
import { allergensRoute } from './routes/allergens.ts';
import { itemExplainRoute } from './routes/item-explain.ts';
import { itemFacetsRoute } from './routes/item-facets.ts';
import { itemSearchRoute } from './routes/item-search.ts';
import { menuRoute } from './routes/menu.ts';
import { menuDiffRoute } from './routes/menu-diff.ts';
import { menuEvidenceRoute } from './routes/menu-evidence.ts';
import { menuSearchRoute } from './routes/menu-search.ts';
import { menuVersionsRoute } from './routes/menu-versions.ts';
import { metaRoute } from './routes/meta.ts';
import { qualityRoute } from './routes/quality.ts';
import { restaurantRoute } from './routes/restaurant.ts';
import { restaurantListRoute } from './routes/restaurant-list.ts';
import { suggestionsRoute } from './routes/suggestions.ts';
import { searchGeneration } from './search-generation.ts';

/** The data operations. `sensitive`, so that no other spelling of a path leads to them. */
export function v1Routes(deps: ApiDeps, tools: { readonly data: DataHeaders; readonly database: Guard }): Router {
  const fromDatabase = { ...deps, data: tools.data, guard: tools.database };
  const fromEngine = { ...deps, data: tools.data };
  const cached = answerCache('answers', searchGeneration(deps), deps.registry);
  return new Router({ sensitive: true, prefix: '/v1' })
    .use(acceptsJson())
    .get('/menus', cached, menuSearchRoute(fromEngine))
    .get('/menus/items', cached, itemSearchRoute(fromEngine))
    .get('/menus/items/explain', itemExplainRoute(fromEngine))
    .get('/menus/items/facets', cached, itemFacetsRoute(fromEngine))
    .get('/suggestions', cached, suggestionsRoute(fromEngine))
    .get('/menus/:id', menuRoute(createMenuBodies(fromDatabase)))
    .get('/menus/:id/versions', menuVersionsRoute(fromDatabase))
    .get('/menus/:id/diff', menuDiffRoute(fromDatabase))
    .get('/menus/:id/evidence', menuEvidenceRoute(fromDatabase))
    .get('/restaurants', restaurantListRoute(fromDatabase))
    .get('/restaurants/:id', restaurantRoute(fromDatabase))
    .get('/quality', qualityRoute(fromDatabase))
    .get('/allergens', allergensRoute(tools.data))
    .get('/meta', metaRoute(deps, tools.data));
}
