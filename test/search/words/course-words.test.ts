import test from 'ava';
import { searchText } from '../../../src/search/search-text.ts';
import { asDessert, courseWords } from '../../../src/search/words/course-words.ts';

const headings: readonly (readonly [heading: string, ...courses: string[]])[] = [
  ['Puddings', 'dessert'],
  ['Desserts & Ice Cream', 'dessert'],
  ['To Finish', 'dessert'],
  ['Dolci', 'dessert'],
  ['Pies & Puddings'],
  ['Dessert Wines', 'drinks'],
  ['To Begin', 'starter'],
  ['Hot & Cold Mezze', 'starter'],
  ['On the Side', 'side'],
  ['Main Courses', 'main'],
  ['Main Menu'],
  ["Children's Mains", 'main', 'kids'],
  ['Beers, Wines & Spirits', 'drinks'],
  ['Prawn Cocktails'],
  ['The Roasts', 'sunday roast', 'roast dinner'],
  ['Roast Coffees', 'drinks'],
  ['Curries'],
];
for (const [heading, ...courses] of headings) {
  test(`"${heading}" names ${courses.join(' and ') || 'no course'}`, (t) => {
    t.deepEqual(courseWords(searchText(heading)), courses);
  });
}

test('a sweet pudding is a dessert, a savoury one is not', (t) => {
  const named = (name: string): string | null => asDessert(searchText(name));
  t.is(named('Sticky Toffee Pudding'), 'sticky toffee dessert');
  t.is(named('Bread & Butter Puddings'), 'bread butter dessert');
  for (const savoury of [
    'Black Pudding Scotch Egg',
    'Steak & Ale Pudding',
    'Giant Yorkshire Pudding Wrap',
    'Apple Crumble',
  ]) {
    t.is(named(savoury), null, savoury);
  }
});
