import { formsOf } from '../../vocabulary/load-forms.ts';
import { allergensIn, isContainedList } from './allergen-words.ts';
import { dietMeaning } from './diet-words.ts';
import type { Statement } from './meaning.ts';

/** The texts of one item that may state something of it. */
export interface StatedText {
  readonly name: string;
  readonly description: string;
  /** Codes, signs and calories taken out of the texts or printed beside them. */
  readonly codes: readonly string[];
  readonly section: string;
  readonly menu: string;
}

const NAME_WORD = /\b(?:vegan|vegetarian|veggie|plant[- ]based|halal|spicy|gluten[- ]free|dairy[- ]free)\b/gi;
const NOT_SO = /\b(?:non|not|no)[- ]+$/i;
const WHOLE = new RegExp(
  `^(?:${[
    'vegan',
    'vegetarian',
    'veggie',
    'plant[- ]based',
    'halal',
    '(?:very |extra )?spicy',
    '(?:very )?hot',
    'gluten[- ]free',
    'dairy[- ]free',
    'suitable for (?:vegans|vegetarians|coeliacs)',
    '(?:vegan|vegetarian|gluten[- ]free|dairy[- ]free)(?: option)?(?: available)?(?: on request)?',
  ].join('|')})$`,
  'i',
);
const DIET = '(?:(?<vegan>vegan|plant[- ]based)|(?<vegetarian>vegetarian|veggie|veg)(?: (?:&|and) vegan)?)';
const SECTION = new RegExp(`^(?:our |the )?${DIET}(?: (?:${formsOf('dish-kinds')}))?$`, 'i');
const NEGATED = /\b(?:not|non|less|mild)\b/i;
const LIST =
  /\b(?:allergens?|allergy info(?:rmation)?|contains?|(?<may>may contain)(?: traces of)?)\s*:?\s*(?<list>[^.;()]{3,160})/gi;

const BRACKETS = /[([][^()[\]]{3,160}[)\]]/g;

/** Statements in plain words: in the name, as a sentence of the description, and by the name of the section. */
export function textStatements({ name, description, section, menu }: StatedText): Statement[] {
  return [
    ...nameStatements(name),
    ...allergenStatements(name),
    ...descriptionStatements(description),
    ...allergenStatements(description),
    ...sectionStatements(section),
    ...sectionStatements(menu),
  ];
}

function nameStatements(name: string): Statement[] {
  // In a list the word belongs to its component, which tagging tells apart.
  if (name.includes(',')) return [];
  return [...name.matchAll(NAME_WORD)].flatMap((match) => {
    if (NOT_SO.test(name.slice(0, match.index))) return [];
    const phrase = name.slice(match.index, match.index + match[0].length + 24);
    const optional =
      /^\S+(?:[- ]free)? (?:option|available|on request|alternative)/i.test(phrase) ||
      /\bor (?:vegan|vegetarian|veggie)/i.test(name);
    const meaning = dietMeaning(match[0]);
    return meaning ? [{ meaning: optional ? { ...meaning, option: true as const } : meaning, words: match[0] }] : [];
  });
}

function descriptionStatements(description: string): Statement[] {
  return description.split(/[.;|•·()[\]!]|\s[–—-]\s/).flatMap((clause) => {
    const parts = clause.split(/,\s/).map((part) => part.trim());
    return parts.flatMap((part, at) => {
      // Between the components of a list, "vegan" is said of the one before it.
      const ofDish = [parts.slice(0, at), parts.slice(at + 1)].some((side) => side.every((one) => WHOLE.test(one)));
      const meaning = ofDish && WHOLE.test(part) ? dietMeaning(part) : null;
      return meaning ? [{ meaning, words: part }] : [];
    });
  });
}

/** "Contains milk and eggs", and allergens alone in brackets: "(gluten, milk)". */
function allergenStatements(text: string): Statement[] {
  const lists = [...text.matchAll(LIST)].flatMap((match) => {
    const found = allergensIn(match.groups?.list ?? '');
    if (!found.length) return [];
    return [{ meaning: match.groups?.may ? { mayContain: found } : { contains: found }, words: match[0].trim() }];
  });
  const brackets = [...text.matchAll(BRACKETS)].flatMap(([words]) =>
    isContainedList(words) ? [{ meaning: { contains: allergensIn(words) }, words }] : [],
  );
  return [...lists, ...brackets];
}

function sectionStatements(section: string): Statement[] {
  const match = SECTION.exec(section.replace(/[^\p{L}&\- ]+/gu, ' ').trim());
  if (!match)
    return /\bspicy\b/i.test(section) && !NEGATED.test(section) ? [{ meaning: { spicy: true }, words: section }] : [];
  return [{ meaning: match.groups?.vegan ? { vegan: true, vegetarian: true } : { vegetarian: true }, words: section }];
}
