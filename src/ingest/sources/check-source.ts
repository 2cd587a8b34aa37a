import { ServiceError } from '../../domain/errors.ts';
import { sha256Of } from '../../lib/sha256.ts';
import { isUnavailable } from '../../lib/unavailable.ts';
import type { FetchedSource, Fetcher } from '../../outbound/create-fetcher.ts';
import { FetchError } from '../../outbound/fetch-error.ts';
import type { CheckOutcome, SourceState, SourceStore } from '../../ports/source-store.ts';
import { STALE_DOCUMENT } from '../ingest-document.ts';
import type { Robots } from './robots.ts';

/** Consecutive failures before a source is reported as unreachable: one bad night is not news. */
export const TRIES_BEFORE_UNREACHABLE = 3;

export interface SourceCheck {
  readonly outcome: CheckOutcome;
  /** Lines that say why the source was unreachable or not understood, or what its document leaves to do. */
  readonly detail?: string;
}

export interface CheckSourceDependencies {
  readonly fetcher: Pick<Fetcher, 'fetchSource'>;
  readonly robots: Pick<Robots, 'isAllowed'>;
  readonly sources: Pick<SourceStore, 'recordCheck' | 'now'>;
  /** Ingests a changed document and records the check with its outcome. @throws any error if the document cannot be understood or stored */
  readonly ingest: (
    source: FetchedSource & { readonly sourceUrl: string; readonly fetchedAt: Date },
    restaurantId: string,
  ) => Promise<CheckOutcome>;
}

/**
 * Checks whether a source has changed: asks robots.txt, fetches conditionally, compares the bytes and ingests new ones. Every call leaves
 * one check record, whatever is wrong with the source, so that it is not due again at once.
 * @param signal once it is aborted, failures are not the source's
 * @throws errors of unavailable stores, and any error after an abort; nothing is recorded then
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
  // open matters of the ingested document are still open
  const unchanged: SourceCheck = {
    outcome: open?.held ? 'needs review' : 'unchanged',
    ...(open?.detail && { detail: open.detail }),
  };
  try {
    if (!(await robots.isAllowed(sourceUrl))) {
      return await recorded({ outcome: 'unreachable', detail: 'the robots.txt of the site asks not to fetch it' });
    }
    const fetchedAt = await sources.now();
    const fetched = await fetcher.fetchSource(sourceUrl, {
      ...(etag && { etag }),
      ...(lastModified && { lastModified }),
    });
    if (fetched === 'not modified') return await recorded(unchanged);
    const { bytes, mediaType: _, ...validators } = fetched;
    if (sha256Of(bytes) === sha256) {
      return await recorded(unchanged, validators);
    }
    return { outcome: await ingest({ ...fetched, sourceUrl, fetchedAt }, restaurantId) };
  } catch (error) {
    if (signal.aborted) throw error;
    if (error instanceof FetchError) return recorded({ outcome: 'unreachable', detail: error.message });
    if (isUnavailable(error)) throw error;
    // another process has ingested and recorded a later document
    if (error instanceof ServiceError && error.code === STALE_DOCUMENT) return { outcome: 'unchanged' };
    // without hash and validators the next check reads the document again
    return recorded({ outcome: 'needs review', detail: error instanceof Error ? error.message : String(error) });
  }
}
