import type { DraftDocument } from '../../../../src/domain/draft-menu.ts';
import type { Reading } from '../../read-units.ts';
import { NO_LEGEND } from '../../stated/legend.ts';
import { statedFacts } from '../../stated/stated-facts.ts';
import { type EmbeddedMenu, embeddedItemCount } from './embedded-menu.ts';

const SURE = 0.9;

const folded = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * The embedded menus as a draft; null where there are none, or where the visible text holds the same dishes and more
 * (pages often mark up a few examples only).
 */
export function draftEmbedded(menus: readonly EmbeddedMenu[], visible: Reading): DraftDocument | null {
  const count = embeddedItemCount(menus);
  if (!count) return null;
  const seen = new Set(
    visible.menus.flatMap((menu) => menu.sections.flatMap((section) => section.items.map((item) => folded(item.name)))),
  );
  const items = menus.flatMap((menu) => menu.sections.flatMap((section) => section.items));
  const shared = items.filter((item) => seen.has(folded(item.name))).length;
  if (visible.coherence.items > 1.3 * count && shared > 0.6 * count) return null;
  return {
    menus: menus.map((menu) => ({
      name: menu.name ?? '',
      sections: menu.sections.map((section) => ({
        name: section.name ?? '',
        items: section.items.map(({ name, description, prices, codes }) => ({
          name,
          description,
          price: prices.length ? Math.min(...prices.map((option) => option.price)) : 0,
          prices,
          stated: statedFacts(
            { name, description: description ?? '', codes, section: section.name ?? '', menu: menu.name ?? '' },
            NO_LEGEND,
          ),
          review: [],
        })),
      })),
    })),
    notes: [],
    review: [],
    score: SURE,
  };
}
