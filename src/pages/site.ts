import type { Html } from './html.ts';

export interface SiteLink {
  readonly path: string;
  readonly label: string;
}

export interface Site {
  /** Beside the logo, at the top of each page. */
  readonly name: string;
  readonly home: string;
  readonly navigation: readonly SiteLink[];
  readonly footer: Html;
}
