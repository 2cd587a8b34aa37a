import { COURSES, type Course } from '../../../ports/search/queries.ts';
import { readGroups } from '../../words/read-list.ts';

const listed = readGroups('asked/courses.txt');

/** How people ask for each of them, in folded words. */
export const COURSE_PHRASES: readonly (readonly [phrase: string, course: Course])[] = COURSES.flatMap((course) =>
  listed(course).map((phrase) => [phrase, course] as const),
);
/** Asked for as drinks, and kept as words of the dish. */
export const DESSERT_WINES: readonly string[] = listed('dessert wines');
/** Words of courses that a slip of the finger may change. */
export const COURSE_WORDS: readonly string[] = listed('mistyped too');
/** What stands before a course. */
export const COURSE_LEADS: readonly string[] = listed('lead');
