import { tagDraft } from '@menu-data-service/food-knowledge/tag-draft';
import { MAX_CORRECTIONS, MAX_DESCRIPTION, MAX_NAME } from '@menu-data-service/menu-model/bounds';
import type { DraftMenu } from '@menu-data-service/menu-model/draft-menu';
import test from 'ava';
import { InputFailure } from '../../src/domain/errors.ts';
import { applyCorrections } from '../../src/ingest/apply-corrections.ts';
import { parseCorrections } from '../../src/ingest/corrections.ts';
import { draftItem } from '../support/draft-item.ts';

const item = (name: string, price: number) =>
  draftItem(name, price, { stated: { vegetarian: true }, review: ['price read with doubt'] });

const MENUS: readonly DraftMenu[] = [
  {
    name: 'Menu',
    sections: [
      { name: 'Startes', items: [item('Soup', 5), item('Open 12 to 9', 12)] },
      { name: 'Mains', items: [item('Soup', 9)] },
    ],
  },
];

const corrections = (list: unknown[]) => parseCorrections({ corrections: list }, 'corrections.json').corrections;

test('a correction changes only the named item in the named section and settles its review', (t) => {
  const { menus, unused } = applyCorrections(
    MENUS,
    corrections([{ section: 'Startes', item: 'soup', set: { name: 'Pea Soup', price: 5.5, contains: ['MILK'] } }]),
  );
  t.deepEqual(unused, []);
  const [starter] = menus[0]?.sections[0]?.items ?? [];
  t.like(starter, {
    name: 'Pea Soup',
    price: 5.5,
    stated: { vegetarian: true, decided: { MILK: { state: 'contains', seen: 'unknown' } } },
    review: [],
  });
  t.deepEqual(starter?.prices, [{ label: null, price: 5.5 }]);
  t.is(menus[0]?.sections[1]?.items[0]?.name, 'Soup');
});

test('a mended spelling keeps the allergens that the texts as read point to, until a person decides about them', (t) => {
  const menus: readonly DraftMenu[] = [
    { name: 'Menu', sections: [{ name: 'Noodles', items: [draftItem('Squid Noodles', 9), draftItem('Soup', 5)] }] },
  ];
  const tagged = (...list: unknown[]) => {
    const [menu] = applyCorrections(menus, corrections(list)).menus;
    if (!menu) throw new Error('no menu');
    const context = { restaurantId: 'r', sourceUrl: 's', cuisine: '', notes: [] };
    return tagDraft(menu, context).sections[0]?.items[0];
  };
  const mend = { item: 'Squid Noodles', set: { name: 'Squad Noodles' } };
  const kept = tagged(mend);
  t.regex(kept?.allergens ?? '', /Molluscs \(estimated\)/);
  t.regex(JSON.stringify(kept?.evidence), /as read before a person corrected it/);
  t.regex(tagged(mend, { item: 'Squad Noodles', set: { name: 'Squads' } })?.allergens ?? '', /Molluscs/);
  t.notRegex(tagged(mend, { item: 'Squad Noodles', set: { unknown: ['MOLLUSCS'] } })?.allergens ?? '', /Molluscs/);
  t.is(tagged({ item: 'Squid Noodles', set: { price: 8 } })?.stated.uncorrected, undefined);
});

test('items can be removed, sections and menus renamed, in sequence', (t) => {
  const { menus } = applyCorrections(
    MENUS,
    corrections([
      { item: 'Open 12 to 9', remove: true },
      { section: 'Startes', set: { name: 'Starters' } },
      { menu: 'Menu', set: { name: 'Lunch' } },
    ]),
  );
  t.is(menus[0]?.name, 'Lunch');
  t.deepEqual(
    menus[0]?.sections.map(({ name, items }) => [name, items.length]),
    [
      ['Starters', 1],
      ['Mains', 1],
    ],
  );
});

test('moves an item to another section of its menu, and to a new one', (t) => {
  const moving = corrections([
    { section: 'Startes', item: 'Soup', set: { section: 'mains', price: 6 } },
    { item: 'Open 12 to 9', set: { section: 'Notes' } },
  ]);
  const { menus } = applyCorrections(MENUS, moving);
  t.deepEqual(
    menus[0]?.sections.map(({ name, items }) => [name, items.map(({ name: item, price }) => `${item} ${price}`)]),
    [
      ['Mains', ['Soup 9', 'Soup 6']],
      ['Notes', ['Open 12 to 9 12']],
    ],
  );
});

const shape = (menus: readonly DraftMenu[]) =>
  menus[0]?.sections.map(({ name, items }) => [name, items.map(({ name: item }) => item)]);

test('adds a missing dish once, behind another, at the end of its section or in a new one', (t) => {
  const added = corrections([
    { section: 'startes', after: 'Soup', add: { name: 'Bread', price: 2.5, vegan: true } },
    { section: 'Mains', after: 'No such dish', add: { name: 'Pie' } },
    { section: 'Puddings', add: { name: 'Crumble' } },
    { section: 'Mains', add: { name: 'pie' } },
  ]);
  const { menus, unused } = applyCorrections(MENUS, added);
  t.deepEqual(unused, []);
  t.deepEqual(shape(menus), [
    ['Startes', ['Soup', 'Bread', 'Open 12 to 9']],
    ['Mains', ['Soup', 'Pie']],
    ['Puddings', ['Crumble']],
  ]);
  t.like(menus[0]?.sections[0]?.items[1], { price: 2.5, stated: { vegan: true }, review: [] });
});

test('a heading that is a note passes its dishes to the section above, and a section without dishes is dropped', (t) => {
  const noHeading = applyCorrections(MENUS, corrections([{ section: 'Mains', heading: false }]));
  t.deepEqual(shape(noHeading.menus), [['Startes', ['Soup', 'Open 12 to 9', 'Soup']]]);
  const first = applyCorrections(MENUS, corrections([{ section: 'Startes', heading: false }]));
  t.is(first.menus[0]?.sections[0]?.name, '');
  t.deepEqual(shape(applyCorrections(MENUS, corrections([{ section: 'Startes', remove: true }])).menus), [
    ['Mains', ['Soup']],
  ]);
  t.is(applyCorrections(MENUS, corrections([{ section: 'Sides', heading: false }])).unused.length, 1);
});

test('returns a correction that matches nothing', (t) => {
  const [mistyped] = corrections([{ item: 'Suop', set: { price: 4 } }]);
  const result = applyCorrections(MENUS, mistyped ? [mistyped] : []);
  t.deepEqual(result.menus, MENUS);
  t.deepEqual(result.unused, [mistyped]);
});

test('refuses a wrong corrections file with the place and the form', (t) => {
  const error = t.throws(() => corrections([{ item: 'Soup', set: { price: 'five' } }]), { instanceOf: InputFailure });
  t.regex(error.message, /corrections\[0\]\.set\.price: expected a number without quotes/);
  t.regex(error.message, /expected \{"corrections": \[/);
});

test('refuses overlong texts and lists of corrections with their place and the bound', (t) => {
  const problems = (list: unknown[]) =>
    t
      .throws(() => corrections(list), { instanceOf: InputFailure })
      .message.split('\n')
      .slice(1);
  const [name, description] = ['n'.repeat(MAX_NAME + 1), 'd'.repeat(MAX_DESCRIPTION + 1)];
  t.deepEqual(
    problems([
      { menu: name, section: name, item: name, set: { name, description, section: name } },
      { section: name, after: name, add: { name, description } },
      { section: name, set: { name } },
      { menu: name, set: { name } },
      { line: description, role: 'dish', look: description },
    ]).map((line) => line.replace(/^ {2}corrections/, '')),
    [
      '[0].menu: is longer than 300 letters',
      '[0].section: is longer than 300 letters',
      '[0].item: is longer than 300 letters',
      '[0].set.name: is longer than 300 letters',
      '[0].set.description: is longer than 3000 letters',
      '[0].set.section: is longer than 300 letters',
      '[1].section: is longer than 300 letters',
      '[1].after: is longer than 300 letters',
      '[1].add.name: is longer than 300 letters',
      '[1].add.description: is longer than 3000 letters',
      '[2].section: is longer than 300 letters',
      '[2].set.name: is longer than 300 letters',
      '[3].menu: is longer than 300 letters',
      '[3].set.name: is longer than 300 letters',
      '[4].line: is longer than 3000 letters',
      '[4].look: is longer than 500 letters',
    ],
  );
  const many = Array.from({ length: MAX_CORRECTIONS + 1 }, () => ({ item: 'Soup', remove: true }));
  t.deepEqual(problems(many), ['  corrections: has more than 1000 entries']);
  t.is(corrections(many.slice(1)).length, MAX_CORRECTIONS);
});
