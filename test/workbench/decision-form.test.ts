import test from 'ava';
import type { ReviewItem } from '../../src/ports/review-store.ts';
import { decisionForm, undoNotice } from '../../src/workbench/pages/decision-form.ts';
import { causeCard } from '../../src/workbench/pages/worklist-page.ts';
import { textOf } from '../support/text-of.ts';

const entry = (own: Partial<ReviewItem> = {}): ReviewItem => ({
  ...{ id: 7, kind: 'dish', menu: 'Lunch', section: 'Mains', item: 'Pie', reason: 'price far off', menuId: 3 },
  ...{ restaurantId: '6f1e3c52-0000-4000-8000-000000000001', restaurantName: 'The Kiln' },
  ...{ sourceUrl: 'https://kiln.example/lunch', state: 'open', raisedAt: new Date(0), decidedAt: null, note: null },
  ...own,
});

function read(html: string) {
  const values = (name: string) =>
    [...html.matchAll(new RegExp(`name="${name}" value="([^"]*)"`, 'g'))].map(([, one]) => one);
  const text = textOf(html);
  return { text, verbs: values('verb'), ids: values('id'), back: values('back')[0] };
}
const form = (...cause: [ReviewItem, ...ReviewItem[]]) => read(decisionForm(cause).html);

test('an open entry can be accepted or dismissed, and all of a cause together', (t) => {
  t.deepEqual(form(entry()), {
    ...{ text: 'Right as it is : Pie Dismiss : Pie', verbs: ['accept', 'dismiss'], ids: ['7'], back: '/workbench' },
  });
  t.like(form(entry(), entry({ id: 8 })), {
    text: 'Right as it is (2) : 2 entries Dismiss (2) : 2 entries',
    ids: ['7', '8'],
  });
  t.is(form(entry({ item: '' })).text, 'Right as it is : Lunch Dismiss : Lunch');
  t.is(form(entry({ kind: 'held', item: '' })).text, 'Accept and store : Lunch Dismiss : Lunch');
  t.is(
    form(entry({ kind: 'document', item: '', menu: '' })).text,
    'Right as it is : the document Dismiss : the document',
  );
});

test('a decision shows itself, its time and reason, and can be undone', (t) => {
  const decidedAt = new Date('2026-05-03T10:00:00Z');
  t.deepEqual(form(entry({ state: 'accepted', decidedAt })), {
    ...{ text: 'Right as it is, 2026-05-03 Undo : Pie', verbs: ['reopen'], ids: ['7'], back: '/workbench/decided' },
  });
  t.is(
    form(entry({ state: 'dismissed', decidedAt, note: 'an offer' })).text,
    'Dismissed, 2026-05-03: an offer Undo : Pie',
  );
  t.is(form(entry({ state: 'dismissed' })).text, 'Dismissed Undo : Pie');
  t.is(form(entry({ kind: 'held', state: 'dismissed' })).verbs[0], 'reopen');
});

test('undoing a decision does not take a stored menu out of service', (t) => {
  const stored = form(entry({ kind: 'held', state: 'accepted' }));
  t.deepEqual(stored.verbs, []);
  t.regex(stored.text, /^Right as it is\. The menu was stored; .*--withdraw$/);
});

test('the latest decision can be undone in place', (t) => {
  const notice = undoNotice([7, 8], '/workbench?page=2');
  t.deepEqual(notice && read(notice.html), {
    ...{ text: '2 decided. Undo', verbs: ['reopen'], ids: ['7', '8'], back: '/workbench?page=2' },
  });
  t.is(undoNotice([], '/workbench'), undefined);
});

test('a cause of one entry names its dish, one of several gives the number and names each dish once', (t) => {
  const printed = new Map([[7, { dish: 'Pie 8.50', words: ['(v)'] }]]);
  const text = (...cause: [ReviewItem, ...ReviewItem[]]): string => read(causeCard(cause, printed).html).text;
  t.regex(text(entry()), /Pie/);
  t.notRegex(text(entry()), /times/);
  const several = text(entry(), entry({ id: 8, item: 'Broth' }), entry({ id: 9, item: 'Broth' }));
  t.regex(several, /3 times in Lunch/);
  t.is(several.match(/Broth/g)?.length, 1);
});
