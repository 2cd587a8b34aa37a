import { memoize } from '@menu-data-service/menu-model/memoize';
import { ENGLISH_WORDS } from '../words/english-words.ts';
import { readList } from '../words/read-list.ts';
import { doubtedAllergens } from './doubted-allergens.ts';
import { FOODS } from './foods.ts';
import { shortSlip } from './near-word.ts';
import { phraseSet, phraseTable } from './phrase-table.ts';
import { readAvoided } from './readers/avoided/read-avoided.ts';
import { readRefusedMaking } from './readers/avoided/read-making.ts';
import { readPermitted } from './readers/avoided/read-permitted.ts';
import { readWish } from './readers/avoided/read-wish.ts';
import { readCuisine } from './readers/cuisines.ts';
import { readFlag } from './readers/flags.ts';
import { readOrder } from './readers/orders.ts';
import { readPeople } from './readers/people.ts';
import { readPlace, readRestaurant } from './readers/places.ts';
import { readQuantity } from './readers/quantities.ts';
import { readWaived } from './readers/waived.ts';
import { type Meaning, type Reader, type Span, spanOf } from './span.ts';
import { readTokens, type Token } from './tokens.ts';
import { translated } from './translate.ts';
import type { Vocabulary } from './vocabulary.ts';
import { avoidedWords, FREE_FROM_ALONE } from './words/avoided.ts';
import { COURSE_LEADS, COURSE_PHRASES, DESSERT_WINES } from './words/courses.ts';
import { FLAG_WORDS, GENERAL_NOUNS } from './words/diets.ts';

type CourseMeaning = Extract<Meaning, { readonly kind: 'course' }>;

const COURSES = phraseTable<CourseMeaning>([
  ...COURSE_PHRASES.map(([phrase, course]) => [phrase, { kind: 'course', course, keep: false } as const] as const),
  ...DESSERT_WINES.map((phrase) => [phrase, { kind: 'course', course: 'drinks', keep: true } as const] as const),
]);
const LEAD = phraseSet(COURSE_LEADS);
const NOUNS = phraseSet(GENERAL_NOUNS);

/** Reads courses: "starters", "for lunch", "kids menu". */
const readCourse: Reader = (tokens, from) => {
  const lead = LEAD.at(tokens, from);
  const found = COURSES.at(tokens, lead?.next ?? from);
  if (found === null) return null;
  const to = NOUNS.at(tokens, found.next)?.next ?? found.next;
  return { from, to, meanings: [found.value], certain: false, weight: 4 * (to - from) + 1 };
};

const DISHES = phraseSet(readList('asked/dish-phrases.txt'));
/** Excludes foods: "nan". */
const FILLERS = phraseSet(readList('asked/fillers.txt').filter((phrase) => !FOODS.has(phrase)));

const readDish: Reader = (tokens, from) => {
  const dish = DISHES.at(tokens, from);
  return dish && spanOf(from, dish.next, [{ kind: 'dish' }], 9);
};

const readFiller: Reader = (tokens, from) => {
  const filler = FILLERS.at(tokens, from);
  return filler && spanOf(from, filler.next, [{ kind: 'filler' }], 0.1);
};

/** A tokenised search term and the conditions with the greatest total weight; the rest is text. */
export interface Parse {
  readonly term: string;
  readonly tokens: readonly Token[];
  /** In order, without overlap. */
  readonly spans: readonly Span[];
}

const READERS: readonly Reader[] = [
  readDish,
  readQuantity,
  readOrder,
  readAvoided,
  readRefusedMaking,
  readWaived,
  readWish,
  readPermitted,
  readFlag,
  readPlace,
  readRestaurant,
  readCuisine,
  readCourse,
  readPeople,
  readFiller,
];
/** Words such as "coeliac" and "allergic". */
const ILLNESSES = [...FREE_FROM_ALONE.map(([word]) => word), ...avoidedWords('allergy')].filter((word) =>
  /^\w{5,}$/.test(word),
);
const COURSE_PHRASE_WORDS: ReadonlySet<string> = new Set(COURSE_PHRASES.flatMap(([phrase]) => phrase.split(' ')));

/** Words that express a condition alone. A typo in one must not be ignored, whatever else is spelt like it: "vegn", "ceoliac". */
const condition = memoize(
  (typed) =>
    (typed.length === 4 ? shortSlip(typed, FLAG_WORDS) : null) ??
    (typed.length > 4 ? shortSlip(typed, ILLNESSES) : null),
);

/** Corrects a mistyped word to the nearest meaningful one; correctly spelled words stay. */
function corrected(token: Token, vocabulary: Vocabulary): Token {
  if (
    token.kind !== 'word' ||
    token.translated !== undefined ||
    ENGLISH_WORDS.has(token.text) ||
    vocabulary.known.has(token.text) ||
    COURSE_PHRASE_WORDS.has(token.text) ||
    ILLNESSES.includes(token.text)
  )
    return token;
  const meant = vocabulary.near.nearest(token.text) ?? condition(token.text);
  return meant === null || meant === token.text ? token : { ...token, text: meant, typed: token.text };
}

/** Finds the spans with the greatest total weight, by dynamic programming from the last token. */
function heaviest(tokens: readonly Token[], vocabulary: Vocabulary): readonly Span[] {
  const best: { weight: number; spans: readonly Span[] }[] = [];
  best[tokens.length] = { weight: 0, spans: [] };
  for (let from = tokens.length - 1; from >= 0; from -= 1) {
    let chosen = best[from + 1] as { weight: number; spans: readonly Span[] };
    for (const read of READERS) {
      const span = read(tokens, from, vocabulary);
      if (span === null) continue;
      const after = best[span.to];
      const weight = span.weight + (after?.weight ?? 0);
      if (weight > chosen.weight) chosen = { weight, spans: [span, ...(after?.spans ?? [])] };
    }
    best[from] = chosen;
  }
  return best[0]?.spans ?? [];
}

/** Tokenises a search term and finds its conditions; the name of a dish is text, whatever its words mean elsewhere. */
export function parseTerm(term: string, vocabulary: Vocabulary): Parse {
  const tokens = translated(readTokens(term), vocabulary).map((token) => corrected(token, vocabulary));
  const read = heaviest(tokens, vocabulary);
  const doubted = doubtedAllergens(tokens, read, vocabulary);
  const others = read.filter(
    (span) => span.meanings[0]?.kind !== 'dish' && !doubted.some(({ from, to }) => span.from < to && from < span.to),
  );
  return { term, tokens, spans: [...others, ...doubted].sort((a, b) => a.from - b.from) };
}
