import test from 'ava';
import { splitCompound } from '../src/languages/vocabulary.ts';

const MEANINGS = new Map([
  ['art', ['style']],
  ['artart', ['manner']],
  ['apfel', ['apple']],
  ['kuchen', ['cake']],
]);

const split = (word: string, asked: string[] = []) => {
  const meaningOf = (part: string) => {
    asked.push(part);
    return MEANINGS.get(part);
  };
  return splitCompound(word, meaningOf, { joints: ['en'], shortParts: [] });
};

test('looks up each part of a word once per place, even when parts end in others', (t) => {
  const word = `q${'art'.repeat(13)}`;
  const asked: string[] = [];
  t.deepEqual(split(word, asked)?.whole, false);
  t.true(asked.length < word.length ** 2, `${asked.length} parts of a word of ${word.length} letters`);
});

test('splits words of up to 40 letters and none longer', (t) => {
  t.is(split('apfelkuchen')?.whole, true);
  t.is(split('apfel'.repeat(8))?.whole, true);
  t.is(split('apfel'.repeat(9)), undefined);
});
