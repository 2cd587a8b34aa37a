import test from 'ava';
import { takeFreeFrom } from '../../src/search/free-from-words.ts';
import { takePriceLimit } from '../../src/search/price-words.ts';

const freeFrom: readonly (readonly [typed: string, term: string, ...absent: string[]])[] = [
  ['gluten free pizza', 'pizza', 'GLUTEN'],
  ['dairy and gluten free cake', 'cake', 'MILK', 'GLUTEN'],
  ['gluten-free and dairy-free cake', 'and   cake', 'GLUTEN', 'MILK'],
  ['gluten, dairy free cake', 'cake', 'GLUTEN', 'MILK'],
  ['curry without gluten or milk', 'curry', 'GLUTEN', 'MILK'],
  ['cake free from eggs, milk & nuts', 'cake', 'EGGS', 'MILK', 'NUTS', 'PEANUTS'],
  ['lupin free bread', 'bread', 'LUPIN'],
  ['no crustaceans', '', 'CRUSTACEANS'],
  ['mollusc free paella', 'paella', 'MOLLUSCS'],
  ['no sesame seeds', '', 'SESAME'],
  ['tree nut free granola', 'granola', 'NUTS'],
  ['gf bread', 'bread', 'GLUTEN'],
  ['alcohol free beer', 'alcohol free beer'],
  ['free range eggs', 'free range eggs'],
  ['milk chocolate', 'milk chocolate'],
  ['"gluten free" pizza', '"gluten free" pizza'],
];
for (const [typed, term, ...absent] of freeFrom) {
  test(`${typed}: ${absent.join(', ') || 'nothing'} must be absent`, (t) => {
    t.deepEqual(takeFreeFrom(typed), { term, absent });
  });
}

const prices: readonly (readonly [typed: string, term: string, maxPrice: number | undefined])[] = [
  ['pizza under £10', 'pizza', 9.99],
  ['pizza under £16.95', 'pizza', 16.94],
  ['feast up to £1,000', 'feast', 1000],
  ['feast under £1,000', 'feast', 999.99],
  ['£7.50 or less burger', 'burger', 7.5],
  ['under £0', '', 0],
  ['under £5 or at most £4', 'or', 4],
  ['pizza under 10', 'pizza under 10', undefined],
  ['"under £5" board', '"under £5" board', undefined],
  ['under £1.999', 'under £1.999', undefined],
];
for (const [typed, term, maxPrice] of prices) {
  test(`${typed}: a highest price of ${maxPrice ?? 'nothing'}`, (t) => {
    t.deepEqual(takePriceLimit(typed), { term, maxPrice });
  });
}
