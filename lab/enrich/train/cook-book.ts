import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { believe, lexicon, read, type Truth } from './labelling.ts';
import type { Example } from './train-word-weights.ts';

const WEIGHT = 3;
/** The method repeats the ingredients, but names pans and cloths too. */
const METHOD_TRUST = 0.5;
const KITCHENWARE =
  /buttered|cheese-?cloth|butter(?:ed)? (?:pan|tin|dish|mould|shallow)|biscuit-cutter|cake-?pan|bread-?pan|jelly/gi;

/** Recipes of a printed cookbook: a centred title, indented ingredients, the method. Recipes without ingredients are skipped. */
export function cookBook(folder: string): Example[] {
  const path = join(folder, 'original', 'the-boston-cooking-school-cook-book.txt');
  const text = readFileSync(path, 'utf8').replace(/\r/g, '');
  const book = text.slice(text.indexOf('*** START'), text.indexOf('*** END') + 1 || undefined);
  return book.split(/\n\n\n+/).flatMap((block) => {
    const [head = '', ...rest] = block.replace(/^\n+/, '').split('\n');
    const lines = rest.filter((line) => /^ {5,}\S/.test(line));
    if (!/^ {6,}\S/.test(head) || lines.length < 2) return [];
    const truth: Truth = new Map();
    for (const line of lines)
      for (const part of line.trim().split(/ {2,}/)) believe(truth, read(part, 'list', lexicon.ingredients));
    const method = rest.filter((line) => /^\S/.test(line)).join(' ');
    believe(truth, read(method.replace(KITCHENWARE, ' '), 'list', lexicon.ingredients), METHOD_TRUST);
    const title = head
      .trim()
      .replace(/\b[IVX]+$/, '')
      .replace(/[()]/g, ' ')
      .trim();
    return [{ name: read(title, 'name', lexicon.dishes).weighable, description: undefined, truth, weight: WEIGHT }];
  });
}
