import { grouped } from '@menu-data-service/menu-model/grouped';
import { formsOf } from '../../vocabulary/load-forms.ts';
import { priceCount } from '../price/price-count.ts';
import { endsInSectionWord } from '../roles/section-words.ts';
import type { TreeElement } from '../segments/html-origin.ts';
import { classHint } from './class-hint.ts';
import { ancestors, childElements, findAll } from './tree.ts';

export interface PageMeasure {
  readonly prices: number;
  readonly length: number;
}

const NAMES = new RegExp(String.raw`(?:^|[\s_-])(?:${formsOf('page-furniture')})(?:$|[\s_-])`, 'i');
const SHAPES = /(?:^|[\s_-])(?:nav|carousel|slider|gallery|banner|dropdown|tablist|nav-tabs|marquee)(?=$|[\s_-])/gi;
const LASTING = /cookie|consent|gdpr|review|testimonial|footer|nav/i;
const BUTTON = new RegExp(String.raw`^(?:${formsOf('button-texts')})[\s→›»>]*$`, 'i');

const CONTROL = new RegExp(`^(?:${formsOf('controls')})$`, 'i');
const MAX_CONTROL_LENGTH = 80;
const MAX_HEADING_LENGTH = 40;

/** True for navigation, footers, banners, reviews and the like, if they hold few of the page's prices. */
export const isPageChrome = (element: TreeElement, page: PageMeasure): boolean =>
  isFurniture(element, page) && !isPartOfCards(element);

function isFurniture(element: TreeElement, page: PageMeasure): boolean {
  const { tag } = element;
  if (tag === 'body' || tag === 'html' || tag === 'main' || insideCard(element)) return false;
  const role = element.attributes.role ?? '';
  const names = `${element.classes.join(' ')} ${element.attributes.id ?? ''}`;
  const prices = (): number => priceCount(element.text);
  if (tag === 'nav' || tag === 'footer' || /navigation|contentinfo|dialog|search|complementary/.test(role)) {
    return prices() < Math.max(3, 0.3 * page.prices);
  }
  const named = NAMES.test(names);
  const shaped = named && tag === 'div' && !NAMES.test(names.replace(SHAPES, ' '));
  if (shaped && (isTextOfHeading(element) || prices() >= 2)) return false;
  if (
    tag === 'aside' ||
    tag === 'form' ||
    /banner/.test(role) ||
    named ||
    (tag === 'header' && !insideContent(element) && !isHeadedAlone(element))
  ) {
    const isSmall = element.length < 0.4 * page.length || LASTING.test(names);
    return isSmall && prices() < Math.max(2, 0.15 * page.prices);
  }
  return (isLinkList(element) || isLinkTile(element)) && prices() === 0;
}

/** The head of a section or a heading belongs to it, unlike that of the page. */
const insideContent = (element: TreeElement): boolean =>
  ancestors(element).some(({ tag }) => /^(?:main|section|article|h[1-6])$/.test(tag));

function isHeadedAlone(element: TreeElement): boolean {
  const [heading, other] = childElements(element);
  return !other && /^h[2-6]$/.test(heading?.tag ?? '') && heading?.length === element.length;
}

/** Cards carry their price in a footer of their own. */
const insideCard = (element: TreeElement): boolean =>
  ancestors(element)
    .slice(0, 6)
    .some(({ tag }) => tag === 'article' || (tag === 'li' && element.tag !== 'nav'));

/** Minimum number of similar parts; fewer may be offers. */
const MIN_CARDS = 3;

function isPartOfCards(element: TreeElement): boolean {
  if (element.tag === 'nav' || !priceCount(element.text)) return false;
  let found = 0;
  for (const { text } of partsLike(element)) if (priceCount(text) && ++found === MIN_CARDS) return true;
  return false;
}

const PARTS = new WeakMap<TreeElement, Map<string, TreeElement[]>>();

function partsLike(element: TreeElement): readonly TreeElement[] {
  const root = ancestors(element).at(-1) ?? element;
  const parts =
    PARTS.get(root) ??
    grouped(
      findAll(root, () => true),
      lookOf,
    );
  PARTS.set(root, parts);
  return parts.get(lookOf(element)) ?? [];
}

const lookOf = ({ depth, signature }: TreeElement): string => `${depth} ${signature}`;

const isTextOfHeading = ({ children, length, text }: TreeElement): boolean =>
  length <= MAX_HEADING_LENGTH &&
  children.every((child) => typeof child === 'string') &&
  endsInSectionWord(text.trim());

function isLinkList(element: TreeElement): boolean {
  if (!/^(?:ul|ol|div|p|table)$/.test(element.tag) || element.length <= 8) return false;
  if (element.linkLength <= 0.8 * element.length || element.text.split(/\s+/).filter(Boolean).length <= 2) return false;
  return findAll(element, ({ tag }) => tag === 'a').length >= 3;
}

const MIN_TILES = 3;

function isLinkTile(element: TreeElement): boolean {
  if (!element.parent || element.tag === 'a' || !isOneLink(element)) return false;
  const tiles = childElements(element.parent).filter(({ signature }) => signature === element.signature);
  return tiles.length >= MIN_TILES && tiles.every(isOneLink);
}

function isOneLink(element: TreeElement): boolean {
  const [link, other] = findAll(element, ({ tag }) => tag === 'a');
  if (!link || other || element.linkLength < element.length) return false;
  return element.length > 0 && element.length <= 40 && /^[^#]/.test(link.attributes.href ?? '');
}

/** "Only show vegetarian dishes" and the like. */
export const isControl = ({ length, text }: TreeElement): boolean =>
  length <= MAX_CONTROL_LENGTH && CONTROL.test(text.replace(/\s+/g, ' ').trim());

export const isSliderCopy = ({ classes }: TreeElement): boolean =>
  classes.some((name) => /^(?:slick-cloned|swiper-slide-duplicate|cloned|splide__slide--clone)$/.test(name));

/** "Add to basket" and the like, and links styled as buttons that lead to another page. */
export function isButtonText(element: TreeElement): boolean {
  if (element.tag !== 'button' && element.tag !== 'a') return false;
  return BUTTON.test(element.text.replace(/\s+/g, ' ').trim()) || isButtonLink(element) || isButtonOfDish(element);
}

/** "Choose Leek Tart" behind the name Leek Tart. */
function isButtonOfDish(button: TreeElement): boolean {
  if (button.tag !== 'button') return false;
  let outer = button;
  while (outer.parent && outer.parent.length === outer.length) outer = outer.parent;
  const beside = outer.parent ? childElements(outer.parent) : [];
  const before = beside.slice(0, beside.indexOf(outer)).map(namesWithin);
  const [name, other] = before.findLast(({ length }) => length) ?? [];
  // a part with several names is a list, and the button heads the next
  if (!name || other || name.length >= button.length) return false;
  const at = button.text.indexOf(name);
  return at >= 0 && !/\p{L}/u.test(button.text.charAt(at + name.length));
}

const namesWithin = (element: TreeElement): string[] => {
  const texts = findAll(element, isName).map(({ text }) => text.trim());
  return [...new Set(texts.filter((text) => /\p{L}{2}/u.test(text)))];
};

const isName = (element: TreeElement): boolean =>
  /^(?:h[1-6]|b|strong|dt)$/.test(element.tag) || classHint(element) === 'name';

const BUTTON_CLASS = /(?:^|[-_])(?:btn|button|cta)(?:$|[-_])/i;

function isButtonLink({ tag, attributes, classes, length, text }: TreeElement): boolean {
  if (tag !== 'a' || !classes.some((name) => BUTTON_CLASS.test(name))) return false;
  return /^[^#]/.test(attributes.href ?? '') && length <= 40 && priceCount(text) === 0;
}

const BADGE = new RegExp(`^(?:${formsOf('badges')})!*$`, 'i');

/** "Popular", "Sold out" and the like, set as a sign beside a dish. */
export function isBadge(element: TreeElement): boolean {
  const text = element.text.replace(/\s+/g, ' ').trim();
  // a bold "New" begins a name such as New Potatoes
  if (/^(?:b|strong|i)$/.test(element.tag)) return text.endsWith('!') && BADGE.test(text);
  if (!/^(?:span|div|small|em|label|sup)$/.test(element.tag)) return false;
  return BADGE.test(text);
}

/** Element with the menu: `main`, if it holds nearly all prices of the page; else the body. */
export function mainElement(body: TreeElement, mains: readonly TreeElement[], page: PageMeasure): TreeElement {
  const holds = (element: TreeElement): boolean =>
    element.length > 0.25 * page.length && priceCount(element.text) >= 0.8 * page.prices;
  return mains.find(holds) ?? body;
}
