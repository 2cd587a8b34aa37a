import type { AllergenCode } from '@menu-data-service/menu-model/allergens';
import type { StatedFacts } from '@menu-data-service/menu-model/draft-menu';
import { formsOf } from '../../vocabulary/load-forms.ts';
import { allergensIn, containedIn, isContainedList, isDenied } from './allergen-words.ts';
import { codeMeanings } from './code-meaning.ts';
import { dietMeaning } from './diet-words.ts';
import { caloriesIn } from './dish-energy.ts';
import type { Legend } from './legend.ts';
import type { Meaning, Statement } from './meaning.ts';

/** Statements of the document about one item, by codes and their legend, by words, and for the whole menu. */
export function statedFacts(text: StatedText, legend: Legend): StatedFacts {
  const statements: Statement[] = [
    ...text.codes.flatMap((words) => codeMeanings(words, legend).map((meaning) => ({ meaning, words: words.trim() }))),
    ...(text.said ?? []),
    ...textStatements(text),
    ...legend.statements.map((meaning) => ({ meaning, words: 'statement for the whole menu' })),
  ];
  const onRequest = statements.filter(({ meaning }) => meaning.option);
  const words: Record<string, string> = {};
  const says = (key: string, test: (meaning: Meaning) => boolean): boolean => {
    const statement = statements.find(({ meaning }) => !meaning.option && test(meaning));
    if (statement) words[key] ??= statement.words;
    return statement !== undefined;
  };
  const collect = (key: string, of: (meaning: Meaning) => readonly AllergenCode[] | undefined): AllergenCode[] => {
    const found = statements.flatMap(({ meaning }) => (meaning.option ? [] : (of(meaning) ?? [])));
    if (found.length) says(key, (meaning) => of(meaning) !== undefined);
    return [...new Set(found)];
  };
  const contains = collect('contains', (meaning) => meaning.contains);
  const mayContain = collect('mayContain', (meaning) => meaning.mayContain).filter((code) => !contains.includes(code));
  // "VG, VGO" is vegan on request: the weaker of two marks holds
  const freeFrom = collect('freeFrom', (meaning) => meaning.freeFrom).filter(
    (code) => !contains.includes(code) && !onRequest.some(({ meaning }) => meaning.freeFrom?.includes(code)),
  );
  const veganOnRequest = onRequest.some(({ meaning }) => meaning.vegan);
  const calories = caloriesIn([...text.codes, text.description, text.name]);
  if (calories) words.calories = calories.words;
  const facts = {
    ...(says('vegetarian', (meaning) => meaning.vegetarian === true) ? { vegetarian: true } : {}),
    ...(!veganOnRequest && says('vegan', (meaning) => meaning.vegan === true) ? { vegan: true } : {}),
    ...(says('halal', (meaning) => meaning.halal === true) ? { halal: true } : {}),
    ...(says('spicy', (meaning) => meaning.spicy === true) ? { spicy: true } : {}),
    ...(calories ? { calories: calories.value } : {}),
    ...(contains.length ? { contains } : {}),
    ...(mayContain.length ? { mayContain } : {}),
    ...(freeFrom.length ? { freeFrom } : {}),
  };
  return Object.keys(words).length ? { ...facts, words } : facts;
}

export interface StatedText {
  readonly name: string;
  readonly description: string;
  readonly codes: readonly string[];
  readonly section: string;
  readonly menu: string;
  readonly said?: readonly Statement[];
}

const NAME_WORD = /\b(?:vegan|vegetarian|veggie|plant[- ]based|halal|spicy|gluten[- ]free|dairy[- ]free)\b/gi;
const NOT_SO = /\b(?:non|not|no)[- ]+$/i;
/** Words before or behind a diet that make it an offer, a condition, a question or an approximation. */
const OFFERED =
  /^\S+(?:[- ]free)?(?:\s*[,(–-]\s*|\s)(?:options?|available|alternative|optional|adaptable|friendly|(?:up)?on request|by request|if|when|ask|please ask)\b|^\S+(?:[- ]free)?\s*\?/i;
const OFFERS = /\b(?:can be|could be|made|make it|ask for|nearly|almost|virtually|mostly)\s+$/i;
const CONDITION =
  /^(?:if|when|unless|(?:up)?on request|by request|(?:please )?ask|options?|available|optional|adaptable|subject to)\b/i;
/** Signs of a surcharge or of one of several kinds: "gluten free +£2", "classic / gluten free". */
const VARIANT =
  /\+\s?\p{Sc}?\s?\d|\p{Sc}\s?\d|\b(?:surcharge|supplement|upcharge|upgrade)\b|\b(?:regular|classic|standard|normal|traditional)\s?(?:[/&]|and\b|or\b)|(?:[/&]|\band|\bor)\s?(?:regular|classic|standard|normal|traditional)\b/iu;
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
function textStatements({ name, description, section, menu }: StatedText): Statement[] {
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
  // In a list the word belongs to its component, which tagging resolves.
  if (name.includes(',')) return [];
  return [...name.matchAll(NAME_WORD)].flatMap((match) => {
    if (NOT_SO.test(name.slice(0, match.index))) return [];
    const phrase = name.slice(match.index, match.index + match[0].length + 24);
    const optional =
      OFFERED.test(phrase) ||
      OFFERS.test(name.slice(0, match.index)) ||
      VARIANT.test(name) ||
      /\bor (?:vegan|vegetarian|veggie)/i.test(name);
    const meaning = dietMeaning(match[0]);
    return meaning ? [{ meaning: optional ? { ...meaning, option: true as const } : meaning, words: match[0] }] : [];
  });
}

function descriptionStatements(description: string): Statement[] {
  const clauses = description.split(/[.;|•·!]/).map((sentence) => sentence.split(/[()[\]]|\s[–—-]\s/));
  return clauses.flatMap((sentence) =>
    sentence.flatMap((clause, i) => {
      const parts = clause.split(/,\s/).map((part) => part.trim());
      // "Gluten free (on request)", "If you ask, gluten free"
      const isOffered = [...parts, sentence[i + 1]?.trim() ?? ''].some(
        (part) => CONDITION.test(part) || VARIANT.test(part),
      );
      return parts.flatMap((part, at) => {
        // Between the components of a list, "vegan" belongs to the one before it.
        const ofDish = [parts.slice(0, at), parts.slice(at + 1)].some((side) => side.every((one) => WHOLE.test(one)));
        const meaning = ofDish && WHOLE.test(part) ? dietMeaning(part) : null;
        return meaning ? [{ meaning: isOffered ? { ...meaning, option: true as const } : meaning, words: part }] : [];
      });
    }),
  );
}

/** "Contains milk and eggs", and allergens alone in brackets: "(gluten, milk)". */
function allergenStatements(text: string): Statement[] {
  const lists = [...text.matchAll(LIST)].flatMap((match) => {
    const found = containedIn(match.groups?.list ?? '');
    if (!found.length || isDenied(text.slice(0, match.index)) || isAsked(text, match.index)) return [];
    return [{ meaning: match.groups?.may ? { mayContain: found } : { contains: found }, words: match[0].trim() }];
  });
  const brackets = [...text.matchAll(BRACKETS)].flatMap(([words]) =>
    isContainedList(words) ? [{ meaning: { contains: allergensIn(words) }, words }] : [],
  );
  return [...lists, ...brackets];
}

/** A question states nothing: "Contains nuts? Ask us". */
const isAsked = (text: string, at: number): boolean => /^[^.!?;\n]*\?/.test(text.slice(at));

function sectionStatements(section: string): Statement[] {
  const match = SECTION.exec(section.replace(/[^\p{L}&\- ]+/gu, ' ').trim());
  if (!match)
    return /\bspicy\b/i.test(section) && !NEGATED.test(section) ? [{ meaning: { spicy: true }, words: section }] : [];
  return [{ meaning: match.groups?.vegan ? { vegan: true, vegetarian: true } : { vegetarian: true }, words: section }];
}
