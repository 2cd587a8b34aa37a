import { foldText } from '../../src/domain/fold-text.ts';
import { TableError } from './table-error.ts';

/** What a cell says of its dish and its column. */
export type CellState = 'contains' | 'may contain' | 'no' | 'unknown';

const TICK = /^(?:[✓✔☑√🗸✅]|\uf0fc|ü|tick|check(?:ed|mark)?)$/iu;
const CROSS = /^(?:[x×✗✘✕✖❌]|cross)$/iu;
const FILLED = /^[●•■◆★⬤⚫◉*]$/u;
const HALF = /^[◐◑◒◓◖◗]$/u;
/** Small enough to say that a cell is empty on purpose. */
const DOT = /^[·∙⋅‧]$/u;
const HOLLOW = /^[○◯◦□◇☆⚪]$/u;
const YES =
  /^(?:y|yes|ja|j|oui|si|true|1|c|contains?|present|enthalten|dot|bullet|circle|allergen|contains this allergen)$/i;
const MAY = /^(?:m|mc|may|may contain|t|tr|traces?|may contain traces|~|\(✓\)|\(x\)|kann enthalten|spuren)$/i;
const NO = /^(?:[-–—‐/.]|n|no|nein|non|none|false|0|n\/a|not present|does not contain|free)$/i;
const ASK = /^(?:\?|tbc|ask|unknown|unbekannt)$/i;

/** A footnote at a mark does not change what the mark says, nor does the part of the dish it is about: "✓ bread". */
const withoutFootnote = (cell: string): string => {
  if (cell.length < 2) return cell;
  const [, mark, words = ''] = /^([✓✔☑√✅●])\s?(\p{L}.*)$/u.exec(cell) ?? [];
  if (mark !== undefined) return MEANINGS.some(([pattern]) => pattern.test(words)) ? words : mark;
  return cell.replace(/(?<=[✓✔●•x×✗✘])(?:\s?[*†‡\d¹²³]+)$/iu, '');
};

/** A title, or words about marks, that turn round what they mean; "we cannot guarantee food free from nuts" does not. */
const TURNED =
  /^\W*(?:dishes |items |products )?(?:suitable for|free[- ]from|safe for)\b|(?:\b(?:tick|mark|dot|cross)\w*|[✓✔●])[^.]{0,40}\b(?:suitable|free[- ]from|not contain|without)\b/i;

const MEANINGS: readonly (readonly [RegExp, CellState])[] = [
  [/^(?:may|can|could|traces?|possible|risk|cross|kann|spuren)/i, 'may contain'],
  [/^(?:does not|do not|not|no\b|free|suitable|without|absent|nicht|kein)/i, 'no'],
  [/^(?:contains?|present|includes?|yes|enth)/i, 'contains'],
];
const LEGEND =
  /(?:^|[\s(,;|])["'“]?([^\s\w"'“”,;|()]|[\p{L}]{1,3}|\d)["'”]?\s*(?:=|:|[-–—]|means|indicates|denotes|stands for)\s*(?:the )?(?:dish |item |product )?["'“]?(\p{L}[\p{L} ]{1,30})/giu;

/** The marks that the texts around a table explain: "✓ = contains, M = may contain". */
export function readMarkLegend(texts: readonly string[]): ReadonlyMap<string, CellState> {
  const found = new Map<string, CellState>();
  for (const text of texts)
    for (const [, mark = '', words = ''] of text.matchAll(LEGEND)) {
      const state = MEANINGS.find(([pattern]) => pattern.test(words.trim()))?.[1];
      if (state && !found.has(mark.toLowerCase())) found.set(mark.toLowerCase(), state);
    }
  return found;
}

/** Other marks of the same table, which tell what one may mean. */
interface MarksBeside {
  readonly ticked: boolean;
  readonly filled: boolean;
  /** There is one sign only. */
  readonly alone: boolean;
}

/** As marks are used where no legend explains them; undefined for one that may mean anything. */
function usualMeaning({ ticked, filled, alone }: MarksBeside): (mark: string) => CellState | undefined {
  const full = ticked || filled;
  const readers: readonly (readonly [RegExp, CellState | undefined])[] = [
    [ASK, 'unknown'],
    [NO, 'no'],
    [TICK, 'contains'],
    [FILLED, 'contains'],
    [YES, 'contains'],
    [CROSS, ticked ? 'no' : 'contains'],
    [HALF, full ? 'may contain' : undefined],
    [DOT, full ? 'no' : undefined],
    [HOLLOW, filled ? 'may contain' : 'contains'],
    [MAY, 'may contain'],
    // One sign for everything can only mean that it is there.
    [/^.{1,2}$/u, alone ? 'contains' : undefined],
  ];
  return (mark) => readers.find(([pattern, state]) => state !== undefined && pattern.test(mark))?.[1];
}

/**
 * What each mark of a table means: as its legend says, else as such marks are used.
 * @param marks every text in a cell of an allergen, without those that name an allergen
 * @param texts around the table
 * @throws TableError where a mark may mean the one or the other
 */
export function markMeanings(marks: readonly string[], texts: readonly string[]): (cell: string) => CellState {
  const legend = readMarkLegend(texts);
  const bare = [...new Set(marks.map((mark) => withoutFootnote(mark)))];
  const unexplained = bare.filter((mark) => !legend.has(mark.toLowerCase()));
  const turned = texts.find((text) => TURNED.test(text));
  const isPositive = (mark: string) => !NO.test(mark) && !ASK.test(mark);
  if (turned !== undefined && unexplained.some(isPositive)) {
    throw new TableError(
      `the table seems to say what dishes are free from ("${turned.slice(0, 80)}"), and nothing explains its marks`,
      'expected a table of what dishes contain, or a line such as "✓ = contains" or "✓ = free from"',
    );
  }
  const alone = bare.length === 1 && unexplained.some(isPositive);
  const usual = usualMeaning({
    ticked: bare.some((mark) => TICK.test(mark) || YES.test(mark)),
    filled: bare.some((mark) => FILLED.test(mark)),
    alone,
  });
  const strange = unexplained.filter((mark) => usual(mark) === undefined);
  if (strange.length > 0) {
    throw new TableError(
      `cells hold ${strange
        .slice(0, 5)
        .map((mark) => `"${mark}"`)
        .join(', ')}, which nothing explains`,
      'expected marks such as x, ✓, ●, yes, or letters with a legend ("M = may contain")',
    );
  }
  return (cell) => {
    const mark = withoutFootnote(cell);
    return legend.get(mark.toLowerCase()) ?? usual(mark) ?? 'unknown';
  };
}

/** True where a cell is the beginning of its heading, as "G" below Gluten. */
export const isInitial = (cell: string, heading: string): boolean =>
  foldText(cell).length > 0 && foldText(cell).length <= 3 && foldText(heading).startsWith(foldText(cell));
