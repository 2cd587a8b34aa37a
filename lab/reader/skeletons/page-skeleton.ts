import type { TextPage, Word } from '@menu-data-service/menu-reader/src/read/positioned-text';
import type { WordExchange } from './word-exchange.ts';

/** What a font's name tells about its look, which readers use; the name itself is left out. */
const LOOK =
  /thin|extralight|light|book|medium|semibold|demi|bold|black|heavy|italic|oblique|condensed|script|regular/gi;

/** The pages with other words in the same boxes; fonts have numbers for names. */
export function pageSkeleton(pages: readonly TextPage[], exchange: WordExchange): TextPage[] {
  const fonts: string[] = [];
  const neutral = (font: string): string => {
    if (!font) return '';
    if (!fonts.includes(font)) fonts.push(font);
    return `F${fonts.indexOf(font) + 1}${(font.match(LOOK) ?? []).map((part) => `-${part}`).join('')}`;
  };
  return pages.map(({ page, width, height, how, words }) => ({
    page,
    width,
    height,
    how,
    words: exchanged(words, exchange).map((word) => ({ ...word, font: neutral(word.font) })),
  }));
}

/** Letters that stand as words of their own in a row are one word, and get the letters of one. */
function exchanged(words: readonly Word[], exchange: WordExchange): Word[] {
  const made: Word[] = [];
  for (let at = 0; at < words.length; ) {
    let end = at;
    while (/^\p{L}$/u.test(words[end]?.text ?? '')) end++;
    const run = words.slice(at, end);
    if (run.length > 3) {
      const letters = [...exchange.text(run.map((word) => word.text).join(''))];
      made.push(...run.map((word, index) => ({ ...word, text: letters[index] ?? 'o' })));
      at = end;
      continue;
    }
    const word = words[at] as Word;
    made.push({ ...word, text: exchange.text(word.text) });
    at++;
  }
  return made;
}
