import test from 'ava';
import { elementStyle } from '../../../src/structure/html/inline-style.ts';
import { findAll, parsePage } from '../../../src/structure/html/tree.ts';

function styleOf(html: string, tag = 'span') {
  const [element] = findAll(parsePage(`<main>${html}</main>`).body, (one) => one.tag === tag);
  return element && elementStyle(element);
}
const span = (style: string) => styleOf(`<span style="${style}">Soup</span>`);

test('sizes in any unit share one scale, in which 16 pixels are 10', (t) => {
  for (const size of ['16px', '12pt', '1em', '1rem', '100%'])
    t.deepEqual(span(`font-size: ${size}`), { size: 10 }, size);
  t.deepEqual(span('font-size:24px'), { size: 15 });
  t.deepEqual(span('margin: 3px'), {});
});

test('reads weight, slant and colour, but not the background', (t) => {
  t.deepEqual(span('font-weight: bold; font-style: italic; color: #a00'), {
    weight: 700,
    italic: true,
    colour: '#a00',
  });
  t.deepEqual(span('font-weight:600'), { weight: 700 });
  t.deepEqual(span('font-weight:400; background-color: #a00'), {});
});

test('the old font element has seven sizes and a colour', (t) => {
  t.deepEqual(styleOf('<font size="3" color="red">Soup</font>', 'font'), { size: 10, colour: 'red' });
  t.deepEqual(styleOf('<font size="7">Soup</font>', 'font'), { size: 30 });
  t.deepEqual(styleOf('<font size="9">Soup</font>', 'font'), {});
  t.deepEqual(styleOf('<span size="3">Soup</span>'), {});
});
