import type { DraftDocument } from '@menu-data-service/menu-model/draft-menu';
import type { SourceKind } from '@menu-data-service/menu-model/formats';

export const DRAWN_BY_SCRIPT = 'this page draws its menu by script; there is nothing to read in it';

/** Position of a link on a page: `data` for the menu in its linked data (schema.org). */
export type LinkPlace = 'navigation' | 'header' | 'content' | 'footer' | 'data';

export interface PageLink {
  /** As written in the page, to be resolved against its address. */
  readonly href: string;
  /** `picture` and `frame` are shown within the page. */
  readonly kind: 'link' | 'picture' | 'frame';
  readonly place: LinkPlace;
  readonly words: string;
  readonly heading: string;
}

export interface SiteFacts {
  readonly name?: string;
  readonly phone?: string;
  readonly street?: string;
  readonly city?: string;
  readonly postcode?: string;
  readonly cuisine?: string;
  /** Degrees of WGS 84, as written. */
  readonly latitude?: string;
  readonly longitude?: string;
}

/** Page or document of a website: its menus, its links and its facts about the place. */
export interface SitePage {
  readonly kind: SourceKind;
  readonly draft: DraftDocument;
  readonly title: string;
  readonly text: string;
  readonly base: string;
  readonly links: readonly PageLink[];
  readonly places: readonly SiteFacts[];
  readonly isDrawnByScript: boolean;
}
