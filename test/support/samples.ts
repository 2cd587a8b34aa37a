import { readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { type AnsweredMenu, readAnswer } from '@menu-data-service/menu-reader/test/structure/written/written-answer';
import type { RestaurantFacts } from '../../src/domain/restaurant.ts';
import { packageRoot } from '../../src/lib/package-root.ts';

interface Manifest {
  readonly restaurants: readonly (RestaurantFacts & {
    readonly menus: readonly { readonly source: string; readonly sourceUrl: string; readonly name?: string }[];
  })[];
}

export const SAMPLES = join(packageRoot, 'samples');
export const ANSWERS = join(packageRoot, 'test', 'samples', 'gold');

/** The manifest of the samples: restaurants with their documents, in order of ingestion. */
export const MANIFEST = JSON.parse(readFileSync(join(SAMPLES, 'manifest.json'), 'utf8')) as Manifest;

/** The files of the samples, in that order. */
export const DOCUMENTS = MANIFEST.restaurants.flatMap(({ menus }) => menus.map(({ source }) => source));

export function answerOf(file: string): readonly AnsweredMenu[] {
  return readAnswer(readFileSync(join(ANSWERS, `${parse(file).name}.txt`), 'utf8'));
}
