import type { DraftDocument, DraftItem } from '../draft-menu.ts';
import {
  type EmbeddedItem,
  type EmbeddedMenu,
  type EmbeddedSection,
  embeddedItemCount,
} from './html/embedded/embedded-menu.ts';
import type { Reading } from './reading.ts';
import { NO_LEGEND } from './stated/legend.ts';
import { statedFacts } from './stated/stated-facts.ts';

/** Embedded data states its structure; nothing has to be guessed. */
const SURE = 0.9;

/** How many more dishes the visible text must hold, and which share of the embedded ones, to be the fuller source. */
const MORE = 1.15;
const SHARED = 0.5;

const folded = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * The embedded menus as a draft, completed by what the visible text says of the same dishes; null where there are none, or
 * where the visible text holds the same dishes and more (pages often mark up a few examples only).
 */
export function draftEmbedded(menus: readonly EmbeddedMenu[], visible: Reading): DraftDocument | null {
  const count = embeddedItemCount(menus);
  if (!count) return null;
  const shown = new Map(
    visible.menus.flatMap((menu) =>
      menu.sections.flatMap((section) => section.items.map((item) => [folded(item.name), item] as const)),
    ),
  );
  const names = new Set(
    menus.flatMap((menu) => menu.sections.flatMap((section) => section.items.map((item) => folded(item.name)))),
  );
  const shared = [...names].filter((name) => shown.has(name)).length;
  if (shown.size > MORE * names.size && shared > SHARED * names.size) return null;
  return {
    menus: menus.map((menu) => ({
      name: menu.name ?? '',
      sections: menu.sections.map((section) => ({
        name: section.name ?? '',
        items: section.items.map((item) => draftItem(item, section, menu, shown.get(folded(item.name)))),
      })),
    })),
    notes: visible.notes,
    review: [],
    score: SURE,
  };
}

function draftItem(
  item: EmbeddedItem,
  section: EmbeddedSection,
  menu: EmbeddedMenu,
  shown: DraftItem | undefined,
): DraftItem {
  const { name, codes } = item;
  const description = item.description ?? shown?.description ?? null;
  const prices = item.prices.length ? item.prices : (shown?.prices ?? []);
  const stated = statedFacts(
    { name, description: description ?? '', codes, section: section.name ?? '', menu: menu.name ?? '' },
    NO_LEGEND,
  );
  const words = { ...shown?.stated.words, ...stated.words };
  return {
    name,
    description,
    price: prices.length ? Math.min(...prices.map((option) => option.price)) : 0,
    prices,
    stated: { ...shown?.stated, ...stated, ...(Object.keys(words).length ? { words } : {}) },
    review: [],
  };
}
