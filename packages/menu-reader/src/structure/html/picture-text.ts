import { priceCount } from '../price/price-count.ts';
import type { TreeElement } from '../segments/html-origin.ts';

const MENU_PRICES = 3;
const MAX_HEADING_LENGTH = 40;
const FILE_NAME = /[_/]|\.(?:jpe?g|png|gif|webp|svg)$/i;

export const isPicturedMenu = ({ tag, attributes: { alt = '' } }: TreeElement): boolean =>
  tag === 'img' && priceCount(alt) >= MENU_PRICES;

/** True for a picture that is a heading or stands over a list with words that no text has. */
export function isPictureHeading(element: TreeElement, root: TreeElement): boolean {
  const { tag, parent } = element;
  const { alt = '' } = element.attributes;
  if (tag !== 'img' || !isWords(alt)) return false;
  if (parent !== null && /^h[1-6]$/.test(parent.tag) && parent.length === 0) return true;
  return !root.text.toLowerCase().includes(alt.trim().toLowerCase()) && isOverList(element);
}

const isWords = (alt: string): boolean =>
  /\p{L}{3}/u.test(alt) && alt.length <= MAX_HEADING_LENGTH && !FILE_NAME.test(alt);

function isOverList(picture: TreeElement): boolean {
  let element = picture;
  while (element.parent && isPicture(element.parent)) element = element.parent;
  const beside = partsOf(element.parent);
  const heads = beside.filter((child, i) => isPicture(child) && isList(beside[i + 1]));
  return heads.includes(element) && heads.length >= MIN_OVER_LISTS;
}

const partsOf = (element: TreeElement | null): (TreeElement | string)[] =>
  (element?.children ?? []).filter((child) => typeof child !== 'string' || child.trim() !== '');

const MIN_OVER_LISTS = 2;

function isPicture(child: TreeElement | string): boolean {
  if (typeof child === 'string') return false;
  const [only, other] = partsOf(child);
  return child.tag === 'img' || (only !== undefined && other === undefined && isPicture(only));
}

const isList = (child: TreeElement | string | undefined): boolean =>
  typeof child === 'object' && /^(?:ul|ol|dl|table)$/.test(child.tag);
