import type { DraftDocument } from '../draft-menu.ts';
import type { ReadSource } from '../read/read-source.ts';
import { DRAWN_BY_SCRIPT, type SitePage } from '../site-page.ts';
import { pageLinks } from './html/site/page-links.ts';
import { siteData } from './html/site/site-facts.ts';
import { parsePage } from './html/tree.ts';

const TEXT_LENGTH = 3000;
const DOCUMENT = { title: '', base: '', links: [], places: [], isDrawnByScript: false };

const beginning = (text: string): string =>
  text
    .slice(0, 10 * TEXT_LENGTH)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, TEXT_LENGTH);

/** @param draft what was recognised in it */
export function sitePage(read: ReadSource, draft: DraftDocument): SitePage {
  if (read.kind !== 'html') {
    const text = read.pages.flatMap(({ words }) => words.map((word) => word.text)).join(' ');
    return { ...DOCUMENT, kind: read.kind, draft, text: beginning(text) };
  }
  const page = parsePage(read.html);
  const { places, links } = siteData(page);
  return {
    kind: 'html',
    draft,
    title: page.dom('title').first().text().replace(/\s+/g, ' ').trim().slice(0, 300),
    text: beginning(page.body.text),
    base: page.dom('base[href]').attr('href') ?? '',
    links: [...links, ...pageLinks(page)],
    places,
    isDrawnByScript: draft.review.includes(DRAWN_BY_SCRIPT),
  };
}
