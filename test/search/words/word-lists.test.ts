import test from 'ava';
import { searchText } from '../../../src/search/search-text.ts';
import { readList, readPairs, splitNames } from '../../../src/search/words/read-list.ts';

test('a list is read without its comments and empty lines, a pair with all its names', (t) => {
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

test('no name is in two groups of equal names, which would make all of both equal', (t) => {
  const names = readList('equal-names.txt').flatMap((line) => splitNames(line));
  t.deepEqual(
    names.filter((name, i) => names.indexOf(name) !== i),
    [],
  );
});
