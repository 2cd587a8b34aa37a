import { remembered } from '../lib/remembered.ts';
import type { Course } from '../ports/search/queries.ts';
import { searchText } from './search-text.ts';
import { coursesOfItem } from './understanding/courses.ts';

/**
 * Says to which courses an item belongs, by the names of its section, its menu and itself as they are printed. Names are remembered as long
 * as the function is, because menus repeat them.
 */
export function createPrintedCourses(): (section: string, menu: string, item: string) => readonly Course[] {
  const folded = remembered(searchText);
  return (section, menu, item) => coursesOfItem(folded(section), folded(menu), folded(item));
}
