import type { Evidence } from '@menu-data-service/menu-model/evidence';
import test from 'ava';
import { dishEntry } from '../../src/api/pages/read/dish-entry.ts';
import { taggedItem } from '../support/tagged-menu.ts';

const item = taggedItem({ name: 'Chana Masala', vegan: true, calories: 540 });
const says = (field: Evidence['field'], basis: Evidence['basis']): Evidence => ({
  ...{ field, basis, value: field === 'calories' ? '540' : 'true' },
  ...{ words: 'chickpeas', rule: 'chickpeas', confidence: 0.9 },
});
const tags = (...evidence: readonly Evidence[]): string[] => {
  const { html } = dishEntry({ item, evidence }, { anchor: 'a', language: 'en', isListed: false });
  return [...html.matchAll(/<li class="tag[^"]*">([^<]*)</g)].map(([, text = '']) => text);
};

test('shows estimates as probable, and statements of the restaurant as they are', (t) => {
  t.deepEqual(tags(says('vegan', 'estimated'), says('calories', 'estimated')), ['Probably vegan', 'about 540 kcal']);
  t.deepEqual(tags(says('vegan', 'stated'), says('calories', 'stated')), ['Vegan', '540 kcal']);
  t.deepEqual(tags(says('vegan', 'stated'), says('vegan', 'estimated'), says('calories', 'stated')), [
    'Vegan',
    '540 kcal',
  ]);
});
