import type { Chance } from '../chance.ts';
import type { CodeScheme, Stated } from './types.ts';

const NUMBERED = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soya',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
];
const LETTERS = 'ABCDEFGHLMNOPR';
const ANIMAL =
  /chick|beef|pork|lamb|duck|bacon|ham\b|fish|prawn|shrimp|salmon|cod\b|tuna|crab|lobster|mussel|squid|steak|sausage|chorizo|turkey|meat|wing|rib|carne|pollo|gamb|prosciutto|salami|salmone|mutton|goat|veal|egg|burger|haddock|anchov|scallop|calamar|tikka|brisket|gammon|venison|jam[oó]n|plaice|trout|hake|mackerel|bass|scampi|clams|oyster|pepperoni|pancetta|birria|asada/i;
const BEEFY = /vegan|salad|falafel|tofu|chips|fries|fruit|sorbet|bread|veg/i;

/** The codes of one document: what they look like and how they are explained. */
export interface Codes {
  readonly scheme: CodeScheme;
  readonly legend: readonly string[];
  of(dish: string, description: string | null): { codes: readonly string[]; stated: Stated };
}

const NONE = { codes: [], stated: {} } as const;

const words = (stated: Stated, text: string): Stated => {
  const vegan = /\bvegan\b/i.test(text);
  const vegetarian = vegan || /\b(?:vegetarian|veggie)\b/i.test(text);
  return {
    ...stated,
    ...(vegetarian ? { vegetarian } : {}),
    ...(vegan ? { vegan } : {}),
    ...(/\bspicy\b/i.test(text) ? { spicy: true } : {}),
  };
};

function drawScheme(chance: Chance, latin: boolean): Codes {
  const scheme = chance.weighted({ none: 66, brackets: 18, letters: 5, numbers: 5, chilli: latin ? 0 : 3, star: 3 });
  const share = chance.between(0.2, 0.6);
  const lower = chance.chance(0.25);
  const vegan = chance.pick(['VE', 'VG', 'Ve', 'VGN']);
  const withLegend = vegan === 'VG' || chance.chance(0.7);
  const gf = chance.chance(0.6);
  const dress = chance.pick([
    (s: string) => `(${s})`,
    (s: string) => `(${s})`,
    (s: string) => s,
    (s: string) => `[${s}]`,
  ]);
  const cased = (code: string): string => (lower ? code.toLowerCase() : code);
  if (scheme === 'none') return { scheme, legend: [], of: () => NONE };
  if (scheme === 'chilli' || scheme === 'star') {
    const sign = scheme === 'star' ? chance.pick(['*', '**', '†']) : '🌶';
    const legend =
      scheme === 'star'
        ? [`${sign} ${chance.pick(['Contains nuts', 'contains nuts'])}`]
        : chance.chance(0.5)
          ? ['🌶 = spicy']
          : [];
    const stated: Stated = scheme === 'star' ? { allergens: ['nuts'] } : { spicy: true };
    return { scheme, legend, of: () => (chance.chance(share * 0.6) ? { codes: [sign], stated } : NONE) };
  }
  if (scheme === 'numbers' || scheme === 'letters') {
    const sign = (index: number): string => (scheme === 'numbers' ? String(index + 1) : (LETTERS[index] ?? 'A'));
    const legend = [
      NUMBERED.map((name, index) => `${sign(index)} ${name.charAt(0).toUpperCase()}${name.slice(1)}`).join(', '),
    ];
    return {
      scheme,
      legend: [`${chance.pick(['Allergens: ', 'Allergen key: ', ''])}${legend}`],
      of: () => {
        if (!chance.chance(0.85)) return NONE;
        const picked = chance
          .shuffle(NUMBERED.map((_name, index) => index))
          .slice(0, chance.whole(1, 5))
          .sort((a, b) => a - b);
        return {
          codes: [picked.map(sign).join(chance.pick([',', ', ']))],
          stated: { allergens: picked.map((index) => NUMBERED[index] ?? '') },
        };
      },
    };
  }
  const sign = chance.pick([' ', ' = ', ' - ', ': ']);
  const legendParts = [
    `${cased('V')}${sign}Vegetarian`,
    `${cased(vegan)}${sign}Vegan`,
    ...(gf ? [`${cased('GF')}${sign}Gluten Free`] : []),
  ];
  return {
    scheme,
    legend: withLegend
      ? [
          legendParts
            .map((part) => part.replace(/^\S+?(?=\W)/, (code) => (dress === undefined ? code : dress(code))))
            .join(chance.pick(['  ', ', ', ' | '])),
        ]
      : [],
    of: (dish, description) => {
      const animal = ANIMAL.test(`${dish} ${description ?? ''}`) && !BEEFY.test(dish);
      const isVegan = !animal && chance.chance(share * 0.4);
      const isVegetarian = isVegan || (!animal && chance.chance(share));
      const free = gf && chance.chance(share * 0.5);
      const parts = [...(isVegan ? [cased(vegan)] : isVegetarian ? [cased('V')] : []), ...(free ? [cased('GF')] : [])];
      if (!parts.length) return NONE;
      const stated: Stated = {
        ...(isVegetarian ? { vegetarian: true } : {}),
        ...(isVegan ? { vegan: true } : {}),
        ...(free ? { allergenFree: ['gluten'] } : {}),
      };
      return { codes: chance.chance(0.5) ? [dress(parts.join(', '))] : parts.map(dress), stated };
    },
  };
}

/** Draws a scheme; words that state something in a name count under every scheme. */
export function drawCodes(chance: Chance, latin: boolean): Codes {
  const codes = drawScheme(chance, latin);
  return {
    ...codes,
    of: (dish, description) => {
      const { codes: marks, stated } = codes.of(dish, description);
      return { codes: marks, stated: words(stated, dish) };
    },
  };
}
