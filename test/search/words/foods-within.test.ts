import test from 'ava';
import { searchText } from '../../../src/search/search-text.ts';
import { foodsWithin, foodWithin } from '../../../src/search/words/foods-within.ts';

const within = (text: string, meatless = false): readonly string[] => foodsWithin([searchText(text)], meatless);

test('a dish contains what its name says, its kinds, and what it is made with', (t) => {
  t.true(within('Cheese & Onion Pie').includes('cheese'));
  t.true(within('Tomato, mozzarella and basil').includes('cheese'));
  t.true(within('Spaghetti Carbonara').includes('bacon'));
  t.true(within('Cheesy chips').includes('cheese'));
  t.deepEqual(within('Boiled Rice'), ['rice']);
});

test('a dish does not contain what its text denies, and a meatless dish no meat', (t) => {
  t.false(within('Tomato, garlic, no cheese').includes('cheese'));
  t.true(within('Lasagne').includes('cheese'));
  t.true(within('Sausage & mash').includes('pork'));
  t.false(within('Sausage & mash', true).includes('pork'));
});

test('an excluded word is a food of the list in singular and plural', (t) => {
  t.is(foodWithin(['mushrooms', 'mushroom']), 'mushroom');
  t.is(foodWithin(['gherkin', 'gherkins']), null);
});
