import type { ReadTables, Word } from '@menu-data-service/menu-reader';

/** A heading or mark that covers further columns: row, first and last column. */
export type Merge = readonly [row: number, from: number, to: number, toRow?: number];

export function htmlOf(
  rows: readonly (readonly string[])[],
  merges: readonly Merge[],
  around: readonly string[],
  isAbove: boolean,
): string {
  const notes = around.map((text) => `<p>${text}</p>`).join('');
  const lines = rows.map((row, at) => {
    const cells = row.flatMap((cell, i) => {
      const own = merges.find(([line, from]) => line === at && from === i);
      const isCovered = merges.some(([line, from, to]) => line === at && i > from && i <= to);
      return isCovered ? [] : [`<td${own ? ` colspan="${own[2] - own[1] + 1}"` : ''}>${cell}</td>`];
    });
    return `<tr>${cells.join('')}</tr>`;
  });
  return `<!doctype html><html><body><h1>The Test Kitchen</h1>${isAbove ? notes : ''}<table>${lines.join('')}</table>${isAbove ? '' : notes}</body></html>`;
}

const PITCH = 66;

export function pageOf(
  rows: readonly (readonly string[])[],
  merges: readonly Merge[],
  around: readonly string[],
  heads: number,
): ReadTables {
  const look = { h: 9, size: 9, weight: 400, italic: false, font: '', colour: '#000000', angle: 0, confidence: 1 };
  const word = (text: string, centre: number, y: number): Word => ({
    ...look,
    text,
    y,
    w: 4.5 * text.length,
    x: centre - 2.25 * text.length,
  });
  const words = rows.flatMap((row, at) => {
    const y = at < heads ? 100 + 12 * at : 130 + 20 * at;
    return row.flatMap((text, i) => {
      if (text === '') return [];
      if (i === 0) return [{ ...word(text, 0, y), x: 40 }];
      const [, from, to] = merges.find(([line, first]) => line === at && first === i) ?? [at, i, i];
      return [word(text, 180 + (PITCH * (from + to)) / 2, y)];
    });
  });
  const below = around.map((text, i) => ({ ...word(text, 0, 160 + 20 * (rows.length + i)), x: 40 }));
  return {
    kind: 'pages',
    pages: [{ page: 1, width: 1200, height: 800, how: 'text layer', words: [...words, ...below] }],
  };
}
