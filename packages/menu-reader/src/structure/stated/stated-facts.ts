import type { AllergenCode } from '@menu-data-service/allergens';
import type { StatedFacts } from '../../draft-menu.ts';
import { codeMeanings } from './code-meaning.ts';
import type { Legend } from './legend.ts';
import type { Meaning, Statement } from './meaning.ts';
import { type StatedText, textStatements } from './text-statements.ts';

const KCAL = /(\d{1,2},\d{3}|\d{2,4})\s*(?:k?cals?|kilocalories)\b/i;
/** No dish has more; larger numbers are misprints or kilojoules. */
const MOST_CALORIES = 5000;

/** What the document itself says of one item, by codes and their legend, by words, and for the whole menu. */
export function statedFacts(text: StatedText, legend: Legend): StatedFacts {
  const statements: Statement[] = [
    ...text.codes.flatMap((words) => codeMeanings(words, legend).map((meaning) => ({ meaning, words: words.trim() }))),
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
  // "VG, VGO" is vegan on request: of two marks the one that promises less holds
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

function caloriesIn(texts: readonly string[]): { value: number; words: string } | null {
  for (const text of texts) {
    const match = KCAL.exec(text);
    const value = Number(match?.[1]?.replace(',', ''));
    if (match && value > 0 && value <= MOST_CALORIES) return { value, words: match[0] };
  }
  return null;
}
