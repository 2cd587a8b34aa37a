import { recogniseHtml } from '../../src/structure/recognise-html.ts';
import { outlineOf } from './paper-outline.ts';

/** Outline of a page: "Menu / Section: name | description | price", a line per dish. */
export const outline = (html: string): string[] =>
  recogniseHtml(html).menus.flatMap((menu) => outlineOf([menu]).map((line) => `${menu.name || '-'} / ${line}`));
