import { styleText } from 'node:util';
import test from 'ava';
import { wrap } from '../../../app/cli/terminal/wrap.ts';

test('breaks a text between words and keeps the indent of its line', (t) => {
  const text = '  one two three four five six seven\nshort';
  t.is(wrap(text, 24), '  one two three four\n  five six seven\nshort');
});

test('without a terminal, and in one too narrow for words, a text stays as it is', (t) => {
  const text = '    one two three four five six seven';
  t.is(wrap(text, Number.POSITIVE_INFINITY), text);
  t.is(wrap(text, 20), text);
});

test('colours take no room', (t) => {
  const bold = styleText('bold', 'one two', { validateStream: false });
  t.is(wrap(`${bold} three four five six`, 27), `${bold} three four five six`);
});
