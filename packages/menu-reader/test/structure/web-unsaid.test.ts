import { itemsOf } from '@menu-data-service/menu-model/draft-menu';
import test from 'ava';
import { recogniseHtml } from '../../src/structure/recognise-html.ts';

const DISHES = ['Leek pie', 'Pea fritter', 'Trout'];

/** Statements about the last dish of a page, whose description ends with `markup` and which is followed by `after`. */
function said(markup: string, after = ''): string {
  const dish = (name: string, text: string) => `<div class="dish"><h3>${name}</h3><p>${text}</p><b>£6.50</b></div>`;
  const html = `<h2>Mains</h2>${DISHES.map((name) => dish(name, 'With thyme')).join('')}${dish('Oatcake', `Toasted ${markup}`)}${after}`;
  const items = itemsOf(recogniseHtml(html).menus);
  const { name = '', description = '', stated } = items.at(-1) ?? {};
  return `${name} ${description} ${stated?.freeFrom ?? ''}`;
}

test('struck-through or permanently hidden text is not read', (t) => {
  for (const markup of [
    ...['<del>egg free</del>', '<s>egg free</s>', '<strike>egg free</strike>', '<i class="line-through">egg free</i>'],
    ...['<span style="text-decoration: line-through">egg free</span>', '<span hidden>egg free</span>'],
    ...['<span style="display:none">egg free</span>', '<span style="color: red; visibility: hidden">egg free</span>'],
    ...['<span style="opacity: 0">egg free</span>', '<span class="hidden">egg free</span>'],
  ])
    t.notRegex(said(markup), /egg/i, markup);
  t.regex(said('<span style="opacity: 0.8">egg free</span>'), /egg free/);
});

test('a heading that a script fades in is read', (t) => {
  const dishes = DISHES.map((name) => `<h3>${name}</h3><p>£6.50</p>`).join('');
  const [menu] = recogniseHtml(`<h2 style="opacity:0">Mains</h2>${dishes}`).menus;
  t.deepEqual(
    menu?.sections.map(({ name }) => name),
    ['Mains'],
  );
});

test('screen-reader text is part of a statement, and nothing else is', (t) => {
  t.regex(said('<span class="sr-only">not</span> egg free'), /not egg free/);
  t.regex(said('<span class="visually-hidden">Contains milk</span>'), /Contains milk/);
  t.notRegex(said('<span class="sr-only">opens in a new window</span>'), /window/);
});

test('unticked boxes and unselected choices promise nothing', (t) => {
  for (const control of [
    ...['<label><input type="checkbox"> egg free</label>', '<p><input type="checkbox"> egg free</p>'],
    ...[
      '<input type="radio" id="a"><label for="a">egg free</label>',
      '<span role="switch" aria-checked="false">egg free</span>',
    ],
  ])
    t.notRegex(said('', control), /egg/, control);
  t.regex(said('', '<label><input type="checkbox" checked> egg free</label>'), /egg free/);
  t.regex(said('', '<label><input type="checkbox"> contains egg</label>'), /contains egg/);
});

test('controls that filter dishes say nothing about one, in any language', (t) => {
  for (const control of [
    'Show only: egg free, nut free',
    'Filter: egg free',
    'Nur anzeigen: eifrei',
    'Afficher : sans œuf',
  ])
    t.notRegex(said('', `<p>${control}</p>`), /egg|eifrei|œuf/i, control);
});

test('the alternative text of a picture that warns is read', (t) => {
  for (const alt of [
    'May contain nuts',
    'Not suitable for nut allergy',
    'Contains: milk, egg',
    'Kann Spuren von Senf enthalten',
  ])
    t.true(said(`<img src="x.png" alt="${alt}">`).includes(alt), alt);
  t.false(said('<img src="x.png" alt="A plate of eggs and milk">').includes('plate'));
});

test('a warning about all dishes is a note, in the foot of a page and in linked data, in any language', (t) => {
  const names = [...DISHES, 'Oatcake'];
  const dishes = names.map((name) => `<div><h3>${name}</h3><b>£6.50</b></div>`).join('');
  for (const warning of [
    ...['All our dishes may contain traces of celery', 'Alle Gerichte können Sellerie enthalten'],
    ...['Tous nos plats peuvent contenir du céleri', 'Todos los platos pueden contener apio'],
    ...['Tutti i piatti possono contenere sedano', 'Alle gerechten kunnen selderij bevatten'],
    ...['Wszystkie dania mogą zawierać seler', 'Todos os pratos podem conter aipo'],
  ]) {
    t.deepEqual(recogniseHtml(`<h2>Mains</h2>${dishes}<footer><p>${warning}</p></footer>`).notes, [warning]);
    const hasMenuItem = names.map((name) => ({ '@type': 'MenuItem', name, offers: { price: '6.50' } }));
    for (const menu of [
      { description: warning, hasMenuSection: { '@type': 'MenuSection', name: 'Mains', hasMenuItem } },
      { hasMenuSection: { '@type': 'MenuSection', name: 'Mains', description: warning, hasMenuItem } },
    ]) {
      const data = JSON.stringify({ '@context': 'https://schema.org', '@type': 'Menu', name: 'Lunch', ...menu });
      t.deepEqual(recogniseHtml(`${dishes}<script type="application/ld+json">${data}</script>`).notes, [warning]);
    }
  }
  t.deepEqual(recogniseHtml(`<h2>Mains</h2>${dishes}<footer><p>All rights reserved</p></footer>`).notes, []);
});
