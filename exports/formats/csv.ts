import type { ExportColumn, ExportRow, ExportValue } from '../../src/domain/export-tables.ts';

/** A spreadsheet takes a cell that begins like this for a formula (OWASP, CSV injection), also in full-width letters. */
const BEGINS_LIKE_FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
/** Dashes alone, numbers and telephone numbers begin so too and can do nothing. */
const HARMLESS = /^(?:[-\s]+|-\d+(?:\.\d+)?|\+\d[\d ().-]*)$/;
/** What looks as if it had been marked already gets a mark too, so that taking one away always restores the text. */
const LOOKS_MARKED = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** Signs at which some program divides cells, and blanks that some cut off. */
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;

/** UTF-8 byte order mark, by which spreadsheets know the encoding. */
export const BYTE_ORDER_MARK = '\ufeff';

/** The names of the columns as the first line. */
export function csvHeader(columns: readonly ExportColumn[]): string {
  return `${columns.map(({ name }) => name).join(',')}\r\n`;
}

/** Rows as lines of RFC 4180. */
export function csvLines(columns: readonly ExportColumn[], rows: readonly ExportRow[]): string {
  return rows.map((row) => `${columns.map(({ name }) => csvCell(row[name] ?? null)).join(',')}\r\n`).join('');
}

/**
 * A value as a cell: null is empty and an empty text is "", lists are JSON. A text that a spreadsheet would run as a formula gets a ' before
 * it, which is the only change a text may suffer: see docs/exports.md.
 */
export function csvCell(value: ExportValue): string {
  if (value === null) return '';
  if (typeof value === 'string') return quoted(isFormula(value) ? `'${value}` : value);
  return typeof value === 'object' ? quoted(JSON.stringify(value)) : String(value);
}

function isFormula(text: string): boolean {
  return (BEGINS_LIKE_FORMULA.test(text) && !HARMLESS.test(text)) || LOOKS_MARKED.test(text);
}

function quoted(text: string): string {
  return text === '' || NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
