import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALLERGENS, type AllergenCode } from '@menu-data-service/allergens';
import { packageRoot } from '../../../src/lib/package-root.ts';
import { eachFeature } from './features.ts';

/** The file of weights that `npm run lab enrich/train-enrich` makes. It is JSON under another ending, so that no formatter touches its bytes. */
export interface WeightsFile {
  readonly labels: readonly AllergenCode[];
  readonly bias: readonly number[];
  /** Log-odds per unit of weight, by label. */
  readonly scale: readonly number[];
  /** Features in the order of the rows, one on each line. */
  readonly features: string;
  /** One int8 for each feature and label, row by row, in base64. */
  readonly weights: string;
}

/** Log-odds that an item contains an allergen, by code; codes that the weights do not cover are absent. */
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

/** Reads the file of weights. */
export function loadWordWeights(): WordWeights {
  const path = join(packageRoot, 'ingest', 'enrich', 'weights', 'word-weights.model');
  const file: WeightsFile = JSON.parse(readFileSync(path, 'utf8'));
  const codes = new Set<string>(ALLERGENS.map(({ code }) => code));
  if (!file.labels.every((label) => codes.has(label))) throw new Error(`${path}: unknown allergen label`);
  return createWordWeights(file);
}
