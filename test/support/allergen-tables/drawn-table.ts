import PDFDocument from 'pdfkit';
import { DISHES, HEADINGS, LEGEND, TABLE } from './invented-table.ts';

/**
 * The invented table as a PDF with headings written upwards, a name on two lines and the headings only on the first page.
 * @param title in large letters close above the headings
 */
export function drawnTable(title = ''): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', layout: 'landscape', margin: 30 });
  const done = new Promise<Buffer>((resolve) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
  });
  const columnX = (i: number) => 220 + i * 36;
  pdf.fontSize(18).text('Allergen guide', 40, 30);
  pdf.fontSize(30).text(title, 190, 100, { lineBreak: false });
  pdf.fontSize(9);
  for (const [i, heading] of HEADINGS.entries()) {
    pdf
      .save()
      .rotate(-90, { origin: [columnX(i), 200] })
      .text(heading, columnX(i), 200 - 5, { lineBreak: false })
      .restore();
  }
  const rowAt = (y: number, name: string, cells: readonly string[]) => {
    const [first = '', rest] = name === 'Steak and Ale Pie' ? ['Steak and', 'Ale Pie'] : [name];
    pdf.text(first, 40, y - (rest ? 6 : 0), { lineBreak: false });
    if (rest) pdf.text(rest, 40, y + 6, { lineBreak: false });
    for (const [i, cell] of cells.entries()) if (cell) pdf.text(cell, columnX(i) + 2, y, { lineBreak: false });
  };
  const rows = TABLE.slice(2, 2 + DISHES.length);
  pdf.text('MAINS AND STARTERS', 40, 215, { lineBreak: false });
  for (const [i, [name = '', ...cells]] of rows.slice(0, 3).entries()) rowAt(250 + i * 30, name, cells);
  pdf.text(LEGEND, 40, 400, { lineBreak: false });
  pdf.addPage();
  for (const [i, [name = '', ...cells]] of rows.slice(3).entries()) rowAt(60 + i * 30, name, cells);
  pdf.end();
  return done;
}
