import { COURSES, type Course } from '../../../ports/search/queries.ts';
import { readGroups } from '../../words/read-list.ts';

const listed = readGroups('asked/courses.txt');

/** Phrases for each course, in folded words. */
export const COURSE_PHRASES: readonly (readonly [phrase: string, course: Course])[] = COURSES.flatMap((course) =>
  listed(course).map((phrase) => [phrase, course] as const),
);
/** Asked for as drinks, and kept as words of the dish. */
export const DESSERT_WINES: readonly string[] = listed('dessert wines');
/** Words of courses in which typos are corrected. */
export const COURSE_WORDS: readonly string[] = listed('mistyped too');
export const COURSE_LEADS: readonly string[] = listed('lead');
