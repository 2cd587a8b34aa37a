import type { DraftItem } from '../../../src/domain/draft-menu.ts';
import type { OpenItem } from '../assemble/open-menu.ts';

/** Reasons why a person should look at one item. */
export function itemReview(_draft: Pick<DraftItem, 'name' | 'description' | 'prices'>, _item: OpenItem): string[] {
  return [];
}
