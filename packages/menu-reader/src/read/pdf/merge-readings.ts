import { frequencies } from '../../frequencies.ts';
import type { Word } from '../positioned-text.ts';
import { type LayerWord, plainWord } from './layer-word.ts';
import { isOddToken } from './odd-token.ts';

/** Minimum share of a font's text that must agree with the picture for the font to be trusted. */
const MIN_AGREEMENT = 0.8;
/** Beside a text layer that holds most of the page, words only in the picture are lettering above this confidence, ornaments below. */
const MIN_CONFIDENCE = 0.8;

const WORD_GAP = 0.14;

/**
 * Merges a suspect text layer with the words in the picture of the page, both in the same unit. Runs in fonts that agree with the picture
 * keep their text; damaged runs and those in other fonts take the words of the picture but keep their look; words only in the picture are
 * added, uncertain ones too where the picture holds most of the page.
 */
export function mergeReadings(layer: readonly LayerWord[], picture: readonly Word[]): Word[] {
  const groups = gluedRuns(layer).map((runs): ComparedRuns => ({ runs, seen: [] }));
  const alone: Word[] = [];
  // in the order of the picture, in which the words of a line follow each other
  for (const word of picture) {
    const group = groups.find(({ runs }) => runs.some((run) => isInside(run, word)));
    if (group) group.seen.push(word);
    else alone.push(word);
  }
  const isPictured = alone.length > picture.length / 2;
  const added = alone.filter(({ confidence }) => isPictured || confidence >= MIN_CONFIDENCE);
  const agreement = agreementByFont(groups);
  const isDoubtful = (run: LayerWord): boolean =>
    run.invisible || run.damaged || isMisread(run.text) || (agreement.get(run.font) ?? 1) < MIN_AGREEMENT;
  const merged = groups.flatMap(({ runs, seen }) => {
    if (!runs.some(isDoubtful)) return joined(runs);
    if (seen.length === 0) return runs.filter(({ damaged, invisible }) => !damaged && !invisible).map(plainWord);
    return inLookOf(runs, seen);
  });
  return [...merged, ...added];
}

function joined(runs: readonly LayerWord[]): Word[] {
  const words: Word[] = [];
  for (const run of runs) {
    const last = words.at(-1);
    if (last && run.x - last.x - last.w < WORD_GAP * run.size && isOnLine(last, run))
      words[words.length - 1] = { ...last, text: last.text + run.text, w: run.x + run.w - last.x };
    else words.push(plainWord(run));
  }
  return words;
}

/** Small figures beside large ones are pence. */
const isOnLine = (a: Word, b: Word): boolean => looksAlike(a, b) && Math.abs(a.y - b.y) < 0.1 * a.size;

function isMisread(text: string): boolean {
  return text.split(/\s+/).some(isOddToken) || /\p{Ll}\/\p{Ll}/u.test(text);
}

function isInside({ x, y, w, size, angle }: Word, word: Word): boolean {
  const px = word.x + word.w / 2 - x;
  const py = word.y - 0.35 * word.size - y;
  const along = px * Math.cos(angle) + py * Math.sin(angle);
  const across = py * Math.cos(angle) - px * Math.sin(angle);
  return along > -0.2 * size && along < w + 0.2 * size && across > -size && across < 0.35 * size;
}

function inLookOf(runs: readonly LayerWord[], seen: readonly Word[]): Word[] {
  const words: { run: LayerWord; word: Word }[] = [];
  for (const next of [...seen].sort((a, b) => a.x - b.x)) {
    const run = nearest(runs, next.x + next.w / 2);
    if (!run) continue;
    const last = words.at(-1);
    if (last && (last.run === run || looksAlike(last.run, run))) {
      last.word = {
        ...last.word,
        text: `${last.word.text} ${next.text}`,
        w: next.x + next.w - last.word.x,
        confidence: Math.min(last.word.confidence, next.confidence),
      };
    } else {
      const { text, x, w, confidence } = next;
      words.push({ run, word: { ...plainWord(run), text, x, w, confidence } });
    }
  }
  return words.map(({ word }) => word);
}

function looksAlike(a: Word, b: Word): boolean {
  return a.font === b.font && a.size === b.size && a.weight === b.weight && a.colour === b.colour;
}

function nearest(runs: readonly LayerWord[], x: number): LayerWord | undefined {
  const distance = (run: LayerWord): number => Math.max(run.x - x, x - (run.x + run.w), 0);
  return runs.reduce<LayerWord | undefined>(
    (best, run) => (best && distance(best) <= distance(run) ? best : run),
    undefined,
  );
}

/** Maximum gap between runs that belong together, in type sizes; a space is about a quarter. */
const GLUED_GAP = 0.4;

/** Groups adjoining runs of a line, because the parts of one word often come as separate runs. */
export function gluedRuns(layer: readonly LayerWord[]): LayerWord[][] {
  const groups: LayerWord[][] = [];
  for (const run of [...layer].sort((a, b) => a.x - b.x)) {
    const group = groups.find((members) => isGlued(members.at(-1), run));
    if (group) group.push(run);
    else groups.push([run]);
  }
  return groups;
}

function isGlued(left: LayerWord | undefined, right: LayerWord): boolean {
  if (!left || Math.abs(left.angle - right.angle) > 0.02 || Math.abs(left.angle) > 0.02) return false;
  const size = Math.min(left.size, right.size);
  const gap = right.x - (left.x + left.w);
  return Math.abs(left.y - right.y) < 0.3 * size && gap < GLUED_GAP * size && gap > -0.5 * size;
}

export interface ComparedRuns {
  readonly runs: readonly LayerWord[];
  readonly seen: Word[];
}

/** Share of each font's letters that the picture shows too; fonts without any word in the picture are left out. */
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

/** Counts pairs of neighbouring letters, which are cheap to compare and ignore a lost space. */
function letterPairs(text: string): Map<string, number> {
  const letters = text.toLowerCase().replace(/[^\p{L}\p{N}£$€]/gu, '');
  return new Map(frequencies(Array.from({ length: letters.length - 1 }, (_, i) => letters.slice(i, i + 2))));
}
