import type { MenuDocuments } from '../../../src/ports/search/documents.ts';
import type { GradedQuery } from './grade.ts';
import { madeQueries } from './made-queries.ts';
import { WRITTEN_QUERIES } from './written-queries.ts';

/** All queries of the scorecard for a region: generated from its names, then written by hand. */
export function relevanceQueries(menus: readonly MenuDocuments[]): readonly GradedQuery[] {
  return [...madeQueries(menus), ...WRITTEN_QUERIES];
}
