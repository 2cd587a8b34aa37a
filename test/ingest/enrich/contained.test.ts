import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { allergenCode } from '@menu-data-service/allergens';
import test from 'ava';
import { enrichItem } from '../../../ingest/enrich/enrich-item.ts';
import { LANGUAGES } from '../../../ingest/enrich/languages/read-vocabulary.ts';
import { packageRoot } from '../../../src/lib/package-root.ts';

/** Dishes of common knowledge, a file a language: `name: allergens that its recipe has`. Also in one that is not read, Portuguese. */
const FOLDER = join(packageRoot, 'test', 'ingest', 'enrich', 'contained');

for (const file of readdirSync(FOLDER)) {
  const own = LANGUAGES.find((language) => language === parse(file).name);
  test(`of the dishes of ${file} none is called likely clear of what it contains, on a menu of its language, of English or of none known`, (t) => {
    const lines = readFileSync(join(FOLDER, file), 'utf8').trim().split('\n');
    t.true(lines.length >= 60);
    for (const line of lines) {
      const cut = line.lastIndexOf(':');
      const contained = line
        .slice(cut + 1)
        .trim()
        .split(' ')
        .map(allergenCode);
      for (const language of [undefined, own, 'en'] as const) {
        const item = { name: line.slice(0, cut), description: null, ...(language && { language }) };
        const clear = enrichItem(item).evidence.filter(({ state }) => state === 'likely absent');
        for (const { value } of clear)
          t.false(
            contained.some((code) => code === value),
            `${line}, menu in ${language}`,
          );
      }
    }
  });
}
