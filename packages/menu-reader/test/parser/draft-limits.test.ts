import type { DraftDocument, DraftItem } from '@menu-data-service/menu-model/draft-menu';
import test from 'ava';
import { withinDraftLimits } from '../../src/parser/parse-source.ts';

const dish: DraftItem = { name: 'Soup', description: null, price: 4.5, prices: [], stated: {}, review: [] };

function draft(items: readonly DraftItem[], notes: readonly string[] = []): DraftDocument {
  return { menus: [{ name: 'Menu', sections: [{ name: 'All', items }] }], currency: null, notes, review: [], doubt: 0 };
}

test('a draft with more menus, sections, dishes or text than any document has is refused', (t) => {
  t.notThrows(() => withinDraftLimits(draft(new Array(3000).fill(dish))));
  t.throws(() => withinDraftLimits(draft(new Array(3001).fill(dish))), {
    message: /it shows 3001 dishes; at most 3000/,
  });
  const menu = { name: 'Menu', sections: [{ name: 'All', items: [dish] }] };
  const menus = (count: number) => ({ ...draft([]), menus: new Array(count).fill(menu) });
  t.notThrows(() => withinDraftLimits(menus(50)));
  t.throws(() => withinDraftLimits(menus(51)), { message: 'it shows 51 menus; at most 50 are accepted' });
  const sections = new Array(1001).fill(menu.sections[0]);
  t.throws(() => withinDraftLimits({ ...draft([]), menus: [{ name: 'Menu', sections }] }), {
    message: 'it shows 1001 sections; at most 1000 are accepted',
  });
  const long = 'a'.repeat(300_000);
  t.notThrows(() => withinDraftLimits(draft([dish], [long])));
  t.throws(() => withinDraftLimits(draft([{ ...dish, description: long }], [long])), { message: /600011 letters/ });
});

test('long texts of a dish are truncated and reported at the dish', (t) => {
  const price = { label: 'l'.repeat(501), price: 4.5 };
  const long: DraftItem = {
    ...{ ...dish, name: 'n'.repeat(301), description: 'd'.repeat(3001), prices: new Array(51).fill(price) },
    ...{ stated: { vegan: true, words: { vegan: 'v'.repeat(501) } }, review: ['r'.repeat(501)] },
  };
  const [item] = withinDraftLimits(draft([long])).menus[0]?.sections[0]?.items ?? [];
  t.is(item?.name, 'n'.repeat(300));
  t.is(item?.description, 'd'.repeat(3000));
  t.deepEqual(item?.prices, new Array(50).fill({ label: 'l'.repeat(500), price: 4.5 }));
  t.deepEqual(item?.stated, { vegan: true, words: { vegan: 'v'.repeat(500) } });
  t.deepEqual(item?.review, [
    'r'.repeat(500),
    'price: 51 are printed; only the first 50 are kept',
    'the name has 301 letters; only the first 300 are kept',
    'the description has 3001 letters; only the first 3000 are kept',
  ]);
});

test('too many or too long notes are truncated and reported for the document', (t) => {
  const { notes, review } = withinDraftLimits(draft([dish], ['n'.repeat(3001), ...new Array(2000).fill('n')]));
  t.is(notes.length, 2000);
  t.is(notes[0], 'n'.repeat(3000));
  t.deepEqual(review, [
    'the document has 2001 notes; only the first 2000 are kept',
    `the note "${'n'.repeat(60)}…" has 3001 letters; only the first 3000 are kept`,
  ]);
});

test('headings count as text, and a long one is truncated and named for review', (t) => {
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
