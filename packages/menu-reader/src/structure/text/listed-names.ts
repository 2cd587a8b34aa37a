import { wordCount } from './text-shape.ts';

const SIGN = /\s+[|•·∙●]\s+|\s*[•·∙●]\s*/;
const LIST_HEADING =
  /\b(?:sides?|side (?:dishes|orders)|extras|sauces|dips|toppings|fillings|juices|drinks|softs|mixers|sodas|beers|teas|flavou?rs)$/i;
const MIN = 3;
const WORDS = 5;
const SHORT_WORDS = 3;

/**
 * Names of a list on one or several lines, separated by signs, or by commas under a heading such as "Sides"; null where the text is not a
 * list. A name may continue on the next line.
 */
export function listedNames(lines: readonly string[], heading: string): string[] | null {
  const text = lines.join(' ');
  const signed = text.split(SIGN).filter((part) => part.trim());
  if (signed.length >= MIN) return signed.every((part) => isName(part, WORDS)) ? signed.map(tidy) : null;
  if (!LIST_HEADING.test(heading.replace(/[^\p{L}]+$/u, ''))) return null;
  const named = text.replace(/[.\s]+$/, '').split(/,\s*(?![^(]*\))/);
  return named.length >= MIN && named.every((part) => isName(part, SHORT_WORDS)) ? named.map(tidy) : null;
}

const isName = (part: string, words: number): boolean =>
  wordCount(part) <= words && /\p{L}{2}/u.test(part) && !/^\W*(?:and|or|with|served)\b/i.test(part);

const tidy = (part: string): string => part.trim();
