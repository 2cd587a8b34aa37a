import type { SourceKind } from '@menu-data-service/menu-model/formats';
import type { SiteFacts } from '@menu-data-service/menu-reader';
import type { MenuDetails } from '../../ports/discovery-store.ts';

export interface VisitLimits {
  readonly requests: number;
  readonly steps: number;
}

export const VISIT_LIMITS: VisitLimits = { requests: 60, steps: 3 };

export interface VisitedPage {
  readonly address: string;
  readonly from: string | null;
  readonly words: string;
  readonly opened: boolean;
  readonly status: number | null;
  readonly kind: SourceKind | null;
  readonly dishes: number;
  readonly verdict: 'menu' | 'other' | 'not opened';
  readonly why: string;
}

export interface FoundMenu extends MenuDetails {
  readonly address: string;
  readonly verdict: 'store' | 'ask';
}

export interface Visit {
  readonly site: string;
  readonly requests: number;
  readonly bytes: number;
  readonly pages: readonly VisitedPage[];
  readonly menus: readonly FoundMenu[];
  /** Facts in the site's linked data, with their page. */
  readonly facts: readonly (SiteFacts & { readonly page: string })[];
  readonly failure: string;
}
