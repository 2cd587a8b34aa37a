import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { foldText } from '@menu-data-service/menu-model/fold-text';
import test from 'ava';
import { packageRoot } from '../../../src/lib/package-root.ts';
import { searchText } from '../../../src/search/search-text.ts';
import { readGroups, readList, readPairs, splitNames } from '../../../src/search/words/read-list.ts';

test('reads a list without its comments and empty lines, and a pair with all its names', (t) => {
  t.true(readList('food-nouns.txt').every((noun) => /^[a-z ]+$/.test(noun)));
  t.deepEqual(
    readPairs('one-way-names.txt').find(([typed]) => typed === 'beer'),
    ['beer', ['lager', 'ale']],
  );
  t.deepEqual(splitNames('bap, bread roll'), ['bap', 'bread roll']);
});

for (const file of ['food-nouns.txt', 'typo-guards.txt'])
  test(`${file} names every term once, in search text`, (t) => {
    const terms = readList(file);
    t.deepEqual(terms, [...new Set(terms)]);
    t.deepEqual(terms, terms.map(searchText));
  });

test('reads the lists of a file by name, over several lines, and throws for a name without a list', (t) => {
  const listed = readGroups('asked/places.txt');
  t.true(listed('before').length > 10);
  t.deepEqual(listed('after'), ['area', 'town', 'town centre', 'city centre', 'centre']);
  t.throws(() => listed('led'), { message: /no list "led"/ });
});

for (const file of readdirSync(join(packageRoot, 'src/search/words/asked'))) {
  test(`${file} has its phrases as questions are read: folded, each once in a list`, (t) => {
    const lists = new Map<string, string[]>();
    for (const line of readList(`asked/${file}`)) {
      const [name = '', words] = line.split(' | ');
      const list = words === undefined ? 'all' : name;
      lists.set(list, [...(lists.get(list) ?? []), ...(words === undefined ? [name] : splitNames(words))]);
    }
    for (const phrases of lists.values()) {
      t.deepEqual(phrases, [...new Set(phrases)]);
      // allergen codes are upper-case
      const isCode = (phrase: string): boolean => /^[A-Z]+$/.test(phrase);
      t.deepEqual(
        phrases,
        phrases.map((phrase) => (isCode(phrase) ? phrase : foldText(phrase))),
      );
    }
  });
}

test('no name is in two groups of equal names, which would make all of both equal', (t) => {
  const names = readList('equal-names.txt').flatMap((line) => splitNames(line));
  t.deepEqual(
    names.filter((name, i) => names.indexOf(name) !== i),
    [],
  );
});
