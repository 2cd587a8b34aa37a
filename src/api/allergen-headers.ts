import type { Context } from 'koa';
import type { ItemPage } from '../ports/search/pages.ts';

/**
 * Says how many items were left out because it is not sure enough that they are clear of an allergen, wherever one is excluded,
 * by parameter or by words.
 */
export function setAllergenCounts(
  ctx: Context,
  excluded: readonly string[] | undefined,
  found: Pick<ItemPage, 'understood' | 'allergensUnknown' | 'allergensLikely'>,
): void {
  if (!excluded && !found.understood.excludeAllergens) return;
  ctx.set('X-Allergens-Unknown', String(found.allergensUnknown));
  ctx.set('X-Allergens-Likely', String(found.allergensLikely));
}
