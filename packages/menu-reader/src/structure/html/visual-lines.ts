import { grouped } from '@menu-data-service/menu-model/grouped';
import { currencyOf } from '../price/currencies.ts';
import { withPlainPence } from '../price/pence.ts';
import { priceCount } from '../price/price-count.ts';
import type { TreeElement } from '../segments/html-origin.ts';
import { enabledSteps, type LeftOut } from '../step.ts';
import { cleanText } from '../text/clean-text.ts';
import { classHint } from './class-hint.ts';
import { iconText, statementOfPicture } from './icon-text.ts';
import { elementStyle } from './inline-style.ts';
import { createLineCollector, type LineCollector } from './line-collector.ts';
import type { LineWalk } from './line-walk.ts';
import { mainElement } from './page-chrome.ts';
import { isPicturedMenu, isPictureHeading } from './picture-text.ts';
import { tabLabels } from './tab-labels.ts';
import { readTableRow } from './table-row.ts';
import { BLOCK_TAGS } from './tags.ts';
import { childElements, findAll } from './tree.ts';
import { unchosenLabels } from './unchosen-labels.ts';
import { UNREAD } from './unread.ts';
import { type HtmlLook, TAG_GAPS, TAG_SIZES, type VisualLine } from './visual-line.ts';

export function visualLines(body: TreeElement, leftOut: LeftOut): VisualLine[][] {
  const page = { prices: priceCount(body.text), length: body.length };
  const mains = findAll(body, (element) => element.tag === 'main' || element.attributes.role === 'main');
  const root = mainElement(body, mains, page);
  const lines = createLineCollector();
  const walk: LineWalk = {
    lines,
    page,
    root,
    labels: tabLabels(body, page),
    signs: repeatedSigns(body),
    unchosen: unchosenLabels(body),
    leftOut,
    children(element, look) {
      for (const child of element.children) {
        if (typeof child === 'string') putText(lines, child, look);
        else readElement(walk, child, look);
      }
    },
  };
  const plain: HtmlLook = {
    size: 10,
    weight: 400,
    italic: false,
    colour: '',
    heading: 0,
    hint: null,
    preformatted: false,
    element: root,
  };
  readElement(walk, root, plain);
  lines.endLine(1.2);
  return lines.blocks();
}

function putText(lines: LineCollector, raw: string, look: HtmlLook): void {
  if (look.preformatted && /\n/.test(raw.trim())) {
    for (const line of raw.split('\n')) {
      putText(lines, line, look);
      lines.endLine(line.trim() ? 1.2 : 2);
    }
    return;
  }
  const text = withPlainPence(cleanText(raw)).replace(/[ \t\r\n\f]+/g, ' ');
  lines.put(lines.lineIsOpen ? text : text.trimStart(), look);
}

function readElement(walk: LineWalk, element: TreeElement, outer: HtmlLook): void {
  const { lines } = walk;
  const { tag } = element;
  const icon = iconText(element);
  const statement = statementOfPicture(element);
  if (tag === 'br') lines.endLine(lines.lineIsOpen ? 1.2 : 2);
  else if (icon) lines.put(` ${icon} `, { ...outer, hint: 'code', element });
  else if (statement) lines.put(` ${statement} `, { ...outer, element });
  else if (isPictureHeading(element, walk.root))
    putHeading(lines, element.attributes.alt ?? '', element, outer, outer.heading || 2);
  else if (isPicturedMenu(element))
    putText(lines, `\n${element.attributes.alt}\n`, { ...outer, preformatted: true, element });
  else if (!enabledSteps(UNREAD, walk.leftOut).some(({ holds }) => holds(element, walk))) {
    const label = walk.labels.panes.get(element);
    if (label) putHeading(lines, label, element.parent ?? element, outer);
    readContent(walk, element, lookOf(element, outer), outer);
  }
}

function readContent(walk: LineWalk, element: TreeElement, look: HtmlLook, outer: HtmlLook): void {
  const { lines } = walk;
  const { tag } = element;
  const price = hiddenPrice(element);
  if (tag === 'sup' && element.length <= 12 && !currencyOf(element.text))
    lines.put(` (${element.text.trim()}) `, { ...look, hint: 'code' });
  else if (tag === 'tr') readTableRow(walk, element, look);
  else if (price) lines.put(` ${price} `, { ...look, hint: 'price' });
  else if (tag === 'hr') lines.endLine(2.2);
  else if (BLOCK_TAGS.has(tag) && tag !== 'td' && tag !== 'th') {
    const gap = TAG_GAPS[tag] ?? 1.25;
    lines.endLine(Math.min(gap, 3));
    walk.children(element, look);
    lines.endLine(Math.min(gap, 2));
  } else {
    // text set apart only by its class needs a space from its neighbour
    const apart = look.hint !== null && look.hint !== outer.hint && look.hint !== 'other';
    if (apart && lines.lineIsOpen) lines.put(' ', look);
    walk.children(element, look);
    if (apart && lines.lineIsOpen) lines.put(' ', look);
  }
}

function putHeading(lines: LineCollector, text: string, element: TreeElement, outer: HtmlLook, level = 2): void {
  lines.endLine(2.8);
  lines.put(text, {
    ...outer,
    size: TAG_SIZES[`h${level}`] ?? outer.size,
    weight: 700,
    heading: level,
    hint: null,
    element,
  });
  lines.endLine(2);
}

function lookOf(element: TreeElement, outer: HtmlLook): HtmlLook {
  const { tag } = element;
  const style = elementStyle(element);
  const level = Number(/^h([1-6])$/.exec(tag)?.[1] ?? 0);
  const bold = /^(?:b|strong|th|dt|legend|summary)$/.test(tag) || level > 0;
  const small = tag === 'small' || tag === 'sup' || tag === 'sub';
  return {
    size: style.size ?? TAG_SIZES[`h${level}`] ?? (small ? outer.size * 0.8 : outer.size),
    weight: style.weight ?? (bold ? 700 : outer.weight),
    italic: style.italic ?? (tag === 'i' || tag === 'em' || outer.italic),
    colour: style.colour ?? outer.colour,
    heading: level || (TAG_LEVELS[tag] ?? outer.heading),
    hint: classHint(element) ?? outer.hint,
    preformatted: outer.preformatted || tag === 'pre' || /white-space\s*:\s*pre/i.test(element.attributes.style ?? ''),
    element,
  };
}

const TAG_LEVELS: Readonly<Record<string, number>> = { legend: 2, button: 3, summary: 3, caption: 4 };

function hiddenPrice(element: TreeElement): string | null {
  if (element.text.trim()) return null;
  const value =
    element.attributes['data-price'] ??
    (element.attributes.itemprop === 'price' ? element.attributes.content : undefined);
  return value && /^\p{Sc}?\d{1,6}(?:\.\d{1,2})?$/u.test(value) ? (/^\d/.test(value) ? `¤${value}` : value) : null;
}

/** Fewer could be the parts of one dish. */
const MIN = 3;
const COUNTER = /^\d{1,2}$/;

/** Counters of an order form, set as plain text beside each dish: all show the same small number. */
function repeatedSigns(body: TreeElement): ReadonlySet<TreeElement> {
  const places = grouped(findAll(body, isLeaf), ({ path }) => path.join('>'));
  return new Set([...places.values()].flatMap(counters));
}

const wordsOf = (element: TreeElement): string => element.text.replace(/\s+/g, ' ').trim();

const isLeaf = (element: TreeElement): boolean => element.length > 0 && childElements(element).length === 0;

/** Excludes elements that often are alone, such as the cells of a row, which may show anything. */
function counters(leaves: readonly TreeElement[]): TreeElement[] {
  const numbers = leaves.filter((leaf) => COUNTER.test(wordsOf(leaf)));
  const [first] = numbers;
  if (!first || numbers.length < MIN || /^(?:t[dh]|li|p)$/.test(first.tag)) return [];
  return numbers.every((leaf) => wordsOf(leaf) === wordsOf(first)) ? numbers : [];
}
