import type { Chance } from './chance.ts';

export interface Signs {
  /** Sign by code; codes without one are not printed. */
  readonly of: Readonly<Record<string, string>>;
  readonly legend: string | null;
}

const ALLERGENS =
  'gluten crustaceans eggs fish peanuts soya milk nuts celery mustard sesame sulphites lupin molluscs'.split(' ');
const DIETS: Readonly<Record<string, string>> = {
  v: 'vegetarian',
  ve: 'vegan',
  gf: 'gluten free',
  hot: 'spicy',
  n: 'contains nuts',
};

function signs(of: Readonly<Record<string, string>>, between: string, join: string, start = ''): Signs {
  const said = Object.entries(of).map(([code, sign]) => `${sign}${between}${DIETS[code] ?? code}`);
  return { of, legend: said.length ? start + said.join(join) : null };
}

const numbered = (sign: (index: number) => string): Record<string, string> =>
  Object.fromEntries(ALLERGENS.map((name, index) => [name, sign(index)]));

export const PLAIN_SIGNS = signs({ v: '(v)', ve: '(ve)', gf: '(gf)' }, ' ', ', ');

const STYLES: readonly (readonly [number, Signs])[] = [
  [60, { of: {}, legend: null }],
  [8, PLAIN_SIGNS],
  [4, { ...PLAIN_SIGNS, legend: null }],
  [5, signs({ v: '(V)', ve: '(VE)', gf: '(GF)' }, ' = ', '  ')],
  [3, signs({ v: 'V', ve: 'VG', gf: 'GF', n: 'N' }, ' - ', ' | ')],
  [2, signs({ v: '[V]', ve: '[VE]' }, ' ', ' ')],
  [2, signs({ n: '*' }, ' ', '')],
  [3, signs({ v: 'v', ve: 've', gf: 'gf', n: 'n' }, ': ', ', ')],
  [
    4,
    signs(
      numbered((index) => String(index + 1)),
      ' ',
      ', ',
      'Allergens: ',
    ),
  ],
  [
    3,
    signs(
      numbered((index) => 'ABCDEFGHLMNOPR'.charAt(index)),
      ' = ',
      ', ',
    ),
  ],
];

export const drawSigns = (chance: Chance): Signs => chance.among(STYLES);

/** Formats the signs of a dish: one per code, or numbers and letters of allergens as one list in brackets. */
export function printSigns(codes: readonly string[], { of }: Signs): string {
  const printed = codes.filter((code) => of[code] !== undefined);
  const allergens = printed.length > 0 && printed.every((code) => ALLERGENS.includes(code));
  return allergens ? `(${printed.map((code) => of[code]).join(',')})` : printed.map((code) => of[code]).join(' ');
}

/** Statements of a document about a dish by its printed signs. A vegan sign does not also state vegetarian. */
export interface Stated {
  readonly vegetarian?: true;
  readonly vegan?: true;
  readonly spicy?: true;
  readonly calories?: number;
  readonly allergens?: readonly string[];
  readonly allergenFree?: readonly string[];
}

export function statedBy(codes: readonly string[], { of }: Signs): Stated {
  const has = (code: string): boolean => codes.includes(code) && of[code] !== undefined;
  const allergens = [...ALLERGENS.filter(has), ...(has('n') ? ['nuts'] : [])];
  return {
    ...(has('v') ? { vegetarian: true as const } : {}),
    ...(has('ve') ? { vegan: true as const } : {}),
    ...(has('hot') ? { spicy: true as const } : {}),
    ...(has('gf') ? { allergenFree: ['gluten'] } : {}),
    ...(allergens.length ? { allergens } : {}),
  };
}

const ANIMAL =
  /chick|beef|pork|lamb|duck|bacon|ham\b|fish|prawn|shrimp|salmon|cod\b|tuna|crab|lobster|mussel|squid|steak|sausage|chorizo|turkey|meat|wing|rib|carne|pollo|prosciutto|salami|mutton|egg|burger|haddock|anchov|scallop|calamar|tikka|brisket|gammon|venison|jam[oó]n|pancetta|pepperoni|mackerel|trout|hake|plaice|monkfish|clams|crayfish|pastrami|nduja|guanciale|speck|bresaola|tonno|mare|vitello/i;

/** Codes of an invented dish: those that suit its words, among the printed ones. */
export function inventCodes(words: string, { of }: Signs, chance: Chance): readonly string[] {
  if (of.gluten)
    return chance
      .shuffle(ALLERGENS)
      .slice(0, chance.whole(0, 4))
      .sort((a, b) => ALLERGENS.indexOf(a) - ALLERGENS.indexOf(b));
  const green = !ANIMAL.test(words);
  const diet =
    green && chance.chance(0.5)
      ? [chance.chance(0.3) && !/cheese|cream|mozz|milk|butter|yog/i.test(words) ? 've' : 'v']
      : [];
  return [...diet, ...(chance.chance(0.15) ? ['gf'] : []), ...(chance.chance(0.1) ? ['n'] : [])];
}
