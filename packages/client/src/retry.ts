import { unlessAborted } from './unless-aborted.ts';

/** Temporary statuses; 202: the result is still being made. */
const TEMPORARY_STATUSES = [202, 429, 502, 503, 504];
/** Longer waits are left to the caller. */
const MAX_WAIT_MS = 60_000;
const FIRST_WAIT_MS = 250;

/**
 * Sends a request and retries it after a temporary or network failure: after Retry-After (RFC 9110, section 10.2.3), otherwise with
 * exponential backoff from a quarter of a second.
 * @param retries maximum number of retries
 */
export async function sendWithRetry(
  send: () => Promise<Response>,
  retries: number,
  signal: AbortSignal | undefined,
): Promise<Response> {
  for (let tried = 0; ; tried += 1) {
    let wait = FIRST_WAIT_MS * 2 ** tried * (0.5 + Math.random());
    try {
      const response = await send();
      const after = response.headers.get('Retry-After');
      if (after) wait = /\D/.test(after) ? Date.parse(after) - Date.now() : +after * 1000;
      // Negated so that an unreadable date (NaN) is no reason to wait.
      if (tried >= retries || !TEMPORARY_STATUSES.includes(response.status) || !(wait <= MAX_WAIT_MS)) return response;
      await response.body?.cancel();
    } catch (error) {
      if (tried >= retries || signal?.aborted) throw error;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const waited = new Promise((resolve) => {
      timer = setTimeout(resolve, wait);
    });
    await unlessAborted(waited, signal).finally(() => clearTimeout(timer));
  }
}
