import { fileTypeFromBuffer } from 'file-type';
import { leftOutInWords, pagesLeftOut } from '../pages-left-out.ts';
import type { TextPage } from '../positioned-text.ts';
import { type ReadSourceOptions, readSource, type UnreadSource } from '../read-source.ts';
import { UnreadableSource } from '../unreadable-source.ts';
import type { ReadTables } from './grid.ts';
import { withinTableLimits } from './table-limits.ts';

const WORKBOOK = /spreadsheetml\.sheet$/;

/**
 * Reads the tables of a web page or a workbook, and the words of a PDF or a picture.
 *
 * @throws UnreadableSource where it is none of these or cannot be read, even if only a single page cannot: nobody would notice that its
 * dishes are missing
 */
export const readTables = async (source: UnreadSource, options: ReadSourceOptions): Promise<ReadTables> =>
  withinTableLimits(await tablesOf(source, options));

async function tablesOf(source: UnreadSource, options: ReadSourceOptions): Promise<ReadTables> {
  const found = await fileTypeFromBuffer(source.bytes).catch(() => undefined);
  if (WORKBOOK.test(found?.mime ?? '')) {
    const { sheetGrids } = await import('./sheet-grids.ts');
    return { kind: 'grids', grids: await sheetGrids(source.bytes), texts: [] };
  }
  const read = await readSource(source, options);
  if (read.kind !== 'html') return { kind: 'pages', pages: whole(read.pages) };
  const { htmlGrids } = await import('./html-grids.ts');
  return { kind: 'grids', ...htmlGrids(read.html) };
}

function whole(pages: readonly TextPage[]): readonly TextPage[] {
  const [first] = pagesLeftOut(pages);
  if (first)
    throw new UnreadableSource('damaged', `${leftOutInWords(first)}; expected a table of which all pages can be read`);
  return pages;
}
