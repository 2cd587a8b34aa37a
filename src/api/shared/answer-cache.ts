import type { OutgoingHttpHeaders } from 'node:http';
import type { Context, Middleware } from 'koa';
import { LRUCache } from 'lru-cache';
import type { Registry } from 'prom-client';
import { isNotModified } from '../../http/conditional.ts';
import { codingFor } from '../../http/send-text.ts';
import { setHeaders } from '../../http/set-headers.ts';
import { cacheMetrics } from '../../lib/cache-metrics.ts';

interface Answer {
  readonly generation: string;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

const MAX_BYTES = 16 * 1024 * 1024;
/** A looked-up postcode or town may have changed by now, without a change of the index. */
const KEPT_MS = 60_000;
/** Headers, entry and overhead of the cache. */
const OVERHEAD_BYTES = 2048;

/**
 * Caches finished answers, because people who search as they type all type the same beginnings. An answer is used only while the generation
 * is the one throughout its making, so it is never older than the index, and for at most a minute, because looked-up places have no
 * generation.
 * @param name of the cache in the metrics
 * @param generation changes whenever the same address may be answered differently; null if nothing may be cached
 * @param clock that measures the minute
 */
export function answerCache(
  name: string,
  generation: () => string | null,
  registry: Registry,
  clock: { now(): number } = performance,
): Middleware {
  const kept = new LRUCache<string, Answer>({
    maxSize: MAX_BYTES,
    ...{ ttl: KEPT_MS, ttlResolution: 0, perf: clock },
    sizeCalculation: ({ body }, key) => body.length + 2 * key.length + OVERHEAD_BYTES,
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
