import { MAX_CELLS, MAX_DESCRIPTION, MAX_LETTERS, MAX_NOTES, truncate } from '@menu-data-service/menu-model/bounds';
import { UnreadableSource } from '../unreadable-source.ts';
import type { ReadTables } from './grid.ts';

/**
 * Refuses tables that are too large for the dishes of a kitchen. The texts around them, which are searched for a date, are truncated.
 *
 * @throws UnreadableSource with the reason 'too large'
 */
export function withinTableLimits(tables: ReadTables): ReadTables {
  const cells =
    tables.kind === 'pages'
      ? tables.pages.flatMap(({ words }) => words.map(({ text }) => text))
      : tables.grids.flatMap(({ name, rows }) => [name, ...rows.flat()]);
  refuseMore(cells.length, MAX_CELLS, 'cells or words');
  refuseMore(
    cells.reduce((sum, { length }) => sum + length, 0),
    MAX_LETTERS,
    'letters',
  );
  refuseMore(
    cells.reduce((longest, { length }) => Math.max(longest, length), 0),
    MAX_DESCRIPTION,
    'letters in one cell',
  );
  if (tables.kind === 'pages') return tables;
  return { ...tables, texts: tables.texts.slice(0, MAX_NOTES).map((text) => truncate(text, MAX_DESCRIPTION)) };
}

function refuseMore(count: number, max: number, what: string): void {
  if (count > max) throw new UnreadableSource('too large', `it has ${count} ${what}; at most ${max} are accepted`);
}
