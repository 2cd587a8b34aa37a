import type { Context } from 'koa';
import type { OnMissing } from '../ports/search-index.ts';

/** Names the groups of regions that an answer lacks in X-Search-Partial, a list of RFC 9651. */
export function partialHeader(ctx: Context): OnMissing {
  return (groups) => ctx.set('X-Search-Partial', groups.join(', '));
}
