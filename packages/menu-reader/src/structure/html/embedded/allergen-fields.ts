import { lowerCased } from '../../../any-case.ts';
import { formsOf } from '../../../vocabulary/load-forms.ts';
import { allergensIn, containedIn } from '../../stated/allergen-words.ts';
import type { Statement } from '../../stated/meaning.ts';
import { asText, isObject, type PlainObject } from './plain-object.ts';

const MAY_KEY = /may_?(?:also_?)?contain|traces?(?![a-z_])|cross_?contam|cross_?contact/i;
const CONTAINS_KEY =
  /^(?:contains|contains_?allergens|allergens?_?contained|allergens?|allergen_?(?:list|info|information|names|tags|codes)|allergy_?(?:info|information|list)|allergies)$/i;
const AROUND_KEY = /allerg|diet|nutri/i;
/** Values for "not given"; absence is never taken from data. */
const NOTHING = /^(?:none|no(?:ne)? known|no(?: allergens)?|n\/a|unknown|false|0|-+)?$/i;
const YES = /^(?:true|yes|y|1|contains?|present|x)$/i;
const NO = /^(?:false|no|n|0|none|absent|free|does not contain|not present|)$/i;
const MAY = new RegExp(String.raw`(?<!\p{L})(?:may|might|${formsOf('trace-words')})(?!\p{L})`, 'u');
const MAX_DEPTH = 4;

export interface AllergenFields {
  readonly statements: readonly Statement[];
  readonly unknown: readonly string[];
}

interface Found {
  readonly words: string;
  readonly may: boolean;
}

/** Reads the allergen fields of a dish; missing allergens are never taken for absent. */
export function allergenFields(dish: PlainObject): AllergenFields {
  const found = fieldsIn(dish, false, 0);
  const read = found.map(({ words, may }) => ({ words, may, codes: codesOf(words) }));
  return {
    statements: read.flatMap(({ words, may, codes }) =>
      codes.length ? [{ words, meaning: may ? { mayContain: codes } : { contains: codes } }] : [],
    ),
    unknown: [...new Set(read.filter(({ codes }) => !codes.length).map(({ words }) => words))],
  };
}

function fieldsIn(object: PlainObject, isWithin: boolean, depth: number): Found[] {
  return Object.entries(object).flatMap(([key, value]) => {
    if (MAY_KEY.test(key)) return entriesOf(value, true, depth + 1);
    if (CONTAINS_KEY.test(key)) return entriesOf(value, false, depth + 1);
    return (isWithin || AROUND_KEY.test(key)) && isObject(value) && depth < MAX_DEPTH
      ? fieldsIn(value, true, depth + 1)
      : [];
  });
}

/** Entries of a list, of a comma-separated text, of an object with names as its keys, or of one with fields of its own. */
function entriesOf(value: unknown, may: boolean, depth: number): Found[] {
  if (depth > MAX_DEPTH) return [];
  if (Array.isArray(value)) return value.flatMap((entry) => entryOf(entry, may, depth));
  if (isObject(value)) {
    const keys = Object.keys(value);
    if (keys.some((key) => MAY_KEY.test(key) || CONTAINS_KEY.test(key))) return fieldsIn(value, true, depth);
    return keys.flatMap((name) => markedOf(name, value[name], may));
  }
  return (asText(value) ?? '').split(/[,;|]/).flatMap((words) => wordsOf(words, may));
}

function entryOf(entry: unknown, may: boolean, depth: number): Found[] {
  if (!isObject(entry)) return entriesOf(typeof entry === 'number' ? String(entry) : entry, may, depth + 1);
  const name = asText(
    entry.name ?? entry.label ?? entry.title ?? entry.allergen ?? entry.code ?? entry.id ?? entry.type,
  );
  const marks = [
    entry.type,
    entry.level,
    entry.status,
    entry.value,
    entry.presence,
    entry.contains,
    entry.present,
    entry.enabled,
    entry.active,
  ];
  const mark = marks.find((one) => one !== undefined && asText(one) !== name);
  return name ? markedOf(name, mark ?? true, may) : [];
}

/** Name with its mark: true, "contains", "may contain"; empty where it is marked absent. */
function markedOf(name: string, mark: unknown, may: boolean): Found[] {
  const said = typeof mark === 'boolean' || typeof mark === 'number' ? String(mark) : (asText(mark) ?? '');
  const plain = plainWords(said);
  if (mark !== true && NO.test(plain)) return [];
  return wordsOf(name, may || (!YES.test(plain) && isMay(plain)));
}

function wordsOf(printed: string, may: boolean): Found[] {
  const words = plainWords(printed);
  return NOTHING.test(words) ? [] : [{ words, may: may || isMay(words) }];
}

const isMay = (words: string): boolean => MAY.test(lowerCased(words));

/** "en:tree-nuts" and "TREE_NUTS" as words. */
const plainWords = (printed: string): string =>
  printed
    .replace(/^\s*[a-z]{2}:/, '')
    .replace(/(?<=\p{Ll})(?=\p{Lu})|[_-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const codesOf = (words: string): ReturnType<typeof allergensIn> =>
  isMay(words) ? allergensIn(words) : containedIn(words);
