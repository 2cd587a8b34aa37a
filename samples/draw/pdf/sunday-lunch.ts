import { sundayMenu } from '../data/copper-oven.ts';
import { codedName, priceText } from '../format.ts';
import type { SampleSection } from '../sample-menu.ts';
import { drawPdf, type PdfPen, type TextStyle } from './pdf-pen.ts';

const INK = '#2b2118';
const COPPER = '#a4552a';
const NAME: TextStyle = { font: 'loraBold', size: 10.5, color: INK };
const DESCRIPTION: TextStyle = { font: 'loraItalic', size: 9, color: '#5c5147' };
const LEFT = 78;
const WIDTH = 595 - 2 * LEFT;

/** One column on cream paper; prices at the right margin, the side dishes in a box. */
export function drawSundayLunch(): Promise<Buffer> {
  return drawPdf({ size: [595, 842], title: 'Sunday Lunch', paper: '#fbf6ec' }, (pen) => {
    pen.doc.rect(24, 24, 547, 794).lineWidth(1.4).strokeColor(COPPER).stroke();
    pen.doc.rect(30, 30, 535, 782).lineWidth(0.5).strokeColor(COPPER).stroke();
    let y = pen.text('The Copper Oven', 0, 50, 595, { font: 'playfairBold', size: 33, color: COPPER, align: 'center' });
    y = pen.text('GRANARY WHARF · STONE', 0, y + 1, 595, {
      font: 'josefin',
      size: 8.5,
      color: INK,
      align: 'center',
      spacing: 2.5,
    });
    y = pen.text('Sunday Lunch', 0, y + 12, 595, { font: 'lobster', size: 25, color: INK, align: 'center' });
    y = pen.text('Served every Sunday from 12 until 6, or until the joints are gone', 0, y + 2, 595, {
      ...DESCRIPTION,
      align: 'center',
    });
    y += 12;
    for (const section of sundayMenu.sections)
      y = section.name === 'On the Side' ? boxed(pen, section, y) : plain(pen, section, y);
    const notes =
      '(v) vegetarian   (ve) vegan   (gf) made without gluten. Please tell us about any allergy before you order: ' +
      'our kitchen handles all fourteen allergens. A discretionary 10% service charge is added to tables of eight or more.';
    pen.text(notes, LEFT, 766, WIDTH, { font: 'lora', size: 7, color: '#5c5147', align: 'center' });
  });
}

function plain(pen: PdfPen, section: SampleSection, top: number): number {
  let y = pen.text(section.name, LEFT, top, WIDTH, { font: 'playfairBold', size: 15, color: COPPER, align: 'center' });
  for (const note of section.notes) y = pen.text(note, LEFT, y + 1, WIDTH, { ...DESCRIPTION, align: 'center' });
  y += 5;
  for (const item of section.items) {
    const price = priceText(item.prices, '');
    pen.text(price, LEFT, y, WIDTH, { ...NAME, align: 'right' });
    y = pen.text(codedName(item), LEFT, y, WIDTH - 50, NAME);
    if (item.description) y = pen.text(item.description, LEFT, y - 1, WIDTH - 60, DESCRIPTION);
    y += 3.6;
  }
  return y + 8;
}

function boxed(pen: PdfPen, section: SampleSection, top: number): number {
  const rows = Math.ceil(section.items.length / 2);
  pen.doc.roundedRect(LEFT - 14, top, WIDTH + 28, 34 + rows * 17, 6).fill('#f1e3cf');
  pen.text(section.name, LEFT, top + 7, WIDTH, { font: 'playfairBold', size: 13, color: COPPER, align: 'center' });
  section.items.forEach((item, index) => {
    const x = LEFT + (index % 2) * (WIDTH / 2 + 8);
    const y = top + 29 + Math.floor(index / 2) * 17;
    pen.text(codedName(item), x, y, WIDTH / 2 - 50, { ...NAME, size: 9.5 });
    pen.text(priceText(item.prices, ''), x, y, WIDTH / 2 - 8, { ...NAME, size: 9.5, align: 'right' });
  });
  return top + 34 + rows * 17 + 12;
}
