import { ServiceError } from '../../domain/errors.ts';
import type { PageRenderer } from '../../outbound/create-page-renderer.ts';
import { NEEDS_BROWSER } from '../ingest-document.ts';
import type { CheckSourceDependencies } from './check-source.ts';
import type { Robots } from './robots.ts';

type Ingest = CheckSourceDependencies['ingest'];

/**
 * Ingests a page that is empty without scripts as rendered by a browser. Validators of its bytes are dropped then, because the page without
 * its scripts stays the same when the menu changes.
 * @throws errors of `ingest`, and FetchError if the page cannot be rendered
 */
export function renderIfNeeded(
  ingest: Ingest,
  render: PageRenderer['render'],
  { isAllowed }: Pick<Robots, 'isAllowed'>,
): Ingest {
  return async (source, restaurantId) => {
    try {
      return await ingest(source, restaurantId);
    } catch (error) {
      if (!(error instanceof ServiceError) || error.code !== NEEDS_BROWSER) throw error;
      const { sourceUrl, fetchedAt } = source;
      return ingest({ ...(await render(sourceUrl, isAllowed)), sourceUrl, fetchedAt }, restaurantId);
    }
  };
}
