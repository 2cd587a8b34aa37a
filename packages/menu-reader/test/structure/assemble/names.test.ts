import test from 'ava';
import { splitDashedNames } from '../../../src/structure/assemble/assembly-steps.ts';
import { numbersDishes } from '../../../src/structure/assemble/dish-numbers.ts';
import { openItem } from '../../../src/structure/assemble/open-menu.ts';
import { cleanDescription, cleanName } from '../../../src/structure/assemble/verbatim-name.ts';
import { waysToRead } from '../../../src/structure/recognise-pages.ts';
import { paper } from '../paper.ts';

test("a dash may separate a dish's number from its name", (t) => {
  const names = ['1 - Spring rolls', '2 -Crab cakes', '3- Glass noodles', '4 – Pho'];
  t.true(numbersDishes(names));
  t.deepEqual(
    names.map((name) => cleanName(name, true).text),
    ['Spring rolls', 'Crab cakes', 'Glass noodles', 'Pho'],
  );
  t.is(cleanName('7-Up', false).text, '7-Up');
});

test('a lower-case series behind a dash is a description, even if no other dish has one', (t) => {
  const [unit] = waysToRead([paper([['Any', 20]])])[0]?.units ?? [];
  if (!unit) return t.fail();
  const items = [
    'Green juice - cucumber, celery, pear',
    'Soup - Vegetable',
    'Ham, egg - fried, peas, chips',
    'Beef',
  ].map((name) => openItem(name, unit, 1));
  splitDashedNames([items]);
  t.deepEqual(
    items.map(({ rawName, description }) => [rawName, ...description]),
    [['Green juice', 'cucumber, celery, pear'], ['Soup - Vegetable'], ['Ham, egg - fried, peas, chips'], ['Beef']],
  );
});

test('signs within a description are codes, not part of its text', (t) => {
  const { text, codes } = cleanDescription(['grilled vegetables 🌶 and', 'garlic']);
  t.is(text, 'grilled vegetables and garlic');
  t.deepEqual(codes, ['🌶']);
});
