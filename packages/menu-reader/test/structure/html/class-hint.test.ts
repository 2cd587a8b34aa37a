import test from 'ava';
import { classHint } from '../../../src/structure/html/class-hint.ts';
import { findAll, parsePage } from '../../../src/structure/html/tree.ts';

/** Hint of an element with this tag and these attributes. */
function hintOf(attributes: string, text: string, tag = 'div') {
  const [element] = findAll(
    parsePage(`<main><${tag} ${attributes}>${text}</${tag}></main>`).body,
    (one) => one.tag === tag,
  );
  return element ? classHint(element) : undefined;
}

test('class names of elements decide the role of their text', (t) => {
  for (const [name, hint] of [
    ['menu-item-price', 'price'],
    ['cost', 'price'],
    ['item-desc', 'description'],
    ['ingredients', 'description'],
    ['food_text', 'description'],
    ['section-title', 'heading'],
    ['category', 'heading'],
    ['menu-subheading', 'heading'],
    ['dish-name', 'name'],
    ['item_title', 'name'],
    ['name', 'name'],
    ['drink', 'name'],
    ['allergens', 'other'],
    ['opening-hours', 'other'],
    ['aside', 'other'],
    ['wide', null],
    ['rename-me', null],
    ['asides', null],
  ] as const) {
    t.is(hintOf(`class="${name}"`, 'Leek Soup 4.50'), hint, name);
    t.is(hintOf(`class="left ${name} wide"`, 'Leek Soup 4.50'), hint, name);
  }
  t.is(hintOf('itemprop="price"', '4.50'), 'price');
});

test('a class name counts only if the length, figures and prices of the text agree', (t) => {
  const long = (letters: number): string => 'a'.repeat(letters);
  t.is(hintOf('class="dish-name"', long(89)), 'name');
  t.is(hintOf('class="dish-name"', long(90)), null);
  t.is(hintOf('class="item-desc"', long(299)), 'description');
  t.is(hintOf('class="item-desc"', long(300)), null);
  t.is(hintOf('class="price"', 'ask us'), null);
  t.is(hintOf('class="price"', 'POA'), 'price');
  t.is(hintOf('class="item-desc"', 'small £3.50, large £5.50'), 'description');
  t.is(hintOf('class="item-desc"', 'Soup £3.50, pie £5.50, tart £4.50'), null);
});

test('a definition list has names and descriptions, unless an author says otherwise', (t) => {
  t.is(hintOf('', 'Leek Soup', 'dt'), 'name');
  t.is(hintOf('', 'with bread', 'dd'), 'description');
  t.is(hintOf('', '£4.50', 'dd'), null);
  t.is(hintOf('class="section-title"', 'Soups', 'dt'), 'heading');
});
