import { setTimeout as sleep } from 'node:timers/promises';
import { until } from '../support/until.ts';

/** Share of the requested waiting time that a test actually waits. */
const SHARE = 0.1;

/**
 * Behaves like a good client: retries a 503 with Retry-After for a minute.
 * @param token sent as a bearer token
 * @throws Error with the last refusal
 */
export function getPatiently(url: string, token: string): Promise<Response> {
  return until(async () => {
    const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    const seconds = response.headers.get('Retry-After');
    if (response.status !== 503 || seconds === null) return response;
    await sleep(Number(seconds) * 1000 * SHARE);
    throw new Error(`${url}: 503 ${await response.text()}`);
  });
}
