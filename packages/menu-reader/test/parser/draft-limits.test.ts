import test from 'ava';
import type { DraftDocument, DraftItem } from '../../src/draft-menu.ts';
import { withinDraftLimits } from '../../src/parser/draft-limits.ts';

const dish: DraftItem = { name: 'Soup', description: null, price: 4.5, prices: [], stated: {}, review: [] };

function draft(items: readonly DraftItem[], notes: readonly string[] = []): DraftDocument {
  return { menus: [{ name: 'Menu', sections: [{ name: 'All', items }] }], currency: null, notes, review: [], doubt: 0 };
}

test('a draft of more dishes or text than any menu has is refused', (t) => {
  t.notThrows(() => withinDraftLimits(draft(new Array(3000).fill(dish))));
  t.throws(() => withinDraftLimits(draft(new Array(3001).fill(dish))), {
    message: /it shows 3001 dishes; at most 3000/,
  });
  const long = 'a'.repeat(300_000);
  t.notThrows(() => withinDraftLimits(draft([dish], [long])));
  t.throws(() => withinDraftLimits(draft([{ ...dish, description: long }], [long])), { message: /600011 letters/ });
});

test('headings count as text, and one that is too long is cut and named for review', (t) => {
  const headed = (name: string): DraftDocument => ({
    menus: [{ name, sections: [{ name, items: [dish] }] }],
    currency: null,
    notes: [],
    review: ['a doubt'],
    doubt: 0,
  });
  t.throws(() => withinDraftLimits(headed('a'.repeat(300_000))), { message: /it has 600004 letters of text/ });

  const whole = headed('a'.repeat(300));
  t.deepEqual(withinDraftLimits(whole), whole);

  const { menus, review } = withinDraftLimits(headed(`${'a'.repeat(299)}\u{1F35C}`));
  const cut = 'a'.repeat(299);
  t.deepEqual(menus, [{ name: cut, sections: [{ name: cut, items: [dish] }] }]);
  const reason = `the heading "${'a'.repeat(60)}…" has 301 letters; only the first 299 are kept`;
  t.deepEqual(review, ['a doubt', reason, reason]);
});
