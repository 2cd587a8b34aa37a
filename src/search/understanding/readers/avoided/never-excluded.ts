import { NUMBER_WORDS } from '@menu-data-service/menu-model/number-words';
import { readGroups, readList } from '../../../words/read-list.ts';
import { avoidedWords, FREE_FROM_ALONE } from '../../words/avoided.ts';
import { COURSE_PHRASES } from '../../words/courses.ts';

const NEVER_EXCLUDED: ReadonlySet<string> = new Set([
  ...readList('asked/fillers.txt'),
  ...readGroups('asked/no-foods.txt')('words'),
  ...avoidedWords('between'),
  ...FREE_FROM_ALONE.map(([word]) => word),
  ...NUMBER_WORDS.keys(),
  ...COURSE_PHRASES.map(([phrase]) => phrase),
]);

/** True for words that are never excluded from a dish: "no more", "without a doubt". */
export function isNeverExcluded(word: string): boolean {
  return NEVER_EXCLUDED.has(word);
}
