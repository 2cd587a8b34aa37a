export type Script = 'latin' | 'cyrillic' | 'greek' | 'han-kana' | 'hangul' | 'arabic' | 'hebrew' | 'thai' | 'other';

const TESTS: readonly (readonly [Script, RegExp])[] = [
  ['latin', /\p{Script=Latin}/u],
  ['cyrillic', /\p{Script=Cyrillic}/u],
  ['greek', /\p{Script=Greek}/u],
  ['han-kana', /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['hangul', /\p{Script=Hangul}/u],
  ['arabic', /\p{Script=Arabic}/u],
  ['hebrew', /\p{Script=Hebrew}/u],
  ['thai', /\p{Script=Thai}/u],
  [
    'other',
    /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Georgian}\p{Script=Khmer}\p{Script=Ethiopic}]/u,
  ],
];

const known = new Map<string, Script | null>();
const KNOWN_LIMIT = 5_000;

/** Script of a character; null for digits, signs and spaces, which belong to the preceding run. */
export function scriptOf(character: string): Script | null {
  let script = known.get(character);
  if (script === undefined) {
    script = TESTS.find(([, test]) => test.test(character))?.[0] ?? null;
    if (known.size < KNOWN_LIMIT) known.set(character, script);
  }
  return script;
}
