import test from 'ava';
import { remembered } from '../src/remembered.ts';

test('a text is asked about once, until many others were', (t) => {
  const asked: string[] = [];
  const lengthOf = remembered((text) => {
    asked.push(text);
    return text.length;
  });
  t.deepEqual([lengthOf('soup'), lengthOf('soup'), lengthOf('')], [4, 4, 0]);
  t.deepEqual(asked, ['soup', '']);
  for (let i = 0; i < 2000; i++) lengthOf(`dish ${i}`);
  t.is(lengthOf('soup'), 4);
  t.is(asked.at(-1), 'soup');
});
