import { priceCount } from '../price/price-count.ts';
import type { TreeElement } from '../segments/html-origin.ts';
import type { PageMeasure } from './page-chrome.ts';
import { ancestors, childElements, findAll } from './tree.ts';

export interface TabLabels {
  readonly panes: ReadonlyMap<TreeElement, string>;
  readonly tabs: ReadonlySet<TreeElement>;
}

const MAX_LENGTH = 40;
/** Share of the page's prices from which a part is the menu as a whole. */
const WHOLE = 0.7;
const MIN = 2;
const EVERYTHING = /^(?:all|show all|view all|everything|all (?:items|dishes|menu)|full menu)$/i;

export function tabLabels(body: TreeElement, page: PageMeasure): TabLabels {
  const elements = findAll(body, () => true);
  const paneOf = panesById(elements);
  const panes = new Map<TreeElement, string>();
  const tabs = new Set<TreeElement>();
  elements.forEach((element, i) => {
    const label = labelOf(element);
    if (!label) return;
    const pane = paneOf(targetOf(element.attributes), i);
    // a label that holds its part would take all its text along
    if (pane && !ancestors(element).includes(pane) && !ancestors(pane).includes(element) && isPart(pane, page)) {
      tabs.add(element);
      if (!panes.has(pane)) labelPane(panes, pane, label);
    }
  });
  for (const element of elements) labelByPlace(element, page, panes, tabs);
  return { panes, tabs };
}

function labelPane(panes: Map<TreeElement, string>, pane: TreeElement, label: string): void {
  if (!EVERYTHING.test(label) && !beginsWithHeading(pane, label)) panes.set(pane, label);
}

/** Finds an element by its id; of duplicates, the first below the label at `index`. */
function panesById(elements: readonly TreeElement[]): (id: string | null, index: number) => TreeElement | undefined {
  const byId = new Map<string, number[]>();
  elements.forEach(({ attributes: { id } }, i) => {
    if (id) byId.set(id, [...(byId.get(id) ?? []), i]);
  });
  return (id, index) => {
    const places = byId.get(id ?? '') ?? [];
    return elements[places.find((place) => place > index) ?? places[0] ?? -1];
  };
}

/** Levels above a strip of labels after which its panes may follow, and levels below at which they may be. */
const ABOVE = 3;
const BELOW = 4;

/** Pairs a strip of short labels with as many similar priced parts after it, in order. */
function labelByPlace(
  strip: TreeElement,
  page: PageMeasure,
  panes: Map<TreeElement, string>,
  tabs: Set<TreeElement>,
): void {
  const labels = childElements(strip).map((child) => (isTab(child) ? labelOf(child) : null));
  if (labels.length < MIN || labels.includes(null) || new Set(labels).size < labels.length) return;
  const parts = partsAfter(strip, labels.length, page);
  if (!parts || parts.some((part) => panes.has(part))) return;
  tabs.add(strip);
  parts.forEach((part, i) => {
    const label = labels[i];
    if (label) labelPane(panes, part, label);
  });
}

const isTab = (element: TreeElement): boolean =>
  !/^(?:td|th|tr|option|p|h[1-6]|br|img)$/.test(element.tag) &&
  !/\d/.test(element.text) &&
  findAll(element, ({ tag, attributes }) => tag === 'a' && /^[^#]/.test(attributes.href ?? '#')).length === 0;

function partsAfter(strip: TreeElement, count: number, page: PageMeasure): TreeElement[] | null {
  let inner = strip;
  for (let i = 0; i < ABOVE && inner.parent; i++) {
    const siblings = childElements(inner.parent);
    const next = siblings.slice(siblings.indexOf(inner) + 1).find((element) => element.length > 0);
    if (next) return partsIn(next, count, page, BELOW);
    inner = inner.parent;
  }
  return null;
}

function partsIn(element: TreeElement, count: number, page: PageMeasure, levels: number): TreeElement[] | null {
  const parts = childElements(element).filter((child) => child.length > 0);
  const [only] = parts;
  if (parts.length === count && parts.every((part) => priceCount(part.text) >= MIN && isPart(part, page))) return parts;
  return only && parts.length === 1 && levels > 0 ? partsIn(only, count, page, levels - 1) : null;
}

function labelOf(element: TreeElement): string | null {
  const [heading] = findAll(element, ({ tag, length }) => /^h[1-6]$/.test(tag) && length > 0);
  const text = ((heading ?? element).text.trim() || pictureText(element)).replace(/\s+/g, ' ').trim();
  return text && text.length <= MAX_LENGTH && /\p{L}/u.test(text) ? text : null;
}

const pictureText = (element: TreeElement): string =>
  findAll(element, ({ tag, attributes }) => tag === 'img' && Boolean(attributes.alt))[0]?.attributes.alt ?? '';

function targetOf(attributes: TreeElement['attributes']): string | null {
  const named = attributes['data-bs-target'] ?? attributes['data-target'] ?? attributes['data-tab'] ?? attributes.href;
  const id = named?.startsWith('#') ? named.slice(1) : (attributes['data-tab'] ?? attributes['aria-controls']);
  return id || null;
}

function isPart(pane: TreeElement, page: PageMeasure): boolean {
  const prices = priceCount(pane.text);
  return prices > 0 && prices < WHOLE * page.prices;
}

/** True where the first text of the part is a heading of its own, rather than a name of one of many dishes, or repeats the label. */
function beginsWithHeading(pane: TreeElement, label: string): boolean {
  if (pane.text.replace(/\s+/g, ' ').trim().toLowerCase().startsWith(label.toLowerCase())) return true;
  const heading = headingAbove(firstText(pane), pane);
  if (!heading) return false;
  const path = heading.path.join('>');
  return findAll(pane, (element) => element.path.join('>') === path).length < 2;
}

function firstText(element: TreeElement): TreeElement {
  const inner = childElements(element).find((child) => child.length > 0);
  const own = element.children.find((child) => typeof child !== 'string' || child.trim());
  return inner && typeof own !== 'string' ? firstText(inner) : element;
}

function headingAbove(element: TreeElement, pane: TreeElement): TreeElement | null {
  for (let above: TreeElement | null = element; above && above !== pane; above = above.parent)
    if (/^(?:h[1-6]|header|caption|legend)$/.test(above.tag)) return above;
  return null;
}
