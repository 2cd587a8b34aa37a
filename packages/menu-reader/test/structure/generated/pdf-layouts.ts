import PDFDocument from 'pdfkit';
import { type Content, type Dish, pounds, type Section } from './menu-content.ts';

type Pdf = InstanceType<typeof PDFDocument>;
type Draw = (pdf: Pdf, content: Content) => void;

const [REGULAR, BOLD, ITALIC] = ['Helvetica', 'Helvetica-Bold', 'Helvetica-Oblique'];

/** A place to write lines one below the other. */
interface Column {
  readonly x: number;
  readonly width: number;
  y: number;
}

const text = (pdf: Pdf, font: string, size: number, words: string, x: number, y: number, options = {}): Pdf =>
  pdf
    .font(font)
    .fontSize(size)
    .text(words, x, y, { lineBreak: false, ...options });

function title(pdf: Pdf, content: Content): number {
  text(pdf, BOLD, 24, content.title, 50, 40);
  return 90;
}

const label = (dish: Dish): string => (dish.code ? `${dish.name} ${dish.code}` : dish.name);

function heading(pdf: Pdf, column: Column, section: Section): void {
  text(pdf, BOLD, 15, section.name, column.x, column.y + 8);
  column.y += 32;
}

function description(pdf: Pdf, column: Column, dish: Dish, font = REGULAR): void {
  if (!dish.description) return;
  pdf.font(font).fontSize(9).text(dish.description, column.x, column.y, { width: column.width });
  column.y += pdf.heightOfString(dish.description, { width: column.width }) + 2;
}

function priceOnTheRight(pdf: Pdf, column: Column, dish: Dish, price = pounds(dish.price)): void {
  text(pdf, BOLD, 11, label(dish), column.x, column.y);
  text(pdf, BOLD, 11, price, column.x + column.width - pdf.widthOfString(price), column.y);
  column.y += 15;
  description(pdf, column, dish);
  column.y += 6;
}

/** Sections over columns of equal width. */
function inColumns(
  pdf: Pdf,
  content: Content,
  columns: readonly Column[],
  draw: (column: Column, dish: Dish) => void,
): void {
  const perColumn = Math.ceil(content.sections.length / columns.length);
  content.sections.forEach((section, i) => {
    const column = columns[Math.floor(i / perColumn)];
    if (!column) return;
    heading(pdf, column, section);
    for (const dish of section.dishes) draw(column, dish);
    column.y += 10;
  });
}

const whole = (y: number): Column => ({ x: 50, width: 495, y });

type DrawDish = (pdf: Pdf, column: Column, dish: Dish) => void;

function oneColumn(draw: DrawDish): Draw {
  return (pdf, content) =>
    inColumns(pdf, content, [whole(title(pdf, content))], (column, dish) => draw(pdf, column, dish));
}

function columnsAt(xs: readonly number[], width: number, draw: DrawDish): Draw {
  return (pdf, content) => {
    const y = title(pdf, content);
    inColumns(
      pdf,
      content,
      xs.map((x) => ({ x, width, y })),
      (column, dish) => draw(pdf, column, dish),
    );
  };
}

/** Ways to set a menu, by name; each draws onto a fresh page. */
export const PDF_LAYOUTS: Readonly<Record<string, Draw>> = {
  'one column, price at the right': oneColumn(priceOnTheRight),
  'dotted leaders': oneColumn((pdf, column, dish) => {
    const dots = '.'.repeat(Math.floor((380 - pdf.font(REGULAR).fontSize(11).widthOfString(label(dish))) / 3.06));
    text(pdf, REGULAR, 11, `${label(dish)} ${dots} ${pounds(dish.price)}`, column.x, column.y);
    column.y += 15;
    description(pdf, column, dish, ITALIC);
    column.y += 6;
  }),
  'two columns': columnsAt([50, 320], 225, priceOnTheRight),
  'three panels': columnsAt([50, 230, 410], 145, priceOnTheRight),
  'price after the name': oneColumn((pdf, column, dish) => {
    text(pdf, BOLD, 11, `${label(dish)}  ${pounds(dish.price)}`, column.x, column.y);
    column.y += 15;
    description(pdf, column, dish);
    column.y += 6;
  }),
  'centred, price below': (pdf, content) => {
    const column = whole(title(pdf, content));
    for (const section of content.sections) {
      pdf
        .font(BOLD)
        .fontSize(16)
        .text(section.name, column.x, column.y + 8, { width: column.width, align: 'center' });
      column.y += 34;
      for (const dish of section.dishes) {
        for (const [font, size, words] of [
          [BOLD, 11, label(dish)],
          [REGULAR, 9, dish.description],
          [REGULAR, 10, pounds(dish.price)],
        ] as const) {
          if (!words) continue;
          pdf.font(font).fontSize(size).text(words, column.x, column.y, { width: column.width, align: 'center' });
          column.y += size + 3;
        }
        column.y += 5;
      }
    }
  },
  'price before the name': oneColumn((pdf, column, dish) => {
    text(pdf, REGULAR, 11, pounds(dish.price), column.x, column.y);
    text(pdf, BOLD, 11, label(dish), column.x + 60, column.y);
    column.y += 15;
    if (dish.description) text(pdf, REGULAR, 9, dish.description, column.x + 60, column.y);
    column.y += 16;
  }),
  'bare prices': oneColumn((pdf, column, dish) => priceOnTheRight(pdf, column, dish, dish.price.toFixed(2))),
  'two sizes': oneColumn((pdf, column, dish) => {
    text(pdf, BOLD, 11, label(dish), column.x, column.y);
    text(pdf, REGULAR, 11, pounds(dish.price), 430, column.y);
    text(pdf, REGULAR, 11, pounds(dish.large), 500, column.y);
    column.y += 15;
    description(pdf, column, dish);
    column.y += 6;
  }),
  'numbered dishes': (pdf, content) => {
    let number = 0;
    inColumns(pdf, content, [whole(title(pdf, content))], (column, dish) => {
      number++;
      priceOnTheRight(pdf, column, { ...dish, name: `${number}. ${dish.name}` });
    });
  },
  'letter-spaced headings': (pdf, content) => {
    const column = whole(title(pdf, content));
    for (const section of content.sections) {
      text(pdf, REGULAR, 14, section.name.toUpperCase(), column.x, column.y + 8, { characterSpacing: 4 });
      column.y += 32;
      for (const dish of section.dishes) priceOnTheRight(pdf, column, dish);
    }
  },
  'one plain style throughout': (pdf, content) => {
    const column = whole(60);
    for (const section of content.sections) {
      text(pdf, REGULAR, 11, section.name, column.x, column.y + 12);
      column.y += 36;
      for (const dish of section.dishes) {
        text(pdf, REGULAR, 11, label(dish), column.x, column.y);
        text(pdf, REGULAR, 11, pounds(dish.price), 480, column.y);
        column.y += 15;
        if (dish.description) text(pdf, REGULAR, 11, dish.description, column.x, column.y);
        column.y += dish.description ? 21 : 6;
      }
    }
  },
  'dash between name and description': oneColumn((pdf, column, dish) => {
    const words = dish.description ? `${label(dish)} - ${dish.description}` : label(dish);
    text(pdf, REGULAR, 10, `${words}  ${pounds(dish.price)}`, column.x, column.y);
    column.y += 20;
  }),
  'capitals, italic description, whole pounds': oneColumn((pdf, column, dish) => {
    text(pdf, REGULAR, 10, label(dish).toUpperCase(), column.x, column.y);
    text(pdf, REGULAR, 10, dish.price.toFixed(1).replace('.0', ''), 500, column.y);
    column.y += 14;
    description(pdf, column, dish, ITALIC);
    column.y += 8;
  }),
  'price under the description': columnsAt([50, 320], 225, (pdf, column, dish) => {
    text(pdf, BOLD, 11, label(dish), column.x, column.y);
    column.y += 15;
    description(pdf, column, dish);
    text(pdf, REGULAR, 10, pounds(dish.price), column.x, column.y);
    column.y += 22;
  }),
  'running head and foot on two pages': (pdf, content) => {
    content.sections.forEach((section, i) => {
      if (i) pdf.addPage();
      text(pdf, REGULAR, 8, 'The Copper Kettle, Stone', 50, 25);
      text(pdf, REGULAR, 8, 'A discretionary service charge of 10% is added to your bill', 50, 800);
      const column = whole(i ? 60 : title(pdf, content));
      heading(pdf, column, section);
      for (const dish of section.dishes) priceOnTheRight(pdf, column, dish);
    });
  },
};

/** Draws a content in a layout; resolves to the bytes of the PDF. */
export function drawPdf(layout: string, content: Content): Promise<Uint8Array> {
  const draw = PDF_LAYOUTS[layout];
  if (!draw) throw new Error(`no layout named ${layout}`);
  return new Promise((resolve, reject) => {
    const pdf = new PDFDocument({ size: 'A4', margin: 0 });
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    pdf.on('error', reject);
    draw(pdf, content);
    pdf.end();
  });
}
