import type { TextPage, Word } from '../../read/positioned-text.ts';
import { median } from '../median.ts';

/** Heights of boxes from a picture scatter with ascenders and descenders; sizes within this ratio are one. */
const RATIO = 1.18;

/** Words read from a picture with their sizes rounded to the few type sizes a page really has. */
export function evenSizes(page: TextPage): readonly Word[] {
  if (page.how !== 'ocr') return page.words;
  const sorted = [...page.words].sort((a, b) => a.size - b.size);
  const sizes = new Map<Word, number>();
  let group: Word[] = [];
  const close = (): void => {
    const size = median(
      group.flatMap((word) => Array.from({ length: Math.min(20, word.text.length) }, () => word.size)),
    );
    for (const word of group) sizes.set(word, size);
    group = [];
  };
  for (const word of sorted) {
    const first = group[0];
    if (first && word.size > RATIO * first.size) close();
    group.push(word);
  }
  close();
  return page.words.map((word) => ({ ...word, size: sizes.get(word) ?? word.size }));
}
