import { phraseSet, phraseTable } from '../phrase-table.ts';
import type { Meaning, Reader } from '../span.ts';
import { COURSE_LEADS, COURSE_PHRASES, DESSERT_WINES } from '../words/courses.ts';
import { GENERAL_NOUNS } from '../words/diets.ts';

type CourseMeaning = Extract<Meaning, { readonly kind: 'course' }>;

const COURSES = phraseTable<CourseMeaning>([
  ...COURSE_PHRASES.map(([phrase, course]) => [phrase, { kind: 'course', course, keep: false } as const] as const),
  ...DESSERT_WINES.map((phrase) => [phrase, { kind: 'course', course: 'drinks', keep: true } as const] as const),
]);
const LEAD = phraseSet(COURSE_LEADS);
const NOUNS = phraseSet(GENERAL_NOUNS);

/** "starters", "for lunch", "kids menu". */
export const readCourse: Reader = (tokens, from) => {
  const lead = LEAD.at(tokens, from);
  const found = COURSES.at(tokens, lead?.next ?? from);
  if (found === null) return null;
  const to = NOUNS.at(tokens, found.next)?.next ?? found.next;
  return { from, to, meanings: [found.value], certain: false, weight: 4 * (to - from) + 1 };
};
