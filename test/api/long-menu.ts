import type { TaggedMenu } from '@menu-data-service/menu-model/tagged-menu';
import { createRandom } from '@menu-data-service/seeded-random';
import { taggedItem } from '../support/tagged-menu.ts';

/** A menu of this many dishes in two sections, a third in the first; with realistic words and evidence. */
export function longMenu(dishes: number): Pick<TaggedMenu, 'name' | 'sourceUrl' | 'sections'> {
  const random = createRandom(7);
  const letters = (count: number) => Array.from({ length: count }, () => String.fromCharCode(97 + random.integer(26)));
  const vocabulary = Array.from({ length: 400 }, () => letters(3 + random.integer(7)).join(''));
  const words = (count: number) => Array.from({ length: count }, () => random.pick(vocabulary)).join(' ');
  const items = Array.from({ length: dishes }, () => {
    const name = words(3);
    const evidence = ['GLUTEN', 'MILK', 'EGGS'].map((value) => ({
      ...({ field: 'allergens', value, basis: 'estimated', words: name, rule: words(1), confidence: 0.9 } as const),
      state: 'contains' as const,
    }));
    return taggedItem({ name, description: words(9), price: (100 + random.integer(2900)) / 100, stated: {}, evidence });
  });
  const first = Math.round(dishes / 3);
  return {
    name: 'Everything',
    sourceUrl: 'file:///everything.pdf',
    sections: [
      { name: 'Plates', items: items.slice(0, first) },
      { name: 'Wines', items: items.slice(first) },
    ],
  };
}
