import { ALLERGENS, type AllergenCode } from '@menu-data-service/menu-model/allergens';
import { foldText } from '@menu-data-service/menu-model/fold-text';
import { dataLines } from '../../lib/data-lines.ts';
import { clauseState, wordKinds } from './legend-words.ts';

export interface Heading {
  readonly code: AllergenCode;
  /** The folded kind, if it is only one kind of the group ("wheat"). */
  readonly kind?: string;
}

/** Subject of a column in an allergen table. */
export type TableColumn =
  | {
      readonly about: 'allergen';
      /** Several for "Nuts/Peanuts", whose marks apply to each. */
      readonly of: readonly Heading[];
      readonly says: 'contains' | 'may contain' | 'free';
    }
  /** Allergens as words. */
  | { readonly about: 'list'; readonly says: 'contains' | 'may contain' }
  /** Without a heading, or with one that may belong to the heading over its neighbour or not. */
  | { readonly about: 'unclear'; readonly heading: string }
  /** With a heading of unknown meaning. */
  | { readonly about: 'unread'; readonly heading: string }
  | { readonly about: 'name' | 'calories' | 'other' };

const NAME =
  /^(?:dish(?:es)?(?: name)?|item(?:s| name)?|product(?:s| name)?|menu item|name|food|meal|speise(?:n)?|gericht(?:e)?|plats?|platos?|piatt[oi]|dania)$/;
const CALORIES = /^(?:kcal|(?:total )?calories(?: kcal)?|energy kcal|kcal per (?:portion|serving)|kalorien)$/;
const OTHER =
  /^(?:vegan|vegetarian|veggie|halal|kosher|spicy|v|ve|vg|prices?|preis|prix|precio|prezzo|cena|preco|prijs|notes?|comments?|remarks?|ingredients?|id|code|no|number|section|category|course|menu|portion|serving|size|weight|description|energy|kj|fat|saturates|sugars?|salt|protein|fibre|carbs|carbohydrates?)$/;
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
  for (const line of dataLines('src/ingest/kitchen/columns.txt')) {
    const [name = '', whole = '', kinds = ''] = line.split('|').map((part) => part.trim());
    const code = ALLERGENS.find((one) => one.code === name)?.code;
    if (code === undefined) throw new Error(`columns.txt: "${name}" is no allergen`);
    for (const word of words(whole)) found.set(word, { code });
    for (const word of words(kinds)) found.set(word, { code, kind: word });
  }
  return found;
}

const words = (list: string): string[] => list.split(',').map(foldText).filter(Boolean);

function oneAllergen(text: string): Heading | undefined {
  const table = headings();
  const bare = text.replace(BRACKETS, ' ');
  for (const form of [foldText(text), foldText(bare), foldText(bare).replace(NOISE, ' ').replace(/\s+/g, ' ').trim()]) {
    const found = table.get(form) ?? table.get(form.replace(/^(?:\d{1,2}|[a-z]) /, ''));
    if (found) return found;
  }
  return undefined;
}

const BRACKETS = /\(([^()]*)\)/g;
const AND = /\b(?:and|or|und|oder|et|ou|y|ed?|i|lub|en|of)\b/i;

/** The allergens that make up a whole text; none if it says anything more or less. Brackets may add some, or name the only kind. */
export function namedAllergens(text: string): readonly Heading[] {
  const own = listedIn(text.replace(BRACKETS, ' '), text);
  if (own.length === 0) return [];
  if (oneWhole(text)) return own;
  const brackets = [...text.matchAll(BRACKETS)].map(([, words = '']) => words);
  const inside = brackets.flatMap((words) => listedIn(words, words));
  const isOfOwn = own.length === 1 && inside.every(({ code }) => code === own[0]?.code);
  if (isOfOwn && inside.length > 0 && inside.length < MIN_KINDS) return inside;
  // "Nuts (almond only)", "Fish (raw)": whatever else the bracket says, the column may not be about the whole group.
  const limit = brackets.find((words) => listedIn(words, words).length === 0 && !isExplanation(words));
  if (limit !== undefined) return own.map(({ code }) => ({ code, kind: foldText(limit) }));
  return [...own, ...inside.filter(({ code }) => own.every((one) => one.code !== code))];
}

/** A longer list in brackets explains the group, a shorter one limits it. */
const MIN_KINDS = 3;
/** True for a code, a number, a measure, or words that do not limit: "Sulphites (>10 mg/kg)", "Nuts (all)", "Celery (incl. celeriac)". */
const isExplanation = (words: string): boolean => EXPLAINS.test(foldText(words)) || MEASURE.test(words);
const EXPLAINS =
  /^(?:\w{1,2}|e ?\d{3}\w?|so ?2|(?:incl|including|e ?g|such as|all|any|tree|products|and products)\b.*)$/;
const MEASURE = /\d ?(?:mg|ppm|%)/i;

/** "Milk (lactose)" is a name of the whole group. */
const oneWhole = (text: string): boolean => headings().get(foldText(text)) !== undefined;

/** @param whole the same with its brackets */
function listedIn(text: string, whole: string): readonly Heading[] {
  const one = oneAllergen(whole);
  if (one) return [one];
  const parts = text.split(/[/,;&+|]/).filter((part) => part.trim() !== '');
  const found = parts.flatMap((part): readonly (Heading | undefined)[] => {
    const named = oneAllergen(part);
    return named ? [named] : part.split(AND).map(oneAllergen);
  });
  const all = found.flatMap((heading) => heading ?? []);
  if (all.length < found.length) return [];
  const isWhole = (code: AllergenCode) => all.some((heading) => heading.code === code && heading.kind === undefined);
  return all.filter(
    ({ code, kind }, i) =>
      (kind === undefined || !isWhole(code)) &&
      all.findIndex((heading) => heading.code === code && heading.kind === kind) === i,
  );
}

const MAX_WORDS = 4;

/** Every allergen that a text names among its other words. */
export function allergensNamed(text: string): readonly Heading[] {
  const words = foldText(text).split(' ');
  const found: Heading[] = [];
  for (let at = 0; at < words.length; ) {
    const lengths = Array.from({ length: MAX_WORDS }, (_, i) => MAX_WORDS - i);
    const length = lengths.find((one) => headings().has(words.slice(at, at + one).join(' '))) ?? 0;
    const heading = headings().get(words.slice(at, at + length).join(' '));
    if (heading) found.push(heading);
    at += Math.max(1, length);
  }
  return found;
}

const FREE =
  /^(?:free (?:from|of)|no|without|contains no|does not contain|ohne|frei von|sans|sin|senza|bez|sem|zonder|(?:suitable|safe|ok|okay) (?:for|with)|geeignet für)\b:?|[\s-]free$|\(free\)$|(?<=\p{L})[\s-]?frei$/iu;
const MAY = /^(?:may contain|traces of|kann|spuren von?)\b/i;
/** Words for those who avoid an allergen: "people with a milk allergy". */
const AVOIDED =
  /\b(?:people|those|guests|customers|with|an?|allerg(?:y|ies|ics?)|intoleran(?:ces?|t)|sufferers?|diets?)\b/gi;

/** Subject of a column according to its heading. @param above the heading over it, if several columns share one */
export function tableColumn(heading: string, above = ''): TableColumn {
  const folded = foldText(heading);
  if (NAME.test(folded)) return { about: 'name' };
  if (CALORIES.test(folded)) return { about: 'calories' };
  if (OTHER.test(folded)) return { about: 'other' };
  if (MAY_LIST.test(folded)) return { about: 'list', says: 'may contain' };
  if (LIST.test(folded)) return { about: 'list', says: 'contains' };
  const isFree = FREE.test(heading);
  const bare = heading.replace(isFree ? FREE : MAY, ' ').trim();
  const of = isFree ? avoidedAllergens(bare) : namedAllergens(bare);
  const over = saysAbove(above);
  if (of.length === 0 || over === undefined) return { about: 'unread', heading };
  return { about: 'allergen', of, says: isFree ? 'free' : MAY.test(heading) ? 'may contain' : over };
}

function avoidedAllergens(text: string): readonly Heading[] {
  const avoided = text.replace(AVOIDED, ' ').trim();
  return /^co?eliac(?:s| disease)?$/i.test(avoided) ? [{ code: 'GLUTEN' }] : namedAllergens(avoided);
}

/** Meaning of a heading over several columns for their marks; undefined if it may reverse them: "Can be made without". */
function saysAbove(above: string): 'contains' | 'may contain' | 'free' | undefined {
  const state = clauseState(above);
  if (state === 'no') return 'free';
  if (state === 'may contain') return state;
  const kinds = wordKinds(above);
  if (kinds.includes('free') || kinds.includes('not')) return undefined;
  return kinds.includes('may contain') ? 'may contain' : 'contains';
}

/** Kinds that make up a group: with a column for each of them the group is declared. */
const ALL_KINDS: Readonly<Partial<Record<AllergenCode, readonly RegExp[]>>> = {
  GLUTEN: [/^wheat|^weizen/, /^barley|^gerste/, /^rye|^roggen/, /^oat|^hafer/],
  NUTS: [/^almond/, /^hazel/, /^walnut/, /^cashew/, /^pecan/, /^brazil/, /^pistachio/, /^macadamia/],
};

/** A table with fewer allergens among its headings has no allergen columns. */
export const MIN_ALLERGENS = 3;

/** Allergens with a column, so that an empty cell means absence. */
export function declaredColumns(columns: readonly TableColumn[]): AllergenCode[] {
  const contains = columns.flatMap((one) => (one.about === 'allergen' && one.says === 'contains' ? one.of : []));
  // Beside a list of allergens a column "Nuts" says which nuts.
  const isList = columns.some((one) => one.about === 'list' && one.says === 'contains');
  if (isList && new Set(contains.map(({ code }) => code)).size < MIN_ALLERGENS) return [];
  return ALLERGENS.flatMap(({ code }) => {
    const own = contains.filter((one) => one.code === code);
    // A lone "shellfish" column may be about molluscs or about crustaceans, and those about single kinds leave out others.
    const kinds = ALL_KINDS[code];
    const isWhole = own.some(({ kind }) => kind === undefined);
    const isEach = kinds?.every((pattern) => own.some(({ kind }) => kind !== undefined && pattern.test(kind))) ?? false;
    return isWhole || isEach ? [code] : [];
  });
}
