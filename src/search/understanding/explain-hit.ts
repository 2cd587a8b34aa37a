import type { ItemDocument } from '../../ports/search/documents.ts';
import type { Match } from '../../ports/search/understanding.ts';
import { searchText } from '../search-text.ts';
import { engineSynonyms } from '../words/synonyms.ts';
import { printedAs } from './printed-words.ts';

const SYNONYMS = new Map(Object.entries(engineSynonyms()));

function fieldsOf({
  item,
  sectionName,
  menuName,
  restaurantName,
}: ItemDocument): readonly (readonly [Match['field'], string])[] {
  const flags = [
    item.vegan && 'vegan plant based',
    (item.vegan || item.vegetarian) && 'vegetarian',
    item.halal && 'halal',
    item.spicy && 'spicy',
  ];
  return [
    ['name', searchText(item.name)],
    ['description', searchText(item.description ?? '')],
    ['sectionName', searchText(sectionName)],
    ['menuName', searchText(menuName)],
    ['restaurantName', searchText(restaurantName)],
    ['flags', flags.filter((flag) => flag !== false).join(' ')],
  ];
}

/** Where each word of a text that was searched is found in an item: printed first, then by other names. */
export function explainHit(searched: string, hit: ItemDocument): readonly Match[] {
  const words = searched.split(' ').filter((word) => word !== '' && !word.startsWith('-'));
  const fields = fieldsOf(hit);
  return words.flatMap((typed, i): readonly Match[] => {
    const printed = ['exact', 'prefix', 'typo'].flatMap((by) =>
      fields.flatMap(([field, text]) => {
        const found = printedAs(typed, i === words.length - 1, text);
        return found?.by === by ? [{ field, ...found, typed }] : [];
      }),
    );
    const holding = (other: string, by: Match['by']): readonly Match[] =>
      fields
        .filter(([, text]) => ` ${text} `.includes(` ${other} `))
        .map(([field]) => ({ field, word: other, by, typed }));
    const [best] = [
      ...printed,
      ...(SYNONYMS.get(typed) ?? []).flatMap((other) => holding(other, 'synonym')),
      ...holding(`${typed}${words[i + 1] ?? ''}`, 'split'),
      ...holding(`${words[i - 1] ?? ''}${typed}`, 'split'),
    ];
    return best === undefined ? [] : [best];
  });
}
