import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { type AllergenCode, allergenCode } from '@menu-data-service/allergens';
import test from 'ava';
import { enrichItem } from '../../../ingest/enrich/enrich-item.ts';
import { LANGUAGES } from '../../../ingest/enrich/languages/read-vocabulary.ts';
import { packageRoot } from '../../../src/lib/package-root.ts';

/** Dishes of common knowledge, a file a language: `name: allergens that its recipe has`. */
const FOLDER = join(packageRoot, 'test', 'ingest', 'enrich', 'contained');
/** Of what the recipes have so much is found at least by the names; the rest is what a name hardly tells. */
const FOUND = 0.95;

interface Dish {
  readonly line: string;
  readonly name: string;
  readonly contained: readonly (AllergenCode | undefined)[];
}

function dishOf(line: string): Dish {
  const cut = line.lastIndexOf(':');
  return {
    line,
    name: line.slice(0, cut),
    contained: line
      .slice(cut + 1)
      .trim()
      .split(' ')
      .map(allergenCode),
  };
}

for (const file of readdirSync(FOLDER)) {
  const own = LANGUAGES.find((language) => language === parse(file).name);
  const dishes = readFileSync(join(FOLDER, file), 'utf8').trim().split('\n').map(dishOf);

  test(`of the dishes of ${file} none is called likely clear of what it contains, on a menu of its language, of English or of none known`, (t) => {
    t.true(dishes.length >= 60);
    for (const { line, name, contained } of dishes) {
      for (const language of [undefined, own, 'en'] as const) {
        const clear = enrichItem({ name, description: null, language }).evidence.filter(
          ({ state }) => state === 'likely absent',
        );
        for (const { value } of clear)
          t.false(
            contained.some((code) => code === value),
            `${line}, menu in ${language}`,
          );
      }
    }
  });

  test(`of what the dishes of ${file} contain nearly all is shown on a menu of their language`, (t) => {
    const missed = dishes.flatMap(({ line, name, contained }) => {
      const { allergenCodes } = enrichItem({ name, description: null, language: own ?? 'en' });
      return contained
        .filter((code) => !allergenCodes.some((one) => one === code))
        .map((code) => `${line}: not ${code}`);
    });
    const all = dishes.flatMap(({ contained }) => contained).length;
    t.log(`${all - missed.length} of ${all}`);
    t.true(missed.length <= (1 - FOUND) * all, missed.join('\n'));
  });
}
