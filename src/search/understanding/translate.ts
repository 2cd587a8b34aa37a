import { type Language, TRANSLATIONS, type Translation } from '../words/languages.ts';
import { readList } from '../words/read-list.ts';
import { FOODS } from './foods.ts';
import { type Found, phraseSet, phraseTable } from './phrase-table.ts';
import { isAllergenName } from './readers/avoided/allergen-names.ts';
import { slipKind } from './slips.ts';
import { type Token, wordsOf } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** English words that only say how others are meant; as words to look for they stay as typed. */
const SAYS_HOW: ReadonlySet<string> = new Set([
  ...[
    'without',
    'cant eat',
    'allergic to',
    'allergic',
    'makes me ill',
    'free',
    'and',
    'or',
    'nor',
    'with',
    'of',
    'the',
    'under',
    'pounds',
  ],
  ...['please', 'something', 'i want', 'i am', 'not spicy', 'near me'],
]);
/** Short words that several languages have. */
const JOINTS: ReadonlySet<string> = new Set(['and', 'or', 'nor', 'with', 'of', 'the']);
const DISHES = phraseSet(readList('asked/dish-phrases.txt'));

const byPhrase = new Map<string, Translation[]>();
for (const one of TRANSLATIONS) byPhrase.set(one.phrase, [...(byPhrase.get(one.phrase) ?? []), one]);
const TABLE = phraseTable(byPhrase);

/** Mixed with any language. */
const WITH_ANY: ReadonlySet<Language> = new Set(['british', 'beliefs', 'emoji']);

/** Shorter words of another language are no slips of English ones. */
const SHORTEST_SLIP = 5;

interface Place extends Found<readonly Translation[]> {
  readonly at: number;
}

function phraseAt(tokens: readonly Token[], at: number): Found<readonly Translation[]> | null {
  const found = TABLE.at(tokens, at);
  const token = tokens[at];
  const picture = token?.kind === 'sign' ? byPhrase.get(token.text) : undefined;
  if (picture !== undefined) return { value: picture, next: at + 1 };
  if (found !== null || token?.elided === undefined) return found;
  return TABLE.at([{ ...token, text: token.elided }], 0) && { value: byPhrase.get(token.elided) ?? [], next: at + 1 };
}

function placesOf(tokens: readonly Token[]): readonly Place[] {
  const places: Place[] = [];
  for (let at = 0; at < tokens.length; ) {
    const dish = DISHES.at(tokens, at);
    const found = dish === null ? phraseAt(tokens, at) : null;
    if (found !== null) places.push({ ...found, at });
    at = dish?.next ?? found?.next ?? at + 1;
  }
  return places;
}

/**
 * A search with its words of another language read as English ones; unchanged where none is sure to be of one. The language is the one
 * that has most of the words, those of many languages counting less. What may be English
 * too is translated only beside a sure word of the language, or, where it asks to leave something out, before a food, in English or in
 * its own language: "sin gluten", "sans noix".
 */
export function translated(tokens: readonly Token[], { known, dishes }: Vocabulary): readonly Token[] {
  const places = placesOf(tokens);
  if (places.length === 0) return tokens;
  const isWord = (place: Place) => place.next === place.at + 1;
  const besideFood = tokens.some(
    ({ text }, at) => FOODS.has(text) && !places.some((place) => at >= place.at && at < place.next),
  );
  // "chicken tikka masla" is about no butter, which is "masla" in Polish
  const maybeSlip = (word: string, english: string): boolean =>
    besideFood &&
    word.length >= SHORTEST_SLIP &&
    dishes.near(word, 1).some((dish) => dish !== english && slipKind(word, dish) <= 1);
  const namesFood = (at: number, language: Language): boolean => {
    const token = tokens[at];
    const meant = places.find((place) => place.at === at)?.value.find((one) => one.language === language);
    const names = [token?.kind === 'word' ? token.text : '', ...(meant?.english.split(' ') ?? [])];
    return names.some((name) => FOODS.has(name) || isAllergenName(name));
  };
  const isSure = (place: Place, { language, onlyWith, english }: Translation): boolean => {
    if (english === 'without' && namesFood(place.next, language)) return true;
    const word = tokens[place.at]?.text ?? '';
    if (onlyWith) return false;
    return !isWord(place) || !(known.has(word) || isAllergenName(word) || maybeSlip(word, english));
  };
  const sure = new Set<Language>();
  const told = new Map<Language, number>();
  for (const place of places) {
    for (const one of place.value) {
      const words = place.next - place.at;
      const isSureOne = isSure(place, one);
      if (isSureOne) sure.add(one.language);
      const weight = isSureOne && !JOINTS.has(one.english) ? words : words / 2;
      told.set(one.language, (told.get(one.language) ?? 0) + weight / place.value.length);
    }
  }
  const [best] = [...told].filter(([language]) => sure.has(language)).sort(([, a], [, b]) => b - a);
  if (best === undefined) return tokens;
  const result: Token[] = [];
  let from = 0;
  for (const place of places) {
    const meant = place.value.find(({ language }) => language === best[0] || WITH_ANY.has(language));
    if (meant === undefined) continue;
    result.push(...tokens.slice(from, place.at), ...englishTokens(tokens.slice(place.at, place.next), meant));
    from = place.next;
  }
  return [...result, ...tokens.slice(from)];
}

/** The first of the English words stands where the phrase was typed, the others have no letters of their own. */
function englishTokens(typed: readonly Token[], { english }: Translation): readonly Token[] {
  const [first] = typed;
  const last = typed.at(-1);
  if (first === undefined || last === undefined) return [];
  const { start } = first;
  const { end } = last;
  const phrase = wordsOf(typed);
  return english.split(' ').map((text, at) => ({
    ...{ kind: 'word', text, value: 0, decimals: false, end },
    start: at === 0 ? start : end,
    ...(!SAYS_HOW.has(english) && { translated: phrase }),
  }));
}
