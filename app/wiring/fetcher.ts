import { createFetcher, type Fetcher } from '../../src/outbound/create-fetcher.ts';
import { createPoster, type Poster } from '../../src/outbound/create-poster.ts';
import type { Config } from '../config.ts';

export const USER_AGENT = 'MenuDataService/0.1 (reads restaurant menus; respects robots.txt)';

/** Fetcher of sources: public addresses only, unless the operator allows others. */
export function openFetcher(config: Pick<Config, 'allowPrivateSources'>): Fetcher {
  return createFetcher({ userAgent: USER_AGENT, ...allowed(config) });
}

/** Sender of changes to webhooks: the same addresses and no others. */
export function openPoster(config: Pick<Config, 'allowPrivateSources'>): Poster {
  return createPoster({ userAgent: 'MenuDataService/0.1 (webhooks)', ...allowed(config) });
}

const allowed = (config: Pick<Config, 'allowPrivateSources'>) =>
  config.allowPrivateSources ? { isAllowed: () => true } : {};
