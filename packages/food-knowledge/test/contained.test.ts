import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { type AllergenCode, allergenCode } from '@menu-data-service/menu-model/allergens';
import test from 'ava';
import { enrichItem } from '../src/enrich-item.ts';
import { LANGUAGES } from '../src/languages/read-vocabulary.ts';
import { ownFile } from '../src/own-file.ts';

/** Common dishes, one file per language: `name: allergens of its recipe`. */
const FOLDER = ownFile('../test/contained');
/** Minimum recall from the names alone; a name hardly hints at the rest. */
const MIN_RECALL = 0.95;

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

  test(`dishes of ${file} are never called likely clear of an allergen they contain, on a menu of their language, English or unknown`, (t) => {
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

  test(`nearly all allergens of the dishes of ${file} are shown on a menu of their language`, (t) => {
    const missed = dishes.flatMap(({ line, name, contained }) => {
      const { allergenCodes } = enrichItem({ name, description: null, language: own ?? 'en' });
      return contained
        .filter((code) => !allergenCodes.some((one) => one === code))
        .map((code) => `${line}: not ${code}`);
    });
    const all = dishes.flatMap(({ contained }) => contained).length;
    t.log(`${all - missed.length} of ${all}`);
    t.true(missed.length <= (1 - MIN_RECALL) * all, missed.join('\n'));
  });
}
