import { fetch } from 'undici';
import { explained } from './explain-failure.ts';
import { FetchError } from './fetch-error.ts';
import { createGuardedAgent, type GuardedAgentOptions } from './guarded-agent.ts';

/** Timeout for a receiver to answer. */
const TIMEOUT_MS = 15_000;

export interface Poster {
  /**
   * Sends JSON. Follows no redirect: a receiver that moved should tell whoever configured its address.
   * @returns status of the answer, whose body is ignored
   * @throws FetchError with one line if there is none: unreachable, timed out, or not a public address
   */
  post(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<number>;
  close(): Promise<void>;
}

export interface PosterOptions extends GuardedAgentOptions {
  readonly userAgent: string;
}

/** Connects only to public addresses by default, like the fetcher of sources. */
export function createPoster({ userAgent, ...guarding }: PosterOptions): Poster {
  const agent = createGuardedAgent(guarding);
  return {
    async post(url, headers, body) {
      if (!URL.canParse(url)) throw new FetchError(url, 'address', 'this is not a valid address');
      try {
        const response = await fetch(url, {
          method: 'POST',
          dispatcher: agent,
          headers: { ...headers, 'content-type': 'application/json', 'user-agent': userAgent },
          body,
          redirect: 'manual',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        await response.body?.cancel();
        return response.status;
      } catch (error) {
        throw explained(url, error, { timeMs: TIMEOUT_MS });
      }
    },
    close: () => agent.destroy(),
  };
}
