import { remembered } from '../../lib/remembered.ts';
import { shortSlip } from './near-word.ts';
import { leftoverAllergens } from './readers/avoided/leftover-allergens.ts';
import { readAvoided } from './readers/avoided/read-avoided.ts';
import { readMaking } from './readers/avoided/read-making.ts';
import { readWish } from './readers/avoided/read-wish.ts';
import { readCourse } from './readers/courses.ts';
import { readCuisine } from './readers/cuisines.ts';
import { readFlag } from './readers/flags.ts';
import { readPlace, readRestaurant } from './readers/places.ts';
import { readDish, readFiller } from './readers/plain-words.ts';
import { readQuantity } from './readers/quantities.ts';
import type { Reader, Span } from './span.ts';
import { readTokens, type Token } from './tokens.ts';
import { translated } from './translate.ts';
import type { Vocabulary } from './vocabulary.ts';
import { avoidedWords, FREE_FROM_ALONE } from './words/avoided.ts';
import { COURSE_PHRASES } from './words/courses.ts';
import { FLAG_WORDS } from './words/diets.ts';

/** A search term cut into words, and the conditions that weigh most together; what lies between them is text. */
export interface Parse {
  readonly term: string;
  readonly tokens: readonly Token[];
  /** In order, none over another. */
  readonly spans: readonly Span[];
}

const READERS: readonly Reader[] = [
  readDish,
  readQuantity,
  readAvoided,
  readMaking,
  readWish,
  readFlag,
  readPlace,
  readRestaurant,
  readCuisine,
  readCourse,
  readFiller,
];
/** "coeliac", "allergic" and their kin. */
const ILLNESSES = [...FREE_FROM_ALONE.map(([word]) => word), ...avoidedWords('allergy')].filter((word) =>
  /^\w{5,}$/.test(word),
);
const COURSE_PHRASE_WORDS: ReadonlySet<string> = new Set(COURSE_PHRASES.flatMap(([phrase]) => phrase.split(' ')));

/** Words that alone ask for a condition. One with a slip must not be passed over, whatever else is spelt like it: "vegn", "ceoliac". */
const condition = remembered(
  (typed) =>
    (typed.length === 4 ? shortSlip(typed, FLAG_WORDS) : null) ??
    (typed.length > 4 ? shortSlip(typed, ILLNESSES) : null),
);

/** A mistyped word read as the nearest word that means something; a rightly spelled one is left alone, whatever it means. */
function corrected(token: Token, vocabulary: Vocabulary): Token {
  if (
    token.kind !== 'word' ||
    token.translated !== undefined ||
    vocabulary.known.has(token.text) ||
    COURSE_PHRASE_WORDS.has(token.text) ||
    ILLNESSES.includes(token.text)
  )
    return token;
  const meant = vocabulary.near.nearest(token.text) ?? condition(token.text);
  return meant === null || meant === token.text ? token : { ...token, text: meant, typed: token.text };
}

/** The spans that weigh most together, from the last token back. */
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

/** Cuts a search term into words and finds the conditions in it; the name of a dish is text, whatever its words mean elsewhere. */
export function parseTerm(term: string, vocabulary: Vocabulary): Parse {
  const tokens = translated(readTokens(term), vocabulary).map((token) => corrected(token, vocabulary));
  const read = heaviest(tokens, vocabulary);
  const left = leftoverAllergens(tokens, read);
  const others = read.filter(
    (span) => span.meanings[0]?.kind !== 'dish' && !left.some(({ from, to }) => span.from < to && from < span.to),
  );
  return { term, tokens, spans: [...others, ...left].sort((a, b) => a.from - b.from) };
}
