import { isSectionWord } from '../roles/section-words.ts';
import type { TreeElement } from '../segments/html-origin.ts';
import { priceCount } from './price-count.ts';

/** With so many prices in its alternative text, a picture shows a menu. */
const MENU_PRICES = 3;
const LONGEST_HEADING = 40;
const FILE_NAME = /[_/]|\.(?:jpe?g|png|gif|webp|svg)$/i;

/** A picture of a menu, whose alternative text holds its lines. */
export const isPicturedMenu = ({ tag, attributes: { alt = '' } }: TreeElement): boolean =>
  tag === 'img' && priceCount(alt) >= MENU_PRICES;

/**
 * A picture that is all there is of a heading, or with words of a section that stand nowhere as text; those of a dish's picture
 * repeat its name.
 */
export function isPictureHeading({ tag, attributes: { alt = '' }, parent }: TreeElement, root: TreeElement): boolean {
  if (tag !== 'img') return false;
  const isAllOfHeading = parent !== null && /^h[1-6]$/.test(parent.tag) && parent.length === 0;
  if (isAllOfHeading && /\p{L}{3}/u.test(alt) && alt.length <= LONGEST_HEADING && !FILE_NAME.test(alt)) return true;
  return isSectionWord(alt) && !root.text.toLowerCase().includes(alt.trim().toLowerCase());
}
