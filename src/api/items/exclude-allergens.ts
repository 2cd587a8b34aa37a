import { ALLERGENS, type AllergenCode } from '@menu-data-service/menu-model/allergens';
import { nearest } from '../../lib/nearest.ts';
import { parameter, Unreadable } from '../shared/parameter.ts';

const plain = (word: string) =>
  word
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();

const CODE_BY_WORD: ReadonlyMap<string, AllergenCode> = new Map(
  ALLERGENS.flatMap(({ code, name, aliases }) => [code, name, ...aliases].map((word) => [plain(word), code] as const)),
);
const NAMES = ALLERGENS.map(({ name }) => name);

export function readAllergens(text: string): readonly AllergenCode[] | Unreadable {
  const codes = new Set<AllergenCode>();
  for (const word of text.split(',')) {
    const code = CODE_BY_WORD.get(plain(word));
    if (!code) {
      const given = word.trim();
      if (given === '') return new Unreadable(`expected allergens separated by commas: ${NAMES.join(', ')}`);
      const suggestion = nearest(given, [...CODE_BY_WORD.keys()]);
      const name = ALLERGENS.find(
        ({ code }) => suggestion !== undefined && code === CODE_BY_WORD.get(suggestion),
      )?.name;
      const meant = name === undefined ? '' : ` Did you mean ${name}?`;
      return new Unreadable(
        `"${given.slice(0, 60)}" is none of the ${ALLERGENS.length} allergens.${meant} Known: ${NAMES.join(', ')}.`,
      );
    }
    codes.add(code);
  }
  return [...codes];
}

export const excludeAllergensParameter = parameter(
  'Leaves out items that contain or may contain any of these: names or codes of UK allergens, separated by commas. Items for which that is unknown are left out too, as allergenCertainty says, and counted in X-Allergens-Unknown.',
  {
    type: 'array',
    items: { type: 'string' },
    examples: [
      ['nuts', 'peanuts'],
      ['GLUTEN', 'MILK'],
    ],
  },
  readAllergens,
);
