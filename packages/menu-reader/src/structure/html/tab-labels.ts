import { priceCount } from '../price/price-count.ts';
import type { TreeElement } from '../segments/html-origin.ts';
import type { PageMeasure } from './page-chrome.ts';
import { ancestors, childElements, findAll } from './tree.ts';

/** Words of tabs that name parts of the page which have no heading of their own. */
export interface TabLabels {
  /** Label by the part that it opens. */
  readonly panes: ReadonlyMap<TreeElement, string>;
  /** The tabs themselves, which are no text of the menu. */
  readonly tabs: ReadonlySet<TreeElement>;
}

const LONGEST = 40;
/** A part with more of the page's prices is the menu as a whole. */
const WHOLE = 0.7;
const FEWEST = 2;
const EVERYTHING = /^(?:all|show all|view all|everything|all (?:items|dishes|menu)|full menu)$/i;

/** Finds tabs by what they point at, and by their place. */
export function tabLabels(body: TreeElement, page: PageMeasure): TabLabels {
  const elements = findAll(body, () => true);
  const paneOf = panesById(elements);
  const panes = new Map<TreeElement, string>();
  const tabs = new Set<TreeElement>();
  elements.forEach((element, i) => {
    const label = labelOf(element);
    if (!label) return;
    const pane = paneOf(targetOf(element.attributes), i);
    // one that holds its part is no label: all text of the part would go with it
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

/** Finds an element by its id; of several that share it by mistake, the first below the label at `index`. */
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

/** Parts above a strip of labels in which its panes may follow, and levels below at which they may be. */
const ABOVE = 3;
const BELOW = 4;

/** A strip of short labels before as many like parts with prices: the first opens the first, and so on. */
function labelByPlace(
  strip: TreeElement,
  page: PageMeasure,
  panes: Map<TreeElement, string>,
  tabs: Set<TreeElement>,
): void {
  const labels = childElements(strip).map((child) => (isTab(child) ? labelOf(child) : null));
  if (labels.length < FEWEST || labels.includes(null) || new Set(labels).size < labels.length) return;
  const parts = partsAfter(strip, labels.length, page);
  if (!parts || parts.some((part) => panes.has(part))) return;
  tabs.add(strip);
  parts.forEach((part, i) => {
    const label = labels[i];
    if (label) labelPane(panes, part, label);
  });
}

/** Leads to no other page. */
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
  if (parts.length === count && parts.every((part) => priceCount(part.text) >= FEWEST && isPart(part, page)))
    return parts;
  return only && parts.length === 1 && levels > 0 ? partsIn(only, count, page, levels - 1) : null;
}

function labelOf(element: TreeElement): string | null {
  const [heading] = findAll(element, ({ tag, length }) => /^h[1-6]$/.test(tag) && length > 0);
  const text = ((heading ?? element).text.trim() || pictureText(element)).replace(/\s+/g, ' ').trim();
  return text && text.length <= LONGEST && /\p{L}/u.test(text) ? text : null;
}

/** The words of a tab that is a picture. */
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

/** The first text of the part is a heading that is no name of one of many like dishes, or says the same. */
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
