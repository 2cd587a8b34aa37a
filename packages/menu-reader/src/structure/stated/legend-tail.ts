import { codeKey, type Legend } from './legend.ts';

/** A lone capital behind a name is a code only where the legend has so many allergens: "Pizza M" may be its size. */
const FULL_LEGEND = 5;
const IN_BRACKETS = /\s*[([]([^()[\]]{1,40})[)\]][\s.]*$/;
const BETWEEN = /[\s,;/|&+.]+/;

/**
 * The codes of the legend at the end of a text, as printed with what is before them: " (FS, L)", " a1,c,g", " A C G"; undefined where what is
 * there is not made of its codes alone.
 * @param least words that stay: a name has one
 */
export function legendTail(text: string, legend: Legend, least = 0): string | undefined {
  const allergens = [...legend.meanings.values()].filter(({ contains }) => contains).length;
  if (allergens === 0) return undefined;
  const [tail, inside = ''] = IN_BRACKETS.exec(text) ?? [];
  if (tail !== undefined) return isOfCodes(inside, legend) ? tail : undefined;
  const words = text.trimEnd().split(/\s+/);
  let first = words.length;
  while (first > least && isOfCodes(words[first - 1] ?? '', legend)) first -= 1;
  const codes = words.slice(first).join(' ').split(BETWEEN).filter(Boolean);
  const isSure = codes.length > 1 || (allergens >= FULL_LEGEND && /^\p{Lu}\d?$/u.test(codes[0] ?? ''));
  if (!isSure) return undefined;
  return new RegExp(`(?:(?:^|\\s+)\\S+){${words.length - first}}\\s*$`).exec(text)?.[0];
}

/** Codes with a meaning, perhaps beside numbers that the legend gives to additives. */
function isOfCodes(text: string, { meanings }: Legend): boolean {
  const codes = text.split(BETWEEN).filter(Boolean).map(codeKey);
  const isKnown = (code: string): boolean => meanings.has(code) || meanings.has(code.replace(/(?<=^\p{L})\d+$/u, ''));
  return codes.some(isKnown) && codes.every((code) => isKnown(code) || /^\d{1,2}$/.test(code));
}
