import test from 'ava';
import { recogniseHtml } from '../../../src/structure/recognise-html.ts';
import { readableDiff } from '../../measure/readable-diff.ts';
import { scoreDocument } from '../../measure/score-document.ts';
import { totalsOf } from '../../measure/totals-of.ts';
import { goldOfAnswer } from './written-answer.ts';
import { WRITTEN_PAGES } from './written-pages.ts';

test('written pages of set menus, drinks, deliveries and plain text, from which the weights were learned, stay learned', (t) => {
  const scores = Object.entries(WRITTEN_PAGES).map(([layout, { html, answer }]) =>
    scoreDocument(goldOfAnswer(answer, layout), recogniseHtml(html)),
  );
  const { f1, price, section, description } = totalsOf(scores);
  const wrongs = scores.flatMap(readableDiff).join('\n');
  t.true(f1 >= 0.99, `F1 ${f1}\n${wrongs}`);
  t.true(price >= 0.99, `price ${price}\n${wrongs}`);
  t.true(section >= 0.99, `section ${section}\n${wrongs}`);
  t.true(description >= 0.97, `description ${description}\n${wrongs}`);
});
