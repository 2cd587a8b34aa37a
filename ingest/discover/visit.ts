import type { SiteFacts } from '@menu-data-service/menu-reader';
import type { SourceKind } from '@menu-data-service/menu-reader/formats';
import type { MenuDetails } from '../../src/ports/discovery-store.ts';

/** Bounds of a visit. */
export interface VisitLimits {
  readonly requests: number;
  /** Links from the home page to a page. */
  readonly steps: number;
}

export const DEFAULT_VISIT_LIMITS: VisitLimits = { requests: 60, steps: 3 };

/** An address that was considered. */
export interface VisitedPage {
  readonly address: string;
  /** The page that has the link; null for the home page. */
  readonly from: string | null;
  /** Words of the link. */
  readonly words: string;
  readonly opened: boolean;
  readonly status: number | null;
  readonly kind: SourceKind | null;
  readonly dishes: number;
  readonly verdict: 'menu' | 'other' | 'not opened';
  readonly why: string;
}

/** A menu that was found, in its best form; named as the document, else its link calls it. */
export interface FoundMenu extends MenuDetails {
  readonly address: string;
  readonly verdict: 'store' | 'ask';
}

/** What one visit of a website found. */
export interface Visit {
  readonly site: string;
  readonly requests: number;
  readonly bytes: number;
  readonly pages: readonly VisitedPage[];
  readonly menus: readonly FoundMenu[];
  /** What the site's linked data says of the place, with the page that says it. */
  readonly facts: readonly (SiteFacts & { readonly page: string })[];
  /** Why the site could not be visited; '' where it could. */
  readonly failure: string;
}
