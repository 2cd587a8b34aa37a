import { LRUCache } from 'lru-cache';
import type { Registry } from 'prom-client';
import { staleAfter } from '../../domain/freshness.ts';
import { JSON_TYPE } from '../../http/send-text.ts';
import { cacheMetrics } from '../../lib/cache-metrics.ts';
import type { Guard } from '../../lib/resilience.ts';
import type { ActiveMenus } from '../../ports/active-menus.ts';
import type { BodyEncoding, MenuBody, MenuStore } from '../../ports/menu-store.ts';
import type { DataHeaders } from '../shared/data-headers.ts';

export interface ReadyMenu {
  readonly bytes: Buffer;
  readonly etag: string;
  readonly lastModified: Date;
  readonly headers: Readonly<Record<string, string>>;
  readonly notModifiedHeaders: Readonly<Record<string, string>>;
}

const MAX_BYTES = 32 * 1024 * 1024;
/** Maximum age of a body after a missed notification. */
const MAX_STALE_MS = 5000;
/** Age from which a body is read again while it is still served: a busy service must not wait for the store all at once. */
const REFRESH_MS = 2000;

/** Reads stored menu bodies and caches the hot ones until any menu changes. Concurrent requests share one read. */
export function createMenuBodies(deps: {
  readonly menus: Pick<MenuStore, 'body'>;
  readonly activeMenus: Pick<ActiveMenus, 'onChange'>;
  readonly guard: Guard;
  readonly baseUrl: string;
  readonly data: DataHeaders;
  readonly registry: Registry;
  /** Milliseconds; replaced in tests. */
  readonly now?: () => number;
}): { find(menuId: number, encoding: BodyEncoding): ReadyMenu | Promise<ReadyMenu | null> } {
  const { now = () => performance.now() } = deps;
  const hot = new LRUCache<string, ReadyMenu>({
    ...{ perf: { now }, ttlResolution: 0 },
    max: 5000,
    maxSize: MAX_BYTES,
    sizeCalculation: (menu) => menu.bytes.length + 1024,
    ttl: MAX_STALE_MS,
  });
  const metrics = cacheMetrics(deps.registry, 'menus', () => ({ entries: hot.size, bytes: hot.calculatedSize }));
  /** Reads in progress, all begun after the last change. */
  const reading = new Map<string, Promise<ReadyMenu | null>>();
  let generation = 0;

  function forget(): void {
    generation += 1;
    hot.clear();
    reading.clear();
  }
  deps.activeMenus.onChange(forget);

  function load(menuId: number, encoding: BodyEncoding, key: string): Promise<ReadyMenu | null> {
    const known = reading.get(key);
    if (known) return known;
    const begun = read(menuId, encoding, key).finally(() => {
      if (reading.get(key) === begun) reading.delete(key);
    });
    reading.set(key, begun);
    return begun;
  }

  async function read(menuId: number, encoding: BodyEncoding, key: string): Promise<ReadyMenu | null> {
    const before = generation;
    const body = await deps.guard(() => deps.menus.body(menuId, encoding));
    if (!body) return null;
    const menu = ready(body, deps.baseUrl, deps.data);
    // A body read before a change may be stale, so it is not cached.
    if (generation === before) hot.set(key, menu);
    return menu;
  }

  function find(menuId: number, encoding: BodyEncoding): ReadyMenu | Promise<ReadyMenu | null> {
    const key = `${menuId}/${encoding}`;
    const known = hot.get(key);
    if (known === undefined) {
      metrics.miss();
      return load(menuId, encoding, key);
    }
    metrics.hit();
    // An unavailable store is reported by the next request without a cached body.
    if (hot.getRemainingTTL(key) < MAX_STALE_MS - REFRESH_MS) load(menuId, encoding, key).catch(() => undefined);
    return known;
  }

  return { find };
}

function ready(body: MenuBody, baseUrl: string, data: DataHeaders): ReadyMenu {
  const etag = `"${body.menuId}-${body.revision}-${body.encoding}"`;
  const notModifiedHeaders = {
    ETag: etag,
    'Last-Modified': body.lastModified.toUTCString(),
    'Cache-Control': body.replaced ? 'private, max-age=86400' : 'private, no-cache',
    Vary: data.vary('Accept'),
    ...(body.source && !body.replaced && sourceHeaders(body.source)),
    Link: [...versionLinks(baseUrl, body), data.helpLink].join(', '),
  };
  const coding = body.encoding === 'identity' ? {} : { 'Content-Encoding': body.encoding };
  const headers = { ...notModifiedHeaders, 'Content-Type': JSON_TYPE, ...coding };
  return { bytes: body.bytes, etag, lastModified: body.lastModified, headers, notModifiedHeaders };
}

/** Freshness of a menu in service; times in RFC 3339. */
function sourceHeaders({ checkedAt, state }: NonNullable<MenuBody['source']>): Readonly<Record<string, string>> {
  return {
    'X-Source-Checked-At': `${checkedAt.toISOString().slice(0, 19)}Z`,
    'X-Source-State': state,
    'X-Source-Stale-After': `${staleAfter(checkedAt).toISOString().slice(0, 19)}Z`,
  };
}

function versionLinks(baseUrl: string, body: MenuBody): string[] {
  const to = (id: number, rel: string) => `<${baseUrl}/v1/menus/${id}>; rel="${rel}"`;
  const links = [to(body.latestMenuId, 'latest-version')];
  if (body.previousMenuId !== null) links.push(to(body.previousMenuId, 'predecessor-version'));
  if (body.nextMenuId !== null) links.push(to(body.nextMenuId, 'successor-version'));
  return [...links, `<${baseUrl}/v1/menus/${body.menuId}/versions>; rel="version-history"`];
}
