import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { believe, lexicon, read, type Truth } from './labelling.ts';
import type { Example } from './train-word-weights.ts';

const WEIGHT = 0.7;

/** Restaurant items, labelled by the lexicon's findings in name and description. They teach the meaning of bare names. */
export function restaurantItems(folder: string): Example[] {
  const path = join(folder, 'data', 'files', 'restaurant_inference_sample.csv');
  const rows: { name: string; description: string }[] = parse(readFileSync(path), {
    columns: true,
    relax_quotes: true,
  });
  return rows.flatMap(({ name, description }) => {
    const truth: Truth = new Map();
    if (description.trim() === '') return [];
    const [ofName, ofDescription] = [
      read(name, 'name', lexicon.dishes),
      read(description, 'description', lexicon.dishes),
    ];
    believe(truth, ofName);
    believe(truth, ofDescription);
    const [words, more] = [ofName.weighable, ofDescription.weighable];
    return [
      { name: words, description: undefined, truth, weight: WEIGHT },
      { name: words, description: more, truth, weight: WEIGHT / 2 },
    ];
  });
}
