import type { Context } from 'koa';
import { ServiceError } from '../domain/errors.ts';
import type { ExportScope } from '../domain/export-tables.ts';
import { requestState } from '../http/request-state.ts';
import { setHeaders } from '../http/set-headers.ts';
import type { PreparedExport, PreparedExports } from '../ports/prepared-exports.ts';
import type { ApiDeps } from './api-deps.ts';

/** What was waited for in vain takes long: whoever asks again soon waits again. */
const RETRY_SECONDS = 3;
const RETRY_LATER_SECONDS = 60;

/**
 * The export that lies ready; null where the answer is 202, as {@link ready} says.
 * @throws ServiceError 404 `exports_off`, 503 `preparation_failed`
 */
export async function latestExport(
  ctx: Context,
  deps: Pick<ApiDeps, 'exports' | 'logger' | 'baseUrl'>,
  scope: ExportScope,
): Promise<PreparedExport | null> {
  const made = exportsOf(deps.exports);
  return ready(ctx, deps, () => made.latest(scope));
}

/**
 * What is made beside requests, once it is there. Null where it is still being made for the first time: then the answer is 202 with
 * the address to ask again, and without a body, which a download would save under the name of the file.
 * @throws ServiceError 503 `preparation_failed`
 */
export async function ready<T>(
  ctx: Context,
  { logger, baseUrl }: Pick<ApiDeps, 'logger' | 'baseUrl'>,
  latest: () => Promise<T | null>,
): Promise<T | null> {
  const from = performance.now();
  const found = await latest().catch((err: unknown) => {
    logger.error({ err }, 'what was asked for cannot be made');
    const headers = { 'Retry-After': String(RETRY_LATER_SECONDS) };
    throw new ServiceError(503, 'preparation_failed', 'What you ask for cannot be made at the moment.', { headers });
  });
  requestState(ctx).waitedMs = performance.now() - from;
  if (found !== null) return found;
  ctx.status = 202;
  setHeaders(ctx, {
    Location: `${baseUrl}${ctx.originalUrl}`,
    'Retry-After': String(RETRY_SECONDS),
    'Cache-Control': 'no-store',
  });
  ctx.body = '';
  return null;
}

/** @throws ServiceError 404 `exports_off` where none are made */
export function exportsOf(exports: ApiDeps['exports']): PreparedExports {
  if (exports === null) throw new ServiceError(404, 'exports_off', 'This service makes no exports.');
  return exports;
}
