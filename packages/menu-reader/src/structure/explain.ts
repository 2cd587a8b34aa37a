import { type DraftDocument, type DraftItem, itemsOf, placeOf } from '@menu-data-service/menu-model/draft-menu';
import type { TextPage, Word } from '../read/positioned-text.ts';
import { amountInWords } from './price/amount-in-words.ts';
import { POUNDS } from './price/currencies.ts';
import type { DocumentReading, Reading } from './reading.ts';
import { currencyOfPages, readPages } from './recognise-pages.ts';
import { reviewDocument } from './review/review-document.ts';
import { ROLE_NAMES, type Role } from './roles/role.ts';
import type { Unit } from './units/unit.ts';

/** Pixels: width of a drawn page and of the list beside it, and height of a line of the list. */
const PAGE_WIDTH = 720;
const LIST_WIDTH = 400;
const LINE = 17;
const LEGEND_HEIGHT = 40;

const ROLE_COLOURS: Readonly<Record<Role, string>> = {
  title: '#7b3fa0',
  heading: '#1565c0',
  item: '#2e7d32',
  nameRest: '#8bc34a',
  description: '#f9a825',
  price: '#d32f2f',
  other: '#757575',
};

interface Extent {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Draws pages as understood, as one SVG: words, units by role, columns, numbered dishes; menus beside the page. */
export function explainPages(pages: readonly TextPage[]): string {
  const read = readPages(pages);
  const reading = { ...read, menus: reviewDocument(read).menus };
  const currency = currencyOfPages(pages) ?? POUNDS;
  let top = LEGEND_HEIGHT;
  const drawn: string[] = [];
  for (const page of pages) {
    const list = listOf(reading.menus, page, currency);
    const height = Math.max((page.height * PAGE_WIDTH) / page.width, (list.length + 2) * LINE);
    drawn.push(`<g transform="translate(0 ${top})">${drawnPage(page, reading)}${drawnList(list)}</g>`);
    top += Math.ceil(height) + LINE;
  }
  const width = PAGE_WIDTH + LIST_WIDTH;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${top}" width="${width}" height="${top}" font-family="Arial, Helvetica, sans-serif">`,
    `<rect width="${width}" height="${top}" fill="#ffffff"/>`,
    legend(),
    ...drawn,
    '</svg>',
  ].join('\n');
}

/** Draws pages as one SVG: each dish is a group with the id `placeOf`, each line an area numbered by `data-line`. */
export function drawPages(reading: DocumentReading): string {
  const { units, roles } = reading;
  let top = 0;
  const drawn = reading.pages.map((page) => {
    const scale = PAGE_WIDTH / page.width;
    const items = itemsOf(reading.menus).flatMap(({ name, box }) => (box?.page === page.page ? [{ name, box }] : []));
    const at = top;
    top += Math.ceil(page.height * scale) + LINE;
    return [
      `<g transform="translate(0 ${at}) scale(${scale})">`,
      `<rect width="${page.width}" height="${page.height}" fill="#ffffff" stroke="#bbbbbb" stroke-width="${1 / scale}"/>`,
      ...page.words.map(drawnWord),
      ...units.flatMap((unit, i) =>
        unit.text && unit.page === page.page
          ? marked(unit, ROLE_COLOURS[roles[i] ?? 'other'], `class="line" data-line="${i}" fill-opacity="0"`)
          : [],
      ),
      ...items.map(
        ({ name, box }) =>
          `<g class="place" id="${placeOf(box)}"><title>${escaped(name)}</title><rect x="${box.x}" y="${box.y}" width="${box.w}" height="${box.h}" fill="#2e7d32" fill-opacity="0" stroke="#2e7d32" stroke-width="${1 / scale}"/></g>`,
      ),
      '</g>',
    ].join('\n');
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PAGE_WIDTH} ${Math.max(1, top)}" font-family="Arial, Helvetica, sans-serif">`,
    ...drawn,
    '</svg>',
  ].join('\n');
}

function legend(): string {
  const entries = Object.entries(ROLE_COLOURS).map(
    ([role, colour], i) =>
      `<rect x="${16 + i * 122}" y="12" width="16" height="16" fill="${colour}" fill-opacity="0.4" stroke="${colour}"/>${text(38 + i * 122, 25, 13, ROLE_NAMES[role as Role])}`,
  );
  const dashed = `<rect x="${16 + entries.length * 122}" y="12" width="16" height="16" fill="none" stroke="#555555" stroke-dasharray="4 3"/>`;
  return [...entries, dashed, text(38 + entries.length * 122, 25, 13, 'column')].join('');
}

function drawnPage(page: TextPage, { units, roles, menus }: Reading): string {
  const scale = PAGE_WIDTH / page.width;
  const own = units.flatMap((unit, i) => (unit.page === page.page ? [{ unit, role: roles[i] ?? 'other' }] : []));
  const items = itemsOf(menus).filter(({ box }) => box?.page === page.page);
  return [
    `<g transform="scale(${scale})">`,
    `<rect width="${page.width}" height="${page.height}" fill="#fafafa" stroke="#bbbbbb" stroke-width="${1 / scale}"/>`,
    ...columnsOf(own.map(({ unit }) => unit)).map((extent) => frame(extent, 4 / scale, '#555555', scale, true)),
    ...own.filter(({ unit }) => unit.text).map(({ unit, role }) => marked(unit, ROLE_COLOURS[role])),
    ...page.words.map(drawnWord),
    ...items.map(({ box }, i) => (box ? numbered(extentOf(box), i + 1, scale) : '')),
    '</g>',
  ].join('\n');
}

const extentOf = ({ x, y, w, h }: NonNullable<DraftItem['box']>): Extent => ({
  left: x,
  top: y,
  right: x + w,
  bottom: y + h,
});

function columnsOf(units: readonly Unit[]): Extent[] {
  const columns = new Map<number, Extent>();
  for (const unit of units) {
    const [top, bottom] = [unit.y - unit.size, unit.y + 0.3 * unit.size];
    const column = columns.get(unit.block);
    if (!column) columns.set(unit.block, { left: unit.x, top, right: unit.x1, bottom });
    else {
      column.left = Math.min(column.left, unit.x);
      column.top = Math.min(column.top, top);
      column.right = Math.max(column.right, unit.x1);
      column.bottom = Math.max(column.bottom, bottom);
    }
  }
  return [...columns.values()];
}

function frame({ left, top, right, bottom }: Extent, margin: number, colour: string, scale: number, dashed: boolean) {
  const dash = dashed ? ` stroke-dasharray="${5 / scale} ${4 / scale}"` : '';
  return `<rect x="${left - margin}" y="${top - margin}" width="${right - left + 2 * margin}" height="${bottom - top + 2 * margin}" fill="none" stroke="${colour}" stroke-width="${1 / scale}"${dash}/>`;
}

function numbered(extent: Extent, number: number, scale: number): string {
  const colour = ROLE_COLOURS.item;
  return (
    frame(extent, 1 / scale, colour, scale, false) +
    text(extent.left - 16 / scale, extent.top + 9 / scale, 9 / scale, String(number), colour)
  );
}

const marked = ({ x, x1, y, size }: Unit, colour: string, attributes = 'fill-opacity="0.35"'): string =>
  `<rect x="${x}" y="${y - 0.85 * size}" width="${x1 - x}" height="${1.1 * size}" fill="${colour}" ${attributes}/>`;

function drawnWord({ text: words, x, y, w, size, weight, italic, angle }: Word): string {
  const turned = Math.abs(angle) > 0.05 ? ` transform="rotate(${(angle * 180) / Math.PI} ${x} ${y})"` : '';
  // not every program that shows SVG fits text into a given length
  const fitting = Math.min(size, (1.9 * w) / Math.max(1, words.length));
  const look = `${weight >= 600 ? ' font-weight="bold"' : ''}${italic ? ' font-style="italic"' : ''}`;
  return `<text x="${x}" y="${y}" font-size="${fitting}" textLength="${w}" lengthAdjust="spacingAndGlyphs"${look}${turned} fill="#222222">${escaped(words)}</text>`;
}

interface ListLine {
  readonly says: string;
  readonly role: Role;
  readonly indent: number;
}

function listOf(menus: DraftDocument['menus'], page: TextPage, currency: string): ListLine[] {
  let number = 0;
  return menus.flatMap((menu) => {
    const sections = menu.sections.flatMap((section): ListLine[] => {
      const items = section.items.filter(({ box }) => box?.page === page.page);
      if (!items.length) return [];
      const lines = items.map(({ name, prices, review }): ListLine => {
        number++;
        const sums = prices
          .map(({ label, price }) => `${label ? `${label} ` : ''}${amountInWords(price, currency)}`)
          .join(', ');
        return { says: `${number}  ${name}  ${sums}${review.length ? '  ?' : ''}`, role: 'item', indent: 28 };
      });
      return [{ says: section.name || '(no section)', role: 'heading', indent: 14 }, ...lines];
    });
    return sections.length
      ? [{ says: menu.name || '(no menu name)', role: 'title' as const, indent: 0 }, ...sections]
      : [];
  });
}

const drawnList = (lines: readonly ListLine[]): string =>
  lines
    .map(({ says, role, indent }, i) => text(PAGE_WIDTH + 16 + indent, (i + 1) * LINE, 12, says, ROLE_COLOURS[role]))
    .join('\n');

const text = (x: number, y: number, size: number, says: string, colour = '#222222'): string =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${colour}">${escaped(says)}</text>`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (says: string): string =>
  says.replace(/[\p{Cc}\p{Cs}\p{Cn}]/gu, '').replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
