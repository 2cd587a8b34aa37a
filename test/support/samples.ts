import { readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { RestaurantFacts } from '../../src/domain/restaurant.ts';
import { packageRoot } from '../../src/lib/package-root.ts';

interface Manifest {
  readonly restaurants: readonly (RestaurantFacts & {
    readonly menus: readonly { readonly source: string; readonly sourceUrl: string; readonly name?: string }[];
  })[];
}

/** What a sample document says, without any estimate. */
export interface SampleAnswer {
  readonly file: string;
  readonly menus: readonly {
    readonly name: string | null;
    readonly sections: readonly { readonly name: string; readonly items: readonly SampleItem[] }[];
  }[];
}

export interface SampleItem {
  readonly name: string;
  readonly description: string | null;
  /** The lowest of several; 0 where none is shown. */
  readonly price: number;
  readonly variants?: readonly number[];
  readonly stated: object;
}

export const SAMPLES = join(packageRoot, 'samples');
export const ANSWERS = join(packageRoot, 'test', 'samples', 'gold');

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** The manifest of the samples: restaurants with their documents, in the order in which they are ingested. */
export const MANIFEST = readJson(join(SAMPLES, 'manifest.json')) as Manifest;

/** The right answer for a file of the samples. */
export function answerOf(file: string): SampleAnswer {
  return readJson(join(ANSWERS, `${parse(file).name}.json`)) as SampleAnswer;
}
