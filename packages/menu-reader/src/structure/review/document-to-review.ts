import type { DraftItem, DraftMenu } from '../../draft-menu.ts';
import type { TextPage } from '../../read/positioned-text.ts';
import type { OpenItem } from '../assemble/open-menu.ts';
import type { Role } from '../roles/role.ts';
import type { Unit } from '../units/unit.ts';
import type { Coherence } from './coherence.ts';

/** What an item was put together from. */
export type ItemOrigin = Pick<OpenItem, 'units' | 'margin' | 'breaks' | 'priceChance' | 'priceLeftOut'>;

/** A reading of a document with all that tells how sure it is. */
export interface DocumentToReview {
  readonly menus: readonly DraftMenu[];
  readonly origins: ReadonlyMap<DraftItem, ItemOrigin>;
  readonly units: readonly Unit[];
  readonly roles: readonly Role[];
  /** How far each role is above the best other, as logarithms of odds. */
  readonly margins: readonly number[];
  readonly coherence: Coherence;
  /** The menus of all ways that were tried to read it, the chosen one among them. */
  readonly ways: readonly (readonly DraftMenu[])[];
  /** Empty for a web page. */
  readonly pages: readonly TextPage[];
}

/** The share of pages that were read from pictures. */
export const pictured = ({ pages }: Pick<DocumentToReview, 'pages'>): number =>
  pages.filter(({ how }) => how === 'ocr').length / Math.max(1, pages.length);
