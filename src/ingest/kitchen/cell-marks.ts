import { type CellState, clauseState } from './legend-words.ts';
import { readMarkLegend, type SignMeaning } from './mark-legend.ts';
import { ANY_MARK, BLANK, canonicalSign, SIGN_KINDS } from './mark-signs.ts';
import { TableError } from './table-error.ts';
import { type TableTexts, turningText } from './table-notes.ts';

const YES = /^(?:y|yes|ja|oui|si|sì|sí|tak|sim|true|1)$/i;
const NO = /^(?:[-–—‐/.]|n|no|nein|non|nie|não|nee|none|false|0)$/i;
const ASK = /^(?:\?|tbc|(?:please )?ask\b.*|unknown|unbekannt|n\/a)$/i;
const PLAIN: readonly (readonly [RegExp, CellState])[] = [
  [ASK, 'unknown'],
  [NO, 'no'],
  [YES, 'contains'],
];

/** Reads a cell that is clear regardless of the title of its table: "Contains", "Free", "OK", "May contain". */
const inPlainWords = (mark: string): CellState | undefined => {
  const state = /^\p{L}{2}/u.test(mark) ? clauseState(mark) : undefined;
  return YES.test(mark) || NO.test(mark) || state === 'opposite' ? undefined : state;
};

/** Meaning of a mark in words, including "yes" and "no", which answer the question of the table. */
export const inWords = (mark: string): CellState | undefined =>
  PLAIN.find(([pattern]) => pattern.test(mark))?.[1] ?? inPlainWords(mark);

const AT_MARK =
  /^(?:may|can|could|traces?|possible|risk|cross|kann|spuren|does not|do not|not|no|free|suitable|without|absent|nicht|kein|contains?|present|includes?|yes|enth)/i;

interface MarkedCell {
  readonly mark: string;
  /** A footnote, or the part of the dish that the mark is about: "✓ bread", "x (in mayo)"; '' for none. */
  readonly rest: string;
}

const WITH_WORDS =
  /^(?:([✓✔☑√✅●•×✗✘✕✖❌])\s?|([xX])(?:\s|(?=\())|(yes|no|contains)\s?(?:[:–-]\s|(?=\()))\(?(\p{L}[^()]*)\)?$/iu;
const WITH_FOOTNOTE = /^([✓✔☑√✅●•×✗✘✕✖❌xX])\s?([*†‡§\d¹²³⁴⁵]+)$/u;

function markedCell(cell: string): MarkedCell {
  const [, sign, letter, word, words = ''] = WITH_WORDS.exec(cell) ?? [];
  const mark = sign ?? letter ?? word;
  if (mark !== undefined) return AT_MARK.test(words) ? { mark: words, rest: '' } : { mark, rest: words };
  const [, noted, rest = ''] = WITH_FOOTNOTE.exec(cell) ?? [];
  return noted === undefined ? { mark: cell, rest: '' } : { mark: noted, rest };
}

export const isMark = (cell: string): boolean =>
  /^(?:[^\d\s]{1,3}|\d)$/u.test(markedCell(cell).mark) ||
  SIGN_KINDS.some(({ glyph }) => glyph.test(cell)) ||
  (inWords(cell) ?? 'no') !== 'no';

export type GivenMarks = ReadonlyMap<string, CellState>;

const GIVEN: Readonly<Record<string, CellState>> = {
  ...{ contains: 'contains', 'may contain': 'may contain', 'may-contain': 'may contain' },
  ...{ free: 'no', unknown: 'unknown' },
};

/** Reads "✗=contains" or "blank=free"; undefined for anything else. */
export function givenMark(text: string): readonly [sign: string, state: CellState] | undefined {
  const at = text.indexOf('=');
  const [mark, meaning] = at < 0 ? ['', ''] : [text.slice(0, at).trim(), text.slice(at + 1).trim()];
  const state = GIVEN[meaning.toLowerCase()];
  return mark !== '' && state ? [canonicalSign(mark), state] : undefined;
}

export interface MarkMeanings {
  readonly stateOf: (cell: string) => CellState;
  /** Meaning of an empty cell; undefined if not explained. */
  readonly blank: CellState | undefined;
  readonly notes: readonly string[];
}

/** Signs that can only mean presence if a table has no other and explains none. */
const ALONE: ReadonlySet<string> = new Set(['✓', '×', '●'].map(canonicalSign));

/**
 * Resolves the meaning of each mark of a table: as given, else by the table's legend, else as the only sign of a table, which can only mean
 * presence. Nothing is guessed if there are several, or if a text about marks or a title is not understood.
 * @param cells every text in a cell of an allergen, without those that name an allergen
 * @param texts around the table
 * @throws TableError if a mark is ambiguous
 */
export function markMeanings(cells: readonly string[], texts: TableTexts, given: GivenMarks): MarkMeanings {
  const marked = [...new Set(cells)].map(markedCell);
  const bare = [...new Set(marked.map(({ mark }) => mark))];
  const rests = marked.map(({ rest }) => rest).filter((rest) => rest !== '' && !/\p{L}/u.test(rest));
  const told = readMarkLegend([...texts.outside, ...texts.beside], [...new Set([...cells, ...bare, ...rests])]);
  const turned = turningText(texts.titles) ?? otherwiseMarked(told.get(ANY_MARK));
  const isDoubted = (mark: string): boolean => {
    const { state, line = '' } = told.get(canonicalSign(mark)) ?? {};
    return state === 'doubted' || (turned !== undefined && ANSWER.test(line));
  };
  const legend = new Map(
    [...told].flatMap(([sign, { state }]) => (state === 'doubted' || isDoubted(sign) ? [] : [[sign, state] as const])),
  );
  const states = new Map([
    ...opposed(
      legend,
      bare.filter((mark) => !isDoubted(mark)),
    ),
    ...legend,
    ...opposed(given, bare),
    ...given,
  ]);
  const known = (mark: string): CellState | undefined => states.get(canonicalSign(mark));
  const open = bare.filter((mark) => known(mark) === undefined);
  const unsure = turned === undefined ? [] : open.filter((mark) => inPlainWords(mark) === undefined && !ASK.test(mark));
  if (turned !== undefined && unsure.length > 0)
    throw new TableError(
      `the table seems to say what dishes are free from ("${turned.slice(0, MAX_QUOTED)}"), and nothing explains its marks`,
      askFor(unsure),
    );
  const isPaired = bare.some((mark) => YES.test(mark));
  const strange = open.filter(
    (mark) => isDoubted(mark) || inWords(mark) === undefined || (!isPaired && /^[n0]$/i.test(mark)),
  );
  const only = onlySign(bare, strange);
  const doubt = strange.map((mark) => told.get(canonicalSign(mark))).find(Boolean);
  if (only !== undefined && doubt === undefined) states.set(only, 'contains');
  else if (strange.length > 0) refuse(strange, doubt);
  const stateOf = (cell: string): CellState => {
    const { mark, rest } = markedCell(cell);
    const own = known(mark) ?? inWords(mark) ?? 'unknown';
    return known(cell) ?? (rest === '' ? own : withRest(own, known(rest)));
  };
  return { stateOf, ...blankMeaning(told.get(BLANK), given.get(BLANK), turned) };
}

/** "✓ = yes" answers the question of the table, whatever that is. */
const ANSWER = /\b(?:yes|ja|oui|si|tak|sim)\b/i;

/** A text about marks that does not say "contains". */
const otherwiseMarked = (told: SignMeaning | undefined): string | undefined =>
  told === undefined || told.state === 'contains' ? undefined : told.line;

/** The only sign of a table, besides marks for "no". */
function onlySign(marks: readonly string[], strange: readonly string[]): string | undefined {
  const [only, ...others] = new Set(strange.map(canonicalSign));
  const isAlone = marks.every((mark) => canonicalSign(mark) === only || NO.test(mark) || ASK.test(mark));
  return only !== undefined && others.length === 0 && isAlone && ALONE.has(only) ? only : undefined;
}

/** "Free" for a part of the dish, or with a footnote, is not free; a footnote may say more. */
function withRest(own: CellState, footnote: CellState | undefined): CellState {
  if (own === 'contains' || footnote === 'contains') return 'contains';
  if (own === 'may contain' || footnote === 'may contain') return 'may contain';
  return 'unknown';
}

function blankMeaning(
  told: SignMeaning | undefined,
  given: CellState | undefined,
  turned: string | undefined,
): Pick<MarkMeanings, 'blank' | 'notes'> {
  if (given !== undefined) return { blank: given, notes: [] };
  if (told === undefined) return { blank: turned === undefined ? undefined : 'unknown', notes: [] };
  if (told.state !== 'doubted') return { blank: told.state, notes: [] };
  const note = `what "${told.line.slice(0, MAX_QUOTED)}" says of empty cells is not understood, so that they are taken as unknown; to say what they mean, add the one that is meant of ${options([BLANK])}`;
  return { blank: 'unknown', notes: [note] };
}

const MAX_QUOTED = 80;

function refuse(marks: readonly string[], doubt: SignMeaning | undefined): never {
  const found = marks.slice(0, 5).map((mark) => `"${mark}"`);
  const why = doubt ? `, as "${doubt.line.slice(0, MAX_QUOTED)}" is not understood or says two things` : '';
  throw new TableError(`cells hold ${found.join(', ')}, which nothing explains${why}`, askFor(marks));
}

/** Asks for the meaning of marks without proposing one. */
const askFor = (marks: readonly string[]): string =>
  `expected a legend ("x = contains, M = may contain"), or the one that is meant of ${options(marks)}`;

const options = (marks: readonly string[]): string =>
  [...new Set(marks)]
    .slice(0, 3)
    .map((mark) => `--mark "${mark}=contains|may-contain|free"`)
    .join(' ');

const PAIRS = [
  ['✓', '×'],
  ['y', 'n'],
] as const;

/** A tick and a cross in one table are opposites. */
function opposed(known: GivenMarks, marks: readonly string[]): [string, CellState][] {
  const signs = new Set(marks.map(canonicalSign));
  return PAIRS.flatMap((pair) => [pair, [pair[1], pair[0]] as const]).flatMap(
    ([told, other]): [string, CellState][] => {
      const state = known.get(told);
      if (!signs.has(told) || !signs.has(other) || (state !== 'contains' && state !== 'no')) return [];
      return [[other, state === 'no' ? 'contains' : 'no']];
    },
  );
}
