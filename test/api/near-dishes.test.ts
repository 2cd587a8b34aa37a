import test from 'ava';
import { nearDishes } from '../../src/api/ways-on/dish-kinds.ts';

const near = (text: string) => nearDishes(text).map(({ dish, near: [first] }) => [dish, first]);

test('dishes of a kind are found by singular and plural alike', (t) => {
  t.deepEqual(near('korean foods'), near('korean food'));
  t.deepEqual(near('two burritos'), near('burrito'));
  t.true(near('burrito').length > 0);
});

test('a word that ends in s is no plural for that', (t) => {
  t.deepEqual(near('bus'), []);
  const [first] = nearDishes('guinness');
  t.is(first?.dish, 'guinness');
  t.true(first?.near.includes('stout'));
});

test('what is asked for itself is not near it', (t) => {
  for (const { near } of nearDishes('burrito and taco')) t.false(near.includes('taco') || near.includes('burrito'));
});
