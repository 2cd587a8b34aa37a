import type { CheerioAPI } from 'cheerio';
import { carriesPence, endsInPounds, isSurePence } from '../price/pence.ts';
import { BLOCK_TAGS } from './tags.ts';

/** A node of a page as it was parsed. */
export type ParsedNode = ReturnType<CheerioAPI['root']>[0]['children'][number];
type Element = Extract<ParsedNode, { attribs: unknown }>;
type Text = Extract<ParsedNode, { type: 'text' }>;

const FIGURES = /^[.,]?(\d{2})$/;
const RAISED_CLASS = /(?:^|[-_\s])(?:sup|super|raised|pence|cents?|decimals?)(?:$|[-_\s])/i;
const RAISED_STYLE = /vertical-align\s*:\s*(?:super|top|text-top)/i;

/**
 * Joins the pence of a price that are set in an element of their own to the text with its pounds, so that all see one amount: "£6.95" for
 * `£6<sup>95</sup>`. Raised figures need no sign before them; what is not raised must touch an amount with one.
 */
export function joinRaisedPence(dom: CheerioAPI): void {
  for (const element of dom('sup, small, span, b, strong, em, i, u, font').toArray() as Element[]) {
    const [only, second] = element.children;
    const figures = only?.type === 'text' && !second ? FIGURES.exec(only.data.trim())?.[1] : undefined;
    const before = figures ? textBefore(element) : null;
    if (!figures || !before) continue;
    const apart = /\s$/.test(before.data);
    const text = before.data.trimEnd();
    const touches = isRaised(element) ? carriesPence(text, figures) : endsInPounds(text);
    if (apart ? element.name !== 'sup' || !endsInPounds(text) || !isSurePence(figures) : !touches) continue;
    before.data = `${text}.${figures}`;
    (only as Text).data = '';
  }
}

const isRaised = ({ name, attribs, parent }: Element): boolean =>
  name === 'sup' ||
  name === 'small' ||
  RAISED_CLASS.test(attribs.class ?? '') ||
  RAISED_STYLE.test(attribs.style ?? '') ||
  (parent?.type === 'tag' && parent.name === 'sup');

/** The last text before an element on its line; null at the border of a block. */
function textBefore(element: Element): Text | null {
  let from: ParsedNode = element;
  while (!from.prev) {
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
