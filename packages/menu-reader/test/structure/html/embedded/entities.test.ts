import test from 'ava';
import { parseLenient } from '../../../../src/structure/html/embedded/lenient-json.ts';
import { asPrice } from '../../../../src/structure/html/embedded/plain-object.ts';
import { dishesIn, type Fields, linkedMenu, linkedScript, programState } from './data-page.ts';

const NAMES: readonly (readonly [written: string, read: string])[] = [
  ['Cr&egrave;me Br&ucirc;l&eacute;e', 'Crème Brûlée'],
  ['Shepherd&rsquo;s Pie', 'Shepherd’s Pie'],
  ['Jalape&ntilde;o Poppers', 'Jalapeño Poppers'],
  ['Baker&#x27;s Bread', "Baker's Bread"],
  ['Mac &amp;amp; Cheese', 'Mac & Cheese'],
  ['Hot &#127798; Wings', 'Hot 🌶 Wings'],
  ['Soup &#8211; Leek', 'Soup – Leek'],
  ['Gr&uuml;ne So&szlig;e', 'Grüne Soße'],
  ['B&#XF6;rek', 'Börek'],
  ['Plum &amp;amp;amp; Apple Tart', 'Plum & Apple Tart'],
  ['&OElig;uf &agrave; la Russe', 'Œuf à la Russe'],
  ['Ros&amp;eacute; Jelly', 'Rosé Jelly'],
  ['&lt;b&gt;Pea&lt;/b&gt; Fritter', 'Pea Fritter'],
  ['Half&nbsp;&frac12; Loaf', 'Half ½ Loaf'],
  ['Fish & Chips', 'Fish & Chips'],
  ['Salt &pepper; Squid', 'Salt &pepper; Squid'],
];
const dishes = NAMES.map(([name]): Fields => ({ name, price: '9.50' }));

for (const [kind, script] of [
  ['linked data', linkedMenu(dishes)],
  ['the state of a program', programState({ items: dishes })],
] as const)
  test(`HTML entities in ${kind} are decoded`, (t) => {
    t.deepEqual(
      dishesIn(script).map(({ name }) => name),
      NAMES.map(([, read]) => read),
    );
  });

test('the printed text of a dish overrides its data', (t) => {
  const script = linkedMenu([
    { name: 'LEEK TART', description: 'Old recipe with ham', offers: { price: '9.50' } },
    { name: 'Bean&ndash;Stew', description: 'Beans, leeks and a little chilli', offers: { price: '8.00' } },
    { name: 'Plum Crumble', description: 'Custard', nutrition: { calories: '900 kcal' }, offers: { price: '6.25' } },
  ]);
  const page = `<h2>Mains</h2><div><h3>Leek Tart</h3><p>Thyme and cream</p><b>£9.50</b></div>
    <div><h3>Bean–Stew</h3><p>Beans, leeks…</p><b>£8.00</b></div><div><h3>Plum Crumble</h3><p>Custard, 420 kcal</p><b>£6.25</b></div>`;
  t.deepEqual(
    dishesIn(script + page).map(({ name, description, stated }) => [name, description, stated.calories]),
    [
      ['Leek Tart', 'Thyme and cream', undefined],
      ['Bean–Stew', 'Beans, leeks and a little chilli', undefined],
      ['Plum Crumble', 'Custard', 420],
    ],
  );
});

const DISHES = ['Leek Tart', 'Beef Stew', 'Fish Pie', 'Plum Crumble'];
const item = (name: string, more = ''): string => `{"@type": "MenuItem", "name": "${name}"${more}, "price": "9.50"}`;
const ITEMS = DISHES.map((name) => item(name));
const menuOf = (items: readonly string[]): string => `{"@type": "Menu", "hasMenuItem": [\n${items.join(',\n')}]}`;
const MENU = menuOf(ITEMS);
const escaped = (json: string, quote = '&quot;'): string => json.replaceAll('&', '&amp;').replaceAll('"', quote);

const UNTIDY: Readonly<Record<string, string>> = {
  'escaped as a whole': escaped(MENU),
  'escaped as a whole by numbers': escaped(MENU, '&#34;'),
  'escaped as a whole by hexadecimal numbers': escaped(MENU, '&#x22;'),
  'with the end of a CDATA section behind a comment': `//<![CDATA[\n${MENU}\n// ]]>`,
  'with an escaped end of a CDATA section': `${MENU}\n// ]]&gt;`,
  'with an escaped end of a CDATA section in a comment': `${MENU}\n/* ]]&gt; */`,
  'with a quote that nobody escaped': menuOf([
    ...ITEMS.slice(1),
    item(DISHES[0] ?? '', ', "description": "A 12" base"'),
  ]),
  'with quoted words': menuOf([...ITEMS.slice(1), item(DISHES[0] ?? '', ', "description": "Our "best", by far"')]),
  'with a quote at the end of a text': menuOf([
    ...ITEMS.slice(1),
    item(DISHES[0] ?? '', ', "description": "Loaf of 12"", "a": "b\\"c"'),
  ]),
  'with comments to the end of the line': MENU.replace('[\n', '[ // https://example.org is no comment\n'),
  'with a comment between lines': MENU.replaceAll(',\n', ', /* next */\n'),
  'after another object': `{"@type": "WebSite", "name": "Otter"}\n${MENU}`,
  'before another object': `${MENU};{"@type": "WebSite", "name": "Otter"}`,
  'beside another object': `${MENU}, {"@type": "WebSite", "name": "Otter"}`,
  'after another object, with a quote and a comment': `{"a": "12" wide"} // one\n${MENU}`,
};

for (const [kind, json] of Object.entries(UNTIDY))
  test(`linked data is read ${kind}`, (t) => {
    t.deepEqual(
      dishesIn(linkedScript(json))
        .map(({ name }) => name)
        .sort(),
      [...DISHES].sort(),
    );
  });

test('the content of strings is not repaired', (t) => {
  const texts = ['// no comment', 'a /* b */ c', '},{', '} {', ',]', 'say \\"hi\\"', '&quot;', 'http://example.org'];
  for (const broken of ['', ','])
    t.deepEqual(parseLenient(`["${texts.join('", "')}"${broken}]`), [
      ...texts.slice(0, 5),
      'say "hi"',
      ...texts.slice(6),
    ]);
  t.is(parseLenient('{"a": nothing}'), undefined);
  t.is(parseLenient('A 12" base'), undefined);
});

const POUNDS = ['Leek tart', 'Root pie', 'Plum bun', 'Bean stew'].map((name, at) => ({
  name,
  offers: { price: `${at + 5}.50`, priceCurrency: 'GBP' },
}));
const leftOut = (price: string) => `a price in another currency was left out: ${price}`;

for (const [offers, price, review] of [
  [
    [
      { price: '9.90', priceCurrency: 'EUR' },
      { price: '8.40', priceCurrency: 'GBP' },
    ],
    8.4,
    [leftOut('9.9 EUR')],
  ],
  [
    [
      { price: '7.40', priceCurrency: 'GBP' },
      { price: '6.90', priceCurrency: 'USD' },
    ],
    7.4,
    [leftOut('6.9 USD')],
  ],
  [{ price: '9.90', priceCurrency: 'EUR' }, 0, [leftOut('9.9 EUR')]],
  [{ price: '€9.90' }, 0, [leftOut('9.9 euros')]],
  [{ '@type': 'AggregateOffer', priceCurrency: 'CHF', offers: [{ price: '11.50' }] }, 0, [leftOut('11.5 CHF')]],
  [{ priceSpecification: { price: '11.50', priceCurrency: 'EUR' } }, 0, [leftOut('11.5 EUR')]],
  [{ price: '8.20', priceSpecification: { priceCurrency: 'GBP' } }, 8.2, []],
  [{ price: '8.20' }, 8.2, []],
] as const)
  test(`${JSON.stringify(offers)} beside pounds`, (t) => {
    const first = dishesIn(linkedMenu([{ name: 'Cod cake', offers }, ...POUNDS]))[0];
    t.deepEqual([first?.price, first?.review], [price, [...review]]);
  });

test('a price in pounds beside euros is left out of a menu in euros', (t) => {
  const euros = POUNDS.map(({ name, offers }) => ({ name, offers: { ...offers, priceCurrency: 'EUR' } }));
  const dishes = dishesIn(linkedMenu([...euros, { name: 'Cod cake', offers: { price: '8', priceCurrency: 'GBP' } }]));
  t.deepEqual([dishes[0]?.price, dishes.at(-1)?.price, dishes.at(-1)?.review], [5.5, 0, [leftOut('8 GBP')]]);
});

test('the same holds in the state of a program', (t) => {
  const items = POUNDS.map(({ name }, at) => ({ name, price: at + 5.5, currency: 'GBP' }));
  const others = [
    { name: 'Cod cake', price: 9.9, currency: 'EUR' },
    {
      name: 'Rye loaf',
      price: [
        { value: 4.2, currency: 'EUR' },
        { value: 3.8, currency: 'GBP' },
      ],
    },
  ];
  const dishes = dishesIn(programState({ items: [...items, ...others] }));
  t.deepEqual(
    dishes.slice(-2).map(({ price, review }) => [price, review]),
    [
      [0, [leftOut('9.9 EUR')]],
      [3.8, [leftOut('4.2 EUR')]],
    ],
  );
});

for (const [printed, price] of [
  ['845p', 8.45],
  ['1300p', 13],
  ['75p', 0.75],
  ['845 pence', 8.45],
  ['from 845p each', 8.45],
  ['14 p.p.', 14],
  ['14 pp', 14],
] as const)
  test(`"${printed}" in data is ${price} pounds`, (t) => {
    t.is(dishesIn(linkedMenu([{ name: 'Cod cake', offers: { price: printed } }, ...POUNDS]))[0]?.price, price);
  });

const PRICES: readonly (readonly [written: unknown, price: number | null])[] = [
  ['9.0000', 9],
  ['12.5000', 12.5],
  ['9.500001', 9.5],
  [9.499999, 9.5],
  ['8.900', 8.9],
  ['12.000000', 12],
  ['£9.5000', 9.5],
  ['7.2500 GBP', 7.25],
  ['6,500000', 6.5],
  ['From £8.40', 8.4],
  ['12" £9.25', 9.25],
  ['8,45', 8.45],
  ['1,250.00', 1250],
  ['1.250,00', 1250],
  ['IDR 25.000', 25000],
  ['0.8', 0.8],
  ['ask us', null],
  [-3, null],
];

test('a full stop in a price of data is the decimal sign of schema.org, whatever the number of decimals', (t) => {
  t.deepEqual(
    PRICES.map(([written]) => [written, asPrice(written)]),
    PRICES.map((pair) => [...pair]),
  );
});

const ENERGIES: readonly (readonly [written: unknown, kcal: number | undefined])[] = [
  ['1466 kJ / 350 kcal', 350],
  ['1,466 kJ (350 kcal)', 350],
  ['1466kJ', 350],
  ['350', 350],
  [350, 350],
  ['350 calories', 350],
  ['kcal: 350', 350],
  ['kJ: 1466, kcal: 350', 350],
  ['kJ 1466 kcal 350', 350],
  ['350 kcal (1466 kJ)', 350],
  ['Energy 1466 kilojoules', 350],
  ['1 466 kJ', 350],
  ['1.250 kcal', 1250],
  ['350-400 kcal', 350],
  ['kJ and kcal on request, table 7', undefined],
  ['12500 kcal', undefined],
];

test('energy in data is in kilocalories, and lone kilojoules are converted', (t) => {
  const script = linkedMenu(
    ENERGIES.map(([calories], i) => ({ name: `Pie ${'abcdefghijklmnop'[i]}`, price: '9.50', nutrition: { calories } })),
  );
  t.deepEqual(
    dishesIn(script).map(({ stated }, i) => [ENERGIES[i]?.[0], stated.calories]),
    ENERGIES.map((pair) => [...pair]),
  );
});
