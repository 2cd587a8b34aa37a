import { fileTypeFromBuffer } from 'file-type';
import { decodeHtml } from '../decode-html.ts';
import { type ReadSourceOptions, readSource, type UnreadSource } from '../read-source.ts';
import type { ReadTables } from './grid.ts';

const WORKBOOK = /spreadsheetml\.sheet$/;

/**
 * Reads the tables of a web page or a workbook, and the words of a PDF or a picture.
 *
 * @throws UnreadableSource where it is none of these or cannot be read
 */
export async function readTables(source: UnreadSource, options: ReadSourceOptions): Promise<ReadTables> {
  const found = await fileTypeFromBuffer(source.bytes).catch(() => undefined);
  if (WORKBOOK.test(found?.mime ?? '')) {
    const { sheetGrids } = await import('./sheet-grids.ts');
    return { kind: 'grids', grids: await sheetGrids(source.bytes), texts: [] };
  }
  const read = await readSource(source, options);
  if (read.kind !== 'html') return { kind: 'pages', pages: read.pages };
  const { htmlGrids } = await import('./html-grids.ts');
  return { kind: 'grids', ...htmlGrids(decodeHtml(source.bytes, source.mediaType)) };
}
