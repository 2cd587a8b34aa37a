import { type CheerioAPI, load } from 'cheerio';
import type { TreeElement, TreeNode } from '../segments/html-origin.ts';
import { joinRaisedPence, type ParsedNode } from './raised-pence.ts';
import { BLOCK_TAGS, SILENT_TAGS } from './tags.ts';
import { withoutTemplateCode } from './template-code.ts';

/** Deeper elements are read as if they were text of the element at this depth; browsers draw the line at 512. */
const DEEPEST = 300;
const CHANGING = /\d{2,}|active|first|last|odd|even|open|show|hide|hidden|current|selected|left|right/i;

/** Names that set only where an element is: columns of a grid, margins. */
const PLACING =
  /^(?:u-)?(?:(?:col|offset|order|pull|push|float)(?:-|$)|(?:margin|padding)-|[mp][tblrxyse]?-(?:\d|auto|\[)|(?:xs|sm|md|lg|xl|xxl|2xl):)/i;

export interface Page {
  readonly dom: CheerioAPI;
  readonly body: TreeElement;
}

/** Parses a page as browsers do; broken markup included. */
export function parsePage(html: string): Page {
  const dom = load(withoutTemplateCode(html));
  joinRaisedPence(dom);
  const body = dom('body')[0];
  const empty = elementOf('body', {}, null);
  return { dom, body: body ? fill(empty, body.children as ParsedNode[]) : empty };
}

type Growing = { -readonly [Key in keyof TreeElement]: TreeElement[Key] };

function elementOf(tag: string, attributes: Readonly<Record<string, string>>, parent: TreeElement | null): Growing {
  const classes = (attributes.class ?? '').split(/\s+/).filter(Boolean);
  const signature = tag + stableClasses(classes).join('');
  return {
    tag,
    parent,
    depth: parent ? parent.depth + 1 : 0,
    signature,
    path: parent ? [...parent.path, signature] : [signature],
    attributes,
    classes,
    children: [],
    text: '',
    length: 0,
    linkLength: 0,
  };
}

/** The first two classes that do not change from one record to the next and may say how it looks. */
const stableClasses = (classes: readonly string[]): string[] =>
  classes
    .filter((name) => !CHANGING.test(name) && !PLACING.test(name))
    .slice(0, 2)
    .map((name) => `.${name.replace(/\d+/g, '')}`);

function fill(element: Growing, nodes: readonly ParsedNode[]): TreeElement {
  const children: TreeNode[] = [];
  const texts: string[] = [];
  for (const node of nodes) {
    if (node.type === 'text') {
      children.push(node.data);
      texts.push(node.data);
    } else if (node.type === 'tag') {
      const child = elementOf(node.name, node.attribs, element);
      children.push(child);
      if (SILENT_TAGS.has(node.name) || element.depth >= DEEPEST) continue;
      fill(child, node.children as ParsedNode[]);
      if (BLOCK_TAGS.has(node.name) || node.name === 'br') texts.push(' ');
      texts.push(child.text);
      element.linkLength += child.linkLength;
    }
  }
  element.children = children;
  element.text = texts.join('');
  element.length = element.text.replace(/\s+/g, ' ').trim().length;
  if (element.tag === 'a') element.linkLength = element.length;
  return element;
}

export const childElements = (element: TreeElement): TreeElement[] =>
  element.children.filter((child) => typeof child !== 'string');

/** The elements that an element is in, from its parent to the outermost. */
export function ancestors(element: TreeElement): TreeElement[] {
  const found: TreeElement[] = [];
  for (let above = element.parent; above; above = above.parent) found.push(above);
  return found;
}

/** All elements below that match, in document order; the element itself included. */
export function findAll(element: TreeElement, matches: (element: TreeElement) => boolean): TreeElement[] {
  const found = matches(element) ? [element] : [];
  for (const child of childElements(element)) found.push(...findAll(child, matches));
  return found;
}
