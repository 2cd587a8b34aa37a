import type { CheerioAPI } from 'cheerio';
import { carriesPence, endsInPounds, isSurePence } from '../price/pence.ts';
import { BLOCK_TAGS } from './tags.ts';

export type ParsedNode = ReturnType<CheerioAPI['root']>[0]['children'][number];
type Element = Extract<ParsedNode, { attribs: unknown }>;
type Text = Extract<ParsedNode, { type: 'text' }>;

const FIGURES = /^[.,]?(\d{2})$/;
const PENCE_CLASS = /(?:^|[-_\s])(?:pence|cents?|decimals?)(?:$|[-_\s])/i;
const RAISED_CLASS = /(?:^|[-_\s])(?:sup|super|raised|pence|cents?|decimals?)(?:$|[-_\s])/i;
const RAISED_STYLE = /vertical-align\s*:\s*(?:super|top|text-top)/i;

/**
 * Joins the pence of a price in an element of their own to the text with its pounds, so that all later steps see one amount: "£6.95" for
 * `£6<sup>95</sup>`. Raised figures need no sign before them; others must touch an amount with one.
 */
export function joinRaisedPence(dom: CheerioAPI): void {
  for (const element of dom('sup, small, span, b, strong, em, i, u, font').toArray() as Element[]) {
    const [only, second] = element.children;
    const figures = only?.type === 'text' && !second ? FIGURES.exec(only.data.trim())?.[1] : undefined;
    const before = figures ? textBefore(element) : null;
    if (!figures || !before) continue;
    const text = before.data.trimEnd();
    const apart = /\s$/.test(before.data) || (element.prev !== null && isBlank(element.prev));
    if (apart ? !carriesApart(element, text, figures) : !touches(element, text, figures)) continue;
    before.data = `${text}.${figures}`;
    (only as Text).data = '';
  }
}

const touches = (element: Element, text: string, figures: string): boolean =>
  isRaised(element) ? carriesPence(text, figures) : endsInPounds(text);

/** A blank before raised figures leaves them pence where they can be nothing else: "£4 <small>99</small>". */
const carriesApart = (element: Element, text: string, figures: string): boolean =>
  isRaised(element) && endsInPounds(text) && (isSurePence(figures) || PENCE_CLASS.test(element.attribs.class ?? ''));

/** An element for each part of a price: its sign, pounds, point and pence. */
const WHOLE = /^(?:\p{Sc}\s?)?\d{1,3}$/u;

/** Joins prices whose point stands in an element of its own: "£9.50" for `<i>£</i><i>9</i><i>.</i><i>50</i>`, and for "£9" above ".50". */
export function joinPartedPrices(dom: CheerioAPI): void {
  const texts = textsOf(dom.root()[0]?.children ?? []);
  texts.forEach((pounds, at) => {
    const [before, point, pence] = [texts[at - 1], texts[at + 1], texts[at + 2]];
    const whole = pounds.data.trim();
    if (!point || !WHOLE.test(whole)) return;
    const isSigned = !/^\d/.test(whole) || /^\p{Sc}$/u.test(before?.data.trim() ?? '');
    if (/^[.,]$/.test(point.data.trim()) && pence && /^\d{2}$/.test(pence.data.trim())) {
      pounds.data = `${whole}.${pence.data.trim()}`;
      point.data = '';
      pence.data = '';
    } else if (isSigned && /^[.,]\d{2}$/.test(point.data.trim())) {
      pounds.data = `${whole}.${point.data.trim().slice(1)}`;
      point.data = '';
    }
  });
}

/** Non-blank texts in page order; without recursion, because untrusted pages nest arbitrarily. */
function textsOf(nodes: readonly ParsedNode[]): Text[] {
  const texts: Text[] = [];
  const open = nodes.toReversed();
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === 'text' && node.data.trim()) texts.push(node);
    else if ('children' in node)
      for (let at = node.children.length; at > 0; at -= 1) open.push(node.children[at - 1] as ParsedNode);
  }
  return texts;
}

const isRaised = ({ name, attribs, parent }: Element): boolean =>
  name === 'sup' ||
  name === 'small' ||
  RAISED_CLASS.test(attribs.class ?? '') ||
  RAISED_STYLE.test(attribs.style ?? '') ||
  (parent?.type === 'tag' && parent.name === 'sup');

const isBlank = (node: ParsedNode): boolean => node.type === 'text' && !node.data.trim();

function textBefore(element: Element): Text | null {
  let from: ParsedNode = element;
  while (!from.prev || isBlank(from.prev)) {
    if (from.prev) {
      from = from.prev;
      continue;
    }
    const parent: ParsedNode['parent'] = from.parent;
    if (parent?.type !== 'tag' || BLOCK_TAGS.has(parent.name)) return null;
    from = parent;
  }
  let node: ParsedNode | null | undefined = from.prev;
  while (node && node.type === 'tag') {
    if (BLOCK_TAGS.has(node.name) || node.name === 'br') return null;
    node = node.children.at(-1);
  }
  return node?.type === 'text' ? node : null;
}
