import { readStatements } from '@menu-data-service/food-knowledge/reading/statements';
import { tokenise } from '@menu-data-service/food-knowledge/text/tokens';
import type { AllergenCode } from '@menu-data-service/menu-model/allergens';
import type { DeclaredDish } from '../../domain/declared-table.ts';
import { type CellState, hasWord } from './legend-words.ts';
import { allergensNamed, namedAllergens, type TableColumn } from './table-columns.ts';
import { saysIncomplete } from './table-notes.ts';

interface Row {
  readonly contains: Set<AllergenCode>;
  readonly mayContain: Set<AllergenCode>;
  readonly freeFrom: Set<AllergenCode>;
  calories?: number;
  bare: boolean;
}

type About<Kind> = Extract<TableColumn, { about: Kind }>;

/**
 * Reads the declaration of a row.
 * @param declared allergens with a column in the table, so that an empty cell means that the dish is free from it
 */
export function declaredRow(
  name: string,
  cells: readonly string[],
  columns: readonly TableColumn[],
  declared: readonly AllergenCode[],
  stateOf: (cell: string, column: number) => CellState,
): DeclaredDish {
  const row: Row = { contains: new Set(), mayContain: new Set(), freeFrom: new Set(declared), bare: true };
  readStated(row, name);
  for (const [i, column] of columns.entries()) {
    const cell = cells[i]?.trim() ?? '';
    if (column.about === 'allergen') readMark(row, column, cell, stateOf(cell, i));
    else if (column.about === 'list') readList(row, column, cell);
    else if (column.about === 'calories') readCalories(row, cell);
    else if (column.about !== 'name') readNote(row, cell);
    // "Milk powder" may be about milk.
    if (column.about === 'unread' && cell !== '')
      for (const { code } of allergensNamed(column.heading)) row.freeFrom.delete(code);
    if (column.about === 'unread' && isRisk(column.heading) && !DENIED.test(cell)) row.freeFrom.clear();
  }
  const { contains, mayContain, freeFrom, calories, bare } = row;
  return {
    name,
    contains: [...contains],
    mayContain: [...mayContain].filter((code) => !contains.has(code)),
    freeFrom: [...freeFrom].filter((code) => !contains.has(code) && !mayContain.has(code)),
    ...(calories === undefined ? {} : { calories }),
    bare,
  };
}

function readMark(row: Row, { of, says }: About<'allergen'>, cell: string, state: CellState): void {
  if (cell !== '') row.bare = false;
  for (const { code, kind } of of) {
    if (says === 'free') {
      // Free from wheat is not free from gluten.
      if (state === 'contains' && kind === undefined) row.freeFrom.add(code);
    } else if (state === 'may contain' || (state === 'contains' && says === 'may contain')) row.mayContain.add(code);
    else if (state === 'contains') row.contains.add(code);
    else if (state === 'unknown') row.freeFrom.delete(code);
  }
}

const MAY = /\b(?:may contain|traces?(?: of)?)\b:?/i;

/** "Gluten, soy, may contain traces of nuts, sesame": the allergens after "may contain" are possible. */
function readList(row: Row, { says }: About<'list'>, cell: string): void {
  const [sure = '', ...possible] = cell.split(MAY);
  const lists = [
    { text: sure, to: says === 'may contain' ? row.mayContain : row.contains },
    { text: possible.join(','), to: row.mayContain },
  ];
  for (const { text, to } of lists) {
    for (const part of text.split(/[,;|/&.()]|\band\b/)) {
      for (const { code } of namedAllergens(part)) {
        to.add(code);
        row.bare = false;
      }
    }
  }
}

function readCalories(row: Row, cell: string): void {
  if (/^\d{2,4}(?:\.\d+)?$/.test(cell)) row.calories = Math.round(Number(cell));
}

/** A remark: "May contain traces of peanuts", "Made with sesame oil", "Not verified". */
function readNote(row: Row, cell: string): void {
  readStated(row, cell);
  if (saysIncomplete(cell) || hasWord(cell, 'shared') || CONTACT.test(cell)) row.freeFrom.clear();
  for (const { code } of allergensNamed(cell)) row.freeFrom.delete(code);
}

/** Headings of columns that warn of contact with other dishes: "Shared fryer", "Cooked in", "Cross contact". */
const isRisk = (heading: string): boolean =>
  hasWord(heading, 'place') || hasWord(heading, 'shared') || RISK.test(heading);
const RISK = /\b(?:cross|contact|contamination|cooked|fried|prepared|warnings?|cautions?|risks?)\b/i;
const DENIED = /^(?:|no|n|none|false|[-–—✗✘×])$/i;
/** Contact with dishes that the note need not name. */
const CONTACT = /\b(?:fried|cooked|prepared|made|grilled) (?:with|beside|alongside)\b|\bcross\b/i;

/** "Crisps - contains milk" */
function readStated(row: Row, cell: string): void {
  for (const { code, state } of readStatements(tokenise(cell), 'description').declared) {
    if (state === 'contains') row.contains.add(code);
    if (state === 'may contain') row.mayContain.add(code);
  }
}
