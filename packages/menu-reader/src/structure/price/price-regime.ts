import { groupCodeOf } from '../stated/printed-codes.ts';
import { legendNumbers } from '../stated/read-legend.ts';
import { priceCell, withSpacedSizes } from './price-cell.ts';
import { withoutMarks } from './price-marks.ts';
import { type PriceForm, type PriceToken, priceTokens } from './price-token.ts';

export interface PriceRegime {
  readonly twoDecimals: boolean;
  readonly oneDecimal: boolean;
  readonly integer: boolean;
  readonly integerCell: boolean;
  readonly middle: boolean;
  readonly atStart: boolean;
  readonly isAllergenNumbers: (text: string) => boolean;
}

interface Counts {
  readonly cells: Record<PriceForm, number>;
  readonly ends: Record<PriceForm, number>;
  middle: number;
  starts: number;
}

const none = (): Record<PriceForm, number> => ({ currency: 0, pence: 0, twoDecimals: 0, oneDecimal: 0, integer: 0 });

/** Decides the regime from all texts of a document: bare numbers count only where currency signs are rare. */
export function priceRegime(texts: readonly string[]): PriceRegime {
  const numbers = legendNumbers(texts);
  const { cells, ends, middle, starts } = count(texts.filter((text) => !isListOf(numbers, text)));
  const bareCells = cells.twoDecimals + cells.oneDecimal + cells.integer;
  const bare = cells.currency < 3 || bareCells + ends.twoDecimals > 1.5 * cells.currency;
  const decimals = cells.twoDecimals + ends.twoDecimals;
  const apart = numbers.size > 0 && cells.currency + decimals >= 3;
  return {
    twoDecimals: bare || decimals >= 3,
    oneDecimal: bare && cells.oneDecimal + ends.oneDecimal >= 1,
    integer:
      bare &&
      !apart &&
      (ends.integer >= 4 || (cells.integer >= 4 && ends.integer >= 2)) &&
      decimals < 3 * (cells.integer + ends.integer),
    integerCell: !apart && (bare || cells.integer > 0.3 * cells.currency),
    middle: bare && middle >= 3,
    atStart: starts >= 3,
    isAllergenNumbers: (text) => isListOf(numbers, text) || (apart && numbers.has(text.trim())),
  };
}

/** "8", "8b", "8.1" */
const NUMBER = /\d{1,2}(?:\.\d{1,2}|[a-z]{1,2})?/g;
const LIST_OF_NUMBERS = new RegExp(
  String.raw`^\s*(?:[([]\s*${NUMBER.source}(?:[\s,;/]+${NUMBER.source})*\s*[)\]]|${NUMBER.source}(?:\s*[,;]\s*${NUMBER.source})+)\s*$`,
);

/** Several of the numbers, or one in brackets: one alone may be a price. */
const isListOf = (numbers: ReadonlySet<string>, text: string): boolean =>
  numbers.size > 0 &&
  LIST_OF_NUMBERS.test(text) &&
  (text.match(NUMBER) ?? []).every((number) => numbers.has(number) || numbers.has(groupCodeOf(number)));

function count(texts: readonly string[]): Counts {
  const counts: Counts = { cells: none(), ends: none(), middle: 0, starts: 0 };
  for (const text of texts.map(withSpacedSizes)) {
    const cell = priceCell(text);
    if (cell?.[0]) counts.cells[cell[0].form]++;
    else if (!cell) for (const token of priceTokens(text)) countInLine(counts, text, token);
  }
  return counts;
}

function countInLine(counts: Counts, text: string, { form, start, end }: PriceToken): void {
  if (form !== 'integer' && start < (form === 'currency' ? 3 : 2)) counts.starts++;
  const atEnd = /^(?:\/[-–])?[\s.*|)]*$/.test(withoutMarks(text.slice(end)));
  if (form === 'currency' || form === 'pence') counts.cells[form]++;
  else if (atEnd) counts.ends[form]++;
  else if (form === 'twoDecimals') counts.middle++;
}
