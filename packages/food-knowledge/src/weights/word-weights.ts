import { readFileSync } from 'node:fs';
import { ALLERGENS, type AllergenCode } from '@menu-data-service/menu-model/allergens';
import { ownFile } from '../own-file.ts';
import { isBreak } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';

/** File of weights written by `npm run lab enrich/train-enrich`. It is JSON under another ending, so that no formatter touches its bytes. */
export interface WeightsFile {
  readonly labels: readonly AllergenCode[];
  readonly bias: readonly number[];
  /** Log-odds per unit of weight, by label. */
  readonly scale: readonly number[];
  readonly features: string;
  /** One int8 for each feature and label, row by row, in base64. */
  readonly weights: string;
}

/** Log-odds that an item contains an allergen; codes that the weights do not cover are absent. */
export type LogOdds = ReadonlyMap<AllergenCode, number>;

export interface WordWeights {
  /** Mean of the log-odds from the name alone and from name and description together. */
  logOdds(name: readonly string[], description: readonly string[]): LogOdds;
}

export function createWordWeights(file: WeightsFile): WordWeights {
  const width = file.labels.length;
  const weights = new Int8Array(Buffer.from(file.weights, 'base64'));
  const rows = new Map(file.features.split('\n').map((feature, row) => [feature, row * width]));
  return {
    logOdds(name, description) {
      const sums = new Int32Array(width);
      const ofName = new Int32Array(width);
      const add = (feature: string) => {
        const row = rows.get(feature);
        if (row === undefined) return;
        for (let j = 0; j < width; j += 1) sums[j] = (sums[j] ?? 0) + (weights[row + j] ?? 0);
      };
      eachFeature(name, description, add, () => ofName.set(sums));
      const odds = new Map<AllergenCode, number>();
      for (let j = 0; j < width; j += 1) {
        const code = file.labels[j];
        const mean = ((ofName[j] ?? 0) + (sums[j] ?? 0)) / 2;
        if (code) odds.set(code, (file.bias[j] ?? 0) + mean * (file.scale[j] ?? 0));
      }
      return odds;
    },
  };
}

export function loadWordWeights(): WordWeights {
  const path = ownFile('weights/word-weights.model');
  const file: WeightsFile = JSON.parse(readFileSync(path, 'utf8'));
  const codes = new Set<string>(ALLERGENS.map(({ code }) => code));
  if (!file.labels.every((label) => codes.has(label))) throw new Error(`${path}: unknown allergen label`);
  return createWordWeights(file);
}

const STOP_WORDS = wordSet('with and in the a of on or for to our your served from by is made');
/** More words of a description add little and cost time. */
const MAX_WORDS = 80;

/** Calls `each` for every feature: words, pairs, beginnings and ends of words. `nameDone` comes after those of the name. */
export function eachFeature(
  name: readonly string[],
  description: readonly string[] | undefined,
  each: (feature: string) => void,
  nameDone?: () => void,
): void {
  const seen = new Set<string>();
  const emit = (feature: string) => {
    if (seen.has(feature)) return;
    seen.add(feature);
    each(feature);
  };
  runOver(name, true, emit);
  nameDone?.();
  if (description && description.length > 0) {
    runOver(description, false, emit);
    emit('has description');
  }
}

function runOver(words: readonly string[], title: boolean, emit: (feature: string) => void): void {
  let previous: string | undefined;
  let last: string | undefined;
  const count = Math.min(words.length, MAX_WORDS);
  for (let i = 0; i < count; i += 1) {
    const word = words[i] ?? '';
    if (isBreak(word)) {
      previous = undefined;
      continue;
    }
    if (STOP_WORDS.has(word)) continue;
    emit(`w:${word}`);
    if (previous !== undefined) emit(`b:${previous}_${word}`);
    if (title && word.length >= 5) {
      emit(`c:${word.slice(0, 4)}`);
      emit(`c:${word.slice(-4)}`);
    }
    previous = word;
    last = word;
  }
  if (title && last !== undefined) emit(`h:${last}`);
}
