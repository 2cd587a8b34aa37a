import { NUMBER_WORDS } from '../../../../lib/number-words.ts';
import { readGroups, readList } from '../../../words/read-list.ts';
import { avoidedWords, FREE_FROM_ALONE } from '../../words/avoided.ts';
import { COURSE_PHRASES } from '../../words/courses.ts';

const NO_FOODS: ReadonlySet<string> = new Set([
  ...readList('asked/fillers.txt'),
  ...readGroups('asked/no-foods.txt')('words'),
  ...avoidedWords('between'),
  ...FREE_FROM_ALONE.map(([word]) => word),
  ...NUMBER_WORDS.keys(),
  ...COURSE_PHRASES.map(([phrase]) => phrase),
]);

/** Words that nobody asks to leave out of a dish: "no more", "without a doubt". */
export function isNoFood(word: string): boolean {
  return NO_FOODS.has(word);
}
