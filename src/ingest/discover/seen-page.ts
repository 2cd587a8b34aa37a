import { foldText } from '@menu-data-service/menu-model/fold-text';
import type { SitePage } from '@menu-data-service/menu-reader';

/** Stored facts of an opened page or document: the parts of its draft that show whether it is a menu. */
export type SeenPage = Omit<SitePage, 'draft'> & {
  readonly names: readonly string[];
  readonly dishes: readonly string[];
  readonly priced: number;
  /** Probability, 0 to 1, that a person would change many of its dishes. */
  readonly doubt: number;
};

export interface Answer {
  /** Address after redirects. */
  readonly address: string;
  readonly status: number | null;
  /** Requests sent for it, including redirects. */
  readonly requests: number;
  readonly bytes: number;
  readonly sha256: string | null;
  readonly seen: SeenPage | null;
  readonly why: string;
}

export function toSeenPage(page: SitePage): SeenPage {
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
