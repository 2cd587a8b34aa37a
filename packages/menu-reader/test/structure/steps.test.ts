import { itemsOf } from '@menu-data-service/menu-model/draft-menu';
import test from 'ava';
import { recogniseHtml } from '../../src/structure/recognise-html.ts';
import { recognisePages } from '../../src/structure/recognise-pages.ts';
import { enabledSteps, runSteps } from '../../src/structure/step.ts';
import { STEP_NAMES } from '../../src/structure/steps.ts';
import { paper } from './paper.ts';

const dishes = ['Leek Soup 5.50', 'Beef Pie 12.00', 'Pea Risotto 11.00', 'Ham Hock 9.00'];

const itemCount = (html: string, leftOut: readonly string[]): number =>
  itemsOf(recogniseHtml(html, new Set(leftOut)).menus).length;

test('every step has a unique name', (t) => {
  const names = Object.values(STEP_NAMES).flat();
  t.deepEqual([...new Set(names)], names);
});

test('steps run in the order of their list, without skipped ones', (t) => {
  const steps = ['a', 'b', 'c'].map((name) => ({ name, run: (text: string, sign: string) => text + sign + name }));
  t.is(runSteps(steps, '', '-', new Set()), '-a-b-c');
  t.is(runSteps(steps, '', '-', new Set(['b'])), '-a-c');
  t.deepEqual(enabledSteps(steps, new Set(['a', 'b', 'c'])), []);
});

test('a page that repeats its dishes keeps both if repeats are not folded', (t) => {
  const copy = `<section><h2>Mains</h2>${dishes.map((dish) => `<p>${dish}</p>`).join('')}</section>`;
  t.is(itemCount(copy + copy, []), dishes.length);
  t.is(itemCount(copy + copy, ['folded repeats']), 2 * dishes.length);
});

test('a page is read by one layout without the other, and not at all without both', (t) => {
  const pages = [paper(dishes.map((text) => [text, 14]))];
  t.is(recognisePages(pages, new Set(['rivers'])).menus.length, 1);
  t.throws(() => recognisePages(pages, new Set(['rivers', 'linked blocks'])), { message: /no way to cut/ });
});
