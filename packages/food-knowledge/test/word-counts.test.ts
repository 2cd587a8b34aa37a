import test from 'ava';
import fc from 'fast-check';
import { countIn, lastIndexIn, nextIndexIn } from '../src/text/word-counts.ts';

const words = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 200, size: 'max' });
const place = fc.nat(200);

test('spans of any length are counted and searched as by a scan', (t) => {
  const wanted = new Set(['a']);
  fc.assert(
    fc.property(words, place, place, (text, one, other) => {
      const [from, to] = [Math.min(one, other, text.length), Math.min(Math.max(one, other), text.length)];
      t.is(countIn(text, from, to, wanted), text.slice(from, to).filter((word) => word === 'a').length);
      t.is(nextIndexIn(text, from, wanted), text.includes('a', from) ? text.indexOf('a', from) : text.length);
      t.is(lastIndexIn(text, to, wanted), to === 0 ? -1 : text.lastIndexOf('a', to - 1));
    }),
    { seed: 44, numRuns: 500 },
  );
});

test('words of a long text without breaks are read a bounded number of times for any number of spans', (t) => {
  const text = new Array<string>(4000).fill('b');
  let looks = 0;
  const counted = { has: () => ++looks < 0 };
  for (const [at] of text.entries()) countIn(text, at, text.length, counted);
  t.true(looks < 40 * text.length, `${looks} looks`);
});
