import type { AllergenCode } from '../../../src/domain/allergens.ts';
import { CLOSE, COMMA, isBreak, OPEN, printed, STOP, type Tokens } from '../text/tokens.ts';
import { ALLERGEN_WORDS, LIST_WORDS, statedCodes } from './allergen-words.ts';
import { CONNECTORS } from './word-classes.ts';

/** How a token is to be read. */
export type Mode = 'plain' | 'silent' | 'absent' | 'may' | 'contains';

export interface FreeFrom {
  readonly codes: readonly AllergenCode[];
  /** Tokens it reaches. */
  readonly from: number;
  readonly to: number;
  /** True where it speaks of the whole item. */
  readonly whole: boolean;
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
  readonly modes: readonly Mode[];
  readonly free: readonly FreeFrom[];
  readonly declared: readonly Declared[];
  /** True where the text says that there are no allergens at all. */
  readonly none: boolean;
}

const TRIGGERS = new Set(
  `free gf df nf nondairy eggless flourless dairyless contain contains containing no without allergen allergy allergic
  intolerance trace may made produced prepared cooked suitable doesnt handled handle`.split(/\s+/),
);
const CONTAIN = new Set(['contain', 'contains', 'containing']);
const OPTION = new Set(['option', 'available', 'request', 'alternative', 'version', 'ask', 'optional', 'possible']);
const CODES_OF_ABBREVIATION: Readonly<Record<string, readonly AllergenCode[]>> = {
  gf: ['GLUTEN'],
  df: ['MILK'],
  nf: ['NUTS', 'PEANUTS'],
  nondairy: ['MILK'],
  dairyless: ['MILK'],
  eggless: ['EGGS'],
  flourless: ['GLUTEN'],
};
const NO_ALLERGENS =
  /\b(contains? no|no|free (?:from|of) (?:all|any)|none of the|does not contain any(?: of the)?)\s+(14 |fourteen |major |listed |known |common |declarable )*allergens?\b/i;
/** A segment made of these and of allergen words alone speaks of the whole item. */
const ALONE = new Set(
  `and or free vegan vegetarian veggie suitable gf df nf is are this dish naturally item completely 100 it the all our contain
  does do not doesnt no without also certified any halal recipe made`.split(/\s+/),
);
const EMPTY: Statements = { modes: [], free: [], declared: [], none: false };

/** Reads what a text declares of allergens ("free from", "may contain", "contains") and marks how each token is to be read. */
export function readStatements(tokens: Tokens, scope: 'name' | 'description' | 'list'): Statements {
  const { words } = tokens;
  if (!words.some((word) => TRIGGERS.has(word))) return EMPTY;
  const modes: Mode[] = words.map(() => 'plain');
  const free: FreeFrom[] = [];
  const declared: Declared[] = [];
  const segmentStart = (i: number) => {
    let at = i;
    while (at > 0 && !isBreak(words[at - 1])) at -= 1;
    return at;
  };
  const segmentEnd = (i: number) => {
    let at = i;
    while (at < words.length && !isBreak(words[at])) at += 1;
    return at;
  };
  const has = (from: number, to: number, of: ReadonlySet<string>) => words.slice(from, to).some((word) => of.has(word));

  /** From `at`, the end of a run of allergen words that may go on over commas and brackets. */
  const listEnd = (at: number): number => {
    let end = at;
    for (let i = at; i < words.length; ) {
      if (words[i] === STOP) break;
      if (isBreak(words[i])) {
        i += 1;
        continue;
      }
      const stop = segmentEnd(i);
      const pure = words.slice(i, stop).every((word) => ALLERGEN_WORDS.has(word) || LIST_WORDS.has(word));
      if (!pure) {
        while (i < stop && (ALLERGEN_WORDS.has(words[i] ?? '') || LIST_WORDS.has(words[i] ?? ''))) i += 1;
        return Math.max(end, i);
      }
      end = stop;
      i = stop;
    }
    return end;
  };
  const codesIn = (from: number, to: number) => {
    const codes = new Set<AllergenCode>();
    for (let i = from; i < to; i += 1) for (const code of ALLERGEN_WORDS.get(words[i] ?? '') ?? []) codes.add(code);
    return [...codes];
  };
  const addFree = (codes: readonly AllergenCode[], from: number, to: number) => {
    const start = segmentStart(from);
    const end = segmentEnd(to);
    if (codes.length === 0 || has(start, end, OPTION)) return;
    const negated = words[from - 1] === 'not' || words[from - 1] === 'non' || words[from - 1] === 'isnt';
    if (negated) {
      for (const code of codes)
        declared.push({ code, state: 'contains', words: printed(tokens, from - 1, to), complete: false });
      return;
    }
    const alone = words.slice(start, end).every((word, i) => (start + i >= from && start + i < to) || ALONE.has(word) || ALLERGEN_WORDS.has(word));
    const qualified = scope === 'name' && !has(start, from, CONNECTORS);
    let reach = to;
    while (reach < end && !CONNECTORS.has(words[reach] ?? '')) reach += 1;
    free.push({ codes, from, to: reach, whole: alone || qualified, words: printed(tokens, from, to) });
  };
  const silence = (from: number, to: number, mode: Mode) => {
    for (let i = from; i < to; i += 1) if (modes[i] === 'plain') modes[i] = mode;
  };

  for (let i = 0; i < words.length; i += 1) {
    const word = words[i] ?? '';
    if (!TRIGGERS.has(word) || modes[i] === 'silent') continue;
    const before = words[i - 1] ?? '';
    if (word in CODES_OF_ABBREVIATION) {
      addFree(CODES_OF_ABBREVIATION[word] ?? [], i, i + 1);
    } else if (word === 'free' && (words[i + 1] === 'from' || words[i + 1] === 'of')) {
      const end = listEnd(i + 2);
      addFree(codesIn(i + 2, end), i, end);
      silence(i, end, 'absent');
    } else if (word === 'free' && words[i + 1] !== 'range' && ALLERGEN_WORDS.has(before)) {
      // "gluten and dairy free": the words joined before it belong to the statement.
      let from = i - 1;
      while (from >= 2 && words[from - 1] === 'and' && ALLERGEN_WORDS.has(words[from - 2] ?? '')) from -= 2;
      addFree(codesIn(from, i), from, i + 1);
      silence(from, i + 1, 'absent');
    } else if (word === 'no' || word === 'without') {
      const end = listEnd(i + 1);
      const codes = codesIn(i + 1, end);
      if (codes.length > 0 && isWholeNoun(words, end)) {
        addFree(codes, i, end);
        silence(i, end, 'absent');
      }
    } else if (CONTAIN.has(word) && before !== 'may') {
      const negative = before === 'not' || before === 'doesnt' || before === 'never' || words[i - 2] === 'not';
      const no = words[i + 1] === 'no' || words[i + 1] === 'neither';
      const end = listEnd(i + (no ? 2 : 1));
      if (negative) {
        const from = words[i - 2] === 'not' ? i - 2 : i - 1;
        addFree(codesIn(i + 1, end), from, end);
        silence(from, end, 'absent');
      } else if (!no) {
        declare(i, end, 'contains', false);
      }
    } else if (
      word === 'allergen' &&
      (words[i + 1] === COMMA || CONTAIN.has(words[i + 1] ?? '')) &&
      tokens.text.slice(tokens.ends[i]).match(/^\s*(:|contain)/i)
    ) {
      declare(i, listEnd(i + 2), 'contains', true);
    } else if (['allergy', 'allergen', 'allergic', 'intolerance'].includes(word)) {
      quiet(i);
    } else {
      const end = mayEnd(i);
      if (end > i) {
        declare(i, end, 'may contain', false);
        silence(i, end, 'may');
      }
    }
  }
  return { modes, free, declared, none: NO_ALLERGENS.test(tokens.text) };

  function declare(from: number, to: number, state: Declared['state'], complete: boolean) {
    const wordsRead = printed(tokens, from, to);
    for (let i = from; i < to; i += 1)
      for (const code of statedCodes(words, i)) {
        const twice = declared.some((one) => one.code === code && one.state === state);
        if (!twice) declared.push({ code, state, words: wordsRead, complete });
      }
    if (state === 'contains') silence(from, to, 'contains');
  }

  /** A sentence that asks guests to speak up names allergens without saying that the dish holds them. */
  function quiet(at: number) {
    let from = at;
    while (from > 0 && words[from - 1] !== STOP && !CONTAIN.has(words[from - 1] ?? '')) from -= 1;
    let to = at;
    while (to < words.length && words[to] !== STOP) to += 1;
    const ask = words
      .slice(from, to)
      .findIndex((word) =>
        [
          'please',
          'if',
          'ask',
          'tell',
          'inform',
          'speak',
          'before',
          'for',
          'see',
          'let',
          'any',
          'our',
          'check',
        ].includes(word),
      );
    if (ask >= 0) silence(from + ask, to, 'silent');
  }

  /** End of a "may contain" statement that begins at `i`; `i` where none does. */
  function mayEnd(i: number): number {
    const next = words[i + 1] ?? '';
    const begins =
      (words[i] === 'may' && (next === 'contain' || next === 'also' || next === 'have')) ||
      words[i] === 'trace' ||
      ((words[i] === 'made' || words[i] === 'produced' || words[i] === 'prepared' || words[i] === 'cooked') &&
        ['in', 'on', 'alongside', 'where', 'using'].includes(next) &&
        words
          .slice(i + 2, i + 14)
          .some((word) =>
            ['kitchen', 'factory', 'environment', 'bakery', 'fryer', 'facility', 'site', 'area', 'equipment'].includes(
              word,
            ),
          )) ||
      words[i] === 'handle' ||
      words[i] === 'handled' ||
      (words[i] === 'suitable' &&
        words[i - 1] === 'not' &&
        next === 'for' &&
        words.slice(i + 2, i + 9).some((word) => ['allergy', 'sufferer', 'allergic', 'intolerant'].includes(word)));
    if (!begins) return i;
    let depth = 0;
    let at = i;
    while (at < words.length) {
      const word = words[at] ?? '';
      if (word === STOP || word === 'ingredient' || word === 'but') break;
      if (at > i + 1 && CONTAIN.has(word) && words[at - 1] !== 'may' && words[at - 1] !== 'also') break;
      if (word === OPEN) depth += 1;
      if (word === CLOSE) {
        depth -= 1;
        if (depth < 0) break;
      }
      at += 1;
    }
    return at;
  }
}

/** "no egg noodles" denies nothing of eggs alone: the negated allergen must be the whole noun. */
function isWholeNoun(words: readonly string[], end: number): boolean {
  const next = words[end];
  return (
    next === undefined ||
    isBreak(next) ||
    CONNECTORS.has(next) ||
    ['or', 'but', 'used', 'at', 'added', 'here', 'please'].includes(next)
  );
}
