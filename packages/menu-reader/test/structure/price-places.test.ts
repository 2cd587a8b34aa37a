import { itemsOf } from '@menu-data-service/menu-model/draft-menu';
import test from 'ava';
import { recogniseHtml } from '../../src/structure/recognise-html.ts';
import { recognisePages } from '../../src/structure/recognise-pages.ts';
import { pricedLinesBelow } from '../../src/structure/roles/role-steps.ts';
import { type Line, paper, textsGiven } from './paper.ts';
import { heading, outline, outlineOf, outlineOfPrices } from './paper-outline.ts';

const DISHES = [
  ['Ham hock terrine', 'piccalilli and toast', 8],
  ['Crispy squid', 'garlic mayonnaise, lemon', 9],
  ['Leek soup', 'bread and salted butter', 7],
  ['Battered haddock', 'chips, crushed peas, tartare sauce', 16],
  ['Mushroom pie', 'mash, greens and gravy', 14],
  ['Rump steak', 'fries, watercress, peppercorn sauce', 24],
] as const;

type Dish = (typeof DISHES)[number];

const bold = { bold: true };
const printed = (lines: (dish: Dish) => readonly Line[]): Line[] => [heading('Mains'), ...DISHES.flatMap(lines)];

const dishesOf = (html: string): string[] =>
  outlineOf(recogniseHtml(html).menus).map((line) => line.replace('Mains: ', ''));
const web = (part: (dish: Dish) => string): string => `<h2>Mains</h2>${DISHES.map(part).join('')}`;

test('a price on one line with codes and calories is a price, and these stay', (t) => {
  const page = web(([name, about, price]) => `<p><b>${name}</b></p><p>${about}</p><p>${price} | v | 245 kcal</p>`);
  t.is(dishesOf(page)[0], 'Ham hock terrine | piccalilli and toast | 8');
  const [item] = itemsOf(recogniseHtml(page).menus);
  t.is(item?.stated.calories, 245);
  t.true(item?.stated.vegetarian);
  const lines = printed(([name, about, price]) => [
    [name, 20, bold],
    [about, 12],
    [`${price} | v | 245 kcal`, 12],
  ]);
  t.is(outline(lines)[3], 'Mains: Battered haddock | chips, crushed peas, tartare sauce | 16');
});

test('codes and calories beside a price may be separated from it in any way', (t) => {
  for (const facts of ['8 / v / 245 kcal', 'v | 245 kcal | 8', '8 (v) 245kcal', '245 kcal, 8, v', '8 – v – 245 kcal'])
    for (const page of [
      web(([name, , price]) => `<h3>${name}</h3><p>${facts.replace('8', String(price))}</p>`),
      web(([name, , price]) => `<p>${name} ${facts.replace('8', String(price))}</p>`),
    ].slice(0, facts.startsWith('8') ? 2 : 1)) {
      t.deepEqual(
        itemsOf(recogniseHtml(page).menus).map(({ name, price, stated }) => [
          name,
          price,
          stated.calories,
          stated.vegetarian,
        ]),
        DISHES.map(([name, , price]) => [name, price, 245, true]),
        facts,
      );
    }
});

test('small raised pence belong to their pounds', (t) => {
  const raised = (sign: string, pence: string): Line[] =>
    printed(([name, about, price]) => [
      [name, 20, bold],
      [`${sign}${price}`, 0, { x: 300, size: 12 }],
      [pence, -4, { x: 300 + 6 * `${sign}${price}`.length, size: 7 }],
      [about, 16],
    ]);
  t.is(outlineOfPrices(raised('£', '95'))[0], 'Mains: Ham hock terrine | piccalilli and toast | 8.95');
  t.is(outlineOfPrices(raised('', '50'))[3], 'Mains: Battered haddock | chips, crushed peas, tartare sauce | 16.5');
  t.notRegex(outlineOfPrices(raised('', '12'))[0] ?? '', /8\.12/, 'a raised 12 is a number of allergens');
});

test('pence get their lost point back if all prices of a page look so', (t) => {
  const priced = (amounts: readonly string[]): Line[] =>
    printed(([name, about]) => [
      [name, 20, bold],
      [amounts[DISHES.findIndex(([other]) => other === name)] ?? '', 0, { x: 300 }],
      [about, 12],
    ]);
  const found = (amounts: readonly string[]): number[] =>
    itemsOf(recognisePages([paper(priced(amounts))]).menus).map(({ price }) => price);
  t.deepEqual(found(['$695', '$795', '$850', '$1495', '$1275', '$1999']), [6.95, 7.95, 8.5, 14.95, 12.75, 19.99]);
  t.deepEqual(found(['$195', '$295', '$85', '$345', '$395', '$445']), [195, 295, 85, 345, 395, 445], 'pesos');
});

test('two sizes behind a name are two prices', (t) => {
  const lines = printed(([name, about, price]) => [
    [`${name} ${price}/${price + 4}`, 20, bold],
    [about, 12],
  ]);
  t.is(outlineOfPrices(lines)[0], 'Mains: Ham hock terrine | piccalilli and toast | 8 12');
});

test('consecutive dishes on a line, each with an integer, are dishes', (t) => {
  const lines: Line[] = [
    heading('Plates'),
    ['olives, orange peel 4 | bread, salted butter 5 | smoked almonds 4.5', 20],
    ['cod roe, crisps 7 | pork scratchings, apple 4', 12],
    ['burrata, peach, basil 12 | beef tartare, egg yolk 13', 12],
    ['charred hispi, hazelnut 9 | cured trout, dill 11', 12],
    ['lamb rump, peas, mint 24 | hake, cockles, fino 22', 12],
  ];
  t.is(outline(lines).length, 11);
  t.deepEqual(outline(lines).slice(0, 3), [
    'Plates: olives, orange peel | - | 4',
    'Plates: bread, salted butter | - | 5',
    'Plates: smoked almonds | - | 4.5',
  ]);
});

test('names in one list and as many prices in the next belong together', (t) => {
  const list = (of: (dish: Dish) => string): string =>
    `<div>${DISHES.map((dish) => `<p>${of(dish)}</p>`).join('')}</div>`;
  const page = (prices: number): string =>
    `<h2>Mains</h2>${list(([name]) => name)}<div>${DISHES.slice(0, prices)
      .map(([, , price]) => `<p>£${price}.50</p>`)
      .join('')}</div>`;
  t.deepEqual(
    dishesOf(page(6)),
    DISHES.map(([name, , price]) => `${name} | - | ${price}.5`),
  );
  t.not(dishesOf(page(5)).length, 5, 'of other numbers it is not known which price is whose');
});

test('the price of extras below a dish is not its price', (t) => {
  const page = web(
    ([name, about, price]) =>
      `<div><h4>${name}</h4><span>£${price}.00</span><p>${about}</p><p>Extra toppings: halloumi £2.00, bacon £1.50, egg £1.00</p></div>`,
  );
  t.regex(dishesOf(page)[3] ?? '', /^Battered haddock .* 16$/);
});

test('a short text behind a dash is a description if the others are', (t) => {
  const page = web(([name, about, price]) => `<p>${name.toLowerCase()} – ${about} – ${price}.00</p>`);
  t.is(dishesOf(`${page}<p>lemon tart – raspberry sorbet – 7.00</p>`).at(-1), 'lemon tart | raspberry sorbet | 7');
});

test('a price per guest over the first heading is not that of the first dish', (t) => {
  const lines: Line[] = [
    ['WEDDING MENU', 0, { size: 20, bold: true }],
    ['£45 per person', 16],
    ...['Starters', 'Mains'].flatMap((name, i): Line[] => [
      [name, 34, { size: 14 }],
      ...[...DISHES, ...DISHES].slice(6 * i, 6 * i + 6).flatMap(([dish, about]): Line[] => [
        [dish, 26],
        [about, 12],
      ]),
    ]),
  ];
  t.is(outline(lines)[0], 'Starters: Ham hock terrine | piccalilli and toast | 0');
});

test('a surcharge is not the price of a dish with another, and is one if it is the only one', (t) => {
  const dishes = [
    ['French toast', 'challah, lemon curd, pure maple syrup', ' | + bacon ', '5.5', '24.0'],
    ['Green bowl', 'kale, beetroot, dukkah', ' | + feta ', '5.0', '22.5'],
    ['Acai bowl', 'banana, kiwi', ' (+ ', '1.0', '18.0'],
    ['Benedict', 'poached eggs, hollandaise', ' | + hash ', '6.0', '23.0'],
  ] as const;
  const lines = dishes.flatMap(([name, about, added, extra, price]): Line[] => {
    const end = 60 + 6 * (about.length + added.length);
    return [
      [name, 26, bold],
      [`${about}${added}`.trimEnd(), 14],
      [extra, 0, { x: end, ...bold }],
      [price, 0, { x: 480, ...bold }],
    ];
  });
  t.deepEqual(
    outlineOfPrices([heading('Brunch'), ...lines]).map((line) => line.replace(/.* /, '')),
    ['24', '22.5', '18', '23'],
  );
  const plus = printed(([name, , price]) => [
    [name, 20, bold],
    [`toast + ham + mustard £${price}`, 12],
  ]);
  t.deepEqual(
    outlineOfPrices(plus).map((line) => line.replace(/.* /, '')),
    DISHES.map(([, , price]) => String(price)),
  );
});

test('pence of three figures, spaced thousands and prices beside savings are read', (t) => {
  const lines = [
    'Fish pie 950p',
    'Tea 90p',
    'Coffee 120p',
    'Claret £ 1 250',
    'Rioja £ 9 250ml',
    'Meal deal saves £3 £10',
  ];
  const page = `<main><h2>Mains</h2>${lines.map((line) => `<p>${line}</p>`).join('')}</main>`;
  t.deepEqual(
    itemsOf(recogniseHtml(page).menus).map(({ price }) => price),
    [9.5, 0.9, 1.2, 1250, 9, 10],
  );
});

const BELOW = ['Rare beef soup', 'Chicken soup', 'Pork noodles'];

/** Names in bold, each over the lines that `lines` makes of the text below. */
const page = (lines: (text: string) => readonly Line[]): Line[] =>
  ['Pho tai', 'Pho ga', 'Bun cha'].flatMap((name, i): Line[] => [[name, 20, { bold: true }], ...lines(BELOW[i] ?? '')]);

const descriptions = (lines: readonly Line[]): string[] => textsGiven('description', pricedLinesBelow, lines);

test('a line with its price, or over a lone price, under each name of another look is not a dish', (t) => {
  t.deepEqual(descriptions(page((text) => [[`${text} £9.50`, 12]])), BELOW);
  const over = page((text) => [
    [text, 12],
    ['£9.50', 12],
  ]);
  t.deepEqual(descriptions(over), BELOW);
});

test('priced lines of which many are alone, and several under one name, are dishes', (t) => {
  const pairs = page((text) => [[`${text} £9.50`, 12]]);
  t.deepEqual(descriptions([...pairs, ['Steamed rice £3.00', 40], ['Greens £4.00', 14]]), []);
  const two = page((text) => [
    [`${text} £9.50`, 12],
    [`Large ${text} £12.50`, 12],
  ]);
  t.deepEqual(descriptions(two), []);
});
