const HARD_PAIRS = new Set(['. ', ', ']);

/** Signs that place the next word far from the one before. */
const HARD_SIGNS = new Set([
  ...[
    '!',
    ';',
    '?',
    '¡',
    '§',
    '¶',
    '¿',
    '\u037e',
    '՜',
    '´',
    '՝',
    '։',
    '،',
    '؛',
    '؟',
    '۔',
    '।',
    '॥',
    '⸘',
    '⸮',
    '⹁',
    '՞',
  ],
  ...['׃', '※', '‽', '、', '。', '꓾', '꓿', '\u0000'],
]);

/** Characters of a separating class that do not separate: no-break spaces and the like. */
const JOINING = /[\u00a0\u2000\u2001\u2011\u2028\u202f\u205f\u232a\u2329]/;

const CUTTING =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: NUL cuts words in the engine we equal
  /[\p{Pc}\p{Pd}\p{Pe}\p{Pf}\p{Pi}\p{Po}\p{Ps}\p{Zs}\p{Zl}\p{Zp}`\t\n\r+\u00b1\u00d7\u00f7\u2212-\u22ff\u0000\u200c]/u;

const known = new Map<string, boolean>();
const KNOWN_LIMIT = 5_000;

/** True for characters that separate words, as measured on Meilisearch 1.50.0, character by character. */
export function isSeparator(character: string): boolean {
  let answer = known.get(character);
  if (answer === undefined) {
    answer = CUTTING.test(character) && !JOINING.test(character);
    if (known.size < KNOWN_LIMIT) known.set(character, answer);
  }
  return answer;
}

/** True for a decomposed separator that keeps words apart (8 positions) rather than side by side. */
export function isHardSeparator(separator: string): boolean {
  return HARD_PAIRS.has(separator) || HARD_SIGNS.has(separator);
}
