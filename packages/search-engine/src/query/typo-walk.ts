import type { Lexicon } from '../store/lexicon.ts';

/** Called for each word within reach, in dictionary order; returning false ends the walk. */
export type FoundWord = (place: number, distance: number) => boolean;

const BEYOND = 100;

/** Calls back with the words in the places [from, to) within `most` edits (R15), by prefix too (R16); false when ended early. */
export function walkTypos(
  lexicon: Lexicon,
  query: Uint32Array,
  most: number,
  prefix: boolean,
  from: number,
  to: number,
  found: FoundWord,
): boolean {
  const { characters, starts, shared } = lexicon;
  const width = query.length + 1;
  const matrix = matrixFor(width);
  let place = from;
  while (place < to) {
    const start = starts[place] as number;
    const length = (starts[place + 1] as number) - start;
    const first = (place === from ? 0 : (shared[place] as number)) + 1;
    const stop = rowThatSettles(matrix, query, characters, start, first, length, most, prefix);
    const isNear = stop <= length || Math.abs(length - query.length) <= most;
    const distance = isNear ? (matrix.cells[Math.min(stop, length) * width + width - 1] as number) : BEYOND;
    do {
      if (distance <= most && !found(place, distance)) return false;
      place++;
    } while (place < to && (shared[place] as number) >= stop);
  }
  return true;
}

/**
 * Fills the rows of a word from `first` on, up to the one after which its distance cannot change, and returns it: words that share that many
 * characters have the same distance. Beyond `length` if only the whole word decides.
 */
function rowThatSettles(
  matrix: Matrix,
  query: Uint32Array,
  characters: Uint32Array,
  start: number,
  first: number,
  length: number,
  most: number,
  prefix: boolean,
): number {
  const width = query.length + 1;
  for (let row = first; row <= length; row++) {
    if (row >= matrix.rows) growMatrix(matrix);
    const least = fillRow(matrix.cells, width, query, characters, start, row, most);
    if (least > most) return row;
    if (prefix && matrix.cells[row * width + width - 1] === least) return row;
  }
  return length + 1;
}

interface Matrix {
  cells: Uint8Array;
  rows: number;
}

function matrixFor(width: number): Matrix {
  const rows = 32;
  const cells = new Uint8Array(rows * width);
  for (let column = 0; column < width; column++) cells[column] = Math.min(column, BEYOND);
  return { cells, rows };
}

function growMatrix(matrix: Matrix): void {
  const cells = new Uint8Array(matrix.cells.length * 2);
  cells.set(matrix.cells);
  matrix.cells = cells;
  matrix.rows *= 2;
}

/** Fills the cells of one row within `most` of the diagonal and returns their minimum. */
function fillRow(
  cells: Uint8Array,
  width: number,
  query: Uint32Array,
  characters: Uint32Array,
  start: number,
  row: number,
  most: number,
): number {
  const here = row * width;
  const above = here - width;
  const first = Math.max(1, row - most);
  const last = Math.min(width - 1, row + most);
  const character = characters[start + row - 1] as number;
  const before = row > 1 ? (characters[start + row - 2] as number) : -1;
  cells[here] = Math.min(row, BEYOND);
  if (first > 1) cells[here + Math.min(first, width) - 1] = BEYOND;
  let least = first === 1 ? Math.min(row, BEYOND) : BEYOND;
  for (let column = first; column <= last; column++) {
    const wanted = query[column - 1] as number;
    let cell = (cells[above + column - 1] as number) + (wanted === character ? 0 : 1);
    cell = Math.min(cell, (cells[here + column - 1] as number) + 1, (cells[above + column] as number) + 1);
    if (column > 1 && wanted === before && query[column - 2] === character)
      cell = Math.min(cell, (cells[above - width + column - 2] as number) + 1);
    cells[here + column] = cell;
    if (cell < least) least = cell;
  }
  if (last < width - 1) {
    cells[here + last + 1] = BEYOND;
    cells[here + width - 1] = BEYOND;
  }
  return least;
}
