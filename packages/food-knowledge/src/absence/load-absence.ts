import { type AllergenCode, allergenCode } from '@menu-data-service/menu-model/allergens';
import { ownLines } from '../own-file.ts';
import { isBreak, tokenise } from '../text/tokens.ts';

export interface AmbiguousWords {
  readonly ofAny: ReadonlySet<string>;
  readonly ofAllergen: ReadonlyMap<AllergenCode, ReadonlySet<string>>;
}

/** Rules of likely absence. Allergens for which calibration showed nothing safe are missing. */
export interface AbsenceRules {
  readonly ambiguous: AmbiguousWords;
  readonly thresholds: ReadonlyMap<AllergenCode, number>;
  readonly ofVegan: readonly AllergenCode[];
  readonly ofVegetarian: readonly AllergenCode[];
}

/**
 * Reads the two files of this folder. Lines of the thresholds, which `npm run lab enrich/calibrate-allergens` writes, are
 * `allergen | log-odds` and `diet | allergen, allergen`.
 */
export function loadAbsenceRules(): AbsenceRules {
  const lines = readPairs('thresholds.txt');
  const ofDiet = (diet: string) =>
    lines.flatMap(([name, codes]) => (name === diet ? codes.split(',').map(codeOf) : []));
  const thresholds = lines.flatMap(([name, value]): [AllergenCode, number][] =>
    name === 'vegan' || name === 'vegetarian' ? [] : [[codeOf(name), Number(value)]],
  );
  return {
    ambiguous: loadAmbiguousWords(),
    thresholds: new Map(thresholds),
    ofVegan: ofDiet('vegan'),
    ofVegetarian: ofDiet('vegetarian'),
  };
}

/** Reads ambiguous.txt: `allergen or any | word, word`. */
function loadAmbiguousWords(): AmbiguousWords {
  const lines = readPairs('ambiguous.txt');
  const wordsOf = (text: string) => new Set(tokenise(text).words.filter((word) => !isBreak(word)));
  return {
    ofAny: new Set(lines.filter(([name]) => name === 'any').flatMap(([, text]) => [...wordsOf(text)])),
    ofAllergen: new Map(lines.filter(([name]) => name !== 'any').map(([name, text]) => [codeOf(name), wordsOf(text)])),
  };
}

function codeOf(name: string): AllergenCode {
  const code = allergenCode(name);
  if (!code) throw new Error(`estimates of absence: "${name}" is no allergen`);
  return code;
}

function readPairs(file: string): (readonly [left: string, right: string])[] {
  return ownLines(`absence/${file}`).map((line) => {
    const [left = '', right = ''] = line.split('|');
    return [left.trim(), right.trim()];
  });
}
