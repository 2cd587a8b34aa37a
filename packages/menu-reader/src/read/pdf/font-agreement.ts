import { frequencies } from '../../frequencies.ts';
import type { Word } from '../positioned-text.ts';
import type { LayerWord } from './layer-word.ts';

/** Adjoining runs of the text layer, and the words of the picture at the same place, from left to right. */
export interface ComparedRuns {
  readonly runs: readonly LayerWord[];
  readonly seen: Word[];
}

/** Share of each font's letters that the picture shows too; a font without any word in the picture is left out. */
export function agreementByFont(groups: readonly ComparedRuns[]): Map<string, number> {
  const totals = new Map<string, { same: number; all: number }>();
  for (const { runs, seen } of groups) {
    if (seen.length === 0) continue;
    const picture = letterPairs(seen.map(({ text }) => text).join(''));
    for (const { font, text } of runs) {
      const total = totals.get(font) ?? { same: 0, all: 0 };
      for (const [pair, times] of letterPairs(text)) {
        total.same += Math.min(times, picture.get(pair) ?? 0);
        total.all += times;
      }
      totals.set(font, total);
    }
  }
  return new Map([...totals].filter(([, { all }]) => all > 0).map(([font, { same, all }]) => [font, same / all]));
}

/** Pairs of neighbouring letters with their counts, which are cheap to compare and ignore a lost space. */
function letterPairs(text: string): Map<string, number> {
  const letters = text.toLowerCase().replace(/[^\p{L}\p{N}£$€]/gu, '');
  return new Map(frequencies(Array.from({ length: letters.length - 1 }, (_, i) => letters.slice(i, i + 2))));
}
