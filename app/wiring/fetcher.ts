import { createFetcher, type Fetcher } from '../../ingest/fetch/create-fetcher.ts';
import type { Config } from '../config.ts';

/** The User-Agent that sites see. */
export const USER_AGENT = 'MenuDataService/0.1 (reads restaurant menus; respects robots.txt)';

/** The fetcher of sources: public addresses only, unless the operator allows others. */
export function openFetcher(config: Pick<Config, 'allowPrivateSources'>): Fetcher {
  return createFetcher({ userAgent: USER_AGENT, ...(config.allowPrivateSources ? { isAllowed: () => true } : {}) });
}
