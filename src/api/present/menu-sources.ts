import type { z } from 'zod';
import { staleAfter } from '../../domain/freshness.ts';
import type { SourceState } from '../../ports/source-store.ts';
import type { menuSourcesSchema } from '../schemas/menu-sources.ts';

type SourcesBody = z.output<typeof menuSourcesSchema>;

/** @param source null where it was never looked at */
export function presentMenuSources(menuId: number, sourceUrl: string, source: SourceState | null): SourcesBody {
  const { lastCheck = null, lastOutcome = null, failures = 0, watched = false } = source ?? {};
  return {
    menuId,
    sources: [
      {
        sourceUrl,
        checkedAt: lastCheck && text(lastCheck),
        state: lastOutcome ?? 'unchecked',
        failures,
        staleAfter: lastCheck && text(staleAfter(lastCheck)),
        isWatched: watched,
      },
    ],
  };
}

/** UTC without zone, six fractional digits. */
const text = (moment: Date) => `${moment.toISOString().slice(0, -1)}000`;
