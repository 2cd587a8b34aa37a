import test from 'ava';
import { itemsFromSentences } from '../../../src/structure/assemble/assembly-steps.ts';
import { waysToRead } from '../../../src/structure/recognise-pages.ts';
import { type Line, paper } from '../paper.ts';

const dishesOf = (lines: readonly Line[]): string[] => {
  const loose = [...(waysToRead([paper(lines)])[0]?.units ?? [])];
  return itemsFromSentences({ name: 'Mains', items: [], price: null, loose }).map(({ rawName, description }) =>
    [rawName, ...description].join(' | '),
  );
};

test('close lines are one dish if blank space separates most', (t) => {
  const mains = (down: number): Line[] => [
    ['Braised lamb in red wine with creamy', 20],
    ['Mustard mash', 16],
    ['Wild mushroom wellington', down],
    ['Baked hake beside crushed', down],
    ['New potatoes', 16],
  ];
  t.deepEqual(dishesOf(mains(32)), [
    'Braised lamb in red wine with creamy Mustard mash',
    'Wild mushroom wellington',
    'Baked hake beside crushed New potatoes',
  ]);
  t.is(dishesOf(mains(16)).length, 5);
});
