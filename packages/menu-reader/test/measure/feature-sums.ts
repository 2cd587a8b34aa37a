import { readerModel } from '../../src/model/load-model.ts';
import { outlineOf } from '../../src/model/outline.ts';
import { OWN_FEATURES } from '../../src/model/own-features.ts';
import { candidatePrices, priceContext } from '../../src/model/prices/price-context.ts';
import { PRICE_FEATURES } from '../../src/model/prices/price-features.ts';
import { readByRules } from '../../src/structure/read-by-rules.ts';
import { seeUnits } from '../../src/structure/read-units.ts';
import { gatherReading, type UnitsToRead } from '../../src/structure/reading.ts';
import { DOCUMENT_FEATURES } from '../../src/structure/review/document-features.ts';
import { ITEM_FEATURES } from '../../src/structure/review/item-features.ts';
import { itemsToReview } from '../../src/structure/review/item-to-review.ts';
import type { ReadDocument } from '../structure/read-skeleton.ts';

export type FeatureSums = ReadonlyMap<string, number>;

type Add = (name: string, value: number | boolean) => void;

/** Sums of all inputs of the weights over documents: units, prices near dishes, dishes and documents. */
export function featureSums(documents: readonly ReadDocument[]): FeatureSums {
  const sums = new Map<string, number>();
  const add: Add = (name, value) => void sums.set(name, (sums.get(name) ?? 0) + Number(value));
  for (const { inputs, reading } of documents) {
    for (const input of inputs) addUnits(input, add);
    for (const item of itemsToReview(reading)) for (const { name, of } of ITEM_FEATURES) add(`dish, ${name}`, of(item));
    for (const { name, of } of DOCUMENT_FEATURES) add(`document, ${name}`, of(reading));
  }
  return sums;
}

function addUnits(input: UnitsToRead, add: Add): void {
  const rules = readByRules(input);
  const seen = seeUnits(input.units, rules);
  const outline = outlineOf(seen, readerModel().wordOdds);
  for (const here of seen) for (const { name, value } of OWN_FEATURES) add(`unit, ${name}`, value(here, outline));
  const { labelled, menus } = gatherReading(input, rules);
  const context = priceContext(labelled, menus, seen);
  for (const dish of context.dishes)
    for (const there of candidatePrices(dish, context))
      for (const { name, value } of PRICE_FEATURES) add(`price, ${name}`, value({ dish, there, context }));
}
