import { zipOf } from '../zip-of.ts';

/** The smallest XLSX file with one sheet of texts. @param merged cells, as "B1:D1" */
export function workbook(rows: readonly (readonly string[])[], merged: readonly string[] = []): Buffer {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const link = (id: string, type: string, target: string) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/></Relationships>`;
  const mergeCells =
    merged.length > 0 ? `<mergeCells>${merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>` : '';
  const parts = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`,
    '_rels/.rels': link('r1', 'officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Allergens" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': link('r1', 'worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${rows.map(rowXml).join('')}</sheetData>${mergeCells}</worksheet>`,
  };
  const declared = Object.entries(parts).map(([name, xml]) => [name, `<?xml version="1.0" encoding="UTF-8"?>${xml}`]);
  return zipOf(Object.fromEntries(declared));
}

function rowXml(cells: readonly string[], row: number): string {
  const inner = cells.map((text, column) => {
    const plain = text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
    const place = `${String.fromCharCode(65 + column)}${row + 1}`;
    return text === '' ? '' : `<c r="${place}" t="inlineStr"><is><t>${plain}</t></is></c>`;
  });
  return `<row r="${row + 1}">${inner.join('')}</row>`;
}
