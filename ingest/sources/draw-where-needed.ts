import { ServiceError } from '../../src/domain/errors.ts';
import type { PageDrawer } from '../../src/outbound/create-page-drawer.ts';
import { NEEDS_BROWSER } from '../ingest-document.ts';
import type { CheckSourceDependencies } from './check-source.ts';
import type { Robots } from './robots.ts';

type Ingest = CheckSourceDependencies['ingest'];

/**
 * Ingestion in which a page that shows nothing without scripts is read as a browser draws it. What the site says of its bytes is left out
 * then, because the page without its scripts stays the same when the menu changes.
 * @throws what `ingest` throws, and FetchError where the page is not drawn
 */
export function drawWhereNeeded(
  ingest: Ingest,
  draw: PageDrawer['draw'],
  { isAllowed }: Pick<Robots, 'isAllowed'>,
): Ingest {
  return async (source, restaurantId) => {
    try {
      return await ingest(source, restaurantId);
    } catch (error) {
      if (!(error instanceof ServiceError) || error.code !== NEEDS_BROWSER) throw error;
      const { sourceUrl } = source;
      return ingest({ ...(await draw(sourceUrl, isAllowed)), sourceUrl }, restaurantId);
    }
  };
}
