import type { Course } from '../../ports/search/queries.ts';
import { asDessert, courseWordsOf } from '../words/course-words.ts';

/** Names of the courses in course-words.ts. */
const BY_WORD: Readonly<Record<string, Course>> = {
  starter: 'starters',
  main: 'mains',
  side: 'sides',
  dessert: 'desserts',
  drinks: 'drinks',
  'sunday roast': 'sunday roast',
  kids: 'kids',
};

/** Meals by headings in search text; they apply in addition to any course. */
const MEALS: readonly { readonly course: Course; readonly heading: RegExp; readonly name?: RegExp }[] = [
  {
    course: 'breakfast',
    heading: /\b(?:breakfasts?|brunch|brekkies?|brekky)\b/,
    name: /\b(?:breakfasts?|brunch|full english)\b/,
  },
  { course: 'lunch', heading: /(?<!\bsunday )\b(?:lunch|lunches|lunchtime|luncheon)\b/ },
  { course: 'set menu', heading: /\b(?:set (?:menu|meal|lunch|dinner)s?|fixed price|prix fixe|table d ?hote)\b/ },
];
const DRINK_NAME = /\b(?:dessert|pudding|sweet) wines?\b/;

/**
 * Courses of an item, from the names of section, menu and item in search text. A menu for breakfast or lunch applies to all its sections.
 */
export function coursesOfItem(section: string, menu: string, name: string): readonly Course[] {
  if (DRINK_NAME.test(name)) return ['drinks'];
  const found = new Set(courseWordsOf(section, menu).flatMap((word) => BY_WORD[word] ?? []));
  if (found.size === 0 && asDessert(name) !== null) found.add('desserts');
  for (const { course, heading, name: ofName } of MEALS) {
    if (heading.test(section) || heading.test(menu) || ofName?.test(name)) found.add(course);
  }
  return [...found];
}
