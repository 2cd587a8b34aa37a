import { createPriceCounter, type PriceIndex } from '../../src/domain/price-index.ts';
import type { ExportSnapshot } from '../../src/ports/export-source.ts';
import { createPrintedCourses } from '../../src/search/printed-courses.ts';

/** Prices over all restaurants, by the courses that the search knows. */
export async function countPrices(snapshot: Pick<ExportSnapshot, 'takenAt' | 'histories'>): Promise<PriceIndex> {
  const counter = createPriceCounter(snapshot.takenAt, createPrintedCourses());
  for await (const history of snapshot.histories()) counter.add(history);
  return counter.result();
}
