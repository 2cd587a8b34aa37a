import { foldText } from '../../src/domain/fold-text.ts';
import { type CellState, isInitial, markMeanings } from './cell-marks.ts';
import { namedAllergen } from './table-columns.ts';
import type { TableFrame } from './table-frame.ts';

/** A cell that is not empty, with the number of its column. */
interface Cell {
  readonly text: string;
  readonly column: number;
}

/**
 * What each cell of an allergen says; one that names its allergen, a kind of it or its initial says that it is there.
 * @param texts around the table, with the legend of its marks
 * @throws TableError where a mark may mean the one or the other
 */
export function cellStates(frame: TableFrame, texts: readonly string[]): (text: string, column: number) => CellState {
  const { columns, body, headings } = frame;
  const cells = columns.flatMap(({ about }, column): Cell[] =>
    about === 'allergen' ? body.map((row) => ({ text: row[column]?.trim() ?? '', column })) : [],
  );
  const marks = cells.filter((cell) => cell.text !== '' && !namesColumn(cell, frame));
  const meaning = areInitials(marks, headings)
    ? () => 'contains' as const
    : markMeanings(
        marks.map(({ text }) => text),
        texts,
      );
  return (text, column) => {
    if (text === '') return 'no';
    if (!namesColumn({ text, column }, frame)) return meaning(text);
    return /^(?:may contain|traces)/i.test(text) ? 'may contain' : 'contains';
  };
}

/** "Contains wheat, barley" below gluten. */
function namesColumn({ text, column }: Cell, { columns }: TableFrame): boolean {
  const of = columns[column];
  const plain = text.replace(/^(?:contains?|may contain|traces of):? /i, '');
  const parts = plain.split(/[,;|/&]| and /).filter((part) => part.trim() !== '');
  return of?.about === 'allergen' && parts.length > 0 && parts.every((part) => namedAllergen(part)?.code === of.code);
}

/** True where different letters are each the beginning of their headings. */
function areInitials(marks: readonly Cell[], headings: readonly string[]): boolean {
  const letters = new Set(marks.map(({ text }) => foldText(text)));
  return letters.size > 1 && marks.every(({ text, column }) => isInitial(text, headings[column] ?? ''));
}
