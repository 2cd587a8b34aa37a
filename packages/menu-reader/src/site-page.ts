import type { DraftDocument } from './draft-menu.ts';
import type { SourceKind } from './formats.ts';

/** What a review says of a page that shows nothing without scripts. */
export const DRAWN_BY_SCRIPT = 'this page draws its menu by script; there is nothing to read in it';

/** Where on a page a link is: `data` for what its linked data (schema.org) names as the menu. */
export type LinkPlace = 'navigation' | 'header' | 'content' | 'footer' | 'data';

/** Something that a page leads to or shows. */
export interface PageLink {
  /** As written in the page, to be resolved against its address. */
  readonly href: string;
  /** `picture` and `frame` are shown within the page. */
  readonly kind: 'link' | 'picture' | 'frame';
  readonly place: LinkPlace;
  /** Its text, label, title and the alternative text of its picture, in one line. */
  readonly words: string;
  /** The nearest heading before it; '' for none. */
  readonly heading: string;
}

/** What a place says of itself in the linked data of its page (schema.org). What is not said is left out. */
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

/** A page or document of a website: its menus, what it leads to and what it says of the place. */
export interface SitePage {
  readonly kind: SourceKind;
  readonly draft: DraftDocument;
  /** Title of a page; '' for documents. */
  readonly title: string;
  /** The beginning of its text. */
  readonly text: string;
  /** Address that links are resolved against; '' for that of the page itself. */
  readonly base: string;
  readonly links: readonly PageLink[];
  readonly places: readonly SiteFacts[];
  /** It shows nothing without scripts. */
  readonly isDrawnByScript: boolean;
}
