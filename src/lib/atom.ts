/** Media type of a feed (RFC 4287). */
export const ATOM_TYPE = 'application/atom+xml';

export interface AtomLink {
  readonly rel: 'self' | 'next' | 'alternate';
  readonly href: string;
  readonly type?: string;
}

export interface AtomEntry {
  /** An IRI that never changes. */
  readonly id: string;
  readonly title: string;
  /** RFC 3339, with a zone. */
  readonly updated: string;
  readonly categories: readonly string[];
  readonly links: readonly AtomLink[];
}

export interface AtomFeed extends Pick<AtomEntry, 'id' | 'title' | 'updated'> {
  readonly author: string;
  readonly links: readonly AtomLink[];
  readonly entries: readonly AtomEntry[];
}

/** An Atom feed as XML (RFC 4287). */
export function atomFeed({ id, title, updated, author, links, entries }: AtomFeed): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    element('id', id),
    element('title', title),
    element('updated', updated),
    `<author>${element('name', author)}</author>`,
    ...links.map(link),
    ...entries.map(entry),
    '</feed>',
    '',
  ].join('\n');
}

function entry({ id, title, updated, categories, links }: AtomEntry): string {
  return [
    '<entry>',
    element('id', id),
    element('title', title),
    element('updated', updated),
    ...categories.map((term) => `<category term="${escaped(term)}"/>`),
    ...links.map(link),
    '</entry>',
  ].join('\n');
}

function link({ rel, href, type }: AtomLink): string {
  return `<link rel="${rel}"${type === undefined ? '' : ` type="${type}"`} href="${escaped(href)}"/>`;
}

const element = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What XML 1.0 has no way to write is left out (section 2.2). */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}
