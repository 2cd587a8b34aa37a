import { restaurantLine } from '../contact.ts';
import { thimbleAndCrumb } from '../data/restaurants.ts';
import { afternoonTea, teaRoomMenu } from '../data/thimble-and-crumb.ts';
import { codedName } from '../format.ts';
import type { SampleSection } from '../sample-menu.ts';
import { drawPdf, type PdfPen, type TextStyle } from './pdf-pen.ts';

const PLUM = '#6d3a5d';
const ROSE = '#c98ca7';
const NAME: TextStyle = { font: 'playfairBold', size: 11 };
const DESCRIPTION: TextStyle = { font: 'loraItalic', size: 9, color: '#6b6068' };
const LEFT = 92;
const WIDTH = 595 - 2 * LEFT;

/** Two pages with a menu on each: dishes in one column, then afternoon teas in centred boxes. */
export function drawTeaRoom(): Promise<Buffer> {
  return drawPdf({ size: [595, 842], title: 'Thimble & Crumb menus', paper: '#fffafb' }, (pen, nextPage) => {
    frame(pen);
    let y = title(pen, teaRoomMenu.name ?? '');
    for (const section of teaRoomMenu.sections) y = drawSection(pen, section, y);
    footer(pen);
    nextPage();
    frame(pen);
    y = title(pen, afternoonTea.name ?? '');
    y =
      pen.text('Served daily from 2 until 4.30. Please book a day ahead.', LEFT, y, WIDTH, {
        ...DESCRIPTION,
        size: 10,
        align: 'center',
      }) + 24;
    for (const item of afternoonTea.sections[0]?.items ?? []) {
      pen.doc
        .roundedRect(LEFT - 10, y, WIDTH + 20, 88, 10)
        .lineWidth(1)
        .fillAndStroke('#fbeef3', ROSE);
      pen.text(codedName(item), LEFT, y + 12, WIDTH, { font: 'playfairBold', size: 16, color: PLUM, align: 'center' });
      pen.text(item.description ?? '', LEFT + 30, y + 36, WIDTH - 60, { ...DESCRIPTION, size: 10, align: 'center' });
      pen.text(`£${item.prices[0]?.amount} per person`, LEFT, y + 66, WIDTH, {
        font: 'lora',
        size: 11,
        align: 'center',
      });
      y += 106;
    }
    footer(pen);
  });
}

function frame({ doc }: PdfPen): void {
  doc.roundedRect(28, 28, 539, 786, 18).lineWidth(1.2).strokeColor(ROSE).stroke();
  for (const [x, y] of [
    [28, 28],
    [567, 28],
    [28, 814],
    [567, 814],
  ] as const)
    doc.circle(x, y, 7).fill('#fffafb').circle(x, y, 4).fill(ROSE);
}

function title(pen: PdfPen, name: string): number {
  let y = pen.text('The Thimble & Crumb', 0, 52, 595, { font: 'caveatBold', size: 36, color: PLUM, align: 'center' });
  y = pen.text(name, 0, y - 2, 595, { font: 'playfairItalic', size: 17, color: ROSE, align: 'center' });
  return y + 10;
}

function drawSection(pen: PdfPen, section: SampleSection, top: number): number {
  let y = pen.text(section.name, LEFT, top, WIDTH, { font: 'playfairBold', size: 14.5, color: PLUM });
  pen.rule(LEFT, LEFT + WIDTH, y + 1, ROSE);
  y += 5;
  for (const note of section.notes) y = pen.text(note, LEFT, y, WIDTH, DESCRIPTION) + 2;
  for (const item of section.items) {
    const prices = item.prices
      .map(({ label, amount }) => (label ? `${label.toLowerCase()} £${amount}` : `£${amount}`))
      .join(', ');
    pen.text(prices, LEFT, y, WIDTH, { font: 'lora', size: 10, align: 'right' });
    y = pen.text(codedName(item), LEFT, y, WIDTH - 130, NAME);
    if (item.description) y = pen.text(item.description, LEFT, y - 1.5, WIDTH - 70, DESCRIPTION);
    y += 2.6;
  }
  return y + 6;
}

function footer(pen: PdfPen): void {
  const notes =
    '(v) vegetarian · (n) contains nuts · (gf) gluten free. We bake with nuts, milk, eggs and gluten every day and cannot promise that any cake is free of them.';
  pen.text(notes, LEFT - 20, 778, WIDTH + 40, { font: 'lora', size: 7.2, color: '#6b6068', align: 'center' });
  pen.text(restaurantLine(thimbleAndCrumb), LEFT, 800, WIDTH, {
    font: 'josefin',
    size: 8,
    color: PLUM,
    align: 'center',
  });
}
