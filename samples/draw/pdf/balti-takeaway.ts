import { restaurantLine } from '../contact.ts';
import { saffronLantern } from '../data/restaurants.ts';
import { takeawayMenu } from '../data/saffron-lantern.ts';
import { codeText, heat, priceText } from '../format.ts';
import type { SampleSection } from '../sample-menu.ts';
import { drawPdf, type PdfPen, type TextStyle } from './pdf-pen.ts';

const RED = '#8c1d2f';
const NAME: TextStyle = { font: 'Helvetica', size: 9.6 };
const SMALL: TextStyle = { font: 'Helvetica-Oblique', size: 8, color: '#555555' };
const PANEL = 842 / 3;
const MARGIN = 20;
/** Sections of each panel of the leaflet. */
const PANELS = [
  [0, 1, 4],
  [2, 3],
  [5, 6, 7],
];
const TOPS = [104, 24, 24];

/** A leaflet to be folded twice: three panels across, the first with the name of the restaurant. */
export function drawBaltiTakeaway(): Promise<Buffer> {
  return drawPdf({ size: [842, 595], title: 'Saffron Lantern takeaway', paper: '#fffdf6' }, (pen) => {
    pen.doc.rect(0, 0, PANEL, 92).fill(RED);
    pen.text('Saffron Lantern', 0, 14, PANEL, { font: 'lobster', size: 31, color: '#f6c653', align: 'center' });
    pen.text('BALTI HOUSE & TAKEAWAY', 0, 56, PANEL, {
      font: 'Helvetica-Bold',
      size: 9,
      color: '#ffffff',
      align: 'center',
      spacing: 1.5,
    });
    pen.text(restaurantLine(saffronLantern), 0, 72, PANEL, {
      font: 'Helvetica',
      size: 7.2,
      color: '#f8e6c0',
      align: 'center',
    });
    for (const x of [PANEL, 2 * PANEL])
      pen.doc
        .moveTo(x, 16)
        .lineTo(x, 579)
        .dash(2, { space: 3 })
        .lineWidth(0.5)
        .strokeColor('#c9a66b')
        .stroke()
        .undash();
    PANELS.forEach((sections, panel) => {
      let y = TOPS[panel] ?? 24;
      for (const index of sections) {
        const section = takeawayMenu.sections[index];
        if (section) y = drawSection(pen, section, panel * PANEL + MARGIN, y);
      }
      if (panel === 2) footer(pen, panel * PANEL + MARGIN, y);
    });
  });
}

function drawSection(pen: PdfPen, section: SampleSection, x: number, top: number): number {
  const width = PANEL - 2 * MARGIN;
  pen.doc.rect(x, top, width, 17).fill('#f3d58a');
  let y = pen.text(section.name, x + 5, top + 3.5, width, { font: 'Helvetica-Bold', size: 10.6, color: RED }) + 6;
  for (const note of section.notes) y = pen.text(note, x, y, width, SMALL) + 1;
  for (const item of section.items) {
    const codes = codeText(item);
    pen.text(priceText(item.prices), x, y, width, { ...NAME, align: 'right' });
    pen.text(codes === '' ? item.name : `${item.name} ${codes}`, x, y, width - 32, NAME);
    const end = x + pen.width(codes === '' ? item.name : `${item.name} ${codes}`, NAME) + 3;
    for (let pod = 0; pod < heat(item); pod += 1) chilli(pen, end + pod * 7, y);
    y += 12.6;
    if (item.description) y = pen.text(item.description, x, y - 1, width - 34, SMALL) + 1;
  }
  return y + 8;
}

function chilli(pen: PdfPen, x: number, y: number): void {
  pen.doc.path(`M ${x} ${y + 1} q 5 0 4.6 6.4 q -4.2 -1 -4.6 -6.4`).fill('#cf2027');
}

function footer(pen: PdfPen, x: number, y: number): void {
  const width = PANEL - 2 * MARGIN;
  const lines = [
    'Open every day 5pm to 11pm. Closed Tuesdays.',
    'Free delivery within 3 miles on orders over £15.',
    '10% off collection orders over £20, cash only.',
    'All our chicken and lamb is halal.',
    '(ve) vegan   (v) vegetarian   (gf) gluten free   (n) contains nuts.',
    'Ask before you order if you have an allergy: nuts are used in our kitchen.',
  ];
  pen.doc.rect(x, y, width, 92).lineWidth(0.8).strokeColor(RED).stroke();
  let next = y + 7;
  for (const line of lines)
    next =
      pen.text(line, x + 6, next, width - 12, { font: 'Helvetica', size: 7.6, color: '#333333', align: 'center' }) + 2;
}
