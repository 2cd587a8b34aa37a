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
