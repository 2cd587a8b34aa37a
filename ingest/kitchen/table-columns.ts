import { ALLERGENS, type AllergenCode } from '@menu-data-service/allergens';
import { foldText } from '../../src/domain/fold-text.ts';
import { dataLines } from '../../src/lib/data-lines.ts';

/** What a column of an allergen table is about. */
export type TableColumn =
  | {
      readonly about: 'allergen';
      readonly code: AllergenCode;
      /** The kind, folded, where the column is about one kind of the group only ("wheat"). */
      readonly kind?: string;
      /** What a mark in it says of a dish. */
      readonly says: 'contains' | 'may contain' | 'free';
    }
  /** Allergens as words. */
  | { readonly about: 'list'; readonly says: 'contains' | 'may contain' }
  | { readonly about: 'name' | 'calories' | 'other' };

interface Heading {
  readonly code: AllergenCode;
  readonly kind?: string;
}

const NAME =
  /^(?:dish(?:es)?(?: name)?|item(?:s| name)?|product(?:s| name)?|menu item|name|food|meal|speise(?:n)?|gericht(?:e)?|plats?|platos?|piatt[oi]|dania)$/;
const CALORIES = /^(?:kcal|(?:total )?calories(?: kcal)?|energy kcal|kcal per (?:portion|serving)|kalorien)$/;
const OTHER =
  /^(?:vegan|vegetarian|veggie|halal|kosher|spicy|v|ve|vg|price|notes?|section|category|portion|serving|size|description|kj|fat|salt|protein|carbs)$/;
const LIST = /^(?:allergens?|allergen information|contains?(?: allergens?)?|allergene|enthalt)$/;
const MAY_LIST = /^(?:may contain|may contain traces(?: of)?|traces(?: of)?|spuren)$/;
const NOISE =
  /\b(?:and|products?|thereof|containing|contains?|derivatives?|allergens?|the|of|from|und|daraus|erzeugnisse|et|y|e)\b/g;

let known: ReadonlyMap<string, Heading> | undefined;

function headings(): ReadonlyMap<string, Heading> {
  known ??= readHeadings();
  return known;
}

function readHeadings(): ReadonlyMap<string, Heading> {
  const found = new Map<string, Heading>();
  for (const line of dataLines('ingest/kitchen/columns.txt')) {
    const [name = '', whole = '', kinds = ''] = line.split('|').map((part) => part.trim());
    const code = ALLERGENS.find((one) => one.code === name)?.code;
    if (code === undefined) throw new Error(`columns.txt: "${name}" is no allergen`);
    for (const word of words(whole)) found.set(word, { code });
    for (const word of words(kinds)) found.set(word, { code, kind: word });
  }
  return found;
}

const words = (list: string): string[] => list.split(',').map(foldText).filter(Boolean);

/** The allergen that a text names and nothing else; undefined for anything more or less. */
export function namedAllergen(text: string): Heading | undefined {
  const table = headings();
  const bare = text.replace(/\([^()]*\)/g, ' ');
  for (const form of [foldText(text), foldText(bare), foldText(bare).replace(NOISE, ' ').replace(/\s+/g, ' ').trim()]) {
    const found = table.get(form) ?? table.get(form.replace(/^(?:\d{1,2}|[a-z]) /, ''));
    if (found) return found;
  }
  const parts = bare.split(/[/,&+]|\band\b/i).filter((part) => part.trim() !== '');
  const found = parts.map((part) => table.get(foldText(part)));
  const [first] = found;
  return parts.length > 1 && first && found.every((one) => one?.code === first.code)
    ? (found.find((one) => one?.kind === undefined) ?? first)
    : undefined;
}

/** What the heading of a column says that it is about. @param above the heading over it, where several columns share one */
export function tableColumn(heading: string, above = ''): TableColumn {
  const folded = foldText(heading);
  if (NAME.test(folded)) return { about: 'name' };
  if (CALORIES.test(folded)) return { about: 'calories' };
  if (OTHER.test(folded)) return { about: 'other' };
  if (MAY_LIST.test(folded)) return { about: 'list', says: 'may contain' };
  if (LIST.test(folded)) return { about: 'list', says: 'contains' };
  const free = /^(?:free from|no|ohne) | free$|frei$/.exec(folded);
  const may = /^(?:may contain|traces of|kann|spuren von?) /.exec(folded);
  const named = namedAllergen(free ? folded.replace(free[0], ' ') : may ? folded.replace(may[0], ' ') : heading);
  if (!named) return { about: 'other' };
  const over = foldText(above);
  const isFree = free !== null || /\b(?:free from|suitable for|without)\b/.test(over);
  const isMay = may !== null || /\b(?:may contain|traces?|spuren)\b/.test(over);
  return { about: 'allergen', ...named, says: isFree ? 'free' : isMay ? 'may contain' : 'contains' };
}

/** Kinds that make up a group: with a column for each of them the group is declared. */
const ALL_KINDS: Readonly<Partial<Record<AllergenCode, readonly RegExp[]>>> = {
  GLUTEN: [/^wheat|^weizen/, /^barley|^gerste/, /^rye|^roggen/, /^oat|^hafer/],
  NUTS: [/^almond/, /^hazel/, /^walnut/, /^cashew/, /^pecan/, /^brazil/, /^pistachio/, /^macadamia/],
};

/** With fewer allergens among its headings a table has no columns of allergens. */
export const FEWEST_ALLERGENS = 3;

/** Allergens of which the table has a column, so that an empty cell in it means that they are not contained. */
export function declaredColumns(columns: readonly TableColumn[]): AllergenCode[] {
  const contains = columns.flatMap((one) => (one.about === 'allergen' && one.says === 'contains' ? [one] : []));
  // Beside a list of allergens a column "Nuts" says which nuts.
  const isList = columns.some((one) => one.about === 'list' && one.says === 'contains');
  if (isList && new Set(contains.map(({ code }) => code)).size < FEWEST_ALLERGENS) return [];
  return ALLERGENS.flatMap(({ code }) => {
    const own = contains.filter((one) => one.code === code);
    // A lone "shellfish" column may be about molluscs or about crustaceans, and those about single kinds leave out others.
    const kinds = ALL_KINDS[code];
    const isWhole = own.some(({ kind }) => kind === undefined);
    const isEach = kinds?.every((pattern) => own.some(({ kind }) => kind !== undefined && pattern.test(kind))) ?? false;
    return isWhole || isEach ? [code] : [];
  });
}
