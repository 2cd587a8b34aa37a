import type { AllergenCode } from '@menu-data-service/allergens';
import { CONNECTORS } from '../lexicon/word-classes.ts';
import { COMMA, printed, type Scope, type Tokens, type Words } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import { ALLERGEN_WORDS, statedCodes } from './allergen-words.ts';
import { mayContainEnd, requestSpan } from './cross-contact.ts';
import { type FreePhrase, freePhraseAt } from './free-from.ts';
import { saysNoAllergens } from './no-allergens.ts';
import { allergenListEnd, segmentEnd, segmentStart } from './token-spans.ts';

/** How a token counts: not at all (`silent`), or as part of a statement that something is absent, possible or contained. */
export type Mode = 'plain' | 'silent' | 'absent' | 'may' | 'contains';

export interface FreeFrom {
  readonly codes: readonly AllergenCode[];
  /** Tokens it applies to. */
  readonly from: number;
  readonly to: number;
  /** True where it applies to the whole item. */
  readonly whole: boolean;
  /** True for "no …" and "without …", where the thing itself is left out. */
  readonly plain: boolean;
  readonly words: string;
}

/** A "contains" or "may contain" statement of the text itself. */
export interface Declared {
  readonly code: AllergenCode;
  readonly state: 'contains' | 'may contain';
  readonly words: string;
  /** True where the text gives the item's whole allergen list ("Allergens: …"). */
  readonly complete: boolean;
}

export interface Statements {
  /** One for each token; empty where the text states nothing. */
  readonly modes: readonly Mode[];
  readonly free: readonly FreeFrom[];
  readonly declared: readonly Declared[];
  /** True where the text says that there are no allergens at all. */
  readonly none: boolean;
}

/** Every statement begins with one of these. */
const KEYS = wordSet(
  `free gf df nf nondairy eggless flourless dairyless contain containing no non without neither include allergen trace may might
  could made produced prepared cooked packed fried baked manufactured same shared in suitable handle handled please ask tell inform
  speak advise notify alert mention talk let check see if should before guarantee guaranteed`,
);
const CONTAINS = new Set(['contain', 'containing']);
const LEFT_OUT = new Set(['no', 'without', 'neither']);
const CHOICE = wordSet('option available request alternative version ask optional possible can gfo');
/** A segment made only of these and of allergen words describes the whole item. */
const ALONE = wordSet(
  `and or but free vegan vegetarian veggie suitable gf df nf is are this dish naturally item completely 100 it the all our contain may
  does do not doesnt no without also certified any halal recipe made from of entirely totally 100 nor neither trace`,
);
const NOTHING: Statements = { modes: [], free: [], declared: [], none: false };

/** Reads what a text declares about allergens ("free from", "may contain", "contains") and how each token counts. */
export function readStatements(tokens: Tokens, scope: Scope): Statements {
  const { words, text } = tokens;
  if (!words.some((word) => KEYS.has(word))) return NOTHING;
  const modes: Mode[] = words.map(() => 'plain');
  const free: FreeFrom[] = [];
  const declared: Declared[] = [];
  const mark = (from: number, to: number, mode: Mode) => {
    for (let i = from; i < to; i += 1) if (modes[i] === 'plain') modes[i] = mode;
  };
  const declare = (from: number, to: number, state: Declared['state'], complete: boolean) => {
    for (let i = from; i < to; i += 1)
      for (const code of statedCodes(words, i))
        if (!declared.some((one) => one.code === code && one.state === state))
          declared.push({ code, state, words: printed(tokens, from, to), complete });
  };
  const deny = (phrase: FreePhrase) => {
    const before = words[phrase.from - 1];
    if (before === 'not' || before === 'isnt') {
      // "Not gluten free" is a warning.
      for (const code of phrase.codes)
        declared.push({ code, state: 'contains', words: printed(tokens, phrase.from - 1, phrase.to), complete: false });
      return;
    }
    const reach = reachOf(words, phrase, scope);
    const plain = LEFT_OUT.has(words[phrase.from] ?? '');
    if (reach) free.push({ ...reach, plain, codes: phrase.codes, words: printed(tokens, phrase.from, phrase.to) });
    mark(phrase.from, phrase.to, 'absent');
  };
  for (let i = 0; i < words.length; i += 1) {
    const word = words[i] ?? '';
    if (!KEYS.has(word) || modes[i] !== 'plain') continue;
    const phrase = freePhraseAt(words, i);
    const request = requestSpan(words, i);
    const may = mayContainEnd(words, i);
    if (phrase) deny(phrase);
    else if (request) mark(request.from, request.to, 'silent');
    else if (may > i) {
      declare(i, may, 'may contain', false);
      mark(i, may, 'may');
    } else if (CONTAINS.has(word) || (word === 'allergen' && isListHeading(tokens, i))) {
      const to = allergenListEnd(words, i + (words[i + 1] === COMMA ? 2 : 1));
      declare(i, to, 'contains', word === 'allergen');
      mark(i, to, 'contains');
    }
  }
  return { modes, free, declared, none: saysNoAllergens(text) };
}

/** True for "Allergens: …" and "Allergens contain: …", false for "allergens are listed elsewhere". */
function isListHeading({ text, words, ends }: Tokens, i: number): boolean {
  return words[i + 1] === COMMA && /^\s*:/.test(text.slice(ends[i]));
}

/** How far a free-from phrase reaches; undefined where it only offers a choice ("gluten free on request"). */
function reachOf(
  words: Words,
  { from, to }: FreePhrase,
  scope: Scope,
): { from: number; to: number; whole: boolean } | undefined {
  const start = segmentStart(words, from);
  const end = segmentEnd(words, to);
  const segment = words.slice(start, end);
  if (segment.some((word) => CHOICE.has(word))) return undefined;
  const alone = segment.every(
    (word, i) => (start + i >= from && start + i < to) || ALONE.has(word) || ALLERGEN_WORDS.has(word),
  );
  const ofName = scope === 'name' && !words.slice(start, from).some((word) => CONNECTORS.has(word));
  let reach = to;
  while (reach < end && !CONNECTORS.has(words[reach] ?? '')) reach += 1;
  return { from, to: reach, whole: alone || ofName };
}
