import type { ItemDocument } from '../../ports/search/documents.ts';
import type { Match } from '../../ports/search/understanding.ts';
import { dietWords } from '../diet-words.ts';
import { searchText } from '../search-text.ts';
import { SYNONYMS } from '../words/synonyms.ts';
import { printedAs } from './printed-words.ts';

function fieldsOf({
  item,
  sectionName,
  menuName,
  restaurantName,
}: ItemDocument): readonly (readonly [Match['field'], string])[] {
  return [
    ['name', searchText(item.name)],
    ['description', searchText(item.description ?? '')],
    ['sectionName', searchText(sectionName)],
    ['menuName', searchText(menuName)],
    ['restaurantName', searchText(restaurantName)],
    ['flags', dietWords(item).join(' ')],
  ];
}

/** Match kinds that count only if there is no better one. */
const AT_A_PINCH: ReadonlySet<Match['by']> = new Set(['typo', 'split']);

/** Matches each searched word to the fields of an item: as printed first, then by other names. */
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
    const all = [
      ...printed,
      ...(SYNONYMS.get(typed) ?? []).flatMap((other) => holding(other, 'synonym')),
      ...holding(`${typed}${words[i + 1] ?? ''}`, 'split'),
      ...holding(`${words[i - 1] ?? ''}${typed}`, 'split'),
    ];
    const better = all.filter(({ by }) => !AT_A_PINCH.has(by));
    const [pinch] = all;
    return better.length > 0 ? bestOfEach(better) : pinch === undefined ? [] : [pinch];
  });
}

function bestOfEach(matches: readonly Match[]): readonly Match[] {
  const seen = new Set<Match['field']>();
  return matches.filter(({ field }) => !seen.has(field) && seen.add(field));
}
