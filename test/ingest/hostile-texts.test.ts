import { tagInSlices } from '@menu-data-service/food-knowledge/tag-draft';
import { withinDraftLimits } from '@menu-data-service/menu-reader/src/parser/parse-source';
import test from 'ava';
import { hostileTexts } from '../support/hostile-texts.ts';

test('texts made to be slow are cut, described and tagged', async (t) => {
  let count = 0;
  for (const text of hostileTexts(5000)) {
    if (count === 60) break;
    count += 1;
    const item = { name: text, description: text, price: 5, prices: [], stated: {}, review: [] };
    const draft = { menus: [{ name: text, sections: [{ name: text, items: [item] }] }], currency: null, notes: [text] };
    const { menus, notes, review } = withinDraftLimits({ ...draft, review: [], doubt: 0 });
    t.is(review.length, 3, 'both headings and the note');
    const [menu] = menus;
    if (!menu) return t.fail();
    const { sections } = await tagInSlices(menu, { restaurantId: 'r', sourceUrl: 's', cuisine: '', notes });
    const told = sections[0]?.items[0]?.review.filter((reason) => reason.includes('has 5000 letters')) ?? [];
    t.is(told.length, 2, text.slice(0, 20));
  }
});
