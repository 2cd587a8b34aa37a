import type { Tracer } from '@opentelemetry/api';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { AddressList } from '../lib/address-list.ts';
import type { ActiveMenus } from '../ports/active-menus.ts';
import type { MenuStore } from '../ports/menu-store.ts';
import type { QualityStore } from '../ports/quality-store.ts';
import type { RequestLevels } from '../ports/request-levels.ts';
import type { RestaurantStore } from '../ports/restaurant-store.ts';
import type { SearchIndex } from '../ports/search-index.ts';
import type { SourceStore } from '../ports/source-store.ts';

export interface ApiDeps {
  readonly menus: Pick<MenuStore, 'body' | 'versions' | 'evidence'>;
  readonly restaurants: Pick<RestaurantStore, 'list' | 'detail'>;
  readonly quality: QualityStore;
  readonly search: Pick<
    SearchIndex,
    'searchItems' | 'searchMenus' | 'itemFacets' | 'suggest' | 'explain' | 'generation'
  >;
  readonly activeMenus: ActiveMenus;
  /** Verifies the bearer token and sets `ctx.state.client`; throws ServiceError 400, 401 or 503. */
  readonly accessToken: Middleware;
  /** Address of the API for links, without trailing slash. */
  readonly baseUrl: string;
  /** Address of the token service, without trailing slash. */
  readonly authUrl: string;
  readonly corsOrigins: '*' | readonly string[];
  /** Proxies whose X-Forwarded-For is believed. */
  readonly trustedProxies?: AddressList | undefined;
  readonly tracer?: Tracer | undefined;
  /** Requests a minute and client. */
  readonly rateLimitPerMinute: number;
  /** The finder, restaurants and menus as pages for people, which need no token; null for none. */
  readonly pages: {
    /** Requests a minute and address. */
    readonly rateLimitPerMinute: number;
    readonly sources: Pick<SourceStore, 'source'>;
  } | null;
  readonly requestLevels: RequestLevels;
  readonly logger: Logger;
  readonly registry: Registry;
}
