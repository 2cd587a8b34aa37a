import { isUnavailable } from '../../src/http/unavailable.ts';
import type { CheckOutcome, SourceState, SourceStore } from '../../src/ports/source-store.ts';
import type { FetchedSource, Fetcher } from '../fetch/create-fetcher.ts';
import { FetchError } from '../fetch/fetch-error.ts';
import { sha256Of } from '../sha256.ts';
import type { Robots } from './robots.ts';

/** Unreachable this many times in a row, a source is marked: one bad night is no news. */
export const triesBeforeUnreachable = 3;

export interface SourceCheck {
  readonly outcome: CheckOutcome;
  /** Why the source was unreachable or could not be understood, or what its document leaves to do; a line each. */
  readonly detail?: string;
}

export interface CheckSourceDependencies {
  readonly fetcher: Pick<Fetcher, 'fetchSource'>;
  readonly robots: Pick<Robots, 'isAllowed'>;
  readonly sources: Pick<SourceStore, 'recordCheck'>;
  /**
   * Reads and publishes a document that differs from the last one, and records the check with its outcome. Throws for
   * a document that cannot be understood or stored.
   */
  readonly ingest: (
    source: FetchedSource & { readonly sourceUrl: string },
    restaurantId: string,
  ) => Promise<CheckOutcome>;
}

/**
 * Looks whether a source has changed: asks robots.txt, fetches conditionally, compares the bytes and ingests what is new.
 * Every call leaves one check record, whatever is wrong with the source, so that it is not due again at once.
 * @param signal when it is aborted, what goes wrong says nothing of the source
 * @throws what the stores throw when they are away, and anything after an abort; nothing is recorded then
 */
export async function checkSource(
  { restaurantId, sourceUrl, etag, lastModified, sha256, open }: SourceState,
  { fetcher, robots, sources, ingest }: CheckSourceDependencies,
  signal: AbortSignal,
): Promise<SourceCheck> {
  const recorded = async (check: SourceCheck, validators: object = {}): Promise<SourceCheck> => {
    await sources.recordCheck({ restaurantId, sourceUrl, ...check, ...validators });
    return check;
  };
  // what is there still leaves to do what it left to do when it was taken in
  const unchanged: SourceCheck = {
    outcome: open?.held ? 'needs review' : 'unchanged',
    ...(open?.detail && { detail: open.detail }),
  };
  try {
    if (!(await robots.isAllowed(sourceUrl))) {
      return await recorded({ outcome: 'unreachable', detail: 'robots.txt of the site asks not to fetch it' });
    }
    const fetched = await fetcher.fetchSource(sourceUrl, {
      ...(etag && { etag }),
      ...(lastModified && { lastModified }),
    });
    if (fetched === 'not modified') return await recorded(unchanged);
    const { bytes, mediaType: _, ...validators } = fetched;
    if (sha256Of(bytes) === sha256) {
      return await recorded(unchanged, validators);
    }
    return { outcome: await ingest({ ...fetched, sourceUrl }, restaurantId) };
  } catch (error) {
    if (signal.aborted) throw error;
    if (error instanceof FetchError) return recorded({ outcome: 'unreachable', detail: error.message });
    if (isUnavailable(error)) throw error;
    // without hash and validators the next check reads the document again
    return recorded({ outcome: 'needs review', detail: error instanceof Error ? error.message : String(error) });
  }
}
