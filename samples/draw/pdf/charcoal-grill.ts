import { restaurantLine } from '../contact.ts';
import { grillMenu } from '../data/ember-ocakbasi.ts';
import { emberOcakbasi } from '../data/restaurants.ts';
import { codedName, heat, priceText } from '../format.ts';
import type { SampleSection } from '../sample-menu.ts';
import { drawPdf, type PdfPen, type TextStyle } from './pdf-pen.ts';

const EMBER = '#d9531e';
const NAME: TextStyle = { font: 'oswald', size: 11 };
const DESCRIPTION: TextStyle = { font: 'Helvetica', size: 8.3, color: '#666666' };
const COLUMN = 244;
const LEFT = [40, 311];
const COLUMNS = [
  [0, 1, 4],
  [2, 3],
];
const BOXED = 5;

/** Two columns below a dark band, with the sharing platters in a box across the page. */
export function drawCharcoalGrill(): Promise<Buffer> {
  return drawPdf({ size: [595, 842], title: 'Ember Ocakbasi' }, (pen) => {
    pen.doc.rect(0, 0, 595, 118).fill('#1f1a17');
    for (let n = 0; n < 24; n += 1)
      pen.doc.circle(12 + n * 25, 118 + ((n * 7) % 5) - 2, 9 + ((n * 5) % 6)).fill(n % 3 === 0 ? '#7c2d12' : '#1f1a17');
    pen.text('EMBER', 0, 20, 595, { font: 'oswaldBold', size: 46, color: EMBER, align: 'center', spacing: 9 });
    pen.text('OCAKBASI · GRILL MENU', 0, 80, 595, {
      font: 'oswald',
      size: 12.5,
      color: '#f5e9dc',
      align: 'center',
      spacing: 3,
    });
    const bottoms = COLUMNS.map((sections, column) => {
      let y = 138;
      for (const index of sections) {
        const section = grillMenu.sections[index];
        if (section) y = drawSection(pen, section, LEFT[column] ?? 40, y);
      }
      return y;
    });
    const platters = grillMenu.sections[BOXED];
    if (platters) drawBox(pen, platters, Math.max(...bottoms) + 6);
    pen.text('All our meat is halal and cooked over charcoal. Open daily noon to 11pm.', 40, 772, 515, {
      font: 'oswald',
      size: 10.5,
      color: EMBER,
      align: 'center',
    });
    const notes =
      '(v) vegetarian  (ve) vegan  (gf) gluten free  (n) contains nuts. If you have an allergy, tell your waiter. An optional 10% service charge goes to the staff.';
    pen.text(notes, 40, 790, 515, { ...DESCRIPTION, size: 7.4, align: 'center' });
    pen.text(restaurantLine(emberOcakbasi), 40, 808, 515, { ...DESCRIPTION, size: 9, align: 'center' });
  });
}

function drawSection(pen: PdfPen, section: SampleSection, x: number, top: number): number {
  let y = pen.text(section.name, x, top, COLUMN, { font: 'oswaldBold', size: 15, color: EMBER }) - 1;
  for (const note of section.notes) y = pen.text(note, x, y, COLUMN, { ...DESCRIPTION, font: 'Helvetica-Oblique' }) + 1;
  y += 2;
  for (const item of section.items) {
    pen.text(priceText(item.prices), x, y, COLUMN, { ...NAME, font: 'oswaldBold', align: 'right' });
    pen.text(codedName(item), x, y, COLUMN - 45, NAME);
    const end = x + pen.width(codedName(item), NAME) + 4;
    for (let pod = 0; pod < heat(item); pod += 1)
      pen.doc.path(`M ${end + pod * 7} ${y + 5} q 5 0 4.6 7 q -4.2 -1 -4.6 -7`).fill('#c22026');
    y += 16.6;
    if (item.description) y = pen.text(item.description, x, y + 0.4, COLUMN - 50, DESCRIPTION) + 2.4;
  }
  return y + 8;
}

function drawBox(pen: PdfPen, section: SampleSection, top: number): void {
  pen.doc.rect(40, top, 515, 98).fill('#fdeee4');
  pen.doc
    .rect(45, top + 5, 505, 88)
    .lineWidth(1)
    .strokeColor(EMBER)
    .stroke();
  pen.text(section.name.toUpperCase(), 40, top + 12, 515, {
    font: 'oswaldBold',
    size: 13,
    color: '#1f1a17',
    align: 'center',
    spacing: 2,
  });
  section.items.forEach((item, index) => {
    const x = 56 + index * 165;
    const y = pen.text(codedName(item), x, top + 34, 153, { ...NAME, size: 10.5, align: 'center' });
    const below = pen.text(item.description ?? '', x, y, 153, { ...DESCRIPTION, align: 'center' });
    pen.text(priceText(item.prices), x, below + 2, 153, { ...NAME, font: 'oswaldBold', color: EMBER, align: 'center' });
  });
}
