import type { Html } from './html.ts';

/** An entry of the navigation. */
export interface SiteLink {
  readonly path: string;
  readonly label: string;
}

/** What all pages of one port have in common. */
export interface Site {
  /** Beside the mark, at the top of each page. */
  readonly name: string;
  /** Where the name leads to. */
  readonly home: string;
  readonly navigation: readonly SiteLink[];
  readonly footer: Html;
}
