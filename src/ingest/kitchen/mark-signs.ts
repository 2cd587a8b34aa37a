import { legendWords } from './legend-words.ts';

export const SIGN_KINDS: readonly { readonly glyph: RegExp; readonly glyphs: string; readonly word: string }[] = [
  { glyphs: '✓✔☑√🗸✅\uf0fc', word: 'ticks?|ticked|check ?marks?|checked' },
  { glyphs: '×✗✘✕✖❌☒', word: 'cross(?:es|ed)?(?![- ]conta[mc])' },
  { glyphs: '●•⬤⚫◉■', word: 'dots?|bullets?' },
  { glyphs: '○◯◦', word: 'circles?|rings?' },
  { glyphs: '★☆*', word: 'stars?|asterisks?' },
].map(({ glyphs, word }) => {
  const letters = word.startsWith('cross') ? 'x' : word.startsWith('tick') ? 'ü' : '';
  return { glyphs, word, glyph: new RegExp(`^(?:[${glyphs}${letters}]|${word})$`, 'iu') };
});

export const BLANK = 'blank';
/** Any mark of a table, for notes that speak of marks and draw none. */
export const ANY_MARK = 'any mark';

export function canonicalSign(mark: string): string {
  const plain = mark.toLowerCase();
  const kind = SIGN_KINDS.find(({ glyph }) => glyph.test(plain));
  return kind ? (Array.from(kind.glyphs)[0] ?? plain) : plain;
}

export interface FoundSign {
  readonly sign: string;
  readonly from: number;
  readonly to: number;
}

/** Removes accents and capitals, which do not change the meaning; keeps each sign. */
export const plainText = (text: string): string =>
  text
    .replace(/\p{L}\p{M}*/gu, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, ''))
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l');

export const LINK = String.raw`=|:|means?\b|indicates?\b|denotes?\b|shows?\b|signif\w+\b|stands\b|bedeutet\b|oznacza\b|betekent\b`;
const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Signs that may also stand between a sign and its meaning. */
const DASH = /^[-–—‐/.]$/;

const anyOf = (words: Iterable<string>): string => [...words].join('|');

export const speaksOfBlanks = (text: string): boolean => new RegExp(blankPattern(), 'iu').test(plainText(text));

/** "Blank", "an empty box", "not marked", "no tick", "without a mark". */
const blankPattern = (): string =>
  String.raw`(?<!\p{L})(?:(?:${anyOf(legendWords('blank'))})|(?:${anyOf([...legendWords('not'), 'without', 'absence of', 'ohne', 'sans', 'sin', 'senza', 'bez', 'sem', 'zonder'])}) (?:(?:a|an|any|been|is|are|el|la|le|un|une|uno) )?(?:${anyOf([...legendWords('mark'), ...legendWords('shown')])}))(?!\p{L})`;

function patternOf(sign: string): string {
  if (sign === BLANK) return blankPattern();
  if (sign === ANY_MARK) return String.raw`(?<!\p{L})(?:${anyOf(legendWords('mark'))})(?!\p{L})`;
  const kind = SIGN_KINDS.find(({ glyph }) => glyph.test(sign));
  const isText = kind === undefined && /^[\p{L}\d]/u.test(sign);
  const letters = isText ? escaped(sign) : sign === '×' ? 'x' : undefined;
  const linked =
    letters &&
    String.raw`(?<![\p{L}\d])${letters}(?=["'”’)\]]*\s*(?:${LINK}|may contain\b|contains?\b|\s[-–]\s))|(?<=[(["'“‘])${letters}(?=[)\]"'”’])|(?<=[=:]\s?)${letters}(?![\p{L}\d])`;
  const drawn = kind
    ? String.raw`[${escaped(kind.glyphs)}]|(?<!\p{L})(?:${kind.word})(?!\p{L})`
    : isText
      ? undefined
      : DASH.test(sign)
        ? String.raw`(?<![^\s(["'“|,;])${escaped(sign)}(?=["'”)\]]*\s*=)`
        : escaped(sign);
  return [drawn, linked].filter(Boolean).join('|');
}

/** Creates a finder of a table's signs in a text: as drawn, by their names, and letters if linked to a meaning. */
export function signFinder(signs: Iterable<string>): (text: string) => readonly FoundSign[] {
  const patterns = [...signs].map((sign) => ({ sign, pattern: new RegExp(patternOf(sign), 'giu') }));
  return (text) => {
    const found = patterns.flatMap(({ sign, pattern }) =>
      [...text.matchAll(pattern)].map((match) => ({ sign, from: match.index, to: match.index + match[0].length })),
    );
    const inOrder: FoundSign[] = [];
    for (const one of found.toSorted((first, second) => first.from - second.from || second.to - first.to)) {
      const before = inOrder.at(-1);
      // The longer of two wins: "(x)" is not "x", and "no tick" is no tick.
      if (before && one.from < before.to) continue;
      // "A tick (✓)" is one sign.
      const isSame = before?.sign === one.sign && /^[\s("'“”[\])-]*$/.test(text.slice(before.to, one.from));
      if (before && isSame) inOrder.splice(-1, 1, { ...before, to: one.to });
      else inOrder.push(one);
    }
    return inOrder;
  };
}
