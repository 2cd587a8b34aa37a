import { COMMA, isBreak } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';

/** In English; the vocabularies translate into these words. */
const SIZES: readonly { readonly words: ReadonlySet<string>; readonly factor: number }[] = [
  { words: wordSet('children kid mini junior little'), factor: 0.5 },
  { words: wordSet('small half lite light skinny'), factor: 0.65 },
  { words: wordSet('large double big ultimate mega giant'), factor: 1.2 },
];
/** Portion relative to the usual one by words of the name; sizes after "with" belong to sides. */
export function sizeFactor(name: readonly string[]): number {
  if (name.includes('dozen')) return 1;
  const own = name.filter((_, at) => !isBeside(name, at));
  return SIZES.find(({ words }) => own.some((word) => words.has(word)))?.factor ?? 1;
}

/** True after "with", up to the next break: "pie with large chips (small)". */
function isBeside(name: readonly string[], at: number): boolean {
  const before = name.slice(0, at);
  return before.lastIndexOf('with') > before.findLastIndex((word) => isBreak(word) && word !== COMMA);
}
