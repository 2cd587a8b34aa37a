import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { believe, lexicon, read, type Truth } from './labelling.ts';
import type { Example } from './train-word-weights.ts';

/** Few but clean, so each counts as several of the others. */
const WEIGHT = 4;

export function recipes(folder: string): Example[] {
  return readdirSync(join(folder, 'content'))
    .filter((file) => file.endsWith('.md') && !file.startsWith('_'))
    .sort()
    .flatMap((file) => {
      const text = readFileSync(join(folder, 'content', file), 'utf8');
      const title = /^title:\s*"?(.*?)"?\s*$/m.exec(text)?.[1];
      const list = /^##\s*Ingredients\s*$([\s\S]*?)^##\s(?!#)/im.exec(text)?.[1];
      if (!title || !list) return [];
      const truth: Truth = new Map();
      for (const line of list.split('\n'))
        if (/^\s*[-*]/.test(line)) believe(truth, read(line.replace(/^\s*[-*]\s*/, ''), 'list', lexicon.ingredients));
      const name = read(title, 'name', lexicon.dishes).weighable;
      return [{ name, description: undefined, truth, weight: WEIGHT }];
    });
}
