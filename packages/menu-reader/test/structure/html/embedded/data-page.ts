import { itemsOf } from '@menu-data-service/menu-model/draft-menu';
import { recogniseHtml } from '../../../../src/structure/recognise-html.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** A script of linked data with these dishes. */
export const linkedMenu = (dishes: readonly Fields[]): string => {
  const hasMenuItem = dishes.map((dish) => ({ '@type': 'MenuItem', ...dish }));
  return linkedScript(JSON.stringify({ '@context': 'https://schema.org', '@type': 'Menu', hasMenuItem }));
};

export const linkedScript = (json: string): string => `<script type="application/ld+json">${json}</script>`;

/** A script with the state of a program. */
export const programState = (state: Fields): string =>
  `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ ...state, build: 'x'.repeat(200) })}</script>`;

/** Dishes of a page of these scripts and this text. */
export const dishesIn = (html: string) => itemsOf(recogniseHtml(`${html}<div id="app"></div>`).menus);
