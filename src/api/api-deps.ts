import type { Tracer } from '@opentelemetry/api';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { AddressList } from '../lib/address-list.ts';
import type { Guard } from '../lib/guard.ts';
import type { ActiveMenus } from '../ports/active-menus.ts';
import type { ChangeSignal } from '../ports/change-signal.ts';
import type { ExportManifests } from '../ports/export-manifests.ts';
import type { LookUps } from '../ports/look-ups.ts';
import type { PreparedExports } from '../ports/prepared-exports.ts';
import type { PriceStatistics } from '../ports/price-statistics.ts';
import type { PublishedPages } from '../ports/published-pages.ts';
import type { QualityStore } from '../ports/quality-store.ts';
import type { RequestLevels } from '../ports/request-levels.ts';
import type { AskedNear } from '../ports/search/near.ts';
import type { SearchReader } from '../ports/search-index.ts';
import type { SourceStore } from '../ports/source-store.ts';
import type { DataHeaders } from './data-headers.ts';
import type { PlaceFinder } from './near/circle-of.ts';

export interface ApiDeps extends LookUps {
  readonly places: PlaceFinder;
  /** What words of a search ask to be near. */
  readonly askedNear: (search: string) => AskedNear | null;
  readonly quality: QualityStore;
  readonly sources: Pick<SourceStore, 'source'>;
  /** Started and stopped by whoever made it. */
  readonly changeSignal: ChangeSignal;
  readonly search: Pick<
    SearchReader,
    'searchItems' | 'searchMenus' | 'itemFacets' | 'suggest' | 'searchParty' | 'families' | 'explain' | 'generation'
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
    /** What search engines get a list of; null where they are to stay away. */
    readonly published: PublishedPages | null;
  } | null;
  /** Null for none. */
  readonly exports: PreparedExports | null;
  readonly exportManifests: Pick<ExportManifests, 'keys' | 'manifest'>;
  /** Null for none. */
  readonly prices: PriceStatistics | null;
  /** Lets clients rehearse failures; see `rehearsal`. Never where somebody relies on the answers. */
  readonly sandbox?: boolean;
  /** Time for one request, and for one look-up of it; 2 and 1.5 s by default. */
  readonly patience?: { readonly requestMs: number; readonly storeMs: number };
  readonly requestLevels: RequestLevels;
  readonly logger: Logger;
  readonly registry: Registry;
}

/** What asks the database, which is guarded. */
export type Guarded<Part extends keyof ApiDeps> = Pick<ApiDeps, Part> & { readonly guard: Guard };

/** What an operation is made of that answers from the database. */
export type FromDatabase<Part extends keyof ApiDeps> = Guarded<Part> & { readonly data: DataHeaders };

/** What an operation is made of that answers from the search engine. */
export type FromEngine<Part extends keyof ApiDeps = never> = Pick<ApiDeps, 'search' | 'activeMenus' | Part> & {
  readonly data: DataHeaders;
};
