import test from 'ava';
import { longerLinesBelow } from '../../src/structure/roles/longer-lines-below.ts';
import { type Line, textsGiven } from './paper.ts';

const descriptions = (lines: readonly Line[]): string[] => textsGiven('description', longerLinesBelow, lines);

const names = ['Bhuna', 'Pakora', 'Chaat', 'Tikka', 'Korma', 'Biryani'];
const alternating = (line: string): Line[] =>
  names.flatMap((name): Line[] => [
    [`${name} £4.50`, 20],
    [line, 12],
  ]);

test('lines longer than the priced names with which they alternate in one look are no dishes', (t) => {
  const line = 'Marinated in mild spices and barbecued';
  t.deepEqual(
    descriptions(alternating(line)),
    names.map(() => line),
  );
  t.deepEqual(descriptions(alternating('Dal')), [], 'as long as names');
  t.deepEqual(descriptions([...alternating(line), ...names.map((name): Line => [`Plain ${name}`, 20])]), [], 'a list');
});
