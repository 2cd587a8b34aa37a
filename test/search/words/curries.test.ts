import test from 'ava';
import { asCurry } from '../../../src/search/words/curries.ts';

test('a dish that is a curry without saying so is also called one', (t) => {
  t.is(asCurry('lamb madras'), 'lamb curry');
  t.is(asCurry('butter chicken'), 'curry chicken');
});

test('a dish that says so already, or only tastes of it, is not', (t) => {
  for (const name of ['chicken korma curry', 'balti chips', 'tikka masala sauce', 'butter roast chicken'])
    t.is(asCurry(name), null, name);
});
