import test from 'ava';
import { enrichItem } from '../../../ingest/enrich/enrich-item.ts';

for (const [name, spicy] of [
  ['Scotch Bonnet Chicken', true],
  ['Scotch Egg', false],
  ['Ghost Chilli Wings', true],
  ['Ghost Biscuit', false],
  ['Sweet Chilli Prawns', false],
  ['Chilli Prawns', true],
  ['Hot Chocolate', false],
] as const) {
  test(`"${name}" is ${spicy ? '' : 'not '}spicy`, (t) => {
    t.is(enrichItem({ name, description: '' }).spicy, spicy);
  });
}
