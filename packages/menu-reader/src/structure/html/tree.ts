import { type CheerioAPI, load } from 'cheerio';
import type { TreeElement, TreeNode } from '../segments/html-origin.ts';
import { joinPartedPrices, joinRaisedPence, type ParsedNode } from './raised-pence.ts';
import { BLOCK_TAGS, SILENT_TAGS } from './tags.ts';

/** Deeper elements are flattened into the element at this depth; browsers stop at 512. */
const MAX_DEPTH = 300;
const CHANGING = /\d{2,}|active|first|last|odd|even|open|show|hide|hidden|current|selected|left|right/i;

/** Names that only set an element's place: columns of a grid, margins. */
const PLACING =
  /^(?:u-)?(?:(?:col|offset|order|pull|push|float)(?:-|$)|(?:margin|padding)-|[mp][tblrxyse]?-(?:\d|auto|\[)|(?:xs|sm|md|lg|xl|xxl|2xl):)/i;

export interface Page {
  readonly dom: CheerioAPI;
  readonly body: TreeElement;
}

export function parsePage(html: string): Page {
  const dom = load(withoutTemplateCode(html));
  joinRaisedPence(dom);
  joinPartedPrices(dom);
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
      if (SILENT_TAGS.has(node.name) || element.depth >= MAX_DEPTH) continue;
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

export function ancestors(element: TreeElement): TreeElement[] {
  const found: TreeElement[] = [];
  for (let above = element.parent; above; above = above.parent) found.push(above);
  return found;
}

export function findAll(element: TreeElement, matches: (element: TreeElement) => boolean): TreeElement[] {
  const found = matches(element) ? [element] : [];
  for (const child of childElements(element)) found.push(...findAll(child, matches));
  return found;
}

/** Code of page templates: PHP, ERB and the like, tags and values of Liquid, Twig, Jinja and Handlebars. */
// recheck-ignore: each of its parts ends at the next beginning of its kind, with the text, or after 500 letters
const CODE = /<\?(?:php\b|=)[\s\S]*?(?:\?>|$)|<%(?:(?!<%)[\s\S])*?%>|\{%[\s\S]{0,500}?%\}|\{\{[\s\S]{0,300}?\}\}/gi;
const FRONT_MATTER = /^\s*---\r?\n[\s\S]{0,2000}?\n---\s*\n/;
const SCRIPTS = /(<script\b[\s\S]*?<\/script\s*>)/i;

/** Removes the template code of an unrendered page; scripts stay as they are. */
const withoutTemplateCode = (html: string): string =>
  html
    .replace(FRONT_MATTER, '')
    .split(SCRIPTS)
    .map((part, i) => (i % 2 ? part : part.replace(CODE, ' ')))
    .join('');
