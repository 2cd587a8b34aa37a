import type { DraftDocument } from '@menu-data-service/menu-model/draft-menu';
import type { TaughtLine } from '@menu-data-service/menu-model/taught-line';
import test from 'ava';
import { readerModel } from '../../src/model/load-model.ts';
import { drawPages } from '../../src/structure/explain.ts';
import type { DocumentReading } from '../../src/structure/reading.ts';
import { readHtml } from '../../src/structure/recognise-html.ts';
import { draftOfPages, readPages } from '../../src/structure/recognise-pages.ts';
import { drawnLines } from '../../src/structure/taught/drawn-lines.ts';
import { type Line, paper } from './paper.ts';

/** Small places, wine regions that could be set as dishes. */
const REGIONS = ['Loire', 'Rioja', 'Mosel'];
const wine = (region: string, i: number): Line[] => [
  [region, 26, { size: 9, font: 'Hand' }],
  [`House white ${i}`, 14],
  [`£${20 + i}.50`, 0, { x: 300 }],
  ['crisp and dry, with apple and pear', 11, { size: 8, font: 'Slim' }],
  [`House red ${i}`, 14],
  [`£${24 + i}.50`, 0, { x: 300 }],
  ['plums and cherries, with some oak', 11, { size: 8, font: 'Slim' }],
];
const lines = (regions: readonly string[]): Line[] => [
  ['Wine List', 20, { size: 20, bold: true }],
  ...regions.flatMap(wine),
];
const pages = (regions: readonly string[] = REGIONS) => [paper(lines(regions)), paper(lines(regions), 2)];

const read = (taught: readonly TaughtLine[], regions?: readonly string[]) =>
  readPages(pages(regions), undefined, readerModel(), taught);
const sections = ({ menus }: Pick<DraftDocument, 'menus'>) =>
  menus.flatMap((menu) =>
    menu.sections.map(({ name, items }) => `${name}: ${items.map((item) => item.name).join(', ')}`),
  );

const rolesOf = (names: readonly string[], taught: readonly TaughtLine[], regions?: readonly string[]) =>
  drawnLines(read(taught, regions)).flatMap(({ line, role }) => (names.includes(line) ? role : []));
const counts = ({ taught }: Pick<DocumentReading, 'taught'>) => taught.map((one) => one.lines);

test('lines that look like a taught one follow: those with its reading, all, or none', (t) => {
  const untaught = rolesOf(REGIONS, []);
  t.deepEqual(
    untaught,
    ['other', 'description', 'other', 'other', 'description', 'other'],
    'one look, read as two things',
  );
  const asHeading = ['heading', 'description', 'heading', 'heading', 'description', 'heading'] as const;
  t.deepEqual(rolesOf(REGIONS, [{ line: 'loire', role: 'heading' }]), asHeading);
  const all = { line: 'Loire', role: 'heading', scope: 'look' } as const;
  t.deepEqual(new Set(rolesOf(REGIONS, [all])), new Set(['heading']));
  t.deepEqual(counts(read([all])), [6]);
  t.deepEqual(sections(draftOfPages(read([all])))[0], 'Loire: House white 0, House red 0');
  t.deepEqual(rolesOf(REGIONS, [{ ...all, nth: 1, scope: 'column' }]), [
    ...asHeading.slice(0, 3),
    ...untaught.slice(3),
  ]);
  const alone = { line: 'Mosel', nth: 2, role: 'left out', scope: 'line' } as const;
  t.deepEqual(rolesOf(REGIONS, [alone]), untaught, 'it was');
  t.deepEqual(rolesOf(REGIONS, [{ ...alone, role: 'dish' }]), untaught.with(5, 'item'));
  t.deepEqual(rolesOf(REGIONS, [alone, all]).at(-1), 'other', 'what was said of a line itself outweighs its look');
});

test('a look is found again when the line itself is gone, and reported as gone when it is too', (t) => {
  const [first] = read([{ line: 'Loire', role: 'left out', scope: 'look' }]).taught;
  t.truthy(first?.look);
  const { lines: _, ...kept } = first ?? { line: '', role: 'dish' as const, lines: 0 };
  const [alsace, priorat] = ['Alsace', 'Priorat'];
  t.deepEqual(counts(read([kept], [alsace, priorat])), [4]);
  t.deepEqual(new Set(rolesOf([alsace, priorat], [kept], [alsace, priorat])), new Set(['other']));
  t.deepEqual(counts(read([{ ...kept, look: 'another' }], [alsace])), [0]);
});

test('lines of a small page can be taught, and a person overrides data in the page', (t) => {
  const page = (data: string) =>
    `<html><body>${data}<h2>Soups</h2><ul><li><b>Leek soup</b> £4.50</li><li><b>Pea soup</b> £3.25</li><li><b>With bread</b> £6.20</li></ul></body></html>`;
  const dish = (name: string, price: string) => ({ '@type': 'MenuItem', name, offers: { price } });
  const menu = {
    '@type': 'Menu',
    hasMenuItem: [dish('Leek soup', '4.50'), dish('Pea soup', '3.25'), dish('With bread', '6.20')],
  };
  const html = page(`<script type="application/ld+json">${JSON.stringify(menu)}</script>`);
  t.deepEqual(sections(readHtml(html, []).draft), [': Leek soup, Pea soup, With bread']);
  const taught = readHtml(html, [{ line: 'With bread', role: 'price', scope: 'line' }]).draft;
  t.deepEqual(sections(taught), ['Soups: Leek soup, Pea soup']);
  t.deepEqual(
    taught.menus[0]?.sections[0]?.items[1]?.prices.map(({ label, price }) => [label, price]),
    [
      [null, 3.25],
      ['With bread', 6.2],
    ],
  );
});

test('a drawing marks each line with its number among the lines', (t) => {
  const reading = read([]);
  const svg = drawPages(reading);
  drawnLines(reading).forEach(({ line }, i) => {
    t.is(svg.includes(`data-line="${i}"`), line !== '', line);
  });
});
