import type { AllergenCode } from '@menu-data-service/menu-model/allergens';
import type { Random } from '@menu-data-service/seeded-random';

export type State = 'contains' | 'may contain' | 'no';

/** Allergens left open by a note around the table: one, all of them, or those with empty cells. */
export type Unsure = AllergenCode | 'all' | 'warned of all' | 'empty';

/** Signs of a table, with legends that explain them and some that do not. */
interface Marking {
  readonly contains: string;
  readonly may: string;
  readonly no: string;
  readonly legend: string;
}

const SAYS = {
  contains: [
    'contains',
    'contains the allergen',
    'present',
    'allergen present',
    'not suitable',
    'not safe',
    'not free from',
  ],
  no: [
    'free',
    'free from',
    'does not contain',
    'absent',
    'suitable',
    'safe',
    'OK',
    'not present',
    'contains no allergen',
  ],
  may: ['may contain', 'may contain traces', 'traces possible'],
};
const LINKS = [' = ', ': ', ' ', ' means ', ' - ', '=', ' denotes '];
const WORDS: Readonly<Record<string, string>> = { '✓': 'Tick', '✗': 'Cross', '✔': 'A tick', '●': 'A dot' };

export function marking({ pick, integer }: Random): Marking {
  const [contains, no = '', may = 'M'] = pick([
    ...[['x'], ['✓'], ['●'], ['X', '-'], ['Y', 'N'], ['yes', 'no'], ['●', '○'], ['x', '', 'M'], ['●', '', '◐']],
    ...[
      ['✗', '✓'],
      ['✓', '✗'],
      ['✔', '✘'],
      ['✗', '✓'],
      ['×', '✓'],
      ['✓', '✗'],
    ],
  ]) as [string, string?, string?];
  const said = (sign: string, words: readonly string[]) => {
    const isLetter = /^\p{L}+$/u.test(sign);
    const link = pick(isLetter ? LINKS.filter((one) => one !== ' ') : LINKS);
    const name = pick([sign, sign, WORDS[sign] ?? sign, isLetter ? sign : `(${sign})`]);
    return pick([`${name}${link}${pick(words)}`, `${name}${link}${pick(words)}`, `${pick(words)} = ${sign}`]);
  };
  const parts = [said(contains, SAYS.contains), ...(no ? [said(no, SAYS.no)] : []), said(may, SAYS.may)];
  const [first = '', second = ''] = parts;
  const legends = [
    ...[
      parts.join(pick([', ', '; ', ' | ', '. '])),
      parts.join(', '),
      parts.toReversed().join('. '),
      first,
      second,
      '',
    ],
    ...[
      `${contains} contains the allergen, ${no || '-'} does not`,
      `${first}. ${contains} = free from`,
      'Ask us about allergens',
    ],
  ];
  return { contains, no, may, legend: legends[integer(legends.length)] ?? '' };
}

/** Notes around a table with the allergens they leave open; "turned" if marks show absence. */
export const NOTES: readonly (readonly [text: string, unsure: Unsure | 'turned'])[] = [
  ...(
    [
      'Blank = not yet tested',
      'An empty box does not mean free',
      'If a cell is blank, ask us',
      'Not marked: no information',
      'Leere Felder: noch nicht geprüft',
    ] as const
  ).map((text) => [text, 'empty'] as const),
  ...(
    [
      'All dishes may contain traces of milk',
      'We cannot guarantee that our food is free from milk',
      'Made in a kitchen that handles milk',
      'Alle Gerichte können Spuren von Milch enthalten',
    ] as const
  ).map((text) => [text, 'MILK'] as const),
  ['All dishes may contain traces of any allergen', 'warned of all'],
  ['Cross-contamination may occur in our kitchen', 'all'],
  ...(
    [
      "What's NOT in our food",
      'Free from',
      'Our dishes do not contain these allergens',
      'Senza',
      'Marked dishes can be made without it',
    ] as const
  ).map((text) => [text, 'turned'] as const),
];

export const TURNED: Readonly<Record<State, State>> = { contains: 'no', no: 'contains', 'may contain': 'may contain' };
