import { unlessAborted } from './unless-aborted.ts';

/** Statuses of answers that another try may better; 202: it is being made. */
const PASSING = [202, 429, 502, 503, 504];
/** A wait that is longer is left to whoever asked. */
const LONGEST_WAIT_MS = 60_000;
const FIRST_WAIT_MS = 250;

/**
 * Sends a request, and again where it was refused for the moment or did not arrive: after Retry-After (RFC 9110, section 10.2.3),
 * or else after a quarter of a second, twice that, and so on.
 * @param retries most further tries
 */
export async function sendPatiently(
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
      // Written so that a date that cannot be read is no reason to wait.
      if (tried >= retries || !PASSING.includes(response.status) || !(wait <= LONGEST_WAIT_MS)) return response;
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
