import test from 'ava';
import type { ItemDocument } from '../../../src/ports/search/documents.ts';
import type { Match } from '../../../src/ports/search/understanding.ts';
import { searchText } from '../../../src/search/search-text.ts';
import { explainHit } from '../../../src/search/understanding/explain-hit.ts';
import { sampleMenus } from '../../support/asked/sample-menus.ts';
import { searchOver } from '../../support/search-index.ts';

const QUESTIONS = [
  ...['chicken', 'fish and chips', 'pizza with mushroom', 'vegan burger under £15', 'sunday roast', 'cheese'],
  ...['breakfast', 'pudding with ice cream', 'thai green curry', 'veggie', 'oatcake with bacon'],
];

function printedIn(hit: ItemDocument): readonly (readonly [Match['field'], readonly string[]])[] {
  const texts: readonly (readonly [Match['field'], string])[] = [
    ['name', hit.item.name],
    ['description', hit.item.description ?? ''],
    ['sectionName', hit.sectionName],
    ['menuName', hit.menuName],
    ['restaurantName', hit.restaurantName],
  ];
  return texts.map(([field, text]) => [field, searchText(text).split(' ')]);
}

test('names every field that prints a searched word, once for each word', async (t) => {
  const index = searchOver(sampleMenus());
  let several = 0;
  for (const search of QUESTIONS) {
    const page = await index.searchItems({ search, filter: {}, limit: 200, offset: 0, withoutMenus: [] });
    t.true(page.total > 0, search);
    const { text } = page.understood;
    for (const hit of page.hits) {
      const matches = explainHit(text, hit);
      for (const word of text.split(' ').filter((one) => one !== '')) {
        const named = matches.filter(({ typed }) => typed === word).map(({ field }) => field);
        const printed = printedIn(hit).flatMap(([field, words]) => (words.includes(word) ? [field] : []));
        t.deepEqual(
          printed.filter((field) => !named.includes(field)),
          [],
          `${search}: ${word} in ${hit.item.name}`,
        );
        t.is(new Set(named).size, named.length);
        if (named.length > 1) several += 1;
      }
    }
  }
  t.true(several > 20, String(several));
});
