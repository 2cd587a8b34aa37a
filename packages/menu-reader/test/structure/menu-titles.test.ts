import test from 'ava';
import { recogniseHtml } from '../../src/structure/recognise-html.ts';
import { isMenuTitle } from '../../src/structure/roles/title-words.ts';

test('texts that name an occasion and a meal, or end in menu, are titles', (t) => {
  for (const text of [
    'Sunday Lunch',
    'Lunch Specials',
    'Bar Food',
    'New Year’s Eve Set Menu',
    'Breakfast & Lunch',
    'Takeaway',
    'Drinks List',
    'WINTER MENU – prices may change (Nov 2025)',
    'THE ANCHOR · EVENING MENU',
  ])
    t.true(isMenuTitle(text), text);
});

test('sections, dishes and sentences are not titles', (t) => {
  for (const text of [
    'Drinks',
    'Sunday',
    'Mains',
    'Beef Dinner',
    'Welcome to our lunch menu',
    'Please ask for our allergen menu',
    'Roast potatoes, greens and gravy with every Sunday lunch',
    'Set',
    'Allergens: ask for the drinks list',
  ])
    t.false(isMenuTitle(text), text);
});

const dish = (name: string, price: string): string => `<p>${name} ${price}</p>`;

test('a line above the first section that is worded as a title names the menu, whatever its look', (t) => {
  const html = `<h1>The Old Kiln</h1><p>Sunday Lunch</p><h2>Starters</h2>${dish('Soup', '£5.00')}${dish('Terrine', '£6.50')}
    <h2>Roasts</h2>${dish('Beef', '£17.00')}${dish('Pork', '£16.00')}`;
  t.is(recogniseHtml(html).menus[0]?.name, 'Sunday Lunch');
});

test('a title above does not turn a section into a menu', (t) => {
  const html = `<h1>The Old Kiln</h1><h2>Sandwiches</h2>${dish('Ham', '£5.00')}${dish('Egg', '£4.50')}
    <h2>Sunday Roasts</h2>${dish('Beef', '£17.00')}${dish('Pork', '£16.00')}`;
  const { menus } = recogniseHtml(html);
  t.is(menus.length, 1);
  t.deepEqual(
    menus[0]?.sections.map(({ name }) => name),
    ['Sandwiches', 'Sunday Roasts'],
  );
});
