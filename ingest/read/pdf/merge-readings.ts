import type { Word } from '../positioned-text.ts';
import type { LayerWord } from './page-words.ts';

/** Share of a font's text that must agree with the picture for the font to be believed. */
const believable = 0.8;

/**
 * Joins a doubtful text layer with what the picture of the page shows, both in the same unit. Fonts that agree with the
 * picture keep their text; damaged runs and runs of other fonts take the words of the picture and keep their look; what
 * only the picture shows is added.
 */
export function mergeReadings(layer: readonly LayerWord[], picture: readonly Word[]): Word[] {
  const { pairs, left } = matched(layer, picture);
  const agreement = agreementByFont(pairs);
  const runs = pairs.flatMap(({ run, seen }): Word[] => {
    const { invisible, damaged, ...word } = run;
    const isBelieved = !invisible && !damaged && (agreement.get(run.font) ?? 0) >= believable;
    if (isBelieved) return [word];
    if (seen.length === 0) return damaged || invisible ? [] : [word];
    return [
      { ...word, text: seen.map(({ text }) => text).join(' '), confidence: Math.min(...seen.map((s) => s.confidence)) },
    ];
  });
  return [...runs, ...left];
}

interface Pair {
  readonly run: LayerWord;
  readonly seen: Word[];
}

/** Gives each word of the picture to the run its middle lies in. */
function matched(layer: readonly LayerWord[], picture: readonly Word[]): { pairs: readonly Pair[]; left: Word[] } {
  const pairs = layer.map((run): Pair => ({ run, seen: [] }));
  const left: Word[] = [];
  for (const word of picture) {
    const x = word.x + word.w / 2;
    const y = word.y - word.h / 2;
    const pair = pairs.find(({ run }) => isInside(run, x, y));
    if (pair) pair.seen.push(word);
    else left.push(word);
  }
  for (const { seen } of pairs) seen.sort((a, b) => a.x - b.x);
  return { pairs, left };
}

function isInside({ x, y, w, size, angle }: Word, px: number, py: number): boolean {
  const along = (px - x) * Math.cos(angle) + (py - y) * Math.sin(angle);
  const across = (py - y) * Math.cos(angle) - (px - x) * Math.sin(angle);
  return along > -0.2 * size && along < w + 0.2 * size && across > -size && across < 0.35 * size;
}

function agreementByFont(pairs: readonly Pair[]): Map<string, number> {
  const totals = new Map<string, { same: number; all: number }>();
  for (const { run, seen } of pairs) {
    if (seen.length === 0) continue;
    const total = totals.get(run.font) ?? { same: 0, all: 0 };
    const own = letters(run.text);
    total.same += sharedLetters(own, letters(seen.map(({ text }) => text).join('')));
    total.all += own.length;
    totals.set(run.font, total);
  }
  return new Map([...totals].map(([font, { same, all }]) => [font, all === 0 ? 0 : same / all]));
}

function letters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}£$€]/gu, '');
}

/** Pairs of neighbouring letters that both hold, as a count of letters: cheap, and blind to a lost space. */
function sharedLetters(a: string, b: string): number {
  if (a === b) return a.length;
  const pairs = new Map<string, number>();
  for (let index = 1; index < b.length; index++) {
    const pair = b.slice(index - 1, index + 1);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  let same = 0;
  for (let index = 1; index < a.length; index++) {
    const pair = a.slice(index - 1, index + 1);
    const there = pairs.get(pair) ?? 0;
    if (there > 0) {
      same++;
      pairs.set(pair, there - 1);
    }
  }
  return a.length < 2 ? 0 : (same * a.length) / (a.length - 1);
}
