import type { DraftItem, DraftMenu } from '@menu-data-service/menu-model/draft-menu';
import type { TextPage } from '../../read/positioned-text.ts';
import type { OpenItem } from '../assemble/open-menu.ts';
import type { Role } from '../roles/role.ts';
import type { Unit } from '../units/unit.ts';
import type { Coherence } from './coherence.ts';

export type ItemOrigin = Pick<OpenItem, 'units' | 'margin' | 'breaks' | 'priceChance' | 'priceLeftOut'>;

export interface DocumentToReview {
  readonly menus: readonly DraftMenu[];
  readonly origins: ReadonlyMap<DraftItem, ItemOrigin>;
  readonly units: readonly Unit[];
  readonly roles: readonly Role[];
  readonly margins: readonly number[];
  readonly coherence: Coherence;
  readonly ways: readonly (readonly DraftMenu[])[];
  readonly pages: readonly TextPage[];
}

export const ocrPageShare = ({ pages }: Pick<DocumentToReview, 'pages'>): number =>
  pages.filter(({ how }) => how === 'ocr').length / Math.max(1, pages.length);
