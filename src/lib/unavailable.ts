/** RFC 9110, section 15.6.4. */
const SERVICE_UNAVAILABLE = 503;

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

/**
 * SQLSTATE: connection lost (08), out of connections or memory (53), shutting down (57P), stopped by a time limit (57014), a write to what
 * is a standby now (25006).
 */
const SQLSTATE = /^(?:08|53|57P)\w+$|^(?:57014|25006)$/;
/** pg and knex raise these without a code; "timeout expired" is pg's for a connection that was not made in time. */
const MESSAGES =
  /Connection terminated|Timeout acquiring a connection|Unable to acquire a connection|timeout exceeded when trying to connect|^timeout expired$|Client has encountered a connection error/i;

/** SQLSTATE of a statement that the database ended at its time limit. */
const QUERY_CANCELED = '57014';

/** Thrown by our own code where a dependency does not answer as it should. */
export class UnavailableError extends Error {
  override readonly name: string = 'UnavailableError';
}

/** True where an error means that a dependency cannot be reached now, and not that our request to it was wrong. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof UnavailableError) return true;
  // An error with a status of its own says by it whether a dependency is away.
  if ('status' in error && typeof error.status === 'number') return error.status === SERVICE_UNAVAILABLE;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (NETWORK_CODES.has(code) || code.startsWith('UND_ERR_') || SQLSTATE.test(code)) return true;
  if (MESSAGES.test(error.message) || error.name === 'AbortError' || error.name === 'TimeoutError') return true;
  if (error instanceof AggregateError && error.errors.some(isUnavailable)) return true;
  return isUnavailable(error.cause);
}

/** The error of work that did not end within its time; `isLate` knows it. */
export function lateError(timeoutMs: number): Error {
  return new DOMException(`no answer in ${timeoutMs} ms`, 'TimeoutError');
}

/** True where work was ended at a limit of time, ours or the database's. */
export function isLate(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'TimeoutError' || ('code' in error && error.code === QUERY_CANCELED)) return true;
  return isLate(error.cause);
}
