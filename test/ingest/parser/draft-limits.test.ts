import test from 'ava';
import { withinDraftLimits } from '../../../ingest/parser/draft-limits.ts';
import type { DraftDocument, DraftItem } from '../../../src/domain/draft-menu.ts';

const dish: DraftItem = { name: 'Soup', description: null, price: 4.5, prices: [], stated: {}, review: [] };

function draft(items: readonly DraftItem[], notes: readonly string[] = []): DraftDocument {
  return { menus: [{ name: 'Menu', sections: [{ name: 'All', items }] }], notes, review: [], score: 1 };
}

test('a draft of more dishes or text than any menu has is refused', (t) => {
  t.notThrows(() => withinDraftLimits(draft(Array(3000).fill(dish))));
  t.throws(() => withinDraftLimits(draft(Array(3001).fill(dish))), { message: /it shows 3001 dishes; at most 3000/ });
  const long = 'a'.repeat(300_000);
  t.notThrows(() => withinDraftLimits(draft([dish], [long])));
  t.throws(() => withinDraftLimits(draft([{ ...dish, description: long }], [long])), { message: /600004 letters/ });
});
