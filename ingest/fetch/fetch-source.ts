import { createFetcher, type FetchedSource, type Validators } from './create-fetcher.ts';

export interface FetchSourceOptions extends Validators {
  /** For sources on the operator's own network. */
  readonly allowPrivateAddresses?: boolean;
}

/** Sent where the operator configures none. */
export const defaultUserAgent = 'menu-data-service';

/**
 * Fetches one source; for several of them createFetcher keeps the connections.
 *
 * @throws FetchError with one line that says why not
 */
export async function fetchSource(
  url: string,
  { allowPrivateAddresses = false, ...validators }: FetchSourceOptions = {},
): Promise<FetchedSource | 'not modified'> {
  const allowance = allowPrivateAddresses ? { isAllowed: () => true } : {};
  const fetcher = createFetcher({ userAgent: defaultUserAgent, ...allowance });
  try {
    return await fetcher.fetchSource(url, validators);
  } finally {
    await fetcher.close();
  }
}
