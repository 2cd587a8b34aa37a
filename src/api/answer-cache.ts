import type { OutgoingHttpHeaders } from 'node:http';
import type { Context, Middleware } from 'koa';
import { LRUCache } from 'lru-cache';
import type { Registry } from 'prom-client';
import { isNotModified } from '../http/conditional.ts';
import { codingFor } from '../http/send-text.ts';
import { setHeaders } from '../http/set-headers.ts';
import { cacheMetrics } from '../lib/cache-metrics.ts';

/** What a route answered for one address in one content coding. */
interface Answer {
  readonly generation: string;
  /** Those that the route set. */
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

const MOST_BYTES = 16 * 1024 * 1024;
/** A postcode or a town that was looked up may be known, or elsewhere, by now; the index does not change with it. */
const KEPT_MS = 60_000;
/** Headers, entry and what the cache itself needs. */
const BYTES_BESIDE_BODY = 2048;

/**
 * Keeps finished answers, because people who search as they type all type the same beginnings. An answer is used only
 * while the generation is the one that it was made in from its beginning to its end, so it is never older than what is searched, and no
 * longer than a minute, because the places that it may have looked up have no generation.
 * @param name of the cache in the metrics
 * @param generation another text whenever the same address may be answered otherwise; null where nothing may be kept
 * @param clock by which the minute is measured
 */
export function answerCache(
  name: string,
  generation: () => string | null,
  registry: Registry,
  clock: { now(): number } = performance,
): Middleware {
  const kept = new LRUCache<string, Answer>({
    maxSize: MOST_BYTES,
    ...{ ttl: KEPT_MS, ttlResolution: 0, perf: clock },
    sizeCalculation: ({ body }, key) => body.length + 2 * key.length + BYTES_BESIDE_BODY,
  });
  const metrics = cacheMetrics(registry, name, () => ({ entries: kept.size, bytes: kept.calculatedSize }));
  return async (ctx, next) => {
    const before = generation();
    if (before === null) return next();
    const key = `${codingFor(ctx)} ${ctx.url}`;
    const known = kept.get(key);
    if (known?.generation === before) {
      metrics.hit();
      return send(ctx, known);
    }
    metrics.miss();
    const given = ctx.res.getHeaders();
    await next();
    if (ctx.status !== 200 || !Buffer.isBuffer(ctx.body) || generation() !== before) return;
    kept.set(key, { generation: before, headers: changedHeaders(given, ctx.res.getHeaders()), body: ctx.body });
  };
}

function changedHeaders(before: OutgoingHttpHeaders, after: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(after).filter(([name, value]) => before[name] !== value));
}

function send(ctx: Context, { headers, body }: Answer): void {
  setHeaders(ctx, headers);
  const etag = headers.etag ?? '';
  if (isNotModified(ctx.req.headers, etag)) {
    ctx.remove('Content-Encoding');
    ctx.status = 304;
    return;
  }
  ctx.body = body;
}
