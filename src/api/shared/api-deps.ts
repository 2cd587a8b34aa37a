import type { Tracer } from '@opentelemetry/api';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { AddressList } from '../../lib/address-list.ts';
import type { Guard } from '../../lib/resilience.ts';
import type { ActiveMenus } from '../../ports/active-menus.ts';
import type { ChangeFeed } from '../../ports/change-feed.ts';
import type { ChangeSignal } from '../../ports/change-signal.ts';
import type { MenuStore } from '../../ports/menu-store.ts';
import type { PreparedExports } from '../../ports/prepared-exports.ts';
import type { RestaurantStore } from '../../ports/restaurant-store.ts';
import type { AskedNear } from '../../ports/search/near.ts';
import type { SearchReader } from '../../ports/search-index.ts';
import type { SourceStore } from '../../ports/source-store.ts';
import type { PlaceFinder } from './circle-of.ts';
import type { DataHeaders } from './data-headers.ts';

export interface ApiDeps {
  readonly menus: Pick<MenuStore, 'body' | 'versions' | 'evidence' | 'matching'>;
  readonly restaurants: Pick<RestaurantStore, 'list' | 'detail'>;
  readonly changeFeed: Pick<ChangeFeed, 'read' | 'end'>;
  readonly places: PlaceFinder;
  /** Extracts a place to be near from the words of a search. */
  readonly askedNear: (search: string) => AskedNear | null;
  readonly sources: Pick<SourceStore, 'source'>;
  /** Started and stopped by its creator. */
  readonly changeSignal: ChangeSignal;
  readonly search: Pick<
    SearchReader,
    'searchItems' | 'searchMenus' | 'itemFacets' | 'suggest' | 'searchParty' | 'families' | 'explain' | 'generation'
  >;
  readonly activeMenus: ActiveMenus;
  /** Verifies the bearer token and sets `ctx.state.client`; throws ServiceError 400, 401 or 503. */
  readonly accessToken: Middleware;
  readonly baseUrl: string;
  readonly authUrl: string;
  readonly corsOrigins: '*' | readonly string[];
  /** Proxies whose X-Forwarded-For is trusted. */
  readonly trustedProxies?: AddressList | undefined;
  readonly tracer?: Tracer | undefined;
  readonly rateLimitPerMinute: number;
  /** Serves the finder, restaurants and menus as pages for people, which need no token; null for none. */
  readonly pages: {
    readonly rateLimitPerMinute: number;
  } | null;
  readonly exports: PreparedExports | null;
  /** Timeouts of a request and of one look-up in it; 2 and 1.5 s by default. */
  readonly patience?: { readonly requestMs: number; readonly storeMs: number };
  /** Processes that share the limits; each allows its part. */
  readonly limitsSharedBy?: number | undefined;
  readonly logger: Logger;
  readonly registry: Registry;
}

export type Guarded<Part extends keyof ApiDeps> = Pick<ApiDeps, Part> & { readonly guard: Guard };

export type FromDatabase<Part extends keyof ApiDeps> = Guarded<Part> & { readonly data: DataHeaders };

export type FromEngine<Part extends keyof ApiDeps = never> = Pick<ApiDeps, 'search' | 'activeMenus' | Part> & {
  readonly data: DataHeaders;
};
