import test from 'ava';
import { enrichItem } from '../src/enrich-item.ts';

test('a question, a warning and an open list promise nothing about the rest', (t) => {
  for (const description of [
    ...['No allergens? Ask us', 'Allergens: none (but may contain traces)', 'Nearly free from all 14 allergens'],
    ...['Allergens: milk, eggs and others', 'Allergens: milk ...', 'Allergens: milk, tbc', 'Allergene: Milch usw.'],
    'Allergens: milk, and many more',
  ]) {
    const { allergens } = enrichItem({ name: 'Blue Bowl', description, section: '', cuisine: '' });
    t.regex(allergens, /Unknown|may contain/, description);
    t.not(allergens, '-');
  }
});

test('a list of potential allergens says what may be there, a list of main ones not all', (t) => {
  const stated = (description: string) => {
    const { evidence, allergensKnown } = enrichItem({ name: 'Leek Plate', description });
    return [
      allergensKnown,
      ...evidence.flatMap(({ basis, value, state }) => (basis === 'stated' ? [`${value} ${state}`] : [])),
    ];
  };
  t.deepEqual(stated('Potential allergens: soya'), [false, 'SOYA may contain']);
  t.deepEqual(stated('Possible allergens: soya'), [false, 'SOYA may contain']);
  t.deepEqual(stated('Main allergens: soya'), [false, 'SOYA contains']);
  t.deepEqual(stated('Allergens: soya'), [true, 'SOYA contains']);
});
