import type { HostileFile } from './hostile-file.ts';

function entityBomb(levels: number): string {
  const entities = Array.from(
    { length: levels },
    (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`,
  );
  return `<?xml version="1.0"?><!DOCTYPE html [<!ENTITY e0 "ha">${entities.join('')}]><html><body><p>&e${levels};</p></body></html>`;
}

/** Menu data nested this deep. */
function nestedSections(depth: number): string {
  return `${'{"@type":"MenuSection","name":"a","hasMenuSection":'.repeat(depth)}{}${'}'.repeat(depth)}`;
}

function manyDishes(count: number): string {
  const dish = (_: unknown, index: number) => ({
    '@type': 'MenuItem',
    name: `Dish ${index}`,
    offers: { '@type': 'Offer', price: '9.50' },
  });
  const section = { '@type': 'MenuSection', name: 'All', hasMenuItem: Array.from({ length: count }, dish) };
  return JSON.stringify({ '@context': 'https://schema.org', '@type': 'Menu', name: 'Menu', hasMenuSection: [section] });
}

const data = (json: string): string => `<script type="application/ld+json">${json}</script>`;

/** Names and descriptions that a careless pattern would try in every combination of their parts. */
const REPEATED = [
  '(B V 0.V 0.',
  'PINT HALF ',
  ' VG,VE',
  '★',
  '000/',
  'X)',
  '(SAVE',
  '(,',
  'ALL ',
  '(supp extra ',
  'v-',
  'mon ',
  '1.',
  'half pint/',
  'gf (v) ',
];

const oddMenu = (): Buffer =>
  html(
    `<h2>Mains</h2>${REPEATED.map((part) => `<p>Soup ${part.repeat(60)}! £4.50</p><p>${part.repeat(60)}!</p>`).join('')}`,
  );

const html = (body: string): Buffer => Buffer.from(`<html><body>${body}</body></html>`);

/** Web pages that no restaurant publishes. */
export function hostilePages(): readonly HostileFile[] {
  return [
    {
      name: 'many-dishes.html',
      bytes: () => html(data(manyDishes(20_000))),
      says: /it shows 20000 dishes; at most 3000/,
    },
    { name: 'nested-menu-data.html', bytes: () => html(`${data(nestedSections(20_000))}<p>Soup £4.50`) },
    { name: 'codes-upon-codes.html', bytes: () => oddMenu(), isRead: true },
    { name: 'much-text.html', bytes: () => html('<p>Some words. </p>'.repeat(30_000)), isSlow: true },
    { name: 'one-line-of-words.html', bytes: () => html(`<p>${'a '.repeat(1_000_000)}£4.50</p>`), isSlow: true },
    { name: 'cells.html', bytes: () => html(`<table>${'<tr><td>Soup<td>£4.50'.repeat(50_000)}`), isSlow: true },
    { name: 'nested.html', bytes: () => html('<div>'.repeat(200_000)), says: /nested too deeply/ },
    { name: 'nested-formatting.html', bytes: () => html('<b><i>'.repeat(3000)) },
    { name: 'entity-bomb.xhtml', bytes: () => Buffer.from(entityBomb(20)) },
    {
      name: 'nested-data.html',
      bytes: () => html(`<script type="application/ld+json">${'['.repeat(200_000)}</script><p>Soup £4.50`),
    },
    { name: 'one-long-number.html', bytes: () => html(`<p>${'1.'.repeat(200_000)}`) },
    { name: 'one-long-tag.html', bytes: () => html(`<p ${'a="b" '.repeat(100_000)}>Soup £4.50`) },
    { name: 'open-angle.html', bytes: () => html('<'.repeat(2_000_000)), isSlow: true },
    {
      name: 'half-characters.html',
      bytes: () => Buffer.concat([html('Soup '), Buffer.from([0xc3, 0xe2, 0x82, 0xf0, 0x9f])]),
    },
  ];
}
