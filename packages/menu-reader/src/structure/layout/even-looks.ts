import { median } from '../../median.ts';
import type { Ink, Word } from '../../read/positioned-text.ts';
import { boxLines, joinedLines } from './box-lines.ts';

/** Inks whose directions from their paper differ by less are one colour: thin letters are paler, not of another colour. */
const SAME_DIRECTION = Math.cos((8 * Math.PI) / 180);
const SAME_COLOUR = 40;
/** Maximum ratio to the size of most text, for lines that determine the weights of the page. */
const BODY = 1.3;
/** Minimum strength of bold against regular, and minimum ratio of their distance to that of lines of one weight. */
const STRONGER = Math.log(1.16);
const APART = 4;
/** Minimum number of lines and share of the characters that make a weight. */
const MIN_LINES = 3;
const MIN_SHARE = 0.04;
const PART = 4;

interface Measured {
  readonly word: Word;
  readonly ink: Ink;
  readonly letters: number;
}

type Line = readonly Measured[];

type Tone = Pick<Ink, 'colour' | 'paper'>;

interface Colour {
  readonly ink: Tone;
  contrast: number;
}

/**
 * Reduces the words of a picture to the few colours and the two weights a page really has, by the colour and the stroke of their letters. A
 * line has one look, or two with a border between words. Pages without measures stay as they are.
 *
 * @param words with even sizes
 */
export function evenLooks(words: readonly Word[]): readonly Word[] {
  const lines = joinedLines(boxLines(words)).map((line) => line.flatMap(measured));
  if (!words.length || lines.flat().length < words.length) return words;
  const colours = wordColours(lines);
  const bold = boldWords(lines, colours);
  return words.map((word) => ({
    ...word,
    weight: bold.has(word) ? 700 : 400,
    colour: colours.get(word)?.ink.colour ?? word.colour,
  }));
}

function wordColours(lines: readonly Line[]): ReadonlyMap<Word, Colour> {
  const colours: Colour[] = [];
  const colourOf = new Map<Word, Colour>();
  const byLength = lines.toSorted((a, b) => letters(b) - letters(a));
  for (const part of byLength.flatMap((line) => parts(line, (a, b) => !sameColour(meanInk(a), meanInk(b))))) {
    const ink = meanInk(part);
    const colour = colours.find((other) => sameColour(other.ink, ink)) ?? { ink, contrast: 0 };
    if (!colours.includes(colour)) colours.push(colour);
    if (letters(part) >= PART) colour.contrast = Math.max(colour.contrast, contrast(ink));
    for (const { word } of part) colourOf.set(word, colour);
  }
  return colourOf;
}

function boldWords(lines: readonly Line[], colours: ReadonlyMap<Word, Colour>): ReadonlySet<Word> {
  const strength = (part: Line): number =>
    mean(part, ({ word, ink }) => {
      const full = colours.get(word)?.contrast || contrast(ink);
      return Math.log(Math.max(0.001, ((ink.stroke * word.h) / word.size) * Math.min(1, contrast(ink) / full)));
    });
  const bound = weightBound(lines, strength);
  if (!bound) return new Set();
  const isBold = (part: Line): boolean => strength(part) > bound.at;
  const differ = (a: Line, b: Line): boolean =>
    isBold(a) !== isBold(b) && Math.abs(strength(a) - strength(b)) > 0.6 * bound.distance;
  const bold = lines.flatMap((line) => parts(line, differ)).filter(isBold);
  return new Set(bold.flat().map(({ word }) => word));
}

const measured = (word: Word): Measured[] =>
  word.ink ? [{ word, ink: word.ink, letters: Math.min(20, word.text.length) }] : [];

const letters = (part: Line): number => part.reduce((sum, entry) => sum + entry.letters, 0);

const mean = (part: Line, of: (entry: Measured) => number): number =>
  part.reduce((sum, entry) => sum + entry.letters * of(entry), 0) / Math.max(1, letters(part));

function parts(line: Line, differ: (a: Line, b: Line) => boolean): Line[] {
  for (let at = 1; at < line.length; at++) {
    const [first, second] = [line.slice(0, at), line.slice(at)];
    if (letters(first) < PART || letters(second) < PART || !differ(first, second)) continue;
    // the border lies where the adjacent words differ too
    if (differ(line.slice(at - 1, at), line.slice(at, at + 1))) return [first, second];
  }
  return [line];
}

type Rgb = readonly [number, number, number];

const rgb = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

const distance = (a: Rgb, b: Rgb): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

const contrast = (ink: Tone): number => distance(rgb(ink.colour), rgb(ink.paper));

function sameColour(a: Tone, b: Tone): boolean {
  const [inkA, paperA, inkB, paperB] = [rgb(a.colour), rgb(a.paper), rgb(b.colour), rgb(b.paper)];
  if (distance(inkA, inkB) < SAME_COLOUR) return true;
  const dot = inkA.reduce((sum, value, i) => sum + (value - (paperA[i] ?? 0)) * ((inkB[i] ?? 0) - (paperB[i] ?? 0)), 0);
  return dot > SAME_DIRECTION * contrast(a) * contrast(b);
}

function meanInk(part: Line): Tone {
  const hex = (of: (ink: Tone) => string): string =>
    `#${[0, 1, 2]
      .map((i) => Math.round(mean(part, ({ ink }) => rgb(of(ink))[i] ?? 0)))
      .map((value) => value.toString(16).padStart(2, '0'))
      .join('')}`;
  return { colour: hex((ink) => ink.colour), paper: hex((ink) => ink.paper) };
}

function weightBound(
  lines: readonly Line[],
  strength: (part: Line) => number,
): { readonly at: number; readonly distance: number } | undefined {
  const long = lines.filter(
    (line) => letters(line) >= PART && /\p{L}{2}/u.test(line.map(({ word }) => word.text).join('')),
  );
  const body = median(long.flatMap((line) => Array.from({ length: letters(line) }, () => line[0]?.word.size ?? 0)));
  const values = long
    .filter(([first]) => first && first.word.size < BODY * body && first.word.size > body / BODY)
    .map((line) => ({ value: strength(line), letters: Math.min(30, letters(line)) }))
    .sort((a, b) => a.value - b.value);
  const all = values.reduce((sum, { letters: own }) => sum + own, 0);
  let best: { at: number; distance: number; gain: number } | undefined;
  for (let i = MIN_LINES; i <= values.length - MIN_LINES; i++) {
    const [low, high] = [summary(values.slice(0, i)), summary(values.slice(i))];
    if (Math.min(low.letters, high.letters) < MIN_SHARE * all) continue;
    const gap = high.mean - low.mean;
    const gain = low.letters * high.letters * gap * gap;
    const spread = Math.sqrt((low.letters * low.variance + high.letters * high.variance) / all);
    if (gap < STRONGER || gap < APART * spread || (best && gain <= best.gain)) continue;
    best = { at: ((values[i - 1]?.value ?? 0) + (values[i]?.value ?? 0)) / 2, distance: gap, gain };
  }
  return best;
}

function summary(values: readonly { value: number; letters: number }[]): {
  letters: number;
  mean: number;
  variance: number;
} {
  const count = values.reduce((sum, entry) => sum + entry.letters, 0);
  const middle = values.reduce((sum, entry) => sum + entry.letters * entry.value, 0) / count;
  const variance = values.reduce((sum, entry) => sum + entry.letters * (entry.value - middle) ** 2, 0) / count;
  return { letters: count, mean: middle, variance };
}
