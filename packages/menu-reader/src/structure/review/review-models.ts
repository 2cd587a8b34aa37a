import { readFileSync } from 'node:fs';
import { DOCUMENT_FEATURES } from './document-features.ts';
import { ITEM_FEATURES } from './item-features.ts';
import type { LogisticModel } from './logistic-model.ts';

/** Models written by `npm run calibrate:review`: JSON under another ending, so that no formatter touches its bytes. */
export interface ReviewModels {
  readonly from: string;
  readonly document: LogisticModel;
  readonly item: LogisticModel;
}

/** The weights lie beside the sources, this file runs from build/src/structure/review. */
const WEIGHTS = new URL('../../../../src/structure/review/review.model', import.meta.url);

/** @throws Error where the features have changed since the weights were made */
export function checkModels(models: ReviewModels): ReviewModels {
  check(models.document, DOCUMENT_FEATURES);
  check(models.item, ITEM_FEATURES);
  return models;
}

function check({ features }: LogisticModel, expected: readonly { readonly name: string }[]): void {
  const names = expected.map(({ name }) => name);
  if (features.join('|') === names.join('|')) return;
  throw new Error(
    `review.model was made for other features (${features.join(', ')}); run npm run calibrate:review -- FOLDER`,
  );
}

export const REVIEW_MODELS: ReviewModels = checkModels(JSON.parse(readFileSync(WEIGHTS, 'utf8')) as ReviewModels);
