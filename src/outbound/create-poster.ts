import { fetch } from 'undici';
import { explained } from './explain-failure.ts';
import { FetchError } from './fetch-error.ts';
import { createGuardedAgent, type GuardedAgentOptions } from './guarded-agent.ts';

/** For a receiver to take a message and answer. */
const LONGEST_MS = 15_000;

/** Sends messages to addresses that others have named. */
export interface Poster {
  /**
   * Sends JSON; follows no redirect, because a receiver that has moved should say so to whoever named its address.
   * @returns status of the answer, whose body nobody reads
   * @throws FetchError with one line that says why there is none: unreachable, too late, or not a public address
   */
  post(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<number>;
  close(): Promise<void>;
}

export interface PosterOptions extends GuardedAgentOptions {
  readonly userAgent: string;
}

/** Connects to the same addresses as the fetcher of sources: public ones, unless others are allowed. */
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
          signal: AbortSignal.timeout(LONGEST_MS),
        });
        await response.body?.cancel();
        return response.status;
      } catch (error) {
        throw explained(url, error, { timeMs: LONGEST_MS });
      }
    },
    close: () => agent.destroy(),
  };
}
