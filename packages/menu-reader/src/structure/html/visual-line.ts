import type { HtmlOrigin } from '../segments/html-origin.ts';

/** Look of text as far as tags and style attributes determine it; sizes as if plain text were 10. */
export interface HtmlLook extends HtmlOrigin {
  readonly size: number;
  readonly weight: number;
  readonly italic: boolean;
  readonly colour: string;
  readonly preformatted: boolean;
}

export interface HtmlRun {
  text: string;
  readonly look: HtmlLook;
}

/** Line as a browser would lay it out: cells (one, except in table rows) of runs. */
export interface VisualLine {
  cells: HtmlRun[][];
  readonly gap: number;
}

export const TAG_SIZES: Readonly<Record<string, number>> = { h1: 20, h2: 15, h3: 12.5, h4: 11.5, h5: 10.5, h6: 10 };

export const TAG_GAPS: Readonly<Record<string, number>> = {
  h1: 3,
  h2: 2.8,
  h3: 2.4,
  h4: 2.2,
  h5: 2,
  h6: 2,
  p: 2,
  ul: 1.8,
  ol: 1.8,
  dl: 1.8,
  table: 2,
  section: 2.2,
  article: 1.8,
  blockquote: 2,
  figure: 2,
  hr: 2.2,
  header: 2,
};
