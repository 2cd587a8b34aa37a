import { grouped } from '@menu-data-service/menu-model/grouped';
import { type Language, TRANSLATIONS, type Translation } from '../words/languages.ts';
import { readList } from '../words/read-list.ts';
import { FOODS } from './foods.ts';
import { type Found, phraseSet, phraseTable } from './phrase-table.ts';
import { isAllergenName } from './readers/avoided/allergen-names.ts';
import { slipKind } from './slips.ts';
import { type Token, wordsOf } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** English words that only modify others; they are searched as typed. */
const MODIFIERS: ReadonlySet<string> = new Set([
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
/** Short words common to several languages. */
const JOINTS: ReadonlySet<string> = new Set(['and', 'or', 'nor', 'with', 'of', 'the']);
const DISHES = phraseSet(readList('asked/dish-phrases.txt'));

const byPhrase = grouped(TRANSLATIONS, ({ phrase }) => phrase);
const TABLE = phraseTable(byPhrase);

/** Mixed with any language. */
const WITH_ANY: ReadonlySet<Language> = new Set(['british', 'beliefs', 'emoji']);

/** Shorter foreign words are not taken for English typos. */
const MIN_SLIP_LENGTH = 5;

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
 * Translates foreign words to English; the search stays unchanged if none is surely foreign. The language is the one with most of the
 * words, those of several languages counting less. A word that may be English is translated only beside a sure word of the language or, if
 * it excludes something, before a food, in English or in its own language: "sin gluten", "sans noix".
 */
export function translated(tokens: readonly Token[], { known, dishes }: Vocabulary): readonly Token[] {
  const places = placesOf(tokens);
  if (places.length === 0) return tokens;
  const isWord = (place: Place) => place.next === place.at + 1;
  const besideFood = tokens.some(
    ({ text }, at) => FOODS.has(text) && !places.some((place) => at >= place.at && at < place.next),
  );
  // "chicken tikka masla" is not about butter, which is "masla" in Polish
  const maybeSlip = (word: string, english: string): boolean =>
    besideFood &&
    word.length >= MIN_SLIP_LENGTH &&
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

/** Puts the first English word at the phrase's position; the others have no letters of their own. */
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
    ...(!MODIFIERS.has(english) && { translated: phrase }),
  }));
}
