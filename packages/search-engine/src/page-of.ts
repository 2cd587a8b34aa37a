import { DEFAULT_LIMIT } from './limits.ts';
import type { PageRequest } from './rank/rank-documents.ts';
import type { SearchRequest } from './search-request.ts';

/** The part of the ranking a request asks for; hits end at `maxTotalHits`, totals do not (R38). */
export function pageOf(request: SearchRequest, maxTotalHits: number): PageRequest {
  const { page, hitsPerPage } = request;
  const paged = page !== undefined || hitsPerPage !== undefined;
  const size = hitsPerPage ?? DEFAULT_LIMIT;
  const wantedOffset = paged ? Math.max(0, (page ?? 1) - 1) * size : (request.offset ?? 0);
  const wantedLimit = paged ? (page === 0 ? 0 : size) : (request.limit ?? DEFAULT_LIMIT);
  const offset = Math.min(wantedOffset, maxTotalHits);
  return { offset, limit: Math.min(wantedLimit, maxTotalHits - offset) };
}
