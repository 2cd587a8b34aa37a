import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { dataLines } from '../../src/lib/data-lines.ts';
import { packageRoot } from '../../src/lib/package-root.ts';

const FOLDERS = [
  'packages/food-knowledge/src/languages',
  'packages/food-knowledge/src/lexicon',
  'src/ingest/discover/words',
];
const SIGNS = ['(', ')', '<!--', '-->', '"', "'", ',', '.', '?', '*', 'e\u0301', '\ufdfa', '\u{1F35C}', ' ', '\n', 'a'];
const BETWEEN = [' ', ', ', ' (', '. ', ''];
/** Words of statements that are in no list. */
const KEYS = 'gf df nf vegan vegetarian v halal free no without contains may trace allergens: ask please same in'.split(
  ' ',
);

/** Texts made to be slow: each word of each vocabulary, and each sign, repeated with one of several separators. */
export function* hostileTexts(letters: number): Generator<string> {
  const words = FOLDERS.flatMap((folder) =>
    readdirSync(join(packageRoot, folder))
      .filter((name) => name.endsWith('.txt'))
      .flatMap((name) => dataLines(`${folder}/${name}`))
      .flatMap((line) => line.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []),
  );
  for (const [at, word] of [...KEYS, ...SIGNS, ...new Set(words)].entries()) {
    const part = word + BETWEEN[at % BETWEEN.length];
    yield part.repeat(Math.ceil(letters / part.length)).slice(0, letters);
  }
}
