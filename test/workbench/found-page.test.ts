import test from 'ava';
import type { FactDetails, Find, MenuDetails } from '../../src/ports/discovery-store.ts';
import { foundPage } from '../../src/workbench/pages/found-page.ts';

const WHO = { id: 7, restaurantId: '6f1e3c52-0000-4000-8000-000000000001', restaurantName: 'The Kiln' };
const WHEN = { foundAt: new Date('2026-05-03T10:00:00Z'), decidedAt: null };
const MENU: MenuDetails = {
  ...{ kind: 'html', name: 'Lunch', items: 12, sure: 0.734, why: '', same: [], from: null, words: '', sha256: 'abc' },
};
const FACT: FactDetails = { fact: 'phone', value: '01632 960123', before: '', page: 'https://kiln.example/' };

const menu = (details: Partial<MenuDetails>, own: Partial<Find> = {}): Find =>
  ({
    ...{ ...WHO, ...WHEN, kind: 'menu', subject: 'https://kiln.example/lunch', state: 'open' },
    details: { ...MENU, ...details },
    ...own,
  }) as Find;
const fact = (details: Partial<FactDetails>, own: Partial<Find> = {}): Find =>
  ({
    ...{
      ...WHO,
      ...WHEN,
      kind: 'fact',
      subject: 'phone 01632 960123',
      state: 'open',
      details: { ...FACT, ...details },
    },
    ...own,
  }) as Find;

function card(find: Find): string[] {
  const page = ['open', 'gone'].includes(find.state) ? foundPage([find], []) : foundPage([], [find]);
  const inside = /<li class="card">([\s\S]*?)(?:<form|<\/li>)/.exec(page)?.[1] ?? '';
  return inside
    .replace(/<br>|<\/p>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .split('\n')
    .filter((line) => line.trim());
}
const buttons = (find: Find): string[] =>
  [...foundPage([find], []).matchAll(/name="verb" value="(\w+)">([^<]+)/g)].map(([, verb, says]) => `${verb}: ${says}`);

test('shows a menu with known facts, and nothing of unknown ones', (t) => {
  t.deepEqual(card(menu({})), ['The Kiln', 'Lunch, 12 dishes, web page', 'https://kiln.example/lunch', '73 % sure']);
  const whole = { name: '', kind: 'pdf', why: 'it is old', words: 'Our menus', from: 'https://kiln.example/' } as const;
  t.deepEqual(card(menu({ ...whole, same: ['https://kiln.example/a', 'https://kiln.example/b'] })).slice(1), [
    'A menu without a name, 12 dishes, PDF',
    'https://kiln.example/lunch',
    '73 % sure: it is old. The link says “Our menus”, on https://kiln.example/. The same: https://kiln.example/a, https://kiln.example/b',
  ]);
  t.is(card(menu({ kind: 'image' }))[1], 'Lunch, 12 dishes, picture');
});

test('shows a fact with the value it would replace, and its page', (t) => {
  const says = 'From the linked data of https://kiln.example/';
  t.deepEqual(card(fact({})), ['The Kiln', 'phone: 01632 960123', says]);
  t.is(card(fact({ before: '01632 960000' }))[1], 'phone: 01632 960123, in place of 01632 960000');
});

test('offers only possible decisions, and a menu without its bytes cannot be stored', (t) => {
  t.deepEqual(buttons(menu({})), ['accept: Store', 'refuse: Ignore']);
  t.deepEqual(buttons(menu({ sha256: null })), ['refuse: Ignore']);
  t.deepEqual(buttons(fact({})), ['accept: Use this', 'refuse: Ignore']);
  t.deepEqual(buttons(menu({ sha256: null }, { state: 'gone' })), ['accept: Keep in service', 'refuse: Withdraw']);
  t.is(card(menu({}, { state: 'gone' }))[0], 'source gone The Kiln');
});

test('a decision shows how and when, and a stored menu links to its source', (t) => {
  const decidedAt = new Date('2026-05-04T10:00:00Z');
  for (const [state, says] of [
    ['taken', 'Being stored, 2026-05-03'],
    ['stored', 'Stored automatically, 2026-05-03'],
  ] as const)
    t.is(card(menu({}, { state })).at(-1), says);
  t.is(card(menu({}, { state: 'accepted', decidedAt })).at(-1), 'Accepted, 2026-05-04');
  t.is(card(menu({}, { state: 'refused', decidedAt })).at(-1), 'Ignored, 2026-05-04');
  const leads = (find: Find): boolean => /<a href="\/workbench\/[^"]*">Lunch/.test(foundPage([], [find]));
  t.true(leads(menu({}, { state: 'stored' })));
  t.false(leads(menu({}, { state: 'refused' })));
});

test('the page shows the number of open decisions', (t) => {
  t.regex(foundPage([], []), /Nothing to decide\./);
  t.regex(foundPage([menu({}), fact({})], []), /2 to decide\./);
  t.notRegex(foundPage([menu({})], []), /Stored and decided/);
  t.regex(foundPage([], [menu({}, { state: 'stored' })]), /Stored and decided/);
});
