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
 * SQLSTATE: connection lost (08), out of connections or memory (53), shutting down (57P), statement timeout (57014), a write to a standby
 * (25006).
 */
const SQLSTATE = /^(?:08|53|57P)\w+$|^(?:57014|25006)$/;
/** pg and knex raise these without a code; "timeout expired" is pg's connection timeout. */
const MESSAGES =
  /Connection terminated|Timeout acquiring a connection|Unable to acquire a connection|timeout exceeded when trying to connect|^timeout expired$|Client has encountered a connection error/i;

const QUERY_CANCELED = '57014';

/** Thrown by our own code if a dependency does not answer as it should. */
export class UnavailableError extends Error {
  override readonly name: string = 'UnavailableError';
}

/** True if a dependency cannot be reached now, as opposed to an error in our request. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof UnavailableError) return true;
  // The status of an HTTP error says whether the dependency is away.
  if ('status' in error && typeof error.status === 'number') return error.status === SERVICE_UNAVAILABLE;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (NETWORK_CODES.has(code) || code.startsWith('UND_ERR_') || SQLSTATE.test(code)) return true;
  if (MESSAGES.test(error.message) || error.name === 'AbortError' || error.name === 'TimeoutError') return true;
  if (error instanceof AggregateError && error.errors.some(isUnavailable)) return true;
  return isUnavailable(error.cause);
}

export function timeoutError(timeoutMs: number): Error {
  return new DOMException(`no answer in ${timeoutMs} ms`, 'TimeoutError');
}

export function isTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'TimeoutError' || ('code' in error && error.code === QUERY_CANCELED)) return true;
  return isTimeout(error.cause);
}
