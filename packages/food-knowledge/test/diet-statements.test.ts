import type { AllergenCode } from '@menu-data-service/menu-model/allergens';
import { parseSource } from '@menu-data-service/menu-reader/in-this-process';
import { createRandom, type Random } from '@menu-data-service/seeded-random';
import test from 'ava';
import { type DietStatements, readDietStatements } from '../src/diet-statements.ts';
import { enrichItem } from '../src/enrich-item.ts';
import { tagDraft } from '../src/tag-draft.ts';
import { tokenise } from '../src/text/tokens.ts';
import { STATEMENT_LANGUAGES, type StatementLanguage } from './invented-statements.ts';

type Said = readonly [text: string, said: DietStatements];

const IN_DESCRIPTIONS: readonly Said[] = [
  ['Vegan, gluten free', { vegan: 'Vegan' }],
  ['suitable for vegans', { vegan: 'suitable for vegans' }],
  ['Peas, gluten free, vegan', { vegan: 'vegan' }],
  ['Sausage, mash, peas (vegan)', { vegan: 'vegan' }],
  ['Sausage, mash, peas, vegan', { vegan: 'vegan' }],
  // of a part of the dish
  ['broccoli, vegan, cheese noodles', {}],
  ['vegan cheese, bacon', {}],
  ['Vegan cheese, vegan bacon', {}],
  ['Sausage, mash, vegan peas', {}],
  ['peas (vegan), mash', {}],
  ['chickpea (vegan), lamb', {}],
  ['plant based patty, cheddar', {}],
  ['Halal chicken, rice', {}],
  // a choice
  ['vegan option available', {}],
  ['For vegans, no cheese', {}],
  ['Vegan?', {}],
  // a denial
  ['not suitable for vegetarians', { notVegetarian: 'not suitable for vegetarians' }],
  ['Contains meat, not vegan', { notVegan: 'not vegan' }],
  ['not halal', { notHalal: 'not halal' }],
  ['All our meat is halal', { halal: 'All our meat is halal' }],
  ['halal, spicy', { halal: 'halal' }],
];

const IN_NAMES: readonly Said[] = [
  ['Vegan Burger', { vegan: 'Vegan Burger' }],
  ['Burger (v)', { vegetarian: 'v' }],
  ['Burger (ve)', { vegan: 've' }],
  ['Vegan cheese, bacon', {}],
  ['Chicken, vegan rice', {}],
  ['Chips with vegan mayo', {}],
  ['Vegan or beef chilli', {}],
  ['Veg thali', {}],
  ['Non veg thali', {}],
];

for (const [scope, table] of [
  ['description', IN_DESCRIPTIONS],
  ['name', IN_NAMES],
] as const) {
  for (const [text, said] of table) {
    test(`a ${scope} "${text}" states ${JSON.stringify(said)}`, (t) => {
      t.deepEqual(readDietStatements(tokenise(text), scope), said);
    });
  }
}

const LEGEND = 'V vegetarian, VG vegan, VGO vegan option, GF gluten free, GFO gluten free option';
const PAGE = `<html><body><h1>Lunch Menu</h1><h2>Mains</h2><ul>
  <li>Cauliflower Bake (V, GFO) £9.50</li>
  <li>Bean Stew (VG, GFO) £8.50</li>
  <li>Mushroom Pie (VGO) £10.50</li>
  <li>Garden Bowl (V, VGO) £9.00</li>
</ul><p>${LEGEND}</p></body></html>`;

test("a mark for an offer leaves the dish's other marks alone and states nothing itself", async (t) => {
  const ocr = () => Promise.reject(new Error('a web page needs no OCR'));
  const { menus } = await parseSource({ fileName: 'menu.html', bytes: Buffer.from(PAGE) }, { ocr });
  const owner = { restaurantId: '7d3f9a52-0f0a-4c6e-9a2e-1d1a3c1b5e77', sourceUrl: 'file:///menu.html' };
  const dishes = menus
    .flatMap((menu) => tagDraft(menu, { ...owner, cuisine: '', notes: [] }).sections)
    .flatMap(({ items }) => items);
  t.deepEqual(
    dishes.map(({ name, vegetarian, vegan }) => [name, vegetarian, vegan]),
    [
      ['Cauliflower Bake', true, false],
      ['Bean Stew', true, true],
      ['Mushroom Pie', false, false],
      ['Garden Bowl', true, false],
    ],
  );
  t.false(dishes.some(({ evidence }) => evidence.some(({ state }) => state === 'free')));
});

const SIGNS = ['%s (gluten free +£2)', '%s - gluten free crust £1.50 extra', '%s (GF / vegan mozzarella +2)'];
/** Headings over dishes with an available variant. */
const VARIANTS: readonly string[] = [
  ...SIGNS.map((says) => says.replace('%s', 'Pizzas')),
  ...['Gluten free and regular pizzas', 'Regular & gluten free', 'Classic / GF pastas', 'Gluten free or traditional'],
  ...['Pasta and gluten free pasta', 'Nuts & nut free', 'Burgers with gluten free bun', 'Wraps gluten free dough'],
  ...[
    'Pizzen (glutenfrei +2 €)',
    'Glutenfrei & klassisch',
    'Pizzen, klassisch, glutenfrei',
    'Glutenfreie und normale Nudeln',
  ],
  ...['Pizzas (sans gluten +2 €)', 'Classiques et sans gluten', 'Sans gluten ou normales'],
  ...['Pizzas (sin gluten +2 €)', 'Clásicas y sin gluten', 'Pizze (senza glutine +2 €)', 'Classiche e senza glutine'],
  ...['Pizza’s (glutenvrij +2 €)', 'Glutenvrij en gewoon', 'Pizza (bez glutenu +5 zł)', 'Klasyczne i bez glutenu'],
  ...['Pizzas (sem glúten +2 €)', 'Clássicas e sem glúten'],
];

const promised = (section: string): string[] => {
  const { evidence, vegan } = enrichItem({ name: 'Grilled leek plate', description: null, section });
  return [...evidence.flatMap(({ value, state }) => (state === 'free' ? [value] : [])), ...(vegan ? ['vegan'] : [])];
};

test('a heading promises nothing that costs more or is one of several kinds', (t) => {
  for (const heading of VARIANTS) t.deepEqual(promised(heading), [], heading);
});

test('a heading that describes its dishes promises it', (t) => {
  for (const heading of [
    'Gluten free pizzas',
    'Pizzas (gluten free)',
    'Pizzas £12 (gluten free)',
    'Glutenfreie Pizzen',
  ])
    t.deepEqual(promised(heading), ['GLUTEN'], heading);
  t.deepEqual(promised('Gluten free & vegan'), ['GLUTEN', 'vegan']);
});

test('a name with the surcharge of a variant promises nothing about the dish', (t) => {
  for (const name of [
    'Leek pie (GF +£2)',
    'Leek pie GF +1.50',
    'Leek pie (gluten free £2)',
    'Leek pie (gluten free pastry)',
  ]) {
    const { evidence } = enrichItem({ name, description: null });
    t.false(
      evidence.some(({ state }) => state === 'free'),
      name,
    );
  }
  const { evidence } = enrichItem({ name: 'Leek pie (GF) £9', description: null });
  t.true(evidence.some(({ value, state }) => value === 'GLUTEN' && state === 'free'));
});

const STATEMENTS = 20_000;
type Kind = 'contains' | 'mayContain' | 'free';
const KINDS: readonly Kind[] = ['contains', 'mayContain', 'free'];

interface Invented {
  readonly name: string;
  readonly description: string;
  readonly kind: Kind;
  readonly codes: readonly AllergenCode[];
}

/** Invents a statement of one to four allergens, before or behind a sentence about the dish or alone. */
function invent(language: StatementLanguage, { pick, shuffle, integer }: Random): Invented {
  const kind = pick(KINDS);
  const codes = shuffle(Object.keys(language.words) as AllergenCode[]).slice(0, 1 + integer(4));
  const words = codes.map((code) => {
    const members = kind === 'free' ? [] : (language.members[code] ?? []);
    return pick([...(language.words[code] ?? []), ...members]);
  });
  const list = words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${language.and} ${words.at(-1)}`;
  const said = pick(language[kind]).replace('%', list);
  const [name, other] = [pick(language.dishes), pick(language.dishes)];
  return { name, description: pick([said, `${other}. ${said}`, `${said} ${other}.`]), kind, codes };
}

/** Fault in reading a statement; undefined for none. */
function fault({ name, description, kind, codes }: Invented): string | undefined {
  const { evidence } = enrichItem({ name, description });
  const told = (code: AllergenCode, state: string) =>
    evidence.some((one) => one.value === code && one.basis === 'stated' && one.state === state);
  for (const code of codes) {
    const [contains, may, free] = [told(code, 'contains'), told(code, 'may contain'), told(code, 'free')];
    if (kind === 'contains' && (!contains || free)) return `${code} is not stated to be there`;
    if (kind === 'mayContain' && (!(may || contains) || free)) return `${code} is not stated as possible`;
    if (kind === 'free' && (contains || may)) return `${code} is stated to be there`;
    if (kind === 'free' && !free) return `${code} is not stated to be absent`;
    if (evidence.some((one) => one.value === code && one.state === 'likely absent'))
      return `${code} is called likely clear`;
  }
  return undefined;
}

test('no statement is lost or inverted, in eight languages', (t) => {
  const random = createRandom(20261123);
  const languages = Object.entries(STATEMENT_LANGUAGES);
  const faults = new Map<string, number>();
  for (let i = 0; i < STATEMENTS; i += 1) {
    const [name, language] = languages[i % languages.length] as [string, StatementLanguage];
    const invented = invent(language, random);
    const wrong = fault(invented);
    if (wrong) faults.set(`${name}: "${invented.name}" "${invented.description}": ${wrong}`, i);
  }
  t.deepEqual([...faults.keys()].slice(0, 20), [], `${faults.size} faults`);
});
