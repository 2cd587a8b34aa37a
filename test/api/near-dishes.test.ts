import test from 'ava';
import { nearDishes } from '../../src/api/items/relaxations/dish-kinds.ts';

const near = (text: string) => nearDishes(text).map(({ dish, near: [first] }) => [dish, first]);

test('finds similar dishes by singular and plural alike', (t) => {
  t.deepEqual(near('korean foods'), near('korean food'));
  t.deepEqual(near('two burritos'), near('burrito'));
  t.true(near('burrito').length > 0);
});

test('a word that ends in s is not always a plural', (t) => {
  t.deepEqual(near('bus'), []);
  const [first] = nearDishes('guinness');
  t.is(first?.dish, 'guinness');
  t.true(first?.near.includes('stout'));
});

test('a dish is not similar to itself', (t) => {
  for (const { near } of nearDishes('burrito and taco')) t.false(near.includes('taco') || near.includes('burrito'));
});
