import { setMenu } from '../data/gilded-pike.ts';
import { codeText } from '../format.ts';
import { drawPdf, type TextStyle } from './pdf-pen.ts';

const GOLD = '#9a7b3c';
const CENTRED: TextStyle = { font: 'josefin', size: 9, color: '#333333', align: 'center' };

/** A set menu, all centred, with two prices for the whole and none for a dish. */
export function drawSetMenu(): Promise<Buffer> {
  return drawPdf({ size: [420, 595], title: 'The Market Menu', paper: '#ffffff' }, (pen) => {
    pen.doc.path('M 180 42 q 14 -14 34 0 q -20 14 -34 0 m 34 0 l 14 -8 l 0 16 z').fill(GOLD);
    let y = pen.text('THE GILDED PIKE', 0, 60, 420, { ...CENTRED, font: 'playfair', size: 19, spacing: 4 });
    y = pen.text('The Market Menu', 0, y + 4, 420, { ...CENTRED, font: 'playfairItalic', size: 13, color: GOLD });
    y = pen.text('Two courses £27.50    Three courses £33.50', 0, y + 5, 420, { ...CENTRED, size: 9.5 });
    y = pen.text('Tuesday to Saturday lunch, Tuesday to Thursday dinner', 0, y + 2, 420, {
      ...CENTRED,
      font: 'loraItalic',
      size: 8,
    });
    for (const section of setMenu.sections) {
      y += 13;
      pen.rule(190, 230, y, GOLD);
      y =
        pen.text(section.name.toUpperCase(), 0, y + 7, 420, {
          ...CENTRED,
          font: 'josefinBold',
          size: 9.5,
          color: GOLD,
          spacing: 3,
        }) + 4;
      for (const item of section.items) {
        const codes = codeText(item);
        y = pen.text(codes === '' ? item.name : `${item.name} ${codes}`, 0, y, 420, {
          ...CENTRED,
          font: 'playfairBold',
          size: 10.5,
        });
        if (item.description) y = pen.text(item.description, 0, y, 420, CENTRED);
        y += 3;
      }
    }
    const notes =
      'Cheese course £3.50 supplement. v vegetarian, gf gluten free, n contains nuts. A discretionary 12.5% service charge will be added. Please speak to us about allergens before ordering.';
    pen.text(notes, 60, 552, 300, { ...CENTRED, size: 6.8, color: '#777777' });
  });
}
