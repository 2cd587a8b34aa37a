import type { ItemPage } from '../../ports/search/pages.ts';

/** Sets the number of items left out as not sure enough to be clear of an allergen, if one is excluded. */
export function setAllergenCounts(
  headers: { set(name: string, value: string): void },
  excluded: readonly string[] | undefined,
  found: Pick<ItemPage, 'understood' | 'allergensUnknown' | 'allergensLikely'>,
): void {
  if (!excluded && !found.understood.excludeAllergens) return;
  headers.set('X-Allergens-Unknown', String(found.allergensUnknown));
  headers.set('X-Allergens-Likely', String(found.allergensLikely));
}
