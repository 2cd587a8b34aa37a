import { type Cheerio, type CheerioAPI, load } from 'cheerio';
import type { Grid } from './grid.ts';

type Element = Extract<ReturnType<CheerioAPI['root']>[0]['children'][number], { readonly attribs: object }>;

/** More columns than any table for people has. */
const MAX_SPAN = 100;
const PICTURES = 'img, svg, i, [role=img]';
const SIGN_CLASS =
  /(?:^|[\s_-])(?:tick|check(?:ed|mark)?|cross|yes|dot|bullet|circle|contains?|present|allergen|trace)(?=$|[\s_-])/i;

/** Tables of a web page, with cells that span several rows or columns repeated in each; and the texts outside them. */
export function htmlGrids(html: string): { readonly grids: readonly Grid[]; readonly texts: readonly string[] } {
  const page = load(html);
  page('script, style, noscript, template').remove();
  const grids = page('table')
    .filter((_, table) => page(table).find('table').length === 0)
    .map((_, table) => ({ name: nameOf(page, page(table)), rows: rowsOf(page, page(table)) }))
    .get();
  page('table').remove();
  page('p, li, div, h1, h2, h3, h4, h5, h6, br, dd, dt, caption, figcaption').append('\n');
  const texts = page('body').text().split('\n').map(plain).filter(Boolean);
  return { grids, texts: [page('title').text(), ...texts].map(plain).filter(Boolean) };
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

function nameOf(page: CheerioAPI, table: Cheerio<Element>): string {
  const caption = plain(table.children('caption').text());
  if (caption) return caption;
  for (let at: Cheerio<Element> = table; at.length > 0; at = at.parent()) {
    const heading = at.prevAll('h1, h2, h3, h4, h5, h6').first();
    if (heading.length > 0) return plain(heading.text());
    if (at.is('body') || page(at).find('table').length > 1) break;
  }
  return '';
}

function rowsOf(page: CheerioAPI, table: Cheerio<Element>): string[][] {
  const lines = table.find('tr').get();
  const rows = lines.map((): string[] => []);
  for (const [at, row] of lines.entries()) {
    const cells = rows[at] ?? [];
    let column = 0;
    page(row)
      .children('td, th')
      .each((_, cell) => {
        while (cells[column] !== undefined) column += 1;
        const text = cellText(page, page(cell));
        for (let down = 0; down < span(page(cell).attr('rowspan')); down += 1)
          for (let right = 0; right < span(page(cell).attr('colspan')); right += 1) {
            const below = rows[at + down];
            if (below) below[column + right] = text;
          }
      });
  }
  const width = Math.max(0, ...rows.map((row) => row.length));
  return rows.map((row) => Array.from({ length: width }, (_, i) => row[i] ?? ''));
}

const span = (text: string | undefined): number => Math.min(MAX_SPAN, Math.max(1, Number(text) || 1));

/** Text of a cell; without one, the name of its picture, so that a drawn tick does not look like an empty cell. */
function cellText(page: CheerioAPI, cell: Cheerio<Element>): string {
  const text = plain(cell.text());
  if (text) return text;
  const [picture] = cell.find(PICTURES).get();
  if (picture) return pictureName(page(picture) as Cheerio<Element>);
  const label = plain(
    cell.attr('aria-label') ?? cell.attr('title') ?? cell.find('[title], [aria-label]').attr('title') ?? '',
  );
  const classes = [
    cell.attr('class') ?? '',
    ...cell
      .find('*')
      .map((_, inner) => page(inner).attr('class') ?? '')
      .get(),
  ];
  return label || (SIGN_CLASS.exec(classes.join(' '))?.[0].replace(/^[\s_-]/, '') ?? '');
}

function pictureName(picture: Cheerio<Element>): string {
  const said = ['alt', 'aria-label', 'title'].map((name) => plain(picture.attr(name) ?? '')).find(Boolean);
  const file = (picture.attr('src') ?? '')
    .split(/[?#]/)[0]
    ?.split('/')
    .at(-1)
    ?.replace(/\.\w+$/, '');
  return said || plain(picture.children('title').text()) || file || plain(picture.attr('class') ?? '') || 'picture';
}
