import { ALLERGENS, type AllergenCode } from '@menu-data-service/menu-model/allergens';
import { foldText } from '@menu-data-service/menu-model/fold-text';
import type { DeclaredDish, DeclaredTable } from '../../domain/declared-table.ts';
import { type GivenMarks, isMark, markMeanings } from './cell-marks.ts';
import { declaredRow } from './declared-row.ts';
import type { CellState } from './legend-words.ts';
import { BLANK } from './mark-signs.ts';
import { declaredColumns, namedAllergens } from './table-columns.ts';
import { TableError } from './table-error.ts';
import type { TableFrame } from './table-frame.ts';
import { appliesToDish, type Precaution, readPrecautions, type TableTexts } from './table-notes.ts';

/** A dish marked with nearly everything has no real statement. */
const ALL_BUT = 1;

/**
 * Reads a table of dishes and allergens, a dish for each row.
 * @param texts around the tables of its document, with the legend of its marks
 * @param given an operator's meanings of marks
 * @throws TableError if it is not understood
 */
export function readFrame(frame: TableFrame, texts: TableTexts, given: GivenMarks): DeclaredTable {
  const { columns, nameColumn, body } = frame;
  refuseLostMarks(frame);
  const precautions = readPrecautions(texts.outside);
  const states = cellStates(frame, texts, precautions, given);
  const declared = declaredColumns(columns);
  const named = body.map((cells) => ({ name: cells[nameColumn]?.trim() ?? '', cells, text: cells.join(' ') }));
  const isDish = ({ name, cells }: (typeof named)[number]) =>
    /\p{L}{2}/u.test(name) && (namedAllergens(name).length === 0 || cells.some((cell, i) => i !== nameColumn && cell));
  const marked = named.filter((row) => isDish(row) && row.cells.some((cell, i) => i !== nameColumn && cell.trim()));
  const rows = named.filter(isDish).map(({ name, cells }) => {
    const dish = declaredRow(name, cells, columns, declared, states.of);
    return precautions.reduce(
      (one, precaution) => (appliesToDish(precaution.line, name, marked) ? warned(one, precaution) : one),
      dish,
    );
  });
  if (rows.every(({ bare }) => bare)) {
    const headings = columns.filter(({ about }) => about === 'allergen').length;
    throw new TableError(
      `headings of ${headings} allergens were found and ${rows.length} dishes, but not a single mark`,
      'expected marks as text; ticks that are drawn as pictures cannot be read, so save the table as XLSX or CSV',
    );
  }
  const isUntold = ({ contains }: DeclaredDish) => contains.length >= ALLERGENS.length - ALL_BUT;
  const untold = rows
    .filter(isUntold)
    .map(({ name }) => `"${name}" is marked with every allergen, which tells nothing of it; it is left out`);
  const notes = [...states.notes, ...precautionNotes(precautions), ...unreadNotes(frame), ...untold];
  return { columns: declared, dishes: rows.filter((row) => !isUntold(row)), notes };
}

/** Adds possible traces to a dish, or leaves allergens open. */
function warned(dish: DeclaredDish, { codes, warns }: Precaution): DeclaredDish {
  const isNew = (code: AllergenCode) => !dish.contains.includes(code) && !dish.mayContain.includes(code);
  const further = warns ? codes.filter(isNew) : [];
  const freeFrom = dish.freeFrom.filter((code) => !codes.includes(code));
  return { ...dish, mayContain: [...dish.mayContain, ...further], freeFrom };
}

const precautionNotes = (precautions: readonly Precaution[]): string[] =>
  precautions.flatMap(({ codes, warns, line }) =>
    codes.length > 0
      ? [
          `"${line}" ${warns ? 'warns of' : 'is not understood, and leaves open'} ${codes.join(', ')}, which no dish it is about is taken as free from`,
        ]
      : [],
  );

const unreadNotes = ({ columns, body }: TableFrame): string[] =>
  columns.flatMap((column, i) =>
    column.about === 'unread' && body.some((row) => row[i]?.trim())
      ? [`the column "${column.heading}" is not known to be about an allergen; its marks are not read`]
      : [],
  );

/** Refuses a mark below no heading or beside no dish: it may belong to the next dish or allergen, which would be declared absent. */
function refuseLostMarks({ columns, nameColumn, body, nameless }: TableFrame): void {
  for (const row of body)
    for (const [i, column] of columns.entries()) {
      const cell = row[i]?.trim() ?? '';
      if (column.about !== 'unclear' || i < nameColumn || !(isMark(cell) || namedAllergens(cell).length > 0)) continue;
      throw new TableError(
        `"${cell}" at "${row[nameColumn]}" ${column.heading === '' ? 'has no heading above it' : `is below "${column.heading}", which is no allergen`}`,
        'expected the name of an allergen above each column with marks, also below a heading over several columns',
      );
    }
  for (const row of nameless) {
    const mark = row.find((cell, i) => columns[i]?.about === 'allergen' && isMark(cell.trim()));
    if (mark !== undefined) throw new TableError(`"${mark}" is in a row without a dish`);
  }
}

interface Cell {
  readonly text: string;
  readonly column: number;
}

export interface CellStates {
  readonly of: (text: string, column: number) => CellState;
  /** Remarks on what was not taken literally, for the person who imports the table. */
  readonly notes: readonly string[];
}

/**
 * Interprets each allergen cell; one that names its allergen, a kind of it or its initial says that it is present. An empty cell says that
 * it is not, unless a text gives empty cells another meaning or the table has marks that say so.
 * @param texts around the table, with the legend of its marks
 * @param precautions among them
 * @throws TableError if a mark is ambiguous
 */
function cellStates(
  frame: TableFrame,
  texts: TableTexts,
  precautions: readonly Precaution[],
  given: GivenMarks,
): CellStates {
  const { columns, body, headings } = frame;
  const cells = columns.flatMap(({ about }, column): Cell[] =>
    about === 'allergen' ? body.map((row) => ({ text: row[column]?.trim() ?? '', column })) : [],
  );
  const marks = cells.filter((cell) => cell.text !== '' && !namesColumn(cell, frame));
  const initials = areInitials(marks, headings);
  const { stateOf, blank, notes } = markMeanings(initials ? [] : marks.map(({ text }) => text), texts, given);
  const meaning = initials ? () => 'contains' as const : stateOf;
  const empty = blank ?? (marks.some(({ text }) => meaning(text) === 'no') ? 'unknown' : 'no');
  const isOverruled = given.get(BLANK) === 'no';
  const traces = precautions.find(({ codes }) => codes.length === 0 && !isOverruled);
  const state = (text: string, column: number): CellState => {
    if (text === '') return empty;
    if (!namesColumn({ text, column }, frame)) return meaning(text);
    return /^(?:may contain|traces)/i.test(text) ? 'may contain' : 'contains';
  };
  if (traces === undefined) return { of: state, notes };
  const warned = `"${traces.line}" leaves open what may be in any dish, so that none is taken as free from an allergen`;
  return {
    of: (text, column) => (state(text, column) === 'no' ? 'unknown' : state(text, column)),
    notes: [...notes, warned],
  };
}

/** "Contains wheat, barley" below gluten. */
function namesColumn({ text, column }: Cell, { columns }: TableFrame): boolean {
  const own = columns[column];
  if (own?.about !== 'allergen') return false;
  const plain = text.replace(/^(?:contains?|may contain|traces of):? /i, '');
  const named = namedAllergens(plain);
  return named.length > 0 && named.every(({ code }) => own.of.some((one) => one.code === code));
}

/** True if different letters each begin their headings. */
function areInitials(marks: readonly Cell[], headings: readonly string[]): boolean {
  const letters = new Set(marks.map(({ text }) => foldText(text)));
  return letters.size > 1 && marks.every(({ text, column }) => isInitial(text, headings[column] ?? ''));
}

/** True if a cell begins its heading, as "G" below Gluten. */
const isInitial = (cell: string, heading: string): boolean =>
  foldText(cell).length > 0 && foldText(cell).length <= 3 && foldText(heading).startsWith(foldText(cell));
