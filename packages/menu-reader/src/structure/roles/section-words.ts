import { memoize } from '@menu-data-service/menu-model/memoize';
import { formsOf } from '../../vocabulary/load-forms.ts';

const HEADINGS = formsOf('section-headings');
const ALONE = new RegExp(`^(?:the )?(?:our )?(?:${HEADINGS})$`, 'i');
const ENDS = new RegExp(String.raw`\b(?:${formsOf('section-endings')})$`, 'i');

const lettersOnly = (text: string): string =>
  text
    .replace(/[’‘]/g, "'")
    .replace(/[^\p{L}&' ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

export const isSectionWord = memoize((text): boolean => {
  const plain = lettersOnly(text);
  if (ALONE.test(plain)) return true;
  const parts = plain.split(/\s+(?:&|and|or)\s+/i);
  return (parts.length === 2 && parts.every((part) => ALONE.test(part))) || isSeries(text);
});

/** "Wraps, Burgers & More": several kinds of dishes, named in the plural. */
function isSeries(text: string): boolean {
  const kinds = text
    .split(/\s*,\s*|\s+(?:&|and)\s+/i)
    .map(lettersOnly)
    .filter((kind) => !/^more$/i.test(kind));
  return kinds.length > 1 && kinds.every((kind) => /s$/i.test(kind) && ALONE.test(kind));
}

export const endsInSectionWord = (text: string): boolean => ENDS.test(text.trim());
