import { drinksMenu } from '../data/forno-dovina.ts';
import type { SampleItem, SampleSection } from '../sample-menu.ts';
import { drawPdf, type PdfPen, type TextStyle } from './pdf-pen.ts';

const GREEN = '#2f5d3a';
const NAME: TextStyle = { font: 'josefinBold', size: 9.6 };
const DESCRIPTION: TextStyle = { font: 'josefin', size: 8.4, color: '#666666' };
const PRICE: TextStyle = { font: 'josefin', size: 9.6 };
const LEFT = 46;
const WIDTH = 420 - 2 * LEFT;

/** A narrow page with one column, dotted leaders to the prices, and sizes before them. */
export function drawDrinksList(): Promise<Buffer> {
  return drawPdf({ size: [420, 660], title: 'Drinks', paper: '#fdfcf8' }, (pen) => {
    pen.doc.rect(0, 0, 420, 8).fill(GREEN);
    pen.doc.rect(0, 652, 420, 8).fill('#b3342d');
    let y = pen.text('forno dovina', 0, 26, 420, {
      font: 'josefinBold',
      size: 27,
      color: GREEN,
      align: 'center',
      spacing: 1,
    });
    y = pen.text('Drinks', 0, y - 1, 420, { font: 'playfairItalic', size: 16, color: '#b3342d', align: 'center' }) + 14;
    for (const section of drinksMenu.sections) y = drawSection(pen, section, y);
    const notes =
      'Spirits and wines by the 125ml glass on request. Please drink responsibly. Challenge 25. Wines may contain sulphites. An optional 10% service charge is added to your bill.';
    pen.text(notes, LEFT, 622, WIDTH, { font: 'josefin', size: 7, color: '#777777', align: 'center' });
  });
}

function drawSection(pen: PdfPen, section: SampleSection, top: number): number {
  let y =
    pen.text(section.name.toUpperCase(), LEFT, top, WIDTH, {
      font: 'josefinBold',
      size: 10.5,
      color: GREEN,
      spacing: 2.4,
    }) + 4;
  for (const item of section.items) y = drawItem(pen, item, y);
  return y + 6;
}

function drawItem(pen: PdfPen, item: SampleItem, y: number): number {
  const prices = item.prices.map(({ label, amount }) => (label ? `${label}  ${amount}` : amount)).join('   ');
  pen.text(item.name, LEFT, y, WIDTH, NAME);
  let end = LEFT + pen.width(item.name, NAME);
  const inline = item.description !== null && item.prices.length < 3;
  if (item.description && inline) {
    pen.text(item.description, end + 7, y + 0.9, WIDTH, DESCRIPTION);
    end += 7 + pen.width(item.description, DESCRIPTION);
  }
  pen.leader(end + 4, LEFT + WIDTH - pen.width(prices, PRICE) - 4, y, { ...PRICE, color: '#aaaaaa' });
  pen.text(prices, LEFT, y, WIDTH, { ...PRICE, align: 'right' });
  if (item.description === null || inline) return y + 14;
  return pen.text(item.description, LEFT, y + 11, WIDTH, DESCRIPTION) + 3.5;
}
