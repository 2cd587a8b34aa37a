import { ServiceError } from '../domain/errors.ts';
import type { ExportScope } from '../domain/export-tables.ts';
import { IN_PREPARATION } from '../http/problem-errors.ts';
import type { PreparedExport, PreparedExports } from '../ports/prepared-exports.ts';
import type { ApiDeps } from './api-deps.ts';

/** Making the first one takes seconds; a client that waits so long finds it. */
const RETRY_SECONDS = 3;
const RETRY_LATER_SECONDS = 60;

/**
 * The export that lies ready.
 * @throws ServiceError 404 `exports_off`, 503 `in_preparation` or `preparation_failed`
 */
export async function latestExport(
  { exports, logger }: Pick<ApiDeps, 'exports' | 'logger'>,
  scope: ExportScope,
): Promise<PreparedExport> {
  const made = exportsOf(exports);
  return ready(() => made.latest(scope), logger);
}

/**
 * What is made beside requests, once it is there.
 * @throws ServiceError 503 `in_preparation` or `preparation_failed`
 */
export async function ready<T>(latest: () => Promise<T | null>, logger: ApiDeps['logger']): Promise<T> {
  const found = await latest().catch((err: unknown) => {
    logger.error({ err }, 'what was asked for cannot be made');
    throw away('preparation_failed', 'What you ask for cannot be made at the moment.', RETRY_LATER_SECONDS);
  });
  if (found !== null) return found;
  throw away(IN_PREPARATION, 'What you ask for is being made for the first time. Ask again.', RETRY_SECONDS);
}

/** @throws ServiceError 404 `exports_off` where none are made */
export function exportsOf(exports: ApiDeps['exports']): PreparedExports {
  if (exports === null) throw new ServiceError(404, 'exports_off', 'This service makes no exports.');
  return exports;
}

function away(code: string, detail: string, seconds: number): ServiceError {
  return new ServiceError(503, code, detail, { headers: { 'Retry-After': String(seconds) } });
}
