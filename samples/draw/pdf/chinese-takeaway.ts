import { restaurantLine } from '../contact.ts';
import { takeawayMenu } from '../data/jade-kiln.ts';
import { jadeKiln } from '../data/restaurants.ts';
import { codeText, heat, priceText } from '../format.ts';
import type { SampleSection } from '../sample-menu.ts';
import { drawPdf, type PdfPen, type TextStyle } from './pdf-pen.ts';

const JADE = '#0f5c4a';
const GOLD = '#b58a2b';
const NAME: TextStyle = { font: 'Times-Roman', size: 11.8 };
const NUMBER: TextStyle = { font: 'Times-Bold', size: 11.8, color: JADE };
const SMALL: TextStyle = { font: 'Times-Italic', size: 9.6, color: '#555555' };
const COLUMN = 242;
const COLUMNS = [
  [0, 1, 2, 3],
  [4, 5, 6, 7, 8],
];

/** Two columns of numbered dishes with dotted leaders. */
export function drawChineseTakeaway(): Promise<Buffer> {
  return drawPdf({ size: [595, 842], title: 'The Jade Kiln' }, (pen) => {
    pen.doc.rect(0, 0, 595, 104).fill(JADE);
    pen.doc.rect(10, 10, 575, 84).lineWidth(1).strokeColor('#e0bf6a').stroke();
    pen.text('The Jade Kiln', 0, 18, 595, { font: 'playfairBold', size: 35, color: '#f4dc9a', align: 'center' });
    pen.text('Chinese Meals to Take Away', 0, 65, 595, {
      font: 'Times-Italic',
      size: 15,
      color: '#ffffff',
      align: 'center',
    });
    let number = 1;
    COLUMNS.forEach((sections, column) => {
      let y = 122;
      for (const index of sections) {
        const section = takeawayMenu.sections[index];
        if (section === undefined) continue;
        y = drawSection(pen, section, 42 + column * (COLUMN + 27), y, number);
        number += section.items.length;
      }
    });
    pen.rule(42, 553, 782, GOLD);
    pen.text(restaurantLine(jadeKiln), 42, 788, 511, { font: 'Times-Bold', size: 10.5, color: JADE, align: 'center' });
    const notes =
      'Open 5pm to 11.30pm, closed Mondays. (v) vegetarian. (n) contains nuts. Chillies show the heat. Delivery £2 within three miles. Please ask us about allergens.';
    pen.text(notes, 42, 804, 511, { ...SMALL, align: 'center' });
  });
}

function drawSection(pen: PdfPen, section: SampleSection, x: number, top: number, first: number): number {
  let y =
    pen.text(section.name.toUpperCase(), x, top, COLUMN, { font: 'Times-Bold', size: 13, color: GOLD, spacing: 0.8 }) +
    1;
  pen.rule(x, x + COLUMN, y, GOLD);
  y += 4;
  section.items.forEach((item, index) => {
    const codes = codeText(item);
    const name = codes === '' ? item.name : `${item.name} ${codes}`;
    const price = priceText(item.prices);
    const pods = heat(item);
    pen.text(`${first + index}.`, x, y, 22, NUMBER);
    pen.text(name, x + 22, y, COLUMN - 50, NAME);
    const end = x + 22 + pen.width(name, NAME) + 3;
    for (let pod = 0; pod < pods; pod += 1)
      pen.doc.path(`M ${end + pod * 7} ${y + 2} q 5 0 4.6 7 q -4.2 -1 -4.6 -7`).fill('#c22026');
    pen.leader(end + pods * 7 + 2, x + COLUMN - pen.width(price, NAME) - 3, y, { ...NAME, color: '#999999' });
    pen.text(price, x, y, COLUMN, { ...NAME, align: 'right' });
    y += 15.4;
    if (item.description) y = pen.text(item.description, x + 22, y - 1.5, COLUMN - 60, SMALL) + 2;
  });
  return y + 10;
}
