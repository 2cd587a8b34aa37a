import { ServiceError } from '../domain/errors.ts';

const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** SQLSTATE: connection lost (08), out of connections or memory (53), shutting down (57P), stopped by a time limit (57014). */
const SQLSTATE = /^(?:08|53|57P)\w+$|^57014$/;
/** pg and knex raise these without a code; "timeout expired" is pg's for a connection that was not made in time. */
const MESSAGES =
  /Connection terminated|Timeout acquiring a connection|Unable to acquire a connection|timeout exceeded when trying to connect|^timeout expired$|Client has encountered a connection error/i;

/** True where an error means that a dependency cannot be reached now, and not that our request to it was wrong. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof ServiceError) return error.status === 503;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (NETWORK_CODES.has(code) || code.startsWith('UND_ERR_') || SQLSTATE.test(code)) return true;
  if (MESSAGES.test(error.message) || error.name === 'AbortError' || error.name === 'TimeoutError') return true;
  if (error instanceof AggregateError && error.errors.some(isUnavailable)) return true;
  return isUnavailable(error.cause);
}
