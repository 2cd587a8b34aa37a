import type { SitePage } from '@menu-data-service/menu-reader';
import { foldText } from '../../src/domain/fold-text.ts';

/** What is kept of a page or document that was opened: of its draft what tells whether it is a menu. */
export type SeenPage = Omit<SitePage, 'draft'> & {
  /** Names of its menus as printed. */
  readonly names: readonly string[];
  /** Folded names of its dishes. */
  readonly dishes: readonly string[];
  /** How many of them have a price. */
  readonly priced: number;
  /** Probability, 0 to 1, that a person would change many of its dishes. */
  readonly doubt: number;
};

/** What an address answered. */
export interface Answer {
  /** Where the last redirect led. */
  readonly address: string;
  /** Of the answer; null where there was none. */
  readonly status: number | null;
  /** Sent for it, redirects included. */
  readonly requests: number;
  readonly bytes: number;
  /** Of the bytes; null where there are none. */
  readonly sha256: string | null;
  readonly seen: SeenPage | null;
  /** Why nothing was seen; '' where something was. */
  readonly why: string;
}

export function seenOf(page: SitePage): SeenPage {
  const { draft, ...rest } = page;
  const items = draft.menus.flatMap(({ sections }) => sections.flatMap((section) => section.items));
  return {
    ...rest,
    names: draft.menus.map(({ name }) => name).filter(Boolean),
    dishes: items.map(({ name }) => foldText(name)),
    priced: items.filter(({ price }) => price > 0).length,
    doubt: draft.doubt,
  };
}
